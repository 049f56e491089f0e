//! Graphs whose edges join vertices a few fixed offsets apart, by word operations.
//!
//! On paths, cycles, grids and their like the neighbours of v are v plus or minus a few fixed offsets. The neighbours
//! of a whole set then take a few shifts and masks, whatever its size.

use crate::graph::Set;

/// More different offsets than this make shifting slower than going through the vertices.
const MOST_OFFSETS: usize = 4;

/// One offset d, and the vertices v that are joined to v - d.
#[derive(Clone, Copy)]
pub struct Offset<const W: usize> {
    /// The offset.
    pub d: usize,
    /// The vertices v that are joined to v - d.
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
    /// The first two offsets (empty ones if there are fewer): paths and grids have no others, and no loop is needed
    /// for them.
    two: [Offset<W>; 2],
}

impl<const W: usize> Lattice<W> {
    /// The graph with these rows of neighbours.
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

    /// The number of vertices.
    pub fn n(&self) -> usize {
        self.rows.len()
    }

    /// The offsets, if there are few.
    pub fn offsets(&self) -> Option<&[Offset<W>]> {
        self.offsets.as_deref()
    }

    /// The neighbours of a vertex.
    pub fn row(&self, v: usize) -> &Set<W> {
        &self.rows[v]
    }

    /// Uses offsets if there are few, and rows otherwise. The case of at most two offsets is visible to the compiler,
    /// which removes the loop.
    #[inline(always)]
    fn by_offsets<T>(
        &self,
        by_offsets: impl Fn(&[Offset<W>]) -> T,
        by_rows: impl FnOnce(&[Set<W>]) -> T,
    ) -> T {
        match &self.offsets {
            Some(offsets) if offsets.len() <= 2 => by_offsets(&self.two),
            Some(offsets) => by_offsets(offsets),
            None => by_rows(&self.rows),
        }
    }

    /// All neighbours of the vertices of a set.
    #[inline]
    pub fn neighbours(&self, set: &Set<W>) -> Set<W> {
        self.by_offsets(
            |offsets| offsets.iter().fold(Set::EMPTY, |all, o| all | o.up(set) | o.down(set)),
            |rows| set.iter().fold(Set::EMPTY, |all, v| all | rows[v]),
        )
    }

    /// The s for which reflecting v to s - v maps the subgraph induced by a set onto itself.
    #[inline]
    pub fn half_turn(&self, part: &Set<W>) -> Option<usize> {
        let s = part.first()? + part.last()?;
        if part.turned(s) != *part {
            return None;
        }
        // An edge v, v - d is reflected to s - v, s - v + d.
        let keeps_edges = |offset: &Offset<W>| {
            let edges = offset.up(part) & *part;
            edges.is_empty() || edges.turned(s + offset.d) == edges
        };
        self.by_offsets(|offsets| offsets.iter().all(keeps_edges), |_| false).then_some(s)
    }

    /// How many edges a set induces.
    #[inline]
    pub fn edges(&self, within: &Set<W>) -> usize {
        self.by_offsets(
            |offsets| offsets.iter().map(|offset| (offset.up(within) & *within).len()).sum(),
            |rows| within.iter().map(|v| (rows[v] & *within).len()).sum::<usize>() / 2,
        )
    }

    /// The connected components of the subgraph induced by a set, by flood fill.
    pub fn components(&self, within: &Set<W>, out: &mut Vec<Set<W>>) {
        let mut left = *within;
        while let Some(v) = left.first() {
            let seed = Set::single(v);
            let component =
                self.by_offsets(|offsets| component(offsets, seed, &left), |rows| reached(rows, seed, &left));
            left = left.minus(&component);
            out.push(component);
        }
    }

    /// The component of a vertex in a set if only some edges count: `upper` gives those of an offset, each at its
    /// upper end, and `next` the vertices that they join to a set.
    #[inline]
    pub fn component_along(
        &self,
        v: usize,
        within: &Set<W>,
        upper: impl Fn(&Offset<W>) -> Set<W>,
        next: impl Fn(&Set<W>) -> Set<W>,
    ) -> Set<W> {
        let seed = Set::single(v);
        let Some(offsets) = &self.offsets else {
            let (mut all, mut frontier) = (seed, seed);
            while !frontier.is_empty() && all != *within {
                frontier = next(&frontier).minus(&all) & *within;
                all |= frontier;
            }
            return all;
        };
        let mut counted = [Offset { d: 0, joined: Set::EMPTY }; MOST_OFFSETS];
        for (counted, offset) in counted.iter_mut().zip(offsets) {
            *counted = Offset { d: offset.d, joined: upper(offset) };
        }
        component(&counted[..offsets.len()], seed, within)
    }

    /// The vertices of a set with neighbours in it: with any, with exactly one and with exactly two.
    #[inline]
    pub fn by_degree(&self, within: &Set<W>) -> [Set<W>; 3] {
        let (one, two, three) = self.by_offsets(
            |offsets| {
                let (mut one, mut two, mut three) = (Set::<W>::EMPTY, Set::EMPTY, Set::EMPTY);
                for offset in offsets {
                    for there in [offset.up(within), offset.down(within)] {
                        three |= two & there;
                        two |= one & there;
                        one |= there;
                    }
                }
                (one, two, three)
            },
            |rows| {
                let at_least = |k: usize| within.iter().filter(|&v| (rows[v] & *within).len() >= k).collect();
                (at_least(1), at_least(2), at_least(3))
            },
        );
        [one & *within, one.minus(&two) & *within, two.minus(&three) & *within]
    }

