//! Nimbers of impartial positions under normal play.
//!
//! A position is the sum of its parts, so only single parts are remembered. What is asked of a part is not
//! its nimber but whether it is a given h, "part + heap h is lost": that needs one option with nimber h to
//! refute, and no option's exact nimber (Lemoine and Viennot 2012). Of an option that falls apart all parts
//! but the largest are evaluated, then the largest is compared with what is missing. A part is thus known
//! exactly or only up to values that it cannot have, and the table keeps either.

use super::team::Halt;
use super::{Meter, StopReason, Switches, Table, Team};
use crate::rules::{Decider, Key, Move, Player, Rules};

/// What is known of a part's nimber.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    Exactly(u32),
    /// One bit for each small value that the nimber is known not to be.
    Not(u32),
}

/// How many options are made before their table entries are read.
const FEW: usize = 16;

const EXACT: u32 = 1 << 23;
/// Values below this have a bit in [`Known::Not`].
const TRACKED: u32 = 23;

impl Known {
    const NOTHING: Known = Known::Not(0);

    fn unpack(data: Option<u32>) -> Known {
        match data {
            None => Known::NOTHING,
            Some(data) if data & EXACT != 0 => Known::Exactly(data & !EXACT),
            Some(data) => Known::Not(data),
        }
    }

    fn pack(self) -> u32 {
        match self {
            Known::Exactly(value) => value | EXACT,
            Known::Not(mask) => mask,
        }
    }

    /// Whether the nimber is h, as far as is known.
    fn is(self, h: u32) -> Option<bool> {
        match self {
            Known::Exactly(value) => Some(value == h),
            Known::Not(mask) if h < TRACKED && mask >> h & 1 == 1 => Some(false),
            Known::Not(_) => None,
        }
    }
}

/// The nimber engine on one set of rules.
pub struct Nimbers<'a, R: Rules> {
    pub rules: &'a R,
    pub table: &'a Table,
    pub meter: &'a Meter,
    pub team: &'a Team,
    pub deciders: &'a [&'a dyn Decider<R::Position>],
    pub switches: Switches,
}

impl<R: Rules> Nimbers<'_, R> {
    /// The nimber of a position.
    pub fn nimber(&self, at: &R::Position) -> Result<u32, StopReason> {
        self.team.run(|| self.with_worker(|worker| worker.nimber_of_sum(at)))
    }

    /// Whether a position is lost for the player to move, which takes less than its nimber.
    pub fn is_lost(&self, at: &R::Position) -> Result<bool, StopReason> {
        self.team.run(|| self.with_worker(|worker| worker.sum_is(at, 0)))
    }

    /// The parts of a position with their nimbers.
    pub fn parts(&self, at: &R::Position) -> Result<Vec<(R::Position, u32)>, StopReason> {
        let mut parts = Vec::new();
        self.split(at, &mut parts);
        let value = |part: R::Position| {
            let nimber = self.team.run(|| self.with_worker(|worker| worker.nimber(&part)))?;
            Ok((part, nimber))
        };
        parts.into_iter().map(value).collect()
    }

    fn with_worker<T>(&self, task: impl FnOnce(&mut Worker<'_, R>) -> Result<T, Halt>) -> Result<T, Halt> {
        let mut worker =
            Worker { engine: self, frames: Vec::new(), moves: Vec::new(), parts: Vec::new(), nodes: 0 };
        let result = task(&mut worker);
        let nodes = worker.nodes;
        let reported = self.team.report(self.meter, nodes);
        if result.is_ok() { result } else { reported.and(result) }
    }

    #[inline]
    fn key(&self, at: &R::Position) -> Key {
        self.switches.key(self.rules, at)
    }

    fn split(&self, at: &R::Position, out: &mut Vec<R::Position>) {
        let before = out.len();
        if self.switches.parts {
            self.rules.parts(at, out);
        }
        if out.len() == before {
            out.push(at.clone());
        }
    }
}

/// An option of a part: the nim-sum of its parts whose nimbers are known, and the others.
#[derive(Clone, Copy)]
struct Choice {
    sum: u32,
    /// The unknown parts, in the frame's list; the largest is last.
    from: u32,
    to: u32,
    size: u32,
    /// The option's nimber, once known.
    value: Option<u32>,
}

/// The options of one part. Frames are kept and used again at the same depth.
struct Frame<P> {
    choices: Vec<Choice>,
    unknown: Vec<(P, Key, u32)>,
}

