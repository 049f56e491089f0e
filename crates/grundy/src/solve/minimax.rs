//! Minimax values: who wins, how soon, with what score.
//!
//! All three are one search. A [`Measure`] says what a finished play is worth to the maximiser and how a move changes
//! the worth of what follows; the engine answers "is the value at least k?" by a zero-window search, whose answers
//! the table stores as bounds, and finds the value with a few such questions.

use super::bounds::{Bounds, LIMIT, Page};
use super::history::History;
use super::proof::Proof;
use super::team::Halt;
use super::{Meter, PositionTable, StopReason, Switches, Team};
use crate::rules::{
    Convention, Game, MOST_SCORE, Move, Notes, Player, PositionKey, Prospect, Rules, Verdict,
};
use std::cmp::Reverse;

/// A value that one player maximises and the other minimises.
pub trait Measure<R: Rules>: Sync {
    /// Who wants the value to be large.
    fn maximiser(&self, game: &Game<'_, R>) -> Player;

    /// No position has a value above this or below its negative. A symmetric measure stays within the first page.
    fn most(&self) -> i32;

    /// The value of a position where the play is over.
    fn of_end(&self, game: &Game<'_, R>, at: &R::Position, verdict: Verdict) -> i32;

    /// The least value that the position after the move must have for the move to reach `k`.
    fn needed(&self, k: i32, gain: i32) -> i32;

    /// Whether the player to move matters beyond the sign of the value.
    fn symmetric(&self) -> bool;

    /// Whether dominated moves may be skipped: not where it matters how soon a play ends.
    fn prunes(&self) -> bool;

    /// Whether only the winner is asked for.
    fn only_winner(&self) -> bool {
        false
    }

    /// Bounds that the rules give for the value with `next` to move, used where dominated moves may be skipped.
    fn bounds(&self, _: &Game<'_, R>, _: &R::Position, _next: Player) -> Bounds {
        Bounds { low: -self.most(), high: self.most() }
    }
}

/// Who wins: 1 for Alice, 0 for a draw, -1 for Bob.
pub struct Outcome;

impl<R: Rules> Measure<R> for Outcome {
    fn maximiser(&self, _: &Game<'_, R>) -> Player {
        Player::Alice
    }
    fn most(&self) -> i32 {
        1
    }
    fn of_end(&self, _: &Game<'_, R>, _: &R::Position, verdict: Verdict) -> i32 {
        verdict.sign_for(Player::Alice) as i32
    }
    fn needed(&self, k: i32, _: i32) -> i32 {
        k
    }
    fn symmetric(&self) -> bool {
        true
    }
    fn prunes(&self) -> bool {
        true
    }
    fn only_winner(&self) -> bool {
        true
    }
}

/// Who wins and how soon: `HORIZON - r` if Alice wins in r moves, the negative of it if Bob does.
pub struct Distance;

impl Distance {
    /// A bound on the length of plays.
    pub const HORIZON: i32 = 2000;

    /// The verdict and the number of moves that a value encodes.
    pub fn read(value: i32) -> (Verdict, u32) {
        let moves = (Self::HORIZON - value.abs()) as u32;
        (Verdict::from_sign(value.signum() as i8, Player::Alice), moves)
    }
}

impl<R: Rules> Measure<R> for Distance {
    fn maximiser(&self, _: &Game<'_, R>) -> Player {
        Player::Alice
    }
    fn most(&self) -> i32 {
        Distance::HORIZON
    }
    fn of_end(&self, _: &Game<'_, R>, _: &R::Position, verdict: Verdict) -> i32 {
        Distance::HORIZON * verdict.sign_for(Player::Alice) as i32
    }
    /// A move brings the value one step nearer to 0.
    fn needed(&self, k: i32, _: i32) -> i32 {
        k + k.signum()
    }
    fn symmetric(&self) -> bool {
        true
    }
    fn prunes(&self) -> bool {
        false
    }
}

/// The score, as the rules count it.
pub struct Score;

impl<R: Rules> Measure<R> for Score {
    fn maximiser(&self, game: &Game<'_, R>) -> Player {
        game.rules.maximiser()
    }
    fn most(&self) -> i32 {
        MOST_SCORE
    }
    fn of_end(&self, game: &Game<'_, R>, at: &R::Position, _: Verdict) -> i32 {
        game.rules.final_score(at)
    }
    fn needed(&self, k: i32, gain: i32) -> i32 {
        k.saturating_sub(gain)
    }
    fn symmetric(&self) -> bool {
        false
    }
    fn prunes(&self) -> bool {
        true
    }
    fn bounds(&self, game: &Game<'_, R>, at: &R::Position, next: Player) -> Bounds {
        let (low, high) = game.rules.score_range(at, next);
        Bounds { low, high }
    }
}

/// The minimax engine for one game in which no position recurs.
pub struct Minimax<'a, R: Rules, M: Measure<R>> {
    /// The rules and terms.
    pub game: Game<'a, R>,
    /// What a value means.
    pub measure: M,
    /// The bounds found so far.
    pub table: &'a PositionTable,
    /// Counts positions and checks the limits.
    pub meter: &'a Meter,
    /// The threads that search together.
    pub team: &'a Team,
    /// Which optional techniques are on.
    pub switches: Switches,
}

impl<R: Rules, M: Measure<R>> Minimax<'_, R, M> {
    /// Whether the value is at least `k`, with `next` to move. The play must not be endless: the search would never
    /// end.
    pub fn at_least(&self, at: &R::Position, next: Player, k: i32) -> Result<bool, StopReason> {
        if !self.game.rules.endless(at).is_short() {
            return Err(StopReason::Memory);
        }
        let only_winner = self.measure.only_winner() && self.objective();
        if only_winner
            && self.prunes()
            && self.game.rules.slow_prospects()
            && let Some(answer) = Proof::new(self, k).holds(at, next)?
        {
            return Ok(answer);
        }
        self.team.run(|_| {
            let mut worker = Worker {
                engine: self,
                moves: Vec::new(),
                frames: Vec::new(),
                history: Default::default(),
                nodes: 0,
                work: self.meter.batch(),
                batch: self.meter.batch(),
            };
            let result = worker.at_least(at, next, k);
            let nodes = worker.nodes;
            let reported = self.team.report(self.meter, nodes);
            if result.is_ok() { result } else { reported.and(result) }
        })
    }

