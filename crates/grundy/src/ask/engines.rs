//! The engines at work on one game: what each kind of value costs is paid once, in its own table.

use super::{Error, Options};
use crate::rules::{Bilingual, Convention, Decider, Endless, Game, Move, Player, Rules, Verdict};
use crate::solve::{
    Distance, KnownValues, Measure, Meter, Minimax, Nimbers, Outcome, Retrograde, Score, StopReason, Table,
    Team, Values, depth,
};
use crate::value::{
    Calculator, Described, Failure, Loopy, Options as ValueOptions, Side, Step, Store, Value,
};
use std::cell::OnceCell;

/// Values of positions of one game, found as they are asked for.
pub struct Engines<'a, R: Rules> {
    pub game: Game<'a, R>,
    options: &'a Options,
    pub meter: Meter,
    team: Team,
    /// For the values that the convention is about.
    main: Table,
    distances: OnceCell<Table>,
    values: OnceCell<(Store, KnownValues)>,
    /// For positions that may come back.
    retrograde: Retrograde<'a, R>,
    deciders: Vec<Box<dyn Decider<R::Position>>>,
}

impl<'a, R: Rules> Engines<'a, R> {
    pub fn new(game: Game<'a, R>, options: &'a Options) -> Result<Self, Error> {
        game.check().map_err(|misfit| Error::new(0, misfit.to_string()))?;
        let memory = options.limits.memory;
        let main = Table::new(memory).map_err(|_| Error::new(0, no_memory(memory)))?;
        Ok(Engines {
            game,
            options,
            meter: Meter::new(options.limits.clone()),
            team: Team::new(options.threads),
            main,
            distances: OnceCell::new(),
            values: OnceCell::new(),
            retrograde: Retrograde::new(game, options.switches),
            deciders: Vec::new(),
        })
    }

    /// The same engines, with theorems to ask before searching.
    pub fn with_deciders(self, deciders: Vec<Box<dyn Decider<R::Position>>>) -> Self {
        Engines { deciders, ..self }
    }

    /// Whether positions of the game may come back.
    fn may_cycle(&self) -> bool {
        self.game.rules.endless(&self.game.rules.start()) != Endless::Never
    }

    /// Whether a position has a nimber: impartial short normal play.
    pub fn has_nimber(&self, at: &R::Position) -> bool {
        let Game { rules, terms } = self.game;
        self.game.impartial() && terms.convention == Convention::Normal && rules.endless(at).is_short()
    }

    /// Whether loopy nimbers are told: impartial normal play of a game in which positions may come back.
    pub fn has_loopy(&self) -> bool {
        self.game.impartial() && self.game.terms.convention == Convention::Normal && self.may_cycle()
    }

    /// Whether a position has a value: short normal play without passing, in which players alternate.
    pub fn has_value(&self, at: &R::Position) -> bool {
        let Game { rules, terms } = self.game;
        terms.convention == Convention::Normal && terms.pass.is_none() && rules.endless(at).is_short()
    }

    /// The value of a position.
    pub fn value(&self, at: &R::Position) -> Result<Value, StopReason> {
        let (store, known) = self.value_memory();
        let engine = Values {
            game: self.game,
            store,
            known,
            meter: &self.meter,
            team: &self.team,
            switches: self.options.switches,
        };
        engine.value(at)
    }

    /// The store and the known values: half of the memory each.
    fn value_memory(&self) -> &(Store, KnownValues) {
        let half = self.options.limits.memory / 2;
        self.values.get_or_init(|| (Store::new(half), KnownValues::new(half)))
    }

    /// What holds the values that these engines find.
    pub fn store(&self) -> &Store {
        &self.value_memory().0
    }

    /// How the canonical form of the game with these options is reached.
    pub fn simplification(&self, left: ValueOptions, right: ValueOptions) -> Result<Vec<Step>, StopReason> {
        let mut steps = Vec::new();
        self.calculate(|calculator| calculator.make_and_tell(left, right, &mut steps))?;
        Ok(steps)
    }

