//! Digraphs stored as arcs only, for searches over millions of vertices.

use super::Graph;

/// The arcs of a digraph on vertices `0..n`, row after row in one list: four bytes for an arc and four for a vertex.
/// Loops are allowed. Rows are ascending, and parallel arcs count once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arcs {
    /// Where the row of each vertex begins, and where the last one ends.
    first: Vec<u32>,
    to: Vec<u32>,
}

impl Default for Arcs {
    fn default() -> Arcs {
        Arcs { first: vec![0], to: Vec::new() }
    }
}

impl Arcs {
    /// The digraph of a graph: an edge is an arc each way, a loop a single arc.
    pub fn of(graph: &Graph) -> Arcs {
        let there = graph.edges().iter().map(|e| (e.u as u32, e.v as u32));
        let back = graph.edges().iter().filter(|e| !e.directed).map(|e| (e.v as u32, e.u as u32));
        let mut arcs = Arcs::sorted_by_tail(graph.n(), there.chain(back));
        arcs.tidy();
        arcs
    }

    /// Sorts arcs into the rows of their tails by counting. O(n + m).
    fn sorted_by_tail(n: usize, arcs: impl Iterator<Item = (u32, u32)> + Clone) -> Arcs {
        let mut first = vec![0u32; n + 1];
        for (u, _) in arcs.clone() {
            first[u as usize + 1] += 1;
        }
        for v in 0..n {
            first[v + 1] += first[v];
        }
        let mut next = first.clone();
        let mut to = vec![0; first[n] as usize];
        for (u, v) in arcs {
            let place = &mut next[u as usize];
            to[*place as usize] = v;
            *place += 1;
        }
        Arcs { first, to }
    }

    /// Sorts every row and removes duplicates.
    fn tidy(&mut self) {
        let mut kept = 0;
        for v in 0..self.n() {
            let (begin, end) = (self.first[v] as usize, self.first[v + 1] as usize);
            self.to[begin..end].sort_unstable();
            self.first[v] = kept as u32;
            for i in begin..end {
                if i == begin || self.to[i] != self.to[i - 1] {
                    // The write index never passes the read index.
                    let head = self.to[i];
                    self.to[kept] = head;
                    kept += 1;
                }
            }
        }
        let n = self.n();
        self.first[n] = kept as u32;
        self.to.truncate(kept);
    }

    /// Appends a vertex with arcs to these vertices, which may be appended later.
    pub fn push(&mut self, row: &mut Vec<u32>) {
        row.sort_unstable();
        row.dedup();
        self.to.extend_from_slice(row);
        self.first.push(self.to.len() as u32);
    }

    /// How many vertices there are.
    pub fn n(&self) -> usize {
        self.first.len() - 1
    }

    /// How many arcs there are.
    pub fn m(&self) -> usize {
        self.to.len()
    }

    /// Where the arcs from a vertex lead, ascending.
    #[inline]
    pub fn from(&self, v: usize) -> &[u32] {
        &self.to[self.first[v] as usize..self.first[v + 1] as usize]
    }

    /// The same arcs the other way round. O(n + m).
    pub fn reversed(&self) -> Arcs {
        let tails = (0..self.n()).flat_map(|u| self.from(u).iter().map(move |&v| (v, u as u32)));
        Arcs::sorted_by_tail(self.n(), tails)
    }

    /// The vertices from which every walk ends, each after all its successors (Kahn 1962). The others lie on cycles
    /// or lead to them. O(n + m).
    pub fn upwards(&self, reversed: &Arcs) -> Vec<u32> {
        let mut waiting: Vec<u32> = (0..self.n()).map(|v| self.from(v).len() as u32).collect();
        let mut order: Vec<u32> = (0..self.n() as u32).filter(|&v| waiting[v as usize] == 0).collect();
        let mut i = 0;
        while i < order.len() {
            for &u in reversed.from(order[i] as usize) {
                waiting[u as usize] -= 1;
                if waiting[u as usize] == 0 {
                    order.push(u);
                }
            }
            i += 1;
        }
        order
    }

    /// Which vertices can be reached from these, including themselves. O(n + m).
    pub fn reached(&self, from: impl IntoIterator<Item = usize>) -> Vec<bool> {
        let mut reached = vec![false; self.n()];
        let mut work: Vec<usize> = Vec::new();
        for v in from {
            if !std::mem::replace(&mut reached[v], true) {
                work.push(v);
            }
        }
        while let Some(v) = work.pop() {
            for &u in self.from(v) {
                if !std::mem::replace(&mut reached[u as usize], true) {
                    work.push(u as usize);
                }
            }
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Edge;

    fn arcs(n: usize, lines: &[(usize, usize, bool)]) -> Arcs {
        let edge = |&(u, v, directed): &(usize, usize, bool)| Edge { u, v, directed, weight: 1 };
        Arcs::of(&Graph::new(n, lines.iter().map(edge).collect()))
    }

    #[test]
    fn rows_are_ascending_and_hold_each_arc_once() {
        let arcs = arcs(4, &[(2, 3, true), (2, 0, true), (2, 3, true), (0, 1, false), (1, 1, false)]);
        let rows: Vec<&[u32]> = (0..4).map(|v| arcs.from(v)).collect();
        assert_eq!(rows, [&[1][..], &[0, 1], &[0, 3], &[]]);
        assert_eq!((arcs.n(), arcs.m()), (4, 5));
        assert_eq!(arcs.reversed().reversed(), arcs);
        assert_eq!(arcs.reached([1]), [true, true, false, false]);
    }

    #[test]
    fn pushed_rows_are_the_same() {
        let mut pushed = Arcs::default();
        pushed.push(&mut vec![1, 1, 0]);
        pushed.push(&mut vec![]);
        assert_eq!(pushed, arcs(2, &[(0, 1, true), (0, 0, true)]));
    }

    #[test]
    fn walks_end_upwards_of_the_ends() {
        let arcs = arcs(5, &[(0, 1, true), (1, 2, true), (3, 4, false), (4, 2, true)]);
        assert_eq!(arcs.upwards(&arcs.reversed()), [2, 1, 0]);
    }
}
