//! Distances, components, cut vertices and blocks. Nothing here recurses: a path of 100,000 vertices is fine.

use super::Graph;

/// The distance to a vertex that cannot be reached.
pub const UNREACHABLE: u32 = u32::MAX;

/// Distances from `source` along edges and arcs, by breadth-first search, which ends when all vertices are reached. O(n + m).
pub fn distances_from(graph: &Graph, source: usize) -> Vec<u32> {
    let mut distance = vec![UNREACHABLE; graph.n()];
    if source >= graph.n() {
        return distance;
    }
    distance[source] = 0;
    let mut queue = vec![source];
    let mut next = 0;
    while let Some(&u) = queue.get(next).filter(|_| queue.len() < graph.n()) {
        next += 1;
        for &v in graph.out(u) {
            if distance[v] == UNREACHABLE {
                distance[v] = distance[u] + 1;
                queue.push(v);
            }
        }
    }
    distance
}

/// All distances, `distances(g)[u][v]` along arcs from `u` to `v`. O(n (n + m)), and n^2 numbers.
pub fn distances(graph: &Graph) -> Vec<Vec<u32>> {
    (0..graph.n()).map(|v| distances_from(graph, v)).collect()
}

/// The greatest distance from `v`; `None` if some vertex cannot be reached. O(n + m).
pub fn eccentricity(graph: &Graph, v: usize) -> Option<u32> {
    distances_from(graph, v).into_iter().max().filter(|&d| d != UNREACHABLE)
}

/// The greatest distance; `None` if some vertex cannot be reached from another, or there is none.
/// O(n (n + m)).
pub fn diameter(graph: &Graph) -> Option<u32> {
    let mut greatest = None;
    for v in 0..graph.n() {
        greatest = greatest.max(Some(eccentricity(graph, v)?));
    }
    greatest
}

/// The connected components, directions dropped: each ascending, ordered by least vertex. O(n + m).
pub fn components(graph: &Graph) -> Vec<Vec<usize>> {
    let mut seen = vec![false; graph.n()];
    let mut components = Vec::new();
    for root in 0..graph.n() {
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        let mut component = vec![root];
        let mut next = 0;
        while let Some(&u) = component.get(next) {
            next += 1;
            for &v in graph.neighbours(u) {
                if !std::mem::replace(&mut seen[v], true) {
                    component.push(v);
                }
            }
        }
        component.sort_unstable();
        components.push(component);
    }
    components
}

/// Whether there is at most one component, directions dropped.
pub fn is_connected(graph: &Graph) -> bool {
    components(graph).len() <= 1
}

/// The blocks of a graph: its maximal subgraphs without a cut vertex of their own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Blocks {
    /// The vertices of each block, ascending; an isolated vertex is a block.
    pub blocks: Vec<Vec<usize>>,
    /// The vertices whose removal disconnects their component, ascending: those in several blocks.
    pub cut_vertices: Vec<usize>,
}

/// The blocks and cut vertices, directions dropped, by the depth-first search of Hopcroft and Tarjan (1973)
/// with an explicit stack. `low[v]` is the earliest vertex that the subtree of `v` sees; when it is not
/// before the parent of `v`, the vertices still stacked from `v` up form a block with that parent. O(n + m).
pub fn blocks(graph: &Graph) -> Blocks {
    let n = graph.n();
    let mut search =
        Search { order: vec![usize::MAX; n], low: vec![0; n], stacked: Vec::new(), found: Vec::new() };
    let mut clock = 0;
    for root in 0..n {
        if search.order[root] != usize::MAX {
            continue;
        }
        if graph.degree(root) == 0 {
            search.found.push(vec![root]);
        }
        // Vertices on the way from the root, each with the next neighbour to look at.
        let mut way = vec![(root, 0)];
        search.enter(root, &mut clock);
        while let Some(&mut (u, ref mut next)) = way.last_mut() {
            if let Some(&v) = graph.neighbours(u).get(*next) {
                *next += 1;
                if search.order[v] == usize::MAX {
                    search.enter(v, &mut clock);
                    way.push((v, 0));
                } else {
                    search.low[u] = search.low[u].min(search.order[v]);
                }
            } else {
                way.pop();
                if let Some(&(parent, _)) = way.last() {
                    search.leave(u, parent);
                }
            }
        }
        search.stacked.clear();
    }
    let mut count = vec![0; n];
    search.found.iter().flatten().for_each(|&v| count[v] += 1);
    Blocks { blocks: search.found, cut_vertices: (0..n).filter(|&v| count[v] > 1).collect() }
}

