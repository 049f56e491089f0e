//! All small graphs, each once up to isomorphism.

use super::Graph;
use super::distance::is_connected;
use super::symmetry::{Symmetry, canonical_form};
use std::collections::HashSet;

/// The largest graphs that are listed: there are 274,668 on nine vertices.
pub const MAX_LISTED: usize = 9;

/// All graphs on `n` vertices up to isomorphism, in canonical form; none if `n` is over [`MAX_LISTED`].
///
/// Every graph on n vertices is a graph on n - 1 vertices plus one vertex, so a vertex with every possible
/// neighbourhood is added to every smaller graph; canonical forms show which results are new. Neighbourhoods that an
/// automorphism of the smaller graph maps to a lesser one are skipped. Sorted by number of edges, then by adjacency.
pub fn all_graphs(n: usize) -> Vec<Graph> {
    if n > MAX_LISTED {
        return Vec::new();
    }
    let mut graphs = vec![Graph::default()];
    for size in 1..=n {
        let mut known: HashSet<u64> = HashSet::new();
        for smaller in &graphs {
            extend(smaller, size, &mut known);
        }
        let mut masks: Vec<u64> = known.into_iter().collect();
        masks.sort_unstable_by_key(|mask| (mask.count_ones(), *mask));
        graphs = masks.into_iter().map(|mask| from_mask(size, mask)).collect();
    }
    graphs
}

/// The connected ones among [`all_graphs`]; the graph without vertices counts.
pub fn connected_graphs(n: usize) -> Vec<Graph> {
    all_graphs(n).into_iter().filter(is_connected).collect()
}

/// Adds to `known` the canonical forms of `smaller` with one more vertex.
fn extend(smaller: &Graph, size: usize, known: &mut HashSet<u64>) {
    let last = size - 1;
    let group = Symmetry::of(smaller, &[]).elements(last, 64);
    let image = |set: u32, element: &[usize]| {
        (0..last).filter(|v| set >> v & 1 == 1).fold(0u32, |sum, v| sum | 1 << element[v])
    };
    for set in 0u32..1 << last {
        if group.iter().any(|element| image(set, element) < set) {
            continue;
        }
        let fresh = (0..last).filter(|v| set >> v & 1 == 1).map(|v| (v, last));
        let graph = Graph::undirected(size, smaller.simple_edges().into_iter().chain(fresh));
        known.insert(mask(&canonical_form(&graph, &[]).0));
    }
}

/// The upper triangle of the adjacency matrix, column by column, as bits.
fn mask(graph: &Graph) -> u64 {
    graph.simple_edges().into_iter().fold(0, |sum, (u, v)| {
        let (u, v) = (u.min(v), u.max(v));
        sum | 1 << (v * (v - 1) / 2 + u)
    })
}

fn from_mask(n: usize, mask: u64) -> Graph {
    let pairs = (1..n).flat_map(|v| (0..v).map(move |u| (u, v)));
    let chosen = pairs.filter(|&(u, v)| mask >> (v * (v - 1) / 2 + u) & 1 == 1);
    Graph::undirected(n, chosen.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// OEIS A000088 and A001349.
    #[test]
    fn counts_are_the_known_ones() {
        let expected = [(1, 1), (1, 1), (2, 1), (4, 2), (11, 6), (34, 21), (156, 112), (1044, 853)];
        for (n, &(all, connected)) in expected.iter().enumerate() {
            let graphs = all_graphs(n);
            assert_eq!(graphs.len(), all);
            assert_eq!(graphs.iter().filter(|graph| is_connected(graph)).count(), connected);
            assert!(graphs.iter().all(|graph| graph.n() == n));
        }
        assert!(all_graphs(MAX_LISTED + 1).is_empty());
    }

    #[test]
    fn eight_vertices() {
        assert_eq!((all_graphs(8).len(), connected_graphs(8).len()), (12346, 11117));
    }

    #[test]
    #[ignore = "takes a minute"]
    fn nine_vertices() {
        let graphs = all_graphs(9);
        assert_eq!(graphs.len(), 274_668);
        assert_eq!(graphs.iter().filter(|graph| is_connected(graph)).count(), 261_080);
    }
}
