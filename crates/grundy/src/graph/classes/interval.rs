//! Interval graphs: the vertices are intervals of a line, adjacent where they meet.

use super::chordal::is_chordal;
use crate::graph::Graph;
use std::collections::{BTreeMap, BTreeSet};

/// The maximal cliques of an interval graph, ordered so that the cliques of every vertex are consecutive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Intervals {
    /// For each vertex its first and its last clique: the interval of the vertex.
    pub span: Vec<(usize, usize)>,
    /// The number of vertices in the largest clique.
    pub clique_number: usize,
}

/// The intervals, if the graph is an interval graph: if it is chordal and its maximal cliques can be put in an order
/// in which those of every vertex are consecutive (Gilmore and Hoffman 1964). The order is found by refining a
/// partition of the cliques (Habib, McConnell, Paul and Viennot 2000), and then checked, so that the answer is always
/// right. O((n + m) log n) where the tree of cliques has small degrees.
pub fn intervals(graph: &Graph) -> Option<Intervals> {
    if !is_chordal(graph) {
        return None;
    }
    let cliques = CliqueTree::of(graph);
    let order = cliques.refine(graph.n())?;
    let mut span = vec![(usize::MAX, 0); graph.n()];
    let mut count = vec![0; graph.n()];
    for (place, &clique) in order.iter().enumerate() {
        for &v in &cliques.cliques[clique] {
            span[v] = (span[v].0.min(place), place);
            count[v] += 1;
        }
    }
    let together = (0..graph.n()).all(|v| count[v] == span[v].1 + 1 - span[v].0);
    let clique_number = cliques.cliques.iter().map(Vec::len).max().unwrap_or(0);
    together.then_some(Intervals { span, clique_number })
}

/// Whether the vertices can be intervals of a line, adjacent exactly where they meet; see [`intervals`].
pub fn is_interval(graph: &Graph) -> bool {
    intervals(graph).is_some()
}

/// Whether all intervals may have the same length: whether no vertex has three neighbours that are pairwise not adjacent
/// (Roberts 1969). Among the intervals that meet a given one, disjoint ones are counted from left to right.
/// O(m log n) after the intervals.
pub fn is_unit_interval(graph: &Graph) -> bool {
    let Some(found) = intervals(graph) else { return false };
    (0..graph.n()).all(|v| {
        let mut spans: Vec<(usize, usize)> = graph.neighbours(v).iter().map(|&u| found.span[u]).collect();
        spans.sort_unstable_by_key(|&(_, last)| last);
        let (mut apart, mut end) = (0, None);
        for (first, last) in spans {
            if end.is_none_or(|end| first > end) {
                (apart, end) = (apart + 1, Some(last));
            }
        }
        apart < 3
    })
}

/// The maximal cliques of a chordal graph, each except the first joined to an earlier one that contains everything it
/// shares with earlier cliques.
struct CliqueTree {
    cliques: Vec<Vec<usize>>,
    /// Edges of the tree, and the vertices that both cliques have.
    edges: Vec<(usize, usize, Vec<usize>)>,
}

impl CliqueTree {
    /// By lexicographic breadth-first search, in which the earlier neighbours of each vertex are a clique: let C be
    /// the last clique of the last of them; either they are all of C, and the vertex joins C, or a new clique is
    /// attached to C (Habib, McConnell, Paul and Viennot 2000). The clique found last can be at an end of the order.
    fn of(graph: &Graph) -> CliqueTree {
        let order = lexicographic_order(graph);
        let mut place = vec![0; graph.n()];
        order.iter().enumerate().for_each(|(i, &v)| place[v] = i);
        let (mut cliques, mut edges): (Vec<Vec<usize>>, Vec<_>) = (Vec::new(), Vec::new());
        let mut clique_of = vec![0; graph.n()];
        for (i, &v) in order.iter().enumerate() {
            let mut earlier: Vec<usize> =
                graph.neighbours(v).iter().copied().filter(|&u| place[u] < i).collect();
            let parent = earlier.iter().max_by_key(|&&u| place[u]).map(|&u| clique_of[u]);
            clique_of[v] = match parent {
                Some(clique) if cliques[clique].len() == earlier.len() => clique,
                _ => {
                    edges.extend(parent.map(|clique| (clique, cliques.len(), earlier.clone())));
                    cliques.push(std::mem::take(&mut earlier));
                    cliques.len() - 1
                }
            };
            cliques[clique_of[v]].push(v);
        }
        CliqueTree { cliques, edges }
    }

