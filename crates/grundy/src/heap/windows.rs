//! Where the most frequent nimbers occur, as bits that can be read many at a time from any offset.

/// How many heaps are examined together, and in how many words.
pub const WIDTH: usize = 64 * WORDS;
const WORDS: usize = 16;
/// How many nimbers are followed.
const FOLLOWED: usize = 12;
/// How many places of one nimber are stored.
const FEWEST_PLACES: usize = 96;
const MOST_PLACES: usize = 256;
/// Places beyond this are not stored, so that little more than this much of the past is read.
const SPAN: usize = 1 << 17;

/// Up to this many heaps are left to be searched one by one.
const SPARED: u32 = 16;

/// For some frequent nimbers the heaps that have them, as eight copies of a bit set, copy q shifted by q bits: then any
/// 64 consecutive bits are eight bytes of one copy. For every nimber the first heaps that have it.
///
/// They show quickly that heaps s, for many consecutive s at once, can be split so that the nim-sum of the parts is
/// w: for a frequent nimber u and a heap a of nimber u xor w, all heaps s whose other part s - a has nimber u.
pub struct Windows {
    /// The frequent nimbers, most frequent first, each with its copies.
    followed: Vec<(u16, [Vec<u8>; 8])>,
    /// The index of each nimber in `followed`.
    rank: Vec<Option<u8>>,
    /// For each nimber the first heaps of at least [`WIDTH`] objects that have it.
    places: Vec<Vec<u32>>,
    most_places: usize,
    /// The heap of the first bit.
    base: usize,
    /// The heap after the last.
    end: usize,
}

impl Windows {
    /// Follows the most frequent nimbers among those for which `common` is true.
    pub fn new(nimbers: &[u16], counts: &[i64], common: impl Fn(usize) -> bool) -> Windows {
        let mut frequent: Vec<usize> = (0..counts.len()).filter(|&v| counts[v] > 0 && common(v)).collect();
        frequent.sort_by_key(|&v| (-counts[v], v));
        frequent.truncate(FOLLOWED);
        let mut rank = vec![None; counts.len()];
        frequent.iter().enumerate().for_each(|(i, &v)| rank[v] = Some(i as u8));
        let base = nimbers.len().saturating_sub(2 * SPAN) / WIDTH * WIDTH;
        let followed = frequent.iter().map(|&v| (v as u16, Default::default())).collect();
        // The more nimbers there are, the rarer each one is, and the more places are needed.
        let most_places = (counts.len() / 4).clamp(FEWEST_PLACES, MOST_PLACES);
        let mut windows =
            Windows { followed, rank, places: vec![Vec::new(); counts.len()], most_places, base, end: base };
        for (heap, &nimber) in nimbers.iter().enumerate().take(base) {
            windows.remember(heap, nimber);
        }
        nimbers[base..].iter().for_each(|&nimber| windows.push(nimber));
        windows
    }

    fn remember(&mut self, heap: usize, nimber: u16) {
        let places = &mut self.places[nimber as usize];
        if (WIDTH..SPAN).contains(&heap) && places.len() < self.most_places {
            places.push(heap as u32);
        }
    }

    /// Adds the nimber of the next heap.
    pub fn push(&mut self, nimber: u16) {
        let heap = self.end;
        self.remember(heap, nimber);
        if self.end - self.base == 4 * SPAN {
            self.forget();
        }
        let at = self.end - self.base;
        if at.is_multiple_of(WIDTH) {
            // Shifted copies are read beyond their last bit.
            let bytes = (at + 2 * WIDTH) / 8;
            self.followed.iter_mut().flat_map(|(_, copies)| copies).for_each(|copy| copy.resize(bytes, 0));
        }
        if let Some(rank) = self.rank[nimber as usize] {
            for (shift, copy) in self.followed[rank as usize].1.iter_mut().enumerate() {
                if let Some(bit) = at.checked_sub(shift) {
                    copy[bit / 8] |= 1 << (bit % 8);
                }
            }
        }
        self.end += 1;
    }

    /// Drops the older half.
    fn forget(&mut self) {
        let copies = self.followed.iter_mut().flat_map(|(_, copies)| copies);
        copies.for_each(|copy| drop(copy.drain(..2 * SPAN / 8)));
        self.base += 2 * SPAN;
    }

    /// Those of the [`WIDTH`] heaps from `from` on that are known to split into two with nim-sum `w`; all smaller
    /// heaps must be known. Heaps not in the result may still have such a split.
    pub fn seen(&self, w: u16, from: usize) -> Heaps {
        let mut seen = Heaps::default();
        let most = from.saturating_sub(self.base);
        for (u, copies) in &self.followed {
            let places = self.places.get((u ^ w) as usize).map_or(&[][..], Vec::as_slice);
            let reached = places.partition_point(|&a| a as usize <= most);
            for few in places[..reached].chunks(16) {
                for &a in few {
                    let bit = most - a as usize;
                    if let Some(bytes) = copies[bit % 8].get(bit / 8..).and_then(|rest| rest.first_chunk()) {
                        seen.add(bytes);
                    }
                }
                if seen.missing() <= SPARED {
                    return seen;
                }
            }
        }
        seen
    }
}

/// A set of [`WIDTH`] consecutive heaps.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Heaps([u64; WORDS]);

impl Heaps {
    #[inline]
    fn add(&mut self, bytes: &[u8; WIDTH / 8]) {
        for (word, bytes) in self.0.iter_mut().zip(bytes.as_chunks::<8>().0) {
            *word |= u64::from_le_bytes(*bytes);
        }
    }

    /// How many of the heaps are not in the set.
    pub fn missing(&self) -> u32 {
        self.0.iter().map(|word| word.count_zeros()).sum()
    }

    pub fn contains(&self, i: usize) -> bool {
        self.0[i / 64] >> (i % 64) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every reported split exists; with few heaps, every split that can be found is reported.
    #[test]
    fn what_is_seen_is_there() {
        let nimbers: Vec<u16> = (0..40_000u64).map(|n| ((n * n + n / 7) % 11) as u16).collect();
        let mut counts = vec![0i64; 16];
        nimbers.iter().for_each(|&v| counts[v as usize] += 1);
        let mut windows = Windows::new(&nimbers[..500], &counts, |_| true);
        nimbers[500..].iter().for_each(|&v| windows.push(v));
        for from in [512, 700, 1000, 20_000, 38_900] {
            for w in 0..16 {
                let seen = windows.seen(w, from);
                for s in from..from + WIDTH {
                    let there = (1..s).any(|a| nimbers[a] ^ nimbers[s - a] == w);
                    assert!(there || !seen.contains(s - from), "{s} {w}");
                }
                assert!(w > 0 || from < 39_000 || seen.missing() <= SPARED);
            }
        }
    }
}
