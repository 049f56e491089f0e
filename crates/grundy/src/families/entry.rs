//! What the list of games records about each game: the source of help, manual, tests and pages.

use super::claims::ClaimBoard;
pub use super::number::{Definition, Found, Length, NumberInfo, Over, Range, Takes};
use super::{ColouringGame, Family, HeapGame, Problem};
pub use crate::boards::*;
pub use crate::rules::Bilingual;
use crate::rules::{Convention, Player, View};
use crate::text::{ParseError, Words};
use serde::Serialize;

/// Who moves when.
#[derive(Clone, Copy, Debug)]
pub enum Order {
    /// Either player may start, and one may be allowed to pass: the keys `first` and `pass` say so.
    Free,
    /// The rules fix whose turn it is, and the keys `first` and `pass` are not available; the function says who moves
    /// first.
    Fixed(fn(&Problem) -> Player),
    /// The problem decides.
    Depends(fn(&Problem) -> Turn),
}

/// Who moves first in a problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This player, and the keys `first` and `pass` are available.
    Free(Player),
    /// This player, by the rules: the keys `first` and `pass` are not available.
    Fixed(Player),
}

/// A key that a game takes in addition to the common ones.
#[derive(Clone, Copy, Debug)]
pub struct KeyInfo {
    /// The name of the key, as in problem texts.
    pub name: &'static str,
    /// What a form calls it, in a few words.
    pub title: Bilingual,
    /// The values that it takes.
    pub values: Values,
    /// The value that it has if it is not given.
    pub default: &'static str,
    /// What the key means.
    pub help: Bilingual,
}

/// A value of a key, or a convention, that means something only beside a value of another key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// The key, or "convention", and its value.
    pub option: (&'static str, &'static str),
    /// The other key and the value that it must have.
    pub with: (&'static str, &'static str),
}

impl KeyInfo {
    /// The canonical form of a value, or why it is refused.
    pub fn read(&self, value: &str) -> Result<String, Refusal> {
        let read = match self.values {
            Values::Written { read, .. } => {
                let inside = |fault: ParseError| Refusal {
                    about: About::Inside(self.name, fault.at),
                    ..Refusal::name(fault.message)
                };
                return read(value).map_err(inside);
            }
            Values::OneOf(names) => names.iter().any(|each| each.id == value).then(|| value.to_string()),
            Values::Number { least, greatest } => {
                let number = value.parse::<u64>().ok().filter(|n| (least..=greatest).contains(n));
                number.map(|n| n.to_string())
            }
        };
        let expected =
            || words!("'{value}': expected {}", "'{value}': esperava-se {}"; self.values.expected());
        read.ok_or_else(|| Refusal::key(self.name, expected()))
    }
}

/// A word of problem texts, and what people call it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Named {
    /// The word, as in problem texts.
    pub id: &'static str,
    /// What it is called.
    pub name: Bilingual,
}

impl Named {
    /// A word and its name in both languages.
    pub const fn new(id: &'static str, en: &'static str, pt: &'static str) -> Named {
        Named { id, name: Bilingual::of(en, pt) }
    }
}

/// What a key may be set to.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these words.
    OneOf(&'static [Named]),
    /// A number in this range.
    Number {
        /// The least value.
        least: u64,
        /// The greatest value.
        greatest: u64,
    },
    /// A text that the game parses: its form, some examples, and a function that returns its canonical form.
    Written {
        /// What the text looks like.
        form: Bilingual,
        /// Texts that are accepted.
        examples: &'static [&'static str],
        /// Parses the text and returns its canonical form.
        read: fn(&str) -> Result<String, ParseError>,
    },
}

impl Values {
    /// What is expected, for error messages.
    pub fn expected(&self) -> Words {
        match self {
            Values::OneOf(names) => {
                Words::same(names.iter().map(|each| each.id).collect::<Vec<_>>().join(", "))
            }
            Values::Number { least, greatest } => {
                words!("a number from {least} to {greatest}", "um número de {least} a {greatest}")
            }
            Values::Written { form, .. } => (*form).into(),
        }
    }
}

/// A problem with a known answer: a test, a line of the manual and a picture of the gallery at once.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The problem text.
    pub problem: &'static str,
    /// Field of the answer and its value, as JSON.
    pub expect: &'static [(&'static str, &'static str)],
    /// Where the answer comes from.
    pub source: &'static str,
}

impl Example {
    /// An example with its expected fields and its source.
    pub const fn new(
        problem: &'static str,
        expect: &'static [(&'static str, &'static str)],
        source: &'static str,
    ) -> Example {
        Example { problem, expect, source }
    }
}

