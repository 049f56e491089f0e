//! Nimbers of heaps that may be split, by rare and common values.
//!
//! Call a nimber rare if it has an even number of ones under a mask of bits, else common. Then the nim-sum of two
//! rare nimbers, or of two common ones, is rare, and that of a rare and a common one is common. In most octal games
//! some mask makes nearly all heaps common. Then few splits lead to common nimbers, those with one rare part, and all
//! of them are tried: that gives the least common nimber c that a heap cannot move to. What is left is to
//! see that it can move to every rare nimber below c; there are so many ways to that most are seen for 64 heaps at
//! once ([`Windows`]), and the others are looked for. The first that is not found is the nimber, else c is.
//! (Berlekamp, Conway and Guy, Winning Ways, ch. 4; the bits in parallel are ours.)
//!
//! The answer does not depend on the mask. The mask that leaves the fewest heaps rare is found by the transform of
//! Walsh and Hadamard of the counts of nimbers, again and again as the sequence grows. With R rare heaps and values
//! below V a heap costs about R + V steps.

use super::windows::{WIDTH, Windows};
use super::{Rule, Stopped, Watch};

/// How many heaps are marked together: the nimbers of four heaps in a row fit into one word.
const BLOCK: usize = 8;
/// Rare heaps smaller than this are marked for each heap alone, since a block must not ask for its own nimbers.
const NEAR: usize = 16;
/// Nimbers are kept in sixteen bits.
const MOST_NIMBERS: usize = 1 << 16;

/// Which nimbers can be reached by splitting heaps of one size.
#[derive(Default)]
struct Row {
    /// The heap that is split, and whether all rare parts are marked.
    heap: usize,
    complete: bool,
    marks: Vec<u8>,
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
    rows: Vec<Row>,
    /// The heaps whose rows are begun together.
    block: std::ops::Range<usize>,
    windows: Windows,
    /// For each rare nimber the 64 heaps that were last asked for, and which are seen to reach it.
    seen: Vec<[(usize, u64); 2]>,
    refit_at: usize,
}

