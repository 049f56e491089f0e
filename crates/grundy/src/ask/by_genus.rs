//! The genus stage: nimbers under both conventions, if they are asked for.

use super::plan::{Outcome, Task};
use super::{Error, Options, Question};
use crate::rules::{Bilingual, Convention, Erased, Game};
use crate::solve::{Breed, Solver, StopReason};

const GENUS: Bilingual = Bilingual { en: "genera of the options", pt: "gêneros das opções" };

/// Finds the genus of an impartial position, and with it the nimber and the winner. Where there is none, other stages
/// continue.
pub fn genus(task: &mut Task<'_>) -> Result<Outcome, Error> {
    if !task.wants.genus {
        return Ok(Outcome::Open);
    }
    let prepared = match task.question.prepared() {
        Err(error) if error.too_large => {
            task.answer.stop(StopReason::Size);
            return Ok(Outcome::Settled);
        }
        prepared => prepared?,
    };
    let work = Work { question: task.question, options: task.options };
    let Found { breed, nodes, seconds } = work.on(&prepared.family.erase())?;
    (task.answer.nodes, task.answer.seconds) = (nodes, seconds);
    match breed {
        Err(reason) => task.answer.stop(reason),
        Ok(Some(breed)) => record(task, &breed)?,
        Ok(None) => {}
    }
    Ok(Outcome::Open)
}

fn record(task: &mut Task<'_>, Breed { genus, tame, .. }: &Breed) -> Result<(), Error> {
    let next = task.question.standing()?.next;
    let (answer, convention) = (&mut task.answer, task.question.terms().convention);
    answer.genus = Some(genus.to_string());
    answer.tame = Some(*tame);
    answer.engine = GENUS.into();
    let nimber = if convention == Convention::Normal { genus.nimber() } else { genus.superscript(0) };
    answer.nimber = (convention == Convention::Normal).then_some(nimber);
    answer.decide(nimber != 0, next, convention);
    Ok(())
}

struct Work<'a> {
    question: &'a Question,
    options: &'a Options,
}

/// What a solve has found, and what it took.
struct Found {
    breed: Result<Option<Breed>, StopReason>,
    nodes: u64,
    seconds: f64,
}

impl Work<'_> {
    fn on(self, rules: &Erased) -> Result<Found, Error> {
        let prepared = self.question.prepared()?;
        let at = &self.question.standing()?.at;
        let Options { limits, switches, .. } = self.options;
        let solver = Solver::on(Game::new(rules, &prepared.terms), limits.clone(), 1, *switches);
        let breed = solver.genus(at);
        Ok(Found { breed, nodes: solver.meter.nodes(), seconds: solver.meter.seconds() })
    }
}
