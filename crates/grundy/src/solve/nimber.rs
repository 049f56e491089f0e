//! Nimbers of impartial positions under normal play.
//!
//! A position is the sum of its parts, so only single parts are remembered. The question about a part is not its
//! nimber, but whether its nimber lies in a set of values that would matter, and if so which one it is (Lemoine and
//! Viennot 2012; Beling and Rogalski 2020). While the options of a part are examined, the set of values that its
//! nimber can still take shrinks: with k options left it is the mex of at most that many more, so each option
//! eliminates its own nimber or, if that is already eliminated or does not matter, the greatest. If an option splits,
//! all its parts but the largest are evaluated, and the largest is asked only about the values that remain. A part
//! ends up with a known nimber, or with values that its nimber is known not to be; the table stores either.

use super::history::History;
use super::near::Near;
use super::team::Halt;
use super::{Meter, PositionTable, StopReason, Switches, Team};
use crate::rules::{Decider, Move, Player, PositionKey, Rules};
use std::cmp::Reverse;

/// A set of nimbers below [`TRACKED`].
type Nimberset = u32;

/// Nimbers from here on are not tracked: a part that has one is evaluated in full.
const TRACKED: u32 = 23;
const ALL: Nimberset = (1 << TRACKED) - 1;

/// What is known about a part's nimber.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    Exactly(u32),
    /// The tracked values that the nimber is known not to be.
    Not(Nimberset),
}

/// How many options are generated before their table entries are read.
const FEW: usize = 2;
/// Tables up to this many bytes are assumed to be in the processor's cache.
const IN_CACHE: usize = 1 << 20;

const EXACT: u32 = 1 << TRACKED;

impl Known {
    fn unpack(data: Option<u32>) -> Known {
        match data {
            None => Known::Not(0),
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
}

/// The values of a set, each xored with `by`, and whether any left the tracked range.
fn xored(set: Nimberset, by: u32) -> (Nimberset, bool) {
    if by == 0 {
        return (set, false);
    }
    let (mut out, mut left, mut lost) = (0, set, false);
    while left != 0 {
        let value = left.trailing_zeros() ^ by;
        left &= left - 1;
        if value < TRACKED {
            out |= 1 << value;
        } else {
            lost = true;
        }
    }
    (out, lost)
}

/// All values up to the greatest of a set.
fn up_to_greatest(set: Nimberset) -> Nimberset {
    Nimberset::MAX.checked_shr(set.leading_zeros()).unwrap_or(0)
}

/// The values that a nimber can still take, always one more than the options left: the tracked ones as a set, those
/// above as a count.
#[derive(Clone, Copy)]
struct Open {
    set: Nimberset,
    above: usize,
}

impl Open {
    fn new(options: usize) -> Open {
        let tracked = TRACKED as usize;
        match options < tracked {
            true => Open { set: ALL >> (tracked - 1 - options), above: 0 },
            false => Open { set: ALL, above: options + 1 - tracked },
        }
    }

    /// The tracked values without the greatest of all.
    fn without_greatest(self) -> Nimberset {
        if self.above > 0 { self.set } else { self.set & (Nimberset::MAX >> 1 >> self.set.leading_zeros()) }
    }

    fn strike(&mut self, value: u32) {
        if value < TRACKED && self.set >> value & 1 == 1 {
            self.set ^= 1 << value;
        } else if self.above > 0 {
            self.above -= 1;
        } else {
            self.set = self.without_greatest();
        }
    }
}

/// The nimber engine on one set of rules.
pub struct Nimbers<'a, R: Rules> {
    /// The rules of the game.
    pub rules: &'a R,
    /// The nimbers found so far.
    pub table: &'a PositionTable,
    /// Counts positions and checks the limits.
    pub meter: &'a Meter,
    /// The threads that search together.
    pub team: &'a Team,
    /// Theorems that are consulted before a search.
    pub deciders: &'a [Box<dyn Decider<R::Position>>],
    /// Which optional techniques are on.
    pub switches: Switches,
}

impl<R: Rules> Nimbers<'_, R> {
    /// The nimber of a position.
    pub fn nimber(&self, at: &R::Position) -> Result<u32, StopReason> {
        self.nimber_from(0, at)
    }

    /// The nimber of a position, known to be at least `least`.
    pub fn nimber_from(&self, least: u32, at: &R::Position) -> Result<u32, StopReason> {
        self.team.run(|_| self.with_worker(|worker| worker.nimber_of_sum(least, at)))
    }

    /// Whether a position is lost for the player to move, which takes less work than its nimber.
    pub fn is_lost(&self, at: &R::Position) -> Result<bool, StopReason> {
        self.team.run(|_| self.with_worker(|worker| worker.sum_is(at, 0)))
    }

