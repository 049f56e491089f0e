//! Names of vertices, and how vertices are written and read: by name if they have one, else by number.
//!
//! No two vertices of a graph have the same text. A name that two vertices have names neither of them, and a name that
//! is the number of a vertex without a name is dropped; those vertices go by their numbers. So a text always means one vertex: the
//! one with that name, or else the one with that number.

use super::Graph;
use crate::text::{Words, did_you_mean, nearest, quote, quoted, split_unquoted};
use std::collections::HashMap;
use std::sync::Arc;

/// The names of the vertices of a graph. Most graphs have none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Option<Arc<Table>>);

#[derive(PartialEq, Eq, Debug)]
struct Table {
    names: Vec<Option<String>>,
    vertices: HashMap<String, usize>,
}

/// Words that texts use for something else.
const RESERVED: [&str; 2] = ["pass", "none"];

/// The most names that are compared with one that is not known, and the most that are listed.
const MOST_COMPARED: usize = 10_000;
const FEW: usize = 5;

impl Names {
    /// The names of vertices 0, 1, 2 and so on. Spaces are made single; what cannot be a name, or is not clear, is
    /// dropped. O(length of the names).
    pub fn new(names: impl IntoIterator<Item = Option<String>>) -> Names {
        let mut names: Vec<Option<String>> = names.into_iter().map(|name| name.and_then(tidy)).collect();
        let mut vertices: HashMap<String, usize> = HashMap::new();
        let mut repeated = Vec::new();
        for (v, name) in names.iter().enumerate().filter_map(|(v, name)| Some((v, name.as_ref()?))) {
            if let Some(other) = vertices.insert(name.clone(), v) {
                repeated.extend([other, v]);
            }
        }
        let mut drop = |v: usize, names: &mut Vec<Option<String>>| {
            if let Some(name) = names[v].take() {
                vertices.remove(&name);
            }
        };
        repeated.into_iter().for_each(|v| drop(v, &mut names));
        for v in 0..names.len() {
            if names[v].as_ref().is_some_and(|name| *name == v.to_string()) {
                drop(v, &mut names);
            }
        }
        let mut unnamed: Vec<usize> = (0..names.len()).filter(|&v| names[v].is_none()).collect();
        while let Some(number) = unnamed.pop() {
            if let Some(v) = vertices.remove(&number.to_string()) {
                names[v] = None;
                unnamed.push(v);
            }
        }
        Names((!vertices.is_empty()).then(|| Arc::new(Table { names, vertices })))
    }

    /// Whether no vertex has a name.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The name of a vertex, if it has one.
    pub fn get(&self, v: usize) -> Option<&str> {
        self.0.as_ref()?.names.get(v)?.as_deref()
    }

    /// The name or number of a vertex, for people.
    pub fn shown(&self, v: usize) -> String {
        self.get(v).map_or_else(|| v.to_string(), str::to_string)
    }

    /// What [`Names::shown`] says of each vertex; an empty list if none has a name.
    pub fn all(&self) -> Vec<String> {
        let table = self.0.as_ref();
        table.map_or_else(Vec::new, |table| (0..table.names.len()).map(|v| self.shown(v)).collect())
    }

    /// The text of a vertex, which can be read back: its name, in quotes if it has characters of the grammar, or its number.
    pub fn text(&self, v: usize) -> String {
        match self.get(v) {
            Some(name) if name.chars().all(|c| is_bare(c) || c == ' ') && !RESERVED.contains(&name) => {
                name.to_string()
            }
            Some(name) => quote(name),
            None => v.to_string(),
        }
    }

    /// The vertex with this name, which may be in quotes.
    fn find(&self, text: &str) -> Option<usize> {
        let vertices = &self.0.as_ref()?.vertices;
        let unquoted = quoted(text).filter(|(_, length)| *length == text.len());
        let named = unquoted.and_then(|(name, _)| vertices.get(&name));
        named.or_else(|| vertices.get(text)).copied()
    }

    /// A text of names and other parts, such as `Acre-Bahia#2` or `Acre:1`, with numbers in place of the names, in quotes or
    /// not. Names of digits stay, and so does a name if another vertex is named by the number.
    pub fn numbered(&self, text: &str) -> String {
        let mut numbered = String::with_capacity(text.len());
        let mut rest = text;
        while !rest.is_empty() {
            let length = match quoted(rest) {
                Some((_, length)) => length,
                None => rest.find(|c: char| !is_bare(c) && c != ' ').unwrap_or(rest.len()),
            };
            let (word, after) = rest.split_at(length.max(rest.chars().next().map_or(0, char::len_utf8)));
            match self.find(word).filter(|_| !is_number(word)) {
                Some(v) if self.is_numbered(v) => numbered += &v.to_string(),
                Some(v) => numbered += &self.text(v),
                None => numbered += word,
            }
            rest = after;
        }
        numbered
    }

    /// Whether a vertex with a name may also be given by its number.
    fn is_numbered(&self, v: usize) -> bool {
        !self.get(v).is_some_and(is_number) && self.find(&v.to_string()).is_none()
    }
}

/// A name with single spaces, if it can be one.
pub fn tidy(name: String) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let refused = name.is_empty() || name.ends_with('\\') || name.chars().any(char::is_control);
    (!refused).then_some(name)
}

/// Whether a character may stand in a name without quotes: no character of any grammar is among these.
pub fn is_bare(c: char) -> bool {
    c.is_ascii_alphanumeric() || "_'".contains(c) || !(c.is_ascii() || c.is_control() || c.is_whitespace())
}

/// Whether a text is made of digits only, as numbers are.
pub fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

impl Graph {
    /// The text of a vertex, which can be read back: see [`Names::text`].
    pub fn vertex_text(&self, v: usize) -> String {
        self.names().text(v)
    }

