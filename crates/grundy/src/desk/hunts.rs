//! The hunt for an instance on which a reduction fails.

use super::{Event, Failed, Failure, HuntRequest, options};
use crate::reduce::{Counterexample, HuntOptions, Hunting, hunt_by_size};
use crate::solve::Limits;
use std::time::Duration;

/// How long one side of an instance may take.
const EACH: Duration = Duration::from_secs(2);

/// How often progress is reported, in seconds; also with each new size.
const PACE: f64 = 0.2;

/// Tries all instances up to the size of the reduction, then random ones. How far it has come goes to `emit`; the last
/// event has what was found.
pub fn hunt(
    asked: &HuntRequest,
    limits: &Limits,
    emit: &mut dyn FnMut(Event) -> bool,
) -> Result<Event, Failure> {
    let reduction = *super::request::reduction(&asked.name)?;
    let solve = options(limits, asked.seconds);
    let options = HuntOptions { count: u64::MAX, each: EACH, solve };
    let seed = asked.seed.unwrap_or(1).into();
    let mut described = Hunting::default();
    let mut report = |so_far: &Hunting| {
        let due = so_far.size != described.size || so_far.seconds - described.seconds >= PACE;
        if due {
            described = *so_far;
        }
        !limits.cancel.is_cancelled() && (!due || emit(hunting(so_far)))
    };
    let (hunted, so_far) = hunt_by_size(reduction, reduction.size, seed, &options, &mut report);
    let Hunting { agreed, stopped, up_to, seconds, .. } = so_far;
    let failed = hunted.counterexample.map(failed);
    Ok(Event::Hunted { agreed, stopped, up_to, seconds, failed })
}

fn hunting(so_far: &Hunting) -> Event {
    let Hunting { agreed, stopped, up_to, size, seconds, .. } = *so_far;
    Event::Hunting { agreed, stopped, up_to, size, seconds }
}

fn failed(found: Counterexample) -> Box<Failed> {
    Box::new(Failed {
        source: found.source.to_string(),
        source_winner: found.source_winner.id(),
        target: found.target.to_string(),
        target_winner: found.target_winner.id(),
        line: found.line,
    })
}
