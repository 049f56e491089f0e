//! Problems that a theorem makes smaller: the smaller one is solved in their place.

use super::{Answer, Error, Options, Question, Reasons};
use crate::theory::{self, Reduction};

/// The answer to a question of one problem by a smaller problem with the same nimber, if a theorem gives one.
pub fn solve(question: &Question, options: &Options) -> Result<Option<Answer>, Error> {
    let [located] = &question.problems[..] else { return Ok(None) };
    let reduction = theory::reduction(&located.problem).filter(|_| question.played.is_empty());
    let Some(Reduction { problem, by }) = reduction else { return Ok(None) };
    let mut smaller = located.clone();
    smaller.problem = problem;
    let smaller = Question { problems: vec![smaller], played: Vec::new() };
    let mut answer = smaller.solve(options)?;
    let mut reasons = Reasons::from(by);
    reasons.extend(answer.engine);
    (answer.problem, answer.engine) = (question.to_string(), reasons);
    Ok(Some(answer))
}
