//! The search stage: engines compute what theorems have left open.

use super::plan::{LOOPY_NIMBERS, Outcome, RETROGRADE, SEARCH, Task};
use super::prepared::{Prepared, Standing};
use super::{Error, MoveAnswer, Options, Undominated, by_value};
use crate::games::{Family, Selection};
use crate::rules::{
    Bilingual, Class, Convention, Decider, Erased, Game, Move, Pack, Player, Rules, Verdict, Words,
};
use crate::solve::{Solver, StopReason, by_loopy, with_large_stack};
use crate::text::memory_text;
use crate::theory;
use crate::value::{Details, Loopy, Value};

/// Sets the game up and searches for all that is wanted and still missing. Theorems that settle positions are passed
/// on as deciders, and what they say about the whole problem narrows the search.
pub fn search(task: &mut Task<'_>) -> Result<Outcome, Error> {
    let spare = spared(task);
    let prepared = match task.question.prepared() {
        Ok(prepared) => prepared,
        // A board that is too large to search: a theorem may have given the result. Positional boards are often meant
        // for theorems alone, so that without one the answer is that nothing is known.
        Err(error) if error.too_large && (is_known(task) || is_positional(task)) => {
            if task.answer.engine.is_empty() {
                task.answer.engine = NO_THEOREM.into();
            }
            if spare.is_none() {
                task.answer.stop(StopReason::Size);
            }
            return Ok(Outcome::Settled);
        }
        // Nothing decides, but something is known.
        Err(error) if error.too_large && task.finding.known.is_some() => {
            task.answer.engine = error.message.into();
            task.stop_with_what_is_known(StopReason::Size);
            return Ok(Outcome::Settled);
        }
        Err(error) => return Err(error),
    };
    let standing = task.question.standing()?;
    if spare.is_some() && is_wide(prepared, standing) {
        return Ok(Outcome::Settled);
    }
    let options = spare.as_ref().unwrap_or(task.options);
    let mut searching = Searching { task, options, prepared, standing };
    let by_values = prepared.terms.convention == Convention::Normal && !prepared.terms.impartial();
    match prepared.family.is_shallow() && !by_values {
        true => searching.on_family(),
        false => with_large_stack(|| searching.on_family()),
    }?;
    if spare.is_some() && task.answer.stopped_by == Some(StopReason::Nodes) {
        task.answer.accept_partial();
    }
    if let Some(reason) = task.answer.stopped_by.filter(|_| !is_known(task)) {
        task.stop_with_what_is_known(reason);
    }
    Ok(Outcome::Settled)
}

const NO_THEOREM: Bilingual = Bilingual { en: "no theorem applies", pt: "nenhum teorema se aplica" };

fn is_known(task: &Task<'_>) -> bool {
    task.answer.winner.is_some() || task.answer.score.is_some()
}

fn is_positional(task: &Task<'_>) -> bool {
    task.question.problems().all(|problem| problem.entry.claims.is_some())
}

/// How many positions are searched for a nimber that is of little use.
const SPARE_NODES: u64 = 1 << 16;

/// The most moves of a position that is searched for such a nimber.
const MOST_SPARE_MOVES: usize = 500;

/// Whether a position has so many moves that even a brief search takes long.
fn is_wide(prepared: &Prepared, Standing { at, next, .. }: &Standing) -> bool {
    let mut moves = Vec::new();
    prepared.game().moves(at, *next, &mut moves);
    moves.len() > MOST_SPARE_MOVES
}

/// Options for a search after a theorem has found the winner of a game that is never a summand: unless its nimber is
/// asked for, only a brief search is spent on it, and the answer is complete without it.
fn spared(task: &Task<'_>) -> Option<Options> {
    let Task { question, options, answer, .. } = task;
    let alone = question.problems().all(|problem| !problem.entry.summable);
    if !alone || answer.winner.is_none() || options.wants.is_some() || options.limits.nodes.is_some() {
        return None;
    }
    let mut options = Options::clone(options);
    options.limits.nodes = Some(SPARE_NODES);
    Some(options)
}

/// A task with its game set up.
struct Searching<'a, 'b> {
    task: &'a mut Task<'b>,
    options: &'a Options,
    prepared: &'a Prepared,
    standing: &'a Standing,
}

