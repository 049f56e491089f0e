//! Graphs that can be taken apart by twins and pendant vertices: cographs and distance-hereditary graphs.

use crate::graph::Graph;
use crate::graph::families::SplitMix64;
use std::collections::HashMap;

/// How a vertex was removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Removal {
    /// It had the same neighbours as the other, which was not one of them.
    FalseTwin(usize),
    /// It had the same neighbours as the other, which was one of them.
    TrueTwin(usize),
    /// It had one neighbour or none.
    Pendant,
}

/// Removes twins, and pendant and isolated vertices if `pendants`, while there are any; returns the removals in order
/// and the number of vertices left. Both classes are hereditary, so the order does not matter.
///
/// Each vertex has a random 64-bit name; the exclusive or of the names of its neighbours is what twins have in
/// common, and a table from these keys finds them. Equal keys are trusted only after the neighbourhoods are compared.
/// O(n + m) expected.
struct Pruning<'a> {
    graph: &'a Graph,
    alive: Vec<bool>,
    degree: Vec<usize>,
    name: Vec<u64>,
    key: Vec<u64>,
    /// By `(closed, key)`: a vertex with that open or closed neighbourhood.
    table: HashMap<(bool, u64), usize>,
    removed: Vec<(usize, Removal)>,
}

impl<'a> Pruning<'a> {
    fn run(graph: &'a Graph, pendants: bool) -> Pruning<'a> {
        let n = graph.n();
        let mut generator = SplitMix64::new(n as u64);
        let name: Vec<u64> = (0..n).map(|_| generator.next_u64()).collect();
        let key = (0..n).map(|v| graph.neighbours(v).iter().fold(0, |key, &u| key ^ name[u])).collect();
        let degree = (0..n).map(|v| graph.degree(v)).collect();
        let (alive, table, removed) = (vec![true; n], HashMap::new(), Vec::new());
        let mut pruning = Pruning { graph, alive, degree, name, key, table, removed };
        let mut queue: Vec<usize> = (0..n).rev().collect();
        while let Some(v) = queue.pop() {
            if !pruning.alive[v] {
                continue;
            }
            if pendants && pruning.degree[v] <= 1 {
                pruning.remove(v, Removal::Pendant, &mut queue);
            } else if let Some(twin) = pruning.twin(v) {
                pruning.remove(v, twin, &mut queue);
            }
        }
        pruning
    }

    /// A twin of `v` in the table; otherwise `v` is put there.
    fn twin(&mut self, v: usize) -> Option<Removal> {
        for closed in [false, true] {
            let key = self.key[v] ^ if closed { self.name[v] } else { 0 };
            match self.table.get(&(closed, key)) {
                Some(&u) if u != v => {
                    if self.are_twins(u, v) {
                        return Some(if closed { Removal::TrueTwin(u) } else { Removal::FalseTwin(u) });
                    }
                }
                Some(_) => {}
                None => {
                    self.table.insert((closed, key), v);
                }
            }
        }
        None
    }

    /// Whether `u` and `v` have the same living neighbours apart from each other.
    fn are_twins(&self, u: usize, v: usize) -> bool {
        let around = |x: usize, other: usize| {
            self.graph.neighbours(x).iter().filter(move |&&w| self.alive[w] && w != other)
        };
        around(u, v).eq(around(v, u))
    }

    fn forget(&mut self, v: usize) {
        for closed in [false, true] {
            let key = (closed, self.key[v] ^ if closed { self.name[v] } else { 0 });
            if self.table.get(&key) == Some(&v) {
                self.table.remove(&key);
            }
        }
    }

    fn remove(&mut self, v: usize, how: Removal, queue: &mut Vec<usize>) {
        self.forget(v);
        self.alive[v] = false;
        self.removed.push((v, how));
        let graph = self.graph;
        for &w in graph.neighbours(v).iter().filter(|&&w| self.alive[w]).collect::<Vec<_>>() {
            self.forget(w);
            self.key[w] ^= self.name[v];
            self.degree[w] -= 1;
            queue.push(w);
        }
    }
}

/// Every connected induced subgraph keeps the distances. These are the graphs that are taken apart by removing
/// pendant vertices and twins (Bandelt and Mulder 1986). O(n + m) expected.
pub fn is_distance_hereditary(graph: &Graph) -> bool {
    Pruning::run(graph, true).removed.len() == graph.n()
}

/// No induced path on four vertices.
pub fn is_cograph(graph: &Graph) -> bool {
    graph.n() == 0 || cotree(graph).is_some()
}

/// How a cograph is made from single vertices by unions and joins. Unions and joins alternate on the way down,
/// and each has two or more children; children come before their parents in `nodes`, the root is the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cotree {
    /// The nodes, children before parents.
    pub nodes: Vec<CotreeNode>,
}

/// A node of a cotree; children are indices into [`Cotree::nodes`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CotreeNode {
    /// A vertex of the graph.
    Leaf(usize),
    /// The disjoint union of the children.
    Union(Vec<usize>),
    /// The join of the children: the union, with all edges between different children.
    Join(Vec<usize>),
}

