//! The value of a problem with its thermograph.

use super::{Error, Options, Question};
use crate::rules::{Erased, Game, Terms};
use crate::solve::{Solver, StopReason, with_large_stack};
use crate::value::{Described, Details, Notation, Thermograph, Thermographs, Value, text};

/// A value with its description and its thermograph.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Valued {
    /// The canonical text of the problem.
    pub problem: String,
    /// The value with its mean, temperature and stops.
    pub described: Described,
    /// Its birthday, atomic weight and reduced canonical form.
    pub details: Details,
    /// The canonical form in unicode; none if that would be too long.
    pub unicode: Option<String>,
    /// The thermograph of the value.
    pub thermograph: Thermograph,
}

/// The value of a problem under normal play, whether partizan or impartial.
///
/// ```
/// let found = grundy::ask::valued("kayles:P3[ABA]", &Default::default()).unwrap().unwrap();
/// assert_eq!(found.described.text.as_deref(), Some("{1|0}"));
/// assert_eq!(found.thermograph.mean().to_string(), "1/2");
/// ```
pub fn valued(text: &str, options: &Options) -> Result<Result<Valued, StopReason>, Error> {
    Question::read(text)?.valued(options)
}

impl Question {
    /// Its value with the thermograph: see [`valued`].
    pub fn valued(&self, options: &Options) -> Result<Result<Valued, StopReason>, Error> {
        let prepared = self.prepared()?;
        let work = Work { question: self, terms: &prepared.terms, options };
        with_large_stack(|| work.on(&prepared.family.erase()))
    }
}

struct Work<'a> {
    question: &'a Question,
    terms: &'a Terms,
    options: &'a Options,
}

impl Work<'_> {
    fn on(self, rules: &Erased) -> Result<Result<Valued, StopReason>, Error> {
        let game = Game::new(rules, self.terms);
        let at = &self.question.standing()?.at;
        let Options { limits, threads, switches, .. } = self.options;
        let memory = self.question.prepared()?.memory(self.options);
        let solver = Solver::on(game, limits.clone(), *threads, *switches).memory(&memory);
        if !solver.has_value(at) {
            return Err(Error::new(
                0,
                words!(
                    "only normal play without passing has values",
                    "só a variante normal, sem passar a vez, tem valores"
                ),
            ));
        }
        let found = || {
            let value = if solver.has_nimber(at) {
                u32::try_from(solver.nimber_from(0, at)?)
                    .ok()
                    .and_then(Value::nimber)
                    .ok_or(StopReason::Memory)?
            } else {
                solver.value_of(at)?
            };
            let store = solver.store();
            let thermograph = Thermographs::new(store).of(value).map_err(|_| StopReason::Memory)?;
            Ok(Valued {
                problem: self.question.to_string(),
                described: solver.describe(value)?,
                details: Details::of(value, store),
                unicode: text(value, store, Notation::Unicode),
                thermograph: Thermograph::clone(&thermograph),
            })
        };
        Ok(found())
    }
}
