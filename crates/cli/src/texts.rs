//! Problem and graph texts as they are given: files in them are opened, errors are located.

use crate::ending::{Wrong, file_words};
use grundy::ask::{Error, Question, expand_files, open_files};
use grundy::graph::Labelled;
use grundy::graph::expr::{Parsed, file_graph, hold_files, parse_holding};
use grundy::text::Words;

/// A text with each `@(path)` replaced by the graph or the formula in that file.
pub fn expanded(text: &str) -> Result<String, Wrong> {
    expand_files(text, &mut open).map_err(|error| wrong(text, error))
}

/// The question that a text asks, with its files opened, and the text that errors refer to.
pub fn opened(text: &str) -> Result<(Question, String), Wrong> {
    let opened = open_files(text, &mut open).map_err(|error| wrong(text, error))?;
    let question = Question::read_opened(&opened).map_err(|error| wrong(&opened.text, error))?;
    Ok((question, opened.text))
}

/// The graph that a text describes, with its files opened, and the text that errors refer to.
pub fn opened_graph(text: &str) -> Result<(Parsed, String), Wrong> {
    let (opened, held) = hold_files(text, &mut |_, path| file_graph(&open(path)?))
        .map_err(|error| wrong(text, error.into()))?;
    let parsed =
        parse_holding(&opened, 0, &held, Labelled::Vertices).map_err(|error| wrong(&opened, error.into()))?;
    Ok((parsed, opened))
}

fn open(path: &str) -> Result<String, Words> {
    std::fs::read_to_string(path).map_err(|error| file_words(&error))
}

/// An error of the library, with the text that it is about.
pub fn wrong(text: &str, error: Error) -> Wrong {
    Wrong::at(text, error.at, error.message)
}
