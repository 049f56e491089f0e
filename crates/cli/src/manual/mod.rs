//! The manual, made from the list of games: as a page for the terminal, as Markdown, and as JSON.

mod markdown;
mod sheet;

pub use markdown::{markdown, section};

use crate::lines::{columns, wrapped};
use grundy::games::Entry;
use grundy::tell::Language;
use sheet::Body;

/// The manual page of one game, for the terminal.
pub fn page(entry: &Entry, language: Language) -> String {
    let mut text = format!("{}: {}\n", entry.id, language.of(&entry.name));
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
