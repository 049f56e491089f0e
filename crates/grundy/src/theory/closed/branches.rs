//! Sums of what hangs from chosen vertices.

use super::xor_sets::{XorSet, XorSets};

/// A position as a summand: its nimber, and by what (xor) each of its moves changes that nimber.
#[derive(Clone, Copy, Debug)]
pub struct Sum {
    pub nimber: u32,
    pub steps: XorSet,
}

impl Sum {
    pub const NOTHING: Sum = Sum { nimber: 0, steps: XorSet::EMPTY };
}

/// A node of a set takes 16 bytes.
const MOST_NODES: usize = 8_000_000;
/// Nodes created in all, including discarded ones.
const MOST_MADE: usize = 100_000_000;
/// Moves examined on cycles.
const MOST_WORK: usize = 100_000_000;

/// Builds sums, within limits.
pub struct Branches {
    pub sets: XorSets,
    /// How much more work on cycles is allowed.
    pub work: usize,
}

impl Branches {
    pub fn new(greatest: usize) -> Branches {
        Branches { sets: XorSets::new(greatest, MOST_NODES, MOST_MADE), work: MOST_WORK }
    }

    /// Two positions played side by side: a move in either changes the nimber of the sum by the same step.
    pub fn add(&mut self, a: Sum, b: Sum) -> Option<Sum> {
        Some(Sum { nimber: a.nimber ^ b.nimber, steps: self.sets.union(a.steps, b.steps)? })
    }

    /// A vertex that is not chosen but next to one that is, with `rest` hanging from it. A move chooses the
    /// vertex, which leaves `rest`, or something beyond, which chooses the vertex as well and makes that move in
    /// `rest`. Moves of `rest` to nimbers above its own count too: they are no longer reversed.
    pub fn hang(&mut self, rest: Sum) -> Option<Sum> {
        let moves = self.sets.union(rest.steps, XorSet::single(0))?.shifted(rest.nimber);
        let nimber = self.sets.mex(moves);
        Some(Sum { nimber, steps: moves.shifted(nimber) })
    }

    /// For each index, the sum of all sums from there on; the last is the empty sum.
    pub fn sums_onward(&mut self, sums: &[Sum]) -> Option<Vec<Sum>> {
        let mut after = vec![Sum::NOTHING; sums.len() + 1];
        for i in (0..sums.len()).rev() {
            after[i] = self.add(after[i + 1], sums[i])?;
        }
        Some(after)
    }
}
