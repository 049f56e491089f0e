//! Edge lists: one line `u v` or `u v w` per edge, a lone `u` for a vertex, `#` before comments. A header line is not part of
//! the format. If the first vertex is a number, all are, and the vertices are 0..max; otherwise they are names, in quotes where
//! they contain spaces, and numbered in order of appearance.
//!
//! Arcs are written `u > v` instead of `u v`; edges may also be written `u - v`. In place of the weight there may be a
//! dictionary, as networkx writes it: `u v {'weight': 3}`.

use super::listing::Listing;
use super::{number, room, vertex, whole};
use crate::graph::names::is_number;
use crate::graph::{Edge, Graph};
use crate::text::{Bilingual, ParseError, quote, quoted};

/// A word of a line: its place, and whether it was in quotes.
struct Word {
    at: usize,
    text: String,
    quoted: bool,
}

/// What was read so far: numbers or names, as the first vertex says.
enum Read {
    Nothing,
    Numbers { n: usize, edges: Vec<Edge>, zero: bool },
    Names(Listing),
}

/// Parses a list of edges; the module documentation describes the format.
pub fn read(text: &str) -> Result<Graph, ParseError> {
    Ok(match read_list(text)? {
        Read::Nothing => Graph::default(),
        Read::Numbers { n, edges, .. } => Graph::new(n, edges),
        Read::Names(listing) => listing.graph(),
    })
}

/// A list whose vertices are numbered from 1: its vertices are then 1..max, and these numbers are their names. None where
/// the list has names, or a vertex 0, or no line.
pub fn read_from_one(text: &str) -> Option<Graph> {
    match read_list(text) {
        Ok(Read::Numbers { n, edges, zero: false }) if !edges.is_empty() => {
            let edges = edges.into_iter().map(|e| Edge { u: e.u - 1, v: e.v - 1, ..e });
            Some(Graph::new(n - 1, edges.collect()).with_names((1..n).map(|v| Some(v.to_string()))))
        }
        _ => None,
    }
}

fn read_list(text: &str) -> Result<Read, ParseError> {
    let mut read = Read::Nothing;
    let mut begin = 0;
    for line in text.split('\n') {
        read.line(words(line, begin)?)?;
        begin += line.len() + 1;
    }
    Ok(read)
}

/// The words of a line before a comment; a dictionary at its end is one word.
fn words(line: &str, begin: usize) -> Result<Vec<Word>, ParseError> {
    let mut words = Vec::new();
    let mut at = 0;
    loop {
        at += line[at..].len() - line[at..].trim_start().len();
        let rest = &line[at..];
        let word = |text: String, quoted: bool| Word { at: begin + at, text, quoted };
        let length = match rest.chars().next() {
            None | Some('#') => return Ok(words),
            Some('{') if words.len() > 1 => {
                words.push(word(rest.trim_end().to_string(), false));
                return Ok(words);
            }
            Some('"') => {
                let (name, length) = quoted(rest).ok_or_else(|| {
                    ParseError::new(
                        begin + at,
                        words!("this quotation does not end", "estas aspas não se fecham"),
                    )
                })?;
                words.push(word(name, true));
                length
            }
            Some(_) => {
                let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
                words.push(word(rest[..length].to_string(), false));
                length
            }
        };
        at += length;
    }
}

impl Read {
    fn line(&mut self, mut words: Vec<Word>) -> Result<(), ParseError> {
        let sign = words.get(1).filter(|word| !word.quoted).map_or("", |word| &word.text);
        let directed = sign == ">";
        if directed || sign == "-" {
            let sign = words.remove(1);
            if words.len() < 2 {
                return Err(ParseError::new(
                    sign.at + 1,
                    words!("expected a vertex", "esperava-se um vértice"),
                ));
            }
        }
        let Some(first) = words.first() else { return Ok(()) };
        let u = self.vertex(first)?;
        let Some(second) = words.get(1) else { return Ok(()) };
        let v = self.vertex(second)?;
        let weight = words.get(2).map_or(Ok(1), weight)?;
        if let Some(more) = words.get(3) {
            return Err(ParseError::new(
                more.at,
                words!(
                    "expected the end of the line after the weight",
                    "esperava-se o fim da linha depois do peso"
                ),
            ));
        }
        self.push(first.at, Edge { u, v, directed, weight })
    }

    fn vertex(&mut self, word: &Word) -> Result<usize, ParseError> {
        if let Read::Nothing = self {
            *self = match word.quoted || !is_number(&word.text) {
                true => Read::Names(Listing::default()),
                false => Read::Numbers { n: 0, edges: Vec::new(), zero: false },
            };
        }
        match self {
            Read::Nothing => Ok(0),
            Read::Numbers { n, zero, .. } => {
                let v = vertex(word.at, &word.text)?;
                *n = (*n).max(v + 1);
                *zero |= v == 0;
                Ok(v)
            }
            Read::Names(listing) => {
                let begins = word.text.starts_with(|c: char| c.is_alphanumeric() || c == '_');
                match word.quoted || begins {
                    true => listing.vertex(word.at, &word.text),
                    false => Err(ParseError::new(
                        word.at,
                        words!(
                            "expected a vertex, found '{}'",
                            "esperava-se um vértice, e não '{}'",
                            word.text.escape_debug()
                        ),
                    )),
                }
            }
        }
    }

