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

/// Makes sums, within limits.
pub struct Branches {
    pub sets: XorSets,
    /// How much more work on cycles is allowed.
    pub work: usize,
}

impl Branches {
    pub fn new(greatest: usize) -> Branches {
        Branches { sets: XorSets::new(greatest, 6_000_000), work: 400_000_000 }
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

    pub fn with_steps(&mut self, nimber: u32, steps: impl Iterator<Item = u32>) -> Option<Sum> {
        let mut set = XorSet::EMPTY;
        for step in steps {
            set = self.sets.union(set, XorSet::single(step))?;
        }
        Some(Sum { nimber, steps: set })
    }

    /// For each sum, all the others added up: from the left and from the right.
    pub fn all_but_each(&mut self, sums: &[Sum]) -> Option<Vec<Sum>> {
        let mut after = vec![Sum::NOTHING; sums.len() + 1];
        for i in (0..sums.len()).rev() {
            after[i] = self.add(after[i + 1], sums[i])?;
        }
        let mut before = Sum::NOTHING;
        let mut others = Vec::with_capacity(sums.len());
        for (i, &sum) in sums.iter().enumerate() {
            others.push(self.add(before, after[i + 1])?);
            before = self.add(before, sum)?;
        }
        Some(others)
    }
}
