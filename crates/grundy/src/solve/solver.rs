//! The solver: the entry point to the engines, for any rules.

use super::hunt::Shots;
use super::{
    Breed, Clock, Distance, Genera, Limits, Measure, Memory, Meter, Minimax, Nimbers, Outcome, Retrograde,
    Score, StopReason, Switches, TableError, Team, Values, depth, with_large_stack,
};
use crate::rules::{Convention, Decider, Endless, Game, Move, Player, Rules, Terms, Verdict, Words};
use crate::value::{
    Calculator, Described, Failure, Loopy, Options as ValueOptions, Side, Step, Store, Value,
};

use std::sync::OnceLock;

/// Answers questions about positions of one game: who wins, by how much, how soon, by which moves.
///
/// It works for any [`Rules`]. Results are remembered, so that later questions about the same game cost less; a
/// [`Memory`] owned by the caller outlives the solver. Each question runs under the limits, and an `Err` says which
/// of them stopped it. Callers with many small questions should ask them inside one [`with_large_stack`]: elsewhere
/// each question starts a thread of its own, because searches recurse deeply.
///
/// ```
/// use grundy::graph::families;
/// use grundy::games::Problem;
/// use grundy::rules::{Player, Rules};
/// use grundy::solve::Solver;
///
/// let problem = Problem::new("kayles", families::path(5)).unwrap();
/// let rules = problem.rules().unwrap();
/// let solver = Solver::new(&rules);
/// assert_eq!(solver.nimber(&rules.start()), Ok(Some(3)));
/// ```
pub struct Solver<'a, R: Rules> {
    pub(crate) game: Game<'a, R>,
    limits: Limits,
    switches: Switches,
    pub(crate) meter: Meter,
    team: Team,
    memory: Kept<'a>,
    /// Whether positions may recur.
    cyclic: OnceLock<bool>,
    deciders: Vec<Box<dyn Decider<R::Position>>>,
}

/// The solver's own memory, or one owned by the caller.
enum Kept<'a> {
    Own(Box<Memory>),
    Lent(&'a Memory),
}

/// Normal play without labels and passing, Alice first.
static NORMAL: Terms = Terms::new(Convention::Normal);

/// A legal move and what it leads to under best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Judged {
    /// The move.
    pub m: Move,
    /// Who wins after it; none under the score convention.
    pub winner: Option<Verdict>,
    /// The score of the play from here on, including what the move adds; under the score convention only.
    pub score: Option<i32>,
}

/// The longest line of play that is followed.
const LONGEST_LINE: usize = 1 << 16;

impl<'a, R: Rules> Solver<'a, R> {
    /// A solver for normal play, on one thread, with no limit but that on memory.
    pub fn new(rules: &'a R) -> Self {
        Solver::on(Game::new(rules, &NORMAL), Limits::default(), 1, Switches::default())
    }

    pub(crate) fn on(game: Game<'a, R>, limits: Limits, threads: usize, switches: Switches) -> Self {
        Solver {
            game,
            meter: Meter::new(limits.clone()),
            team: Team::new(threads),
            memory: Kept::Own(Memory::under(limits.memory, switches).into()),
            cyclic: OnceLock::new(),
            deciders: Vec::new(),
            limits,
            switches,
        }
    }

    /// The same rules on other terms: a convention, a starter, labels, passing.
    pub fn terms(self, terms: &'a Terms) -> Self {
        let game = Game::new(self.game.rules, terms);
        Solver { game, ..self }
    }

    /// Sets the limits of a question. The clock starts here.
    pub fn limits(self, limits: Limits) -> Self {
        let memory = match self.memory {
            Kept::Lent(memory) if memory.suits(limits.memory, self.switches) => Kept::Lent(memory),
            _ => Kept::Own(Memory::under(limits.memory, self.switches).into()),
        };
        Solver { meter: Meter::new(limits.clone()), limits, memory, ..self }
    }

    /// Sets the number of threads that search.
    pub fn threads(self, threads: usize) -> Self {
        Solver { team: Team::new(threads), ..self }
    }

    /// Uses a memory owned by the caller. It must have been used only for these rules on these terms, or have been
    /// emptied since; one of another size or with other switches is not used.
    pub fn memory(self, memory: &'a Memory) -> Self {
        match memory.suits(self.limits.memory, self.switches) {
            true => Solver { memory: Kept::Lent(memory), ..self },
            false => self,
        }
    }

    /// Asks these theorems before searching.
    pub(crate) fn deciders(self, deciders: Vec<Box<dyn Decider<R::Position>>>) -> Self {
        Solver { deciders, ..self }
    }

