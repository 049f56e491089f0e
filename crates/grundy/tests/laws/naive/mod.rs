//! An oracle that shares no code with the library: the rules as the catalogue states them, and plain recursion
//! over everything that can be played. Only for boards small enough that nothing needs to be clever.
//!
//! A problem is a [`Case`] (or several, for a sum). [`Case::text`] writes it for the program, [`Oracle`] answers it,
//! and [`Oracle::answer`] returns the answer as the JSON fields that the program's answer must have.

pub mod boards;
mod case;
mod colours;
mod critical;
mod dots;
pub mod drawn;
mod endless;
pub mod formulas;
mod heaps;
mod intervals;
mod numbers;
mod oracle;
pub mod positional;
pub mod pursuit;
mod read;
mod rules;

pub use case::{Board, Case, Pile, Term};
pub use colours::random_start;
pub use critical::MOST_ELEMENTS;
pub use oracle::Oracle;
pub use read::read_case;
pub use rules::{NaiveGame, Position, knows, knows_key};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    Alice,
    Bob,
}

pub use Player::{Alice, Bob};

impl Player {
    pub fn other(self) -> Player {
        if self == Alice { Bob } else { Alice }
    }

    pub fn id(self) -> &'static str {
        if self == Alice { "alice" } else { "bob" }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Convention {
    Normal,
    Misere,
    Score,
    Objective,
}

pub use Convention::{Misere, Normal, Objective, Score};

impl Convention {
    pub fn id(self) -> &'static str {
        match self {
            Normal => "normal",
            Misere => "misere",
            Score => "score",
            Objective => "objective",
        }
    }

    pub fn from_id(id: &str) -> Convention {
        match id {
            "normal" => Normal,
            "misere" => Misere,
            "score" => Score,
            "objective" => Objective,
            _ => panic!("add convention {id} to tests/laws/naive"),
        }
    }
}