    /// The value, known to lie in `low..=high`, by bisection.
    pub fn value(&self, at: &R::Position, next: Player, low: i32, high: i32) -> Result<i32, StopReason> {
        let most = self.measure.most();
        let (mut low, mut high) = self.narrowed(at, next, low.max(-most), high.min(most))?;
        while low < high {
            let middle = low + (high - low + 1) / 2;
            if self.at_least(at, next, middle)? {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        Ok(low)
    }

    /// Narrows a wide range by questions whose distance from 0 doubles: where the rules give no bounds on scores, no
    /// question is far from the answer.
    fn narrowed(
        &self,
        at: &R::Position,
        next: Player,
        mut low: i32,
        mut high: i32,
    ) -> Result<(i32, i32), StopReason> {
        if high - low <= 2 * LIMIT {
            return Ok((low, high));
        }
        let zero = 0.clamp(low, high);
        let upwards = self.at_least(at, next, zero)?;
        if upwards {
            low = zero
        } else {
            high = zero - 1
        }
        let mut step = LIMIT;
        while low < high {
            let k = if upwards { low.saturating_add(step).min(high) } else { (high - step).max(low + 1) };
            match (self.at_least(at, next, k)?, upwards) {
                (true, true) => low = k,
                (false, false) => high = k - 1,
                (false, true) => return Ok((low, k - 1)),
                (true, false) => return Ok((k, high)),
            }
            step = (2 * step).min(MOST_SCORE);
        }
        Ok((low, high))
    }

    /// What the table knows about values near `k`, with `next` to move.
    pub(super) fn probe(&self, key: PositionKey, next: Player, k: i32) -> Bounds {
        let most = self.measure.most();
        if k > most || k <= -most {
            return Bounds { low: -most, high: most };
        }
        let page = Page::of(k);
        let bounds = Bounds::unpack(self.table.get(page.key(key)), page);
        if next == Player::Bob && self.folds() { bounds.negated() } else { bounds }
    }

    /// Adds to what the table knows whether the value is at least `k`, with `next` to move.
    pub(super) fn record(&self, key: PositionKey, next: Player, k: i32, answer: bool) {
        let mut bounds = self.probe(key, next, k);
        if answer {
            bounds.low = k;
        } else {
            bounds.high = k - 1;
        }
        let seen = if next == Player::Bob && self.folds() { bounds.negated() } else { bounds };
        let page = Page::of(k);
        self.table.put(page.key(key), seen.pack(page));
    }

    /// What is known about a position before it is searched. Winner-only searches of an objective game also use what
    /// the rules say about the winner.
    pub(super) fn known(&self, at: &R::Position, next: Player) -> Known {
        let rules = self.game.rules;
        let plain = |notes| Known::Open { key: self.key(at, next), rank: rules.size(at), notes };
        if !self.measure.only_winner() || !self.objective() {
            return plain(Notes::new());
        }
        match rules.prospect(at, next) {
            Prospect::Certain(verdict) | Prospect::Forced(verdict) if self.prunes() => {
                Known::Value(verdict.sign_for(Player::Alice) as i32)
            }
            Prospect::Open { key, rank, notes } if self.switches.symmetry => {
                let key = if next == Player::Alice { key } else { key.for_other_player() };
                Known::Open { key, rank, notes }
            }
            Prospect::Open { notes, .. } => plain(notes),
            _ => plain(Notes::new()),
        }
    }

    pub(super) fn prunes(&self) -> bool {
        self.measure.prunes() && self.switches.pruning
    }

    /// Whether the value is at least `k`, if the rules give bounds that say so.
    fn bounded(&self, at: &R::Position, next: Player, k: i32) -> Option<bool> {
        self.prunes().then(|| self.measure.bounds(&self.game, at, next).at_least(k))?
    }

    fn key(&self, at: &R::Position, next: Player) -> PositionKey {
        let plain = match self.switches.parts {
            true => self.tidy_key(at),
            false => self.switches.key(self.game.rules, at),
        };
        // The player to move is part of the key, unless the game is the same for both players.
        if next == Player::Alice || self.folds() {
            return plain;
        }
        plain.for_other_player()
    }

    /// A key that does not depend on the order or arrangement of the parts of a position.
    fn tidy_key(&self, at: &R::Position) -> PositionKey {
        let mut parts = Vec::new();
        self.game.rules.parts(at, &mut parts);
        self.switches.key_of_parts(self.game.rules, at, &parts)
    }

    /// Whether a position with Bob to move is the mirror of the same one with Alice to move.
    fn folds(&self) -> bool {
        self.measure.symmetric() && self.game.impartial() && !self.objective()
    }

    fn objective(&self) -> bool {
        self.game.terms.convention == Convention::Objective
    }
}

/// What is known about a position before it is searched.
pub(super) enum Known {
    Value(i32),
    Open { key: PositionKey, rank: usize, notes: Notes },
}

/// A move with the position that it leads to.
struct Choice<P> {
    what: u32,
    to: P,
    next: Player,
    key: PositionKey,
    needed: i32,
    rank: usize,
    notes: Notes,
}

struct Worker<'a, R: Rules, M: Measure<R>> {
    engine: &'a Minimax<'a, R, M>,
    moves: Vec<Move>,
    frames: Vec<Vec<Choice<R::Position>>>,
    /// One for each player.
    history: [History; 2],
    nodes: u64,
    work: u64,
    /// So much work between two reports.
    batch: u64,
}

impl<R: Rules, M: Measure<R>> Worker<'_, R, M> {
    fn at_least(&mut self, at: &R::Position, next: Player, k: i32) -> Result<bool, Halt> {
        match self.engine.known(at, next) {
            Known::Value(value) => Ok(value >= k),
            Known::Open { key, notes, .. } => match self.engine.bounded(at, next, k) {
                Some(answer) => Ok(answer),
                None => self.test(at, next, key, &notes, k),
            },
        }
    }

