//! The hunt: solves both sides of instance after instance, looking for one on which a reduction fails.
//!
//! It works on problems only. The reduction, the source of instances and the way to shrink them are parameters, so
//! that a reduction may also be written elsewhere: a problem in, a problem out.

use super::line::{LineMove, line};
use super::record::WinnerMap;
use super::winner_of;
use crate::ask::{Error, Options, Question, Wants};
use crate::games::Problem;
use crate::platform::{Stopwatch, on_threads, with_large_stack};
use crate::rules::Player;
use serde::Serialize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Something that turns a problem into another.
pub trait Reduces: Sync {
    /// The target; an error if the reduction does not apply to the source.
    fn target(&self, source: &Problem) -> Result<Problem, Error>;

    /// How the winner of the target follows from the winner of the source.
    fn winner(&self) -> WinnerMap;
}

/// Where instances come from: problems, the smaller ones first.
pub type Instances<'a> = Box<dyn Iterator<Item = Problem> + Send + 'a>;

/// How an instance can be made a little smaller: problems, the smallest first.
pub type Shrink<'a> = &'a (dyn Fn(&Problem) -> Vec<Problem> + Sync);

/// How long to hunt.
#[derive(Clone, Debug)]
pub struct HuntOptions {
    /// Stop after this many instances.
    pub count: u64,
    /// Skip an instance when one of its sides takes longer than this.
    pub each: Duration,
    /// Limits; the time limit is for the whole hunt. Every thread works on its own instance.
    pub solve: Options,
}

/// Counters that can be read while a hunt runs.
#[derive(Default, Debug)]
pub struct Progress {
    /// Instances that agreed with the claim.
    pub agreed: AtomicU64,
    /// Instances that were skipped as too large.
    pub stopped: AtomicU64,
}

/// Why a hunt ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// An instance was found on which the reduction fails.
    Counterexample,
    /// The requested number of instances agreed.
    Count,
    /// There were no more instances, or none to which the reduction applies.
    Exhausted,
    /// The time ran out.
    Time,
    /// The caller cancelled the hunt.
    Cancelled,
}

/// What a hunt found.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Hunted {
    /// Why the hunt ended.
    pub end: End,
    /// The number of instances on which the winners agreed with the claim.
    pub agreed: u64,
    /// The number of these instances whose source Alice wins.
    pub won_by_alice: u64,
    /// The number of instances that were skipped as too large.
    pub stopped: u64,
    /// How long the hunt took.
    pub seconds: f64,
    /// The instance on which the reduction fails, if one was found.
    pub counterexample: Option<Counterexample>,
}

/// An instance on which the reduction fails.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Counterexample {
    /// The source, made as small as the hunt could make it.
    pub source: Problem,
    /// Who wins the source.
    pub source_winner: Player,
    /// The target that the reduction makes of it.
    pub target: Problem,
    /// Who wins the target.
    pub target_winner: Player,
    /// The instance that was found first; `source` was made from it by steps that kept it a counterexample.
    pub found: Problem,
    /// A play of the target that its winner forces: the loser holds out as long as possible where that can be
    /// computed.
    pub line: Vec<LineMove>,
}

/// After this many rejected instances in a row, the reduction presumably applies to none.
pub(super) const MOST_REFUSED: u64 = 100_000;

/// The result of trying one instance.
enum Tried {
    /// The reduction does not apply to it.
    Refused,
    Agreed(Player),
    Fails {
        target: Box<Problem>,
        winners: [Player; 2],
    },
    Stopped,
}

/// Hunts. The counterexample is the first in the order of the instances whatever the number of threads, shrunk until
/// no smaller instance that `shrink` offers is one.
pub fn hunt(
    reduces: &dyn Reduces,
    instances: Instances,
    shrink: Shrink,
    options: &HuntOptions,
    progress: &Progress,
) -> Hunted {
    let hunter = Hunter { reduces, options, progress, since: Stopwatch::start() };
    let mut hunted = hunter.search(instances);
    if let Some(found) = &mut hunted.counterexample {
        hunter.shrink(found, shrink);
        let target = Question::from(found.target.clone());
        found.line = line(&target, &hunter.options_for(Wants::default()));
    }
    hunted.seconds = hunter.since.elapsed().as_secs_f64();
    hunted
}

struct Hunter<'a> {
    reduces: &'a dyn Reduces,
    options: &'a HuntOptions,
    progress: &'a Progress,
    since: Stopwatch,
}

/// What the threads share: the instances yet to be tried, and what was found.
struct Shared<'a> {
    instances: Instances<'a>,
    drawn: u64,
    /// How many instances are being tried.
    in_hand: u64,
    /// How many were rejected since one was accepted.
    refused: u64,
    won_by_alice: u64,
    end: Option<End>,
    first: Option<(u64, Counterexample)>,
}

