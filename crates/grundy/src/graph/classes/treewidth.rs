//! Treewidth of graphs with some tens of vertices: a search for an order of elimination.

use super::{Between, degeneracy, elimination_width, has_treewidth_at_most_two};
use crate::graph::distance::components;
use crate::graph::families::induced;
use crate::graph::{Graph, Set};
use std::collections::HashSet;

/// The most vertices for which there is a search; larger components only get bounds.
const MOST_VERTICES: usize = 256;

type Vertices = Set<4>;

/// The treewidth, as long as every step of the search is allowed: that of the widest component.
pub fn treewidth_while(graph: &Graph, allowed: &mut dyn FnMut() -> bool) -> Between {
    let parts = components(graph);
    let of_part = |part: &Vec<usize>| of_connected(&induced(graph, part), allowed);
    parts.iter().map(of_part).fold(Between { least: 0, most: 0 }, |widest, part| Between {
        least: widest.least.max(part.least),
        most: widest.most.max(part.most),
    })
}

fn of_connected(graph: &Graph, allowed: &mut dyn FnMut() -> bool) -> Between {
    if has_treewidth_at_most_two(graph) {
        let width = if super::is_tree(graph) { graph.n().min(2) - 1 } else { 2 };
        return Between { least: width, most: width };
    }
    if graph.n() > MOST_VERTICES {
        return Between { least: degeneracy(graph).number.max(3), most: graph.n() - 1 };
    }
    let most = elimination_width(graph).unwrap_or(graph.n() - 1);
    let (rows, all) = (graph.rows::<4>(), Vertices::full(graph.n()));
    for width in contraction_degeneracy(&rows, all)..most {
        let mut search = Search { width, failed: HashSet::new(), allowed };
        match search.succeeds(rows.clone(), all) {
            Some(true) => return Between { least: width, most: width },
            Some(false) => {}
            None => return Between { least: width, most },
        }
    }
    Between { least: most, most }
}

/// A lower bound: repeatedly contracts a vertex of least degree into the neighbour of least degree. Minors have no larger
/// treewidth, and treewidth is at least the least degree (Bodlaender and Koster 2006).
fn contraction_degeneracy(rows: &[Vertices], mut left: Vertices) -> usize {
    let mut rows = rows.to_vec();
    let mut bound = 0;
    while let Some(v) = left.iter().min_by_key(|&v| rows[v].len()) {
        bound = bound.max(rows[v].len());
        left.remove(v);
        let into = rows[v].iter().min_by_key(|&u| rows[u].len());
        for u in rows[v].iter() {
            rows[u].remove(v);
        }
        if let Some(into) = into {
            let gained = rows[v].without(into).minus(&rows[into]);
            rows[into] |= gained;
            gained.iter().for_each(|u| rows[u].insert(into));
        }
    }
    bound
}

/// A search for an order of elimination of some width. Which vertices are gone determines the graph that is left, so each
/// set is tried once. A vertex all of whose neighbours, or all but one, are joined to each other may go first if it has
/// no more than `width` of them (Gogate and Dechter 2004; Bodlaender, Koster and van den Eijkhof 2005).
struct Search<'a> {
    width: usize,
    /// Sets of remaining vertices for which there is no such order.
    failed: HashSet<Vertices>,
    allowed: &'a mut dyn FnMut() -> bool,
}

impl Search<'_> {
    /// Whether the remaining vertices can be eliminated; `None` when no more steps are allowed.
    fn succeeds(&mut self, mut rows: Vec<Vertices>, mut left: Vertices) -> Option<bool> {
        (self.allowed)().then_some(())?;
        while let Some(v) = left.iter().find(|&v| self.may_go_first(&rows, v)) {
            eliminate(&mut rows, &mut left, v);
        }
        if left.len() <= self.width + 1 {
            return Some(true);
        }
        if self.failed.contains(&left) {
            return Some(false);
        }
        if contraction_degeneracy(&rows, left) <= self.width {
            let mut choices: Vec<usize> = left.iter().filter(|&v| rows[v].len() <= self.width).collect();
            choices.sort_by_key(|&v| missing(&rows, v, &rows[v]));
            for v in choices {
                let (mut rows, mut left) = (rows.clone(), left);
                eliminate(&mut rows, &mut left, v);
                if self.succeeds(rows, left)? {
                    return Some(true);
                }
            }
        }
        self.failed.insert(left);
        Some(false)
    }

    fn may_go_first(&self, rows: &[Vertices], v: usize) -> bool {
        let around = rows[v];
        around.len() <= self.width
            && (missing(rows, v, &around) == 0
                || around.iter().any(|u| missing(rows, v, &around.without(u)) == 0))
    }
}

/// How many ordered pairs of the given neighbours of a vertex are not joined.
fn missing(rows: &[Vertices], v: usize, around: &Vertices) -> usize {
    around.iter().map(|u| around.minus(&rows[u]).without(u).without(v).len()).sum()
}

fn eliminate(rows: &mut [Vertices], left: &mut Vertices, v: usize) {
    left.remove(v);
    let around = rows[v];
    for u in around.iter() {
        rows[u] = (rows[u] | around).without(u).without(v);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::classes::treewidth;
    use crate::graph::families::{complete, grid, hypercube, path, petersen, random};

    fn exactly(graph: &Graph) -> Option<usize> {
        treewidth_while(graph, &mut || true).exactly()
    }

    #[test]
    fn the_search_agrees_with_all_sets() {
        for graph in (0..=7).flat_map(all_graphs) {
            assert_eq!(exactly(&graph), treewidth(&graph), "{graph:?}");
        }
        for seed in 0..12 {
            let graph = random(12, 350_000_000, seed, usize::MAX);
            assert_eq!(exactly(&graph), treewidth(&graph), "{graph:?}");
        }
    }

    /// Grids and cubes by the literature; the grid of side n has treewidth n.
    #[test]
    fn known_widths() {
        assert_eq!(exactly(&petersen()), Some(4));
        assert_eq!(exactly(&grid(5, 5)), Some(5));
        assert_eq!(exactly(&grid(4, 12)), Some(4));
        assert_eq!(exactly(&hypercube(4)), Some(6));
        assert_eq!(exactly(&complete(40)), Some(39));
        assert_eq!(exactly(&path(100_000)), Some(1));
        let stopped = treewidth_while(&grid(7, 7), &mut || false);
        assert!(stopped.least <= 7 && stopped.most >= 7);
    }
}