    fn test(
        &mut self,
        at: &R::Position,
        next: Player,
        key: PositionKey,
        notes: &[u64],
        k: i32,
    ) -> Result<bool, Halt> {
        let engine = self.engine;
        if let Some(answer) = engine.probe(key, next, k).at_least(k) {
            return Ok(answer);
        }
        self.count()?;
        let mut frame = self.frames.pop().unwrap_or_default();
        engine.team.begin(key);
        let result = self.search(at, next, notes, k, &mut frame);
        engine.team.end(key);
        frame.clear();
        self.frames.push(frame);
        let answer = result?;
        engine.record(key, next, k, answer);
        Ok(answer)
    }

    fn search(
        &mut self,
        at: &R::Position,
        next: Player,
        notes: &[u64],
        k: i32,
        frame: &mut Vec<Choice<R::Position>>,
    ) -> Result<bool, Halt> {
        let engine = self.engine;
        let mut moves = std::mem::take(&mut self.moves);
        engine.game.moves(at, next, &mut moves);
        if let Some(verdict) = engine.game.ended(at, next, moves.is_empty()) {
            self.moves = moves;
            return Ok(engine.measure.of_end(&engine.game, at, verdict) >= k);
        }
        if engine.prunes() {
            let convention = engine.game.terms.convention;
            engine.game.rules.drop_dominated(at, next, convention, notes, &mut moves);
        }
        let maximising = next == engine.measure.maximiser(&engine.game);
        self.work += moves.len() as u64 / 16;
        self.history[next.index()].bring_forward(&mut moves);
        let settled = self.expand(at, next, k, maximising, &moves, frame);
        self.moves = moves;
        if settled? {
            return Ok(maximising);
        }
        self.any_reaches(next, maximising, frame)
    }

