//! The one error of a request: what is wrong with its text, and where.

use crate::text::{ParseError, Words};
use std::fmt;

/// A request that is wrong and cannot be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Error {
    /// Byte offset in the text.
    pub at: usize,
    /// What is wrong there, or what was expected.
    pub message: Words,
    /// Whether the problem is well formed and only its board is too large to be played on.
    pub too_large: bool,
}

impl Error {
    /// An error at a byte offset in the text.
    pub fn new(at: usize, message: impl Into<Words>) -> Error {
        Error { at, message: message.into(), too_large: false }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {}: {}", self.at, self.message.en)
    }
}

impl std::error::Error for Error {}

impl From<ParseError> for Error {
    fn from(error: ParseError) -> Error {
        Error::new(error.at, error.message)
    }
}
