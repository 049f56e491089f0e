//! Trees, tree-like families and the digraph of words.

use crate::graph::{Edge, Graph};
use std::collections::HashMap;

/// The rooted tree in which `parents[i]` is the parent of vertex `i + 1`; the root is 0. `None` if a parent
/// does not exist or some vertex is its own ancestor.
pub fn tree(parents: &[usize]) -> Option<Graph> {
    let n = parents.len() + 1;
    if parents.iter().any(|&p| p >= n) {
        return None;
    }
    // Every vertex must lead to the root: walk up until a vertex that is known to.
    let mut reaches = vec![0; n];
    for start in 1..n {
        let mut v = start;
        while v != 0 && reaches[v] == 0 {
            reaches[v] = start;
            v = parents[v - 1];
        }
        if v != 0 && reaches[v] == start {
            return None;
        }
    }
    Some(Graph::undirected(n, parents.iter().enumerate().map(|(i, &p)| (p, i + 1))))
}

/// The perfect binary tree of the given depth, in heap order: the children of `v` are `2v+1` and `2v+2`.
pub fn binary_tree(depth: usize) -> Graph {
    let n = (2usize << depth) - 1;
    Graph::undirected(n, (1..n).map(|v| ((v - 1) / 2, v)))
}

/// The path `0..n` with one leaf on each vertex: the leaf of `v` is `n + v`.
pub fn caterpillar(n: usize) -> Graph {
    Graph::undirected(2 * n, (1..n).map(|v| (v - 1, v)).chain((0..n).map(|v| (v, n + v))))
}

/// The bowling graph: pins `v_1..v_n`, then pairs `x_1..x_(n-1)`, with edges `v_i x_i`, `v_(i+1) x_i` and
/// `x_j x_(j+1)`.
pub fn bowling(n: usize) -> Graph {
    bowls(n, n.saturating_sub(1))
}

/// The bowling circle: as [`bowling`], with a pair `x_n` between the last pin and the first. With fewer than
/// three pins there is nothing to close.
pub fn bowling_circle(n: usize) -> Graph {
    if n < 3 { bowling(n) } else { bowls(n, n) }
}

fn bowls(n: usize, pairs: usize) -> Graph {
    let closed = pairs == n && n > 0;
    let mut edges = Vec::new();
    for i in 0..pairs {
        edges.push((i, n + i));
        edges.push(((i + 1) % n, n + i));
    }
    edges.extend((1..pairs).map(|j| (n + j - 1, n + j)));
    if closed {
        edges.push((n + pairs - 1, n));
    }
    Graph::undirected(n + pairs, edges)
}

/// A connected cactus on `n` vertices: a chain of cycles of lengths 3, 4, 5, 3, 4, 5, .., each beginning in the
/// middle vertex of the one before. The last cycle takes the remaining vertices, or is an edge if only one remains.
pub fn cactus(n: usize) -> Graph {
    let mut pairs = Vec::new();
    let (mut joint, mut used, mut length) = (0, 1.min(n), 3);
    while used < n {
        let fresh = (length - 1).min(n - used);
        pairs.push((joint, used));
        pairs.extend((used + 1..used + fresh).map(|v| (v - 1, v)));
        if fresh > 1 {
            pairs.push((used + fresh - 1, joint));
        }
        joint = used + fresh / 2;
        used += fresh;
        length = if length == 5 { 3 } else { length + 1 };
    }
    Graph::undirected(n, pairs)
}

/// The cactus of Sidorowicz (2007): a chain of triangles, each sharing a vertex with the next, with four leaves on every
/// vertex. The vertices of the chain come first, in order, then the leaves of each.
pub fn sidorowicz(triangles: usize) -> Graph {
    let chain = 2 * triangles + 1;
    let triangle = |i: usize| [(2 * i, 2 * i + 1), (2 * i + 1, 2 * i + 2), (2 * i, 2 * i + 2)];
    let leaves = (0..4 * chain).map(|leaf| (leaf / 4, chain + leaf));
    Graph::undirected(5 * chain, (0..triangles).flat_map(triangle).chain(leaves))
}

