//! Game numbers by their usual names: alpha_g, gamma_g', gcn, ...

use super::{Answer, Error, Options, Question, Reasons, Status};
use crate::games::{Entry, Found, GAMES, NumberInfo, Values};
use crate::graph::distance::is_connected;
use crate::rules::{Bilingual, Player};
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
    pub status: Status,
    pub nodes: u64,
    pub seconds: f64,
    pub engine: Reasons,
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
    let (base, keys) = match name.split_once('{') {
        Some((base, rest)) => {
            (base, rest.strip_suffix('}').ok_or_else(|| Error::new(name.len(), "expected '}'"))?)
        }
        None => (name, ""),
    };
    let plain = base.strip_suffix('\'').or_else(|| base.strip_suffix("_bob"));
    let found = number_names().find(|(_, number)| number.is_called(plain.unwrap_or(base)));
    let (entry, info) = found.ok_or_else(|| unknown(base))?;
    let first = if plain.is_some() { "bob" } else { "alice" };
    let prime = if plain.is_some() { "'" } else { "" };
    let asked = Asked { entry, info, name: format!("{}{prime}", info.name), first, keys, graph, options };
    asked.answer()
}

/// How an answer's `engine` names what needs no search.
const DEFINITION: Bilingual = Bilingual { en: "definition", pt: "definição" };

/// A number that is asked for.
struct Asked<'a> {
    entry: &'static Entry,
    info: &'static NumberInfo,
    name: String,
    first: &'static str,
    keys: &'a str,
    graph: &'a str,
    options: &'a Options,
}

impl Asked<'_> {
    fn answer(&self) -> Result<NumberAnswer, Error> {
        let wanted = match self.info.found {
            Found::Score => "convention=score".to_string(),
            Found::LeastWon(_) => "convention=objective".to_string(),
        };
        let question = self.question(&wanted)?;
        let Some(problem) = question.problems().next() else { return Err(unknown(self.info.name)) };
        let mut answer = NumberAnswer::empty(self.name.clone(), problem.instance());
        if self.info.connected_only && !is_connected(problem.graph()) {
            answer.reason = Some("the graph is not connected".to_string());
            answer.engine = Reasons::from(DEFINITION);
            return Ok(answer);
        }
        match self.info.found {
            Found::Score => answer.take_score(&self.solve(&wanted, self.options)?),
            Found::LeastWon(_) if problem.graph().n() == 0 => {
                answer.number = Some(0);
                answer.engine = Reasons::from(DEFINITION);
            }
            Found::LeastWon(key) => self.least_won(key, colours_of(&problem.start), &mut answer)?,
        }
        Ok(answer)
    }

    /// Tries one value of the key after the other, from what must be there at least: winning with one need not mean winning with the next.
    fn least_won(&self, key: &str, least: u64, answer: &mut NumberAnswer) -> Result<(), Error> {
        let greatest = match self.entry.key(key).map(|info| info.values) {
            Some(Values::Number { greatest, .. }) => greatest,
            _ => 0,
        };
        for value in least..=greatest {
            let wanted = format!("convention=objective,{key}={value}");
            let solved = self.solve(&wanted, &answer.what_is_left_of(self.options))?;
            answer.spend(&solved);
            if let Some(limit) = &solved.stopped_by {
                answer.status = solved.status;
                answer.reason = Some(format!("stopped by {limit}; {value} or more"));
                return Ok(());
            }
            if solved.winner.as_deref() == Some(Player::Alice.id()) {
                answer.number = Some(value as i64);
                return Ok(());
            }
        }
        answer.reason = Some(format!("Alice wins for no {key} up to {greatest}"));
        Ok(())
    }

    /// The text before the graph.
    fn prefix(&self, wanted: &str) -> String {
        let comma = if self.keys.is_empty() { "" } else { "," };
        format!("{}{{{wanted},first={}{comma}{}}}:", self.entry.id, self.first, self.keys)
    }

    fn question(&self, wanted: &str) -> Result<Question, Error> {
        let prefix = self.prefix(wanted);
        Question::read(&format!("{prefix}{}", self.graph)).map_err(|error| relocated(error, &prefix))
    }

    fn solve(&self, wanted: &str, options: &Options) -> Result<Answer, Error> {
        let prefix = self.prefix(wanted);
        let answer = super::solve(&format!("{prefix}{}", self.graph), options);
        answer.map_err(|error| relocated(error, &prefix))
    }
}

/// The greatest colour that a start set names; at least 1.
fn colours_of(start: &[String]) -> u64 {
    let colours = start.iter().filter_map(|text| text.split_once(':')?.1.trim().parse().ok());
    colours.max().unwrap_or(1)
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
            status: Status::Solved,
            nodes: 0,
            seconds: 0.0,
            engine: Reasons::default(),
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
