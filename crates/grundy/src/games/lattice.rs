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
    /// The first two offsets (that lead nowhere if there are fewer): paths and grids have no others, and no
    /// loop is needed for them.
    two: [Offset<W>; 2],
}

impl<const W: usize> Lattice<W> {
    pub fn new(rows: Vec<Set<W>>) -> Lattice<W> {
        let offsets = Self::few_offsets(&rows);
        let nowhere = Offset { d: 0, joined: Set::EMPTY };
        let of_index = |i: usize| offsets.as_ref().and_then(|list| list.get(i)).copied().unwrap_or(nowhere);
        Lattice { two: [of_index(0), of_index(1)], rows, offsets }
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
        let [a, b] = &self.two;
        let near = a.up(set) | a.down(set) | b.up(set) | b.down(set);
        match &self.offsets {
            Some(offsets) if offsets.len() <= 2 => near,
            Some(offsets) => offsets[2..].iter().fold(near, |all, o| all | o.up(set) | o.down(set)),
            None => set.iter().fold(Set::EMPTY, |all, v| all | self.rows[v]),
        }
    }

    /// The connected components of the subgraph induced by a set, by flooding.
    pub fn components(&self, within: &Set<W>, out: &mut Vec<Set<W>>) {
        let mut left = *within;
        while let Some(v) = left.first() {
            if let (true, Some(offsets)) = (W > 2, &self.offsets) {
                let component = filled(offsets, Set::single(v), &left);
                left = left.minus(&component);
                out.push(component);
                continue;
            }
            let mut component = Set::single(v);
            left.remove(v);
            let mut frontier = component;
            while !frontier.is_empty() && !left.is_empty() {
                frontier = self.neighbours(&frontier) & left;
                component |= frontier;
                left = left.minus(&frontier);
            }
            out.push(component);
        }
    }

    /// The vertices of a set with neighbours in it: with any, with exactly one and with exactly two.
    pub fn by_degree(&self, within: &Set<W>) -> [Set<W>; 3] {
        let (mut one, mut two, mut three) = (Set::<W>::EMPTY, Set::EMPTY, Set::EMPTY);
        match &self.offsets {
            Some(offsets) => {
                for offset in offsets {
                    for there in [offset.up(within), offset.down(within)] {
                        three |= two & there;
                        two |= one & there;
                        one |= there;
                    }
                }
            }
            None => {
                for v in within.iter() {
                    match (self.rows[v] & *within).len() {
                        0 => {}
                        1 => one.insert(v),
                        2 => two.insert(v),
                        _ => three.insert(v),
                    }
                }
                (one, two) = (one | two | three, two | three);
            }
        }
        [one & *within, one.minus(&two) & *within, two.minus(&three) & *within]
    }

    /// All but one of the leaves at each vertex, and the vertices that have a leaf.
    pub fn spare_leaves(&self, within: &Set<W>, leaves: &Set<W>) -> (Set<W>, Set<W>) {
        let (mut spare, mut supports) = (Set::<W>::EMPTY, Set::<W>::EMPTY);
        match &self.offsets {
            Some(offsets) => {
                for offset in offsets {
                    let above = offset.up(leaves) & *within;
                    spare |= offset.down(&(above & supports)) & *leaves;
                    supports |= above;
                    let below = offset.down(leaves) & *within;
                    spare |= offset.up(&(below & supports)) & *leaves;
                    supports |= below;
                }
            }
            None => {
                for leaf in leaves.iter() {
                    let support = self.rows[leaf] & *within;
                    if support.meets(&supports) {
                        spare.insert(leaf);
                    }
                    supports |= support;
                }
            }
        }
        (spare, supports)
    }

    /// Vertices of `candidates`, each with exactly two neighbours in `within`, that may have a twin with the
    /// same two. With few offsets only twins across a parallelogram are looked for.
    pub fn may_have_twins(&self, within: &Set<W>, candidates: &Set<W>) -> Set<W> {
        let Some(offsets) = &self.offsets else { return *candidates };
        let mut found = Set::<W>::EMPTY;
        for (i, a) in offsets.iter().enumerate() {
            for b in &offsets[i + 1..] {
                // t below x by a and y by b, its twin above both; then t below x by a and above y by b.
                let twin = *candidates;
                found |= a.down(&(b.down(&twin) & *within)) & b.down(&(a.down(&twin) & *within)) & twin;
                found |= a.down(&(b.up(&twin) & *within)) & b.up(&(a.down(&twin) & *within)) & twin;
            }
        }
        found
    }
}

/// All that can be reached from a seed inside a set. Steps along one offset are doubled (Kogge and Stone
/// 1973), so that a run of any length takes a few: worth it where sets are long.
fn filled<const W: usize>(offsets: &[Offset<W>], seed: Set<W>, within: &Set<W>) -> Set<W> {
    let mut all = seed;
    loop {
        let before = all;
        for offset in offsets {
            let mut up = *within & offset.joined;
            let mut down = *within & offset.joined.shifted_down(offset.d);
            let mut d = offset.d;
            while d < Set::<W>::CAPACITY && !(up.is_empty() && down.is_empty()) {
                all |= up & all.shifted_up(d);
                all |= down & all.shifted_down(d);
                up &= up.shifted_up(d);
                down &= down.shifted_down(d);
                d *= 2;
            }
        }
        if all == before {
            return all;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::families::{cycle, grid, petersen};
    use crate::rules::mix;

    #[test]
    fn filling_agrees_with_flooding() {
        for graph in [grid(5, 7), cycle(60), grid(3, 20)] {
            let (wide, narrow) = (Lattice::new(graph.rows::<16>()), Lattice::new(graph.rows::<1>()));
            for seed in 0..200 {
                let bits = mix(seed) | mix(seed + 500);
                let set = Set([bits]) & Set::<1>::full(graph.n());
                let long: Set<16> = set.iter().collect();
                let (mut a, mut b) = (Vec::new(), Vec::new());
                wide.components(&long, &mut a);
                narrow.components(&set, &mut b);
                assert!(a.iter().map(|part| part.0[0]).eq(b.iter().map(|part| part.0[0])));
            }
        }
    }

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
                let with = |k: usize| set.iter().filter(|&v| (rows[v] & set).len() == k).collect::<Set<2>>();
                let [any, leaves, two] = lattice.by_degree(&set);
                assert_eq!([any, leaves, two], [set.minus(&with(0)), with(1), with(2)]);
                let (spare, supports) = lattice.spare_leaves(&set, &leaves);
                assert!(supports.iter().all(|s| (rows[s] & leaves.minus(&spare)).len() == 1));
                assert!(
                    spare.is_subset(&leaves) && leaves.iter().all(|v| (rows[v] & set).is_subset(&supports))
                );
            }
        }
    }
}
