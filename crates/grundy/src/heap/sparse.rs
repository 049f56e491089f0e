//! Nimbers of heaps that may be split, by rare and common values.
//!
//! Call a nimber rare if it has an even number of ones under a mask of bits, else common. Then the nim-sum of two
//! rare nimbers, or of two common ones, is rare, and that of a rare and a common one is common. In most octal games
//! some mask makes nearly all heaps common. Then few splits lead to common nimbers, those with one rare part, and all
//! of them are tried: that gives the least common nimber c that a heap cannot move to. It remains to check that it
//! can move to every rare nimber below c; there are so many ways to do so that most are found for hundreds of heaps
//! at once ([`Windows`]), and the others are searched for. The first that is not found is the nimber; if all are
//! found, c is. (Berlekamp, Conway and Guy, Winning Ways, ch. 4; the bits in parallel are ours.)
//!
//! The answer does not depend on the mask. The mask that leaves the fewest heaps rare is found by the Walsh-Hadamard
//! transform of the counts of nimbers, and updated as the sequence grows. With R rare heaps and values below V a heap
//! costs about R + V steps. Where no mask leaves few heaps rare every split of a heap is tried once, and the result
//! is kept for all digits that split the remaining heap.

use super::windows::{Heaps, WIDTH, Windows};
use super::{Rule, Stopped, Watch};

/// How many heaps are marked together: the nimbers of four heaps in a row fit into one word.
const BLOCK: usize = 8;
/// Rare heaps smaller than this are marked for each heap alone, since a block must not use its own nimbers.
const NEAR: usize = 16;
/// Up to how many nimbers are searched for one by one, and among how many splits at a time.
const FEW: usize = 20;
const SOME: usize = 512;
/// Nimbers are stored in sixteen bits.
const MOST_NIMBERS: usize = 1 << 16;

/// Which nimbers can be reached by splitting heaps of one size.
#[derive(Default)]
struct Row {
    /// The heap that is split, and whether all rare parts are marked.
    heap: usize,
    complete: bool,
    marks: Vec<u8>,
}

/// For consecutive heaps, the rare nimbers that some of them are not known to reach.
#[derive(Default)]
struct Gaps {
    /// The first of these heaps.
    from: usize,
    /// Nimbers below this were examined.
    below: usize,
    /// The nimbers that some heap is not known to reach, with the heaps that are known to.
    list: Vec<(u16, Heaps)>,
}

/// The sequence of a rule that splits heaps.
pub struct Sparse {
    /// Numbers taken with their digits.
    takes: Vec<(usize, u8)>,
    /// Numbers taken before a split, descending.
    splits: Vec<usize>,
    unequal: bool,
    nimbers: Vec<u16>,
    /// The nimbers in reverse, growing towards the front: parts of a split then lie in the same direction.
    reversed: Reversed,
    counts: Vec<i64>,
    mask: u16,
    rare: Vec<(u32, u16)>,
    /// Whether so many heaps are rare that trying every split is cheaper.
    dense: bool,
    rows: Vec<Row>,
    /// The heaps whose rows are begun together.
    block: std::ops::Range<usize>,
    windows: Windows,
    gaps: Gaps,
    /// Ones for the rare nimbers.
    rare_nimbers: Vec<u8>,
    /// Ones for nimbers that need no further check.
    marks: Vec<u8>,
    refit_at: usize,
}

impl Sparse {
    /// For a rule without digits that repeat.
    pub fn new(rule: &Rule) -> Sparse {
        let takes = rule.short_takes();
        let mut splits: Vec<usize> =
            takes.iter().filter(|(_, digit)| digit & 4 != 0).map(|(i, _)| *i).collect();
        splits.reverse();
        let span = splits.first().unwrap_or(&0) - splits.last().unwrap_or(&0);
        let counts = vec![0; 2];
        let mut rows = Vec::new();
        rows.resize_with(span + BLOCK, Row::default);
        Sparse {
            takes,
            splits,
            unequal: rule.unequal(),
            nimbers: Vec::new(),
            reversed: Reversed::default(),
            windows: Windows::new(&[], &counts, |_| true),
            gaps: Gaps::default(),
            rare_nimbers: vec![1, 0],
            marks: Vec::new(),
            counts,
            mask: 1,
            rare: Vec::new(),
            dense: false,
            rows,
            block: 0..0,
            refit_at: 32,
        }
    }

