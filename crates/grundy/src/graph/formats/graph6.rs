//! graph6 (McKay): simple undirected graphs, the upper triangle of the adjacency matrix column by column.

use super::sextets::{read_size, sextet, single_line, write_bits, write_size};
use crate::graph::Graph;
use crate::graph::size::{Size, pairs};
use crate::text::{ParseError, Words};

/// The length in bytes of the graph6 text at the start of `bytes`, from its size header.
pub fn length(bytes: &[u8]) -> Result<usize, ParseError> {
    let (n, header) = read_size(bytes, 0)?;
    Ok(header + pairs(n as u64).div_ceil(6) as usize)
}

/// Reads a graph6 text that holds one graph, with or without the header `>>graph6<<`.
pub fn read(text: &str) -> Result<Graph, ParseError> {
    let (line, at) = single_line(text, ">>graph6<<")?;
    decode(line.as_bytes()).map_err(|error| error.shifted(at))
}

/// Decodes exactly one graph. Edges come in the order of the format: (0,1), (0,2), (1,2), (0,3), ..
/// Nothing is allocated before the length is known to agree with the size.
pub fn decode(bytes: &[u8]) -> Result<Graph, ParseError> {
    let (n, header) = read_size(bytes, 0)?;
    let length = header + pairs(n as u64).div_ceil(6) as usize;
    if bytes.len() < length {
        let message = words!(
            "{n} vertices need {length} bytes, and there are {}",
            "{n} vértices exigem {length} bytes, e há {}",
            bytes.len()
        );
        return Err(ParseError::new(bytes.len(), message));
    }
    if bytes.len() > length {
        return Err(ParseError::new(
            length,
            words!("{n} vertices take only {length} bytes", "{n} vértices ocupam só {length} bytes"),
        ));
    }
    let mut lines = 0;
    for index in header..length {
        lines += u64::from(sextet(bytes, index, 0)?.count_ones());
    }
    Size::new(n as u64, lines).check().map_err(|message| ParseError::new(0, message))?;
    let mut edges = Vec::with_capacity(lines as usize);
    let mut index = 0;
    for v in 1..n {
        for u in 0..v {
            if (bytes[header + index / 6] - 63) >> (5 - index % 6) & 1 == 1 {
                edges.push((u, v));
            }
            index += 1;
        }
    }
    Ok(Graph::undirected(n, edges))
}

/// Writes a graph, if it is simple, undirected and without weights. O(n^2).
pub fn write(graph: &Graph) -> Result<String, Words> {
    if graph.is_directed() {
        return Err(words!("graph6 holds no arcs", "graph6 não tem arcos"));
    }
    if graph.edges().iter().any(|e| e.weight != 1) {
        return Err(words!("graph6 holds no weights", "graph6 não tem pesos"));
    }
    if graph.simple_edges().len() != graph.edges().len() {
        return Err(words!(
            "graph6 holds no loops and no parallel edges",
            "graph6 não tem laços nem arestas paralelas"
        ));
    }
    let n = graph.n();
    let mut bits = Vec::with_capacity((n * n.saturating_sub(1) / 2).next_multiple_of(6));
    for v in 1..n {
        let mut row = vec![false; v];
        graph.neighbours(v).iter().filter(|&&u| u < v).for_each(|&u| row[u] = true);
        bits.extend(row);
    }
    bits.resize(bits.len().next_multiple_of(6), false);
    Ok(write_size(n) + &write_bits(&bits))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::families;

    #[test]
    fn the_examples_of_the_format() {
        // n = 5 and edges 0-2, 0-4, 1-3, 3-4: McKay's own example.
        let graph = Graph::undirected(5, [(0, 2), (0, 4), (1, 3), (3, 4)]);
        assert_eq!(write(&graph).as_deref(), Ok("DQc"));
        let mut edges = read(">>graph6<<DQc\n").unwrap().simple_edges();
        edges.sort_unstable();
        assert_eq!(edges, [(0, 2), (0, 4), (1, 3), (3, 4)]);
        assert_eq!(write(&families::complete(3)).as_deref(), Ok("Bw"));
        assert_eq!(
            (write(&families::empty(0)).as_deref(), write(&families::empty(1)).as_deref()),
            (Ok("?"), Ok("@"))
        );
    }

    #[test]
    fn broken_texts_are_placed() {
        assert_eq!(read("DQ").unwrap_err().at, 2);
        assert_eq!(read("DQcc").unwrap_err().at, 3);
        assert_eq!(read("D c").unwrap_err().at, 1);
        assert!(read("~~~~~~~~").is_err());
        assert_eq!(read("DQc\nDQc\n").unwrap_err().at, 4);
        assert!(read("").is_err());
    }

    #[test]
    fn refuses_what_it_cannot_hold() {
        let loops = Graph::undirected(2, [(0, 0)]);
        let twice = Graph::undirected(2, [(0, 1), (1, 0)]);
        assert!(write(&loops).is_err() && write(&twice).is_err());
    }
}