    /// All but one of the leaves at each vertex, and the vertices that have a leaf.
    #[inline]
    pub fn spare_leaves(&self, within: &Set<W>, leaves: &Set<W>) -> (Set<W>, Set<W>) {
        self.by_offsets(
            |offsets| {
                let (mut spare, mut supports) = (Set::<W>::EMPTY, Set::<W>::EMPTY);
                for offset in offsets {
                    let above = offset.up(leaves) & *within;
                    spare |= offset.down(&(above & supports)) & *leaves;
                    supports |= above;
                    let below = offset.down(leaves) & *within;
                    spare |= offset.up(&(below & supports)) & *leaves;
                    supports |= below;
                }
                (spare, supports)
            },
            |rows| {
                let (mut spare, mut supports) = (Set::<W>::EMPTY, Set::<W>::EMPTY);
                for leaf in leaves.iter() {
                    let support = rows[leaf] & *within;
                    if support.meets(&supports) {
                        spare.insert(leaf);
                    }
                    supports |= support;
                }
                (spare, supports)
            },
        )
    }

    /// Vertices of `candidates`, each with exactly two neighbours in `within`, that may have a twin with the same
    /// two. With few offsets only twins across a parallelogram are found.
    #[inline]
    pub fn may_have_twins(&self, within: &Set<W>, candidates: &Set<W>) -> Set<W> {
        let twin = candidates;
        self.by_offsets(
            |offsets| {
                let mut found = Set::<W>::EMPTY;
                for (i, a) in offsets.iter().enumerate() {
                    for b in &offsets[i + 1..] {
                        // First t = x - a = y - b with its twin above both; then t = x - a = y + b.
                        found |=
                            a.down(&(b.down(twin) & *within)) & b.down(&(a.down(twin) & *within)) & *twin;
                        found |= a.down(&(b.up(twin) & *within)) & b.up(&(a.down(twin) & *within)) & *twin;
                    }
                }
                found
            },
            |_| *candidates,
        )
    }
}

/// All that can be reached along offsets from a seed inside a set.
#[inline(always)]
fn component<const W: usize>(offsets: &[Offset<W>], seed: Set<W>, within: &Set<W>) -> Set<W> {
    if W > 2 { filled(offsets, seed, within) } else { flooded(offsets, seed, within) }
}

/// All that can be reached from a seed inside a set, step by step.
fn reached<const W: usize>(rows: &[Set<W>], seed: Set<W>, within: &Set<W>) -> Set<W> {
    let (mut all, mut frontier) = (seed, seed);
    while !frontier.is_empty() {
        frontier = frontier.iter().fold(Set::EMPTY, |next, v| next | rows[v]).minus(&all) & *within;
        all |= frontier;
    }
    all
}

/// The same along offsets, one after the other in each round, so that one round can turn corners.
#[inline(always)]
fn flooded<const W: usize>(offsets: &[Offset<W>], seed: Set<W>, within: &Set<W>) -> Set<W> {
    let mut all = seed;
    loop {
        let before = all;
        for offset in offsets {
            all |= (offset.up(&all) | offset.down(&all)) & *within;
        }
        if all == before || all == *within {
            return all;
        }
    }
}

/// All that can be reached from a seed inside a set. Steps along one offset are doubled (Kogge and Stone 1973), so
/// that a run of any length takes few steps: this pays off for sets of many words.
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
        if all == before || all == *within {
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
    fn half_turns_are_automorphisms() {
        let graph = grid(4, 6);
        let lattice = Lattice::new(graph.rows::<1>());
        let joined = |u: usize, v: usize| lattice.row(u).contains(v);
        let mut found = 0;
        for seed in 0..4000 {
            // Sets that are likely to be symmetric: a few vertices and their images.
            let few = Set::<1>([mix(seed) & mix(seed + 9) & mix(seed + 99)]) & Set::full(24);
            let set = if seed % 2 == 0 { few | few.turned(mix(seed) as usize % 24 + 12) } else { few };
            let set = set & Set::full(24);
            let by_definition = set.first().zip(set.last()).map(|(a, b)| a + b).filter(|s| {
                let image = |v: usize| s.checked_sub(v).filter(|v| set.contains(*v));
                set.iter().all(|v| image(v).is_some())
                    && set.iter().all(|u| {
                        set.iter().all(|v| joined(u, v) == joined(image(u).unwrap(), image(v).unwrap()))
                    })
            });
            assert_eq!(lattice.half_turn(&set), by_definition, "{set:?}");
            found += by_definition.is_some_and(|_| set.len() > 2) as usize;
        }
        assert!(found > 100, "only {found} symmetric sets were met");
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
                let degrees = set.iter().map(|v| (rows[v] & set).len());
                assert_eq!(lattice.edges(&set), degrees.sum::<usize>() / 2);
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
