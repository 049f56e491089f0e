//! The search for automorphisms.

use super::partition::{Partition, Scratch};
use super::{Orbits, Structure, Symmetry};
use crate::graph::Graph;

/// How much work a search may take, in vertices and lines looked at.
pub(super) const WORK: u64 = 150_000_000;
/// How many numbers the partitions on the first path may hold together.
const MEMORY: usize = 4_000_000;

/// The automorphism group by individualisation and refinement (McKay 1981), along one path.
///
/// Refine the partition by colours; while some cell has several members, individualise one and refine again:
/// this is the first path, and the vertices chosen are a base. Then go back up. At each level every generator
/// found so far fixes the vertices chosen above; a member w of the branching cell that these do not move onto
/// the chosen v is tried: below w, look for a leaf that compares with the first one as an automorphism, in
/// all ways whose refinement leaves the same trace. Either one is found, which moves v to w, or there is
/// none, and no member of w's orbit is tried again. So after each level the generators generate the
/// whole stabiliser of the vertices above. Leaves are verified, so what is found is right even if the work
/// runs out; then only completeness is lost.
pub(super) fn automorphisms(graph: &Graph, colours: &[u32], work: u64) -> Symmetry {
    let structure = Structure::new(graph, colours);
    let mut search = Search { structure: &structure, scratch: Scratch::default(), levels: Vec::new(), work };
    let mut partition = Partition::by_colour(&structure.colours);
    let trace = partition.refine_all(&structure, &mut search.scratch);
    search.spend(trace.work);
    if !search.first_path(&mut partition) {
        return Symmetry { generators: Vec::new(), complete: false, base: Vec::new() };
    }
    let first = partition.order;
    let mut orbits = Orbits::new(structure.n());
    let mut generators = Vec::new();
    let mut complete = true;
    for level in (0..search.levels.len()).rev() {
        let chosen = search.levels[level].chosen;
        let cell = search.levels[level].members();
        let mut failed: Vec<usize> = Vec::new();
        for w in cell {
            let orbit = orbits.find(w);
            if orbit == orbits.find(chosen) || failed.iter().any(|&f| orbits.find(f) == orbit) {
                continue;
            }
            match search.moving(level, w, &first) {
                Some(automorphism) => {
                    orbits.join(&automorphism);
                    generators.push(automorphism);
                }
                None => failed.push(w),
            }
            if search.work == 0 {
                complete = false;
                break;
            }
        }
    }
    let base = search.levels.iter().map(|level| level.chosen).collect();
    Symmetry { generators, complete, base }
}

/// A node of the first path: its partition, the cell where it branches, what was chosen there and the trace.
struct Level {
    partition: Partition,
    target: usize,
    chosen: usize,
    trace: u64,
}

impl Level {
    fn members(&self) -> Vec<usize> {
        self.partition.cell(self.target).to_vec()
    }
}

struct Search<'a> {
    structure: &'a Structure,
    scratch: Scratch,
    levels: Vec<Level>,
    work: u64,
}

impl Search<'_> {
    fn spend(&mut self, work: u64) {
        self.work = self.work.saturating_sub(work);
    }

    /// Follows the first path down to a leaf; false if it takes too much work or memory.
    fn first_path(&mut self, partition: &mut Partition) -> bool {
        while let Some(target) = partition.target() {
            if self.work == 0 || (self.levels.len() + 1) * self.structure.n() > MEMORY {
                return false;
            }
            let chosen = partition.cell(target)[0];
            let before = partition.clone();
            let trace = partition.individualise(self.structure, chosen, &mut self.scratch);
            self.spend(trace.work);
            self.levels.push(Level { partition: before, target, chosen, trace: trace.hash });
        }
        true
    }

    /// An automorphism that fixes what was chosen above `level` and maps what was chosen there to `w`.
    fn moving(&mut self, level: usize, w: usize, first: &[usize]) -> Option<Vec<usize>> {
        let chosen = self.levels[level].chosen;
        let mut swap: Vec<usize> = (0..self.structure.n()).collect();
        swap.swap(chosen, w);
        if self.are_twins(chosen, w) {
            return Some(swap);
        }
        let partition = self.levels[level].partition.clone();
        self.descend(partition, level, w, first)
    }

    /// Whether exchanging two vertices of the same cell is an automorphism.
    fn are_twins(&mut self, u: usize, v: usize) -> bool {
        let around = |x: usize, other: usize| {
            let swapped = self.structure.lines(x).iter().map(move |&(w, code)| match w {
                w if w == x => (usize::MAX, code),
                w if w == other => (usize::MAX - 1, code),
                w => (w, code),
            });
            let mut list: Vec<(usize, u64)> = swapped.collect();
            list.sort_unstable();
            list
        };
        self.structure.lines(u).len() == self.structure.lines(v).len() && around(u, v) == around(v, u)
    }

    /// Individualises `w` in the partition, and looks for an automorphism below. The depth of the recursion is
    /// at most the length of the first path, which the memory limit bounds.
    fn descend(
        &mut self,
        mut partition: Partition,
        level: usize,
        w: usize,
        first: &[usize],
    ) -> Option<Vec<usize>> {
        let trace = partition.individualise(self.structure, w, &mut self.scratch);
        self.spend(trace.work);
        if self.work == 0 || trace.hash != self.levels[level].trace {
            return None;
        }
        let Some(next) = self.levels.get(level + 1) else {
            return self.compare(first, &partition.order);
        };
        let (target, chosen) = (next.target, next.chosen);
        if partition.target() != Some(target) || partition.cell(target).len() != next.members().len() {
            return None;
        }
        // The chosen vertex itself first: most automorphisms move little.
        let mut members = partition.cell(target).to_vec();
        if let Some(i) = members.iter().position(|&u| u == chosen) {
            members.swap(0, i);
        }
        members.into_iter().find_map(|u| self.descend(partition.clone(), level + 1, u, first))
    }

    /// The permutation from the first leaf to this one, if it is an automorphism.
    fn compare(&mut self, first: &[usize], leaf: &[usize]) -> Option<Vec<usize>> {
        let mut permutation = vec![0; first.len()];
        first.iter().zip(leaf).for_each(|(&from, &to)| permutation[from] = to);
        self.spend(self.structure.lines.iter().map(|list| list.len() as u64 + 1).sum());
        self.structure.is_automorphism(&permutation).then_some(permutation)
    }
}
