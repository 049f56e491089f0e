//! Problems that a theorem reduces to a smaller one, which is solved instead.

use super::plan::{Outcome, Task, solve_unnamed};
use super::{Answer, Error, Question, Reasons};
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
    let answer = solve_unnamed(&Question::from(problem), options)?;
    let mut reasons = Reasons::from(by);
    reasons.extend(answer.engine);
    task.answer = Answer { engine: reasons, ..answer };
    Ok(Outcome::Settled)
}
