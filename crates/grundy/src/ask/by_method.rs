//! The winner by one of the three classic methods, with what it took.

use super::{Answer, Error, Options, Question};
use crate::games::Visitor;
use crate::rules::{Convention, Endless, Game, Rules, Terms};
use crate::solve::{Meter, Method, by_method, with_large_stack};

/// Answers a question by a method: who wins, and how many calls and entries that took.
pub fn answer(question: &Question, options: &Options, method: Method) -> Result<Answer, Error> {
    let setup = question.set_up()?;
    let work = Work { question, terms: &setup.terms, options, method };
    with_large_stack(|| setup.family.visit(work))
}

struct Work<'a> {
    question: &'a Question,
    terms: &'a Terms,
    options: &'a Options,
    method: Method,
}

impl Visitor for Work<'_> {
    type Output = Result<Answer, Error>;

    fn visit<R: Rules>(self, rules: &R) -> Result<Answer, Error> {
        let game = Game::new(rules, self.terms);
        if self.terms.convention == Convention::Score || rules.endless(&rules.start()) != Endless::Never {
            return Err(Error::new(0, "the classic methods find the winner of games that end, not scores"));
        }
        let (at, next, _) = self.question.replay(game)?;
        let mut answer = Answer::new(self.question.to_string());
        let meter = Meter::new(self.options.limits.clone());
        match by_method(game, &at, next, self.method, &meter) {
            Ok((verdict, effort)) => {
                answer.winner = Some(verdict.id().to_string());
                answer.effort = Some(effort);
            }
            Err(reason) => answer.stop(reason),
        }
        answer.engine = self.method.name().into();
        answer.nodes = meter.nodes();
        answer.seconds = meter.seconds();
        Ok(answer)
    }
}
