//! Graphs in files: graph6, sparse6, DOT, edge lists, DIMACS, and what networkx writes: JSON, GML and GraphML.

pub mod dimacs;
pub mod dot;
pub mod edge_list;
pub mod gml;
pub mod graph6;
pub mod graphml;
pub mod json;
mod listing;
mod sextets;
pub mod sparse6;

use super::Graph;
use super::size::{MAX_WRITTEN_LINES, MAX_WRITTEN_VERTICES};
use crate::text::{Bilingual, ParseError, Words};

/// The file formats for graphs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Format {
    /// graph6, for simple undirected graphs.
    Graph6,
    /// sparse6, for undirected graphs with loops and parallel edges.
    Sparse6,
    /// The DOT language of Graphviz.
    Dot,
    /// One edge or arc per line.
    EdgeList,
    /// The DIMACS format for colouring instances.
    Dimacs,
    /// JSON as networkx writes it.
    Json,
    /// GML.
    Gml,
    /// GraphML.
    GraphMl,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 8] = [
        Format::Graph6,
        Format::Sparse6,
        Format::Dot,
        Format::EdgeList,
        Format::Dimacs,
        Format::Json,
        Format::Gml,
        Format::GraphMl,
    ];

    /// The name by which the command line calls the format.
    pub fn name(self) -> &'static str {
        match self {
            Format::Graph6 => "graph6",
            Format::Sparse6 => "sparse6",
            Format::Dot => "dot",
            Format::EdgeList => "edge-list",
            Format::Dimacs => "dimacs",
            Format::Json => "json",
            Format::Gml => "gml",
            Format::GraphMl => "graphml",
        }
    }

    /// The format with this name.
    pub fn from_name(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.name() == name)
    }
}

/// Reads one graph.
pub fn read(format: Format, text: &str) -> Result<Graph, ParseError> {
    match format {
        Format::Graph6 => graph6::read(text),
        Format::Sparse6 => sparse6::read(text),
        Format::Dot => dot::read(text),
        Format::EdgeList => edge_list::read(text),
        Format::Dimacs => dimacs::read(text),
        Format::Json => json::read(text),
        Format::Gml => gml::read(text),
        Format::GraphMl => graphml::read(text),
    }
}

/// Writes one graph; an error says what the format cannot hold.
pub fn write(format: Format, graph: &Graph) -> Result<String, Words> {
    match format {
        Format::Graph6 => graph6::write(graph).map(|text| text + "\n"),
        Format::Sparse6 => sparse6::write(graph).map(|text| text + "\n"),
        Format::Dot => Ok(dot::write(graph)),
        Format::EdgeList => Ok(edge_list::write(graph)),
        Format::Dimacs => dimacs::write(graph),
        Format::Json => json::write(graph),
        Format::Gml => gml::write(graph),
        Format::GraphMl => Ok(graphml::write(graph)),
    }
}

/// Guesses the format of a text from its first line that is not blank: sparse6 begins with a colon, JSON with a brace, GraphML
/// with `<`, DOT with `graph`, `digraph`, `strict` or a comment, GML with a key before a bracket, DIMACS with a line `c ..` or `p ..`
/// where there is a line `p kind n m`; an edge list begins with digits, a quote or `#`, or has two words on its first line; anything
/// else is graph6. One-letter graph6 texts made of digits do not exist, since its bytes begin after the digits.
pub fn sniff(text: &str) -> Format {
    let Some(line) = text.lines().map(str::trim).find(|line| !line.is_empty()) else {
        return Format::EdgeList;
    };
    let begins = |words: &[&str]| {
        let word = line.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        words.contains(&word.to_ascii_lowercase().as_str())
    };
    match line {
        _ if line.starts_with(":") || line.starts_with(">>sparse6<<") => Format::Sparse6,
        _ if line.starts_with(">>graph6<<") => Format::Graph6,
        _ if is_json(line) => Format::Json,
        _ if line.starts_with('<') => Format::GraphMl,
        _ if line.starts_with("//") || line.starts_with("/*") => Format::Dot,
        _ if begins(&["graph", "digraph", "strict"]) && text.contains('{') => Format::Dot,
        _ if begins(&["graph", "creator", "version", "comment"]) && is_spaced(text) => Format::Gml,
        _ if line.starts_with('#') && has_list(text) => Format::Gml,
        _ if is_dimacs(line, text) => Format::Dimacs,
        _ if line.starts_with(|c: char| c.is_ascii_digit() || c == '#' || c == '"') => Format::EdgeList,
        _ if line.contains(char::is_whitespace) => Format::EdgeList,
        _ => Format::Graph6,
    }
}

