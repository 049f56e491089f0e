//! The edges of a multigraph, grouped by the two vertices that they join.

use crate::graph::Graph;

/// The pairs of vertices that edges join, in the order of their first edges, and how many edges join them.
pub struct Bundles {
    /// The two vertices of each bundle.
    pub ends: Vec<(usize, usize)>,
    /// The number of edges in each bundle.
    pub counts: Vec<u64>,
}

impl Bundles {
    /// The bundles of a multigraph.
    pub fn of(graph: &Graph) -> Bundles {
        let mut place = std::collections::HashMap::new();
        let mut bundles = Bundles { ends: Vec::new(), counts: Vec::new() };
        for e in graph.edges() {
            let i = *place.entry((e.u.min(e.v), e.u.max(e.v))).or_insert(bundles.ends.len());
            if i == bundles.ends.len() {
                bundles.ends.push((e.u, e.v));
                bundles.counts.push(0);
            }
            bundles.counts[i] = bundles.counts[i].saturating_add(e.weight);
        }
        bundles
    }

    /// The bundles at each vertex that has any edge; a bundle of no edges can be left out.
    pub fn at_vertices(&self, n: usize) -> Vec<Vec<usize>> {
        let mut at = vec![Vec::new(); n];
        for (i, &(u, v)) in self.ends.iter().enumerate().filter(|(i, _)| self.counts[*i] > 0) {
            at[u].push(i);
            if u != v {
                at[v].push(i);
            }
        }
        at.retain(|face| !face.is_empty());
        at
    }
}

/// Every two bundles at a vertex, and those that are alone there.
pub fn pairs(at: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let of_vertex = |face: &Vec<usize>| -> Vec<Vec<usize>> {
        match face.len() {
            0 | 1 => vec![face.clone()],
            n => (0..n).flat_map(|i| (i + 1..n).map(move |j| vec![face[i], face[j]])).collect(),
        }
    };
    at.iter().flat_map(of_vertex).collect()
}
