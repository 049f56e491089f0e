//! The domination number.

use super::{Argument, Known, SEARCH};
use crate::graph::distance::components;
use crate::graph::families::induced;
use crate::graph::{Graph, Set};
use crate::solve::{Meter, StopReason};

/// gamma: the least number of vertices such that every other vertex has a neighbour among them; the sum over the
/// components.
pub fn domination(argument: &Argument, meter: &Meter) -> Known {
    let (mut least, mut most) = (0, 0);
    for part in components(&argument.graph) {
        let (low, high) = dominating(&induced(&argument.graph, &part), meter);
        (least, most) = (least + low, most + high);
    }
    match least == most {
        true => Known::exactly(least, SEARCH),
        false => Known::stopped(least, Some(most as u64), meter.stopped().unwrap_or(StopReason::Size)),
    }
}

/// Bounds on the domination number of a connected graph, which meet if no limit was met. Graphs that are too large for a
/// search get those of Berge: a vertex dominates at most one more than the greatest degree, and a vertex of that degree
/// together with all that it does not dominate is enough.
fn dominating(graph: &Graph, meter: &Meter) -> (usize, usize) {
    match graph.n() {
        0..=64 => search::<1>(graph, meter),
        65..=256 => search::<4>(graph, meter),
        257..=1024 => search::<16>(graph, meter),
        n => {
            let degree = (0..n).map(|v| graph.degree(v)).max().unwrap_or(0);
            (n.div_ceil(degree + 1), n - degree)
        }
    }
}

fn search<const W: usize>(graph: &Graph, meter: &Meter) -> (usize, usize) {
    let rows = graph.rows::<W>();
    let closed: Vec<Set<W>> = rows.iter().enumerate().map(|(v, row)| row.with(v)).collect();
    let everything = Set::full(graph.n());
    let mut search = Search { closed, best: graph.n(), meter };
    let least = search.bound(&everything, &everything);
    match search.extend(everything, everything, 0) {
        Ok(()) => (search.best, search.best),
        Err(_) => (least, search.best),
    }
}

/// Branch and bound: some vertex must dominate the vertex with the fewest candidates for it; each of them is tried, the
/// one that dominates the most first, and not again after that.
struct Search<'a, const W: usize> {
    /// Each vertex with its neighbours.
    closed: Vec<Set<W>>,
    best: usize,
    meter: &'a Meter,
}

impl<const W: usize> Search<'_, W> {
    /// Dominates the vertices that are left by some of the candidates.
    fn extend(&mut self, left: Set<W>, mut candidates: Set<W>, size: usize) -> Result<(), StopReason> {
        self.meter.report(1)?;
        let by = |v: usize| (self.closed[v] & candidates).len();
        let Some(hardest) = left.iter().min_by_key(|&v| by(v)) else {
            self.best = self.best.min(size);
            return Ok(());
        };
        if size + self.bound(&left, &candidates) >= self.best {
            return Ok(());
        }
        let mut choices: Vec<usize> = (self.closed[hardest] & candidates).iter().collect();
        choices.sort_by_key(|&v| std::cmp::Reverse((self.closed[v] & left).len()));
        for v in choices {
            self.extend(left.minus(&self.closed[v]), candidates, size + 1)?;
            candidates.remove(v);
        }
        Ok(())
    }

    /// At least so many candidates are needed: vertices no two of which have a common candidate need one each.
    fn bound(&self, left: &Set<W>, candidates: &Set<W>) -> usize {
        let mut hard: Vec<usize> = left.iter().collect();
        hard.sort_by_key(|&v| (self.closed[v] & *candidates).len());
        let (mut seen, mut count) = (Set::EMPTY, 0);
        for v in hard {
            let by = self.closed[v] & *candidates;
            if !by.meets(&seen) {
                seen |= by;
                count += 1;
            }
        }
        count
    }
}