    /// The moves of a player whose value no other is better than for that player: in whatever sum the position
    /// stands, one of them is a best move here.
    pub fn undominated(&self, at: &R::Position, who: Player) -> Result<Vec<Move>, StopReason> {
        let mut moves = Vec::new();
        self.game.moves(at, who, &mut moves);
        let value = |m: &Move| self.value(&self.game.play(at, who, *m).0);
        let values = moves.iter().map(value).collect::<Result<ValueOptions, _>>()?;
        let side = if who == Player::Alice { Side::Left } else { Side::Right };
        let mut kept = values.clone();
        self.calculate(|calculator| calculator.drop_dominated(&mut kept, side))?;
        let best = moves.into_iter().zip(values).filter(|(_, value)| kept.contains(value));
        Ok(best.map(|(m, _)| m).collect())
    }

    /// What is told of a value that these engines found.
    pub fn describe(&self, value: Value) -> Result<Described, StopReason> {
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

    fn nimbers(&self) -> Nimbers<'_, R> {
        Nimbers {
            rules: self.game.rules,
            table: &self.main,
            meter: &self.meter,
            team: &self.team,
            deciders: &self.deciders,
            switches: self.options.switches,
        }
    }

    fn minimax<'b, M: Measure<R>>(&'b self, measure: M, table: &'b Table) -> Minimax<'b, R, M> {
        Minimax {
            game: self.game,
            measure,
            table,
            meter: &self.meter,
            team: &self.team,
            switches: self.options.switches,
        }
    }

    pub fn nimber(&self, at: &R::Position) -> Result<u64, StopReason> {
        self.nimber_from(0, at)
    }

    /// The nimber, known to be at least `least`.
    pub fn nimber_from(&self, least: u32, at: &R::Position) -> Result<u64, StopReason> {
        if self.has_loopy() {
            return self.loopy(at)?.finite().ok_or(StopReason::Memory);
        }
        Ok(self.nimbers().nimber_from(least, at)? as u64)
    }

    /// The loopy nimber: that of a sum is the sum of those of its parts.
    pub fn loopy(&self, at: &R::Position) -> Result<Loopy, StopReason> {
        let parts = self.loopy_parts(at)?;
        Ok(parts.iter().fold(Loopy::ZERO, |sum, (_, value)| sum.plus(value)))
    }

    /// The parts of a position with their loopy nimbers. Parts from which every play ends are searched, but
    /// for those on an explicit digraph.
    pub fn loopy_parts(&self, at: &R::Position) -> Result<Vec<(R::Position, Loopy)>, StopReason> {
        let rules = self.game.rules;
        self.meter.report(0)?;
        let mut parts = Vec::new();
        if self.options.switches.parts {
            rules.parts(at, &mut parts);
        }
        if parts.is_empty() {
            parts.push(at.clone());
        }
        let value = |part: R::Position| {
            let value = match !rules.endless(&part).is_short() || rules.on_digraph(&part).is_some() {
                true => self.retrograde.loopy(&part, &self.meter)?,
                false => Loopy::Finite(self.nimbers().nimber_from(0, &part)? as u64),
            };
            Ok((part, value))
        };
        parts.into_iter().map(value).collect()
    }

    /// The parts of a position with their nimbers.
    pub fn parts(&self, at: &R::Position) -> Result<Vec<(R::Position, u32)>, StopReason> {
        if self.has_loopy() {
            let finite = |(part, value): (R::Position, Loopy)| Some((part, value.finite()?.try_into().ok()?));
            return self.loopy_parts(at)?.into_iter().map(|p| finite(p).ok_or(StopReason::Memory)).collect();
        }
        self.nimbers().parts(at)
    }

    /// Who wins, with `next` to move.
    pub fn outcome(&self, at: &R::Position, next: Player) -> Result<Verdict, StopReason> {
        if self.has_loopy() {
            return Ok(by_loopy(&self.loopy(at)?, next));
        }
        if self.has_nimber(at) {
            let lost = self.nimbers().is_lost(at)?;
            return Ok(Verdict::Win(if lost { next.other() } else { next }));
        }
        if self.may_cycle() {
            return Ok(self.retrograde.outcome(at, next, &self.meter)?.0);
        }
        let minimax = self.minimax(Outcome, &self.main);
        if minimax.at_least(at, next, 1)? {
            return Ok(Verdict::Win(Player::Alice));
        }
        let drawn = self.game.terms.convention == Convention::Objective && minimax.at_least(at, next, 0)?;
        Ok(if drawn { Verdict::Draw } else { Verdict::Win(Player::Bob) })
    }

