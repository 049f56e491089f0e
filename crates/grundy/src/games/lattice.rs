//! Graphs whose edges join vertices a few fixed offsets apart, by word operations.
//!
//! On paths, cycles, grids and their like the neighbours of v are v plus or minus a few fixed offsets. The
//! neighbours of a whole set are then a few shifts and masks away, whatever its size.

use crate::graph::Set;

/// More different offsets than this make shifting slower than going through the vertices.
const MOST_OFFSETS: usize = 4;

/// One offset d, and the vertices v that are joined to v - d.
#[derive(Clone, Copy)]
pub struct Offset<const W: usize> {
    pub d: usize,
    pub joined: Set<W>,
}

impl<const W: usize> Offset<W> {
    /// Where edges of this offset lead upwards from a set.
    #[inline]
    pub fn up(&self, set: &Set<W>) -> Set<W> {
        set.shifted_up(self.d) & self.joined
    }

    /// Where edges of this offset lead downwards from a set.
    #[inline]
    pub fn down(&self, set: &Set<W>) -> Set<W> {
        (*set & self.joined).shifted_down(self.d)
    }
}

/// A graph as sets of neighbours and, if it has few offsets, as offsets.
pub struct Lattice<const W: usize> {
    rows: Vec<Set<W>>,
    offsets: Option<Vec<Offset<W>>>,
}

impl<const W: usize> Lattice<W> {
    pub fn new(rows: Vec<Set<W>>) -> Lattice<W> {
        let offsets = Self::few_offsets(&rows);
        Lattice { rows, offsets }
    }

    fn few_offsets(rows: &[Set<W>]) -> Option<Vec<Offset<W>>> {
        let mut offsets: Vec<Offset<W>> = Vec::new();
        for (v, row) in rows.iter().enumerate() {
            for u in row.iter().take_while(|&u| u < v) {
                match offsets.iter().position(|offset| offset.d == v - u) {
                    Some(i) => offsets[i].joined.insert(v),
                    None if offsets.len() == MOST_OFFSETS => return None,
                    None => offsets.push(Offset { d: v - u, joined: Set::single(v) }),
                }
            }
        }
        offsets.sort_unstable_by_key(|offset| offset.d);
        Some(offsets)
    }

    pub fn n(&self) -> usize {
        self.rows.len()
    }

    /// The offsets, if there are few.
    pub fn offsets(&self) -> Option<&[Offset<W>]> {
        self.offsets.as_deref()
    }

    pub fn row(&self, v: usize) -> &Set<W> {
        &self.rows[v]
    }

    /// All neighbours of the vertices of a set.
    #[inline]
    pub fn neighbours(&self, set: &Set<W>) -> Set<W> {
        match &self.offsets {
            Some(offsets) => offsets.iter().fold(Set::EMPTY, |all, o| all | o.up(set) | o.down(set)),
            None => set.iter().fold(Set::EMPTY, |all, v| all | self.rows[v]),
        }
    }

    /// The connected components of the subgraph induced by a set, by flooding.
    pub fn components(&self, within: &Set<W>, out: &mut Vec<Set<W>>) {
        let mut left = *within;
        while let Some(v) = left.first() {
            let mut component = Set::single(v);
            left.remove(v);
            let mut frontier = component;
            while !frontier.is_empty() {
                frontier = self.neighbours(&frontier) & left;
                component |= frontier;
                left = left.minus(&frontier);
            }
            out.push(component);
        }
    }

    /// The vertices of a set with exactly one neighbour in it.
    pub fn leaves(&self, within: &Set<W>) -> Set<W> {
        let [once, twice, _] = self.counted(within);
        once.minus(&twice)
    }

    /// The vertices of a set with exactly two neighbours in it.
    pub fn vertices_with_two(&self, within: &Set<W>) -> Set<W> {
        let [_, twice, thrice] = self.counted(within);
        twice.minus(&thrice)
    }

    /// The vertices of a set with at least one, two and three neighbours in it.
    fn counted(&self, within: &Set<W>) -> [Set<W>; 3] {
        let Some(offsets) = &self.offsets else {
            let at_least =
                |k: usize| within.iter().filter(|&v| (self.rows[v] & *within).len() >= k).collect();
            return [at_least(1), at_least(2), at_least(3)];
        };
        let mut counted = [Set::EMPTY; 3];
        for offset in offsets {
            for there in [offset.up(within) & *within, offset.down(within) & *within] {
                counted[2] |= counted[1] & there;
                counted[1] |= counted[0] & there;
                counted[0] |= there;
            }
        }
        counted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::families::{cycle, grid, petersen};
    use crate::rules::mix;

    #[test]
    fn shifting_agrees_with_rows() {
        for graph in [grid(5, 7), cycle(20), grid(3, 30), petersen()] {
            let rows = graph.rows::<2>();
            let lattice = Lattice::new(rows.clone());
            assert_eq!(lattice.offsets().is_some(), graph.n() != 10);
            for seed in 0..200 {
                let set = Set([mix(seed), mix(seed + 1000)]) & Set::full(graph.n());
                let by_rows = set.iter().fold(Set::EMPTY, |all, v| all | rows[v]);
                assert_eq!(lattice.neighbours(&set), by_rows);
                let leaves: Set<2> = set.iter().filter(|&v| (rows[v] & set).len() == 1).collect();
                assert_eq!(lattice.leaves(&set), leaves);
                let two: Set<2> = set.iter().filter(|&v| (rows[v] & set).len() == 2).collect();
                assert_eq!(lattice.vertices_with_two(&set), two);
            }
        }
    }
}
