//! How a command ends.

use grundy::tell::Language;
use grundy::text::Words;
use grundy::words;
use std::fmt;
use std::io::{self, Write, stderr};

/// How a command that printed an answer ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Answered,
    /// A limit was met; what is known was printed.
    Stopped,
    /// Another program answered, or reported what is wrong, and ended with this code.
    Delegated(u8),
}

impl Ending {
    /// The exit code of a wrong request.
    pub const WRONG: u8 = 2;

    pub fn of(solved: bool) -> Ending {
        if solved { Ending::Answered } else { Ending::Stopped }
    }

    pub fn code(self) -> u8 {
        match self {
            Ending::Answered => 0,
            Ending::Stopped => 3,
            Ending::Delegated(code) => code,
        }
    }
}

/// A request that is wrong and cannot be answered.
#[derive(Debug)]
pub struct Wrong(Words);

impl Wrong {
    pub fn new(message: impl Into<Words>) -> Wrong {
        Wrong(message.into())
    }

    /// The text, the place in it, and what was expected there.
    pub fn at(text: &str, at: usize, message: Words) -> Wrong {
        Wrong(words!("{} at {at}: {}", "{} em {at}: {}", shortened(text); message))
    }

    /// A file that cannot be read or written. The operating system has no Portuguese of its own here.
    pub fn file(path: &str, error: &io::Error) -> Wrong {
        Wrong(words!("{path}: {}", "{path}: {}"; file_words(error)))
    }

    pub fn text(&self, language: Language) -> &str {
        language.of(&self.0)
    }
}

/// Why a file cannot be read or written.
pub fn file_words(error: &io::Error) -> Words {
    let portuguese = match error.kind() {
        io::ErrorKind::NotFound => "não existe tal arquivo ou pasta",
        io::ErrorKind::PermissionDenied => "permissão negada",
        io::ErrorKind::IsADirectory => "é uma pasta",
        io::ErrorKind::NotADirectory => "não é uma pasta",
        io::ErrorKind::InvalidData => "o conteúdo não é um texto em UTF-8",
        io::ErrorKind::AddrInUse => "o endereço já está em uso",
        _ => return Words::same(error.to_string()),
    };
    Words { en: error.to_string(), pt: portuguese.to_string() }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
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
