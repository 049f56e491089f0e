//! Small minors of small graphs.

use super::Graph;
use super::distance::components;
use std::collections::{BTreeSet, HashSet};

type Rows = Vec<BTreeSet<usize>>;

/// Whether a graph has another one, connected and with at least three neighbours for every vertex, as a minor; `None` after
/// too many steps.
///
/// In a connected graph every vertex can be put into one of the parts that become the vertices of the minor, so that
/// contractions are enough, and then the minor is a subgraph of what is left. A vertex of least degree is contracted into one of
/// its neighbours or is to stay alone; one with two neighbours or fewer does not stay alone, and if both of its neighbours may
/// be contracted, either will do. Every contraction loses an edge. Graphs that were met before are not tried again.
pub fn has_minor(graph: &Graph, minor: &Graph, steps: usize) -> Option<bool> {
    let rows = |graph: &Graph| -> Rows {
        (0..graph.n()).map(|v| graph.neighbours(v).iter().copied().collect()).collect()
    };
    let all = rows(graph);
    let mut search = Search { minor: rows(minor), met: HashSet::new(), left: steps };
    for component in components(graph) {
        let within = |(v, row): (usize, &BTreeSet<usize>)| match component.contains(&v) {
            true => row.clone(),
            false => BTreeSet::new(),
        };
        if search.visit(all.iter().enumerate().map(within).collect(), BTreeSet::new())? {
            return Some(true);
        }
    }
    Some(false)
}

struct Search {
    minor: Rows,
    met: HashSet<(Rows, BTreeSet<usize>)>,
    left: usize,
}

impl Search {
    /// Whether a connected graph has the minor if some of its vertices stay alone.
    fn visit(&mut self, mut rows: Rows, mut alone: BTreeSet<usize>) -> Option<bool> {
        while let Some(v) = rows.iter().position(|row| !row.is_empty() && row.len() <= 2) {
            let into = rows[v].iter().copied().find(|into| !alone.contains(into));
            match into.filter(|_| !alone.contains(&v)) {
                Some(into) => contract(&mut rows, into, v),
                None => return Some(false),
            }
        }
        let (here, wanted) = (size(&rows), size(&self.minor));
        if here.0 < wanted.0 || here.1 < wanted.1 + (here.0 - wanted.0) {
            return Some(false);
        }
        if here.0 == wanted.0 {
            return Some(self.is_subgraph(&rows));
        }
        if !self.met.insert((rows.clone(), alone.clone())) {
            return Some(false);
        }
        self.left = self.left.checked_sub(1)?;
        let free = (0..rows.len()).filter(|v| !rows[*v].is_empty() && !alone.contains(v));
        let Some(u) = free.min_by_key(|&v| rows[v].len()) else { return Some(false) };
        let mut others: Vec<usize> = rows[u].difference(&alone).copied().collect();
        others.sort_by_key(|&v| rows[v].intersection(&rows[u]).count());
        for v in others {
            let mut smaller = rows.clone();
            contract(&mut smaller, v, u);
            if self.visit(smaller, alone.clone())? {
                return Some(true);
            }
        }
        alone.insert(u);
        self.visit(rows, alone)
    }

    /// Whether the minor is a subgraph of a graph with as many vertices.
    fn is_subgraph(&self, rows: &[BTreeSet<usize>]) -> bool {
        let vertices: Vec<usize> = (0..rows.len()).filter(|&v| !rows[v].is_empty()).collect();
        let mut image = Vec::new();
        self.placed(rows, &vertices, &mut image)
    }

    fn placed(&self, rows: &[BTreeSet<usize>], vertices: &[usize], image: &mut Vec<usize>) -> bool {
        let v = image.len();
        if v == self.minor.len() {
            return true;
        }
        for &u in vertices {
            let fits = self.minor[v].iter().filter(|&&w| w < v).all(|&w| rows[u].contains(&image[w]));
            if fits && !image.contains(&u) && rows[u].len() >= self.minor[v].len() {
                image.push(u);
                if self.placed(rows, vertices, image) {
                    return true;
                }
                image.pop();
            }
        }
        false
    }
}

/// The numbers of vertices that have neighbours, and of edges.
fn size(rows: &[BTreeSet<usize>]) -> (usize, usize) {
    let edges = rows.iter().map(BTreeSet::len).sum::<usize>() / 2;
    (rows.iter().filter(|row| !row.is_empty()).count(), edges)
}

/// Contracts a vertex into a neighbour.
fn contract(rows: &mut [BTreeSet<usize>], into: usize, gone: usize) {
    for v in std::mem::take(&mut rows[gone]) {
        rows[v].remove(&gone);
        if v != into {
            rows[v].insert(into);
            rows[into].insert(v);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::classes::{has_treewidth_at_most_two, is_planar};
    use crate::graph::families::{complete, complete_multipartite, petersen, wheel};

    /// Kuratowski and Wagner: planar graphs are those without K5 and K3,3; and K4 decides treewidth 2.
    #[test]
    fn minors_of_small_graphs() {
        let (k5, k33, k4) = (complete(5), complete_multipartite(&[3, 3]), complete(4));
        for graph in (1..=6).flat_map(all_graphs) {
            let has = |minor: &Graph| has_minor(&graph, minor, 100_000).unwrap();
            assert_eq!(is_planar(&graph), !has(&k5) && !has(&k33), "{graph:?}");
            assert_eq!(has_treewidth_at_most_two(&graph), !has(&k4), "{graph:?}");
        }
        for minor in [k5, k33, wheel(5)] {
            assert_eq!(has_minor(&petersen(), &minor, 1_000_000), Some(true));
        }
        assert_eq!(has_minor(&petersen(), &complete(6), 1000), Some(false));
        assert_eq!(has_minor(&petersen(), &complete(5), 1), None);
    }
}