    pub fn nimbers(&self) -> &[u16] {
        &self.nimbers
    }

    /// The mask of the sparse space, the number of rare heaps and the greatest of them.
    pub fn space(&self) -> (u16, usize, Option<u64>) {
        (self.mask, self.rare.len(), self.rare.last().map(|&(heap, _)| heap as u64))
    }

    fn is_rare(&self, nimber: usize) -> bool {
        (nimber as u16 & self.mask).count_ones().is_multiple_of(2)
    }

    /// Finds nimbers until there are `count`.
    pub fn extend(&mut self, count: usize, watch: Watch<'_>) -> Result<(), Stopped> {
        let mut work = 0;
        while self.nimbers.len() < count {
            let n = self.nimbers.len();
            if n == self.refit_at {
                self.refit();
                self.refit_at = n + n / 4 + 32;
            }
            let nimber = self.next();
            if nimber == self.counts.len() {
                self.widen()?;
            }
            self.counts[nimber] += 1;
            self.nimbers.push(nimber as u16);
            self.reversed.push(nimber as u16, &self.nimbers);
            self.windows.push(nimber as u16);
            if n > 0 && self.is_rare(nimber) {
                self.rare.push((n as u32, nimber as u16));
            }
            work += 1 + if self.dense { n / 2 } else { self.rare.len() } as u64;
            if work >= 1 << 20 {
                if watch(work) {
                    return Err(Stopped);
                }
                work = 0;
            }
        }
        if watch(work) { Err(Stopped) } else { Ok(()) }
    }

    /// Makes room for nimbers twice as large.
    fn widen(&mut self) -> Result<(), Stopped> {
        if self.counts.len() == MOST_NIMBERS {
            return Err(Stopped);
        }
        self.counts.resize(2 * self.counts.len(), 0);
        self.reset();
        Ok(())
    }

    /// Chooses the mask under which the fewest heaps are rare.
    fn refit(&mut self) {
        let mut sums = self.counts.clone();
        let mut half = 1;
        while half < sums.len() {
            for pair in sums.chunks_mut(2 * half) {
                let (low, high) = pair.split_at_mut(half);
                low.iter_mut().zip(high).for_each(|(a, b)| (*a, *b) = (*a + *b, *a - *b));
            }
            half *= 2;
        }
        // The sum for a mask is the number of rare heaps minus that of common ones.
        self.mask = (1..sums.len()).min_by_key(|&mask| sums[mask]).unwrap_or(1) as u16;
        self.reset();
    }

    /// Rebuilds everything that depends on the mask and on the largest nimber.
    fn reset(&mut self) {
        let all = self.nimbers.iter().enumerate().skip(1);
        let rare = all.filter(|(_, nimber)| self.is_rare(**nimber as usize));
        self.rare = rare.map(|(heap, &nimber)| (heap as u32, nimber)).collect();
        // A rare heap is marked, and found to be rare by trying all splits once more, for each digit. These are
        // compared eight at a time, so that they cost less than marks.
        self.dense = 2 * self.rare.len() * (11 + self.splits.len()) > 11 * self.nimbers.len();
        self.windows = Windows::new(&self.nimbers, &self.counts, |nimber| !self.is_rare(nimber));
        self.rare_nimbers = (0..self.counts.len()).map(|nimber| self.is_rare(nimber) as u8).collect();
        self.gaps = Gaps::default();
        self.block = 0..0;
        self.rows.iter_mut().for_each(|row| *row = Row::default());
    }

    /// The nimber of the next heap.
    fn next(&mut self) -> usize {
        let n = self.nimbers.len();
        let mut marks = std::mem::take(&mut self.marks);
        marks.clone_from(&self.rare_nimbers);
        if self.dense {
            marks.fill(0);
        }
        for i in 0..self.splits.len() {
            if let Some(heap) = n.checked_sub(self.splits[i]).filter(|&heap| heap >= 2) {
                let row = self.row(heap);
                marks.iter_mut().zip(&row.marks).for_each(|(mark, other)| *mark |= other);
            }
        }
        self.taken(n).for_each(|nimber| marks[nimber as usize] = 1);
        let first = first_zero(&marks);
        self.marks = marks;
        if self.dense { first } else { self.missing_rare(n, first).unwrap_or(first) }
    }

