//! Maximum matchings.

use super::Graph;
use super::classes::Between;

/// The partner of each vertex in a maximum matching, directions dropped.
///
/// Edmonds' blossom algorithm (1965) in the form of Gabow: from each free vertex grow an alternating tree by breadth;
/// when two outer vertices of the tree meet, the odd cycle they close is shrunk into its base, by giving all its
/// vertices that base; when a free vertex is reached, the path to it is flipped. A greedy matching is taken first, so
/// that few searches remain. A vertex from which the search fails stays free for good (Berge), so each is searched
/// once. O(n m) apart from the shrinking, O(n^3) at most.
pub fn maximum_matching(graph: &Graph) -> Vec<Option<usize>> {
    matching_while(graph, &mut || true).0
}

/// The number of edges of a maximum matching, as long as the search from each free vertex is allowed.
pub fn matching_number_while(graph: &Graph, allowed: &mut dyn FnMut() -> bool) -> Between {
    let (partner, finished) = matching_while(graph, allowed);
    let least = partner.iter().flatten().count() / 2;
    Between { least, most: if finished { least } else { graph.n() / 2 } }
}

/// A matching, and whether it is known to be maximum.
fn matching_while(graph: &Graph, allowed: &mut dyn FnMut() -> bool) -> (Vec<Option<usize>>, bool) {
    let n = graph.n();
    let mut partner = vec![None; n];
    for u in 0..n {
        if partner[u].is_none()
            && let Some(&v) = graph.neighbours(u).iter().find(|&&v| partner[v].is_none())
        {
            partner[u] = Some(v);
            partner[v] = Some(u);
        }
    }
    for root in 0..n {
        if partner[root].is_none() {
            if !allowed() {
                return (partner, false);
            }
            let mut search = Forest::new(graph, partner);
            if let Some(end) = search.grow(root) {
                search.flip(end);
            }
            partner = search.partner;
        }
    }
    (partner, true)
}

/// The number of edges of a maximum matching.
pub fn matching_number(graph: &Graph) -> usize {
    maximum_matching(graph).iter().flatten().count() / 2
}

/// Whether every maximum matching covers `v`: whether deleting `v` makes the matching number smaller. This holds if
/// no alternating path of even length leads from a free vertex to `v`; here it is decided from one maximum matching
/// and one more search, from the vertex that was matched with `v`.
pub fn in_every_maximum_matching(graph: &Graph, v: usize) -> bool {
    let mut partner = maximum_matching(graph);
    let Some(mate) = partner.get(v).copied().flatten() else { return false };
    // Without v, the matching has one edge less; it is maximum there unless its free mate can be matched.
    partner[v] = None;
    partner[mate] = None;
    let mut search = Forest::new(graph, partner);
    search.deleted = Some(v);
    search.grow(mate).is_none()
}

/// One search from a free vertex.
struct Forest<'a> {
    graph: &'a Graph,
    partner: Vec<Option<usize>>,
    /// The outer vertex from which an inner vertex was reached; also bends around shrunk cycles.
    parent: Vec<Option<usize>>,
    base: Vec<usize>,
    outer: Vec<bool>,
    queue: Vec<usize>,
    deleted: Option<usize>,
}

