//! Split graphs: a clique and an independent set.

use crate::graph::Graph;

/// The vertices of a split graph, in two parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Split {
    /// A clique with as many vertices as any, ascending: no vertex outside it is adjacent to all of it.
    pub clique: Vec<usize>,
    /// Pairwise not adjacent, ascending.
    pub independent: Vec<usize>,
}

/// The parts, if the graph is split. Of vertices by descending degree d1, d2, .. take the first m, with m greatest
/// such that dm is at least m - 1. The graph is split exactly when the degrees of these m add up to m (m - 1), for
/// the edges among them, plus the degrees of all other vertices, whose neighbours all lie among the m; then they are
/// a largest clique (Hammer and Simeone 1981). O(n log n + m).
pub fn split(graph: &Graph) -> Option<Split> {
    let mut order: Vec<usize> = (0..graph.n()).collect();
    order.sort_by_key(|&v| std::cmp::Reverse(graph.degree(v)));
    let size = (0..order.len()).take_while(|&i| graph.degree(order[i]) >= i).count();
    let (clique, independent) = order.split_at(size);
    let total = |vertices: &[usize]| vertices.iter().map(|&v| graph.degree(v)).sum::<usize>();
    if total(clique) != size * size.saturating_sub(1) + total(independent) {
        return None;
    }
    let ascending = |vertices: &[usize]| {
        let mut vertices = vertices.to_vec();
        vertices.sort_unstable();
        vertices
    };
    Some(Split { clique: ascending(clique), independent: ascending(independent) })
}

/// Whether the vertices can be split into a clique and an independent set.
pub fn is_split(graph: &Graph) -> bool {
    split(graph).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::families::{complete, star};

    fn pairwise(graph: &Graph, vertices: &[usize], adjacent: bool) -> bool {
        vertices.iter().all(|&u| vertices.iter().all(|&v| u == v || graph.adjacent(u, v) == adjacent))
    }

    #[test]
    fn by_definition_on_small_graphs() {
        for graph in (0..=7).flat_map(all_graphs) {
            let n = graph.n();
            let parts = (0..1u32 << n).map(|set| (0..n).partition(|v| set >> v & 1 == 1));
            let halves: Vec<(Vec<usize>, Vec<usize>)> = parts
                .filter(|(a, b): &(Vec<usize>, Vec<usize>)| {
                    pairwise(&graph, a, true) && pairwise(&graph, b, false)
                })
                .collect();
            let Some(found) = split(&graph) else {
                assert!(halves.is_empty(), "{graph:?}");
                continue;
            };
            assert!(halves.contains(&(found.clique.clone(), found.independent.clone())), "{graph:?}");
            assert_eq!(halves.iter().map(|(clique, _)| clique.len()).max(), Some(found.clique.len()));
        }
        assert!(is_split(&complete(300)) && is_split(&star(100_000)));
    }
}
