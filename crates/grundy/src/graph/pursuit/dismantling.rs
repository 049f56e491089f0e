//! Corners: vertices that another one dominates.

use super::closed_rows;
use crate::graph::Graph;

/// Corners removed one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dismantling {
    /// The corners in order, each with a vertex that dominates it: whatever is left of its closed neighbourhood lies in
    /// that of the other.
    pub corners: Vec<(usize, usize)>,
    /// The vertices that are left, ascending: the core.
    pub core: Vec<usize>,
}

/// Removes corners as long as there are any: in every round those that are corners at its beginning and still are when
/// their turn comes, so that what is left last lies in the middle. A single cop wins iff one vertex is left of each component
/// (Nowakowski and Winkler 1983; Quilliot 1983). For any number of cops who catch the robber in the graph, they do so in the
/// core and back: a corner's shadow is the vertex that dominates it (Berarducci and Intrigila 1993). O(n m / 64) words.
pub fn dismantle(graph: &Graph) -> Dismantling {
    let rows = closed_rows(graph);
    let mut left = vec![u64::MAX; graph.n().div_ceil(64)];
    let is_left = |left: &[u64], v: usize| left[v / 64] >> (v % 64) & 1 == 1;
    let dominating = |left: &[u64], v: usize| {
        let dominates = |&&u: &&usize| {
            let words = rows[v].iter().zip(&rows[u]).zip(left);
            is_left(left, u) && words.into_iter().all(|((near, other), left)| near & left & !other == 0)
        };
        graph.neighbours(v).iter().find(dominates).copied()
    };
    let mut corners = Vec::new();
    let mut waiting: Vec<usize> = (0..graph.n()).collect();
    while !waiting.is_empty() {
        waiting.retain(|&v| is_left(&left, v) && dominating(&left, v).is_some());
        let mut next = Vec::new();
        for &v in &waiting {
            let Some(u) = dominating(&left, v) else { continue };
            left[v / 64] &= !(1 << (v % 64));
            corners.push((v, u));
            next.extend(graph.neighbours(v));
        }
        next.sort_unstable();
        next.dedup();
        waiting = next;
    }
    let core = (0..graph.n()).filter(|&v| is_left(&left, v)).collect();
    Dismantling { corners, core }
}

impl Dismantling {
    /// Checks the corners by definition.
    pub fn holds(&self, graph: &Graph) -> bool {
        let mut left = vec![true; graph.n()];
        let corners = self.corners.iter().all(|&(v, u)| {
            let near = |&w: &usize| !left[w] || w == u || w == v || graph.adjacent(u, w);
            let dominated =
                u != v && left[v] && left[u] && graph.adjacent(u, v) && graph.neighbours(v).iter().all(near);
            left[v] = false;
            dominated
        });
        corners && self.core.iter().copied().eq((0..graph.n()).filter(|&v| left[v]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::classes::is_chordal;
    use crate::graph::distance::components;
    use crate::graph::families::{cycle, path, petersen};

    /// Whether one cop wins, by the definition of the game: pairs (cop, robber) with the robber to move that are lost for him.
    fn one_cop_wins(graph: &Graph) -> bool {
        let n = graph.n();
        let near = |v: usize| std::iter::once(v).chain(graph.neighbours(v).iter().copied());
        let mut lost = vec![vec![false; n]; n];
        (0..n).for_each(|v| lost[v][v] = true);
        loop {
            let mut changed = false;
            for (cop, robber) in (0..n).flat_map(|c| (0..n).map(move |r| (c, r))) {
                let caught = near(robber).all(|r| near(cop).any(|c| lost[c][r]));
                changed |= caught && !std::mem::replace(&mut lost[cop][robber], true);
            }
            if !changed {
                return (0..n).any(|cop| (0..n).all(|robber| near(cop).any(|c| lost[c][robber])));
            }
        }
    }

    #[test]
    fn one_cop_wins_where_one_vertex_is_left() {
        for graph in (1..=6).flat_map(all_graphs) {
            let found = dismantle(&graph);
            assert!(found.holds(&graph), "{graph:?}");
            assert_eq!(found.core.len() == 1, one_cop_wins(&graph), "{graph:?}");
            if is_chordal(&graph) {
                assert_eq!(found.core.len(), components(&graph).len());
            }
        }
        assert_eq!(dismantle(&petersen()).core.len(), 10);
        assert_eq!((dismantle(&path(100)).core.len(), dismantle(&cycle(70)).core.len()), (1, 70));
    }

    #[test]
    fn wrong_orders_are_rejected() {
        let found = dismantle(&path(4));
        let mut wrong = found.clone();
        wrong.corners.reverse();
        assert!(found.holds(&path(4)) && !wrong.holds(&path(4)));
        assert!(!found.holds(&cycle(4)));
    }
}
