//! The hunt: solves both sides of instance after instance, looking for one on which a reduction fails.
//!
//! It knows problems only. What reduces, where instances come from and how they are made smaller are given to
//! it, so that a reduction may as well be written elsewhere: a problem in, a problem out.

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
    /// The target; an error where the source is none that it reduces.
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
    /// Give an instance up when one of its sides takes longer than this.
    pub each: Duration,
    /// Limits, of which the time is that of the whole hunt. Every thread works on an instance of its own.
    pub solve: Options,
}

/// Counts while a hunt runs, for whoever watches.
#[derive(Default, Debug)]
pub struct Progress {
    /// Instances that agreed with the claim.
    pub agreed: AtomicU64,
    /// Instances that were given up as too large.
    pub stopped: AtomicU64,
}

/// Why a hunt ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// An instance was found on which the reduction fails.
    Counterexample,
    /// As many instances as were wanted agreed.
    Count,
    /// There were no more instances, or none that the reduction takes.
    Exhausted,
    /// The time was over.
    Time,
    /// The caller cancelled the hunt.
    Cancelled,
}

/// What a hunt found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hunted {
    /// Why the hunt ended.
    pub end: End,
    /// On how many instances the winners agreed with the claim, and on how many of them Alice wins the source.
    pub agreed: u64,
    /// The number of these instances whose source Alice wins.
    pub won_by_alice: u64,
    /// How many instances were given up as too large.
    pub stopped: u64,
    /// How long the hunt took.
    pub seconds: f64,
    /// The instance on which the reduction fails, if one was found.
    pub counterexample: Option<Counterexample>,
}

/// An instance on which the reduction fails.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counterexample {
    /// The source, made as small as the hunt could make it.
    pub source: Problem,
    /// Who wins the source.
    pub source_winner: Player,
    /// The target that the reduction makes of it.
    pub target: Problem,
    /// Who wins the target.
    pub target_winner: Player,
    /// The instance that was found first; every step towards the source kept it a counterexample.
    pub found: Problem,
    /// A play of the target that its winner forces: the loser holds out as long as it can be told.
    pub line: Vec<LineMove>,
}

/// So many instances running that a reduction refuses are a sign that it takes none.
const MOST_REFUSED: u64 = 100_000;

/// What became of one instance.
enum Tried {
    /// The reduction does not take it.
    Refused,
    Agreed(Player),
    Fails {
        target: Problem,
        winners: [Player; 2],
    },
    Stopped,
}

/// Hunts. The counterexample is the first in the order of the instances whatever the number of threads, and no smaller
/// instance that `shrink` knows of it is one.
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
    /// How many were refused since one was taken.
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
        // Solves on a large stack start no thread of their own, and keep their table.
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

    /// Draws instances and tries them until there is a reason to end.
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
                    // What was cut off when the whole hunt ended was not too large.
                    if self.ended().is_none() {
                        self.progress.stopped.fetch_add(1, Relaxed);
                    }
                }
                Tried::Fails { target, winners } => {
                    let fresh = shared.first.as_ref().is_none_or(|(first, _)| number < *first);
                    if fresh {
                        shared.first = Some((number, counterexample(source, target, winners)));
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

    /// How one side is solved: on one thread, within what is left of the time.
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
            Ok(Some(winner)) => Tried::Fails { target, winners: [source, winner] },
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
                    Tried::Fails { target, winners } => Some(counterexample(source, target, winners)),
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