/// Whether a text has a list and spaces, of which graph6 has none.
fn is_spaced(text: &str) -> bool {
    text.contains('[') && text.trim().contains(char::is_whitespace)
}

/// Whether a line begins an object of JSON. graph6 may begin with a brace too, but has neither quotes nor spaces.
fn is_json(line: &str) -> bool {
    line.strip_prefix('{').is_some_and(|rest| rest.is_empty() || rest.trim_start().starts_with('"'))
}

/// Whether the first line that is not a comment begins a list of GML.
fn has_list(text: &str) -> bool {
    let line = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    line.is_some_and(|line| line.split_whitespace().eq(["graph", "["]))
}

/// Whether a text is DIMACS, which vertices called c or p are not.
fn is_dimacs(first: &str, text: &str) -> bool {
    let kind = |line: &str| line.split_whitespace().next().map(str::to_string);
    let names = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        matches!(words[..], ["p", kind, ..] if kind.len() > 1) && words.len() != 3
    };
    match kind(first).as_deref() {
        Some("p") => names(first),
        Some("c") => first == "c" || text.lines().any(names),
        _ => false,
    }
}

/// The words of each line with their offsets in the text, without empty lines.
fn lines(text: &str) -> impl Iterator<Item = Vec<(usize, &str)>> {
    let mut begin = 0;
    let words = text.split('\n').map(move |line| {
        let offset = begin;
        begin += line.len() + 1;
        line.split_whitespace()
            .map(|word| (offset + (word.as_ptr() as usize - line.as_ptr() as usize), word))
            .collect()
    });
    words.filter(|words: &Vec<(usize, &str)>| !words.is_empty())
}

/// Parses a whole number at an offset.
fn number(at: usize, word: &str, what: Bilingual) -> Result<u64, ParseError> {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    match word.parse() {
        Ok(value) if digits => Ok(value),
        _ if digits => Err(ParseError::new(at, words!("{} is too large", "{} é grande demais"; what))),
        _ => Err(ParseError::new(
            at,
            words!("expected {1}, found '{0}'", "esperava-se {1}, e não '{0}'", word.escape_debug(); what),
        )),
    }
}

/// Parses a whole number that may be written as 3.0.
fn whole(at: usize, word: &str, what: Bilingual) -> Result<u64, ParseError> {
    let digits = word.split_once('.').filter(|(_, zeros)| zeros.bytes().all(|byte| byte == b'0'));
    number(at, digits.map_or(word, |(digits, _)| digits), what)
}

/// Whether a graph has arcs, and not both arcs and edges.
fn one_kind(graph: &Graph) -> Result<bool, Words> {
    match graph.is_directed() && graph.edges().iter().any(|edge| !edge.directed) {
        true => {
            Err(words!("the format holds either edges or arcs", "o formato comporta ou arestas ou arcos"))
        }
        false => Ok(graph.is_directed()),
    }
}

/// The characters that XML and GML write by name.
const ENTITIES: [(&str, char); 5] = [("amp", '&'), ("lt", '<'), ("gt", '>'), ("quot", '"'), ("apos", '\'')];

/// A text in which `&amp;` and `&#227;` stand for characters.
fn entities(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        plain += before;
        let code = after.split_once(';').and_then(|(name, after)| Some((character(name)?, after)));
        let (c, next) = code.unwrap_or(('&', after));
        plain.push(c);
        rest = next;
    }
    plain + rest
}

fn character(name: &str) -> Option<char> {
    match name.strip_prefix('#') {
        Some(hex) if hex.starts_with(['x', 'X']) => char::from_u32(u32::from_str_radix(&hex[1..], 16).ok()?),
        Some(number) => char::from_u32(number.parse().ok()?),
        None => ENTITIES.iter().find(|(known, _)| *known == name).map(|&(_, c)| c),
    }
}

/// The text with the characters that XML and GML write by name.
fn escape(text: &str) -> String {
    let name = |c: char| ENTITIES.iter().find(|&&(_, known)| known == c).map(|(name, _)| format!("&{name};"));
    text.chars().map(|c| name(c).unwrap_or_else(|| c.to_string())).collect()
}

