//! How a command ends.

use std::fmt;
use std::io::{Write, stderr};
use std::process::ExitCode;

/// How a command that printed an answer ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Answered,
    /// A limit was met; what is known was printed.
    Stopped,
}

impl Ending {
    /// The exit code of a wrong request.
    pub const WRONG: u8 = 2;

    pub fn of(solved: bool) -> Ending {
        if solved { Ending::Answered } else { Ending::Stopped }
    }

    pub fn code(self) -> ExitCode {
        match self {
            Ending::Answered => ExitCode::SUCCESS,
            Ending::Stopped => ExitCode::from(3),
        }
    }
}

/// A request that is wrong and cannot be answered.
#[derive(Debug)]
pub struct Wrong(String);

impl Wrong {
    pub fn new(message: impl Into<String>) -> Wrong {
        Wrong(message.into())
    }

    /// The text, the place in it, and what was expected there.
    pub fn at(text: &str, at: usize, message: &str) -> Wrong {
        Wrong(format!("{} at {at}: {message}", shortened(text)))
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

/// How much of a text an error repeats.
const LONGEST: usize = 120;

fn shortened(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}..", &text[..end]),
        None => text.to_string(),
    }
}

/// Prints one line to standard error.
pub fn say(message: &str) {
    let words: Vec<&str> = message.split_whitespace().collect();
    let _ = writeln!(stderr(), "grundy: {}", words.join(" "));
}
