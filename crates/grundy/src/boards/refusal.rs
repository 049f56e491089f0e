//! Refusals: why a problem cannot be set up.

use crate::graph::Label;
use crate::text::{Bilingual, ParseError, Words, count_text};
use std::fmt;

/// Why a well-formed problem cannot be set up, and which part of its text causes it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Refusal {
    /// The part of the text that causes it.
    pub about: About,
    /// What is wrong, or what was expected.
    pub message: Words,
    /// Whether the board is only too large to be played on: theorems may still know something.
    pub too_large: bool,
}

/// A part of a problem text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum About {
    /// The board.
    Board,
    /// The name of a key.
    Name,
    /// The value of a key.
    Key(&'static str),
    /// A place inside of the value of a key.
    Inside(&'static str, usize),
    /// A place inside of the board.
    Within(usize),
}

impl Refusal {
    /// A board that does not fit the game.
    pub fn board(message: impl Into<Words>) -> Refusal {
        Refusal { about: About::Board, message: message.into(), too_large: false }
    }

    /// A board that is too large to be played on or searched.
    pub fn too_large(message: impl Into<Words>) -> Refusal {
        Refusal { too_large: true, ..Refusal::board(message) }
    }

    /// A key that the game does not take.
    pub fn name(message: impl Into<Words>) -> Refusal {
        Refusal { about: About::Name, message: message.into(), too_large: false }
    }

    /// Refuses a board with more of something than can be played on or searched. Theorems have no such limit.
    pub fn beyond(found: impl Into<u128>, what: Bilingual, most: impl Into<u128>) -> Result<(), Refusal> {
        let (found, most) = (found.into(), most.into());
        match found <= most {
            true => Ok(()),
            false => Err(Refusal::too_large(words!(
                "{} {}; play and search take at most {most}",
                "{} {}; o jogo e a busca aceitam no máximo {most}",
                count_text(found); what
            ))),
        }
    }

    /// A key with a wrong value.
    pub fn key(key: &'static str, message: impl Into<Words>) -> Refusal {
        Refusal { about: About::Key(key), message: message.into(), too_large: false }
    }

    /// Refuses labels on a board that takes none.
    pub(super) fn of_labels(game: &str, labels: Option<&[Label]>) -> Result<(), Refusal> {
        match labels {
            Some(_) => Err(Refusal::board(words!("{game} takes no labels", "{game} não aceita rótulos"))),
            None => Ok(()),
        }
    }

    /// The same as a parse error at a place in a text.
    pub(super) fn at(self, at: usize) -> ParseError {
        ParseError::new(at, self.message)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message.en)
    }
}

impl std::error::Error for Refusal {}