    /// The score of the rest of the play, known to lie in the window.
    pub fn score(&self, at: &R::Position, next: Player, window: (i32, i32)) -> Result<i32, StopReason> {
        let (low, high) = self.game.rules.score_range(at);
        self.minimax(Score, &self.main).value(at, next, low.max(window.0), high.min(window.1))
    }

    /// How many moves the play lasts when the winner hurries and the loser delays.
    pub fn remoteness(
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
            return Ok(self.retrograde.outcome(at, next, &self.meter)?.1);
        }
        let table = self.side_table()?;
        let minimax = self.minimax(Distance, table);
        // Ask for ever longer plays: is Alice's win that quick, or her loss that slow?
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

    /// What an answer says of how a position was decided.
    pub fn method(&self) -> Bilingual {
        match self.may_cycle() {
            true if self.has_loopy() => LOOPY_NIMBERS,
            true => RETROGRADE,
            false => SEARCH,
        }
    }

    /// The longest possible play; none if there is no end to it.
    pub fn depth(&self, at: &R::Position, next: Player) -> Result<Option<u32>, StopReason> {
        if let Some(length) = self.length(at) {
            return Ok(Some(length));
        }
        if self.may_cycle() {
            return self.retrograde.longest(at, next, &self.meter);
        }
        let table = self.new_side_table()?;
        depth(self.game, at, next, &table, &self.meter).map(Some)
    }

    /// How many moves are left, where every play has the same number of them.
    fn length(&self, at: &R::Position) -> Option<u32> {
        self.game.rules.length(at).filter(|_| self.game.terms.pass.is_none())
    }

    fn side_table(&self) -> Result<&Table, StopReason> {
        if self.distances.get().is_none() {
            let _ = self.distances.set(self.new_side_table()?);
        }
        self.distances.get().ok_or(StopReason::Memory)
    }

    fn new_side_table(&self) -> Result<Table, StopReason> {
        Table::new(self.options.limits.memory / 4).map_err(|_| StopReason::Memory)
    }
}

/// How an answer's `engine` names what decided, where no theorem did.
pub const SEARCH: Bilingual = Bilingual { en: "search", pt: "busca" };
pub const RETROGRADE: Bilingual = Bilingual { en: "retrograde analysis", pt: "análise retrógrada" };
pub const LOOPY_NIMBERS: Bilingual = Bilingual { en: "loopy nimbers", pt: "nimbers com ciclos" };
/// How nimbers of summands are put together.
pub const NIM_SUM: Bilingual = Bilingual { en: "nim-sum", pt: "soma Nim" };

/// Who wins a position with this loopy nimber under normal play.
pub fn by_loopy(loopy: &Loopy, next: Player) -> Verdict {
    match loopy.mover_wins() {
        Some(true) => Verdict::Win(next),
        Some(false) => Verdict::Win(next.other()),
        None => Verdict::Draw,
    }
}

fn no_memory(bytes: usize) -> String {
    format!("the table of {} MiB could not be allocated; ask for less with --memory", bytes >> 20)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Terms, View};

    /// A token that goes to and fro for ever.
    struct ToAndFro;

    impl Rules for ToAndFro {
        type Position = u32;
        fn start(&self) -> u32 {
            0
        }
        fn moves(&self, at: &u32, _who: Player, out: &mut Vec<Move>) {
            out.push(Move::of(1 - *at as usize));
        }
        fn play(&self, _at: &u32, who: Player, m: Move) -> (u32, Player) {
            (m.what, who.other())
        }
        fn endless(&self, _at: &u32) -> Endless {
            Endless::Possible(Verdict::Draw)
        }
        fn view(&self, at: &u32) -> View {
            View::Heaps(vec![*at as u64])
        }
    }

    #[test]
    fn a_score_game_that_may_be_endless_is_refused() {
        let (terms, options) = (Terms::new(Convention::Score), Options::default());
        let refused = Engines::new(Game::new(&ToAndFro, &terms), &options).err();
        assert_eq!(refused.map(|error| error.message), Some(crate::rules::Misfit::EndlessScore.to_string()));
    }
}
