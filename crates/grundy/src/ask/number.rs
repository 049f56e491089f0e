//! Game numbers by their usual names: alpha_g, gamma_g', gcn, ...

use super::{Answer, Error, Options, Question, Reasons, Status};
use crate::games::{Definition, Entry, Found, GAMES, NumberInfo, Order, Over, Problem, Range, Takes, Values};
use crate::rules::{Bilingual, Player};
use crate::theory;
use serde::Serialize;
use std::time::Duration;

/// A game number of a graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NumberAnswer {
    pub name: String,
    pub graph: String,
    pub number: Option<i64>,
    /// Why there is no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Who wins with each k, up to one more than the greatest degree, if that was asked for: a number that is the least k with
    /// which Alice wins leaves open whether more hurt her.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_k: Option<Vec<WinnerFor>>,
    pub status: Status,
    pub nodes: u64,
    pub seconds: f64,
    pub engine: Reasons,
    /// Which limit was met.
    #[serde(skip)]
    stopped_by: Option<&'static str>,
}

/// Who wins with some number of colours or marks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WinnerFor {
    pub k: u64,
    /// `None` if a limit was met.
    pub winner: Option<String>,
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
/// let winners: Vec<Option<String>> = answer.all_k.unwrap().into_iter().map(|won| won.winner).collect();
/// assert_eq!(winners, ["bob", "bob", "alice"].map(|name| Some(name.to_string())));
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

fn read<'a>(name: &'a str, graph: &'a str, options: &'a Options) -> Result<Asked<'a>, Error> {
    let (base, keys) = match name.split_once('{') {
        Some((base, rest)) => {
            (base, rest.strip_suffix('}').ok_or_else(|| Error::new(name.len(), "expected '}'"))?)
        }
        None => (name, ""),
    };
    let plain = base.strip_suffix('\'').or_else(|| base.strip_suffix("_bob"));
    let found = number_names().find(|(_, number)| number.is_called(plain.unwrap_or(base)));
    let (entry, info) = found.ok_or_else(|| unknown(base))?;
    let names_first = keys.split(',').any(|key| key.trim_start().starts_with("first="));
    let first = match plain {
        Some(_) => ",first=bob",
        None if names_first || !matches!(entry.order, Order::Free) => "",
        None => ",first=alice",
    };
    let name = format!("{}{}", info.name, if plain.is_some() { "'" } else { "" });
    Ok(Asked { entry, info, name, first, keys, graph, options, every_k: false })
}

/// How an answer's `engine` names what needs no search.
const DEFINITION: Bilingual = Bilingual { en: "definition", pt: "definição" };

/// A number that is asked for.
struct Asked<'a> {
    entry: &'static Entry,
    info: &'static NumberInfo,
    name: String,
    /// Who starts, as a key, unless the keys say it.
    first: &'static str,
    keys: &'a str,
    graph: &'a str,
    options: &'a Options,
    every_k: bool,
}