/// The digraph of words: an arc from `u` to another word `v` if the last letter or digit of `u` is the first
/// of `v`, without regard to case and with accents as they are written. The words are the names of the vertices.
pub fn words<S: AsRef<str>>(words: &[S]) -> Graph {
    let mut starting: HashMap<String, Vec<usize>> = HashMap::new();
    for (i, word) in words.iter().enumerate() {
        if let Some((first, _)) = ends(word.as_ref()) {
            starting.entry(first).or_default().push(i);
        }
    }
    let mut arcs = Vec::new();
    for (u, word) in words.iter().enumerate() {
        let followers = ends(word.as_ref()).and_then(|(_, last)| starting.get(&last));
        for &v in followers.into_iter().flatten().filter(|&&v| v != u) {
            arcs.push(Edge { u, v, directed: true, weight: 1 });
        }
    }
    Graph::new(words.len(), arcs).with_names(words.iter().map(|word| Some(word.as_ref().to_string())))
}

/// How many arcs [`words()`] makes, counted without making them.
pub fn count_word_arcs<S: AsRef<str>>(words: &[S]) -> u64 {
    let mut starting: HashMap<String, u64> = HashMap::new();
    let pairs: Vec<(String, String)> = words.iter().filter_map(|word| ends(word.as_ref())).collect();
    for (first, _) in &pairs {
        *starting.entry(first.clone()).or_default() += 1;
    }
    let all: u64 = pairs.iter().map(|(_, last)| starting.get(last).copied().unwrap_or(0)).sum();
    all - pairs.iter().filter(|(first, last)| first == last).count() as u64
}

/// The first and the last letter or digit, in lower case.
fn ends(word: &str) -> Option<(String, String)> {
    let mut letters = word.chars().filter(|c| c.is_alphanumeric());
    let first = letters.next()?;
    let last = letters.next_back().unwrap_or(first);
    Some((first.to_lowercase().collect(), last.to_lowercase().collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_need_every_vertex_to_reach_the_root() {
        assert_eq!(tree(&[]).map(|t| t.n()), Some(1));
        assert_eq!(tree(&[0, 0, 1, 1]).map(|t| t.simple_edges()), Some(vec![(0, 1), (0, 2), (1, 3), (1, 4)]));
        assert_eq!(tree(&[2, 0]).map(|t| t.simple_edges()), Some(vec![(2, 1), (0, 2)]));
        assert_eq!((tree(&[1]), tree(&[2, 1]), tree(&[5]), tree(&[0, 3, 2])), (None, None, None, None));
    }

    #[test]
    fn bowling_by_definition() {
        let graph = bowling(3);
        let expected = [(0, 3), (1, 3), (1, 4), (2, 4), (3, 4)];
        assert!(expected.iter().all(|&(u, v)| graph.adjacent(u, v)));
        assert_eq!((graph.n(), graph.simple_edges().len()), (5, expected.len()));
        assert_eq!((bowling(0).n(), bowling(1).n(), bowling_circle(2)), (0, 1, bowling(2)));
        let circle = bowling_circle(6);
        assert!((0..6).all(|v| circle.degree(v) == 2 && circle.degree(6 + v) == 4));
        assert_eq!(circle.simple_edges().len(), 18);
    }

    #[test]
    fn trees_and_caterpillars() {
        assert_eq!((binary_tree(0).n(), binary_tree(3).n(), binary_tree(3).degree(0)), (1, 15, 2));
        let graph = caterpillar(4);
        assert_eq!((graph.n(), graph.edges().len()), (8, 7));
        assert!((4..8).all(|leaf| graph.neighbours(leaf) == [leaf - 4]));
    }

    #[test]
    fn the_cactus_of_sidorowicz_by_definition() {
        let graph = sidorowicz(7);
        assert_eq!((graph.n(), graph.simple_edges().len()), (75, 21 + 60));
        assert!((15..75).all(|leaf| graph.neighbours(leaf) == [(leaf - 15) / 4]));
        let degrees: Vec<usize> = (0..15).map(|v| graph.degree(v)).collect();
        assert_eq!(degrees, [6, 6, 8, 6, 8, 6, 8, 6, 8, 6, 8, 6, 8, 6, 6]);
    }

    #[test]
    fn words_follow_letters() {
        let states = ["Bahia", "Alagoas", "Sergipe", "Espírito Santo", "área"];
        let graph = words(&states);
        let arcs: Vec<_> = graph.edges().iter().map(|e| (e.u, e.v)).collect();
        assert_eq!(arcs, [(0, 1), (1, 2), (2, 3), (4, 1)]);
        assert_eq!(count_word_arcs(&states), 4);
        assert_eq!((count_word_arcs(&["ana", "a", "a"]), words(&["ana", "a", "a"]).edges().len()), (6, 6));
    }
}
