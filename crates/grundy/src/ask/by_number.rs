//! Scores that are game numbers: found as the number is, by the questions "does Alice win with k?".

use super::{Answer, Error, Options, Question, number};
use crate::theory;

/// Fills in the score of a question of one problem if it is a game number. The questions only ask for a winner, so that
/// what is known of winners cuts them short; a search for the score could not use it. False if it is no number.
pub fn fill_score(question: &Question, options: &Options, answer: &mut Answer) -> Result<bool, Error> {
    let mut problems = question.problems();
    let (Some(problem), None, true) = (problems.next(), problems.next(), question.played.is_empty()) else {
        return Ok(false);
    };
    let Some(name) = theory::score_is_number(problem) else { return Ok(false) };
    let pass = problem.terms.pass.map_or("none", |who| who.id());
    let name = format!("{name}{{first={},pass={pass}}}", problem.terms.first.id());
    let found = number(&name, &problem.instance(), &Options { wants: None, ..options.clone() })?;
    answer.score = found.number;
    answer.nodes += found.nodes;
    answer.seconds += found.seconds;
    answer.engine = found.engine;
    (answer.status, answer.stopped_by) = (found.status, found.stopped_by);
    Ok(true)
}