impl Searching<'_, '_> {
    /// Does the work on a game, with the theorems that may settle its positions.
    fn on_family(&mut self) -> Result<(), Error> {
        match &self.prepared.family {
            Family::Narrow(rules) => self.on_sets(&**rules),
            Family::Middle(rules) => self.on_sets(&**rules),
            Family::Wide(rules) => self.on_sets(&**rules),
            Family::NarrowTints(rules) => self.run(&**rules, Vec::new()),
            Family::MiddleTints(rules) => self.run(&**rules, Vec::new()),
            Family::WideTints(rules) => self.run(&**rules, Vec::new()),
            Family::Colouring(rules) => self.run(&**rules, Vec::new()),
            Family::Claims(rules) => self.run(&**rules, Vec::new()),
            Family::Erased(rules) => self.on_bytes(rules),
        }
    }

    /// Heaps of one problem are looked up; if their nimbers exceed the limits, the search decides.
    fn on_bytes(&mut self, rules: &Erased) -> Result<(), Error> {
        let Task { question, heaps, answer, .. } = &mut *self.task;
        let single = question.single().filter(|_| self.options.theorems);
        let decider = single.and_then(|problem| heaps.decider(problem));
        if decider.is_some() && answer.engine.is_empty() {
            answer.engine = heaps.so_far().into();
        }
        self.run(rules, decider.into_iter().collect())
    }

    /// A selection game is never a sum: sums are erased.
    fn on_sets<const W: usize>(&mut self, rules: &Selection<W>) -> Result<(), Error> {
        let problem = self.task.question.single().filter(|_| self.options.theorems);
        let deciders = problem.map(theory::deciders).unwrap_or_default();
        self.run(rules, deciders)
    }

    fn run<R: Rules>(
        &mut self,
        rules: &R,
        deciders: Vec<Box<dyn Decider<R::Position>>>,
    ) -> Result<(), Error> {
        let game = Game::new(rules, &self.prepared.terms);
        game.check().map_err(|misfit| Error::new(0, misfit.words()))?;
        let Options { limits, threads, switches, .. } = self.options;
        let memory = self.prepared.memory(self.options);
        let solver = Solver::on(game, limits.clone(), *threads, *switches).memory(&memory).deciders(deciders);
        solver.reserve().map_err(|_| no_memory(limits.memory))?;
        let Standing { at, next, score } = self.standing;
        let at = R::Position::from_bytes(at);
        let mut work = Work { solver: &solver, at: at.clone(), next: *next, played: *score, task: self.task };
        let found = work.all();
        let answer = &mut self.task.answer;
        if let Err(reason) = found {
            answer.stop(reason);
        }
        answer.nodes += solver.meter.nodes();
        answer.seconds += solver.meter.seconds();
        if answer.engine.is_empty() && solver.meter.nodes() == 0 && answer.is_solved() {
            solver.theorems().for_each(|theorem| answer.engine.add(theorem));
        }
        if answer.engine.is_empty() || solver.meter.nodes() > 0 {
            answer.engine.add(method(&solver, &at));
        }
        if let Some(bytes) = solver.meter.needed() {
            answer.engine.add(lacking(bytes));
        }
        Ok(())
    }
}

/// How an answer names the method that decided a position; of a hunt, with the shots that catch the rabbit.
fn method<R: Rules>(solver: &Solver<'_, R>, at: &R::Position) -> Words {
    if let Ok(Some(shots)) = solver.shots(at) {
        let view = solver.game.rules.view(at);
        let name = |v: &u32| view.element_name(*v as usize);
        let turn = |aims: &Vec<u32>| aims.iter().map(name).collect::<Vec<_>>().join(";");
        let list = shots.iter().map(turn).collect::<Vec<_>>().join(", ");
        return Words {
            en: format!("backward search over the places of the rabbit; shots: {list}"),
            pt: format!("busca de trás para frente sobre os lugares do coelho; tiros: {list}"),
        };
    }
    match solver.may_cycle() {
        true if solver.has_loopy() => LOOPY_NIMBERS,
        true => RETROGRADE,
        false => SEARCH,
    }
    .into()
}

/// How an answer says that more memory is needed.
fn lacking(bytes: u64) -> Words {
    words!(
        "it would take {} of memory",
        "seriam necessários {} de memória"; memory_text(bytes.into())
    )
}

fn no_memory(bytes: usize) -> Error {
    let message = words!(
        "the table of {} MiB could not be allocated; ask for less with --memory",
        "a tabela de {} MiB não pôde ser alocada; peça menos com --memory",
        bytes >> 20
    );
    Error::new(0, message)
}

