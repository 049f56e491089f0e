//! Keys under which positions are remembered.

use super::Pack;
use crate::graph::Set;

/// A table key of at most 104 bits. A position that packs into 104 bits has itself as its key and is
/// remembered exactly; a larger one has a 104-bit fingerprint. Among N positions two different ones share a
/// fingerprint with probability below N^2 / 2^105: under 10^-13 for a thousand million positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct PositionKey(pub u128);

impl PositionKey {
    /// The number of bits of a key.
    pub const BITS: u32 = 104;
    const MASK: u128 = (1 << Self::BITS) - 1;

    /// The key of a position that is a sequence of words.
    #[inline]
    pub fn of_words(words: &[u64]) -> PositionKey {
        match words {
            [a] => PositionKey(*a as u128),
            [a, b] if *b >> (Self::BITS - 64) == 0 => PositionKey(*a as u128 | (*b as u128) << 64),
            _ => PositionKey::fingerprint(words.iter().copied()),
        }
    }

    /// The key of a position that is a list of sets, of fixed length: exact if each fits into its share of the bits.
    #[inline]
    pub fn of_sets<const W: usize>(sets: &[Set<W>]) -> PositionKey {
        let share = Self::BITS / sets.len().max(1) as u32;
        let fits = |bits: u64| bits.checked_shr(share).unwrap_or(0) == 0;
        if W == 1 && sets.iter().all(|set| fits(set.0[0])) {
            return PositionKey(sets.iter().rev().fold(0, |key, set| key << share | set.0[0] as u128));
        }
        PositionKey::fingerprint(sets.iter().flat_map(|set| set.0))
    }

    /// A 104-bit fingerprint of any sequence of words.
    #[inline]
    pub fn fingerprint(words: impl Iterator<Item = u64>) -> PositionKey {
        PositionKey::seeded(0x243f_6a88_85a3_08d3, words)
    }

    /// The key of the same position with the other player to move: distinct from all keys of positions.
    pub fn for_other_player(self) -> PositionKey {
        PositionKey::seeded(0xa409_3822_299f_31d0, [self.0 as u64, (self.0 >> 64) as u64].into_iter())
    }

    /// The key under which page `page` of what is known about the position is stored: distinct from all keys of
    /// positions.
    pub fn for_page(self, page: i32) -> PositionKey {
        PositionKey::seeded(
            0x082e_fa98_ec4e_6c89,
            [self.0 as u64, (self.0 >> 64) as u64, page as u64].into_iter(),
        )
    }

    #[inline]
    fn seeded(seed: u64, words: impl Iterator<Item = u64>) -> PositionKey {
        let (mut a, mut b) = (seed, 0x1319_8a2e_0370_7344_u64);
        for word in words {
            a = mix(a ^ word);
            b = mix(b.rotate_left(23) ^ word.wrapping_mul(0x9e37_79b9_7f4a_7c15)) ^ a.rotate_left(32);
        }
        PositionKey((a as u128 | (b as u128) << 64) & Self::MASK)
    }

    /// The key of anything that packs into bytes.
    pub fn of_pack(position: &impl Pack) -> PositionKey {
        let mut bytes = Vec::with_capacity(32);
        position.pack(&mut bytes);
        PositionKey::of_bytes(&bytes)
    }

    /// Up to 12 bytes exactly (with their number), more as a fingerprint.
    pub fn of_bytes(bytes: &[u8]) -> PositionKey {
        if bytes.len() <= 12 {
            let value = bytes.iter().fold(0u128, |sum, &byte| sum << 8 | byte as u128);
            return PositionKey(value << 4 | bytes.len() as u128);
        }
        let words = bytes.chunks(8).map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        });
        PositionKey::fingerprint(words.chain([bytes.len() as u64]))
    }
}

/// The finaliser of SplitMix64: a fast permutation of words with full avalanche.
#[inline]
pub fn mix(mut x: u64) -> u64 {
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_positions_are_their_own_keys() {
        let keys: std::collections::HashSet<_> =
            (0..=u16::MAX).map(|i| PositionKey::of_bytes(&i.to_le_bytes())).collect();
        assert_eq!(keys.len(), 1 << 16);
        assert_ne!(PositionKey::of_bytes(&[0]), PositionKey::of_bytes(&[0, 0]));
        assert_eq!(PositionKey::of_words(&[7, 1]).0, 7 | 1 << 64);
        let [low, high] = [Set([1]), Set([1 << 51])];
        assert_eq!(PositionKey::of_sets::<1>(&[low, high]).0, 1 | 1 << 103);
        assert_eq!(PositionKey::of_sets::<1>(&[Set([!0])]).0, u64::MAX as u128);
    }
}