impl Asked<'_> {
    fn answer(&self) -> Result<NumberAnswer, Error> {
        let first = match self.info.found {
            Found::Least(Range { over: Over::Board { .. }, .. }) => Some(1),
            _ => None,
        };
        let question = self.question(first)?;
        let Some(problem) = question.problems().next() else { return Err(unknown(self.info.name)) };
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
            Found::Score => answer.take_score(&self.solve(None, self.options)?),
            Found::Least(range) => self.least_won(range, problem, &mut answer)?,
        }
        Ok(answer)
    }

    /// Tries one k after the other, from what must be there at least: winning with one need not mean winning with the
    /// next. Theorems decide those that they know without a search, and what decided the number and the k before it is kept.
    fn least_won(&self, range: &Range, problem: &Problem, answer: &mut NumberAnswer) -> Result<(), Error> {
        let (what, greatest) = self.end_of(range);
        let enough = (range.enough)(problem).unwrap_or(greatest).min(greatest);
        let mut winners = Vec::new();
        for k in (range.least)(problem)..=greatest {
            let settled = answer.number.is_some() || answer.reason.is_some();
            if settled && (!self.every_k || k > enough) {
                break;
            }
            let winner = match answer.number {
                Some(_) if self.options.theorems && range.more_helps => Some(range.winner.id().to_string()),
                _ => self.winner_for(range, k, answer)?,
            };
            match winner.as_deref() {
                None if !self.every_k => return self.tell_bounds(range, k, enough, answer),
                None if !settled => self.tell_bounds(range, k, enough, answer)?,
                Some(id) if id == range.winner.id() && answer.reason.is_none() => {
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

    /// Who wins with k; `None` if a limit was met.
    fn winner_for(&self, range: &Range, k: u64, answer: &mut NumberAnswer) -> Result<Option<String>, Error> {
        let below = answer.engine.clone();
        let solved = self.solve(Some(k), &answer.what_is_left_of(self.options))?;
        let known = answer.number.is_some();
        answer.spend(&solved);
        if known {
            answer.engine = below;
        } else if solved.winner.as_deref() == Some(range.winner.id()) {
            answer.engine = below;
            answer.engine.extend(solved.engine);
        }
        if solved.stopped_by.is_some() {
            (answer.status, answer.stopped_by) = (solved.status, solved.stopped_by);
        }
        Ok(solved.winner.filter(|_| solved.stopped_by.is_none()))
    }

    /// Between what the number must be when a limit stopped the search with k.
    fn tell_bounds(
        &self,
        range: &Range,
        k: u64,
        enough: u64,
        answer: &mut NumberAnswer,
    ) -> Result<(), Error> {
        let Some(limit) = answer.stopped_by else { return Ok(()) };
        let mut most = None;
        let last = if self.options.theorems { enough } else { k };
        for more in k + 1..=last {
            let question = self.question(Some(more))?;
            let won = |problem: &Problem| {
                let found = theory::consult(problem).first_wins;
                found.is_some_and(|wins| wins == (problem.terms.first == range.winner))
            };
            if question.problems().all(won) {
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

    /// What runs through a range, and where it ends.
    fn end_of(&self, range: &Range) -> (&'static str, u64) {
        match range.over {
            Over::Board { last, .. } => ("board", last),
            Over::Key(key) => match self.entry.key(key).map(|info| info.values) {
                Some(Values::Number { greatest, .. }) => (key, greatest),
                _ => (key, 0),
            },
        }
    }

    /// The text of the problem that has k for what runs through a range: before the board, and the board.
    fn text(&self, k: Option<u64>) -> (String, String) {
        let mut keys = format!("convention={}", self.info.convention.id());
        let mut board = self.graph.to_string();
        if let (Found::Least(range), Some(k)) = (&self.info.found, k) {
            match range.over {
                Over::Key(key) => keys += &format!(",{key}={k}"),
                Over::Board { text, .. } => board = text(k),
            }
        }
        if let Takes::Key(key) = self.info.takes {
            keys += &format!(",{key}={}", self.graph);
        }
        let comma = if self.keys.is_empty() { "" } else { "," };
        (format!("{}{{{keys}{}{comma}{}}}:", self.entry.id, self.first, self.keys), board)
    }

    fn question(&self, k: Option<u64>) -> Result<Question, Error> {
        let (prefix, board) = self.text(k);
        Question::read(&format!("{prefix}{board}")).map_err(|error| relocated(error, &prefix))
    }

    fn solve(&self, k: Option<u64>, options: &Options) -> Result<Answer, Error> {
        let (prefix, board) = self.text(k);
        let answer = super::solve(&format!("{prefix}{board}"), options);
        answer.map_err(|error| relocated(error, &prefix))
    }
}

fn unknown(name: &str) -> Error {
    let names: Vec<&str> = number_names().map(|(_, number)| number.name).collect();
    let list = names.join(", ");
    Error::new(
        0,
        format!("unknown number '{name}'; numbers are {list}, each also with ' or _bob where Bob starts"),
    )
}

/// An error of the text that was made, in terms of the graph that was given.
fn relocated(error: Error, prefix: &str) -> Error {
    Error { at: error.at.saturating_sub(prefix.len()), ..error }
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

    /// Adds what a solve took, and what decided it.
    fn spend(&mut self, answer: &Answer) {
        self.nodes += answer.nodes;
        self.seconds += answer.seconds;
        self.engine = answer.engine.clone();
    }

    /// The limits of a solve, after what was spent already.
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
        self.reason = match (answer.score, &answer.stopped_by, answer.score_window) {
            (None, Some(limit), Some((low, high))) => {
                Some(format!("stopped by {limit}; from {low} to {high}"))
            }
            (None, Some(limit), None) => Some(format!("stopped by {limit}")),
            _ => None,
        };
    }
}