/// Parses a vertex below the cap.
fn vertex(at: usize, word: &str) -> Result<usize, ParseError> {
    match number(at, word, Bilingual::of("a vertex", "um vértice"))? {
        v if v < MAX_WRITTEN_VERTICES as u64 => Ok(v as usize),
        v => {
            let message = words!(
                "there is no vertex {v}: at most {MAX_WRITTEN_VERTICES} vertices are allowed, from 0",
                "não existe o vértice {v}: são permitidos no máximo {MAX_WRITTEN_VERTICES} vértices, a partir de 0"
            );
            Err(ParseError::new(at, message))
        }
    }
}

/// Rejects another line once there are as many as allowed.
fn room(at: usize, lines: usize) -> Result<(), ParseError> {
    if lines < MAX_WRITTEN_LINES {
        return Ok(());
    }
    Err(ParseError::new(
        at,
        words!(
            "more than {MAX_WRITTEN_LINES} edges; at most so many are allowed",
            "mais de {MAX_WRITTEN_LINES} arestas, que é o máximo permitido"
        ),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Edge;
    use proptest::prelude::*;

    #[test]
    fn formats_are_distinguished() {
        for (text, format) in [
            ("DQc\n", Format::Graph6),
            (&format!("[{}", "?".repeat(63))[..], Format::Graph6),
            (&format!("{{{}", "?".repeat(295))[..], Format::Graph6),
            (">>graph6<<DQc", Format::Graph6),
            (":Fa@x^", Format::Sparse6),
            ("graph { a -- b }", Format::Dot),
            ("strict digraph G {\n a -> b }", Format::Dot),
            ("// a comment\ngraph {}", Format::Dot),
            ("0 1\n1 2\n", Format::EdgeList),
            ("# a comment\n0 1", Format::EdgeList),
            ("c a comment\np edge 3 2\ne 1 2\ne 2 3", Format::Dimacs),
            ("p sp 2 1\na 1 2 5", Format::Dimacs),
            ("c d\np q", Format::EdgeList),
            ("p q 3", Format::EdgeList),
            ("Acre Amazonas", Format::EdgeList),
            ("\"Mato Grosso\" Acre", Format::EdgeList),
            ("{\"nodes\": [], \"links\": []}", Format::Json),
            ("graph [ node [ id 0 ] ]", Format::Gml),
            ("graph\n[\n]", Format::Gml),
            ("# by hand\ngraph [\n]", Format::Gml),
            ("<?xml version='1.0'?><graphml><graph/></graphml>", Format::GraphMl),
        ] {
            assert_eq!(sniff(text), format, "{text}");
            assert!(read(format, text).is_ok(), "{text}");
        }
    }

    fn normal(graph: &Graph) -> (usize, Vec<(usize, usize, bool, u64)>) {
        let mut lines: Vec<_> = graph
            .edges()
            .iter()
            .map(|e| {
                if e.directed {
                    (e.u, e.v, true, e.weight)
                } else {
                    (e.u.min(e.v), e.u.max(e.v), false, e.weight)
                }
            })
            .collect();
        lines.sort_unstable();
        (graph.n(), lines)
    }

    proptest! {
        #[test]
        fn what_is_written_reads_back(
            n in 1usize..30,
            lines in proptest::collection::vec((0usize..30, 0usize..30, 1u64..4), 0..40),
            kind in 0..4,
        ) {
            let edges = lines.into_iter().map(|(u, v, weight)| Edge {
                u: u % n,
                v: v % n,
                directed: kind == 2 || (kind == 3 && u < v),
                weight: if kind == 0 { 1 } else { weight },
            });
            let graph = Graph::new(n, edges.collect());
            for format in Format::ALL {
                if let Ok(text) = write(format, &graph) {
                    let back = read(format, &text);
                    prop_assert!(back.is_ok(), "{:?}", back);
                    prop_assert_eq!(normal(&back.unwrap()), normal(&graph));
                    prop_assert_eq!(sniff(&text), format);
                } else {
                    prop_assert!(!matches!(format, Format::Dot | Format::GraphMl));
                }
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[ -~\n]{0,40}|\\PC{0,20}") {
            for format in Format::ALL {
                if let Err(error) = read(format, &text) {
                    prop_assert!(error.at <= text.len());
                }
            }
            sniff(&text);
        }

        #[test]
        fn any_text_of_dot_is_read_or_refused(
            parts in proptest::collection::vec("(strict|graph|digraph|subgraph|node|a|b|0|1) ?|[{};,=\"\\[\\]#\n/*\\\\]|--|->|weight=", 0..14)
        ) {
            let text = parts.concat();
            if let Err(error) = read(Format::Dot, &text) {
                prop_assert!(error.at <= text.len());
            }
        }
    }
}
