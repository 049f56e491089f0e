//! DIMACS: `p edge n m` with lines `e u v`, and `p sp n m` with lines `a u v w` for weighted arcs. Vertices
//! are written from 1; lines that begin with `c` are comments.

use super::{lines, number, room};
use crate::graph::size::{MAX_WRITTEN_VERTICES, Size};
use crate::graph::{Edge, Graph};
use crate::text::{Bilingual, ParseError, Words};

/// Reads `e` and `a` lines after any `p` line. The number of edges in the `p` line is ignored, since existing files
/// count edges in two ways.
pub fn read(text: &str) -> Result<Graph, ParseError> {
    let mut n = None;
    let mut edges = Vec::new();
    for words in lines(text) {
        let (at, kind) = words[0];
        match (kind, n) {
            (comment, _) if comment.starts_with('c') => {}
            ("p", None) => n = Some(problem(&words)?),
            ("p", Some(_)) => {
                return Err(ParseError::new(at, words!("a second 'p' line", "uma segunda linha 'p'")));
            }
            ("e" | "a", None) => {
                return Err(ParseError::new(
                    at,
                    words!("expected the 'p' line first", "esperava-se primeiro a linha 'p'"),
                ));
            }
            ("e" | "a", Some(n)) => {
                room(at, edges.len())?;
                edges.push(line(&words, n)?);
            }
            _ => {
                return Err(ParseError::new(
                    at,
                    words!(
                        "expected a line that begins with c, p, e or a",
                        "esperava-se uma linha que comece com c, p, e ou a"
                    ),
                ));
            }
        }
    }
    match n {
        Some(n) => Ok(Graph::new(n, edges)),
        None => Err(ParseError::new(
            text.len(),
            words!("expected a line 'p edge n m'", "esperava-se uma linha 'p edge n m'"),
        )),
    }
}

/// The number of vertices in `p edge n m`, `p col n m` or `p sp n m`.
fn problem(words: &[(usize, &str)]) -> Result<usize, ParseError> {
    let &[(at, _), (kind_at, kind), (n_at, n), (m_at, m)] = words else {
        return Err(ParseError::new(
            words[0].0,
            words!("expected 'p edge n m' or 'p sp n m'", "esperava-se 'p edge n m' ou 'p sp n m'"),
        ));
    };
    if !["edge", "col", "sp"].contains(&kind) {
        return Err(ParseError::new(
            kind_at,
            words!("expected edge, col or sp", "esperava-se edge, col ou sp"),
        ));
    }
    let n = number(n_at, n, Bilingual::of("the number of vertices", "o número de vértices"))?;
    number(m_at, m, Bilingual::of("the number of edges", "o número de arestas"))?;
    Size::new(n, 0).check_written().map_err(|message| ParseError::new(at, message))?;
    Ok(n as usize)
}

fn line(words: &[(usize, &str)], n: usize) -> Result<Edge, ParseError> {
    let end = |index: usize| {
        let &(at, word) = words.get(index).ok_or_else(|| missing(words))?;
        match number(at, word, Bilingual::of("a vertex", "um vértice"))? {
            v if v >= 1 && v <= n as u64 => Ok(v as usize - 1),
            v => Err(ParseError::new(
                at,
                words!(
                    "there is no vertex {v}: they are numbered from 1 to {n}",
                    "não existe o vértice {v}: eles são numerados de 1 a {n}"
                ),
            )),
        }
    };
    let (u, v) = (end(1)?, end(2)?);
    let weight = match words.get(3) {
        Some(&(at, word)) => number(at, word, Bilingual::of("a weight", "um peso"))?,
        None => 1,
    };
    match words.get(4) {
        Some(&(at, _)) => {
            Err(ParseError::new(at, words!("expected the end of the line", "esperava-se o fim da linha")))
        }
        None => Ok(Edge { u, v, directed: words[0].1 == "a", weight }),
    }
}

fn missing(words: &[(usize, &str)]) -> ParseError {
    let at = words.last().map_or(0, |(at, word)| at + word.len());
    ParseError::new(
        at,
        words!("expected two vertices on this line", "esperavam-se dois vértices nesta linha"),
    )
}

/// Writes edges as `p edge`, arcs as `p sp`; a graph with both is rejected.
pub fn write(graph: &Graph) -> Result<String, Words> {
    let arcs = graph.edges().iter().filter(|e| e.directed).count();
    if arcs > 0 && arcs < graph.edges().len() {
        return Err(words!("DIMACS holds edges or arcs, not both", "DIMACS tem arestas ou arcos, não ambos"));
    }
    debug_assert!(graph.n() <= MAX_WRITTEN_VERTICES);
    let (kind, letter) = if arcs > 0 { ("sp", 'a') } else { ("edge", 'e') };
    let mut text = format!("p {kind} {} {}\n", graph.n(), graph.edges().len());
    for e in graph.edges() {
        let weight = if e.weight == 1 && !e.directed { String::new() } else { format!(" {}", e.weight) };
        text += &format!("{letter} {} {}{weight}\n", e.u + 1, e.v + 1);
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_and_arcs() {
        let graph = read("c three vertices\np edge 3 2\ne 1 2\ne 2 3\n").unwrap();
        assert_eq!((graph.n(), graph.simple_edges()), (3, vec![(0, 1), (1, 2)]));
        let graph = read("p sp 2 1\na 2 1 9\n").unwrap();
        assert_eq!(graph.edges(), [Edge { u: 1, v: 0, directed: true, weight: 9 }]);
        let both = Graph::new(2, vec![graph.edges()[0], Edge { directed: false, ..graph.edges()[0] }]);
        assert!(write(&both).is_err());
    }

    #[test]
    fn mistakes_are_placed() {
        for (text, at) in [
            ("", 0),
            ("e 1 2", 0),
            ("p edge 3", 0),
            ("p edge 99999999999 1", 0),
            ("p edge 3 1\ne 1 4", 15),
            ("p edge 3 1\ne 0 1", 13),
            ("p edge 3 1\ne 1", 14),
            ("p edge 3 1\nx 1", 11),
            ("p cnf 3 1", 2),
        ] {
            assert_eq!(read(text).unwrap_err().at, at, "{text}");
        }
    }
}