    /// The texts of vertices, with something between them.
    pub fn vertex_texts(&self, vertices: &[usize], between: &str) -> String {
        vertices.iter().map(|&v| self.vertex_text(v)).collect::<Vec<_>>().join(between)
    }

    /// The text of an edge: `u-v`.
    pub fn edge_text(&self, u: usize, v: usize) -> String {
        format!("{}-{}", self.vertex_text(u), self.vertex_text(v))
    }

    /// The vertex with this name or, if none has it, with this number.
    pub fn read_vertex(&self, text: &str) -> Option<usize> {
        let text = text.trim();
        let number = || text.parse().ok().filter(|&v: &usize| is_number(text) && v < self.n());
        self.names().find(text).or_else(number)
    }

    /// The two vertices of `u-v`, whether or not they are neighbours.
    pub fn read_edge(&self, text: &str) -> Option<(usize, usize)> {
        match split_unquoted(text, '-')[..] {
            [(_, u), (_, v)] => Some((self.read_vertex(u)?, self.read_vertex(v)?)),
            _ => None,
        }
    }

    /// What was expected in place of a text that names no vertex.
    pub fn expected_vertex(&self, text: &str) -> Words {
        let n = self.n();
        if n == 0 {
            return words!("the graph has no vertices", "o grafo não tem vértices");
        }
        if self.names().is_empty() {
            return words!("expected a vertex from 0 to {}", "esperava-se um vértice de 0 a {}", n - 1);
        }
        let shown: Vec<String> = (0..n.min(MOST_COMPARED)).map(|v| self.vertex_text(v)).collect();
        let near = nearest(text.trim().trim_matches('"'), shown.iter().map(String::as_str));
        match near.is_empty() {
            false => words!("there is no such vertex; {}", "não há tal vértice; {}"; did_you_mean(&near)),
            true => {
                let more = if n > FEW { ", .." } else { "" };
                let few = shown[..n.min(FEW)].join(", ");
                words!(
                    "there is no such vertex; vertices are {few}{more}",
                    "não há tal vértice; os vértices são {few}{more}"
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn named(names: &[&str]) -> Graph {
        Graph::new(names.len(), Vec::new()).with_names(names.iter().map(|name| Some(name.to_string())))
    }

    fn texts(names: &[&str]) -> Vec<String> {
        let graph = named(names);
        (0..graph.n()).map(|v| graph.vertex_text(v)).collect()
    }

    #[test]
    fn names_are_bare_or_in_quotes() {
        let names = ["Bahia", "São  Paulo", "X1'", "a.b", "u-v", "pass", "a\"b", "_1"];
        let expected = ["Bahia", "São Paulo", "X1'", "\"a.b\"", "\"u-v\"", "\"pass\"", "\"a\\\"b\"", "_1"];
        assert_eq!(texts(&names), expected);
        let graph = named(&names);
        assert_eq!(graph.read_edge("\"u-v\"-Bahia"), Some((4, 0)));
        assert_eq!(graph.read_edge("\"u-v\"-1"), Some((4, 1)));
        assert_eq!((graph.read_vertex("a.b"), graph.read_vertex("3")), (Some(3), Some(3)));
        assert_eq!((graph.read_vertex("9"), graph.read_vertex("bahia")), (None, None));
    }

    /// A name wins over a number. Names that would not be clear are dropped.
    #[test]
    fn a_text_means_one_vertex() {
        assert_eq!(named(&["2", "1", "a"]).read_vertex("2"), Some(0));
        assert_eq!(texts(&["1", "2", "3"]), ["1", "2", "3"]);
        assert_eq!(texts(&["a", "b", "a"]), ["0", "b", "2"]);
        assert_eq!(texts(&["1", "", "b"]), ["0", "1", "b"]);
        assert_eq!(texts(&["1", "2", ""]), ["0", "1", "2"]);
        assert_eq!(texts(&["b\\", "a\u{7}", "c"]), ["0", "1", "c"]);
        assert!(named(&["0", "1"]).names().is_empty());
    }

    #[test]
    fn numbers_take_the_place_of_names() {
        let graph = named(&["Acre", "a-b", "São Paulo", "7"]);
        let numbered = |text: &str| graph.names().numbered(text);
        assert_eq!(numbered("Acre-\"a-b\"#2"), "0-1#2");
        assert_eq!(numbered("São Paulo:1"), "2:1");
        assert_eq!(numbered("7;Acre>2"), "7;0>2");
        assert_eq!(numbered("Acr\"e"), "Acr\"e");
        assert_eq!(numbered("\"Acre\"-\"7\""), "0-7");
        assert_eq!(named(&["2", "b", "a"]).names().numbered("a;b"), "a;1");
    }

    #[test]
    fn what_was_meant_is_suggested() {
        let graph = named(&["Bahia", "Acre"]);
        assert!(graph.expected_vertex("Bahai").en.contains("did you mean Bahia?"));
        assert!(graph.expected_vertex("x").en.contains("vertices are Bahia, Acre"));
        assert_eq!(Graph::new(3, Vec::new()).expected_vertex("x").en, "expected a vertex from 0 to 2");
    }

    proptest! {
        #[test]
        fn every_vertex_reads_back(names in proptest::collection::vec("[ab0-3 .\"\\\\-]{0,2}|\\PC{0,3}", 0..8)) {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let graph = named(&names);
            for v in 0..graph.n() {
                prop_assert_eq!(graph.read_vertex(&graph.vertex_text(v)), Some(v));
                for u in 0..graph.n() {
                    prop_assert_eq!(graph.read_edge(&graph.edge_text(u, v)), Some((u, v)));
                }
            }
        }
    }
}