impl<'a> Forest<'a> {
    fn new(graph: &'a Graph, partner: Vec<Option<usize>>) -> Forest<'a> {
        let n = graph.n();
        let base = (0..n).collect();
        Forest {
            graph,
            partner,
            parent: vec![None; n],
            base,
            outer: vec![false; n],
            queue: vec![],
            deleted: None,
        }
    }

    /// Grows the tree from `root`; returns the free vertex at the end of an augmenting path.
    fn grow(&mut self, root: usize) -> Option<usize> {
        self.outer[root] = true;
        self.queue.push(root);
        let mut next = 0;
        while let Some(&u) = self.queue.get(next) {
            next += 1;
            for &v in self.graph.neighbours(u) {
                if self.base[u] == self.base[v] || self.partner[u] == Some(v) || self.deleted == Some(v) {
                    continue;
                }
                let inner_mate = self.partner[v];
                if v == root || inner_mate.is_some_and(|w| self.parent[w].is_some()) {
                    self.shrink(u, v);
                } else if self.parent[v].is_none() {
                    self.parent[v] = Some(u);
                    let Some(w) = inner_mate else { return Some(v) };
                    self.outer[w] = true;
                    self.queue.push(w);
                }
            }
        }
        None
    }

    /// The nearest common base of two outer vertices on their ways to the root.
    fn common_base(&self, u: usize, v: usize) -> usize {
        let mut seen = vec![false; self.graph.n()];
        let mut x = self.base[u];
        loop {
            seen[x] = true;
            match self.partner[x].and_then(|inner| self.parent[inner]) {
                Some(outer) => x = self.base[outer],
                None => break,
            }
        }
        let mut x = self.base[v];
        while !seen[x] {
            match self.partner[x].and_then(|inner| self.parent[inner]) {
                Some(outer) => x = self.base[outer],
                None => break,
            }
        }
        x
    }

    /// Shrinks the odd cycle that the edge between the outer vertices `u` and `v` closes.
    fn shrink(&mut self, u: usize, v: usize) {
        let base = self.common_base(u, v);
        let mut inside = vec![false; self.graph.n()];
        self.mark(u, base, v, &mut inside);
        self.mark(v, base, u, &mut inside);
        for x in 0..self.graph.n() {
            if inside[self.base[x]] {
                self.base[x] = base;
                if !std::mem::replace(&mut self.outer[x], true) {
                    self.queue.push(x);
                }
            }
        }
    }

    /// Marks the bases from `v` up to `base`, and bends the parents so that the path may leave by `child`.
    fn mark(&mut self, mut v: usize, base: usize, mut child: usize, inside: &mut [bool]) {
        while self.base[v] != base {
            let Some(mate) = self.partner[v] else { return };
            inside[self.base[v]] = true;
            inside[self.base[mate]] = true;
            self.parent[v] = Some(child);
            child = mate;
            let Some(up) = self.parent[mate] else { return };
            v = up;
        }
    }

    /// Flips the augmenting path that ends in `end`.
    fn flip(&mut self, end: usize) {
        let mut v = Some(end);
        while let Some(x) = v {
            let Some(up) = self.parent[x] else { return };
            let next = self.partner[up];
            self.partner[x] = Some(up);
            self.partner[up] = Some(x);
            v = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::families::{complete, cycle, gnm, induced, path, petersen, random, star};

    /// The matching number by trying every edge at the first vertex, or leaving it free.
    fn naive(graph: &Graph, free: u32) -> usize {
        if free == 0 {
            return 0;
        }
        let u = free.trailing_zeros() as usize;
        let rest = free & (free - 1);
        let tried = graph.neighbours(u).iter().filter(|&&v| rest >> v & 1 == 1);
        tried.map(|&v| 1 + naive(graph, rest & !(1 << v))).max().unwrap_or(0).max(naive(graph, rest))
    }

    fn is_matching(graph: &Graph, partner: &[Option<usize>]) -> bool {
        partner
            .iter()
            .enumerate()
            .all(|(u, mate)| mate.is_none_or(|v| graph.adjacent(u, v) && partner[v] == Some(u)))
    }

    #[test]
    fn agrees_with_trying_everything() {
        for seed in 0..600 {
            let graph = random(10, 100_000_000 + seed % 7 * 80_000_000, seed, 99);
            let partner = maximum_matching(&graph);
            assert!(is_matching(&graph, &partner));
            let size = naive(&graph, (1 << 10) - 1);
            assert_eq!(partner.iter().flatten().count(), 2 * size);
            for v in 0..10 {
                let rest: Vec<usize> = (0..10).filter(|&u| u != v).collect();
                let without = naive(&induced(&graph, &rest), (1 << 9) - 1);
                assert_eq!(in_every_maximum_matching(&graph, v), without < size);
            }
        }
    }

    #[test]
    fn known_numbers() {
        assert_eq!(
            (matching_number(&petersen()), matching_number(&cycle(9)), matching_number(&star(5))),
            (5, 4, 1)
        );
        assert!(in_every_maximum_matching(&path(3), 1) && !in_every_maximum_matching(&path(3), 0));
        assert!(!in_every_maximum_matching(&complete(1), 0) && !in_every_maximum_matching(&path(2), 7));
        let large = gnm(1000, 1500, 3);
        assert!(is_matching(&large, &maximum_matching(&large)));
        assert_eq!(matching_number(&path(3001)), 1500);
    }
}
