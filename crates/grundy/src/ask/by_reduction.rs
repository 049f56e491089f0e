//! Problems that a theorem makes smaller: the smaller one is solved in their place.

use super::plan::{Outcome, Task};
use super::{Error, Question, Reasons};
use crate::theory::{self, Reduction};

/// Solves a smaller problem with the same nimber in place of the question, if a theorem gives one and nothing else is
/// wanted.
pub fn smaller_problem(task: &mut Task<'_>) -> Result<Outcome, Error> {
    let (question, options) = (task.question, task.options);
    if !options.theorems || !task.only_nimber() {
        return Ok(Outcome::Open);
    }
    let reduction = question.single().and_then(theory::reduction).filter(|_| question.played.is_empty());
    let Some(Reduction { problem, by }) = reduction else { return Ok(Outcome::Open) };
    let mut answer = Question::from(problem).solve(options)?;
    let mut reasons = Reasons::from(by);
    reasons.extend(answer.engine);
    (answer.problem, answer.engine) = (question.to_string(), reasons);
    task.answer = answer;
    Ok(Outcome::Settled)
}
