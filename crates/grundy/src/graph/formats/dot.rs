//! The part of DOT that describes graphs: `graph` and `digraph`, statements of nodes and of chains of edges,
//! attributes (only `weight` and `dir=none` are used), quoted names and comments. Subgraphs and ports are rejected.

use super::listing::Listing;
use crate::graph::{Edge, Graph};
use crate::text::{Bilingual, ParseError, quote, quoted};

#[derive(Clone, PartialEq, Eq, Debug)]
enum Token {
    /// A name or number, and whether it was quoted (a quoted keyword is an ordinary name).
    Name(String, bool),
    Sign(char),
    /// `--` or, if true, `->`.
    Line(bool),
}

/// Reads one graph. If every name is a whole number, and together they are 0..n-1, vertices keep these
/// numbers; otherwise they are numbered in order of appearance and keep their names. O(length of the text).
pub fn read(text: &str) -> Result<Graph, ParseError> {
    let tokens = tokens(text)?;
    let mut reader = Reader { tokens, next: 0, end: text.len(), listing: Listing::default() };
    reader.graph()?;
    Ok(reader.listing.graph())
}

/// What the attributes of a line say about it.
struct Attributes {
    weight: u64,
    /// `dir=none`, which makes a line of a digraph an edge.
    undirected: bool,
}

struct Reader {
    tokens: Vec<(usize, Token)>,
    next: usize,
    end: usize,
    listing: Listing,
}

impl Reader {
    fn at(&self) -> usize {
        self.tokens.get(self.next).map_or(self.end, |(at, _)| *at)
    }

    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.next).map(|(_, token)| token)
    }

    fn accept(&mut self, sign: char) -> bool {
        let found = self.peek() == Some(&Token::Sign(sign));
        self.next += usize::from(found);
        found
    }

    fn keyword(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Some(Token::Name(name, false)) if name.eq_ignore_ascii_case(word));
        self.next += usize::from(found);
        found
    }

    fn name(&mut self, what: Bilingual) -> Result<String, ParseError> {
        match self.tokens.get(self.next) {
            Some((_, Token::Name(name, _))) => {
                self.next += 1;
                Ok(name.clone())
            }
            _ => Err(self.expected(what)),
        }
    }

    fn expected(&self, what: Bilingual) -> ParseError {
        ParseError::new(self.at(), words!("expected {}", "esperava-se {}"; what))
    }

    fn graph(&mut self) -> Result<(), ParseError> {
        self.keyword("strict");
        let directed = self.keyword("digraph");
        if !directed && !self.keyword("graph") {
            return Err(self.expected(Bilingual::of("graph or digraph", "graph ou digraph")));
        }
        if matches!(self.peek(), Some(Token::Name(..))) {
            self.next += 1;
        }
        if !self.accept('{') {
            return Err(self.expected(Bilingual::of("'{'", "'{'")));
        }
        while !self.accept('}') {
            if !self.accept(';') {
                self.statement(directed)?;
            }
        }
        if self.peek().is_some() {
            Err(self.expected(Bilingual::of("the end: one graph at a time", "o fim: um grafo de cada vez")))
        } else {
            Ok(())
        }
    }

    /// A node, a chain of edges, a setting `a = b`, or attributes for all nodes, edges or the graph.
    fn statement(&mut self, directed: bool) -> Result<(), ParseError> {
        let at = self.at();
        if self.peek() == Some(&Token::Sign('{')) || self.keyword("subgraph") {
            return Err(ParseError::new(at, words!("subgraphs are not read", "subgrafos não são lidos")));
        }
        if self.keyword("node") || self.keyword("edge") || self.keyword("graph") {
            return self.attributes().map(|_| ());
        }
        let first = self.name(Bilingual::of("a node or '}'", "um nó ou '}'"))?;
        if self.accept('=') {
            return self.name(Bilingual::of("a value", "um valor")).map(|_| ());
        }
        let mut chain = vec![self.vertex(first, at)?];
        while let Some(&Token::Line(arrow)) = self.peek() {
            if arrow != directed {
                let sign = if directed { "'->'" } else { "'--'" };
                return Err(self.expected(Bilingual::of(sign, sign)));
            }
            self.next += 1;
            let at = self.at();
            if self.peek() == Some(&Token::Sign('{')) {
                return Err(ParseError::new(at, words!("subgraphs are not read", "subgrafos não são lidos")));
            }
            let name = self.name(Bilingual::of("a node", "um nó"))?;
            chain.push(self.vertex(name, at)?);
        }
        let Attributes { weight, undirected } = self.attributes()?;
        let directed = directed && !undirected;
        for ends in chain.windows(2) {
            self.listing.line(at, Edge { u: ends[0], v: ends[1], directed, weight })?;
        }
        Ok(())
    }

    fn vertex(&mut self, name: String, at: usize) -> Result<usize, ParseError> {
        if self.peek() == Some(&Token::Sign(':')) {
            return Err(ParseError::new(self.at(), words!("ports are not read", "portas não são lidas")));
        }
        self.listing.vertex(at, &name)
    }

    /// Lists of attributes in brackets.
    fn attributes(&mut self) -> Result<Attributes, ParseError> {
        let mut found = Attributes { weight: 1, undirected: false };
        while self.accept('[') {
            while !self.accept(']') {
                let name = self.name(Bilingual::of("an attribute or ']'", "um atributo ou ']'"))?;
                if self.accept('=') {
                    let at = self.at();
                    let value = self.name(Bilingual::of("a value", "um valor"))?;
                    match name.as_str() {
                        "weight" => {
                            found.weight =
                                super::number(at, &value, Bilingual::of("a whole weight", "um peso inteiro"))?
                        }
                        "dir" => found.undirected = value == "none",
                        _ => {}
                    }
                }
                let _separator = self.accept(',') || self.accept(';');
            }
        }
        Ok(found)
    }
}