    /// The nimbers of the heaps that remain after taking from a heap.
    fn taken(&self, n: usize) -> impl Iterator<Item = u16> {
        let takes = self.takes.iter().take_while(move |(i, _)| *i <= n);
        let leaving = takes.filter(move |(i, digit)| *i > 0 && digit & if *i == n { 1 } else { 2 } != 0);
        leaving.map(move |(i, _)| self.nimbers[n - i])
    }

    /// The heaps that may be split when moving in `n`: those that remain after taking.
    fn split_heaps(&self, n: usize) -> impl Iterator<Item = usize> {
        self.splits.iter().filter_map(move |&i| n.checked_sub(i)).filter(|&heap| heap >= 2)
    }

    /// The least rare nimber below `bound` that a heap cannot move to.
    fn missing_rare(&mut self, n: usize, bound: usize) -> Option<usize> {
        let Some(heap) = self.split_heaps(n).last() else {
            return (0..bound)
                .find(|&w| self.is_rare(w) && !self.taken(n).any(|nimber| nimber as usize == w));
        };
        let from = heap / WIDTH * WIDTH;
        if self.gaps.from != from {
            self.gaps = Gaps { from, ..Gaps::default() };
        }
        while self.gaps.below < bound {
            let w = self.gaps.below;
            if self.is_rare(w) {
                // Equal halves have nim-sum 0, and windows do not exclude them.
                let blind = self.unequal && w == 0;
                let seen = if blind { Heaps::default() } else { self.windows.seen(w as u16, from) };
                if seen.missing() > 0 {
                    self.gaps.list.push((w as u16, seen));
                }
            }
            self.gaps.below += 1;
        }
        let open = self.gaps.list.iter().take_while(|(w, _)| (*w as usize) < bound);
        let unseen = open.filter(|(_, seen)| !seen.contains(heap - from)).map(|(w, _)| *w);
        let mut unseen: Vec<u16> = unseen.filter(|w| !self.taken(n).any(|nimber| nimber == *w)).collect();
        for heap in self.split_heaps(n) {
            self.strike_out(heap, &mut unseen);
        }
        unseen.first().map(|&w| w as usize)
    }

    /// Removes from a list of nimbers those that some split of a heap leads to: many nimbers by marking, few by
    /// searching for each among nim-sums that are compared many at a time.
    fn strike_out(&self, heap: usize, nimbers: &mut Vec<u16>) {
        if nimbers.is_empty() {
            return;
        }
        let mut found = vec![false; if nimbers.len() > FEW { self.counts.len() } else { 0 }];
        let mut sums = [0; SOME];
        let (small, large) = self.splits_of(heap);
        let mut chunks = small.chunks(SOME).zip(large.chunks(SOME));
        while let Some((small, large)) = chunks.next().filter(|_| !nimbers.is_empty()) {
            let sums = &mut sums[..small.len()];
            sums.iter_mut().zip(small).zip(large).for_each(|((sum, a), b)| *sum = a ^ b);
            if nimbers.len() > FEW {
                sums.iter().for_each(|&sum| found[sum as usize] = true);
                nimbers.retain(|&w| !found[w as usize]);
            } else {
                nimbers.retain(|&w| !sums.iter().fold(false, |found, &sum| found | (sum == w)));
            }
        }
    }

    /// The nimbers that splitting a heap leads to: all common ones and some rare ones. All smaller heaps must be
    /// known, and rows of a block are requested in order.
    fn row(&mut self, heap: usize) -> &Row {
        let slot = heap % self.rows.len();
        if self.rows[slot].heap != heap || !self.rows[slot].complete {
            if self.dense {
                self.fill_row(heap);
                return &self.rows[slot];
            }
            if !self.block.contains(&heap) {
                self.begin_block(heap);
            }
            let (row, nimbers) = (&mut self.rows[slot], &self.nimbers);
            let mut mark = |&(part, nimber): &(u32, u16)| {
                row.marks[(nimber ^ nimbers[heap - part as usize]) as usize] = 1;
            };
            let small = self.rare.iter().take_while(|(part, _)| (*part as usize) < NEAR.min(heap));
            small.for_each(&mut mark);
            let large = self.rare.iter().rev().skip_while(|(part, _)| *part as usize >= heap);
            large.take_while(|(part, _)| *part as usize >= self.block.start.max(NEAR)).for_each(&mut mark);
            row.complete = true;
        }
        &self.rows[slot]
    }

