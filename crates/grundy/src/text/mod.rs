//! Texts for people, in both languages, and texts that people write: what goes wrong when one is read, where, and which
//! name was meant.

#[macro_use]
mod bilingual;
mod nearest;
mod quoted;

pub use bilingual::{Bilingual, Words, in_english};
pub use nearest::{did_you_mean, nearest, some, suggestion};
pub use quoted::{is_outside, quotations, quote, quoted, split_unquoted};

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
    pub message: Words,
}

impl ParseError {
    /// An error at a byte offset.
    pub fn new(at: usize, message: impl Into<Words>) -> ParseError {
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
        write!(f, "at {}: {}", self.at, self.message.en)
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

/// A count; `u128::MAX` stands for more than could be counted.
pub fn count_text(count: u128) -> String {
    if count == u128::MAX { "> 10^28".into() } else { count.to_string() }
}

/// An amount of memory: `300 B`, `1.5 GiB`; `1,5 GiB` in Portuguese.
pub fn memory_text(bytes: u128) -> Words {
    const UNITS: [&str; 6] = ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB"];
    if bytes < 1024 {
        return Words::same(format!("{bytes} B"));
    }
    let mut tenths = bytes.saturating_mul(10);
    let mut unit = 0;
    tenths /= 1024;
    while tenths >= 10240 && unit + 1 < UNITS.len() {
        (tenths, unit) = (tenths / 1024, unit + 1);
    }
    words!("{}.{} {}", "{},{} {}", tenths / 10, tenths % 10, UNITS[unit])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_the_place_and_moves_it() {
        let error = ParseError::new(7, words!("expected a number", "esperava-se um número"));
        assert_eq!(error.to_string(), "at 7: expected a number");
        assert_eq!(error.shifted(10).at, 17);
        assert_eq!(ParseError::new(4, Words::default()).line("ab\nc\nd"), 2);
    }

    #[test]
    fn memory_is_written_with_a_unit() {
        let texts =
            [(0, "0 B"), (1023, "1023 B"), (1024, "1.0 KiB"), (3 << 29, "1.5 GiB"), (1 << 34, "16.0 GiB")];
        for (bytes, text) in texts {
            assert_eq!(memory_text(bytes).en, text);
        }
        assert!(memory_text(u128::MAX).en.ends_with(" EiB"));
        assert_eq!(memory_text(3 << 29).pt, "1,5 GiB");
    }
}
