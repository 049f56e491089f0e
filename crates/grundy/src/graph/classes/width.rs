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

/// How many pairs of vertices [`elimination_width`] looks at before it gives up.
const MOST_LOOKS: usize = 20_000_000;

/// An upper bound on the treewidth: the greatest number of neighbours that a vertex has when it is removed and its neighbours are
/// joined to each other, if next comes a vertex that needs the fewest new edges, of those one with the fewest neighbours. None
/// where that would take long. O(e d log n), where e is the number of edges, new ones included, and d the greatest degree.
pub fn elimination_width(graph: &Graph) -> Option<usize> {
    let mut elimination = Elimination::of(graph)?;
    let mut width = 0;
    // Once at most width + 1 vertices are left, no degree exceeds the width.
    while elimination.next.len() > width + 1
        && let Some((missing, degree, v)) = elimination.next.pop_first()
    {
        width = width.max(degree);
        elimination.remove(v, missing)?;
    }
    Some(width)
}

/// A graph from which vertices are removed, with how many new edges each vertex would need, kept up to date edge by edge.
struct Elimination {
    around: Vec<BTreeSet<usize>>,
    /// For each vertex, how many pairs of its neighbours are not joined.
    missing: Vec<usize>,
    /// The vertices that are left, as missing pairs, degree and number, in that order.
    next: BTreeSet<(usize, usize, usize)>,
    looks: usize,
}

impl Elimination {
    /// Counts the missing pairs of every vertex, or gives up.
    fn of(graph: &Graph) -> Option<Elimination> {
        let around = sets(graph);
        let (mut joined, mut looks) = (vec![0; graph.n()], 0);
        // Every triangle is found at each of its edges, and joins the neighbours of the vertex across.
        for (u, v) in graph.simple_edges() {
            looks += around[u].len().min(around[v].len());
            if looks > MOST_LOOKS {
                return None;
            }
            common(&around, u, v).for_each(|w| joined[w] += 1);
        }
        let missing: Vec<usize> =
            around.iter().zip(joined).map(|(around, joined)| pairs(around.len()) - joined).collect();
        let next = (0..graph.n()).map(|v| (missing[v], around[v].len(), v)).collect();
        Some(Elimination { around, missing, next, looks })
    }

    /// Removes a vertex and joins those of its neighbours that are not, or gives up.
    fn remove(&mut self, v: usize, missing: usize) -> Option<()> {
        let neighbours: Vec<usize> = self.around[v].iter().copied().collect();
        let mut changed = BTreeSet::new();
        for &u in &neighbours {
            self.change(u, &mut changed);
            let both = common(&self.around, u, v).count();
            self.around[u].remove(&v);
            self.missing[u] -= self.around[u].len() - both;
            self.look(self.around[u].len())?;
        }
        self.around[v].clear();
        if missing > 0 {
            for (i, &u) in neighbours.iter().enumerate() {
                self.look(i)?;
                neighbours[..i].iter().try_for_each(|&w| self.join(u, w, &mut changed))?;
            }
        }
        let entries = changed.into_iter().map(|u| (self.missing[u], self.around[u].len(), u));
        self.next.extend(entries);
        Some(())
    }

    /// Joins two vertices that are not joined: one pair less is missing at each that they share.
    fn join(&mut self, u: usize, w: usize, changed: &mut BTreeSet<usize>) -> Option<()> {
        if self.around[u].contains(&w) {
            return Some(());
        }
        let both: Vec<usize> = common(&self.around, u, w).collect();
        for &x in &both {
            self.change(x, changed);
            self.missing[x] -= 1;
        }
        for (one, other) in [(u, w), (w, u)] {
            self.missing[one] += self.around[one].len() - both.len();
            self.around[one].insert(other);
        }
        self.look(self.around[u].len().min(self.around[w].len()))
    }

    /// Takes a vertex out of the order, before its entry changes for the first time.
    fn change(&mut self, v: usize, changed: &mut BTreeSet<usize>) {
        if changed.insert(v) {
            self.next.remove(&(self.missing[v], self.around[v].len(), v));
        }
    }

    fn look(&mut self, pairs: usize) -> Option<()> {
        self.looks += pairs;
        (self.looks <= MOST_LOOKS).then_some(())
    }
}

/// The neighbours that two vertices share.
fn common(around: &[BTreeSet<usize>], u: usize, v: usize) -> impl Iterator<Item = usize> {
    let (few, many) = if around[u].len() <= around[v].len() { (u, v) } else { (v, u) };
    around[few].iter().copied().filter(move |w| around[many].contains(w))
}

/// How many pairs there are among n.
fn pairs(n: usize) -> usize {
    n * n.saturating_sub(1) / 2
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
            assert!(elimination_width(&graph).unwrap() >= exact, "{graph:?}");
        }
        for graph in all_graphs(7) {
            let exact = treewidth(&graph).unwrap();
            assert_eq!(has_treewidth_at_most_two(&graph), exact <= 2, "{graph:?}");
            assert!(elimination_width(&graph).unwrap() >= exact, "{graph:?}");
        }
    }

    /// The same order, with the missing pairs counted again at every step.
    fn plain_elimination(graph: &Graph) -> usize {
        let mut around = sets(graph);
        let mut left: BTreeSet<usize> = (0..graph.n()).collect();
        let mut width = 0;
        let missing = |around: &[BTreeSet<usize>], v: usize| {
            let all = || around[v].iter();
            all().map(|u| all().filter(|&w| w < u && !around[*u].contains(w)).count()).sum::<usize>()
        };
        while let Some(v) = left.iter().copied().min_by_key(|&v| (missing(&around, v), around[v].len())) {
            left.remove(&v);
            width = width.max(eliminate(&mut around, v).len());
        }
        width
    }

    #[test]
    fn missing_pairs_are_counted_along() {
        for graph in (0..=7).flat_map(all_graphs).chain([grid(4, 5), petersen(), complete(9)]) {
            assert_eq!(elimination_width(&graph), Some(plain_elimination(&graph)), "{graph:?}");
        }
    }

    #[test]
    fn known_widths() {
        assert_eq!(treewidth(&petersen()), Some(4));
        assert_eq!(treewidth(&grid(3, 4)), Some(3));
        assert_eq!(treewidth(&complete(17)), None);
        assert_eq!(elimination_width(&complete(17)), Some(16));
        assert_eq!(elimination_width(&grid(4, 10)), Some(4));
        assert!(has_treewidth_at_most_two(&cycle(100_000)) && has_treewidth_at_most_two(&path(100_000)));
    }
}
