//! What the list of games says about one game, as plain records.

use crate::games::shelf::{self, Card};
use crate::games::{Bilingual, BoardKind, Entry, KeyInfo, Order, Start, Values as KeyValues};
use crate::rules::Words;
use crate::tell::Language;
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
    /// What a player does, in one line.
    pub line: Bilingual,
    /// The id of the group that it is in.
    pub group: &'static str,
    /// A good board to begin with, as a problem text.
    pub first: &'static str,
    /// A position that shows what play looks like.
    pub shown: String,
    /// The ids of the conventions, the default first.
    pub conventions: Vec<&'static str>,
    /// The kind of board that it is played on.
    pub instance: BoardKind,
    /// The keys that the game itself takes.
    pub keys: Vec<GameKey>,
    /// The conventions and values of keys that need another key.
    pub needs: Vec<Need>,
    /// What may be set up on the board before the first move, by the key `start`.
    pub start: Option<Start>,
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
    /// The name of the key, as in problem texts.
    pub name: &'static str,
    /// What a form calls it.
    pub title: Bilingual,
    /// The values that it takes.
    pub values: Values,
    /// The value that it has if it is not given.
    pub default: &'static str,
    /// What the key means.
    pub help: Bilingual,
}

impl From<&'static KeyInfo> for GameKey {
    fn from(key: &'static KeyInfo) -> GameKey {
        let KeyInfo { name, title, default, help, .. } = *key;
        GameKey { name, title, values: values(&key.values), default, help }
    }
}

/// An option that is available only beside another one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Need {
    /// The key, or "convention".
    pub key: &'static str,
    /// Its value.
    pub value: &'static str,
    /// The key that it needs.
    pub with: &'static str,
    /// The value that this key must have.
    pub needed: &'static str,
}

/// What a key may be.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
#[non_exhaustive]
pub enum Values {
    /// One of these words.
    OneOf(Vec<NamedValue>),
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
        form: Bilingual,
        /// Texts that are accepted.
        examples: Vec<&'static str>,
    },
}

/// A value of a key.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct NamedValue {
    /// The value, as in problem texts.
    pub value: &'static str,
    /// What it is called.
    pub name: Bilingual,
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
    pub source: Words,
}

/// What is known about how hard a form of the game is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Complexity {
    /// Which form of the game the result is about.
    pub form: Words,
    /// The complexity, such as PSPACE-complete.
    pub known: Words,
    /// Where the result was proved.
    pub source: Words,
}

/// The record of a game.
pub fn record(entry: &Entry) -> Game {
    let need = |need: &'static crate::games::Need| Need {
        key: need.option.0,
        value: need.option.1,
        with: need.with.0,
        needed: need.with.1,
    };
    let example = |example: &'static crate::games::Example| Example {
        problem: example.problem,
        expect: example.expect.iter().map(|&(field, text)| (field, value(text))).collect(),
        source: note(example.source),
    };
    let complexity = |c: &'static crate::games::Complexity| Complexity {
        form: note(c.form),
        known: note(c.known),
        source: note(c.source),
    };
    let (group, line, first, shown) = on_shelf(entry);
    Game {
        id: entry.id,
        name: entry.name,
        rules: entry.rules,
        line,
        group,
        first,
        shown,
        conventions: entry.conventions.iter().map(|c| c.id()).collect(),
        instance: entry.board,
        keys: entry.keys.iter().map(GameKey::from).collect(),
        needs: entry.needs.iter().map(need).collect(),
        start: entry.start,
        fixed_order: matches!(entry.order, Order::Fixed(_)),
        summable: entry.summable,
        numbers: entry.numbers.iter().map(|n| Number { name: n.name, help: n.help }).collect(),
        examples: entry.examples.iter().map(example).collect(),
        complexity: entry.complexity.iter().map(complexity).collect(),
    }
}

/// The group of a game, its line, its first board and the position that shows it; its rules and its first example where
/// it has no card.
fn on_shelf(entry: &Entry) -> (&'static str, Bilingual, &'static str, String) {
    match shelf::card(entry.id) {
        Some((group, &Card { line, first, moves: "", .. })) => (group.id, line, first, first.to_string()),
        Some((group, &Card { line, first, moves, .. })) => {
            (group.id, line, first, format!("{first}//{moves}"))
        }
        None => {
            let first = entry.examples.first().map_or("", |example| example.problem);
            ("", entry.rules, first, first.to_string())
        }
    }
}

/// A group of games.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct GameGroup {
    /// The id of the group.
    pub id: &'static str,
    /// What its games have in common, in a word or two.
    pub name: Bilingual,
    /// The same in a sentence.
    pub about: Bilingual,
    /// The ids of its games, those to begin with first.
    pub games: Vec<&'static str>,
}

/// All groups of games.
pub fn groups() -> Vec<GameGroup> {
    let group = |group: &shelf::Group| GameGroup {
        id: group.id,
        name: group.name,
        about: group.about,
        games: group.games.iter().map(|card| card.game).collect(),
    };
    shelf::GROUPS.iter().map(group).collect()
}

/// A note of the list in both languages.
fn note(text: &str) -> Words {
    Language::all(|language| language.note(text))
}

/// The list already has values as JSON.
fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::from(text))
}

fn values(values: &KeyValues) -> Values {
    match values {
        KeyValues::OneOf(names) => {
            Values::OneOf(names.iter().map(|each| NamedValue { value: each.id, name: each.name }).collect())
        }
        KeyValues::Number { least, greatest } => Values::Number { least: *least, greatest: *greatest },
        KeyValues::Written { form, examples, .. } => {
            Values::Written { form: *form, examples: examples.to_vec() }
        }
    }
}