    /// The parts of a position with their nimbers.
    pub fn parts(&self, at: &R::Position) -> Result<Vec<(R::Position, u32)>, StopReason> {
        let mut parts = Vec::new();
        self.split(at, &mut parts);
        let value = |part: R::Position| {
            let nimber = self.team.run(|_| self.with_worker(|worker| worker.nimber(0, &part)))?;
            Ok((part, nimber))
        };
        parts.into_iter().map(value).collect()
    }

    fn with_worker<T>(&self, task: impl FnOnce(&mut Worker<'_, R>) -> Result<T, Halt>) -> Result<T, Halt> {
        let mut worker = Worker::new(self);
        let result = task(&mut worker);
        let nodes = worker.nodes;
        let reported = self.team.report(self.meter, nodes);
        if result.is_ok() { result } else { reported.and(result) }
    }

    #[inline]
    fn key(&self, at: &R::Position) -> PositionKey {
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
    /// The element that was moved at.
    what: u32,
    sum: u32,
    /// The unknown parts, in the frame's list; the largest is last.
    from: u32,
    to: u32,
    /// The sum of the squares of the sizes of the unknown parts.
    size: u32,
}

/// The options of one part. Frames are reused at the same depth.
struct Frame<P> {
    /// Options, and the elements that were moved at.
    options: Vec<(P, u32)>,
    choices: Vec<Choice>,
    unknown: Vec<(P, PositionKey, u32)>,
}

impl<P> Frame<P> {
    fn new() -> Self {
        Frame { options: Vec::new(), choices: Vec::new(), unknown: Vec::new() }
    }

    fn clear(&mut self) {
        self.options.clear();
        self.choices.clear();
        self.unknown.clear();
    }
}

struct Worker<'a, R: Rules> {
    engine: &'a Nimbers<'a, R>,
    frames: Vec<Frame<R::Position>>,
    moves: Vec<Move>,
    parts: Vec<R::Position>,
    near: Near<R::Position>,
    history: History,
    nodes: u64,
    work: u64,
    /// So much work between two reports.
    batch: u64,
}

impl<'a, R: Rules> Worker<'a, R> {
    fn new(engine: &'a Nimbers<'a, R>) -> Self {
        Worker {
            engine,
            frames: Vec::new(),
            moves: Vec::new(),
            parts: Vec::new(),
            near: Near::new(),
            history: History::default(),
            nodes: 0,
            work: engine.meter.batch(),
            batch: engine.meter.batch(),
        }
    }

    fn nimber_of_sum(&mut self, least: u32, at: &R::Position) -> Result<u32, Halt> {
        let mut parts = Vec::new();
        self.engine.split(at, &mut parts);
        if let [part] = &parts[..] {
            return self.nimber(least, part);
        }
        parts.iter().try_fold(0, |sum, part| Ok(sum ^ self.nimber(0, part)?))
    }

    /// Whether the nimber of a position is h: all parts but the largest are evaluated.
    fn sum_is(&mut self, at: &R::Position, h: u32) -> Result<bool, Halt> {
        let mut parts = Vec::new();
        self.engine.split(at, &mut parts);
        parts.sort_by_key(|part| self.engine.rules.size(part));
        let Some(largest) = parts.pop() else { return Ok(h == 0) };
        let rest = parts.iter().try_fold(0, |sum, part| Ok(sum ^ self.nimber(0, part)?))?;
        let key = self.engine.key(&largest);
        Ok(match h ^ rest {
            wanted if wanted < TRACKED => self.settle(&largest, key, 1 << wanted)? == Some(wanted),
            wanted => self.exactly(&largest, key)? == wanted,
        })
    }

    /// The nimber of a part, testing one value after the other: most nimbers are small.
    fn nimber(&mut self, least: u32, part: &R::Position) -> Result<u32, Halt> {
        let key = self.engine.key(part);
        for h in least..TRACKED {
            if let Some(value) = self.settle(part, key, 1 << h)? {
                return Ok(value);
            }
        }
        self.exactly(part, key)
    }

    /// The nimber of a part, testing all small values at once.
    fn exactly(&mut self, part: &R::Position, key: PositionKey) -> Result<u32, Halt> {
        match self.settle(part, key, ALL)? {
            Some(value) => Ok(value),
            None => self.in_full(part, key),
        }
    }