impl Sparse {
    /// For a rule without digits that repeat.
    pub fn new(rule: &Rule) -> Sparse {
        let takes: Vec<(usize, u8)> =
            rule.takes().into_iter().map(|(i, digit)| (i as usize, digit)).collect();
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
            seen: vec![[(0, 0); 2]; counts.len()],
            counts,
            mask: 1,
            rare: Vec::new(),
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
            work += 1 + (self.rare.len() as u64).min(n as u64);
            if work >= 1 << 20 {
                if watch(work) {
                    return Err(Stopped);
                }
                work = 0;
            }
        }
        if watch(work) { Err(Stopped) } else { Ok(()) }
    }

    /// Room for nimbers twice as large.
    fn widen(&mut self) -> Result<(), Stopped> {
        if self.counts.len() == MOST_NIMBERS {
            return Err(Stopped);
        }
        self.counts.resize(2 * self.counts.len(), 0);
        self.begin_anew();
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
        // Under a mask the sum is the number of rare heaps less that of common ones.
        self.mask = (1..sums.len()).min_by_key(|&mask| sums[mask]).unwrap_or(1) as u16;
        self.begin_anew();
    }

    /// Makes everything that depends on the mask and on the room for nimbers.
    fn begin_anew(&mut self) {
        let all = self.nimbers.iter().enumerate().skip(1);
        let rare = all.filter(|(_, nimber)| self.is_rare(**nimber as usize));
        self.rare = rare.map(|(heap, &nimber)| (heap as u32, nimber)).collect();
        self.windows = Windows::new(&self.nimbers, &self.counts, |nimber| !self.is_rare(nimber));
        self.seen = vec![[(0, 0); 2]; self.counts.len()];
        self.block = 0..0;
        self.rows.iter_mut().for_each(|row| *row = Row::default());
    }

    /// The nimber of the next heap.
    fn next(&mut self) -> usize {
        let n = self.nimbers.len();
        let mut marks = vec![0; self.counts.len()];
        for i in 0..self.splits.len() {
            if let Some(heap) = n.checked_sub(self.splits[i]).filter(|&heap| heap >= 2) {
                let row = self.row(heap);
                marks.iter_mut().zip(&row.marks).for_each(|(mark, other)| *mark |= other);
            }
        }
        if self.unequal {
            // Halves are marked too; whether other parts have nim-sum 0 is found below.
            marks[0] = 0;
        }
        for &(i, digit) in self.takes.iter().take_while(|(i, _)| *i <= n) {
            if i > 0 && (i == n && digit & 1 != 0 || i < n && digit & 2 != 0) {
                marks[self.nimbers[n - i] as usize] = 1;
            }
        }
        let common = (0..marks.len()).find(|&v| marks[v] == 0 && !self.is_rare(v)).unwrap_or(marks.len());
        let reached = |this: &mut Sparse, w: usize| marks[w] != 0 || this.splits_into(n, w as u16);
        let rare = (0..common).find(|&w| self.is_rare(w) && !reached(self, w));
        rare.unwrap_or(common)
    }

    /// What splitting a heap leads to, all common nimbers and some rare ones. Asked for a heap whose lesser ones are
    /// known, and after those that came before it in the same block.
    fn row(&mut self, heap: usize) -> &Row {
        let slot = heap % self.rows.len();
        if self.rows[slot].heap != heap || !self.rows[slot].complete {
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

    /// Begins the rows of a block: marks the splits with a rare part that lies between the small heaps and the block.
    fn begin_block(&mut self, from: usize) {
        let count = self.rows.len();
        for heap in from..from + BLOCK {
            let marks = vec![0; self.counts.len()];
            self.rows[heap % count] = Row { heap, complete: false, marks };
        }
        self.block = from..from + BLOCK;
        let first = self.rare.partition_point(|(part, _)| (*part as usize) < NEAR);
        let last = self.rare.partition_point(|(part, _)| (*part as usize) < from).max(first);
        for four in 0..BLOCK / 4 {
            let at = from + 4 * four;
            let mut rows: [Vec<u8>; 4] =
                std::array::from_fn(|i| std::mem::take(&mut self.rows[(at + i) % count].marks));
            mark_four(&self.nimbers, &self.rare[first..last], at, &mut rows);
            for (i, marks) in rows.into_iter().enumerate() {
                self.rows[(at + i) % count].marks = marks;
            }
        }
    }

    /// Whether the heap `n` can be split so that the nim-sum of the parts is the rare nimber `w`.
    fn splits_into(&mut self, n: usize, w: u16) -> bool {
        let heaps = || self.splits.iter().filter_map(|&i| n.checked_sub(i)).filter(|&heap| heap >= 2);
        let (windows, seen) = (&self.windows, &mut self.seen[w as usize]);
        let quickly = |heap: usize| {
            let from = heap / WIDTH * WIDTH;
            let known = &mut seen[heap / WIDTH % 2];
            if known.0 != from {
                *known = (from, windows.seen(w, from, self.unequal));
            }
            known.1 >> (heap - from) & 1 == 1
        };
        heaps().any(quickly) || heaps().any(|heap| self.finds_split(heap, w))
    }

    /// Tries every split of a heap.
    fn finds_split(&self, heap: usize, w: u16) -> bool {
        let half = if self.unequal { heap.div_ceil(2) } else { heap / 2 + 1 };
        let (small, large) = (&self.nimbers[1..half], &self.reversed.below(heap)[..half - 1]);
        // Chunks without an early way out are compared many at a time.
        small
            .chunks(256)
            .zip(large.chunks(256))
            .any(|(small, large)| small.iter().zip(large).fold(false, |found, (a, b)| found | (a ^ b == w)))
    }
}

/// Marks the nim-sums of each rare heap with the rest of four heaps in a row, all four at once.
fn mark_four(nimbers: &[u16], rare: &[(u32, u16)], at: usize, rows: &mut [Vec<u8>; 4]) {
    let last = rows[0].len() - 1;
    let [a, b, c, d] = rows;
    let (a, b, c, d) = (&mut a[..=last], &mut b[..=last], &mut c[..=last], &mut d[..=last]);
    for &(part, nimber) in rare {
        let rest = at - part as usize;
        let Some(&[p, q, r, s]) = nimbers[rest..].first_chunk() else { return };
        // Sums are below a power of two, the length of a row, and this tells the compiler so.
        a[(p ^ nimber) as usize & last] = 1;
        b[(q ^ nimber) as usize & last] = 1;
        c[(r ^ nimber) as usize & last] = 1;
        d[(s ^ nimber) as usize & last] = 1;
    }
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
