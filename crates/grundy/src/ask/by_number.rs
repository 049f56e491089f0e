//! Scores that are game numbers: computed as the number is, by asking "does Alice win with k?".

use super::plan::{Outcome, Task};
use super::{Error, Options, number};
use crate::theory;

/// Finds the score of a single problem as a game number, if it is one and nothing else is wanted. Each question asks
/// only for a winner, so that winner-only pruning applies; a search for the score could not use it.
pub fn score_by_number(task: &mut Task<'_>) -> Result<Outcome, Error> {
    if !task.options.theorems || !task.only_score() || !task.question.played.is_empty() {
        return Ok(Outcome::Open);
    }
    let problem = task.question.single();
    let Some((problem, name)) =
        problem.and_then(|problem| Some((problem, theory::score_is_number(problem)?)))
    else {
        return Ok(Outcome::Open);
    };
    let options = Options { wants: None, ..task.options.clone() };
    let found = number::number_of(name, problem, &options)?;
    let answer = &mut task.answer;
    answer.score = found.number;
    answer.score_window = task.finding.window.filter(|_| answer.score.is_none());
    answer.nodes += found.nodes;
    answer.seconds += found.seconds;
    answer.engine = found.engine;
    (answer.status, answer.stopped_by) = (found.status, found.stopped_by);
    Ok(Outcome::Settled)
}
