//! The manual, made from the list of games: as a page for the terminal, as Markdown, and as JSON.

mod markdown;
mod sheet;

pub use markdown::{markdown, section};

use crate::lines::{columns, wrapped};
use grundy::games::{Bilingual, Entry};
use grundy::tell::Language;
use sheet::Body;

/// A text of the list in one language.
pub fn said(text: &Bilingual, language: Language) -> &'static str {
    match language {
        Language::English => text.en,
        Language::Portuguese => text.pt,
    }
}

/// The manual page of one game, for the terminal.
pub fn page(entry: &Entry, language: Language) -> String {
    let mut text = format!("{}: {}\n", entry.id, said(&entry.name, language));
    for (heading, body) in sheet::sheet(entry, language) {
        text += &format!("\n{heading}\n");
        let block = match body {
            Body::Text(text) => wrapped(&text),
            Body::Rows(_, rows) => columns(&rows),
        };
        block.lines().for_each(|line| text += &format!("  {line}\n"));
    }
    text
}
