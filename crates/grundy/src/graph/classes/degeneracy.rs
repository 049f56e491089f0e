//! Degeneracy: how many neighbours are left when vertices of least degree are removed one by one.

use crate::graph::Graph;

/// An order that shows how sparse a graph is everywhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Degeneracy {
    /// Every subgraph has a vertex of at most this degree, and some subgraph has none of smaller degree.
    pub number: usize,
    /// The vertices in an order in which each has at most `number` neighbours after it.
    pub order: Vec<usize>,
}

/// Repeatedly removes a vertex of least degree, with vertices in buckets by degree (Matula and Beck 1983). When a
/// vertex with d remaining neighbours is removed, the remaining graph has minimum degree d. O(n + m).
pub fn degeneracy(graph: &Graph) -> Degeneracy {
    let n = graph.n();
    let mut left: Vec<usize> = (0..n).map(|v| graph.degree(v)).collect();
    let mut buckets = vec![Vec::new(); left.iter().max().map_or(1, |most| most + 1)];
    (0..n).rev().for_each(|v| buckets[left[v]].push(v));
    let mut gone = vec![false; n];
    let (mut number, mut order, mut least) = (0, Vec::with_capacity(n), 0);
    while order.len() < n {
        let Some(v) = buckets[least].pop() else {
            least += 1;
            continue;
        };
        // Entries left behind in higher buckets are stale.
        if gone[v] || left[v] != least {
            continue;
        }
        gone[v] = true;
        order.push(v);
        number = number.max(least);
        for &u in graph.neighbours(v).iter().filter(|&&u| !gone[u]) {
            left[u] -= 1;
            buckets[left[u]].push(u);
        }
        least = least.saturating_sub(1);
    }
    Degeneracy { number, order }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::families::{complete, grid, induced, path};

    #[test]
    fn by_definition_on_small_graphs() {
        for graph in (0..=6).flat_map(all_graphs) {
            let n = graph.n();
            let least_degree = |set: u32| {
                let vertices: Vec<usize> = (0..n).filter(|v| set >> v & 1 == 1).collect();
                let part = induced(&graph, &vertices);
                (0..part.n()).map(|v| part.degree(v)).min().unwrap_or(0)
            };
            let found = degeneracy(&graph);
            assert_eq!(Some(found.number), (0..1 << n).map(least_degree).max(), "{graph:?}");
            for (i, &v) in found.order.iter().enumerate() {
                let later = found.order[i..].iter().filter(|&&u| graph.adjacent(u, v)).count();
                assert!(later <= found.number, "{graph:?}");
            }
        }
        assert_eq!(degeneracy(&complete(300)).number, 299);
        assert_eq!(degeneracy(&grid(30, 40)).number, 2);
        assert_eq!(degeneracy(&path(100_000)).number, 1);
    }
}
