//! What stands in the list about one game, as plain records.

use crate::games::{Bilingual, BoardKind, Entry, Order, Tokens, Values as KeyValues};
use crate::graph::Labelled;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A game of the list.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Game {
    pub id: &'static str,
    pub name: Bilingual,
    pub rules: Bilingual,
    pub conventions: Vec<&'static str>,
    pub instance: Board,
    pub keys: Vec<Key>,
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

/// What a game is played on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Board {
    Graph { arcs: bool, labels: Option<&'static str>, tokens: &'static str },
    Multigraph { token: bool },
    Heaps { least: usize, most: Option<usize> },
    Bags,
    Grid { cells: bool },
    Points,
    Row,
    Stacks,
    Value,
    Formula { positive: bool, clause_length: Option<usize>, quantified: bool },
}

/// A key that a game takes in braces.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Key {
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
pub fn record(entry: &'static Entry) -> Game {
    let key = |key: &'static crate::games::KeyInfo| Key {
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
        instance: board(entry.board),
        keys: entry.keys.iter().map(key).collect(),
        start: entry.takes_start,
        fixed_order: matches!(entry.order, Order::Fixed(_)),
        summable: entry.summable,
        numbers: entry.numbers.iter().map(|n| Number { name: n.name, help: n.help }).collect(),
        examples: entry.examples.iter().map(example).collect(),
        complexity: entry.complexity.iter().map(complexity).collect(),
    }
}

/// The list writes values as JSON already.
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

fn board(board: BoardKind) -> Board {
    match board {
        BoardKind::Graph { arcs, labelled, tokens } => {
            let labels = labelled.map(|of| match of {
                Labelled::Vertices => "vertices",
                Labelled::Edges => "edges",
                Labelled::Lines => "lines",
            });
            let tokens = match tokens {
                Tokens::None => "none",
                Tokens::One => "one",
                Tokens::Several => "several",
            };
            Board::Graph { arcs, labels, tokens }
        }
        BoardKind::Multigraph { token } => Board::Multigraph { token },
        BoardKind::Heaps { least, most } => {
            Board::Heaps { least, most: Some(most).filter(|&most| most < usize::MAX) }
        }
        BoardKind::Bags => Board::Bags,
        BoardKind::Grid { cells } => Board::Grid { cells },
        BoardKind::Points => Board::Points,
        BoardKind::Row => Board::Row,
        BoardKind::Stacks => Board::Stacks,
        BoardKind::Value => Board::Value,
        BoardKind::Formula(shape) => Board::Formula {
            positive: shape.positive,
            clause_length: shape.clause_length,
            quantified: shape.quantified,
        },
    }
}