/// A task on its rules.
struct Work<'a, 'b, 'c, R: Rules> {
    solver: &'a Solver<'c, R>,
    at: R::Position,
    next: Player,
    /// The score of the moves already played.
    played: i32,
    task: &'a mut Task<'b>,
}

impl<R: Rules> Work<'_, '_, '_, R> {
    fn all(&mut self) -> Result<(), StopReason> {
        if self.solver.game.terms.convention == Convention::Score {
            self.score()?;
        } else {
            self.winner()?;
            self.class()?;
        }
        if self.task.wants.remoteness {
            self.task.answer.remoteness = match self.task.answer.winner {
                Some(verdict) => self.solver.remoteness_of(&self.at, self.next, verdict)?,
                None => None,
            };
        }
        if self.task.wants.depth {
            self.task.answer.depth = self.solver.longest(&self.at, self.next)?;
        }
        if self.task.wants.moves {
            self.moves()?;
        }
        self.rank()
    }

    /// The rank, if it is asked for, or comes with the loopy nimber of a single token.
    fn rank(&mut self) -> Result<(), StopReason> {
        let falls_out =
            self.task.answer.loopy.is_some() && self.solver.game.rules.explicit(&self.at).is_some();
        if self.solver.has_loopy() && (self.task.wants.rank || falls_out) {
            self.task.answer.rank = self.solver.rank(&self.at)?;
        }
        Ok(())
    }

    fn winner(&mut self) -> Result<(), StopReason> {
        if self.task.wants.nimber && self.solver.has_loopy() {
            let loopy = self.solver.loopy_of(&self.at)?;
            self.task.answer.nimber = loopy.finite().filter(|_| self.solver.has_nimber(&self.at));
            self.task.answer.winner = Some(by_loopy(&loopy, self.next));
            self.task.answer.loopy = Some(loopy);
        } else if self.task.wants.nimber
            && self.solver.has_nimber(&self.at)
            && self.task.answer.nimber.is_none()
        {
            // A theorem may know that the player to move wins, so that 0 need not be tried.
            let least = u32::from(self.task.finding.first_wins == Some(true));
            let nimber = self.solver.nimber_from(least, &self.at)?;
            self.task.answer.nimber = Some(nimber);
            self.task.answer.winner = Some(by_loopy(&Loopy::Finite(nimber), self.next));
        }
        if self.wants_value() && self.task.answer.value.is_none() {
            self.value()?;
        }
        if self.task.answer.winner.is_none() {
            let results = self.task.finding.results();
            self.task.answer.winner = Some(self.solver.outcome_of(&self.at, self.next, results)?);
        }
        Ok(())
    }

    /// Values are computed for partizan positions, and for impartial ones if nimbers are not asked for.
    fn wants_value(&self) -> bool {
        let partizan = !self.solver.game.impartial();
        let has_value = self.solver.has_value(&self.at);
        self.task.wants.value && has_value && (partizan || !self.task.wants.nimber)
    }

    /// The value, and from it the outcome class. If the canonical form is too large to hold, the winner is still
    /// found.
    fn value(&mut self) -> Result<(), StopReason> {
        let found = match self.solver.has_nimber(&self.at) {
            true => self.solver.nimber_from(0, &self.at).and_then(|nimber| {
                let star = u32::try_from(nimber).ok().and_then(Value::nimber);
                star.ok_or(StopReason::Memory)
            }),
            false => self.solver.value_of(&self.at),
        };
        match found {
            Ok(value) => self.record_value(value),
            Err(StopReason::Memory) => {
                self.task.answer.winner = Some(self.solver.outcome(&self.at, self.next)?);
                self.class()?;
                Err(StopReason::Memory)
            }
            Err(reason) => Err(reason),
        }
    }

    fn record_value(&mut self, value: Value) -> Result<(), StopReason> {
        let found = self.solver.describe(value)?;
        let details = Details::of(value, self.solver.store());
        by_value::record(&mut self.task.answer, &found, details, self.next);
        Ok(())
    }

    /// Who wins when either starts, with the position as it is.
    fn class(&mut self) -> Result<(), StopReason> {
        if !self.task.wants.class {
            self.task.answer.class = None;
            return Ok(());
        }
        if self.task.answer.class.is_some() {
            return Ok(());
        }
        let Some(here) = self.task.answer.winner else { return Ok(()) };
        let objective = self.solver.game.terms.convention == Convention::Objective;
        let there = match here {
            Verdict::Win(who) if self.solver.game.impartial() && !objective => Verdict::Win(who.other()),
            Verdict::Draw if self.solver.game.impartial() && !objective => Verdict::Draw,
            _ => self.solver.outcome(&self.at, self.next.other())?,
        };
        self.task.answer.class = Class::of_starters(self.next, here, there);
        Ok(())
    }

    fn score(&mut self) -> Result<(), StopReason> {
        if self.task.answer.score.is_some() {
            return Ok(());
        }
        let window = self.task.finding.window.unwrap_or((i32::MIN as i64, i32::MAX as i64));
        self.task.answer.score_window = self.task.finding.window;
        let score = self.solver.score_within(&self.at, self.next, (window.0 as i32, window.1 as i32))?;
        self.task.answer.score = Some((score + self.played) as i64);
        self.task.answer.score_window = None;
        Ok(())
    }

    fn moves(&mut self) -> Result<(), StopReason> {
        let game = self.solver.game;
        let mut legal = Vec::new();
        game.moves(&self.at, self.next, &mut legal);
        if game.ended(&self.at, self.next, legal.is_empty()).is_some() {
            legal.clear();
        }
        let answers = legal.iter().map(|&m| self.one_move(m)).collect::<Result<Vec<_>, _>>()?;
        let answer = &mut self.task.answer;
        let keeps = |m: &&MoveAnswer| match answer.score {
            Some(score) => m.score == Some(score),
            None => m.winner == answer.winner && m.winner != Some(Verdict::Win(self.next.other())),
        };
        answer.best = Some(answers.iter().filter(keeps).map(|m| m.text.clone()).collect());
        answer.moves = Some(answers);
        if self.wants_value() && !game.impartial() {
            self.task.answer.undominated = Some(self.undominated()?);
        }
        Ok(())
    }

    fn undominated(&self) -> Result<Undominated, StopReason> {
        let of = |who| {
            let moves = self.solver.undominated(&self.at, who)?;
            Ok(moves.into_iter().map(|m| self.solver.game.move_text(m)).collect())
        };
        Ok(Undominated { alice: of(Player::Alice)?, bob: of(Player::Bob)? })
    }

    /// A move and the value of what it leads to.
    fn one_move(&self, m: Move) -> Result<MoveAnswer, StopReason> {
        let (solver, game) = (self.solver, self.solver.game);
        let (to, next) = game.play(&self.at, self.next, m);
        let text = game.move_text(m);
        let mut answer = MoveAnswer::new(text);
        if game.terms.convention == Convention::Score {
            let so_far = self.played + game.gain(&self.at, self.next, m);
            answer.score = Some((solver.score_within(&to, next, (i32::MIN, i32::MAX))? + so_far) as i64);
            return Ok(answer);
        }
        let verdict = if self.task.wants.nimber && solver.has_loopy() {
            let loopy = solver.loopy_of(&to)?;
            answer.nimber = loopy.finite().filter(|_| solver.has_nimber(&to));
            let verdict = by_loopy(&loopy, next);
            answer.loopy = Some(loopy);
            verdict
        } else if self.task.wants.nimber && solver.has_nimber(&to) {
            let nimber = solver.nimber_from(0, &to)?;
            answer.nimber = Some(nimber);
            by_loopy(&Loopy::Finite(nimber), next)
        } else if self.wants_value() && !game.impartial() {
            let found = solver.describe(solver.value_of(&to)?)?;
            answer.value = found.text;
            Verdict::Win(by_value::class(found.sign).winner(next))
        } else {
            solver.outcome(&to, next)?
        };
        answer.winner = Some(verdict);
        if self.task.wants.remoteness {
            answer.remoteness = solver.remoteness_of(&to, next, verdict)?;
        }
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Limits;

    /// On a long path there are few positions, but each has hundreds of options, nearly all of them known: limits are looked at
    /// between the options too.
    #[test]
    fn limits_are_kept_where_positions_have_many_options() {
        let limits = Limits { nodes: Some(100), ..Limits::default() };
        let options = Options { limits, threads: 1, ..Options::default() };
        let answer = crate::ask::Question::read("col:P120").unwrap().solve(&options).unwrap();
        assert_eq!(answer.stopped_by, Some(StopReason::Nodes));
    }
}