struct Search {
    order: Vec<usize>,
    low: Vec<usize>,
    stacked: Vec<usize>,
    found: Vec<Vec<usize>>,
}

impl Search {
    fn enter(&mut self, v: usize, clock: &mut usize) {
        self.order[v] = *clock;
        self.low[v] = *clock;
        *clock += 1;
        self.stacked.push(v);
    }

    fn leave(&mut self, v: usize, parent: usize) {
        self.low[parent] = self.low[parent].min(self.low[v]);
        if self.low[v] < self.order[parent] {
            return;
        }
        let mut block = vec![parent];
        while let Some(u) = self.stacked.pop() {
            block.push(u);
            if u == v {
                break;
            }
        }
        block.sort_unstable();
        self.found.push(block);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Edge;
    use crate::graph::families::{SplitMix64, bowling, cycle, induced, path, petersen, random, union};

    #[test]
    fn distances_agree_with_floyd_and_warshall() {
        let mut generator = SplitMix64::new(1);
        for _ in 0..40 {
            let n = 1 + generator.below(9) as usize;
            let lines = (0..generator.below(14)).map(|_| {
                let (u, v) = (generator.below(n as u64) as usize, generator.below(n as u64) as usize);
                Edge { u, v, directed: generator.below(2) == 0, weight: 1 }
            });
            let graph = Graph::new(n, lines.collect());
            let mut naive = vec![vec![UNREACHABLE; n]; n];
            for (u, row) in naive.iter_mut().enumerate() {
                row[u] = 0;
                graph.out(u).iter().for_each(|&v| row[v] = 1);
            }
            for k in 0..n {
                for i in 0..n {
                    for j in 0..n {
                        naive[i][j] = naive[i][j].min(naive[i][k].saturating_add(naive[k][j]));
                    }
                }
            }
            assert_eq!(distances(&graph), naive);
        }
    }

    #[test]
    fn known_diameters() {
        assert_eq!(
            (diameter(&path(9)), diameter(&cycle(9)), diameter(&petersen())),
            (Some(8), Some(4), Some(2))
        );
        assert_eq!((diameter(&path(0)), diameter(&path(1))), (None, Some(0)));
        assert_eq!(diameter(&union(&path(2), &path(1))), None);
        assert_eq!(eccentricity(&path(5), 2), Some(2));
    }

    #[test]
    fn cut_vertices_by_definition() {
        for seed in 0..200 {
            let graph = random(9, 220_000_000, seed, 99);
            let found = blocks(&graph);
            for v in 0..9 {
                let rest: Vec<usize> = (0..9).filter(|&u| u != v).collect();
                let before = components(&graph).len() - usize::from(graph.degree(v) == 0);
                let cut = components(&induced(&graph, &rest)).len() > before;
                assert_eq!(found.cut_vertices.contains(&v), cut);
            }
            // Each edge lies in exactly one block, and no block has a cut vertex of its own.
            for (u, v) in graph.simple_edges() {
                let holding = found.blocks.iter().filter(|b| b.contains(&u) && b.contains(&v));
                assert_eq!(holding.count(), 1);
            }
            for block in &found.blocks {
                assert!(blocks(&induced(&graph, block)).cut_vertices.is_empty());
            }
        }
    }

    #[test]
    fn long_paths_do_not_overflow() {
        let found = blocks(&path(100_000));
        assert_eq!((found.blocks.len(), found.cut_vertices.len()), (99_999, 99_998));
        assert_eq!(blocks(&union(&path(1), &bowling(3))).blocks[0], [0]);
        assert!(is_connected(&path(0)) && !is_connected(&union(&path(1), &path(1))));
    }
}
