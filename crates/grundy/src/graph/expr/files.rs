//! Files in expressions. `@(path)` is no part of the grammar that [`super::parse`] reads: whoever may open
//! files replaces it by the graph that the file holds, so that a canonical text never names a file.

use super::Item;
use crate::graph::Graph;
use crate::graph::formats::{Format, graph6, read, sniff, sparse6};
use crate::text::ParseError;
use std::fmt::Write;

/// Replaces each `@(path)` by the graph in that file, whose format is found by looking at it: graph6 as
/// `g6:..`, sparse6 as `(s6::..)`, the others as a brace list that keeps the order of the lines.
pub fn expand_files(
    text: &str,
    open: &mut dyn FnMut(&str) -> Result<String, String>,
) -> Result<String, ParseError> {
    replace_files(text, &mut |_, path| atom(&open(path)?))
}

/// Replaces each `@(path)` by what is made of the text before it, itself expanded, and of the path.
pub fn replace_files(
    text: &str,
    make: &mut dyn FnMut(&str, &str) -> Result<String, String>,
) -> Result<String, ParseError> {
    let mut expanded = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(found) = text[at..].find("@(") {
        let begin = at + found;
        expanded += &text[at..begin];
        let path_at = begin + 2;
        let length = path_length(&text[path_at..])
            .ok_or_else(|| ParseError::new(text.len(), "expected ')' after the path"))?;
        let path = text[path_at..path_at + length].trim();
        let made = make(&expanded, path);
        expanded += &made.map_err(|message| ParseError::new(path_at, format!("{path}: {message}")))?;
        at = path_at + length + 1;
    }
    expanded += &text[at..];
    Ok(expanded)
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

/// The graph that a file holds, as an atom of the grammar.
pub fn atom(content: &str) -> Result<String, String> {
    let format = sniff(content);
    let graph = read(format, content).map_err(|error| error.to_string())?;
    match format {
        Format::Graph6 => graph6::write(&graph).map(|text| format!("g6:{text}")),
        Format::Sparse6 => sparse6::write(&graph).map(|text| format!("(s6:{text})")),
        _ => Ok(braces(&graph)),
    }
}

/// The lines of a graph as a brace list, and its last vertex if no line has it. Files may be long, so that the
/// text is written at once.
fn braces(graph: &Graph) -> String {
    let highest = graph.edges().iter().map(|e| e.u.max(e.v) + 1).max().unwrap_or(0);
    let alone = (highest < graph.n()).then(|| Item::Vertex(graph.n() - 1));
    let items = graph.edges().iter().map(|&edge| Item::Line(edge)).chain(alone);
    let mut text = String::from("{");
    for (i, item) in items.enumerate() {
        // Writing to a string never fails.
        let _ = write!(text, "{}{item}", if i > 0 { " " } else { "" });
    }
    text + "}"
}

#[cfg(test)]
mod tests {
    use super::super::{Labelled, parse};
    use super::*;

    fn expand(text: &str) -> Result<String, ParseError> {
        expand_files(text, &mut |path| match path {
            "a.g6" => Ok("DQc\n".into()),
            "a.s6" => Ok(":Fa@x^\n".into()),
            "dir (old)/e.txt" => Ok("2 1\n0 2 3\n5\n".into()),
            "bad.col" => Ok("p edge 2 1\ne 1 9\n".into()),
            _ => Err("no such file".into()),
        })
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
        assert!(expand("@(bad.col)").unwrap_err().message.contains("at 15"));
    }
}