    /// Marks what every split of a heap leads to.
    fn fill_row(&mut self, heap: usize) {
        let slot = heap % self.rows.len();
        let mut marks = std::mem::take(&mut self.rows[slot].marks);
        marks.clear();
        marks.resize(self.counts.len(), 0);
        let (small, large) = self.splits_of(heap);
        small.iter().zip(large).for_each(|(a, b)| marks[(a ^ b) as usize] = 1);
        self.rows[slot] = Row { heap, complete: true, marks };
    }

    /// Begins the rows of a block: marks the splits with a rare part that lies between the small heaps and the block.
    fn begin_block(&mut self, from: usize) {
        let count = self.rows.len();
        for heap in from..from + BLOCK {
            let row = &mut self.rows[heap % count];
            (row.heap, row.complete) = (heap, false);
            row.marks.clear();
            row.marks.resize(self.counts.len(), 0);
        }
        self.block = from..from + BLOCK;
        let first = self.rare.partition_point(|(part, _)| (*part as usize) < NEAR);
        let last = self.rare.partition_point(|(part, _)| (*part as usize) < from).max(first);
        for at in (from..from + BLOCK).step_by(4) {
            let place = |i: usize| (at + i) % count;
            let mut rows = std::array::from_fn(|i| std::mem::take(&mut self.rows[place(i)].marks));
            mark_four(&self.nimbers, &self.rare[first..last], at, &mut rows);
            for (i, marks) in rows.into_iter().enumerate() {
                self.rows[place(i)].marks = marks;
            }
        }
    }

    /// The nimbers of the smaller and of the larger parts of every split of a heap.
    fn splits_of(&self, heap: usize) -> (&[u16], &[u16]) {
        let half = if self.unequal { heap.div_ceil(2) } else { heap / 2 + 1 };
        (&self.nimbers[1..half], &self.reversed.below(heap)[..half - 1])
    }
}

/// Marks, for four consecutive heaps at once, the nim-sums of each rare heap with the rest of the heap.
fn mark_four(nimbers: &[u16], rare: &[(u32, u16)], at: usize, rows: &mut [Vec<u8>; 4]) {
    let last = rows[0].len() - 1;
    let [a, b, c, d] = rows.each_mut().map(|row| &mut row[..=last]);
    for &(part, nimber) in rare {
        let Some(rest) = nimbers[at - part as usize..].first_chunk::<4>() else { return };
        let rest = rest.iter().rev().fold(0, |word, &next| word << 16 | next as u64);
        let sums = rest ^ (nimber as u64 * 0x0001_0001_0001_0001);
        // Sums are below a power of two, the length of a row.
        a[sums as usize & last] = 1;
        b[(sums >> 16) as usize & last] = 1;
        c[(sums >> 32) as usize & last] = 1;
        d[(sums >> 48) as usize & last] = 1;
    }
}

/// The place of the first 0 among ones, or the length if there is none.
fn first_zero(marks: &[u8]) -> usize {
    let (words, _) = marks.as_chunks::<8>();
    let full = words.iter().take_while(|word| u64::from_le_bytes(**word) == 0x0101_0101_0101_0101).count();
    (8 * full..marks.len()).find(|&v| marks[v] == 0).unwrap_or(marks.len())
}

/// A list that grows at its front.
#[derive(Default)]
struct Reversed {
    room: Vec<u16>,
    /// Where the list begins.
    from: usize,
}

impl Reversed {
    /// Adds the last of `all`, which is the list in order.
    fn push(&mut self, last: u16, all: &[u16]) {
        if self.from == 0 {
            let more = all.len().max(64);
            self.room = vec![0; more];
            self.room.extend(all.iter().rev());
            self.from = more;
            return;
        }
        self.from -= 1;
        self.room[self.from] = last;
    }

    /// The nimbers of `heap - 1`, `heap - 2`, ..
    fn below(&self, heap: usize) -> &[u16] {
        &self.room[self.room.len() - heap..]
    }
}
