//! A lock-free cache of results, shared by threads and of bounded size: entries may be overwritten.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering, fence};

/// A place for one result, which several threads may read and write at once.
pub trait Slot: Default + Send + Sync {
    type Key: Copy + Eq;
    type Result: Copy;

    fn home(key: Self::Key) -> u64;

    /// What the slot holds; `None` if it is empty or being written.
    fn read(&self) -> Option<(Self::Key, Self::Result)>;

    /// Writes unless another thread is writing; returns whether the slot was empty.
    fn write(&self, key: Self::Key, result: Self::Result) -> bool;
}

/// Results by keys.
pub struct Memo<S> {
    /// Tables of growing size; the last one is in use.
    levels: [OnceLock<Level<S>>; LEVELS],
    current: AtomicUsize,
    most: usize,
}

/// How many slots there are at first, by how much that grows, and how often.
const LEAST: usize = 1 << 8;
const GROWTH: usize = 4;
const LEVELS: usize = 11;

struct Level<S> {
    slots: Vec<S>,
    /// How many of every [`SAMPLE`]th slots are used: counting all of them would make threads contend.
    used: AtomicUsize,
}

const SAMPLE: usize = 64;

impl<S: Slot> Memo<S> {
    /// A cache of at most about this many bytes; it starts small.
    pub fn new(bytes: usize) -> Memo<S> {
        let levels: [OnceLock<Level<S>>; LEVELS] = Default::default();
        let _ = levels[0].set(Level::new(LEAST));
        Memo { levels, current: AtomicUsize::new(0), most: bytes / size_of::<S>() }
    }

    #[inline]
    fn level(&self) -> &Level<S> {
        let current = self.current.load(Ordering::Acquire);
        self.levels[current].get().unwrap_or_else(|| unreachable!("a level is there before it is used"))
    }

    #[inline]
    pub fn get(&self, key: S::Key) -> Option<S::Result> {
        let level = self.level();
        level.slots[level.place(key)].read().filter(|known| known.0 == key).map(|known| known.1)
    }

    pub fn put(&self, key: S::Key, result: S::Result) {
        let level = self.level();
        let slots = level.slots.len();
        if level.put(key, result) > slots / SAMPLE / 2 && slots * GROWTH <= self.most {
            self.grow();
        }
    }

    /// Copies the entries to a larger table. Entries that other threads add meanwhile are lost.
    fn grow(&self) {
        let current = self.current.load(Ordering::Acquire);
        let (Some(old), Some(next)) = (self.levels[current].get(), self.levels.get(current + 1)) else {
            return;
        };
        next.get_or_init(|| {
            let larger = Level::new(old.slots.len() * GROWTH);
            for (key, result) in old.slots.iter().filter_map(S::read) {
                larger.put(key, result);
            }
            larger
        });
        self.current.fetch_max(current + 1, Ordering::Release);
    }
}

impl<S: Slot> Level<S> {
    fn new(slots: usize) -> Level<S> {
        let slots = std::iter::repeat_with(S::default).take(slots).collect();
        Level { slots, used: AtomicUsize::new(0) }
    }

    #[inline]
    fn place(&self, key: S::Key) -> usize {
        (S::home(key) >> 20) as usize & (self.slots.len() - 1)
    }

    /// Stores a result; returns how much of the sample is used if the slot was empty and belongs to the sample, else
    /// 0.
    fn put(&self, key: S::Key, result: S::Result) -> usize {
        let place = self.place(key);
        let counts = self.slots[place].write(key, result) && place.is_multiple_of(SAMPLE);
        if counts { self.used.fetch_add(1, Ordering::Relaxed) + 1 } else { 0 }
    }
}

/// The result of an operation on two handles, by a sequence lock (Lameter 2005): the version is odd during a write
/// and 0 before the first one; readers check that it did not change while they read.
#[derive(Default)]
#[repr(align(32))]
pub struct Words {
    version: AtomicU64,
    a: AtomicU64,
    b: AtomicU64,
    result: AtomicU64,
}

impl Slot for Words {
    type Key = (u64, u64);
    type Result = u64;

    #[inline]
    fn home((a, b): (u64, u64)) -> u64 {
        let mixed = (a.rotate_left(25) ^ b).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ a;
        (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }

    #[inline]
    fn read(&self) -> Option<((u64, u64), u64)> {
        let version = self.version.load(Ordering::Acquire);
        if version == 0 || version % 2 == 1 {
            return None;
        }
        let [a, b, result] = [&self.a, &self.b, &self.result].map(|word| word.load(Ordering::Relaxed));
        fence(Ordering::Acquire);
        (self.version.load(Ordering::Relaxed) == version).then_some(((a, b), result))
    }

    fn write(&self, (a, b): (u64, u64), result: u64) -> bool {
        let version = self.version.load(Ordering::Relaxed);
        let (taken, order) = (version + 1, Ordering::Acquire);
        if version % 2 == 1
            || self.version.compare_exchange(version, taken, order, Ordering::Relaxed).is_err()
        {
            return false;
        }
        fence(Ordering::Release);
        self.a.store(a, Ordering::Relaxed);
        self.b.store(b, Ordering::Relaxed);
        self.result.store(result, Ordering::Relaxed);
        self.version.store(version + 2, Ordering::Release);
        version == 0
    }
}

/// Yes or no for two indices below 2^31, in one word: the first index, the second, the result, and a bit that marks
/// the slot as used.
#[derive(Default)]
pub struct Pair(AtomicU64);

impl Slot for Pair {
    type Key = (u32, u32);
    type Result = bool;

    #[inline]
    fn home((a, b): (u32, u32)) -> u64 {
        let mixed = ((a as u64) << 32 | b as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }

    #[inline]
    fn read(&self) -> Option<((u32, u32), bool)> {
        let word = self.0.load(Ordering::Relaxed);
        let places = ((word >> 33) as u32, (word >> 2) as u32 & !(1 << 31));
        (word & 1 == 1).then_some((places, word & 2 == 2))
    }

    fn write(&self, (a, b): (u32, u32), result: bool) -> bool {
        let word = (a as u64) << 33 | (b as u64) << 2 | (result as u64) << 1 | 1;
        let empty = self.0.load(Ordering::Relaxed) == 0;
        self.0.store(word, Ordering::Relaxed);
        empty
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: u64 = 100_000;

    /// Cached results are right when several threads write the same slots at once.
    fn remembers<S: Slot<Key: Send>>(
        key: impl Fn(u64) -> S::Key + Sync,
        result: impl Fn(u64) -> S::Result + Sync,
    ) where
        S::Result: PartialEq,
    {
        let memo: Memo<S> = Memo::new(1 << 18);
        let work = |thread: u64| {
            for i in 0..KEYS {
                let i = if thread.is_multiple_of(2) { i } else { KEYS - 1 - i };
                memo.put(key(i), result(i));
                let other = i * 31 % KEYS;
                assert!(memo.get(key(other)).is_none_or(|found| found == result(other)));
            }
        };
        let work = &work;
        std::thread::scope(|scope| (0..4).for_each(|thread| drop(scope.spawn(move || work(thread)))));
        let found = (0..KEYS).filter(|&i| memo.get(key(i)).is_some()).count();
        assert!(found > 1 << 11, "{found}");
        assert!(memo.get(key(KEYS)).is_none());
    }

    #[test]
    fn results_of_words_are_right() {
        remembers::<Words>(|i| (i, i * i), |i| i % 7);
    }

    #[test]
    fn results_of_places_are_right() {
        remembers::<Pair>(|i| ((1 << 31) - 1 - i as u32, i as u32 * 3), |i| i % 3 == 0);
    }
}