    /// An order of the cliques in which those of every vertex are consecutive, if there is one. Classes of cliques
    /// whose order among each other is not known are split by vertices: the cliques of a vertex must come last in the
    /// first class that has some and first in the last. Vertices that cross the border of a class are the pivots;
    /// when none is left, the clique found last in some class becomes an end.
    fn refine(&self, n: usize) -> Option<Vec<usize>> {
        let mut holding: Vec<Vec<usize>> = vec![Vec::new(); n];
        for (clique, vertices) in self.cliques.iter().enumerate() {
            vertices.iter().for_each(|&v| holding[v].push(clique));
        }
        let mut at: Vec<Vec<usize>> = vec![Vec::new(); self.cliques.len()];
        for (edge, &(a, b, _)) in self.edges.iter().enumerate() {
            at[a].push(edge);
            at[b].push(edge);
        }
        let mut classes = Classes::one(self.cliques.len());
        let (mut crossed, mut inside) = (vec![false; self.edges.len()], vec![false; self.cliques.len()]);
        let (mut pivots, mut done): (Vec<usize>, _) = (Vec::new(), vec![false; n]);
        while let Some(open) = classes.open() {
            let chosen = match pivots.pop() {
                Some(v) if std::mem::replace(&mut done[v], true) => continue,
                Some(v) => {
                    classes.split_by(&holding[v])?;
                    holding[v].clone()
                }
                None => classes.split_last(open),
            };
            chosen.iter().for_each(|&clique| inside[clique] = true);
            for &edge in chosen.iter().flat_map(|&clique| &at[clique]) {
                let (a, b, shared) = &self.edges[edge];
                if inside[*a] != inside[*b] && !std::mem::replace(&mut crossed[edge], true) {
                    pivots.extend(shared);
                }
            }
            chosen.iter().for_each(|&clique| inside[clique] = false);
        }
        Some(classes.in_order())
    }
}

/// The vertices, each before another if the earliest neighbour in which they differ is its own: lexicographic
/// breadth-first search (Rose, Tarjan and Lueker 1976), by splitting classes of vertices with the same earlier
/// neighbours. O((n + m) log n).
fn lexicographic_order(graph: &Graph) -> Vec<usize> {
    let mut classes = Classes::one(graph.n());
    let mut first = Some(0);
    let (mut order, mut taken) = (Vec::with_capacity(graph.n()), vec![false; graph.n()]);
    while let Some(class) = first {
        let Some(v) = classes.members[class].pop_first() else {
            first = classes.after[class];
            continue;
        };
        taken[v] = true;
        order.push(v);
        let fresh: Vec<usize> = graph.neighbours(v).iter().copied().filter(|&u| !taken[u]).collect();
        for (met, moved) in classes.met_by(&fresh) {
            if moved.len() < classes.members[met].len() {
                classes.split_off(met, moved, true);
            }
        }
        // What was split off from the first class is now the first.
        first = classes.before[class].filter(|&before| !classes.members[before].is_empty()).or(first);
    }
    order
}

/// Classes of numbers in a row, as a list linked both ways.
struct Classes {
    members: Vec<BTreeSet<usize>>,
    before: Vec<Option<usize>>,
    after: Vec<Option<usize>>,
    class_of: Vec<usize>,
    /// Classes that may have more than one member.
    large: Vec<usize>,
}

impl Classes {
    fn one(n: usize) -> Classes {
        Classes {
            members: vec![(0..n).collect()],
            before: vec![None],
            after: vec![None],
            class_of: vec![0; n],
            large: vec![0],
        }
    }

    /// A class with more than one member.
    fn open(&mut self) -> Option<usize> {
        while self.large.last().is_some_and(|&class| self.members[class].len() < 2) {
            self.large.pop();
        }
        self.large.last().copied()
    }

    /// Moves some members of a class to a new one right before or right after it.
    fn split_off(&mut self, class: usize, moved: BTreeSet<usize>, before: bool) {
        let fresh = self.members.len();
        for member in &moved {
            self.members[class].remove(member);
            self.class_of[*member] = fresh;
        }
        self.members.push(moved);
        self.large.push(fresh);
        let (left, right) = match before {
            true => (self.before[class], Some(class)),
            false => (Some(class), self.after[class]),
        };
        self.before.push(left);
        self.after.push(right);
        if let Some(left) = left {
            self.after[left] = Some(fresh);
        }
        if let Some(right) = right {
            self.before[right] = Some(fresh);
        }
    }

    /// The classes that intersect a set, each with the intersection.
    fn met_by(&self, set: &[usize]) -> BTreeMap<usize, BTreeSet<usize>> {
        let mut met: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for &member in set {
            met.entry(self.class_of[member]).or_default().insert(member);
        }
        met
    }

