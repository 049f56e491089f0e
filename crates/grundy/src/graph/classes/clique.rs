//! Clique number and chromatic number, by branch and bound with a limit on the work.

use super::degeneracy::degeneracy;
use crate::graph::{Graph, Set};

/// The most vertices for which there is a search; larger graphs only get greedy bounds.
const MOST_VERTICES: usize = 256;

type Vertices = Set<4>;

/// What is known of a number: it is at least `least` and at most `most`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Between {
    /// The greatest lower bound that was found.
    pub least: usize,
    /// The least upper bound that was found.
    pub most: usize,
}

impl Between {
    /// The number, if it is known.
    pub fn exactly(self) -> Option<usize> {
        (self.least == self.most).then_some(self.least)
    }
}

/// Allows so many steps of a search.
fn at_most(mut steps: usize) -> impl FnMut() -> bool {
    move || {
        let allowed = steps > 0;
        steps = steps.saturating_sub(1);
        allowed
    }
}

/// The number of vertices in a largest clique, after at most `steps` steps of a search.
pub fn clique_number(graph: &Graph, steps: usize) -> Between {
    clique_number_while(graph, &mut at_most(steps))
}

/// The same, as long as every step is allowed. Candidates are coloured greedily; a clique has at most one vertex of each
/// colour, so candidates whose colour number is at most the number of vertices still missing need not be tried (Tomita
/// and Seki 2003).
pub fn clique_number_while(graph: &Graph, allowed: &mut dyn FnMut() -> bool) -> Between {
    let (greedy, bound) = (greedy_clique(graph), degeneracy(graph).number + usize::from(graph.n() > 0));
    if greedy == bound || graph.n() > MOST_VERTICES {
        return Between { least: greedy, most: bound };
    }
    let mut search = Cliques { rows: graph.rows(), best: greedy, allowed };
    let finished = search.extend(Vertices::full(graph.n()), 0).is_some();
    Between { least: search.best, most: if finished { search.best } else { bound } }
}

/// The size of a clique: going backwards through a degeneracy order, takes every vertex adjacent to all those taken.
/// O(n + m).
fn greedy_clique(graph: &Graph) -> usize {
    let order = degeneracy(graph).order;
    let (mut size, mut seen) = (0, vec![0; graph.n()]);
    for &v in order.iter().rev() {
        if seen[v] == size {
            size += 1;
            graph.neighbours(v).iter().for_each(|&u| seen[u] += 1);
        }
    }
    size
}

struct Cliques<'a> {
    rows: Vec<Vertices>,
    best: usize,
    allowed: &'a mut dyn FnMut() -> bool,
}

impl Cliques<'_> {
    /// Extends a clique of some size by candidates adjacent to all of it; `None` when no more steps are allowed.
    fn extend(&mut self, mut candidates: Vertices, size: usize) -> Option<()> {
        (self.allowed)().then_some(())?;
        self.best = self.best.max(size);
        let coloured = self.colour(candidates);
        for &(v, colour) in coloured.iter().rev() {
            if size + colour <= self.best {
                break;
            }
            self.extend(candidates & self.rows[v], size + 1)?;
            candidates.remove(v);
        }
        Some(())
    }

    /// The vertices by classes of a greedy colouring, each with the number of its class.
    fn colour(&self, vertices: Vertices) -> Vec<(usize, usize)> {
        let (mut left, mut coloured, mut colour) = (vertices, Vec::new(), 0);
        while !left.is_empty() {
            colour += 1;
            let mut free = left;
            while let Some(v) = free.first() {
                coloured.push((v, colour));
                left.remove(v);
                free = free.without(v).minus(&self.rows[v]);
            }
        }
        coloured
    }
}

/// The chromatic number, after at most `steps` steps of a search for a clique and as many for a colouring.
pub fn chromatic_number(graph: &Graph, steps: usize) -> Between {
    chromatic_number_from(graph, || clique_number(graph, steps), &mut at_most(steps))
}

/// The same, as long as every step is allowed.
pub fn chromatic_number_while(graph: &Graph, allowed: &mut dyn FnMut() -> bool) -> Between {
    const STEPS_FOR_CLIQUE: usize = 100_000;
    chromatic_number_from(graph, || clique_number(graph, STEPS_FOR_CLIQUE), allowed)
}