    /// The nimber of a part as the mex of all options, each evaluated.
    fn in_full(&mut self, part: &R::Position, key: PositionKey) -> Result<u32, Halt> {
        let engine = self.engine;
        self.count()?;
        let mut moves = Vec::new();
        engine.rules.moves(part, Player::Alice, &mut moves);
        let mut values = Vec::with_capacity(moves.len());
        for m in moves {
            let mut pieces = Vec::new();
            engine.split(&engine.rules.play(part, Player::Alice, m).0, &mut pieces);
            let mut sum = 0;
            for piece in &pieces {
                sum ^= self.exactly(piece, engine.key(piece))?;
            }
            values.push(sum);
        }
        values.sort_unstable();
        values.dedup();
        let mex = values.iter().zip(0..).take_while(|(value, i)| **value == *i).count() as u32;
        engine.table.put(key, Known::Exactly(mex).pack());
        Ok(mex)
    }

    /// The part's nimber if it lies in `asked`; it may also be returned when it does not.
    fn settle(
        &mut self,
        part: &R::Position,
        key: PositionKey,
        asked: Nimberset,
    ) -> Result<Option<u32>, Halt> {
        let engine = self.engine;
        let mut not = match Known::unpack(engine.table.get(key)) {
            Known::Exactly(value) => return Ok(Some(value)),
            Known::Not(mask) => mask,
        };
        let asked = asked & !not;
        if asked == 0 {
            return Ok(None);
        }
        if let Some(value) = engine.deciders.iter().find_map(|decider| decider.nimber(part)) {
            engine.table.put(key, Known::Exactly(value).pack());
            return Ok(Some(value));
        }
        self.count()?;
        let mut frame = self.frames.pop().unwrap_or_else(Frame::new);
        engine.team.begin(key);
        let result = self.search(part, &mut frame, asked, &mut not);
        engine.team.end(key);
        frame.clear();
        self.frames.push(frame);
        let value = result?;
        let known = value.map_or(Known::Not(not), Known::Exactly);
        if known.pack() != 0 {
            engine.table.put(key, known.pack());
        }
        Ok(value)
    }

    fn search(
        &mut self,
        part: &R::Position,
        frame: &mut Frame<R::Position>,
        asked: Nimberset,
        not: &mut Nimberset,
    ) -> Result<Option<u32>, Halt> {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        self.engine.rules.moves(part, Player::Alice, &mut moves);
        self.work += moves.len() as u64 / 16;
        self.history.bring_forward(&mut moves);
        let options = moves.len();
        let mut open = Open::new(options);
        self.expand(part, &moves, frame, &mut open, asked);
        self.moves = moves;
        let relevant = up_to_greatest(asked);
        if open.set & asked != 0 {
            let history = &self.history;
            frame.choices.sort_unstable_by_key(|choice| {
                (choice.size, Reverse(history.count(choice.what)), choice.from)
            });
            self.strike_options(frame, options, &mut open, asked, relevant)?;
        }
        if open.set & asked == 0 {
            *not |= !open.set & relevant;
            return Ok(None);
        }
        Ok(Some(open.set.trailing_zeros()))
    }

