//! Game numbers by their usual names: alpha_g, gamma_g', gcn, ...

use super::{Answer, Error, Options, Reasons, Status};
use crate::games::{Entry, GAMES, NumberInfo};
use serde::Serialize;

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
/// ```
pub fn number(name: &str, graph: &str, options: &Options) -> Result<NumberAnswer, Error> {
    let (base, keys) = match name.split_once('{') {
        Some((base, rest)) => {
            (base, rest.strip_suffix('}').ok_or_else(|| Error::new(name.len(), "expected '}'"))?)
        }
        None => (name, ""),
    };
    let plain = base.strip_suffix('\'').or_else(|| base.strip_suffix("_bob"));
    let found = number_names().find(|(_, number)| number.name == plain.unwrap_or(base));
    let (entry, info) = found.ok_or_else(|| unknown(base))?;
    let first = if plain.is_some() { "bob" } else { "alice" };
    let comma = if keys.is_empty() { "" } else { "," };
    let prefix = format!("{}{{convention=score,first={first}{comma}{keys}}}:", entry.id);
    let answer =
        super::solve(&format!("{prefix}{graph}"), options).map_err(|error| relocated(error, &prefix))?;
    let prime = if plain.is_some() { "'" } else { "" };
    Ok(NumberAnswer::of(format!("{}{prime}", info.name), &answer))
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
    fn of(name: String, answer: &Answer) -> NumberAnswer {
        let graph = answer.problem.split_once("}:").map_or("", |(_, graph)| graph).to_string();
        let reason = match (answer.score, &answer.stopped_by, answer.score_window) {
            (None, Some(limit), Some((low, high))) => {
                Some(format!("stopped by {limit}; from {low} to {high}"))
            }
            (None, Some(limit), None) => Some(format!("stopped by {limit}")),
            _ => None,
        };
        NumberAnswer {
            name,
            graph,
            number: answer.score,
            reason,
            status: answer.status,
            nodes: answer.nodes,
            seconds: answer.seconds,
            engine: answer.engine.clone(),
        }
    }
}
