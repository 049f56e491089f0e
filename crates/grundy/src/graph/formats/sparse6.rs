//! sparse6 (McKay): undirected graphs, loops and parallel edges allowed, as a list of edges.

use super::sextets::{read_size, sextet, single_line, write_bits, write_size};
use crate::graph::Graph;
use crate::graph::size::{MAX_LINES, Size};
use crate::text::{ParseError, Words};

/// Reads a sparse6 text that holds one graph, with or without the header `>>sparse6<<`.
pub fn read(text: &str) -> Result<Graph, ParseError> {
    let (line, at) = single_line(text, ">>sparse6<<")?;
    match line.strip_prefix(':') {
        Some(body) => decode(body.as_bytes()).map_err(|error| error.shifted(at + 1)),
        None => Err(ParseError::new(
            at,
            words!(
                "expected ':', which begins a sparse6 text",
                "esperava-se ':', com que começa um texto sparse6"
            ),
        )),
    }
}

/// How many bits name a vertex: enough for `n - 1`.
fn bits_per_vertex(n: usize) -> usize {
    (n.max(1) - 1).checked_ilog2().map_or(0, |log| log as usize + 1)
}

/// Decodes the bytes after the colon. The body is a sequence of pairs (b, x), one bit and `k` bits, that move a
/// current vertex: b adds 1 to it; then x above it becomes it, and any other x is joined to it. Bits after the last
/// pair, or after the current vertex passes n, are padding.
pub fn decode(bytes: &[u8]) -> Result<Graph, ParseError> {
    let (n, header) = read_size(bytes, 0)?;
    for index in header..bytes.len() {
        sextet(bytes, index, 0)?;
    }
    let k = bits_per_vertex(n);
    let bit = |index: usize| usize::from((bytes[header + index / 6] - 63) >> (5 - index % 6) & 1);
    let total = 6 * (bytes.len() - header);
    let (mut current, mut place) = (0, 0);
    let mut edges = Vec::new();
    while place + 1 + k <= total {
        current += bit(place);
        let x = (place + 1..=place + k).fold(0, |sum, index| sum << 1 | bit(index));
        place += 1 + k;
        if current >= n || x >= n {
            break;
        }
        if x > current {
            current = x;
        } else if edges.len() == MAX_LINES {
            let message = Size::new(0, MAX_LINES as u64 + 1).check().err().unwrap_or_default();
            return Err(ParseError::new(header + place / 6, message));
        } else {
            edges.push((x, current));
        }
    }
    Ok(Graph::undirected(n, edges))
}

/// Writes a graph, if it is undirected and without weights; begins with the colon. O(m log m).
pub fn write(graph: &Graph) -> Result<String, Words> {
    if graph.is_directed() {
        return Err(words!("sparse6 holds no arcs", "sparse6 não tem arcos"));
    }
    if graph.edges().iter().any(|e| e.weight != 1) {
        return Err(words!("sparse6 holds no weights", "sparse6 não tem pesos"));
    }
    let n = graph.n();
    let k = bits_per_vertex(n);
    let mut edges: Vec<(usize, usize)> = graph.edges().iter().map(|e| (e.u.max(e.v), e.u.min(e.v))).collect();
    edges.sort_unstable();
    let mut bits = Vec::new();
    let mut push = |b: bool, x: usize| {
        bits.push(b);
        bits.extend((0..k).rev().map(|i| x >> i & 1 == 1));
    };
    let mut current = 0;
    for (v, u) in edges {
        if v > current + 1 {
            push(true, v);
            push(false, u);
        } else {
            push(v == current + 1, u);
        }
        current = v;
    }
    let padding = bits.len().next_multiple_of(6) - bits.len();
    // In this one case padding with ones would be decoded as an edge at the last vertex.
    if k < 6 && n == 1 << k && padding > k && n >= 2 && current == n - 2 {
        bits.push(false);
    }
    bits.resize(bits.len().next_multiple_of(6), true);
    Ok(format!(":{}{}", write_size(n), write_bits(&bits)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_example_of_the_format() {
        let graph = read(":Fa@x^\n").unwrap();
        assert_eq!((graph.n(), graph.simple_edges()), (7, vec![(0, 1), (0, 2), (1, 2), (5, 6)]));
        assert_eq!(write(&graph).as_deref(), Ok(":Fa@x^"));
    }

    #[test]
    fn broken_texts_are_placed() {
        assert_eq!(read("Fa").unwrap_err().at, 0);
        assert_eq!(read(":Fa !").unwrap_err().at, 3);
        assert_eq!(read(":").unwrap_err().at, 1);
    }

    proptest! {
        #[test]
        fn round_trip(n in 1usize..40, lines in proptest::collection::vec((0usize..40, 0usize..40), 0..60)) {
            let mut lines: Vec<_> = lines.into_iter().map(|(u, v)| (u % n, v % n)).map(|(u, v)| (v.max(u), v.min(u))).collect();
            lines.sort_unstable();
            let text = write(&Graph::undirected(n, lines.clone())).unwrap();
            let back = read(&text).unwrap();
            let edges: Vec<_> = back.edges().iter().map(|e| (e.v, e.u)).collect();
            prop_assert_eq!((back.n(), edges), (n, lines));
        }
    }
}