    fn push(&mut self, at: usize, edge: Edge) -> Result<(), ParseError> {
        match self {
            Read::Nothing => Ok(()),
            Read::Names(listing) => listing.line(at, edge),
            Read::Numbers { edges, .. } => {
                room(at, edges.len())?;
                edges.push(edge);
                Ok(())
            }
        }
    }
}

/// A weight, or the one in a dictionary; 1 if that has none.
fn weight(word: &Word) -> Result<u64, ParseError> {
    let what = Bilingual::of("a weight", "um peso");
    if !word.text.starts_with('{') {
        return number(word.at, &word.text, what);
    }
    let after = ["'weight':", "\"weight\":"].iter().find_map(|key| word.text.split_once(key));
    match after {
        None => Ok(1),
        Some((_, value)) => whole(word.at, value.split([',', '}']).next().unwrap_or_default().trim(), what),
    }
}

/// Writes a graph as a list of edges, by names if its vertices have names: then all of them are listed first, in order.
pub fn write(graph: &Graph) -> String {
    let mut text = format!("# {} vertices, {} edges\n", graph.n(), graph.edges().len());
    let names = graph.names();
    let node = |v: usize| if names.is_empty() { v.to_string() } else { word(&names.shown(v)) };
    let last = graph.edges().iter().map(|e| e.u.max(e.v) + 1).max().unwrap_or(0);
    if !names.is_empty() {
        // In quotes, so that a number is read as a name too.
        text += &format!("{}\n", quote(&names.shown(0)));
        (1..graph.n()).for_each(|v| text += &format!("{}\n", node(v)));
    }
    for e in graph.edges() {
        let sign = if e.directed { " >" } else { "" };
        let weight = if e.weight == 1 { String::new() } else { format!(" {}", e.weight) };
        text += &format!("{}{sign} {}{weight}\n", node(e.u), node(e.v));
    }
    if names.is_empty() && last < graph.n() {
        text += &format!("{}\n", graph.n() - 1);
    }
    text
}

/// A name, in quotes where it would not be read as one word.
fn word(name: &str) -> String {
    let plain =
        name.starts_with(|c: char| c.is_alphanumeric() || c == '_') && !name.contains([' ', '"', '#']);
    if plain { name.to_string() } else { quote(name) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_edges_weights_comments_and_lone_vertices() {
        let graph = read("# a path\n0 1\n1 2 5 # heavy\n\n7\n2 > 3\n").unwrap();
        assert_eq!((graph.n(), graph.edges().len()), (8, 3));
        assert_eq!((graph.edges()[1].weight, graph.edges()[2].directed), (5, true));
        assert_eq!(read("").unwrap().n(), 0);
    }

    #[test]
    fn names_are_kept() {
        let graph =
            read("AC AM {}\nAM \"Mato Grosso\" {'colour': 'red', 'weight': 3.0}\nDF\nAC > 7\n").unwrap();
        assert_eq!(graph.names().all(), ["AC", "AM", "Mato Grosso", "DF", "7"]);
        assert_eq!(
            graph.edges().iter().map(|e| (e.u, e.v, e.weight)).collect::<Vec<_>>(),
            [(0, 1, 1), (1, 2, 3), (0, 4, 1)]
        );
        assert_eq!(read(&write(&graph)).unwrap(), graph);
        let numbers = read_from_one("1 2\n2 3\n3 1\n").unwrap();
        assert_eq!(read(&write(&numbers)).unwrap(), numbers);
    }

    #[test]
    fn lists_from_one_are_recognised() {
        let triangle = read_from_one("1 2\n2 3\n3 1").unwrap();
        assert_eq!((triangle.n(), triangle.simple_edges()), (3, vec![(0, 1), (1, 2), (2, 0)]));
        assert_eq!(triangle.names().all(), ["1", "2", "3"]);
        assert_eq!(read("1 2\n2 3\n3 1").unwrap().n(), 4);
        for other in ["0 1\n1 2", "a b", "1\n2", "", "1 x"] {
            assert!(read_from_one(other).is_none(), "{other}");
        }
    }

    #[test]
    fn mistakes_are_placed() {
        for (text, at) in [
            ("0 1\n1 x", 6),
            ("0 1 2 3", 6),
            ("4000000", 0),
            ("0 >", 3),
            ("0 -1", 2),
            ("0 1 -2", 4),
            ("a b\n\"c d", 4),
            ("a b {'weight': 1.5}", 4),
            ("a !b", 2),
        ] {
            assert_eq!(read(text).unwrap_err().at, at, "{text}");
        }
    }
}