/// Each step takes the uncoloured vertex with the most colours among its neighbours and tries every colour in use and one
/// new one, as long as that can beat the best colouring (Brelaz 1979).
fn chromatic_number_from(
    graph: &Graph,
    clique: impl FnOnce() -> Between,
    allowed: &mut dyn FnMut() -> bool,
) -> Between {
    if graph.n() == 0 {
        return Between { least: 0, most: 0 };
    }
    if super::is_bipartite(graph) {
        let number = 1 + usize::from(super::size(graph) > 0);
        return Between { least: number, most: number };
    }
    let (least, bound) = (clique().least.max(3), degeneracy(graph).number + 1);
    if least == bound || graph.n() > MOST_VERTICES {
        return Between { least, most: bound };
    }
    let around = vec![Vertices::EMPTY; graph.n()];
    let mut search = Colours { graph, least, best: bound, colour: vec![0; graph.n()], around, allowed };
    let finished = search.extend(0).is_some();
    Between { least: if finished { search.best } else { least }, most: search.best }
}

struct Colours<'a> {
    graph: &'a Graph,
    /// No colouring has fewer.
    least: usize,
    /// Colours in the best colouring so far.
    best: usize,
    /// The colour of each vertex, from 1, or 0.
    colour: Vec<usize>,
    /// The colours among the neighbours of each vertex.
    around: Vec<Vertices>,
    allowed: &'a mut dyn FnMut() -> bool,
}

impl Colours<'_> {
    /// Colours the remaining vertices with fewer colours than the best so far; `None` when no more steps are allowed.
    fn extend(&mut self, used: usize) -> Option<()> {
        (self.allowed)().then_some(())?;
        let open = (0..self.graph.n()).filter(|&v| self.colour[v] == 0);
        let Some(v) = open.max_by_key(|&v| (self.around[v].len(), self.graph.degree(v))) else {
            self.best = used;
            return Some(());
        };
        for colour in 1..=used + 1 {
            if self.best <= self.least || used.max(colour) >= self.best {
                break;
            }
            if self.around[v].contains(colour) {
                continue;
            }
            let fresh: Vec<usize> = self
                .graph
                .neighbours(v)
                .iter()
                .copied()
                .filter(|&u| !self.around[u].contains(colour))
                .collect();
            self.colour[v] = colour;
            fresh.iter().for_each(|&u| self.around[u].insert(colour));
            let done = self.extend(used.max(colour));
            fresh.iter().for_each(|&u| self.around[u].remove(colour));
            self.colour[v] = 0;
            done?;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::families::*;

    const ENOUGH: usize = 1_000_000;

    fn naive_clique(graph: &Graph) -> usize {
        let n = graph.n();
        let is_clique = |set: &u32| {
            let inside = |v: usize| set >> v & 1 == 1;
            (0..n).all(|u| (0..u).all(|v| !inside(u) || !inside(v) || graph.adjacent(u, v)))
        };
        (0..1u32 << n).filter(is_clique).map(|set| set.count_ones() as usize).max().unwrap()
    }

    fn naive_colourable(graph: &Graph, colour: &mut Vec<usize>, k: usize) -> bool {
        let v = colour.len();
        v == graph.n()
            || (0..k).any(|c| {
                let fits = (0..v).all(|u| !graph.adjacent(u, v) || colour[u] != c);
                colour.push(c);
                let found = fits && naive_colourable(graph, colour, k);
                colour.pop();
                found
            })
    }

    #[test]
    fn by_definition_on_small_graphs() {
        for graph in (0..=7).flat_map(all_graphs) {
            assert_eq!(clique_number(&graph, ENOUGH).exactly(), Some(naive_clique(&graph)), "{graph:?}");
            let chromatic = (0..).find(|&k| naive_colourable(&graph, &mut Vec::new(), k));
            assert_eq!(chromatic_number(&graph, ENOUGH).exactly(), chromatic, "{graph:?}");
            let hurried = chromatic_number(&graph, 3);
            assert!(chromatic.is_some_and(|k| hurried.least <= k && k <= hurried.most), "{graph:?}");
        }
    }

    #[test]
    fn known_numbers() {
        let of = |graph: &Graph| {
            (clique_number(graph, ENOUGH).exactly(), chromatic_number(graph, ENOUGH).exactly())
        };
        assert_eq!(of(&petersen()), (Some(2), Some(3)));
        assert_eq!(of(&kneser(7, 2)), (Some(3), Some(5)));
        assert_eq!(of(&wheel(7)), (Some(3), Some(4)));
        assert_eq!(of(&complete(200)), (Some(200), Some(200)));
        assert_eq!(of(&complete_multipartite(&[20, 20, 20])), (Some(3), Some(3)));
        assert_eq!(of(&path(100_000)), (Some(2), Some(2)));
        let large = random(250, 500_000_000, 1, usize::MAX);
        let hurried = chromatic_number(&large, 1000);
        assert!(hurried.exactly().is_none() && hurried.least >= 5);
    }
}
