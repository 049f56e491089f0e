//! A hunt size by size, which says how far it has come.
//!
//! Instances are tried in portions, in their order, so that the counterexample is the one that a single hunt finds. Every
//! list of small instances begins with the list for the size before, so that what was tried need only be skipped.

use super::hunt::{Counterexample, End, HuntOptions, Hunted, Instances, MOST_REFUSED, Progress, hunt};
use super::record::Reduction;
use super::shrink::smaller;
use crate::platform::Stopwatch;

/// How many instances are tried between two reports.
const PORTION: usize = 24;

/// How far a hunt has come.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Hunting {
    /// The number of instances on which the winners agreed with the claim.
    pub agreed: u64,
    /// The number of instances that were skipped as too large.
    pub stopped: u64,
    /// The size up to which every instance was tried.
    pub up_to: Option<usize>,
    /// The size that is being tried; none where instances are drawn at random.
    pub size: Option<usize>,
    /// How long it has taken.
    pub seconds: f64,
}

/// Hunts through all instances up to a size, size by size, and then among random ones. `report` is called after every
/// portion, and ends the hunt by returning false. Returns what was found, and how far it came.
pub fn hunt_by_size(
    reduction: Reduction,
    size: usize,
    seed: u64,
    options: &HuntOptions,
    report: &mut dyn FnMut(&Hunting) -> bool,
) -> (Hunted, Hunting) {
    let mut steps =
        Steps { reduction, options, since: Stopwatch::start(), so_far: Hunting::default(), won_by_alice: 0 };
    let mut tried = 0;
    for size in 0..=size {
        steps.so_far.size = Some(size);
        let mut fresh: Instances = Box::new(reduction.small_sources(size).skip(tried));
        match steps.through(&mut fresh, &mut tried, report) {
            Some((end, found)) => return steps.ended(end, found),
            None => steps.so_far.up_to = Some(size),
        }
    }
    steps.so_far.size = None;
    let mut random = reduction.random_sources(size, seed);
    let (end, found) = steps.through(&mut random, &mut tried, report).unwrap_or((End::Exhausted, None));
    steps.ended(end, found)
}

struct Steps<'a> {
    reduction: Reduction,
    options: &'a HuntOptions,
    since: Stopwatch,
    so_far: Hunting,
    won_by_alice: u64,
}

impl Steps<'_> {
    /// Tries all instances of a list, portion by portion; none if all of them agreed or were skipped.
    fn through(
        &mut self,
        instances: &mut Instances,
        tried: &mut usize,
        report: &mut dyn FnMut(&Hunting) -> bool,
    ) -> Option<(End, Option<Counterexample>)> {
        let mut refused = 0;
        loop {
            let mut drawn = 0;
            let portion = instances.by_ref().take(PORTION).inspect(|_| drawn += 1);
            let hunted =
                hunt(&self.reduction, Box::new(portion), &smaller, &self.left(), &Progress::default());
            *tried += drawn;
            self.so_far.agreed += hunted.agreed;
            self.so_far.stopped += hunted.stopped;
            self.won_by_alice += hunted.won_by_alice;
            self.so_far.seconds = self.since.elapsed().as_secs_f64();
            match hunted.end {
                End::Counterexample | End::Time | End::Cancelled => {
                    return Some((hunted.end, hunted.counterexample));
                }
                End::Count if self.tried() >= self.options.count => return Some((End::Count, None)),
                End::Count | End::Exhausted => {}
            }
            if !report(&self.so_far) {
                return Some((End::Cancelled, None));
            }
            refused = if hunted.agreed + hunted.stopped > 0 { 0 } else { refused + drawn as u64 };
            if drawn < PORTION || refused >= MOST_REFUSED {
                return None;
            }
        }
    }

    fn tried(&self) -> u64 {
        self.so_far.agreed + self.so_far.stopped
    }

    /// The options of the next portion: what is left of the time and of the number of instances.
    fn left(&self) -> HuntOptions {
        let mut options = self.options.clone();
        options.count = options.count.saturating_sub(self.tried());
        let limits = &mut options.solve.limits;
        limits.time = limits.time.map(|most| most.saturating_sub(self.since.elapsed()));
        options
    }

    fn ended(self, end: End, counterexample: Option<Counterexample>) -> (Hunted, Hunting) {
        let Hunting { agreed, stopped, .. } = self.so_far;
        let (won_by_alice, seconds) = (self.won_by_alice, self.since.elapsed().as_secs_f64());
        (Hunted { end, agreed, won_by_alice, stopped, seconds, counterexample }, self.so_far)
    }
}

#[cfg(test)]
mod tests {
    use crate::reduce::REDUCTIONS;

    /// What `hunt_by_size` relies on.
    #[test]
    fn small_instances_begin_with_smaller_ones() {
        for reduction in REDUCTIONS {
            for size in 0..reduction.size.min(3) {
                let list = |size| reduction.small_sources(size).map(|source| source.to_string());
                let shorter: Vec<String> = list(size).collect();
                let longer: Vec<String> = list(size + 1).take(shorter.len()).collect();
                assert_eq!(shorter, longer, "{} {size}", reduction.id);
            }
        }
    }
}
