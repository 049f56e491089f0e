//! What the list of games records of each game: everything that help, manual, tests and pages are made from.

use super::{Family, Problem};
pub use crate::boards::*;
pub use crate::rules::Bilingual;
use crate::rules::{Convention, Player};
use crate::text::ParseError;

/// Who moves when.
#[derive(Clone, Copy, Debug)]
pub enum Order {
    /// Either player may start, and one may be allowed to pass: the keys `first` and `pass` say so.
    Free,
    /// The rules say whose turn it is, and `first` and `pass` are no keys: whose turn the first one is.
    Fixed(fn(&Problem) -> Player),
}

/// A key that a game takes beside the common ones.
#[derive(Clone, Copy, Debug)]
pub struct KeyInfo {
    pub name: &'static str,
    pub values: Values,
    pub default: &'static str,
    pub help: Bilingual,
}

/// What a key may be set to.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    OneOf(&'static [&'static str]),
    Number {
        least: u64,
        greatest: u64,
    },
    /// A text that the game reads: what it looks like, some examples, and the one way to write what was read.
    Written {
        form: &'static str,
        examples: &'static [&'static str],
        read: fn(&str) -> Result<String, ParseError>,
    },
}

impl Values {
    /// What was expected, for messages.
    pub fn expected(&self) -> String {
        match self {
            Values::OneOf(names) => names.join(", "),
            Values::Number { least, greatest } => format!("a number from {least} to {greatest}"),
            Values::Written { form, .. } => form.to_string(),
        }
    }
}

/// A problem with a known answer: a test, a line of the manual and a picture of the gallery at once.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    pub problem: &'static str,
    /// Field of the answer and its value, as JSON.
    pub expect: &'static [(&'static str, &'static str)],
    pub source: &'static str,
}

/// What is known of how hard a game is.
#[derive(Clone, Copy, Debug)]
pub struct Complexity {
    pub form: &'static str,
    pub known: &'static str,
    pub source: &'static str,
}

/// A game number, with Alice starting, under its usual name. With `'` or `_bob` after the name Bob starts.
#[derive(Clone, Copy, Debug)]
pub struct NumberInfo {
    pub name: &'static str,
    /// Another name for it.
    pub also: Option<&'static str>,
    pub help: Bilingual,
    pub found: Found,
    /// Whether only connected graphs have it.
    pub connected_only: bool,
}

impl NumberInfo {
    /// An optimal score that every graph has: what most numbers have in common.
    pub const SCORE: NumberInfo = NumberInfo {
        name: "",
        also: None,
        help: Bilingual { en: "the score under best play", pt: "a pontuação sob jogo ótimo" },
        found: Found::Score,
        connected_only: false,
    };

    /// The key over whose values the number is searched.
    pub fn varied(&self) -> Option<&'static str> {
        match self.found {
            Found::Score => None,
            Found::LeastWon(key) => Some(key),
        }
    }

    pub fn is_called(&self, name: &str) -> bool {
        self.name == name || self.also == Some(name)
    }
}

/// What a game number is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// The optimal score.
    Score,
    /// The least value of this key, which takes numbers, with which Alice wins.
    LeastWon(&'static str),
}

/// One game of the list.
#[derive(Debug)]
pub struct Entry {
    pub id: &'static str,
    pub name: Bilingual,
    pub rules: Bilingual,
    pub conventions: &'static [Convention],
    pub board: BoardKind,
    pub keys: &'static [KeyInfo],
    /// Whether `start` may list elements chosen before play.
    pub takes_start: bool,
    pub order: Order,
    /// Whether the game may be a summand: games that end by completing a line may not.
    pub summable: bool,
    pub numbers: &'static [NumberInfo],
    pub examples: &'static [Example],
    pub complexity: &'static [Complexity],
    pub build: fn(&Problem) -> Result<Family, Refusal>,
}

impl Entry {
    pub fn default_convention(&self) -> Convention {
        self.conventions[0]
    }

    pub fn key(&self, name: &str) -> Option<&'static KeyInfo> {
        self.keys.iter().find(|key| key.name == name)
    }
}
