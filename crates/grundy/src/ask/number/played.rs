//! Numbers of games: an optimal score, or the least or greatest number with which a player wins.

use super::super::plan;
use super::super::{Options, Question, Reasons, Status, Wants};
use super::name::refused;
use super::{Error, NumberAnswer, WinnerFor};
use crate::games::{Definition, Found, Length, NumberInfo, Over, Problem, Range, Takes, Values};
use crate::rules::{Bilingual, Player, Verdict};
use crate::solve::StopReason;
use crate::theory::{self, Bound};

/// How an answer's `engine` names numbers that follow from the definition.
const DEFINITION: Bilingual = Bilingual { en: "definition", pt: "definição" };

/// A number that is asked for.
pub struct Asked<'a> {
    pub info: NumberInfo,
    pub name: String,
    /// The problem that the number is about, with all keys but the one that is varied.
    pub problem: Problem,
    /// The argument, if it is a number.
    pub given: Option<u64>,
    pub options: &'a Options,
    pub every_k: bool,
    /// The keys that were given with the name of the number, or with the problem.
    pub keys: Vec<String>,
}

impl<'a> Asked<'a> {
    /// A number of a problem, whose keys must not be at odds with those that the number sets.
    pub fn of_problem(
        info: NumberInfo,
        name: String,
        problem: Problem,
        options: &'a Options,
    ) -> Result<Asked<'a>, Error> {
        for (key, value) in info.keys {
            if problem.get(key) != Some(value) {
                return Err(Error::new(
                    0,
                    words!("{name} needs {key}={value}", "{name} exige {key}={value}"),
                ));
            }
        }
        if let Some(Over::Written { key, .. }) = info.range().map(|range| range.over) {
            let default = problem.entry.key(key).map(|key| key.default);
            if problem.get(key) != default {
                return Err(Error::new(
                    0,
                    words!("{name} itself sets the key '{key}'", "o próprio {name} fixa a chave '{key}'"),
                ));
            }
        }
        let keys = problem.keys.keys().map(|key| key.to_string()).collect();
        Ok(Asked { info, name, problem, given: None, options, every_k: false, keys })
    }

    /// Finds it.
    pub fn answer(&self) -> Result<NumberAnswer, Error> {
        let problem = &self.problem;
        let mut answer = NumberAnswer::empty(self.name.clone(), self.argument());
        if let Some(definition) = (self.info.definition)(problem) {
            match definition {
                Definition::Is(number) => {
                    answer.number = Some(number);
                    answer.all_k = self.every_k.then(Vec::new);
                }
                Definition::Undefined(reason) => answer.reason = Some(reason.into()),
            }
            answer.engine = Reasons::from(DEFINITION);
            return Ok(answer);
        }
        answer.bounds = self.bounds();
        match &self.info.found {
            Found::Score => answer.take_score(&Question::from(problem.clone()).solve(self.options)?),
            Found::Least(range) => self.least_won(range, &mut answer)?,
            Found::Greatest(range) => self.greatest_won(range, &mut answer)?,
            Found::Length(length) => self.length(length, &mut answer)?,
        }
        Ok(answer)
    }

    /// What theorems say of the number where all keys have their usual values.
    fn bounds(&self) -> Vec<Bound> {
        let plain = self.problem.entry.keys.iter().all(|key| self.problem.get(key.name) == Some(key.default));
        let terms = &self.problem.terms;
        let plain =
            plain && terms.first == Player::Alice && terms.pass.is_none() && self.problem.start.is_empty();
        if !plain || !self.options.theorems {
            return Vec::new();
        }
        match (self.given, self.problem.as_graph()) {
            (Some(given), _) => theory::number_bounds(self.info.name, given),
            (None, Some(graph)) => theory::graph_number_bounds(self.info.name, graph),
            _ => Vec::new(),
        }
    }

    /// The text of the argument: a number, a whole problem, or the board alone.
    fn argument(&self) -> String {
        match (self.given, self.info.takes) {
            (Some(given), _) => given.to_string(),
            (None, Takes::Problem) => self.problem.to_string(),
            (None, _) => self.problem.instance(),
        }
    }

    /// Tries k one by one: a win with one k need not imply a win with the next. It starts one below the least number that
    /// bounds allow, since the reasons for the number and for the k before it are kept. Theorems decide without a search where
    /// they can.
    fn least_won(&self, range: &Range, answer: &mut NumberAnswer) -> Result<(), Error> {
        let (what, greatest) = self.end_of(range);
        let unchanged = (range.last)(&self.problem).filter(|&last| last <= greatest);
        let greatest = unchanged.unwrap_or(greatest);
        let enough = (range.enough)(&self.problem).unwrap_or(greatest).min(greatest);
        let more_helps = self.options.theorems && range.more_helps;
        let won = Verdict::Win(range.winner);
        let mut winners = Vec::new();
        let first = (range.least)(&self.problem);
        let tried = answer.window(first).0.saturating_sub(1).clamp(first, greatest.max(first));
        if self.every_k {
            winners.extend(
                (first..tried).map(|k| WinnerFor { k, winner: Some(Verdict::Win(range.winner.other())) }),
            );
        }
        for k in tried..=greatest {
            let settled = answer.number.is_some() || answer.reason.is_some();
            if settled && (!self.every_k || k > enough) {
                break;
            }
            let winner = match answer.number {
                Some(_) if more_helps => Some(won),
                _ => self.winner_for(range, k, won, answer)?,
            };
            match winner {
                None if !self.every_k => return self.report_bounds(range, k, answer),
                None if !settled => self.report_bounds(range, k, answer)?,
                Some(winner) if winner == won && answer.reason.is_none() => {
                    answer.number.get_or_insert(k as i64);
                }
                _ => {}
            }
            winners.push(WinnerFor { k, winner });
        }
        if answer.number.is_none() && answer.reason.is_none() {
            // More may be needed than the key allows, and theorems may know how many.
            let (least, most) = answer.window(greatest + 1);
            answer.number = most.filter(|&most| most == least).map(|most| most as i64);
        }
        if answer.number.is_none() && answer.reason.is_none() {
            answer.reason = Some(match unchanged {
                Some(_) => {
                    words!("{} wins for every {}", "{} vence para todo {}", range.winner.other().name(); what)
                }
                None => words!(
                    "{} wins for no {} up to {greatest}",
                    "{} não vence para nenhum {} até {greatest}", range.winner.name(); what
                ),
            });
        }
        answer.all_k = self.every_k.then_some(winners);
        Ok(())
    }

    /// Tries k one by one as long as they are won.
    fn greatest_won(&self, range: &Range, answer: &mut NumberAnswer) -> Result<(), Error> {
        let least = (range.least)(&self.problem);
        let won = Verdict::Win(range.winner);
        let mut best = least.saturating_sub(1);
        for k in least..=self.end_of(range).1 {
            let lost = Verdict::Win(range.winner.other());
            match self.winner_for(range, k, lost, answer)? {
                Some(winner) if winner == won => best = k,
                Some(_) => break,
                None => {
                    let limit = answer.stopped_by.unwrap_or(StopReason::Size);
                    answer.stopped_between(limit, best, None);
                    return Ok(());
                }
            }
        }
        answer.number = Some(best as i64);
        Ok(())
    }

    /// How long the play lasts with the number that is given, or else with the least one that wins.
    fn length(&self, length: &Length, answer: &mut NumberAnswer) -> Result<(), Error> {
        let Length { range, of_moves } = length;
        let (what, _) = self.end_of(range);
        let mut problem = self.problem.clone();
        if !self.keys.iter().any(|key| key == what.en) && problem.start.is_empty() {
            self.least_won(range, answer)?;
            let Some(least) = answer.number.take() else {
                answer.reason = answer.reason.take().map(|why| {
                    words!("the least {} is not known: {}", "o menor {} não é conhecido: {}", what.en; why)
                });
                return Ok(());
            };
            problem = self.with(range, least as u64)?;
        }
        let wants = Some(Wants { winner: true, remoteness: true, ..Wants::default() });
        let options = Options { wants, ..answer.what_is_left_of(self.options) };
        let solved = plan::solve_unnamed(&Question::from(problem.clone()), &options)?;
        answer.spend(&solved);
        (answer.status, answer.stopped_by) = (solved.status, solved.stopped_by);
        answer.number = solved.remoteness.map(|moves| of_moves(&problem, moves));
        answer.reason = match (solved.stopped_by, solved.winner) {
            (Some(limit), _) => Some(limit.stopped().into()),
            (None, Some(Verdict::Win(winner))) if winner == range.winner => {
                answer.number.is_none().then(|| words!("the play never ends", "a partida nunca termina"))
            }
            _ => {
                answer.number = None;
                Some(words!(
                    "{} does not win with {}={}",
                    "{} não vence com {}={}",
                    range.winner.name(),
                    what.en,
                    problem.key(what.en)
                ))
            }
        };
        Ok(())
    }

    /// The problem with this k.
    fn with(&self, range: &Range, k: u64) -> Result<Problem, Error> {
        let problem = match range.over {
            Over::Key(key) => self.problem.with(key, k),
            Over::Written { key, value, .. } => self.problem.with(key, value(k)),
            Over::Board { board, .. } => self.problem.moved_to(board(self.given.unwrap_or(0), k)),
        };
        problem.map_err(refused)
    }

    /// Who wins with k; `None` if a limit was met. The reasons are kept together with those of the k before where the
    /// winner is the one with whom the search ends.
    fn winner_for(
        &self,
        range: &Range,
        k: u64,
        ends: Verdict,
        answer: &mut NumberAnswer,
    ) -> Result<Option<Verdict>, Error> {
        let below = answer.engine.clone();
        let grows = matches!(range.over, Over::Board { .. });
        let question = Question::from(self.with(range, k)?);
        let solved = match plan::solve_unnamed(&question, &answer.what_is_left_of(self.options)) {
            Err(error) if error.too_large && (grows || k > (range.least)(&self.problem)) => {
                (answer.status, answer.stopped_by) = (Status::Stopped, Some(StopReason::Size));
                return Ok(None);
            }
            solved => solved?,
        };
        let known = answer.number.is_some();
        answer.spend(&solved);
        if known {
            answer.engine = below;
        } else if solved.winner == Some(ends) {
            answer.engine = below;
            answer.engine.extend(solved.engine);
        }
        if solved.stopped_by.is_some() {
            (answer.status, answer.stopped_by) = (solved.status, solved.stopped_by);
        }
        Ok(solved.winner.filter(|_| solved.stopped_by.is_none()))
    }

    /// Reports bounds on the number when a limit stopped the search at k: theorems may know of a greater k that suffices, if
    /// they have not named one before.
    fn report_bounds(&self, range: &Range, k: u64, answer: &mut NumberAnswer) -> Result<(), Error> {
        let Some(limit) = answer.stopped_by else { return Ok(()) };
        let most = match answer.window(k).1 {
            Some(most) => Some(most),
            None => self.least_known_above(range, k)?,
        };
        answer.stopped_between(limit, k, most);
        Ok(())
    }

    /// The least number above k with which theorems know that the game is won.
    fn least_known_above(&self, range: &Range, k: u64) -> Result<Option<u64>, Error> {
        let enough = (range.enough)(&self.problem).filter(|_| self.options.theorems).unwrap_or(k);
        for more in k + 1..=enough.min(self.end_of(range).1) {
            let problem = self.with(range, more)?;
            let first_wins = theory::consult(&problem).first_wins;
            if first_wins.is_some_and(|wins| wins == (problem.terms.first == range.winner)) {
                return Ok(Some(more));
            }
        }
        Ok(None)
    }

    /// The name of what runs through a range, and where it ends.
    fn end_of(&self, range: &Range) -> (Bilingual, u64) {
        match range.over {
            Over::Board { last, .. } => (Bilingual::of("board", "tabuleiro"), last),
            Over::Written { name, last, .. } => (name, last),
            Over::Key(key) => match self.problem.entry.key(key).map(|info| info.values) {
                Some(Values::Number { greatest, .. }) => (Bilingual::of(key, key), greatest),
                _ => (Bilingual::of(key, key), 0),
            },
        }
    }
}
