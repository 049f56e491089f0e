//! Proves that a monoid decides misere play.

use super::Monoid;
use std::collections::{BTreeSet, HashMap};

/// A sum of heaps as its element and the elements of its options, as a set of bits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pair {
    pub element: usize,
    options: Box<[u64]>,
}

impl Pair {
    pub fn new(element: usize, options: &BTreeSet<usize>) -> Pair {
        let words = options.last().map_or(0, |last| last / 64 + 1);
        let mut bits = vec![0; words];
        options.iter().for_each(|option| bits[option / 64] |= 1 << (option % 64));
        Pair { element, options: bits.into() }
    }

    fn options(&self) -> impl Iterator<Item = usize> {
        self.options.iter().enumerate().flat_map(|(i, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as usize;
                (left != 0).then(|| {
                    left &= left - 1;
                    64 * i + bit
                })
            })
        })
    }

    /// The sum of two: a move is made in one of them.
    fn plus(&self, other: &Pair, monoid: &Monoid) -> Pair {
        let here = self.options().map(|option| monoid.product(option, other.element));
        let there = other.options().map(|option| monoid.product(option, self.element));
        Pair::new(monoid.product(self.element, other.element), &here.chain(there).collect())
    }

    /// Whether the rule of misere play holds: without options the player to move wins, else loses exactly if every
    /// option is won.
    fn holds(&self, monoid: &Monoid) -> bool {
        let stuck = self.options.is_empty();
        let lost = !stuck && !self.options().any(|option| monoid.is_lost(option));
        monoid.is_lost(self.element) == lost
    }
}

/// The most pairs that are followed.
const MOST_PAIRS: usize = 100_000;

/// All sums of some heaps, as pairs; the rule of misere play holds for each. This is the transition algebra of Plambeck
/// and Siegel: if it is finite and the rule holds throughout, the monoid decides every sum of these heaps, by
/// induction on the number of moves that are left.
#[derive(Clone)]
pub struct Sums {
    heaps: Vec<Pair>,
    /// Each pair, and how it was made: from which, by adding which heap.
    pairs: Vec<(Pair, usize, usize)>,
    places: HashMap<Pair, usize>,
}

impl Sums {
    /// The empty sum alone.
    pub fn new() -> Sums {
        let nothing = Pair::new(0, &BTreeSet::new());
        Sums {
            heaps: Vec::new(),
            places: HashMap::from([(nothing.clone(), 0)]),
            pairs: vec![(nothing, 0, 0)],
        }
    }

    /// The sums with one more heap, if the rule holds for all of them.
    pub fn with(&self, monoid: &Monoid, heap: &Pair) -> Option<Sums> {
        if self.heaps.contains(heap) {
            return Some(self.clone());
        }
        // Most heaps that do not fit are detected before anything is copied.
        let fits = self.pairs.iter().all(|(pair, ..)| pair.plus(heap, monoid).holds(monoid));
        let mut sums = fits.then(|| self.clone())?;
        sums.add(monoid, heap.clone()).ok()?;
        Some(sums)
    }

    /// Adds a heap and all sums with it. If the rule fails for a sum, the error lists the heaps in it by the order in
    /// which they were added; it is `None` if there are too many sums.
    pub fn add(&mut self, monoid: &Monoid, heap: Pair) -> Result<(), Option<Vec<usize>>> {
        let new = self.heaps.len();
        self.heaps.push(heap);
        let old_pairs = self.pairs.len();
        let mut at = 0;
        while at < self.pairs.len() {
            let first = if at < old_pairs { new } else { 0 };
            for i in first..self.heaps.len() {
                let pair = self.pairs[at].0.plus(&self.heaps[i], monoid);
                if self.places.contains_key(&pair) {
                    continue;
                }
                let holds = pair.holds(monoid);
                self.places.insert(pair.clone(), self.pairs.len());
                self.pairs.push((pair, at, i));
                if !holds {
                    return Err(Some(self.heaps_of(self.pairs.len() - 1)));
                }
                if self.pairs.len() > MOST_PAIRS {
                    return Err(None);
                }
            }
            at += 1;
        }
        Ok(())
    }

    /// The heaps that were added up to a pair.
    fn heaps_of(&self, mut at: usize) -> Vec<usize> {
        let mut heaps = Vec::new();
        while at > 0 {
            let (_, from, heap) = &self.pairs[at];
            heaps.push(*heap);
            at = *from;
        }
        heaps
    }
}
