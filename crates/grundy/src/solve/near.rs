//! A small cache per thread of the nimbers of whole positions, before they are split and their keys computed.
//!
//! The table stores parts under keys that identify equivalent positions, and these keys take time to compute. The
//! same options come up again and again unchanged, so each thread caches the latest of them by their own bits.

use std::hash::{Hash, Hasher};
use std::num::NonZeroU32;

const SLOTS: usize = 1 << 14;

/// The last positions seen, each in the one slot given by its hash.
pub struct Near<P> {
    /// A position and one more than its nimber, which leaves room for the empty slot.
    slots: Vec<Option<(P, NonZeroU32)>>,
}

impl<P: Clone + Eq + Hash> Near<P> {
    /// An empty cache. Positions of more than a few words are not worth comparing, and are not cached.
    pub fn new() -> Near<P> {
        let slots = if size_of::<P>() <= 128 && !std::mem::needs_drop::<P>() { SLOTS } else { 0 };
        Near { slots: vec![None; slots] }
    }

    fn slot(at: &P) -> usize {
        let mut words = Words(0);
        at.hash(&mut words);
        (words.0 >> 40) as usize % SLOTS
    }

    #[inline]
    pub fn get(&self, at: &P) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        self.slots[Self::slot(at)]
            .as_ref()
            .filter(|(position, _)| position == at)
            .map(|(_, more)| more.get() - 1)
    }

    #[inline]
    pub fn put(&mut self, at: &P, nimber: u32) {
        if !self.slots.is_empty() {
            self.slots[Self::slot(at)] = NonZeroU32::new(nimber + 1).map(|more| (at.clone(), more));
        }
    }
}

/// A hash of a few words by multiplication.
struct Words(u64);

impl Hasher for Words {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(26) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    #[inline]
    fn write_usize(&mut self, _length: usize) {}
}
