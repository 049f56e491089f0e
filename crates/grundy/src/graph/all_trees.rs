//! All trees with a given number of vertices, each once up to isomorphism.

use super::Graph;
use std::collections::HashSet;

/// The largest trees that are listed: there are 19,320 on sixteen vertices.
pub const MAX_TREE: usize = 16;

/// All trees on `n` vertices up to isomorphism; none if `n` is 0 or over [`MAX_TREE`].
///
/// Rooted trees come one after the other as sequences of levels (Beyer and Hedetniemi 1980). An unrooted tree comes
/// up once for each possible root, up to symmetry; the code read from its centre shows whether it is new (Aho,
/// Hopcroft and Ullman 1974).
///
/// ```
/// use grundy::graph::all_trees::all_trees;
///
/// let counts: Vec<usize> = (1..=8).map(|n| all_trees(n).len()).collect();
/// assert_eq!(counts, [1, 1, 1, 2, 3, 6, 11, 23]);
/// ```
pub fn all_trees(n: usize) -> Vec<Graph> {
    if n == 0 || n > MAX_TREE {
        return Vec::new();
    }
    let mut known = HashSet::new();
    let mut trees = Vec::new();
    let mut levels: Option<Vec<usize>> = Some((0..n).collect());
    while let Some(sequence) = levels {
        let tree = from_levels(&sequence);
        if known.insert(code(&tree)) {
            trees.push(tree);
        }
        levels = successor(sequence);
    }
    trees
}

/// The next sequence of levels: the last vertex deeper than a child of the root moves one level up, and the levels
/// after it repeat those between its new parent's last child and itself.
fn successor(mut levels: Vec<usize>) -> Option<Vec<usize>> {
    let p = levels.iter().rposition(|&level| level > 1)?;
    let q = (0..p).rev().find(|&q| levels[q] + 1 == levels[p])?;
    for i in p..levels.len() {
        levels[i] = levels[i - (p - q)];
    }
    Some(levels)
}

/// The tree in which each vertex hangs below the last one before it that is one level higher.
fn from_levels(levels: &[usize]) -> Graph {
    let parent = |v: usize| (0..v).rev().find(|&u| levels[u] + 1 == levels[v]);
    Graph::undirected(levels.len(), (1..levels.len()).filter_map(|v| Some((parent(v)?, v))))
}

/// The code of a tree, equal for two trees exactly if they are isomorphic: read from the centre, the greater code if
/// there are two centres.
fn code(tree: &Graph) -> Vec<u8> {
    centres(tree).into_iter().map(|centre| rooted_code(tree, centre, None)).max().unwrap_or_default()
}

/// The one or two vertices left after repeatedly removing all leaves at once.
fn centres(tree: &Graph) -> Vec<usize> {
    let mut left: Vec<usize> = (0..tree.n()).collect();
    while left.len() > 2 {
        let inner = |v: &usize| tree.neighbours(*v).iter().filter(|u| left.contains(u)).count() > 1;
        left = left.iter().copied().filter(inner).collect();
    }
    left
}

/// The codes of the branches in order, in brackets.
fn rooted_code(tree: &Graph, v: usize, parent: Option<usize>) -> Vec<u8> {
    let children = tree.neighbours(v).iter().filter(|&&u| Some(u) != parent);
    let mut codes: Vec<Vec<u8>> = children.map(|&u| rooted_code(tree, u, Some(v))).collect();
    codes.sort_unstable();
    [vec![b'('], codes.concat(), vec![b')']].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::connected_graphs;

    /// The numbers of trees (sequence A000055 of the OEIS).
    #[test]
    fn there_are_as_many_as_are_known() {
        let known = [0, 1, 1, 1, 2, 3, 6, 11, 23, 47, 106, 235, 551];
        for (n, count) in known.into_iter().enumerate() {
            let trees = all_trees(n);
            assert_eq!(trees.len(), count, "{n}");
            assert!(trees.iter().all(|tree| tree.n() == n && tree.edges().len() + 1 == n));
        }
        assert!(all_trees(MAX_TREE + 1).is_empty());
    }

    #[test]
    fn they_are_the_connected_graphs_with_few_edges() {
        for n in 1..=7 {
            let mut codes: Vec<Vec<u8>> = all_trees(n).iter().map(code).collect();
            let few = connected_graphs(n).into_iter().filter(|graph| graph.simple_edges().len() + 1 == n);
            let mut others: Vec<Vec<u8>> = few.map(|graph| code(&graph)).collect();
            codes.sort();
            others.sort();
            assert_eq!(codes, others);
        }
    }
}