    /// Puts the last member of a class after the others.
    fn split_last(&mut self, class: usize) -> Vec<usize> {
        let last: BTreeSet<usize> = self.members[class].last().copied().into_iter().collect();
        self.split_off(class, last.clone(), false);
        last.into_iter().collect()
    }

    /// Splits the first and the last class that meet a set: the members of the set come last in the first,
    /// first in the last. `None` if the classes that meet it are not in a row.
    fn split_by(&mut self, set: &[usize]) -> Option<()> {
        let mut met = self.met_by(set);
        let ends = |side: &[Option<usize>]| {
            let mut ends =
                met.keys().filter(|&&class| side[class].is_none_or(|next| !met.contains_key(&next)));
            ends.next().copied().filter(|_| ends.next().is_none())
        };
        let (first, last) = (ends(&self.before)?, ends(&self.after)?);
        for (class, before) in [(last, true), (first, false)] {
            if let Some(moved) = met.remove(&class).filter(|moved| moved.len() < self.members[class].len()) {
                self.split_off(class, moved, before);
            }
        }
        Some(())
    }

    fn in_order(&self) -> Vec<usize> {
        let mut class = (0..self.members.len()).find(|&class| self.before[class].is_none());
        let mut order = Vec::new();
        while let Some(here) = class {
            order.extend(&self.members[here]);
            class = self.after[here];
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::families::*;

    /// Chordal and without three vertices any two of which are joined by a path that avoids the neighbourhood of the
    /// third (Lekkerkerker and Boland 1962).
    fn naive(graph: &Graph) -> bool {
        let n = graph.n();
        let apart = |u: usize, v: usize, from: usize| {
            let far: Vec<usize> = (0..n).filter(|&w| w != from && !graph.adjacent(w, from)).collect();
            let (Some(a), Some(b)) = (far.iter().position(|&w| w == u), far.iter().position(|&w| w == v))
            else {
                return true;
            };
            let part = induced(graph, &far);
            crate::graph::distance::distances_from(&part, a)[b] == crate::graph::distance::UNREACHABLE
        };
        let triple = |u, v, w| apart(u, v, w) || apart(u, w, v) || apart(v, w, u);
        is_chordal(graph) && (0..n).all(|u| (0..u).all(|v| (0..v).all(|w| triple(u, v, w))))
    }

    fn has_claw(graph: &Graph) -> bool {
        let n = graph.n();
        let free = |u, v| !graph.adjacent(u, v);
        (0..n).any(|c| {
            let around = graph.neighbours(c);
            around.iter().any(|&x| {
                around.iter().any(|&y| {
                    x < y && free(x, y) && around.iter().any(|&z| y < z && free(x, z) && free(y, z))
                })
            })
        })
    }

    #[test]
    fn by_definition_on_small_graphs() {
        let mut counts = [0; 8];
        for graph in (0..=7).flat_map(all_graphs) {
            assert_eq!(is_interval(&graph), naive(&graph), "{graph:?}");
            assert_eq!(is_unit_interval(&graph), naive(&graph) && !has_claw(&graph), "{graph:?}");
            counts[graph.n()] += usize::from(is_interval(&graph));
        }
        // OEIS A005975: interval graphs up to isomorphism.
        assert_eq!(counts[1..], [1, 2, 4, 10, 27, 92, 369]);
    }

    #[test]
    fn random_intervals_are_recognised() {
        let mut dice = SplitMix64::new(5);
        for n in [10, 20, 40, 80] {
            let ends: Vec<(u64, u64)> =
                (0..n).map(|_| (dice.below(1000), dice.below(60))).map(|(a, l)| (a, a + l)).collect();
            let meet = |u: usize, v: usize| ends[u].0 <= ends[v].1 && ends[v].0 <= ends[u].1;
            let pairs = (0..n).flat_map(|u| (0..u).map(move |v| (u, v))).filter(|&(u, v)| meet(u, v));
            let graph = Graph::undirected(n, pairs.collect::<Vec<_>>());
            let found = intervals(&graph).unwrap();
            let spans_meet =
                |u: usize, v: usize| found.span[u].0 <= found.span[v].1 && found.span[v].0 <= found.span[u].1;
            assert!((0..n).all(|u| (0..u).all(|v| spans_meet(u, v) == meet(u, v))));
        }
        assert!(is_unit_interval(&path(100_000)) && is_interval(&star(50_000)) && !is_interval(&cycle(4)));
        assert_eq!(intervals(&complete(40)).map(|found| found.clique_number), Some(40));
    }
}
