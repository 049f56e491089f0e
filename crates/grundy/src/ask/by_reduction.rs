//! Problems that a theorem reduces to a smaller one, which is solved instead.

use super::plan::{Outcome, Task};
use super::{Error, Question, Reasons};
use crate::theory::{self, Reduction};

/// Solves a smaller problem with the same nimber instead, if a theorem provides one and nothing but the nimber is
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