    /// Goes through the options until every value asked for is settled; those that another thread is working on come
    /// last.
    fn strike_options(
        &mut self,
        frame: &Frame<R::Position>,
        options: usize,
        open: &mut Open,
        asked: Nimberset,
        relevant: Nimberset,
    ) -> Result<(), Halt> {
        let mut later = Vec::new();
        for (i, choice) in frame.choices.iter().enumerate() {
            let (_, largest, _) = frame.unknown[choice.to as usize - 1];
            // In a new position the first option may settle everything: a thread that finds it taken helps with it
            // (young brothers wait, Feldmann 1993). Later options are divided among the threads.
            let fresh = i == 0 && frame.choices.len() == options;
            if !fresh && self.engine.team.is_busy(largest) {
                later.push(choice);
                continue;
            }
            self.strike_option(frame, choice, open, relevant)?;
            if open.set & asked == 0 {
                return Ok(());
            }
        }
        for choice in later {
            self.strike_option(frame, choice, open, relevant)?;
            if open.set & asked == 0 {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Eliminates values of the part's nimber by one option.
    fn strike_option(
        &mut self,
        frame: &Frame<R::Position>,
        choice: &Choice,
        open: &mut Open,
        relevant: Nimberset,
    ) -> Result<(), Halt> {
        let mut sum = choice.sum;
        for (piece, key, _) in &frame.unknown[choice.from as usize..choice.to as usize - 1] {
            sum ^= self.exactly(piece, *key)?;
        }
        let (piece, key, _) = &frame.unknown[choice.to as usize - 1];
        let (wanted, lost) = xored(open.without_greatest() & relevant, sum);
        let value = match lost {
            true => Some(self.exactly(piece, *key)?),
            false => self.settle(piece, *key, wanted)?,
        };
        // A value that was not asked for eliminates the greatest, as does one that was already eliminated.
        open.strike(value.map_or(TRACKED, |value| value ^ sum));
        Ok(())
    }

    /// Lists the options with what is known about them, and eliminates the nimbers of those that are completely
    /// known. Stops when every value asked for is settled. The cache of this thread, which costs next to nothing, is
    /// consulted first; then the table, a few options at a time, with their entries prefetched.
    fn expand(
        &mut self,
        part: &R::Position,
        moves: &[Move],
        frame: &mut Frame<R::Position>,
        open: &mut Open,
        asked: Nimberset,
    ) {
        for &m in moves {
            let (next, _) = self.engine.rules.play(part, Player::Alice, m);
            let Some(sum) = self.near.get(&next) else {
                frame.options.push((next, m.what));
                continue;
            };
            open.strike(sum);
            if open.set & asked == 0 {
                self.history.credit(m.what);
                return;
            }
        }
        let options = std::mem::take(&mut frame.options);
        // A table that fits into the processor's cache needs no prefetching.
        let few = if self.engine.table.bytes_in_use() > IN_CACHE { FEW } else { 1 };
        for few in options.chunks(few) {
            let (choices, pieces) = (frame.choices.len(), frame.unknown.len());
            for (option, what) in few {
                self.list_option(option, *what, frame);
            }
            self.look_up(frame, few, choices, pieces, open);
            if open.set & asked == 0 {
                self.history.credit(few[few.len() - 1].1);
                break;
            }
        }
        frame.options = options;
    }

    /// Appends an option and its pieces.
    fn list_option(&mut self, option: &R::Position, what: u32, frame: &mut Frame<R::Position>) {
        let engine = self.engine;
        self.parts.clear();
        engine.split(option, &mut self.parts);
        let from = frame.unknown.len() as u32;
        let mut sum = 0;
        for piece in self.parts.drain(..) {
            if let Some(value) = self.near.get(&piece) {
                sum ^= value;
                continue;
            }
            let key = engine.key(&piece);
            // Two equivalent pieces cancel.
            let twin = frame.unknown[from as usize..].iter().position(|(_, other, _)| *other == key);
            if let Some(i) = twin {
                frame.unknown.swap_remove(from as usize + i);
                continue;
            }
            engine.table.prefetch(key);
            frame.unknown.push((piece, key, 0));
        }
        frame.choices.push(Choice { what, sum, from, to: frame.unknown.len() as u32, size: 0 });
    }

    /// Removes the pieces that the table knows from the options listed from `choices` and `pieces` on. The nimbers of
    /// options that are completely known are eliminated.
    fn look_up(
        &mut self,
        frame: &mut Frame<R::Position>,
        few: &[(R::Position, u32)],
        choices: usize,
        pieces: usize,
        open: &mut Open,
    ) {
        let engine = self.engine;
        let (mut kept, mut kept_choices) = (pieces, choices);
        for c in choices..frame.choices.len() {
            let mut choice = frame.choices[c];
            let (from, to) = (choice.from as usize, choice.to as usize);
            choice.from = kept as u32;
            for i in from..to {
                match Known::unpack(engine.table.get(frame.unknown[i].1)) {
                    Known::Exactly(value) => {
                        choice.sum ^= value;
                        self.near.put(&frame.unknown[i].0, value);
                    }
                    Known::Not(_) => {
                        let size = engine.rules.size(&frame.unknown[i].0) as u32;
                        choice.size = choice.size.saturating_add(size.saturating_mul(size));
                        frame.unknown[i].2 = size;
                        frame.unknown.swap(kept, i);
                        kept += 1;
                    }
                }
            }
            choice.to = kept as u32;
            let unknown = &mut frame.unknown[choice.from as usize..kept];
            if unknown.is_empty() {
                self.near.put(&few[c - choices].0, choice.sum);
                open.strike(choice.sum);
                continue;
            }
            unknown.sort_unstable_by_key(|(_, _, size)| *size);
            frame.choices[kept_choices] = choice;
            kept_choices += 1;
        }
        frame.choices.truncate(kept_choices);
        frame.unknown.truncate(kept);
    }

    /// Counts a position, and reports to the meter after a certain number of positions plus options: on wide boards
    /// single positions take long.
    #[inline]
    fn count(&mut self) -> Result<(), Halt> {
        self.nodes += 1;
        self.work += 1;
        if self.work >= self.batch {
            self.work = 0;
            let nodes = std::mem::take(&mut self.nodes);
            self.engine.team.report(self.engine.meter, nodes)?;
        }
        Ok(())
    }
}
