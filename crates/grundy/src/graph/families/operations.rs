//! Graphs from graphs. Lines keep their direction and weight; new ones are edges of weight 1. Unions, joins
//! and complements keep the names of vertices.

use crate::graph::{Edge, Graph};

/// The disjoint union: the vertices of `a`, then those of `b`.
pub fn union(a: &Graph, b: &Graph) -> Graph {
    union_all([a, b])
}

/// The disjoint union of many graphs, from left to right, in time linear in the result.
pub fn union_all<'a>(graphs: impl IntoIterator<Item = &'a Graph>) -> Graph {
    let mut n = 0;
    let mut edges = Vec::new();
    let mut names = Vec::new();
    for graph in graphs {
        edges.extend(graph.edges().iter().map(|e| Edge { u: e.u + n, v: e.v + n, ..*e }));
        if !graph.names().is_empty() {
            names.resize(n, None);
            names.extend((0..graph.n()).map(|v| graph.names().get(v).map(str::to_string)));
        }
        n += graph.n();
    }
    Graph::new(n, edges).with_names(names)
}

/// The cartesian product, row by row: `(i, j)` is vertex `i * b.n() + j`. The lines of the rows come first
/// (copies of `b`), then those of the columns (copies of `a`).
pub fn cartesian(a: &Graph, b: &Graph) -> Graph {
    let width = b.n();
    let mut edges = Vec::with_capacity(a.n() * b.edges().len() + a.edges().len() * width);
    for i in 0..a.n() {
        edges.extend(b.edges().iter().map(|e| Edge { u: i * width + e.u, v: i * width + e.v, ..*e }));
    }
    for e in a.edges() {
        edges.extend((0..width).map(|j| Edge { u: e.u * width + j, v: e.v * width + j, ..*e }));
    }
    Graph::new(a.n() * width, edges)
}

/// The union with an edge between every vertex of `a` and every vertex of `b`; these edges come last.
pub fn join(a: &Graph, b: &Graph) -> Graph {
    let both = union(a, b);
    let mut edges = both.edges().to_vec();
    let (split, n) = (a.n(), a.n() + b.n());
    edges.extend((0..split).flat_map(|u| (split..n).map(move |v| Edge { u, v, directed: false, weight: 1 })));
    Graph::new(n, edges).named_as(&both)
}

/// The complement of the simple graph under this one, arcs taken as edges. Quadratic, like its result.
pub fn complement(graph: &Graph) -> Graph {
    let n = graph.n();
    let pairs = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v)));
    Graph::undirected(n, pairs.filter(|&(u, v)| !graph.adjacent(u, v))).named_as(graph)
}

/// The subgraph induced by `vertices`, numbered in the order given. Vertices out of range or given twice are
/// skipped.
pub fn induced(graph: &Graph, vertices: &[usize]) -> Graph {
    let mut place = vec![usize::MAX; graph.n()];
    let mut n = 0;
    for &v in vertices {
        if v < graph.n() && place[v] == usize::MAX {
            place[v] = n;
            n += 1;
        }
    }
    let kept = graph.edges().iter().filter(|e| place[e.u] != usize::MAX && place[e.v] != usize::MAX);
    Graph::new(n, kept.map(|e| Edge { u: place[e.u], v: place[e.v], ..*e }).collect())
}

/// The same graph with vertex `v` renamed `names[v]`; `names` must be a permutation of `0..n`.
pub fn relabel(graph: &Graph, names: &[usize]) -> Graph {
    debug_assert_eq!(names.len(), graph.n());
    let renamed = graph.edges().iter().map(|e| Edge { u: names[e.u], v: names[e.v], ..*e });
    Graph::new(graph.n(), renamed.collect())
}

#[cfg(test)]
mod tests {
    use super::super::{complete, cycle, empty, path};
    use super::*;

    #[test]
    fn product_and_join_follow_their_definitions() {
        let (a, b) = (cycle(3), path(4));
        let product = cartesian(&a, &b);
        let joined = join(&a, &b);
        for i in 0..3 {
            for k in 0..3 {
                for j in 0..4 {
                    for l in 0..4 {
                        let expected = (i == k && b.adjacent(j, l)) || (j == l && a.adjacent(i, k));
                        assert_eq!(product.adjacent(i * 4 + j, k * 4 + l), expected);
                    }
                    assert!(joined.adjacent(i, 3 + j));
                }
                assert_eq!(joined.adjacent(i, k), a.adjacent(i, k));
            }
        }
    }

    #[test]
    fn complement_is_an_involution_on_simple_graphs() {
        let graph = path(5);
        let twice = complement(&complement(&graph));
        assert!((0..5).all(|v| twice.neighbours(v) == graph.neighbours(v)));
        assert_eq!(complement(&complete(6)), empty(6));
    }

    #[test]
    fn union_induced_and_relabel() {
        let both = union(&path(2), &path(3));
        assert_eq!(both.simple_edges(), vec![(0, 1), (2, 3), (3, 4)]);
        assert_eq!(induced(&both, &[4, 3, 0, 9, 3]).simple_edges(), vec![(1, 0)]);
        assert_eq!(relabel(&path(3), &[2, 0, 1]).simple_edges(), vec![(2, 0), (0, 1)]);
    }
}
