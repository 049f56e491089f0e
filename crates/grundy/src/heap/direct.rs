//! Nimbers of heaps option by option: rules that never split, and digits that repeat for ever.

use super::{Rule, Stopped, Watch};

/// The sequence of a rule, each nimber from all options.
///
/// If a repeating digit lets a heap of n become s, it lets every greater heap of the same residue become s, and the
/// same holds for two heaps of s objects in all. So the values that repeating digits lead to are kept for each
/// residue of s, and this set only grows; for a fixed residue of n its least missing value only grows too, and the
/// search for it resumes where it stopped. Without splits a value takes as many steps as there are digits, with
/// splits as many as the heap has objects.
pub struct Direct {
    takes: Vec<(usize, u8)>,
    /// The digits that repeat, and from which on.
    tail: Vec<u8>,
    tail_from: usize,
    nimbers: Vec<u32>,
    /// The values that the non-repeating digits lead to.
    listed: Marks,
    /// The values that splitting each heap leads to, if some digit allows splits.
    split_sets: Vec<Vec<u32>>,
    /// For each residue, the nimbers of one heap, and of two heaps, with that many objects in all.
    single: Vec<Bits>,
    double: Vec<Bits>,
    /// For each residue of n a bound below which all values are reached by repeating digits.
    least: Vec<u32>,
}

/// A set of nimbers.
#[derive(Default)]
struct Bits(Vec<u64>);

impl Bits {
    fn insert(&mut self, value: u32) {
        let word = value as usize / 64;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (value % 64);
    }

    fn contains(&self, value: u32) -> bool {
        self.0.get(value as usize / 64).is_some_and(|word| word >> (value % 64) & 1 == 1)
    }
}

impl Direct {
    pub fn new(rule: &Rule) -> Direct {
        let (tail_from, tail) = rule.tail().unwrap_or((0, &[]));
        let residues = tail.len();
        let sets = || std::iter::repeat_with(Bits::default).take(residues).collect();
        Direct {
            takes: rule.short_takes(),
            tail: tail.to_vec(),
            tail_from: tail_from as usize,
            nimbers: Vec::new(),
            listed: Marks::default(),
            split_sets: Vec::new(),
            single: sets(),
            double: sets(),
            least: vec![0; residues],
        }
    }

    pub fn nimbers(&self) -> &[u32] {
        &self.nimbers
    }

    /// Finds nimbers until there are `count`.
    pub fn extend(&mut self, count: usize, watch: Watch<'_>) -> Result<(), Stopped> {
        let splits = self.takes.iter().map(|(_, digit)| digit).chain(&self.tail).any(|digit| digit & 4 != 0);
        let mut work = 0;
        while self.nimbers.len() < count {
            let n = self.nimbers.len();
            if splits {
                let set = self.split_set(n);
                self.split_sets.push(set);
            }
            let nimber = self.next(n);
            self.nimbers.push(nimber);
            work += (self.takes.len() + self.tail.len() + if splits { n } else { 0 }) as u64 + 1;
            if work >= 1 << 20 {
                if watch(work) {
                    return Err(Stopped);
                }
                work = 0;
            }
        }
        if watch(work) { Err(Stopped) } else { Ok(()) }
    }

    /// The nimbers of two heaps of n objects in all, each once.
    fn split_set(&self, n: usize) -> Vec<u32> {
        let mut sums: Vec<u32> = (1..=n / 2).map(|a| self.nimbers[a] ^ self.nimbers[n - a]).collect();
        sums.sort_unstable();
        sums.dedup();
        sums
    }

    fn next(&mut self, n: usize) -> u32 {
        for &(i, digit) in self.takes.iter().take_while(|(i, _)| *i <= n) {
            if i > 0 && (i == n && digit & 1 != 0 || i < n && digit & 2 != 0) {
                self.listed.mark(self.nimbers[n - i], n);
            }
            if digit & 4 != 0 {
                self.split_sets[n - i].iter().for_each(|&sum| self.listed.mark(sum, n));
            }
        }
        if self.tail.is_empty() {
            return (0..).find(|&value| !self.listed.has(value, n)).unwrap_or(u32::MAX);
        }
        // Heaps that a repeating digit can leave for the first time; no other digit needs them any more.
        if let Some(left) = n.checked_sub(self.tail_from) {
            let residue = left % self.tail.len();
            if left > 0 {
                self.single[residue].insert(self.nimbers[left]);
            }
            let sums = self.split_sets.get_mut(left).map(std::mem::take).unwrap_or_default();
            sums.into_iter().for_each(|sum| self.double[residue].insert(sum));
            if n > 0 && self.tail[left % self.tail.len()] & 1 != 0 {
                self.listed.mark(0, n);
            }
        }
        self.mex_with_tail(n)
    }

    /// The least nimber that neither a listed digit nor a repeating one leads to.
    fn mex_with_tail(&mut self, n: usize) -> u32 {
        let length = self.tail.len();
        // A digit that leaves s objects of n takes n - s; its place in the tail follows from the residues.
        let place = |residue: usize| (n + length - residue + length - self.tail_from % length) % length;
        let repeated = |value: u32| {
            (0..length).any(|residue| {
                let digit = self.tail[place(residue)];
                digit & 2 != 0 && self.single[residue].contains(value)
                    || digit & 4 != 0 && self.double[residue].contains(value)
            })
        };
        let least = (self.least[n % length]..).find(|&value| !repeated(value)).unwrap_or(u32::MAX);
        self.least[n % length] = least;
        // Repeating digits lead to every value below it.
        (least..).find(|&value| !self.listed.has(value, n) && !repeated(value)).unwrap_or(u32::MAX)
    }
}

/// A set of nimbers that is emptied for each heap: each nimber stores the heap for which it was marked.
#[derive(Default)]
struct Marks(Vec<usize>);

impl Marks {
    fn mark(&mut self, value: u32, heap: usize) {
        let value = value as usize;
        if value >= self.0.len() {
            self.0.resize(value + 1, usize::MAX);
        }
        self.0[value] = heap;
    }

    fn has(&self, value: u32, heap: usize) -> bool {
        self.0.get(value as usize) == Some(&heap)
    }
}
