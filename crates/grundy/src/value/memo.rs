//! A memory of results by pairs of words: of bounded size, so that it may forget.

/// Results of an operation on two handles.
pub struct Memo {
    slots: Vec<Slot>,
    used: usize,
    most: usize,
}

/// How many slots there are at first.
const LEAST: usize = 1 << 10;

#[derive(Clone, Copy, Default)]
struct Slot {
    a: u64,
    b: u64,
    /// One more than the result, so that 0 is an empty slot.
    result: u64,
}

impl Memo {
    /// A memory of at most so many results and bytes; it starts small.
    pub fn new(most: usize, bytes: usize) -> Memo {
        let fit = (bytes / size_of::<Slot>()).clamp(LEAST, most);
        let most = 1 << fit.ilog2();
        Memo { slots: vec![Slot::default(); LEAST], used: 0, most }
    }

    #[inline]
    fn home(&self, a: u64, b: u64) -> usize {
        let mixed = (a.rotate_left(25) ^ b).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ a;
        (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) as usize >> 20 & (self.slots.len() - 1)
    }

    #[inline]
    pub fn get(&self, a: u64, b: u64) -> Option<u64> {
        let slot = &self.slots[self.home(a, b)];
        (slot.result != 0 && slot.a == a && slot.b == b).then(|| slot.result - 1)
    }

    pub fn put(&mut self, a: u64, b: u64, result: u64) {
        if self.used > self.slots.len() / 2 && self.slots.len() < self.most {
            self.grow();
        }
        let home = self.home(a, b);
        let slot = &mut self.slots[home];
        self.used += usize::from(slot.result == 0);
        *slot = Slot { a, b, result: result + 1 };
    }

    fn grow(&mut self) {
        let larger = vec![Slot::default(); (self.slots.len() * 4).min(self.most)];
        let old = std::mem::replace(&mut self.slots, larger);
        self.used = 0;
        for slot in old.into_iter().filter(|slot| slot.result != 0) {
            let home = self.home(slot.a, slot.b);
            self.used += usize::from(self.slots[home].result == 0);
            self.slots[home] = slot;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_right() {
        let mut memo = Memo::new(1 << 14, usize::MAX);
        for i in 0..100_000u64 {
            memo.put(i, i * i, i % 7);
        }
        let found = (0..100_000u64).filter(|&i| {
            let result = memo.get(i, i * i);
            assert!(result.is_none_or(|result| result == i % 7));
            result.is_some()
        });
        assert!(found.count() > 1 << 12);
        assert_eq!(memo.get(1, 2), None);
    }
}
