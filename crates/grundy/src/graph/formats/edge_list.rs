//! Edge lists: one line `u v` or `u v w` per edge, a lone `u` for a vertex, `#` before comments. The vertices are
//! 0..max. A header line is not part of the format.
//!
//! Arcs are written `u > v` instead of `u v`; edges may also be written `u - v`.

use super::{lines, number, room, vertex};
use crate::graph::{Edge, Graph};
use crate::text::{Bilingual, ParseError};

/// Parses a list of edges; the module documentation describes the format.
pub fn read(text: &str) -> Result<Graph, ParseError> {
    let mut n = 0;
    let mut edges = Vec::new();
    for mut words in lines(text) {
        if let Some(comment) = words.iter().position(|(_, word)| word.starts_with('#')) {
            words.truncate(comment);
        }
        let directed = matches!(words.get(1), Some((_, ">")));
        if directed || matches!(words.get(1), Some((_, "-"))) {
            let (at, sign) = words.remove(1);
            if words.len() < 2 {
                return Err(ParseError::new(
                    at + sign.len(),
                    words!("expected a vertex", "esperava-se um vértice"),
                ));
            }
        }
        let Some(&(at, word)) = words.first() else { continue };
        let u = vertex(at, word)?;
        n = n.max(u + 1);
        let Some(&(at, word)) = words.get(1) else { continue };
        let v = vertex(at, word)?;
        n = n.max(v + 1);
        let weight = match words.get(2) {
            Some(&(at, word)) => number(at, word, Bilingual::of("a weight", "um peso"))?,
            None => 1,
        };
        if let Some(&(at, _)) = words.get(3) {
            return Err(ParseError::new(
                at,
                words!(
                    "expected the end of the line after the weight",
                    "esperava-se o fim da linha depois do peso"
                ),
            ));
        }
        room(at, edges.len())?;
        edges.push(Edge { u, v, directed, weight });
    }
    Ok(Graph::new(n, edges))
}

/// Writes a graph as a list of edges.
pub fn write(graph: &Graph) -> String {
    let mut text = format!("# {} vertices, {} edges\n", graph.n(), graph.edges().len());
    let last = graph.edges().iter().map(|e| e.u.max(e.v) + 1).max().unwrap_or(0);
    for e in graph.edges() {
        let sign = if e.directed { " >" } else { "" };
        let weight = if e.weight == 1 { String::new() } else { format!(" {}", e.weight) };
        text += &format!("{}{sign} {}{weight}\n", e.u, e.v);
    }
    if last < graph.n() {
        text += &format!("{}\n", graph.n() - 1);
    }
    text
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
    fn mistakes_are_placed() {
        for (text, at) in
            [("0 1\n1 x", 6), ("0 1 2 3", 6), ("4000000", 0), ("0 >", 3), ("0 -1", 2), ("0 1 -2", 4)]
        {
            assert_eq!(read(text).unwrap_err().at, at, "{text}");
        }
    }
}