    /// Lists the moves that the table does not settle. True if one of the moves is known to succeed.
    fn expand(
        &mut self,
        at: &R::Position,
        who: Player,
        k: i32,
        maximising: bool,
        moves: &[Move],
        frame: &mut Vec<Choice<R::Position>>,
    ) -> Result<bool, Halt> {
        let engine = self.engine;
        // On a large board much can be said about each position, which takes its time.
        let each = (moves.len() * moves.len()) as u64 / 4096;
        for &m in moves {
            self.spend(each)?;
            let needed = engine.measure.needed(k, engine.game.gain(at, who, m));
            let (to, next) = engine.game.play(at, who, m);
            let known = engine.known(&to, next);
            let reached = match &known {
                Known::Value(value) => Some(*value >= needed),
                Known::Open { key, .. } => {
                    let bounded = engine.bounded(&to, next, needed);
                    bounded.or_else(|| engine.probe(*key, next, needed).at_least(needed))
                }
            };
            match (known, reached) {
                (_, Some(reached)) if reached == maximising => {
                    self.history[who.index()].credit(m.what);
                    return Ok(true);
                }
                (Known::Open { key, rank, notes }, None) => {
                    frame.push(Choice { what: m.what, to, next, key, needed, rank, notes })
                }
                _ => {}
            }
        }
        let history = &self.history[who.index()];
        frame.sort_by_key(|choice| (choice.rank, Reverse(history.count(choice.what))));
        Ok(false)
    }

    /// Tries the moves, leaving those that another thread is working on for last. The maximiser looks for a move that
    /// reaches the needed value, the minimiser for one that does not.
    fn any_reaches(
        &mut self,
        who: Player,
        maximising: bool,
        frame: &[Choice<R::Position>],
    ) -> Result<bool, Halt> {
        let mut later = Vec::new();
        for (i, choice) in frame.iter().enumerate() {
            // The first move may settle the position: a thread that finds it taken helps with it.
            if i > 0 && self.engine.team.is_busy(choice.key) {
                later.push(choice);
            } else if self.suits(choice, who, maximising)? {
                return Ok(maximising);
            }
        }
        for choice in later {
            if self.suits(choice, who, maximising)? {
                return Ok(maximising);
            }
        }
        Ok(!maximising)
    }

    fn suits(&mut self, choice: &Choice<R::Position>, who: Player, maximising: bool) -> Result<bool, Halt> {
        let suits =
            self.test(&choice.to, choice.next, choice.key, &choice.notes, choice.needed)? == maximising;
        if suits {
            self.history[who.index()].credit(choice.what);
        }
        Ok(suits)
    }

    /// Counts a position; reports to the meter after a certain number of positions plus moves.
    fn count(&mut self) -> Result<(), Halt> {
        self.nodes += 1;
        self.spend(1)
    }

    fn spend(&mut self, work: u64) -> Result<(), Halt> {
        self.work += work;
        if self.work >= self.batch {
            self.work = 0;
            let nodes = std::mem::take(&mut self.nodes);
            self.engine.team.report(self.engine.meter, nodes)?;
        }
        Ok(())
    }
}