fn tokens(text: &str) -> Result<Vec<(usize, Token)>, ParseError> {
    let bytes = text.as_bytes();
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        if c.is_whitespace() {
            at += c.len_utf8();
        } else if rest.starts_with("//") || (c == '#' && begins_line(text, at)) {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("/*") {
            let end = rest.find("*/").ok_or_else(|| {
                ParseError::new(at, words!("this comment does not end", "este comentário não termina"))
            })?;
            at += end + 2;
        } else if rest.starts_with("--") || rest.starts_with("->") {
            tokens.push((at, Token::Line(bytes[at + 1] == b'>')));
            at += 2;
        } else if c == '"' {
            let (name, length) = quoted(rest).ok_or_else(|| {
                ParseError::new(at, words!("this quotation does not end", "estas aspas não se fecham"))
            })?;
            tokens.push((at, Token::Name(name, true)));
            at += length;
        } else if c.is_alphanumeric() || "_.-".contains(c) {
            let end = rest[c.len_utf8()..].find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '.'));
            let length = end.map_or(rest.len(), |end| end + c.len_utf8());
            tokens.push((at, Token::Name(rest[..length].to_string(), false)));
            at += length;
        } else if "{}[]=;,:".contains(c) {
            tokens.push((at, Token::Sign(c)));
            at += 1;
        } else {
            return Err(ParseError::new(at, words!("unexpected '{}'", "'{}' inesperado", c.escape_debug())));
        }
    }
    Ok(tokens)
}

fn begins_line(text: &str, at: usize) -> bool {
    text[..at].rsplit('\n').next().is_none_or(|before| before.trim().is_empty())
}

/// Writes vertices by their names in quotes, or as numbers. A graph with both edges and arcs is written as a digraph whose edges carry `dir=none`,
/// which Graphviz also respects.
pub fn write(graph: &Graph) -> String {
    let directed = graph.is_directed();
    let (kind, sign) = if directed { ("digraph", "->") } else { ("graph", "--") };
    let mut text = format!("{kind} {{\n");
    let node = |v: usize| graph.names().get(v).map_or_else(|| v.to_string(), quote);
    for v in 0..graph.n() {
        text += &format!("  {};\n", node(v));
    }
    for e in graph.edges() {
        let mut attributes = Vec::new();
        if e.weight != 1 {
            attributes.push(format!("weight={}", e.weight));
        }
        if directed && !e.directed {
            attributes.push("dir=none".into());
        }
        let attributes =
            if attributes.is_empty() { String::new() } else { format!(" [{}]", attributes.join(", ")) };
        text += &format!("  {} {sign} {}{attributes};\n", node(e.u), node(e.v));
    }
    text + "}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_chains_attributes_and_comments() {
        let graph =
            read("strict graph G { /* b first */ b -- a -- c [weight=3, color=red]; // end\n \"d e\" \n}")
                .unwrap();
        assert_eq!((graph.n(), graph.simple_edges()), (4, vec![(0, 1), (1, 2)]));
        assert!(graph.edges().iter().all(|e| e.weight == 3));
        let graph = read("digraph { node [shape=box]; rankdir=LR; 2 -> 0; 0 -> 1 }").unwrap();
        assert_eq!(
            graph.edges().iter().map(|e| (e.u, e.v, e.directed)).collect::<Vec<_>>(),
            [(2, 0, true), (0, 1, true)]
        );
        let graph = read("graph { 5 -- 7 }").unwrap();
        assert_eq!((graph.n(), graph.simple_edges()), (2, vec![(0, 1)]));
        assert_eq!(graph.names().all(), ["5", "7"]);
    }

    #[test]
    fn names_are_kept() {
        let text = "digraph { b -> \"a \\\"b\\\"\"; \"São\nPaulo\"; \"\" }";
        let graph = read(text).unwrap();
        assert_eq!(graph.names().all(), ["b", "a \"b\"", "São Paulo", "3"]);
        assert_eq!(read(&write(&graph)).unwrap(), graph);
        assert!(read("graph { 1 -- 0 }").unwrap().names().is_empty());
    }

    #[test]
    fn mistakes_are_placed() {
        for (text, at) in [
            ("", 0),
            ("grph {}", 0),
            ("graph { a -> b }", 10),
            ("digraph { a -- b }", 12),
            ("graph { a -- { b c } }", 13),
            ("graph { subgraph x { } }", 8),
            ("graph { a -- ", 13),
            ("graph { a [weight=x] }", 18),
            ("graph { \"a", 8),
            ("graph {} graph {}", 9),
            ("graph { a:n -- b }", 9),
            ("graph { /* }", 8),
        ] {
            assert_eq!(read(text).unwrap_err().at, at, "{text}");
        }
    }
}
