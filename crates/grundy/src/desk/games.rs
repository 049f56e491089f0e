//! What the list of games says about one game, as plain records.

use crate::games::{Bilingual, BoardKind, Entry, Order, Values as KeyValues};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A game of the list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Game {
    pub id: &'static str,
    pub name: Bilingual,
    pub rules: Bilingual,
    pub conventions: Vec<&'static str>,
    pub instance: BoardKind,
    pub keys: Vec<GameKey>,
    /// Whether elements may be chosen before the first move.
    pub start: bool,
    /// Whether the rules fix whose turn it is, so that nobody is chosen to start or to pass.
    pub fixed_order: bool,
    /// Whether it may be part of a sum.
    pub summable: bool,
    pub numbers: Vec<Number>,
    pub examples: Vec<Example>,
    pub complexity: Vec<Complexity>,
}

/// A key that a game takes in braces.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameKey {
    pub name: &'static str,
    pub values: Values,
    pub default: &'static str,
    pub help: Bilingual,
}

/// What a key may be.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Values {
    OneOf(Vec<&'static str>),
    Number { least: u64, greatest: u64 },
    Written { form: &'static str, examples: Vec<&'static str> },
}

/// A number that the game gives to a graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Number {
    pub name: &'static str,
    pub help: Bilingual,
}

/// A position with known answers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Example {
    pub problem: &'static str,
    pub expect: BTreeMap<&'static str, Value>,
    pub source: &'static str,
}

/// What is known about how hard a form of the game is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Complexity {
    pub form: &'static str,
    pub known: &'static str,
    pub source: &'static str,
}

/// The record of a game.
pub fn record(entry: &Entry) -> Game {
    let key = |key: &'static crate::games::KeyInfo| GameKey {
        name: key.name,
        values: values(&key.values),
        default: key.default,
        help: key.help,
    };
    let example = |example: &'static crate::games::Example| Example {
        problem: example.problem,
        expect: example.expect.iter().map(|&(field, text)| (field, value(text))).collect(),
        source: example.source,
    };
    let complexity =
        |c: &'static crate::games::Complexity| Complexity { form: c.form, known: c.known, source: c.source };
    Game {
        id: entry.id,
        name: entry.name,
        rules: entry.rules,
        conventions: entry.conventions.iter().map(|c| c.id()).collect(),
        instance: entry.board,
        keys: entry.keys.iter().map(key).collect(),
        start: entry.takes_start,
        fixed_order: matches!(entry.order, Order::Fixed(_)),
        summable: entry.summable,
        numbers: entry.numbers.iter().map(|n| Number { name: n.name, help: n.help }).collect(),
        examples: entry.examples.iter().map(example).collect(),
        complexity: entry.complexity.iter().map(complexity).collect(),
    }
}

/// The list already has values as JSON.
fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::from(text))
}

fn values(values: &KeyValues) -> Values {
    match values {
        KeyValues::OneOf(names) => Values::OneOf(names.to_vec()),
        KeyValues::Number { least, greatest } => Values::Number { least: *least, greatest: *greatest },
        KeyValues::Written { form, examples, .. } => Values::Written { form, examples: examples.to_vec() },
    }
}