/// The cotree of a graph, `None` if it is not a cograph or has no vertex. Cographs are the graphs that twins
/// take apart to a single vertex (Corneil, Lerchs and Stewart Burlingham 1981); put back in reverse, a false
/// twin goes under a union with its twin and a true twin under a join. O(n + m) expected.
pub fn cotree(graph: &Graph) -> Option<Cotree> {
    let n = graph.n();
    let pruning = Pruning::run(graph, false);
    if pruning.removed.len() + 1 != n {
        return None;
    }
    // Nodes below n are leaves; above them, inner nodes with their kind.
    let mut parent: Vec<Option<usize>> = vec![None; n];
    let mut join: Vec<bool> = vec![false; n];
    for &(v, how) in pruning.removed.iter().rev() {
        let (u, is_join) = match how {
            Removal::FalseTwin(u) => (u, false),
            Removal::TrueTwin(u) => (u, true),
            Removal::Pendant => return None,
        };
        match parent[u] {
            Some(above) if join[above] == is_join => parent[v] = Some(above),
            above => {
                let fresh = parent.len();
                parent.push(above);
                join.push(is_join);
                parent[u] = Some(fresh);
                parent[v] = Some(fresh);
            }
        }
    }
    Some(from_parents(n, &parent, &join))
}

/// Orders the nodes so that children come first.
fn from_parents(n: usize, parent: &[Option<usize>], join: &[bool]) -> Cotree {
    let mut children = vec![Vec::new(); parent.len()];
    let mut order = Vec::with_capacity(parent.len());
    for (node, above) in parent.iter().enumerate() {
        match above {
            Some(above) => children[*above].push(node),
            None => order.push(node),
        }
    }
    let mut next = 0;
    while let Some(&node) = order.get(next) {
        next += 1;
        order.extend(&children[node]);
    }
    order.reverse();
    let mut place = vec![0; parent.len()];
    order.iter().enumerate().for_each(|(i, &node)| place[node] = i);
    let made = order.iter().map(|&node| {
        let below: Vec<usize> = children[node].iter().map(|&child| place[child]).collect();
        match node {
            leaf if leaf < n => CotreeNode::Leaf(leaf),
            _ if join[node] => CotreeNode::Join(below),
            _ => CotreeNode::Union(below),
        }
    });
    Cotree { nodes: made.collect() }
}

#[cfg(test)]
mod tests {
    use super::super::tests::labelled;
    use super::*;
    use crate::graph::distance::{UNREACHABLE, distances};
    use crate::graph::families::{complete_multipartite, cycle, fan, induced, path};

    fn has_induced_p4(graph: &Graph) -> bool {
        let n = graph.n();
        (0..n * n * n * n).any(|code| {
            let (a, b, c, d) = (code % n, code / n % n, code / n / n % n, code / n / n / n);
            let apart = a != c && a != d && b != d;
            let path = graph.adjacent(a, b) && graph.adjacent(b, c) && graph.adjacent(c, d);
            apart && path && !graph.adjacent(a, c) && !graph.adjacent(a, d) && !graph.adjacent(b, d)
        })
    }

    /// The graph that a cotree stands for.
    fn rebuilt(tree: &Cotree, n: usize) -> Graph {
        let mut leaves: Vec<Vec<usize>> = Vec::new();
        let mut edges = Vec::new();
        for node in &tree.nodes {
            let below = match node {
                CotreeNode::Leaf(v) => vec![*v],
                CotreeNode::Union(children) | CotreeNode::Join(children) => {
                    assert!(children.len() >= 2);
                    if matches!(node, CotreeNode::Join(_)) {
                        for (i, &a) in children.iter().enumerate() {
                            for &b in &children[..i] {
                                edges.extend(
                                    leaves[a].iter().flat_map(|&u| leaves[b].iter().map(move |&v| (u, v))),
                                );
                            }
                        }
                    }
                    children.iter().flat_map(|&child| leaves[child].clone()).collect()
                }
            };
            leaves.push(below);
        }
        assert_eq!(leaves.last().map(Vec::len), Some(n));
        Graph::undirected(n, edges)
    }

    #[test]
    fn cotrees_rebuild_their_graphs() {
        for graph in (1..=5).flat_map(labelled).chain(labelled(6).step_by(7)) {
            let tree = cotree(&graph);
            assert_eq!(tree.is_none(), has_induced_p4(&graph));
            if let Some(tree) = tree {
                let back = rebuilt(&tree, graph.n());
                assert!((0..graph.n()).all(|v| back.neighbours(v) == graph.neighbours(v)));
            }
        }
        assert!(cotree(&path(0)).is_none() && is_cograph(&path(0)) && !is_cograph(&path(4)));
        assert_eq!(cotree(&complete_multipartite(&[300, 200, 1])).map(|t| t.nodes.len()), Some(501 + 3));
    }

    /// By definition: distances agree in every connected induced subgraph.
    fn naive_distance_hereditary(graph: &Graph) -> bool {
        let n = graph.n();
        let whole = distances(graph);
        (0u32..1 << n).all(|mask| {
            let chosen: Vec<usize> = (0..n).filter(|v| mask >> v & 1 == 1).collect();
            let inside = distances(&induced(graph, &chosen));
            inside.iter().enumerate().all(|(i, row)| {
                row.iter().enumerate().all(|(j, &d)| d == UNREACHABLE || d == whole[chosen[i]][chosen[j]])
            })
        })
    }

    #[test]
    fn distance_hereditary_by_definition() {
        for graph in (0..=5).flat_map(labelled).chain(labelled(6).step_by(11)) {
            assert_eq!(is_distance_hereditary(&graph), naive_distance_hereditary(&graph));
        }
        assert!(is_distance_hereditary(&cycle(4)) && !is_distance_hereditary(&cycle(5)));
        assert!(!is_distance_hereditary(&fan(4, 1)));
    }
}
