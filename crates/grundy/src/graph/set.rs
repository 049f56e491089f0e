//! Sets of small integers as bit masks of a fixed number of words.
//!
//! Every game on a graph keeps its positions in a [`Set`]. The width is chosen once per instance: one
//! word for up to 64 elements at full speed, two for 128, sixteen for 1024.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign};

/// A set of integers below `64 * W`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Set<const W: usize>(pub [u64; W]);

impl<const W: usize> Default for Set<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> Set<W> {
    /// The set without elements.
    pub const EMPTY: Self = Set([0; W]);
    /// How many elements fit.
    pub const CAPACITY: usize = 64 * W;

    /// `{0, .., n-1}`.
    #[inline]
    pub fn full(n: usize) -> Self {
        debug_assert!(n <= Self::CAPACITY);
        let mut set = Self::EMPTY;
        for (i, word) in set.0.iter_mut().enumerate() {
            let low = i * 64;
            *word = match n.saturating_sub(low) {
                0 => 0,
                k if k >= 64 => !0,
                k => (1 << k) - 1,
            };
        }
        set
    }

    /// The set with one element.
    #[inline]
    pub fn single(v: usize) -> Self {
        let mut set = Self::EMPTY;
        set.insert(v);
        set
    }

    /// Whether `v` is in the set.
    #[inline]
    pub fn contains(&self, v: usize) -> bool {
        self.0[v / 64] >> (v % 64) & 1 == 1
    }

    /// Adds an element.
    #[inline]
    pub fn insert(&mut self, v: usize) {
        self.0[v / 64] |= 1 << (v % 64);
    }

    /// Removes an element.
    #[inline]
    pub fn remove(&mut self, v: usize) {
        self.0[v / 64] &= !(1 << (v % 64));
    }

    /// The set with `v` added.
    #[inline]
    pub fn with(mut self, v: usize) -> Self {
        self.insert(v);
        self
    }

    /// The set with `v` removed.
    #[inline]
    pub fn without(mut self, v: usize) -> Self {
        self.remove(v);
        self
    }

    /// The elements of `self` that are not in `other`.
    #[inline]
    pub fn minus(mut self, other: &Self) -> Self {
        for i in 0..W {
            self.0[i] &= !other.0[i];
        }
        self
    }

    /// Whether the set has no elements.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&w| w == 0)
    }

    /// The number of elements.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Whether the sets have a common element.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        (0..W).any(|i| self.0[i] & other.0[i] != 0)
    }

    /// Whether every element is also in `other`.
    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        (0..W).all(|i| self.0[i] & !other.0[i] == 0)
    }

    /// The least element.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        (0..W).find(|&i| self.0[i] != 0).map(|i| i * 64 + self.0[i].trailing_zeros() as usize)
    }

    /// The greatest element.
    #[inline]
    pub fn last(&self) -> Option<usize> {
        (0..W).rfind(|&i| self.0[i] != 0).map(|i| i * 64 + 63 - self.0[i].leading_zeros() as usize)
    }

    /// Every element less `k`, which is below the capacity; those below `k` are dropped.
    #[inline]
    pub fn shifted_down(&self, k: usize) -> Self {
        if W == 1 {
            debug_assert!(k < 64);
            return Set([self.0[0] >> (k & 63); W]);
        }
        let (words, bits) = (k / 64, k % 64);
        Set(std::array::from_fn(|i| {
            let low = self.0.get(i + words).map_or(0, |w| w >> bits);
            let high = if bits == 0 { 0 } else { self.0.get(i + words + 1).map_or(0, |w| w << (64 - bits)) };
            low | high
        }))
    }

    /// Every element plus `k`, which is below the capacity; those beyond the capacity are dropped.
    #[inline]
    pub fn shifted_up(&self, k: usize) -> Self {
        if W == 1 {
            debug_assert!(k < 64);
            return Set([self.0[0] << (k & 63); W]);
        }
        let (words, bits) = (k / 64, k % 64);
        Set(std::array::from_fn(|i| {
            let high = i.checked_sub(words).map_or(0, |j| self.0[j] << bits);
            let low = match i.checked_sub(words + 1) {
                Some(j) if bits > 0 => self.0[j] >> (64 - bits),
                _ => 0,
            };
            low | high
        }))
    }

    /// Element v becomes `CAPACITY - 1 - v`.
    #[inline]
    pub fn reversed(&self) -> Self {
        Set(std::array::from_fn(|i| self.0[W - 1 - i].reverse_bits()))
    }

    /// Element v becomes `sum - v`; those for which there is no such element are dropped. The sum is less than twice
    /// the capacity less one.
    #[inline]
    pub fn turned(&self, sum: usize) -> Self {
        let reversed = self.reversed();
        match sum.checked_sub(Self::CAPACITY - 1) {
            None => reversed.shifted_down(Self::CAPACITY - 1 - sum),
            Some(more) => reversed.shifted_up(more),
        }
    }

    /// The elements in increasing order.
    #[inline]
    pub fn iter(&self) -> Iter<W> {
        Iter { left: *self, word: 0 }
    }
}

impl<const W: usize> BitOr for Set<W> {
    type Output = Self;
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const W: usize> BitOrAssign for Set<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        for i in 0..W {
            self.0[i] |= other.0[i];
        }
    }
}

impl<const W: usize> BitAnd for Set<W> {
    type Output = Self;
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl<const W: usize> BitAndAssign for Set<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        for i in 0..W {
            self.0[i] &= other.0[i];
        }
    }
}

impl<const W: usize> FromIterator<usize> for Set<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        for v in items {
            set.insert(v);
        }
        set
    }
}

impl<const W: usize> IntoIterator for Set<W> {
    type Item = usize;
    type IntoIter = Iter<W>;
    fn into_iter(self) -> Iter<W> {
        self.iter()
    }
}

/// Iterates over a [`Set`] in increasing order.
pub struct Iter<const W: usize> {
    left: Set<W>,
    word: usize,
}

impl<const W: usize> Iterator for Iter<W> {
    type Item = usize;
    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word < W {
            let bits = &mut self.left.0[self.word];
            if *bits != 0 {
                let v = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(self.word * 64 + v);
            }
            self.word += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_and_iteration_agree() {
        for n in [0, 1, 63, 64, 65, 127, 128] {
            let set = Set::<2>::full(n);
            assert_eq!(set.len(), n);
            assert!(set.iter().eq(0..n));
        }
    }

    #[test]
    fn shifts_and_reversal_move_elements() {
        let set: Set<2> = [0, 5, 63, 64, 100, 127].into_iter().collect();
        for k in [0, 1, 5, 63, 64, 65, 127] {
            assert!(set.shifted_down(k).iter().eq(set.iter().filter(|&v| v >= k).map(|v| v - k)), "down {k}");
            assert!(set.shifted_up(k).iter().eq(set.iter().map(|v| v + k).filter(|&v| v < 128)), "up {k}");
        }
        let turned: Vec<usize> = set.reversed().iter().collect();
        let expected: Vec<usize> = set.iter().map(|v| 127 - v).collect();
        assert!(turned.iter().eq(expected.iter().rev()));
    }

    #[test]
    fn difference_and_first() {
        let set: Set<2> = [3, 70, 100].into_iter().collect();
        assert_eq!(set.minus(&Set::single(3)).first(), Some(70));
        assert!(Set::single(70).is_subset(&set) && !Set::single(71).meets(&set));
    }
}