impl Hunter<'_> {
    fn search(&self, instances: Instances) -> Hunted {
        let shared = Mutex::new(Shared {
            instances,
            drawn: 0,
            in_hand: 0,
            refused: 0,
            won_by_alice: 0,
            end: None,
            first: None,
        });
        // Solves on a large stack start no threads of their own, and reuse their table.
        with_large_stack(|| on_threads(self.options.solve.threads, |_| self.work(&shared)));
        let shared = shared.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        let counterexample = shared.first.map(|(_, counterexample)| counterexample);
        let end =
            if counterexample.is_some() { End::Counterexample } else { shared.end.unwrap_or(End::Count) };
        Hunted {
            end,
            agreed: self.progress.agreed.load(Relaxed),
            won_by_alice: shared.won_by_alice,
            stopped: self.progress.stopped.load(Relaxed),
            seconds: 0.0,
            counterexample,
        }
    }

    /// Takes instances and tries them until there is a reason to stop.
    fn work(&self, shared: &Mutex<Shared>) {
        while let Some((number, source)) = self.draw(shared) {
            let tried = self.attempt(&source);
            let mut shared = shared.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            shared.in_hand -= 1;
            shared.refused = if matches!(tried, Tried::Refused) { shared.refused + 1 } else { 0 };
            match tried {
                Tried::Refused => {}
                Tried::Agreed(winner) => {
                    self.progress.agreed.fetch_add(1, Relaxed);
                    shared.won_by_alice += u64::from(winner == Player::Alice);
                }
                Tried::Stopped => {
                    // An instance interrupted by the end of the hunt does not count as too large.
                    if self.ended().is_none() {
                        self.progress.stopped.fetch_add(1, Relaxed);
                    }
                }
                Tried::Fails { target, winners } => {
                    let fresh = shared.first.as_ref().is_none_or(|(first, _)| number < *first);
                    if fresh {
                        shared.first = Some((number, counterexample(source, *target, winners)));
                    }
                }
            }
        }
    }

    /// The next instance and its number.
    fn draw(&self, shared: &Mutex<Shared>) -> Option<(u64, Problem)> {
        let mut shared = shared.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if shared.first.is_some() || shared.end.is_some() {
            return None;
        }
        let tried = self.progress.agreed.load(Relaxed) + self.progress.stopped.load(Relaxed);
        let enough = tried.saturating_add(shared.in_hand) >= self.options.count;
        let end = self.ended().or(enough.then_some(End::Count));
        if end.is_some() {
            shared.end = end;
            return None;
        }
        let next = if shared.refused < MOST_REFUSED { shared.instances.next() } else { None };
        let Some(source) = next else {
            shared.end = Some(End::Exhausted);
            return None;
        };
        shared.drawn += 1;
        shared.in_hand += 1;
        Some((shared.drawn, source))
    }

    fn ended(&self) -> Option<End> {
        let limits = &self.options.solve.limits;
        if limits.cancel.is_cancelled() {
            return Some(End::Cancelled);
        }
        limits.time.is_some_and(|most| self.since.elapsed() >= most).then_some(End::Time)
    }

    /// How one side is solved: on one thread, within the remaining time.
    fn options_for(&self, wants: Wants) -> Options {
        let mut options = Options { wants: Some(wants), threads: 1, ..self.options.solve.clone() };
        let left = options.limits.time.map(|most| most.saturating_sub(self.since.elapsed()));
        options.limits.time = Some(left.map_or(self.options.each, |left| left.min(self.options.each)));
        options.limits.memory /= self.options.solve.threads.max(1);
        options.limits.progress = Default::default();
        options
    }

    /// Solves both sides of an instance.
    fn attempt(&self, source: &Problem) -> Tried {
        let winner = |problem: &Problem| {
            let wants = Wants { winner: true, ..Wants::default() };
            let answer = Question::from(problem.clone()).solve(&self.options_for(wants));
            answer.map(|answer| winner_of(&answer))
        };
        let Ok(target) = self.reduces.target(source) else { return Tried::Refused };
        let source = match winner(source) {
            Ok(Some(winner)) => winner,
            Ok(None) => return Tried::Stopped,
            Err(error) if error.too_large => return Tried::Stopped,
            Err(_) => return Tried::Refused,
        };
        match winner(&target) {
            Ok(Some(winner)) if winner == self.reduces.winner().of(source) => Tried::Agreed(source),
            Ok(Some(winner)) => Tried::Fails { target: target.into(), winners: [source, winner] },
            Ok(None) | Err(_) => Tried::Stopped,
        }
    }

    /// Makes a counterexample smaller as long as one of its smaller instances is a counterexample too.
    fn shrink(&self, found: &mut Counterexample, shrink: Shrink) {
        loop {
            let smaller = shrink(&found.source).into_iter().find_map(|source| {
                if self.ended().is_some() {
                    return None;
                }
                match self.attempt(&source) {
                    Tried::Fails { target, winners } => Some(counterexample(source, *target, winners)),
                    Tried::Refused | Tried::Agreed(_) | Tried::Stopped => None,
                }
            });
            let Some(smaller) = smaller else { return };
            *found = Counterexample { found: found.found.clone(), ..smaller };
        }
    }
}

fn counterexample(
    source: Problem,
    target: Problem,
    [source_winner, target_winner]: [Player; 2],
) -> Counterexample {
    Counterexample { found: source.clone(), source, source_winner, target, target_winner, line: Vec::new() }
}
