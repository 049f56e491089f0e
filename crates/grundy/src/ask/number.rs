//! Game numbers by their usual names: alpha_g, gamma_g', gcn, ...

use super::plan;
use super::text::{self, WrittenKey, twice};
use super::{Answer, Error, Options, Question, Reasons, Status};
use crate::games::{
    Definition, Draft, Entry, Found, GAMES, NumberInfo, Over, Problem, Range, Refusal, Takes, Values,
};
use crate::rules::{Bilingual, Player, Verdict};
use crate::solve::StopReason;
use crate::text::suggestion;
use crate::theory;
use serde::Serialize;
use std::time::Duration;

/// A game number of a graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct NumberAnswer {
    /// The name under which the number was asked for.
    pub name: String,
    /// The text of the graph or other argument.
    pub graph: String,
    /// The number; null if it is undefined or a limit was met.
    pub number: Option<i64>,
    /// Why there is no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Who wins with each k, up to one more than the greatest degree, if that was asked for: where the number is the least k
    /// with which Alice wins, a larger k may still be worse for her.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_k: Option<Vec<WinnerFor>>,
    /// Whether the question was settled.
    pub status: Status,
    /// How many positions were examined.
    pub nodes: u64,
    /// How long it took.
    pub seconds: f64,
    /// What decided.
    pub engine: Reasons,
    /// Which limit was met.
    #[serde(skip)]
    pub(super) stopped_by: Option<StopReason>,
}

/// Who wins with some number of colours or marks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct WinnerFor {
    /// The number of colours or marks.
    pub k: u64,
    /// `None` if a limit was met.
    pub winner: Option<Verdict>,
}

/// Every game number, with the game that it comes from.
pub fn number_names() -> impl Iterator<Item = (&'static Entry, &'static NumberInfo)> {
    GAMES.iter().flat_map(|entry| entry.numbers.iter().map(move |number| (*entry, number)))
}

/// The number `name` (with keys, as in `gcn{convexity=monophonic}`) of a graph.
///
/// ```
/// let answer = grundy::ask::number("gamma_g'", "C10", &Default::default()).unwrap();
/// assert_eq!(answer.number, Some(4));
/// let answer = grundy::ask::number("chi_g", "P4", &Default::default()).unwrap();
/// assert_eq!(answer.number, Some(3));
/// ```
pub fn number(name: &str, graph: &str, options: &Options) -> Result<NumberAnswer, Error> {
    read(name, graph, options)?.answer()
}

/// The same, and who wins with every k up to one more than the greatest degree, for numbers that are a least k.
///
/// ```
/// let answer = grundy::ask::number_and_all_k("chi_g", "P4", &Default::default()).unwrap();
/// let winners: Vec<&str> = answer.all_k.unwrap().into_iter().map(|won| won.winner.unwrap().id()).collect();
/// assert_eq!(winners, ["bob", "bob", "alice"]);
/// ```
pub fn number_and_all_k(name: &str, graph: &str, options: &Options) -> Result<NumberAnswer, Error> {
    let asked = Asked { every_k: true, ..read(name, graph, options)? };
    if let Found::Score = asked.info.found {
        let least: Vec<&str> = number_names()
            .filter(|(_, info)| matches!(info.found, Found::Least(_)))
            .map(|(_, info)| info.name)
            .collect();
        let message = format!("{} is not a least k; those that are: {}", asked.info.name, least.join(", "));
        return Err(Error::new(0, message));
    }
    asked.answer()
}

fn read<'a>(name: &str, graph: &str, options: &'a Options) -> Result<Asked<'a>, Error> {
    let (base, keys) = match name.find('{') {
        Some(at) => (&name[..at], read_keys(name, at)?),
        None => (name, Vec::new()),
    };
    let plain = base.strip_suffix('\'').or_else(|| base.strip_suffix("_bob"));
    let found = number_names().find(|(_, number)| number.is_called(plain.unwrap_or(base)));
    let (entry, info) = found.ok_or_else(|| unknown(base))?;
    let mut draft = Draft::new(entry).convention(info.convention).map_err(refused)?;
    let mut given = vec!["convention".to_string()];
    given.extend(info.fixed_keys().map(String::from));
    if plain.is_some() {
        draft = draft.first(Player::Bob).map_err(refused)?;
        given.push("first".to_string());
    }
    for key in keys {
        if given.contains(&key.name) {
            return Err(Error::new(0, twice(&key.name)));
        }
        key.set(&mut draft).map_err(|error| Error { at: 0, ..error })?;
        given.push(key.name);
    }
    if let Takes::Key(key) = info.takes {
        draft = draft.key(key, graph).map_err(refused)?;
    }
    let problem = match info.found {
        Found::Least(Range { over: Over::Board { board, .. }, .. }) => draft.on(board(1)).map_err(refused)?,
        _ => text::on_board(draft, 0, graph, &[])?,
    };
    let name = format!("{}{}", info.name, if plain.is_some() { "'" } else { "" });
    Ok(Asked { info, name, problem, options, every_k: false })
}