    /// The theorems that decided, if the nimber engine had nothing to search.
    pub(crate) fn theorems(&self) -> impl Iterator<Item = Words> {
        let has_nimbers = self.game.impartial() && self.game.terms.convention == Convention::Normal;
        self.deciders.iter().filter(move |_| has_nimbers).map(|decider| decider.by())
    }

    /// Allocates the main table now, or returns an error if that fails.
    pub(crate) fn reserve(&self) -> Result<(), TableError> {
        self.tables().main().map(drop)
    }

    fn tables(&self) -> &Memory {
        match &self.memory {
            Kept::Own(memory) => memory,
            Kept::Lent(memory) => memory,
        }
    }

    fn main(&self) -> Result<&super::PositionTable, StopReason> {
        self.tables().main().map_err(|_| StopReason::Memory)
    }

    /// How many positions were examined so far.
    pub fn nodes(&self) -> u64 {
        self.meter.nodes()
    }

    /// Who wins with `next` to move; none under the score convention.
    pub fn winner(&self, at: &R::Position, next: Player) -> Result<Option<Verdict>, StopReason> {
        if self.game.terms.convention == Convention::Score {
            return Ok(None);
        }
        with_large_stack(|| self.outcome(at, next)).map(Some)
    }

    /// The nimber; none unless it is impartial normal play and the position has a finite one.
    pub fn nimber(&self, at: &R::Position) -> Result<Option<u64>, StopReason> {
        if self.has_loopy() {
            return Ok(with_large_stack(|| self.loopy_of(at))?.finite());
        }
        if !self.has_nimber(at) {
            return Ok(None);
        }
        with_large_stack(|| self.nimber_from(0, at)).map(Some)
    }

    /// The value in canonical form, described; none unless it is short normal play without passing.
    pub fn value(&self, at: &R::Position) -> Result<Option<Described>, StopReason> {
        if !self.has_value(at) {
            return Ok(None);
        }
        with_large_stack(|| self.describe(self.value_of(at)?)).map(Some)
    }

    /// The score of the rest of the play with `next` to move; none unless it is a score game in which every play ends.
    pub fn score(&self, at: &R::Position, next: Player) -> Result<Option<i32>, StopReason> {
        if self.game.terms.convention != Convention::Score || self.game.check().is_err() {
            return Ok(None);
        }
        with_large_stack(|| self.score_within(at, next, (i32::MIN, i32::MAX))).map(Some)
    }

    /// How many moves the play lasts when the winner hurries and the loser delays; none for draws, for wins by an
    /// endless play, and in score games.
    pub fn remoteness(&self, at: &R::Position, next: Player) -> Result<Option<u32>, StopReason> {
        if self.game.terms.convention == Convention::Score {
            return Ok(None);
        }
        with_large_stack(|| {
            let winner = self.outcome(at, next)?;
            self.remoteness_of(at, next, winner)
        })
    }

    /// The legal moves and what each leads to; none when the play is over.
    pub fn moves(&self, at: &R::Position, next: Player) -> Result<Vec<Judged>, StopReason> {
        if self.game.check().is_err() {
            let unjudged = |m| Judged { m, winner: None, score: None };
            return Ok(self.legal(at, next).into_iter().map(unjudged).collect());
        }
        with_large_stack(|| self.legal(at, next).into_iter().map(|m| self.judged(at, next, m)).collect())
    }

    /// A line of best play: the winner keeps winning, as soon as possible where that can be computed, and the loser
    /// delays. It ends with the play, or where a draw would continue forever.
    pub fn line(&self, at: &R::Position, next: Player) -> Result<Vec<Move>, StopReason> {
        self.line_to(LONGEST_LINE, at, next)
    }

    /// The first moves of a line of best play, at most so many.
    pub(crate) fn line_to(
        &self,
        most: usize,
        at: &R::Position,
        next: Player,
    ) -> Result<Vec<Move>, StopReason> {
        let (mut at, mut next, mut line) = (at.clone(), next, Vec::new());
        if self.game.check().is_err() {
            return Ok(line);
        }
        while line.len() < most {
            let Some(m) = with_large_stack(|| self.best(&at, next))? else { break };
            line.push(m);
            (at, next) = self.game.play(&at, next, m);
            if !self.game.rules.endless(&at).is_short() && self.winner(&at, next)? == Some(Verdict::Draw) {
                break;
            }
        }
        Ok(line)
    }

