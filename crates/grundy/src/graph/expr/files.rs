//! Files in expressions. `@(path)` is not part of the grammar that [`super::parse`] reads: callers that may open
//! files replace it with the graph in the file, or pass that graph to the parser, so that a canonical text never
//! names a file.

use super::{Atom, Expr};
use crate::graph::Graph;
use crate::graph::formats::{Format, graph6, read, sniff, sparse6};
use crate::text::{ParseError, Words, quoted};
use std::ops::Range;

/// A graph that was read from a file, and the place of its `@(path)` in a text.
#[derive(Clone, Debug)]
pub struct Held {
    /// Where `@(path)` stands in the text, in bytes.
    pub place: Range<usize>,
    /// What the file contained.
    pub graph: Graph,
}

/// What replaces a file reference.
pub enum File {
    /// A text.
    Text(String),
    /// A graph passed to the parser directly, so that it need not be written as text and parsed again.
    Graph(Graph),
}

/// Replaces each `@(path)` by the graph in that file, whose format is found by looking at it: graph6 as
/// `g6:..`, sparse6 as `(s6::..)`, the others as a brace list that keeps the order of the lines.
pub fn expand_files(
    text: &str,
    make: &mut dyn FnMut(&str, &str) -> Result<File, Words>,
) -> Result<String, ParseError> {
    let written = |file: File| match file {
        File::Graph(graph) => File::Text(Expr::atom(Atom::Written(graph)).to_string()),
        text => text,
    };
    Ok(hold_files(text, &mut |before, path| make(before, path).map(written))?.0)
}

/// Replaces each `@(path)` with the text that the callback makes from the path and the expanded text before it. Where
/// the callback returns a graph, `@(path)` stays in the text and the graph is returned beside it.
pub fn hold_files(
    text: &str,
    make: &mut dyn FnMut(&str, &str) -> Result<File, Words>,
) -> Result<(String, Vec<Held>), ParseError> {
    let mut expanded = String::with_capacity(text.len());
    let mut held = Vec::new();
    let mut at = 0;
    while let Some(begin) = path_from(text, at) {
        expanded += &text[at..begin];
        let path_at = begin + 2;
        let length = path_length(&text[path_at..]).ok_or_else(|| {
            ParseError::new(
                text.len(),
                words!("expected ')' after the path", "esperava-se ')' depois do caminho"),
            )
        })?;
        let path = text[path_at..path_at + length].trim();
        let made = make(&expanded, path);
        at = path_at + length + 1;
        match made.map_err(|message| ParseError::new(path_at, words!("{path}: {}", "{path}: {}"; message)))? {
            File::Text(text) => expanded += &text,
            File::Graph(graph) => {
                let from = expanded.len();
                expanded += &text[begin..at];
                held.push(Held { place: from..expanded.len(), graph });
            }
        }
    }
    expanded += &text[at..];
    Ok((expanded, held))
}

/// Where the next `@(path)` begins. In a quotation there is none.
fn path_from(text: &str, from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        let found = at + text[at..].find("@(")?;
        match text[at..found].find('"').and_then(|i| Some(at + i + quoted(&text[at + i..])?.1)) {
            Some(after) => at = after,
            None => return Some(found),
        }
    }
}

/// The length of a path up to the parenthesis that closes it; those inside it must match.
fn path_length(text: &str) -> Option<usize> {
    let mut open = 0usize;
    for (i, c) in text.char_indices() {
        match c {
            '(' => open += 1,
            ')' if open == 0 => return Some(i),
            ')' => open -= 1,
            _ => {}
        }
    }
    None
}

/// A fault in a file, with its place there.
fn located(ParseError { at, message }: ParseError) -> Words {
    words!("at {at}: {}", "em {at}: {}"; message)
}

/// The graph in a file: a text where the grammar has the format, else the graph itself.
pub fn file_graph(content: &str) -> Result<File, Words> {
    let format = sniff(content);
    let graph = read(format, content).map_err(located)?;
    match format {
        Format::Graph6 => graph6::write(&graph).map(|text| File::Text(format!("g6:{text}"))),
        Format::Sparse6 => sparse6::write(&graph).map(|text| File::Text(format!("(s6:{text})"))),
        _ => Ok(File::Graph(graph)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Labelled, parse, parse_holding};
    use super::*;

    fn open(path: &str) -> Result<File, Words> {
        match path {
            "a.g6" => file_graph("DQc\n"),
            "a.s6" => file_graph(":Fa@x^\n"),
            "dir (old)/e.txt" => file_graph("2 1\n0 2 3\n5\n"),
            "bad.col" => file_graph("p edge 2 1\ne 1 9\n"),
            _ => Err(words!("no such file", "não existe tal arquivo")),
        }
    }

    fn expand(text: &str) -> Result<String, ParseError> {
        expand_files(text, &mut |_, path| open(path))
    }

    /// A graph passed to the parser equals the one parsed from its text, and is written as that text.
    #[test]
    fn held_graphs_are_read_as_their_texts() {
        for text in ["@(dir (old)/e.txt)", "2@(a.g6)+3@(dir (old)/e.txt)@4;0", "K2*(@( dir (old)/e.txt ))+P3"]
        {
            let (kept, held) = hold_files(text, &mut |_, path| open(path)).unwrap();
            let by_graph = parse_holding(&kept, 0, &held, Labelled::Vertices).unwrap();
            let by_text = parse(&expand(text).unwrap(), Labelled::Vertices).unwrap();
            assert_eq!(by_graph.to_string(), by_text.to_string());
            assert_eq!(by_graph.expr.build(), by_text.expr.build());
            assert!(parse(&kept, Labelled::Vertices).is_err());
        }
    }

    #[test]
    fn files_become_atoms() {
        assert_eq!(expand("2@(a.g6)+K1").as_deref(), Ok("2g6:DQc+K1"));
        assert_eq!(expand("@( a.s6 )@3").as_deref(), Ok("(s6::Fa@x^)@3"));
        assert_eq!(expand("@(dir (old)/e.txt)").as_deref(), Ok("{2-1 0-2*3 5}"));
        assert_eq!(expand("P5@2").as_deref(), Ok("P5@2"));
        for text in ["2@(a.g6)+K1", "@(a.s6)@3", "~(@(dir (old)/e.txt))"] {
            assert!(parse(&expand(text).unwrap(), Labelled::Vertices).is_ok());
        }
    }

    #[test]
    fn mistakes_are_placed() {
        assert_eq!(expand("K1+@(none)").unwrap_err().at, 5);
        assert_eq!(expand("K1+@(none").unwrap_err().at, 9);
        assert!(expand("@(bad.col)").unwrap_err().message.en.contains("at 15"));
    }
}
