//! Game numbers by their usual names: alpha_g, gamma_g', gcn, ...

use super::{Answer, Error, Options, Question, Reasons, Status};
use crate::games::{Entry, Found, GAMES, NumberInfo, Problem, Values};
use crate::graph::distance::is_connected;
use crate::rules::{Bilingual, Player};
use crate::text::suggestion;
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
    pub(super) stopped_by: Option<&'static str>,
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
            .filter(|(_, info)| info.found != Found::Score)
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
        None if names_first => "",
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
                answer.all_k = self.every_k.then(Vec::new);
                answer.engine = Reasons::from(DEFINITION);
            }
            Found::LeastWon(key) => self.least_won(key, problem, &mut answer)?,
        }
        Ok(answer)
    }

    /// Tries one k after the other, from what must be there at least: winning with one need not mean winning with the
    /// next. Theorems decide those that they know without a search, and what decided the number and the k before it is kept.
    fn least_won(&self, key: &str, problem: &Problem, answer: &mut NumberAnswer) -> Result<(), Error> {
        let greatest = match self.entry.key(key).map(|info| info.values) {
            Some(Values::Number { greatest, .. }) => greatest,
            _ => 0,
        };
        let enough = always_enough(problem);
        let mut winners = Vec::new();
        for k in colours_of(&problem.start)..=greatest {
            let settled = answer.number.is_some() || answer.reason.is_some();
            if settled && (!self.every_k || k > enough) {
                break;
            }
            let winner = match answer.number {
                Some(_) if self.options.theorems && theory::more_colours_help(problem) => {
                    Some(Player::Alice.id().to_string())
                }
                _ => self.winner_for(key, k, answer)?,
            };
            match winner.as_deref() {
                None if !self.every_k => return self.tell_bounds(key, k, enough, answer),
                None if !settled => self.tell_bounds(key, k, enough, answer)?,
                Some(id) if id == Player::Alice.id() && answer.reason.is_none() => {
                    answer.number.get_or_insert(k as i64);
                }
                _ => {}
            }
            winners.push(WinnerFor { k, winner });
        }
        if answer.number.is_none() && answer.reason.is_none() {
            answer.reason = Some(format!("Alice wins for no {key} up to {greatest}"));
        }
        answer.all_k = self.every_k.then_some(winners);
        Ok(())
    }

    /// Who wins with k; `None` if a limit was met.
    fn winner_for(&self, key: &str, k: u64, answer: &mut NumberAnswer) -> Result<Option<String>, Error> {
        let below = answer.engine.clone();
        let wanted = format!("convention=objective,{key}={k}");
        let solved = self.solve(&wanted, &answer.what_is_left_of(self.options))?;
        let known = answer.number.is_some();
        answer.spend(&solved);
        if known {
            answer.engine = below;
        } else if solved.winner.as_deref() == Some(Player::Alice.id()) {
            answer.engine = below;
            answer.engine.extend(solved.engine);
        }
        if solved.stopped_by.is_some() {
            (answer.status, answer.stopped_by) = (solved.status, solved.stopped_by);
        }
        Ok(solved.winner.filter(|_| solved.stopped_by.is_none()))
    }

    /// Between what the number must be when a limit stopped the search with k.
    fn tell_bounds(&self, key: &str, k: u64, enough: u64, answer: &mut NumberAnswer) -> Result<(), Error> {
        let Some(limit) = answer.stopped_by else { return Ok(()) };
        let mut most = None;
        let last = if self.options.theorems { enough } else { k };
        for more in k + 1..=last {
            let question = self.question(&format!("convention=objective,{key}={more}"))?;
            let alice_wins = |problem: &Problem| {
                let found = theory::consult(problem).first_wins;
                found.is_some_and(|wins| wins == (problem.terms.first == Player::Alice))
            };
            if question.problems().all(alice_wins) {
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

    /// The text before the graph.
    fn prefix(&self, wanted: &str) -> String {
        let comma = if self.keys.is_empty() { "" } else { "," };
        format!("{}{{{wanted}{}{comma}{}}}:", self.entry.id, self.first, self.keys)
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

/// One more than the greatest degree.
fn always_enough(problem: &Problem) -> u64 {
    let graph = problem.graph();
    (0..graph.n()).map(|v| graph.degree(v) as u64 + 1).max().unwrap_or(0)
}

/// The greatest colour that a start set names; at least 1.
fn colours_of(start: &[String]) -> u64 {
    let colours = start.iter().filter_map(|text| text.split_once(':')?.1.trim().parse().ok());
    colours.max().unwrap_or(1)
}

fn unknown(name: &str) -> Error {
    let plain = name.strip_suffix('\'').or_else(|| name.strip_suffix("_bob")).unwrap_or(name);
    let names = number_names().map(|(_, number)| number.name);
    let help = suggestion(plain, "numbers", names, "grundy games");
    Error::new(0, format!("unknown number '{name}'; {help}, each also with ' or _bob where Bob starts"))
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
