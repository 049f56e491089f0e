//! Texts that a person writes: what goes wrong when one is read, where, and which name was meant.

mod nearest;

pub use nearest::{did_you_mean, nearest, some, suggestion};

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};

/// A text that cannot be read: the place, and what is wrong there or what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ParseError {
    /// Byte offset in the text given.
    pub at: usize,
    /// What is wrong there, or what was expected.
    pub message: String,
}

impl ParseError {
    /// An error at a byte offset.
    pub fn new(at: usize, message: impl Into<String>) -> ParseError {
        ParseError { at, message: message.into() }
    }

    /// The same error in a longer text, in which the text read began at `by`.
    pub fn shifted(self, by: usize) -> ParseError {
        ParseError { at: self.at.saturating_add(by), ..self }
    }

    /// The line of the text given on which the place is, from 1.
    pub fn line(&self, text: &str) -> usize {
        1 + text.bytes().take(self.at).filter(|&byte| byte == b'\n').count()
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {}: {}", self.at, self.message)
    }
}

impl std::error::Error for ParseError {}

/// A name that lives as long as the program. Each name is stored only once.
pub fn interned(name: &str) -> &'static str {
    static NAMES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = names.get(name) {
        return known;
    }
    let kept: &'static str = Box::leak(name.into());
    names.insert(kept);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_the_place_and_moves_it() {
        let error = ParseError::new(7, "expected a number");
        assert_eq!(error.to_string(), "at 7: expected a number");
        assert_eq!(error.shifted(10).at, 17);
        assert_eq!(ParseError::new(4, "").line("ab\nc\nd"), 2);
    }
}