/// A known result on the complexity of a game.
#[derive(Clone, Copy, Debug)]
pub struct Complexity {
    /// Which form of the game the result is about.
    pub form: &'static str,
    /// The complexity, such as PSPACE-complete.
    pub known: &'static str,
    /// Where the result was proved.
    pub source: &'static str,
}

impl Complexity {
    /// A result with its source.
    pub const fn new(form: &'static str, known: &'static str, source: &'static str) -> Complexity {
        Complexity { form, known, source }
    }
}

/// What `start` lists: the state of a board before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Start {
    /// Elements that are chosen: `0;3`, or `0-1;2-3` for edges.
    Chosen,
    /// Elements and their owners: `A:1;B:4`.
    Owned,
    /// Vertices and their colours: `3:1;5:2`.
    Coloured,
    /// Variables and their values: `1:T;2:F`.
    Valued,
    /// The vertices of Alice's k tokens, then that of Bob's: `3;5;0`.
    Placed,
}

/// Makes the board of a claim game.
pub type MakeBoard = fn(&Problem) -> Result<ClaimBoard, Refusal>;

/// The last move wins or loses.
pub const LAST_MOVE: &[Convention] = &[Convention::Normal, Convention::Misere];

/// The last move wins or loses, or what was done is counted.
pub const LAST_MOVE_OR_SCORE: &[Convention] = &[Convention::Normal, Convention::Misere, Convention::Score];

/// The rules say who has won.
pub const OBJECTIVE: &[Convention] = &[Convention::Objective];

/// One game of the list: what is special about it, and `..Entry::GAME` for the rest.
#[derive(Debug)]
pub struct Entry {
    /// The id, as in problem texts.
    pub id: &'static str,
    /// The name of the game.
    pub name: Bilingual,
    /// The rules in a few sentences.
    pub rules: Bilingual,
    /// The conventions that it may be played under, the default first.
    pub conventions: &'static [Convention],
    /// The kind of board that it is played on.
    pub board: BoardKind,
    /// The keys that the game itself takes.
    pub keys: &'static [KeyInfo],
    /// The conventions and values of keys that need another key.
    pub needs: &'static [Need],
    /// What `start` lists, if the game takes it.
    pub start: Option<Start>,
    /// Whether either player may start, or the rules fix the order.
    pub order: Order,
    /// Whether under the objective convention Alice wins with a score above 0, Bob with one below, and 0 is a draw.
    pub score_decides: bool,
    /// Whether the game may be a summand: games that end by completing a line may not.
    pub summable: bool,
    /// The game numbers that it defines.
    pub numbers: &'static [NumberInfo],
    /// Problems with known answers.
    pub examples: &'static [Example],
    /// Known results on its complexity.
    pub complexity: &'static [Complexity],
    /// How its problems are sums of heaps, if they are.
    pub heaps: Option<HeapGame>,
    /// Which colouring game it is, if it is one.
    pub colouring: Option<ColouringGame>,
    /// The board of a claim game, if it is one.
    pub claims: Option<MakeBoard>,
    /// The problem that begins with a position, of which the view is given; none where history matters. Theorems are
    /// asked about it, so that they also speak about positions in mid-play.
    pub restate: Option<fn(&Problem, &View) -> Option<Problem>>,
    /// Sets up a problem of the game, or rejects it.
    pub build: fn(&Problem) -> Result<Family, Refusal>,
}

impl Entry {
    /// What most games have in common: the last move wins or loses, it is played on the vertices of a graph, either
    /// player may start, and it may be a summand. Each entry sets its own id, name, rules and `build`.
    pub const GAME: Entry = Entry {
        id: "",
        name: Bilingual::of("", ""),
        rules: Bilingual::of("", ""),
        conventions: LAST_MOVE,
        board: BoardKind::GRAPH,
        keys: &[],
        needs: &[],
        start: None,
        order: Order::Free,
        score_decides: false,
        summable: true,
        numbers: &[],
        examples: &[],
        complexity: &[],
        heaps: None,
        colouring: None,
        claims: None,
        restate: None,
        build: |problem| {
            Err(Refusal::board(words!("{} has no rules", "{} não tem regras", problem.entry.id)))
        },
    };

    /// The convention if none is given.
    pub fn default_convention(&self) -> Convention {
        self.conventions[0]
    }

    /// The key of the game with this name.
    pub fn key(&self, name: &str) -> Option<&'static KeyInfo> {
        self.keys.iter().find(|key| key.name == name)
    }
}
