//! A graph whose blocks are cliques and cycles, hung from chosen roots.

use crate::graph::Graph;
use crate::graph::distance::blocks;

/// A block. Its first vertex is its top, the one nearest to the root; those of a cycle follow in its order.
pub struct Block {
    pub vertices: Vec<usize>,
    pub is_cycle: bool,
}

/// The blocks of a graph as a forest: blocks hang from their tops, vertices from the block above them.
pub struct Shape {
    pub blocks: Vec<Block>,
    /// The blocks below each vertex.
    pub below: Vec<Vec<usize>>,
    /// The vertices of each component, the root first, each after those above it.
    pub components: Vec<Vec<usize>>,
}

impl Shape {
    /// Hangs the graph from the first vertex of each component in `preferred`, or from its least vertex.
    /// `None` if some block is neither a clique nor a cycle. O(n + m).
    pub fn of(graph: &Graph, preferred: &[usize]) -> Option<Shape> {
        let n = graph.n();
        let mut found: Vec<Vec<usize>> =
            blocks(graph).blocks.into_iter().filter(|block| block.len() > 1).collect();
        let mut at = vec![Vec::new(); n];
        for (b, block) in found.iter().enumerate() {
            block.iter().for_each(|&v| at[v].push(b));
        }
        let mut above: Vec<Option<usize>> = vec![None; n];
        let mut seen = vec![false; n];
        let mut components = Vec::new();
        for root in preferred.iter().copied().chain(0..n) {
            if seen[root] {
                continue;
            }
            seen[root] = true;
            let (mut order, mut next) = (vec![root], 0);
            while let Some(&v) = order.get(next) {
                next += 1;
                for &b in &at[v] {
                    if above[v] == Some(b) {
                        continue;
                    }
                    let top = found[b].iter().position(|&u| u == v)?;
                    found[b].swap(0, top);
                    for &u in &found[b][1..] {
                        seen[u] = true;
                        above[u] = Some(b);
                        order.push(u);
                    }
                }
            }
            components.push(order);
        }
        let blocks = kinds(graph, found, &above)?;
        let mut below = at;
        below.iter_mut().zip(&above).for_each(|(list, above)| list.retain(|&b| *above != Some(b)));
        Some(Shape { blocks, below, components })
    }
}

/// Distinguishes cliques from cycles by their numbers of edges. An edge lies in the block above the lower of its
/// ends.
fn kinds(graph: &Graph, found: Vec<Vec<usize>>, above: &[Option<usize>]) -> Option<Vec<Block>> {
    let mut edges = vec![Vec::new(); found.len()];
    for u in 0..graph.n() {
        for &v in graph.neighbours(u).iter().filter(|&&v| u < v) {
            let lower = above[u].filter(|&b| found[b][0] == v || above[v] == Some(b));
            edges[lower.or(above[v])?].push((u, v));
        }
    }
    let kind = |(vertices, edges): (Vec<usize>, Vec<(usize, usize)>)| {
        let k = vertices.len();
        match edges.len() {
            m if m == k * (k - 1) / 2 => Some(Block { vertices, is_cycle: false }),
            m if m == k => Some(Block { vertices: around(vertices[0], &edges), is_cycle: true }),
            _ => None,
        }
    };
    found.into_iter().zip(edges).map(kind).collect()
}

/// The vertices of a cycle in order, given its edges.
fn around(first: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut next = std::collections::HashMap::new();
    for &(u, v) in edges {
        next.entry(u).or_insert_with(Vec::new).push(v);
        next.entry(v).or_insert_with(Vec::new).push(u);
    }
    let mut cycle = vec![first];
    let (mut before, mut at) = (first, next[&first][0]);
    while at != first {
        cycle.push(at);
        let onward = if next[&at][0] == before { next[&at][1] } else { next[&at][0] };
        (before, at) = (at, onward);
    }
    cycle
}