struct Worker<'a, R: Rules> {
    engine: &'a Nimbers<'a, R>,
    frames: Vec<Frame<R::Position>>,
    moves: Vec<Move>,
    parts: Vec<R::Position>,
    nodes: u64,
}

impl<R: Rules> Worker<'_, R> {
    fn nimber_of_sum(&mut self, at: &R::Position) -> Result<u32, Halt> {
        let mut parts = Vec::new();
        self.engine.split(at, &mut parts);
        parts.iter().try_fold(0, |sum, part| Ok(sum ^ self.nimber(part)?))
    }

    /// Whether the nimber of a position is h: all parts but the largest are evaluated.
    fn sum_is(&mut self, at: &R::Position, h: u32) -> Result<bool, Halt> {
        let mut parts = Vec::new();
        self.engine.split(at, &mut parts);
        parts.sort_by_key(|part| self.engine.rules.size(part));
        let Some(largest) = parts.pop() else { return Ok(h == 0) };
        let rest = parts.iter().try_fold(0, |sum, part| Ok(sum ^ self.nimber(part)?))?;
        let key = self.engine.key(&largest);
        self.is(&largest, key, h ^ rest)
    }

    fn nimber(&mut self, part: &R::Position) -> Result<u32, Halt> {
        let key = self.engine.key(part);
        match self.settle(part, key, None)? {
            Known::Exactly(value) => Ok(value),
            Known::Not(_) => unreachable!("settling without a question gives the nimber"),
        }
    }

    fn is(&mut self, part: &R::Position, key: Key, h: u32) -> Result<bool, Halt> {
        Ok(self.settle(part, key, Some(h))?.is(h) == Some(true))
    }

    /// Finds out whether the part's nimber is `asked`, or its nimber if nothing is asked.
    fn settle(&mut self, part: &R::Position, key: Key, asked: Option<u32>) -> Result<Known, Halt> {
        let engine = self.engine;
        let mut known = Known::unpack(engine.table.get(key));
        if let Known::Exactly(_) = known {
            return Ok(known);
        }
        if asked.is_some_and(|h| known.is(h).is_some()) {
            return Ok(known);
        }
        if let Some(value) = engine.deciders.iter().find_map(|decider| decider.nimber(part)) {
            engine.table.put(key, Known::Exactly(value).pack());
            return Ok(Known::Exactly(value));
        }
        self.count()?;
        let mut frame =
            self.frames.pop().unwrap_or_else(|| Frame { choices: Vec::new(), unknown: Vec::new() });
        engine.team.begin(key);
        let result = self.search(part, &mut frame, asked, &mut known);
        engine.team.end(key);
        frame.choices.clear();
        frame.unknown.clear();
        self.frames.push(frame);
        result?;
        if known != Known::NOTHING {
            engine.table.put(key, known.pack());
        }
        Ok(known)
    }

    fn search(
        &mut self,
        part: &R::Position,
        frame: &mut Frame<R::Position>,
        asked: Option<u32>,
        known: &mut Known,
    ) -> Result<(), Halt> {
        if self.expand(part, frame, asked) {
            note(known, asked.unwrap_or(0));
            return Ok(());
        }
        frame.choices.sort_by_key(|choice| choice.size);
        if let Some(h) = asked {
            if h as usize > frame.choices.len() {
                // The mex of k options is at most k.
                note(known, h);
                return Ok(());
            }
            if self.some_option_is(frame, h)? {
                note(known, h);
                return Ok(());
            }
        }
        for h in 0.. {
            if known.is(h) == Some(false) {
                continue;
            }
            if asked == Some(h) || !self.some_option_is(frame, h)? {
                *known = Known::Exactly(h);
                return Ok(());
            }
            note(known, h);
        }
        unreachable!("the mex of finitely many options is finite")
    }

    /// Lists the options with what the table knows of them. True if one is known to be `asked`. Options are
    /// made a few at a time, their table entries fetched ahead: a miss costs more than an option.
    fn expand(&mut self, part: &R::Position, frame: &mut Frame<R::Position>, asked: Option<u32>) -> bool {
        let engine = self.engine;
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        engine.rules.moves(part, Player::Alice, &mut moves);
        let mut refuted = false;
        for few in moves.chunks(FEW) {
            let (choices, pieces) = (frame.choices.len(), frame.unknown.len());
            for &m in few {
                self.list_option(part, m, frame);
            }
            refuted = self.look_up(frame, choices, pieces, asked);
            if refuted {
                break;
            }
        }
        self.moves = moves;
        refuted
    }

    /// Appends the option by a move, and its pieces.
    fn list_option(&mut self, part: &R::Position, m: Move, frame: &mut Frame<R::Position>) {
        let engine = self.engine;
        let (next, _) = engine.rules.play(part, Player::Alice, m);
        self.parts.clear();
        engine.split(&next, &mut self.parts);
        let from = frame.unknown.len() as u32;
        for piece in self.parts.drain(..) {
            let key = engine.key(&piece);
            engine.table.prefetch(key);
            frame.unknown.push((piece, key, 0));
        }
        frame.choices.push(Choice { sum: 0, from, to: frame.unknown.len() as u32, size: 0, value: None });
    }

    /// Takes the pieces that the table knows out of the options listed from `choices` and `pieces` on.
    fn look_up(
        &self,
        frame: &mut Frame<R::Position>,
        choices: usize,
        pieces: usize,
        asked: Option<u32>,
    ) -> bool {
        let engine = self.engine;
        let mut kept = pieces;
        for choice in &mut frame.choices[choices..] {
            let (from, to) = (choice.from as usize, choice.to as usize);
            choice.from = kept as u32;
            for i in from..to {
                match Known::unpack(engine.table.get(frame.unknown[i].1)) {
                    Known::Exactly(value) => choice.sum ^= value,
                    Known::Not(_) => {
                        let size = engine.rules.size(&frame.unknown[i].0) as u32;
                        choice.size += size;
                        frame.unknown[i].2 = size;
                        frame.unknown.swap(kept, i);
                        kept += 1;
                    }
                }
            }
            choice.to = kept as u32;
            let unknown = &mut frame.unknown[choice.from as usize..kept];
            if unknown.is_empty() {
                choice.value = Some(choice.sum);
                if asked == Some(choice.sum) {
                    return true;
                }
            } else if unknown.len() > 1 {
                unknown.sort_unstable_by_key(|(_, _, size)| *size);
            }
        }
        frame.unknown.truncate(kept);
        false
    }

    /// Whether some option has nimber h. Options on which another thread works are left for a second round.
    fn some_option_is(&mut self, frame: &mut Frame<R::Position>, h: u32) -> Result<bool, Halt> {
        if frame.choices.iter().any(|choice| choice.value == Some(h)) {
            return Ok(true);
        }
        let mut left = Vec::new();
        for i in 0..frame.choices.len() {
            let choice = &frame.choices[i];
            if choice.value.is_some() {
                continue;
            }
            let (_, largest, _) = frame.unknown[choice.to as usize - 1];
            if self.engine.team.is_busy(largest) {
                left.push(i);
            } else if self.option_is(frame, i, h)? {
                return Ok(true);
            }
        }
        for i in left {
            if self.option_is(frame, i, h)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn option_is(&mut self, frame: &mut Frame<R::Position>, i: usize, h: u32) -> Result<bool, Halt> {
        let Choice { mut sum, from, to, .. } = frame.choices[i];
        // Evaluate all but the largest part, once.
        for j in from..to - 1 {
            let (piece, key, _) = &frame.unknown[j as usize];
            sum ^= match self.settle(piece, *key, None)? {
                Known::Exactly(value) => value,
                Known::Not(_) => unreachable!("settling without a question gives the nimber"),
            };
        }
        frame.choices[i].sum = sum;
        frame.choices[i].from = to - 1;
        let (piece, key, _) = &frame.unknown[to as usize - 1];
        let known = self.settle(piece, *key, Some(h ^ sum))?;
        if let Known::Exactly(value) = known {
            frame.choices[i].value = Some(value ^ sum);
        }
        Ok(known.is(h ^ sum) == Some(true))
    }

    #[inline]
    fn count(&mut self) -> Result<(), Halt> {
        self.nodes += 1;
        if self.nodes == Meter::BATCH {
            self.nodes = 0;
            self.engine.team.report(self.engine.meter, Meter::BATCH)?;
        }
        Ok(())
    }
}

/// Notes that the nimber is not h.
fn note(known: &mut Known, h: u32) {
    if let Known::Not(mask) = known
        && h < TRACKED
    {
        *mask |= 1 << h;
    }
}
