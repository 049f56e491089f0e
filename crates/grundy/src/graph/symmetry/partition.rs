//! Ordered partitions of the vertices, and their refinement until equitable.

use super::Structure;
use crate::graph::families::SplitMix64;

/// An ordered partition of `0..n` into cells. A cell is named by the index of its first member in `order`.
#[derive(Clone, Debug)]
pub(super) struct Partition {
    pub(super) order: Vec<usize>,
    place: Vec<usize>,
    cell_of: Vec<usize>,
    length: Vec<usize>,
    cells: usize,
}

/// Buffers that refinements share.
#[derive(Default)]
pub(super) struct Scratch {
    sum: Vec<u64>,
    touched: Vec<Vec<usize>>,
    touched_cells: Vec<usize>,
    queue: std::collections::VecDeque<usize>,
    queued: Vec<bool>,
}

fn mix(value: u64) -> u64 {
    SplitMix64::new(value).next_u64()
}

impl Partition {
    /// Cells by colour, ascending, not refined yet.
    pub(super) fn by_colour(colours: &[u32]) -> Partition {
        let n = colours.len();
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by_key(|&v| colours[v]);
        let mut partition =
            Partition { place: vec![0; n], cell_of: vec![0; n], length: vec![0; n], cells: 0, order };
        let mut start = 0;
        for i in 0..n {
            let v = partition.order[i];
            if i > 0 && colours[partition.order[i - 1]] != colours[v] {
                start = i;
            }
            partition.place[v] = i;
            partition.cell_of[v] = start;
            partition.length[start] += 1;
            partition.cells += usize::from(i == start);
        }
        partition
    }

    pub(super) fn is_discrete(&self) -> bool {
        self.cells == self.order.len()
    }

    pub(super) fn cell(&self, start: usize) -> &[usize] {
        &self.order[start..start + self.length[start]]
    }

    fn starts(&self) -> impl Iterator<Item = usize> {
        let mut next = 0;
        std::iter::from_fn(move || {
            let start = (next < self.order.len()).then_some(next)?;
            next += self.length[start];
            Some(start)
        })
    }

    /// The first of the largest cells: where the search branches.
    pub(super) fn target(&self) -> Option<usize> {
        self.starts()
            .filter(|&start| self.length[start] > 1)
            .min_by_key(|&start| std::cmp::Reverse(self.length[start]))
    }

    /// Makes `v` a cell of its own in front of the rest of its cell, and refines.
    pub(super) fn individualise(&mut self, structure: &Structure, v: usize, scratch: &mut Scratch) -> Trace {
        let start = self.cell_of[v];
        let (here, first) = (self.place[v], self.order[start]);
        self.order.swap(start, here);
        self.place[v] = start;
        self.place[first] = here;
        if self.length[start] > 1 {
            let rest = start + 1;
            self.length[rest] = self.length[start] - 1;
            self.length[start] = 1;
            self.cells += 1;
            for i in rest..rest + self.length[rest] {
                self.cell_of[self.order[i]] = rest;
            }
        }
        self.refine(structure, [start], scratch)
    }

    /// Refines by all cells.
    pub(super) fn refine_all(&mut self, structure: &Structure, scratch: &mut Scratch) -> Trace {
        let starts: Vec<usize> = self.starts().collect();
        self.refine(structure, starts, scratch)
    }

    /// Splits cells until all members of each see the same from every cell. What a vertex sees from a cell is
    /// the sum of the mixed codes of the lines from that cell; of the pieces of a cell that was not waiting in
    /// the queue, the largest need not enter it, since what is seen from it follows from the others
    /// (Hopcroft). All choices depend on positions and sums only, so isomorphic inputs give equal traces.
    /// O(m log n) apart from sorting.
    fn refine(
        &mut self,
        structure: &Structure,
        splitters: impl IntoIterator<Item = usize>,
        scratch: &mut Scratch,
    ) -> Trace {
        let n = self.order.len();
        scratch.sum.resize(n, 0);
        scratch.touched.resize(n, Vec::new());
        scratch.queued.resize(n, false);
        scratch.queue.extend(splitters);
        scratch.queue.iter().for_each(|&start| scratch.queued[start] = true);
        let mut trace = Trace { hash: 0, work: n as u64 };
        while let Some(splitter) = scratch.queue.pop_front() {
            scratch.queued[splitter] = false;
            if self.is_discrete() {
                continue;
            }
            for &u in self.cell(splitter) {
                trace.work += structure.lines(u).len() as u64;
                for &(v, code) in structure.lines(u) {
                    if scratch.sum[v] == 0 {
                        let cell = self.cell_of[v];
                        if scratch.touched[cell].is_empty() {
                            scratch.touched_cells.push(cell);
                        }
                        scratch.touched[cell].push(v);
                    }
                    // A sum of zero by chance only lists the vertex twice, which is corrected below.
                    scratch.sum[v] = scratch.sum[v].wrapping_add(mix(code));
                }
            }
            let mut cells = std::mem::take(&mut scratch.touched_cells);
            cells.sort_unstable();
            for cell in cells.drain(..) {
                let mut seen = std::mem::take(&mut scratch.touched[cell]);
                seen.sort_unstable_by_key(|&v| (scratch.sum[v], v));
                seen.dedup();
                self.split(cell, &seen, scratch, &mut trace);
                seen.iter().for_each(|&v| scratch.sum[v] = 0);
                seen.clear();
                scratch.touched[cell] = seen;
            }
            scratch.touched_cells = cells;
        }
        trace.add(self.cells as u64);
        trace
    }

    /// Splits one cell by the sums of `seen`, its members with a sum, sorted by it; those without stay first.
    fn split(&mut self, cell: usize, seen: &[usize], scratch: &mut Scratch, trace: &mut Trace) {
        let end = cell + self.length[cell];
        let first_seen = end - seen.len();
        trace.add(cell as u64);
        // Move the members that were seen to the end of the cell, in order.
        for (i, &v) in seen.iter().enumerate().rev() {
            let (here, there) = (self.place[v], first_seen + i);
            let other = self.order[there];
            self.order.swap(here, there);
            self.place[v] = there;
            self.place[other] = here;
        }
        let mut pieces = Vec::new();
        if first_seen > cell {
            pieces.push((cell, 0));
        }
        for (i, &v) in seen.iter().enumerate() {
            if i == 0 || scratch.sum[v] != scratch.sum[seen[i - 1]] {
                pieces.push((first_seen + i, scratch.sum[v]));
            }
        }
        for (i, &(start, sum)) in pieces.iter().enumerate() {
            let stop = pieces.get(i + 1).map_or(end, |&(next, _)| next);
            self.length[start] = stop - start;
            trace.add(start as u64);
            trace.add(sum);
            if i > 0 {
                (start..stop).for_each(|place| self.cell_of[self.order[place]] = start);
            }
        }
        self.cells += pieces.len() - 1;
        // Of equally long pieces, the first is the one left out.
        let longest =
            pieces.iter().map(|&(start, _)| start).min_by_key(|&s| std::cmp::Reverse(self.length[s]));
        let waiting = scratch.queued[cell];
        for &(start, _) in &pieces {
            if pieces.len() > 1 && !scratch.queued[start] && (waiting || Some(start) != longest) {
                scratch.queued[start] = true;
                scratch.queue.push_back(start);
            }
        }
    }
}

/// What a refinement did, as a hash that isomorphic inputs share, and how much work it took.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trace {
    pub(super) hash: u64,
    pub(super) work: u64,
}

impl Trace {
    fn add(&mut self, value: u64) {
        self.hash = mix(self.hash ^ value).wrapping_add(value);
    }
}
