//! What the list of games says about one game, as plain records.

use crate::games::{Bilingual, BoardKind, Entry, Order, Values as KeyValues};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A game of the list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Game {
    /// The id, as in problem texts.
    pub id: &'static str,
    /// The name of the game.
    pub name: Bilingual,
    /// The rules in a few sentences.
    pub rules: Bilingual,
    /// The ids of the conventions, the default first.
    pub conventions: Vec<&'static str>,
    /// The kind of board that it is played on.
    pub instance: BoardKind,
    /// The keys that the game itself takes.
    pub keys: Vec<GameKey>,
    /// Whether elements may be chosen before the first move.
    pub start: bool,
    /// Whether the rules fix whose turn it is, so that nobody is chosen to start or to pass.
    pub fixed_order: bool,
    /// Whether it may be part of a sum.
    pub summable: bool,
    /// The game numbers that it defines.
    pub numbers: Vec<Number>,
    /// Positions with known answers.
    pub examples: Vec<Example>,
    /// Known results on its complexity.
    pub complexity: Vec<Complexity>,
}

/// A key that a game takes in braces.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct GameKey {
    /// The name of the key.
    pub name: &'static str,
    /// The values that it takes.
    pub values: Values,
    /// The value that it has if it is not given.
    pub default: &'static str,
    /// What the key means.
    pub help: Bilingual,
}

/// What a key may be.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
#[non_exhaustive]
pub enum Values {
    /// One of these words.
    OneOf(Vec<&'static str>),
    /// A number in this range.
    Number {
        /// The least value.
        least: u64,
        /// The greatest value.
        greatest: u64,
    },
    /// A text of a form that the game parses.
    Written {
        /// What the text looks like.
        form: &'static str,
        /// Texts that are accepted.
        examples: Vec<&'static str>,
    },
}

/// A number that the game gives to a graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Number {
    /// The name of the number.
    pub name: &'static str,
    /// What the number is.
    pub help: Bilingual,
}

/// A position with known answers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Example {
    /// The problem text.
    pub problem: &'static str,
    /// The fields of the answer and their values.
    pub expect: BTreeMap<&'static str, Value>,
    /// Where the answer comes from.
    pub source: &'static str,
}

/// What is known about how hard a form of the game is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Complexity {
    /// Which form of the game the result is about.
    pub form: &'static str,
    /// The complexity, such as PSPACE-complete.
    pub known: &'static str,
    /// Where the result was proved.
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
