//! Treewidth: exactly where a graph is small, at most 2 for any graph, and a certified upper bound.

use crate::graph::Graph;
use std::collections::BTreeSet;

/// The most vertices for which [`treewidth`] tries every set of them.
pub const MOST_FOR_TREEWIDTH: usize = 16;

/// Whether the graph is a partial 2-tree: whether removing vertices of degree at most 2, joining the two neighbours if
/// there are two, removes all (Wald and Colbourn 1983; Arnborg and Proskurowski 1986). O(n log n).
pub fn has_treewidth_at_most_two(graph: &Graph) -> bool {
    let n = graph.n();
    if super::size(graph) > (2 * n).saturating_sub(3).max(1) {
        return false;
    }
    let mut around = sets(graph);
    let mut low: Vec<usize> = (0..n).filter(|&v| around[v].len() <= 2).collect();
    let (mut gone, mut left) = (vec![false; n], n);
    while let Some(v) = low.pop() {
        if std::mem::replace(&mut gone[v], true) {
            continue;
        }
        left -= 1;
        let neighbours = eliminate(&mut around, v);
        low.extend(neighbours.into_iter().filter(|&u| around[u].len() <= 2 && !gone[u]));
    }
    left == 0
}

/// An upper bound on the treewidth, with the order of elimination that shows it: the greatest number of neighbours that
/// a vertex has when it is removed and its neighbours are joined to each other. Next comes a vertex that needs the fewest
/// new edges, of those one with the fewest neighbours. O(n^2 d^2) where d is the bound.
pub fn elimination_order(graph: &Graph) -> (usize, Vec<usize>) {
    let mut around = sets(graph);
    let mut left: BTreeSet<usize> = (0..graph.n()).collect();
    let (mut width, mut order) = (0, Vec::new());
    while let Some(v) = left.iter().copied().min_by_key(|&v| (fill(&around, v), around[v].len())) {
        left.remove(&v);
        width = width.max(around[v].len());
        eliminate(&mut around, v);
        order.push(v);
    }
    (width, order)
}

/// The treewidth of a graph on at most [`MOST_FOR_TREEWIDTH`] vertices. For each set of vertices the least width with
/// which it can be eliminated first: the last of them then has as neighbours exactly the vertices outside the set
/// that are reached by paths through the others (Bodlaender, Fomin, Koster, Kratsch and Thilikos 2012). O(2^n n (n +
/// m)).
pub fn treewidth(graph: &Graph) -> Option<usize> {
    let n = graph.n();
    if n > MOST_FOR_TREEWIDTH {
        return None;
    }
    let rows: Vec<u32> = (0..n).map(|v| graph.neighbours(v).iter().fold(0, |row, u| row | 1 << u)).collect();
    let mut width = vec![0u8; 1 << n];
    for set in 1..1usize << n {
        let last = (0..n).filter(|v| set >> v & 1 == 1);
        let cost = |v: usize| width[set & !(1 << v)].max(seen_through(&rows, set as u32 & !(1 << v), v));
        width[set] = last.map(cost).min().unwrap_or(0);
    }
    Some(width[(1 << n) - 1] as usize)
}

/// How many vertices outside `set` are neighbours of `v` or reached from it by paths through the set.
fn seen_through(rows: &[u32], set: u32, v: usize) -> u8 {
    let (mut reached, mut new) = (rows[v] | 1 << v, rows[v] & set);
    while new != 0 {
        let u = new.trailing_zeros() as usize;
        new |= rows[u] & set & !reached;
        new &= !(1 << u);
        reached |= rows[u];
    }
    (reached & !set & !(1 << v)).count_ones() as u8
}

fn sets(graph: &Graph) -> Vec<BTreeSet<usize>> {
    (0..graph.n()).map(|v| graph.neighbours(v).iter().copied().collect()).collect()
}

/// How many pairs of neighbours of a vertex are not joined.
fn fill(around: &[BTreeSet<usize>], v: usize) -> usize {
    let neighbours: Vec<usize> = around[v].iter().copied().collect();
    let missing = |i: usize| neighbours[..i].iter().filter(|u| !around[neighbours[i]].contains(u)).count();
    (0..neighbours.len()).map(missing).sum()
}

/// Removes a vertex and joins its neighbours, which are returned, to each other.
fn eliminate(around: &mut [BTreeSet<usize>], v: usize) -> Vec<usize> {
    let neighbours: Vec<usize> = std::mem::take(&mut around[v]).into_iter().collect();
    for &u in &neighbours {
        around[u].remove(&v);
        around[u].extend(neighbours.iter().copied().filter(|&w| w != u));
    }
    neighbours
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::families::{complete, cycle, grid, path, petersen};

    /// Every order of elimination, by recursion.
    fn naive(around: &[BTreeSet<usize>], left: &BTreeSet<usize>) -> usize {
        let cost = |&v: &usize| {
            let (mut around, mut left) = (around.to_vec(), left.clone());
            left.remove(&v);
            let degree = eliminate(&mut around, v).len();
            degree.max(naive(&around, &left))
        };
        left.iter().map(cost).min().unwrap_or(0)
    }

    #[test]
    fn by_definition_on_small_graphs() {
        for graph in (0..=6).flat_map(all_graphs) {
            let exact = naive(&sets(&graph), &(0..graph.n()).collect());
            assert_eq!(treewidth(&graph), Some(exact), "{graph:?}");
            assert_eq!(has_treewidth_at_most_two(&graph), exact <= 2, "{graph:?}");
            assert!(elimination_order(&graph).0 >= exact, "{graph:?}");
        }
        for graph in all_graphs(7) {
            let exact = treewidth(&graph).unwrap();
            assert_eq!(has_treewidth_at_most_two(&graph), exact <= 2, "{graph:?}");
            assert!(elimination_order(&graph).0 >= exact, "{graph:?}");
        }
    }

    #[test]
    fn known_widths() {
        assert_eq!(treewidth(&petersen()), Some(4));
        assert_eq!(treewidth(&grid(3, 4)), Some(3));
        assert_eq!(treewidth(&complete(17)), None);
        assert_eq!(elimination_order(&complete(17)).0, 16);
        assert_eq!(elimination_order(&grid(4, 10)).0, 4);
        assert!(has_treewidth_at_most_two(&cycle(100_000)) && has_treewidth_at_most_two(&path(100_000)));
    }
}
