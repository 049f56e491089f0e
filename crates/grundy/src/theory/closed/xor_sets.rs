//! Sets of small numbers with shifts by exclusive or, unions, and the mex.

/// A set of numbers below 2^bits: the set of a node, every element xored with `shift`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct XorSet {
    node: u32,
    shift: u32,
}

/// The nodes that are not in the arena.
const NOTHING: u32 = 0;
const EVERYTHING: u32 = 1;
/// The set with the element 0 alone.
const ZERO: u32 = 2;
const FIRST: u32 = 3;

impl XorSet {
    pub const EMPTY: XorSet = XorSet { node: NOTHING, shift: 0 };
    const FULL: XorSet = XorSet { node: EVERYTHING, shift: 0 };

    pub fn single(value: u32) -> XorSet {
        XorSet { node: ZERO, shift: value }
    }

    /// Every element xored with `by`.
    pub fn shifted(self, by: u32) -> XorSet {
        match self.node {
            NOTHING | EVERYTHING => self,
            _ => XorSet { shift: self.shift ^ by, ..self },
        }
    }
}

/// Binary tries whose nodes are shared and never change. A node splits its numbers by their highest bit; a shift is
/// stored at a node and passed to its children when the node is opened. A full subtree is not stored, so that sets
/// which are nearly intervals stay small. A union opens only what both sets have partly.
pub struct XorSets {
    nodes: Vec<[XorSet; 2]>,
    bits: u32,
    most_nodes: usize,
    /// How many more nodes may be created, including discarded ones.
    to_make: usize,
}

impl XorSets {
    /// For numbers up to `greatest`. Unions fail when there would be more than `most_nodes` nodes, or when more than
    /// `to_make` have been created in all.
    pub fn new(greatest: usize, most_nodes: usize, to_make: usize) -> XorSets {
        XorSets { nodes: Vec::new(), bits: (greatest as u32).max(1).ilog2() + 1, most_nodes, to_make }
    }

    /// A checkpoint to which [`XorSets::rewind`] returns.
    pub fn mark(&self) -> usize {
        self.nodes.len()
    }

    /// Discards every set created since the mark.
    pub fn rewind(&mut self, mark: usize) {
        self.nodes.truncate(mark);
    }

    /// The elements whose bit `level - 1` is `side`, without that bit.
    fn half(&self, set: XorSet, level: u32, side: usize) -> XorSet {
        let top = (set.shift >> (level - 1) & 1) as usize;
        let low = set.shift & ((1 << (level - 1)) - 1);
        match set.node {
            NOTHING | EVERYTHING => set,
            ZERO if top != side => XorSet::EMPTY,
            ZERO if level == 1 => XorSet::FULL,
            ZERO => XorSet::single(low),
            node => self.nodes[(node - FIRST) as usize][side ^ top].shifted(low),
        }
    }

    fn contains(&self, set: XorSet, value: u32) -> bool {
        let mut at = set;
        for level in (1..=self.bits).rev() {
            at = self.half(at, level, (value >> (level - 1) & 1) as usize);
        }
        at != XorSet::EMPTY
    }

    pub fn union(&mut self, a: XorSet, b: XorSet) -> Option<XorSet> {
        // A single element that is there already makes no new nodes.
        if b.node == ZERO && self.contains(a, b.shift) {
            return Some(a);
        }
        self.union_at(a, b, self.bits)
    }

    fn union_at(&mut self, a: XorSet, b: XorSet, level: u32) -> Option<XorSet> {
        match (a.node, b.node) {
            (NOTHING, _) => return Some(b),
            (_, NOTHING) => return Some(a),
            (EVERYTHING, _) | (_, EVERYTHING) => return Some(XorSet::FULL),
            _ if a == b => return Some(a),
            _ => {}
        }
        let mut halves = [XorSet::EMPTY; 2];
        for (side, half) in halves.iter_mut().enumerate() {
            *half = self.union_at(self.half(a, level, side), self.half(b, level, side), level - 1)?;
        }
        if halves == [XorSet::FULL; 2] {
            return Some(XorSet::FULL);
        }
        if self.nodes.len() >= self.most_nodes {
            return None;
        }
        self.to_make = self.to_make.checked_sub(1)?;
        self.nodes.push(halves);
        Some(XorSet { node: FIRST + self.nodes.len() as u32 - 1, shift: 0 })
    }

    /// The least number that is not in the set.
    pub fn mex(&self, set: XorSet) -> u32 {
        let (mut at, mut value) = (set, 0);
        for level in (1..=self.bits).rev() {
            let lower = self.half(at, level, 0);
            if lower == XorSet::FULL {
                value += 1 << (level - 1);
                at = self.half(at, level, 1);
            } else {
                at = lower;
            }
        }
        value + (at == XorSet::FULL) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::mix;
    use std::collections::BTreeSet;

    impl XorSets {
        /// The elements, in no particular order.
        pub fn elements(&self, set: XorSet) -> Vec<u32> {
            let mut found = Vec::new();
            let mut open = vec![(set, self.bits, 0)];
            while let Some((at, level, value)) = open.pop() {
                match (at.node, level) {
                    (NOTHING, _) => {}
                    (_, 0) => found.push(value),
                    _ => open.extend([0, 1].map(|side| {
                        (self.half(at, level, side), level - 1, value | (side as u32) << (level - 1))
                    })),
                }
            }
            found
        }
    }

    #[test]
    fn agrees_with_plain_sets() {
        let mut sets = XorSets::new(30, 1_000_000, 1_000_000);
        let mut pairs = vec![(XorSet::EMPTY, BTreeSet::new())];
        for round in 0..3000u64 {
            let random = mix(round);
            let (a, plain_a) = pairs[random as usize % pairs.len()].clone();
            let (b, plain_b) = pairs[(random >> 20) as usize % pairs.len()].clone();
            let (value, by) = ((random >> 40) as u32 % 32, (random >> 50) as u32 % 32);
            let plain: BTreeSet<u32> =
                plain_a.iter().map(|x| x ^ by).chain(plain_b.iter().copied()).chain([value]).collect();
            let both = sets.union(a.shifted(by), b).unwrap();
            let made = sets.union(both, XorSet::single(value)).unwrap();
            assert_eq!(sets.mex(made), (0..).find(|x| !plain.contains(x)).unwrap());
            let mut elements = sets.elements(made);
            elements.sort_unstable();
            assert!(elements.iter().eq(&plain));
            if plain.len() < 25 {
                pairs.push((made, plain));
            }
        }
    }

    #[test]
    fn gives_up_when_full() {
        let mut sets = XorSets::new(1000, 3, 100);
        assert_eq!(sets.union(XorSet::single(1), XorSet::single(2)).map(|_| ()), None);
    }
}
