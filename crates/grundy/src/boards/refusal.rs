//! Refusals: why a problem cannot be set up.

/// Why a well-formed problem cannot be set up, and which part of its text is to blame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub about: About,
    pub message: String,
    /// Whether the board is only too large to be played on: theorems may still know something.
    pub too_large: bool,
}

/// A part of a problem text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    Board,
    Key(&'static str),
}

impl Refusal {
    pub fn board(message: impl Into<String>) -> Refusal {
        Refusal { about: About::Board, message: message.into(), too_large: false }
    }

    /// A board that is too large to be played on or searched.
    pub fn too_large(message: impl Into<String>) -> Refusal {
        Refusal { too_large: true, ..Refusal::board(message) }
    }

    pub fn key(key: &'static str, message: impl Into<String>) -> Refusal {
        Refusal { about: About::Key(key), message: message.into(), too_large: false }
    }
}
