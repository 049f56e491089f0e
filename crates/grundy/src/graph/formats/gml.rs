//! GML: `graph [ directed 0 node [ id 0 label "a" ] edge [ source 0 target 1 weight 2 ] ]`. Vertices are called by their
//! labels; of other attributes only `weight` is used. Characters outside ASCII are written as they are or as `&#227;`.

use super::listing::Listing;
use super::{entities, escape, whole};
use crate::graph::{Edge, Graph};
use crate::text::{Bilingual, ParseError, Words};

/// Lists may be nested so deep.
const DEEPEST: usize = 32;

/// A value of a key.
enum Value {
    Text(String),
    List(Vec<Item>),
}

/// A key with its value, and the place of the value.
struct Item {
    key: String,
    at: usize,
    value: Value,
}

/// Reads one graph.
pub fn read(text: &str) -> Result<Graph, ParseError> {
    let mut reader = Reader { text, at: 0 };
    let items = reader.list(0)?;
    let Some(graph) = items.iter().find_map(|item| match &item.value {
        Value::List(list) if item.key.eq_ignore_ascii_case("graph") => Some(list),
        _ => None,
    }) else {
        return Err(ParseError::new(text.len(), words!("expected graph [ .. ]", "esperava-se graph [ .. ]")));
    };
    let directed = find(graph, "directed").is_some_and(|(_, value)| value == "1");
    let mut listing = Listing::default();
    for (at, node) in lists(graph, "node") {
        let (id_at, id) = needed(at, node, "id")?;
        let v = listing.vertex(id_at, id)?;
        if let Some((_, label)) = find(node, "label").or_else(|| find(node, "name")) {
            listing.rename(v, label.to_string());
        }
    }
    for (at, edge) in lists(graph, "edge") {
        let end = |key: &str| {
            let (at, id) = needed(at, edge, key)?;
            listing
                .known(id)
                .ok_or_else(|| ParseError::new(at, words!("there is no node {id}", "não existe o nó {id}")))
        };
        let (u, v) = (end("source")?, end("target")?);
        let weight = find(edge, "weight").map_or(Ok(1), |(at, text)| {
            whole(at, text, Bilingual::of("a whole weight", "um peso inteiro"))
        })?;
        listing.line(at, Edge { u, v, directed, weight })?;
    }
    Ok(listing.graph())
}

/// The text of a key, and its place.
fn find<'a>(items: &'a [Item], key: &str) -> Option<(usize, &'a str)> {
    items.iter().find_map(|item| match &item.value {
        Value::Text(text) if item.key == key => Some((item.at, &text[..])),
        _ => None,
    })
}

fn needed<'a>(at: usize, items: &'a [Item], key: &str) -> Result<(usize, &'a str), ParseError> {
    find(items, key).ok_or_else(|| {
        ParseError::new(at, words!("expected {key} in this list", "esperava-se {key} nesta lista"))
    })
}

/// The lists with a key, and their places.
fn lists<'a>(items: &'a [Item], key: &'a str) -> impl Iterator<Item = (usize, &'a [Item])> {
    items.iter().filter_map(move |item| match &item.value {
        Value::List(list) if item.key == key => Some((item.at, &list[..])),
        _ => None,
    })
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    /// Skips spaces and comments, which are lines that begin with `#`.
    fn skip(&mut self) {
        loop {
            let rest = &self.text[self.at..];
            self.at += rest.len() - rest.trim_start().len();
            match self.text[self.at..].starts_with('#') {
                true => self.at += self.text[self.at..].find('\n').unwrap_or(self.text.len() - self.at),
                false => return,
            }
        }
    }

    /// Keys and values up to the end of the text or, inside, a bracket.
    fn list(&mut self, depth: usize) -> Result<Vec<Item>, ParseError> {
        let mut items = Vec::new();
        loop {
            self.skip();
            let rest = &self.text[self.at..];
            if rest.is_empty() && depth == 0 {
                return Ok(items);
            }
            if depth > 0 && rest.starts_with(']') {
                self.at += 1;
                return Ok(items);
            }
            let length = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
            if length == 0 {
                return Err(ParseError::new(
                    self.at,
                    words!("expected a key or ']'", "esperava-se uma chave ou ']'"),
                ));
            }
            self.at += length;
            self.skip();
            items.push(Item { key: rest[..length].to_string(), at: self.at, value: self.value(depth)? });
        }
    }

    fn value(&mut self, depth: usize) -> Result<Value, ParseError> {
        let rest = &self.text[self.at..];
        if rest.starts_with('[') && depth < DEEPEST {
            self.at += 1;
            return self.list(depth + 1).map(Value::List);
        }
        if let Some(inside) = rest.strip_prefix('"') {
            let Some(length) = inside.find('"') else {
                return Err(ParseError::new(
                    self.at,
                    words!("this quotation does not end", "estas aspas não se fecham"),
                ));
            };
            self.at += length + 2;
            return Ok(Value::Text(entities(&inside[..length])));
        }
        let length = rest.find(|c: char| c.is_whitespace() || "[]\"".contains(c)).unwrap_or(rest.len());
        if length == 0 {
            return Err(ParseError::new(self.at, words!("expected a value", "esperava-se um valor")));
        }
        self.at += length;
        Ok(Value::Text(rest[..length].to_string()))
    }
}

/// Writes a graph; vertices without a name are called by their numbers.
pub fn write(graph: &Graph) -> Result<String, Words> {
    let directed = u8::from(super::one_kind(graph)?);
    let mut text = format!("graph [\n  directed {directed}\n");
    for v in 0..graph.n() {
        text += &format!("  node [ id {v} label \"{}\" ]\n", escape(&graph.names().shown(v)));
    }
    for e in graph.edges() {
        let weight = if e.weight == 1 { String::new() } else { format!(" weight {}", e.weight) };
        text += &format!("  edge [ source {} target {}{weight} ]\n", e.u, e.v);
    }
    Ok(text + "]\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networkx_is_read() {
        let text = "# by networkx\ngraph [\n  name \"x\"\n  node [\n    id 0\n    label \"S&#227;o Paulo\"\n  ]\n  node [\n    id 5\n    label \"a\"\n  ]\n  edge [\n    source 0\n    target 5\n    weight 3\n  ]\n]\n";
        let graph = read(text).unwrap();
        assert_eq!(graph.names().all(), ["São Paulo", "a"]);
        assert_eq!((graph.edges().len(), graph.edges()[0].weight, graph.is_directed()), (1, 3, false));
        assert_eq!(read(&write(&graph).unwrap()).unwrap(), graph);
        assert!(
            read("graph [ directed 1 node [ id 1 ] node [ id 0 ] edge [ source 1 target 0 ] ]")
                .unwrap()
                .is_directed()
        );
    }

    #[test]
    fn mistakes_are_placed() {
        for (text, at) in [
            ("graph [", 7),
            ("graph [ node [ label \"a\" ] ]", 13),
            ("graph [ edge [ source 1 target 2 ] ]", 22),
            ("nothing 1", 9),
            ("graph [ ! ]", 8),
            ("a \"b", 2),
        ] {
            assert_eq!(read(text).unwrap_err().at, at, "{text}");
        }
        assert!(read(&"a [ ".repeat(100_000)).is_err());
    }
}
