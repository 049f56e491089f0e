//! Graphs on which every play of kayles has the same length.

use super::super::plain::is_clique;
use crate::graph::Graph;

/// The number of simplices if they partition the vertices. A simplex is the closed neighbourhood of a vertex
/// whose neighbours are pairwise adjacent. If each vertex lies in exactly one simplex, a maximal independent
/// set meets each simplex exactly once: at most once, since it is a clique, and at least once, since otherwise
/// the vertex that defines it could be added. So every play chooses one vertex per simplex (Prisner, Topp and
/// Vestergaard 1996). Disjoint cliques are an example, and any graph with a leaf hung on each vertex.
///
/// In such a partition every simplicial vertex defines the simplex that holds it and has least degree there,
/// so each vertex of least degree in its neighbourhood that is not yet placed either defines a new simplex or
/// refutes the partition.
pub fn simplex_partition(graph: &Graph) -> Option<usize> {
    let mut placed = vec![false; graph.n()];
    let mut count = 0;
    for v in 0..graph.n() {
        let around = graph.neighbours(v);
        if placed[v] || around.iter().any(|&u| graph.degree(u) < graph.degree(v)) {
            continue;
        }
        if around.iter().any(|&u| placed[u]) || !is_clique(graph, around) {
            return None;
        }
        placed[v] = true;
        around.iter().for_each(|&u| placed[u] = true);
        count += 1;
    }
    placed.into_iter().all(|is| is).then_some(count)
}
