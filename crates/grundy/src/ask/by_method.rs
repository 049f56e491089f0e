//! The winner by one of the three classic methods, with a count of the work done.

use super::plan::{Outcome, Task};
use super::prepared::Standing;
use super::{Answer, Error, Options};
use crate::rules::{Convention, Endless, Erased, Game, Rules, Terms};
use crate::solve::{Meter, Method, by_method, with_large_stack};

/// Finds the winner by one of the classic methods, if one was asked for, and counts calls and entries.
pub fn classic(task: &mut Task<'_>) -> Result<Outcome, Error> {
    let (question, options) = (task.question, task.options);
    let Some(method) = options.method else { return Ok(Outcome::Open) };
    let prepared = question.prepared()?;
    let work = Work { terms: &prepared.terms, options, method, standing: question.standing()? };
    task.answer = with_large_stack(|| work.on(&prepared.family.erase()))?;
    Ok(Outcome::Settled)
}

struct Work<'a> {
    terms: &'a Terms,
    options: &'a Options,
    method: Method,
    standing: &'a Standing,
}

impl Work<'_> {
    fn on(self, rules: &Erased) -> Result<Answer, Error> {
        let game = Game::new(rules, self.terms);
        if self.terms.convention == Convention::Score || rules.endless(&rules.start()) != Endless::Never {
            return Err(Error::new(
                0,
                words!(
                    "the classic methods find the winner of games that end, not scores",
                    "os métodos clássicos acham o vencedor de jogos que terminam, e não pontuações"
                ),
            ));
        }
        let Standing { at, next, .. } = self.standing;
        let mut answer = Answer::new(String::new());
        let meter = Meter::new(self.options.limits.clone());
        match by_method(game, at, *next, self.method, self.options.trace, &meter) {
            Ok(found) => {
                answer.winner = Some(found.verdict);
                answer.effort = Some(found.effort);
                answer.trace = found.trace;
            }
            Err(reason) => answer.stop(reason),
        }
        answer.engine = self.method.name().into();
        answer.nodes = meter.nodes();
        answer.seconds = meter.seconds();
        Ok(answer)
    }
}