/// The number `name` of the board of a problem, on its terms except for the convention.
///
/// ```
/// use grundy::{ask::number_of, games::Problem, graph::families::path};
///
/// let answer = number_of("chi_g", &Problem::new("coloring", path(4)).unwrap(), &Default::default()).unwrap();
/// assert_eq!(answer.number, Some(3));
/// ```
pub fn number_of(name: &str, problem: &Problem, options: &Options) -> Result<NumberAnswer, Error> {
    let (entry, info) = number_names().find(|(_, info)| info.is_called(name)).ok_or_else(|| unknown(name))?;
    if entry.id != problem.entry.id {
        let message = format!("{name} is a number of {}, not of {}", entry.id, problem.entry.id);
        return Err(Error::new(0, message));
    }
    let problem = problem.with("convention", info.convention.id()).map_err(refused)?;
    Asked { info, name: name.to_string(), problem, options, every_k: false }.answer()
}

/// The keys in braces that begin at byte `at` of a name.
fn read_keys(name: &str, at: usize) -> Result<Vec<WrittenKey>, Error> {
    if !name.ends_with('}') {
        return Err(Error::new(name.len(), "expected '}'"));
    }
    match text::read_keys(0, name, at).map_err(|error| Error { at: 0, ..error })? {
        (keys, end) if end == name.len() => Ok(keys),
        _ => Err(Error::new(name.len(), "expected '}'")),
    }
}

/// A refusal of the problem that a number is about.
fn refused(refusal: Refusal) -> Error {
    Error { too_large: refusal.too_large, ..Error::new(0, refusal.message) }
}

/// How an answer's `engine` names numbers that follow from the definition.
const DEFINITION: Bilingual = Bilingual { en: "definition", pt: "definição" };

/// A number that is asked for.
struct Asked<'a> {
    info: &'static NumberInfo,
    name: String,
    /// The problem that the number is about, with all keys but the one that is varied.
    problem: Problem,
    options: &'a Options,
    every_k: bool,
}