    fn legal(&self, at: &R::Position, next: Player) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.moves(at, next, &mut moves);
        if self.game.ended(at, next, moves.is_empty()).is_some() {
            moves.clear();
        }
        moves
    }

    fn judged(&self, at: &R::Position, next: Player, m: Move) -> Result<Judged, StopReason> {
        let (to, then) = self.game.play(at, next, m);
        if self.game.terms.convention == Convention::Score {
            let rest = self.score_within(&to, then, (i32::MIN, i32::MAX))?;
            return Ok(Judged { m, winner: None, score: Some(rest + self.game.gain(at, next, m)) });
        }
        Ok(Judged { m, winner: Some(self.outcome(&to, then)?), score: None })
    }

    /// A best move: one that keeps the result and wins soonest or loses latest.
    pub(crate) fn best(&self, at: &R::Position, next: Player) -> Result<Option<Move>, StopReason> {
        let judged = self.legal(at, next).into_iter().map(|m| self.judged(at, next, m));
        let judged = judged.collect::<Result<Vec<Judged>, StopReason>>()?;
        if self.game.terms.convention == Convention::Score {
            let high = self.game.rules.maximiser() == next;
            let rank = |j: &&Judged| j.score.map(|score| if high { score } else { -score });
            return Ok(judged.iter().max_by_key(rank).map(|j| j.m));
        }
        let sign = |j: &Judged| j.winner.map_or(0, |winner| winner.sign_for(next));
        let Some(most) = judged.iter().map(sign).max() else { return Ok(None) };
        let mut best = None;
        for judged in judged.iter().filter(|j| sign(j) == most) {
            let (to, then) = self.game.play(at, next, judged.m);
            let winner = judged.winner.unwrap_or(Verdict::Draw);
            let length = self.remoteness_of(&to, then, winner)?.unwrap_or(u32::MAX);
            let rank = if most > 0 { u32::MAX - length } else { length };
            if best.is_none_or(|(greatest, _)| rank > greatest) {
                best = Some((rank, judged.m));
            }
        }
        Ok(best.map(|(_, m)| m))
    }

    /// Whether positions of the game may recur.
    pub(crate) fn may_cycle(&self) -> bool {
        *self.cyclic.get_or_init(|| self.game.rules.endless(&self.game.rules.start()) != Endless::Never)
    }

    /// Whether a position has a nimber: impartial short normal play.
    pub fn has_nimber(&self, at: &R::Position) -> bool {
        let Game { rules, terms } = self.game;
        self.game.impartial() && terms.convention == Convention::Normal && rules.endless(at).is_short()
    }

    /// Whether loopy nimbers apply: impartial normal play of a game in which positions may recur.
    pub fn has_loopy(&self) -> bool {
        self.game.impartial() && self.game.terms.convention == Convention::Normal && self.may_cycle()
    }

    /// Whether a position has a value: short normal play without passing, in which players alternate.
    pub fn has_value(&self, at: &R::Position) -> bool {
        let Game { rules, terms } = self.game;
        terms.convention == Convention::Normal && terms.pass.is_none() && rules.endless(at).is_short()
    }

    /// The genus of a position, and whether it is tame; none unless it is impartial normal or misere play in which every
    /// play ends.
    pub fn genus(&self, at: &R::Position) -> Result<Option<Breed>, StopReason> {
        let Game { rules, terms } = self.game;
        let last_move_decides = matches!(terms.convention, Convention::Normal | Convention::Misere);
        if !(self.game.impartial() && last_move_decides && rules.endless(at).is_short()) {
            return Ok(None);
        }
        let mut genera = Genera::new(self.game, &self.meter, self.switches);
        with_large_stack(|| genera.of(at)).map(Some)
    }

    /// The value of a position.
    pub(crate) fn value_of(&self, at: &R::Position) -> Result<Value, StopReason> {
        let (store, known) = self.tables().values();
        let engine = Values {
            game: self.game,
            store,
            known,
            meter: &self.meter,
            team: &self.team,
            switches: self.switches,
        };
        engine.value(at)
    }

    /// The store of the values that these engines find.
    pub(crate) fn store(&self) -> &Store {
        &self.tables().values().0
    }

    /// The steps by which the game with these options is brought to canonical form.
    pub(crate) fn simplification(
        &self,
        left: ValueOptions,
        right: ValueOptions,
    ) -> Result<Vec<Step>, StopReason> {
        self.calculate(|calculator| calculator.simplify(left, right)).map(|(_, steps)| steps)
    }

    /// The undominated moves of a player: in any sum that contains the position, if a move here is best, one of them
    /// is.
    pub(crate) fn undominated(&self, at: &R::Position, who: Player) -> Result<Vec<Move>, StopReason> {
        let mut moves = Vec::new();
        self.game.moves(at, who, &mut moves);
        let value = |m: &Move| self.value_of(&self.game.play(at, who, *m).0);
        let values = moves.iter().map(value).collect::<Result<ValueOptions, _>>()?;
        let side = if who == Player::Alice { Side::Left } else { Side::Right };
        let mut kept = values.clone();
        self.calculate(|calculator| calculator.drop_dominated(&mut kept, side))?;
        let best = moves.into_iter().zip(values).filter(|(_, value)| kept.contains(value));
        Ok(best.map(|(m, _)| m).collect())
    }

    /// The description of a value that these engines found.
    pub(crate) fn describe(&self, value: Value) -> Result<Described, StopReason> {
        self.calculate(|calculator| Described::new(value, calculator))
    }

    /// Arithmetic on values that these engines found, under the limits.
    fn calculate<T>(
        &self,
        work: impl FnOnce(&mut Calculator<'_>) -> Result<T, Failure>,
    ) -> Result<T, StopReason> {
        let watch = || self.meter.report_steps(Calculator::PATIENCE).is_err();
        let mut calculator = Calculator::watched(self.store(), &watch);
        work(&mut calculator).map_err(|_| self.meter.stopped().unwrap_or(StopReason::Memory))
    }

    /// The engine for positions that may recur.
    fn retrograde(&self) -> Retrograde<'_, R> {
        let (threads, traced) = (self.team.threads(), &self.tables().traced);
        Retrograde { game: self.game, switches: self.switches, threads, traced }
    }

    /// For the cops of a chase as they stand, what becomes of a robber on each vertex; none for other games.
    pub(crate) fn clock(&self, at: &R::Position) -> Result<Option<Clock>, StopReason> {
        self.retrograde().clock(at, &self.meter)
    }

    /// The shots of a hunt that catch the rabbit as soon as possible; none for other games and where it is not caught.
    pub(crate) fn shots(&self, at: &R::Position) -> Result<Option<Shots>, StopReason> {
        self.retrograde().shots(at, &self.meter)
    }

    fn nimbers(&self) -> Result<Nimbers<'_, R>, StopReason> {
        Ok(Nimbers {
            rules: self.game.rules,
            table: self.main()?,
            meter: &self.meter,
            team: &self.team,
            deciders: &self.deciders,
            switches: self.switches,
        })
    }

    fn minimax<'b, M: Measure<R>>(
        &'b self,
        measure: M,
        table: &'b super::PositionTable,
    ) -> Minimax<'b, R, M> {
        Minimax {
            game: self.game,
            measure,
            table,
            meter: &self.meter,
            team: &self.team,
            switches: self.switches,
        }
    }

    /// The nimber, known to be at least `least`.
    pub(crate) fn nimber_from(&self, least: u32, at: &R::Position) -> Result<u64, StopReason> {
        if self.has_loopy() {
            return self.loopy_of(at)?.finite().ok_or(StopReason::Memory);
        }
        Ok(self.nimbers()?.nimber_from(least, at)? as u64)
    }

    /// The loopy nimber, as the sum of the loopy nimbers of the parts.
    pub(crate) fn loopy_of(&self, at: &R::Position) -> Result<Loopy, StopReason> {
        let parts = self.loopy_parts(at)?;
        Ok(parts.iter().fold(Loopy::ZERO, |sum, (_, value)| sum.plus(value)))
    }

    /// The parts of a position with their loopy nimbers. Parts from which every play ends are searched, except those
    /// on an explicit digraph.
    pub(crate) fn loopy_parts(&self, at: &R::Position) -> Result<Vec<(R::Position, Loopy)>, StopReason> {
        let rules = self.game.rules;
        self.meter.report(0)?;
        let mut parts = Vec::new();
        if self.switches.parts {
            rules.parts(at, &mut parts);
        }
        if parts.is_empty() {
            parts.push(at.clone());
        }
        let value = |part: R::Position| {
            let value = match !rules.endless(&part).is_short() || rules.explicit(&part).is_some() {
                true => self.retrograde().loopy(&part, &self.meter)?,
                false => Loopy::Finite(self.nimbers()?.nimber_from(0, &part)? as u64),
            };
            Ok((part, value))
        };
        parts.into_iter().map(value).collect()
    }

    /// The rank of a position as a whole; none if it is infinite.
    pub(crate) fn rank(&self, at: &R::Position) -> Result<Option<u32>, StopReason> {
        self.retrograde().rank(at, &self.meter)
    }

    /// The lost vertices that a single token on a digraph can reach, by their ranks; none for other positions.
    pub(crate) fn lost_by_rank(&self, at: &R::Position) -> Result<Option<Vec<Vec<u32>>>, StopReason> {
        self.retrograde().lost_by_rank(at, &self.meter)
    }

    /// The parts of a position with their nimbers.
    pub(crate) fn parts(&self, at: &R::Position) -> Result<Vec<(R::Position, u32)>, StopReason> {
        if self.has_loopy() {
            let finite = |(part, value): (R::Position, Loopy)| Some((part, value.finite()?.try_into().ok()?));
            return self.loopy_parts(at)?.into_iter().map(|p| finite(p).ok_or(StopReason::Memory)).collect();
        }
        self.nimbers()?.parts(at)
    }

    /// Who wins, with `next` to move.
    pub(crate) fn outcome(&self, at: &R::Position, next: Player) -> Result<Verdict, StopReason> {
        self.outcome_of(at, next, (-1, 1))
    }

    /// The same, if the result for the player to move is known to lie within a range: -1 for a loss, 0 for a draw, 1 for a win.
    pub(crate) fn outcome_of(
        &self,
        at: &R::Position,
        next: Player,
        (least, most): (i32, i32),
    ) -> Result<Verdict, StopReason> {
        if self.has_loopy() {
            return Ok(by_loopy(&self.loopy_of(at)?, next));
        }
        if self.has_nimber(at) {
            let lost = self.nimbers()?.is_lost(at)?;
            return Ok(Verdict::of_mover(!lost, next));
        }
        if self.may_cycle() {
            return Ok(self.retrograde().outcome(at, next, &self.meter)?.0);
        }
        let (least, most) = if next == Player::Alice { (least, most) } else { (-most, -least) };
        let minimax = self.minimax(Outcome, self.main()?);
        if most == 1 && minimax.at_least(at, next, 1)? {
            return Ok(Verdict::Win(Player::Alice));
        }
        let may_draw = self.game.terms.convention == Convention::Objective;
        let drawn = least == 0 || may_draw && minimax.at_least(at, next, 0)?;
        Ok(if drawn { Verdict::Draw } else { Verdict::Win(Player::Bob) })
    }

    /// The score of the rest of the play, known to lie in the window.
    pub(crate) fn score_within(
        &self,
        at: &R::Position,
        next: Player,
        window: (i32, i32),
    ) -> Result<i32, StopReason> {
        let (low, high) = self.game.rules.score_range(at, next);
        self.minimax(Score, self.main()?).value(at, next, low.max(window.0), high.min(window.1))
    }

    /// How many moves the play lasts when the winner hurries and the loser delays.
    pub(crate) fn remoteness_of(
        &self,
        at: &R::Position,
        next: Player,
        winner: Verdict,
    ) -> Result<Option<u32>, StopReason> {
        let Verdict::Win(winner) = winner else { return Ok(None) };
        if let Some(length) = self.length(at) {
            return Ok(Some(length));
        }
        if self.may_cycle() {
            return Ok(self.retrograde().outcome(at, next, &self.meter)?.1);
        }
        let minimax = self.minimax(Distance, self.tables().distances()?);
        // Test ever longer plays: does Alice win that quickly, or lose that slowly?
        for moves in 0..Distance::HORIZON {
            let found = match winner {
                Player::Alice => minimax.at_least(at, next, Distance::HORIZON - moves)?,
                Player::Bob => !minimax.at_least(at, next, moves + 1 - Distance::HORIZON)?,
            };
            if found {
                return Ok(Some(moves as u32));
            }
        }
        Ok(None)
    }

    /// The length of the longest possible play; none if a play may be endless.
    pub(crate) fn longest(&self, at: &R::Position, next: Player) -> Result<Option<u32>, StopReason> {
        if let Some(length) = self.length(at) {
            return Ok(Some(length));
        }
        if self.may_cycle() {
            return self.retrograde().longest(at, next, &self.meter);
        }
        let table = super::PositionTable::new(self.limits.memory / 4).map_err(|_| StopReason::Memory)?;
        depth(self.game, at, next, &table, &self.meter).map(Some)
    }

    /// How many moves remain, if every play has the same number of them.
    fn length(&self, at: &R::Position) -> Option<u32> {
        self.game.rules.length(at).filter(|_| self.game.terms.pass.is_none())
    }
}

/// Who wins a position with this loopy nimber under normal play.
pub fn by_loopy(loopy: &Loopy, next: Player) -> Verdict {
    loopy.mover_wins().map_or(Verdict::Draw, |wins| Verdict::of_mover(wins, next))
}
