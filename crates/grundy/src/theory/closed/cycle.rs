//! One cycle of a position of a closed game.

use super::branches::{Branches, Sum};
use super::xor_sets::XorSet;

/// The nimbers of the rest of the play around a cycle when an arc of it is covered.
///
/// Two vertices cover the way between them that is shorter (for induced paths: only if they are neighbours),
/// or everything. So once a vertex of the cycle counts as chosen, what counts as chosen on it is an arc no
/// longer than `reach`, or all of it; a move at an uncovered vertex, or in what hangs from it, makes the arc longer or covers all.
/// What hangs from covered vertices is then played apart. The state is the arc, so there are about L^2 / 2 of
/// them, each with at most L vertices to move at.
pub struct Cycle {
    length: usize,
    /// The most edges that a covered arc can have while something is uncovered.
    reach: usize,
    /// `nimbers[a][s]`: the arc of `a` edges that starts at `s`.
    nimbers: Vec<Vec<u32>>,
    /// The exclusive or of the nimbers hanging from the first vertices, twice around.
    before: Vec<u32>,
    /// What a move at each vertex can do to the nimber: nothing (0, the vertex itself), or a step in what
    /// hangs from it.
    steps: Vec<XorSet>,
}

impl Cycle {
    /// `hanging[i]`: what hangs from the i-th vertex outside the cycle. With `only_first`, only arcs that hold vertex
    /// 0 are examined, so that what hangs there does not matter. `None` if it is too much work.
    pub fn new(hanging: &[Sum], reach: usize, only_first: bool, branches: &mut Branches) -> Option<Cycle> {
        let length = hanging.len();
        let mut before = vec![0];
        for i in 0..2 * length {
            before.push(before[i] ^ hanging[i % length].nimber);
        }
        let zero = XorSet::single(0);
        let steps = hanging.iter().map(|sum| branches.sets.union(sum.steps, zero));
        let steps: Vec<XorSet> = steps.collect::<Option<_>>()?;
        // If nothing hangs from the cycle, all its vertices are equivalent.
        let alike = steps.iter().all(|&step| step == zero);
        let starts = if alike { 1 } else { length };
        let states = if only_first && !alike { (reach + 1) * (reach + 2) / 2 } else { (reach + 1) * starts };
        branches.work = branches.work.checked_sub(states.checked_mul(length)?)?;
        let mut cycle = Cycle { length, reach, nimbers: vec![Vec::new(); reach + 1], before, steps };
        for arc in (0..=reach).rev() {
            cycle.nimbers[arc] = vec![0; length];
            for start in 0..starts {
                if !only_first || alike || (length - start) % length <= arc {
                    let mark = branches.sets.mark();
                    let options = cycle.options(start, arc, branches)?;
                    cycle.nimbers[arc][start] = branches.sets.mex(options);
                    branches.sets.rewind(mark);
                }
            }
            if alike {
                cycle.nimbers[arc] = vec![cycle.nimbers[arc][0]; length];
            }
        }
        Some(cycle)
    }

    /// The nimber when the arc of `arc` edges from `start` is covered; an arc beyond the reach covers all.
    pub fn nimber(&self, start: usize, arc: usize) -> u32 {
        if arc > self.reach { 0 } else { self.nimbers[arc][start] }
    }

    /// The exclusive or of what hangs from the vertices `from .. to`, both below twice the length.
    fn between(&self, from: usize, to: usize) -> u32 {
        self.before[to] ^ self.before[from]
    }

    /// The nimbers of the options when an arc is covered.
    fn options(&self, start: usize, arc: usize, branches: &mut Branches) -> Option<XorSet> {
        let end = start + arc;
        let mut found = XorSet::EMPTY;
        for x in end + 1..start + self.length {
            let (onward, back) = (x - start, end + self.length - x);
            let base = if onward <= self.reach {
                self.nimber(start, onward) ^ self.between(end + 1, x + 1)
            } else if back <= self.reach {
                self.nimber(x % self.length, back) ^ self.between(x, start + self.length)
            } else {
                self.between(end + 1, start + self.length)
            };
            found = branches.sets.union(found, self.steps[x % self.length].shifted(base))?;
        }
        Some(found)
    }

    /// The cycle as a summand once vertex `i` is chosen and nothing else on it.
    pub fn from(&self, i: usize, branches: &mut Branches) -> Option<Sum> {
        let nimber = self.nimbers[0][i];
        let steps = self.options(i, 0, branches)?.shifted(nimber);
        Some(Sum { nimber, steps })
    }
}