impl Asked<'_> {
    fn answer(&self) -> Result<NumberAnswer, Error> {
        let problem = &self.problem;
        let mut answer = NumberAnswer::empty(self.name.clone(), problem.instance());
        if let Some(definition) = (self.info.definition)(problem) {
            match definition {
                Definition::Is(number) => {
                    answer.number = Some(number);
                    answer.all_k = self.every_k.then(Vec::new);
                }
                Definition::Undefined(reason) => answer.reason = Some(reason.en.to_string()),
            }
            answer.engine = Reasons::from(DEFINITION);
            return Ok(answer);
        }
        match &self.info.found {
            Found::Score => answer.take_score(&Question::from(problem.clone()).solve(self.options)?),
            Found::Least(range) => self.least_won(range, &mut answer)?,
        }
        Ok(answer)
    }

    /// Tries k one by one, starting from the least possible: a win with one k need not imply a win with the next. Theorems
    /// decide without a search where they can, and the reasons for the number and for the k before it are kept.
    fn least_won(&self, range: &Range, answer: &mut NumberAnswer) -> Result<(), Error> {
        let (what, greatest) = self.end_of(range);
        let enough = (range.enough)(&self.problem).unwrap_or(greatest).min(greatest);
        let more_helps = self.options.theorems && range.more_helps;
        let won = Verdict::Win(range.winner);
        let mut winners = Vec::new();
        for k in (range.least)(&self.problem)..=greatest {
            let settled = answer.number.is_some() || answer.reason.is_some();
            if settled && (!self.every_k || k > enough) {
                break;
            }
            let winner = match answer.number {
                Some(_) if more_helps => Some(won),
                _ => self.winner_for(range, k, answer)?,
            };
            match winner {
                None if !self.every_k => return self.report_bounds(range, k, enough, answer),
                None if !settled => self.report_bounds(range, k, enough, answer)?,
                Some(winner) if winner == won && answer.reason.is_none() => {
                    answer.number.get_or_insert(k as i64);
                }
                _ => {}
            }
            winners.push(WinnerFor { k, winner });
        }
        if answer.number.is_none() && answer.reason.is_none() {
            let winner = if range.winner == Player::Alice { "Alice" } else { "Bob" };
            answer.reason = Some(format!("{winner} wins for no {what} up to {greatest}"));
        }
        answer.all_k = self.every_k.then_some(winners);
        Ok(())
    }

    /// The problem with this k.
    fn with(&self, range: &Range, k: u64) -> Result<Problem, Error> {
        let problem = match range.over {
            Over::Key(key) => self.problem.with(key, k),
            Over::Board { board, .. } => self.problem.moved_to(board(k)),
        };
        problem.map_err(refused)
    }

    /// Who wins with k; `None` if a limit was met.
    fn winner_for(&self, range: &Range, k: u64, answer: &mut NumberAnswer) -> Result<Option<Verdict>, Error> {
        let below = answer.engine.clone();
        let question = Question::from(self.with(range, k)?);
        let solved = plan::solve_unnamed(&question, &answer.what_is_left_of(self.options))?;
        let known = answer.number.is_some();
        answer.spend(&solved);
        if known {
            answer.engine = below;
        } else if solved.winner == Some(Verdict::Win(range.winner)) {
            answer.engine = below;
            answer.engine.extend(solved.engine);
        }
        if solved.stopped_by.is_some() {
            (answer.status, answer.stopped_by) = (solved.status, solved.stopped_by);
        }
        Ok(solved.winner.filter(|_| solved.stopped_by.is_none()))
    }

    /// Reports bounds on the number when a limit stopped the search at k.
    fn report_bounds(
        &self,
        range: &Range,
        k: u64,
        enough: u64,
        answer: &mut NumberAnswer,
    ) -> Result<(), Error> {
        let Some(limit) = answer.stopped_by.map(StopReason::id) else { return Ok(()) };
        let mut most = None;
        let last = if self.options.theorems { enough } else { k };
        for more in k + 1..=last {
            let problem = self.with(range, more)?;
            let first_wins = theory::consult(&problem).first_wins;
            if first_wins.is_some_and(|wins| wins == (problem.terms.first == range.winner)) {
                most = Some(more);
                break;
            }
        }
        answer.reason = Some(match most {
            Some(most) => format!("stopped by {limit}; from {k} to {most}"),
            None => format!("stopped by {limit}; {k} or more"),
        });
        Ok(())
    }

    /// The name of what runs through a range, and where it ends.
    fn end_of(&self, range: &Range) -> (&'static str, u64) {
        match range.over {
            Over::Board { last, .. } => ("board", last),
            Over::Key(key) => match self.problem.entry.key(key).map(|info| info.values) {
                Some(Values::Number { greatest, .. }) => (key, greatest),
                _ => (key, 0),
            },
        }
    }
}

fn unknown(name: &str) -> Error {
    let plain = name.strip_suffix('\'').or_else(|| name.strip_suffix("_bob")).unwrap_or(name);
    let names = number_names().map(|(_, number)| number.name);
    let help = suggestion(plain, "numbers", names, "grundy games");
    Error::new(0, format!("unknown number '{name}'; {help}, each also with ' or _bob where Bob starts"))
}

impl NumberAnswer {
    fn empty(name: String, graph: String) -> NumberAnswer {
        NumberAnswer {
            name,
            graph,
            number: None,
            reason: None,
            all_k: None,
            status: Status::Solved,
            nodes: 0,
            seconds: 0.0,
            engine: Reasons::default(),
            stopped_by: None,
        }
    }

    /// Adds the work of a solve, and what decided it.
    fn spend(&mut self, answer: &Answer) {
        self.nodes += answer.nodes;
        self.seconds += answer.seconds;
        self.engine = answer.engine.clone();
    }

    /// The limits of the next solve, after the work already spent.
    fn what_is_left_of(&self, options: &Options) -> Options {
        let mut left = options.clone();
        let spent = Duration::from_secs_f64(self.seconds);
        left.limits.time = options.limits.time.map(|time| time.saturating_sub(spent));
        left.limits.nodes = options.limits.nodes.map(|nodes| nodes.saturating_sub(self.nodes));
        left
    }

    fn take_score(&mut self, answer: &Answer) {
        self.spend(answer);
        self.number = answer.score;
        self.status = answer.status;
        self.reason = match (answer.score, answer.stopped_by.map(StopReason::id), answer.score_window) {
            (None, Some(limit), Some((low, high))) => {
                Some(format!("stopped by {limit}; from {low} to {high}"))
            }
            (None, Some(limit), None) => Some(format!("stopped by {limit}")),
            _ => None,
        };
    }
}
