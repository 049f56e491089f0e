//! The table of positions: lock-free, of fixed memory, shared by all threads.
//!
//! An entry is 128 bits: a 104-bit key and 24 bits of data. It is written as two words, the first xored with the
//! second (Hyatt and Mann 2002), so that a reader that sees only half of another thread's write gets a key that
//! matches nothing. Four entries make a bucket of one cache line. The table is a cache: it may drop an entry, and
//! then the search computes the same answer again; it never returns a wrong entry, up to the error stated in
//! [`PositionKey`].
//!
//! Memory is allocated once, at its limit, as untouched zero pages; the part in use starts small and doubles while it
//! fills, so that small solves stay in cache. During a doubling other threads continue and merely miss entries that
//! are being moved.

use crate::rules::{PositionKey, mix};
use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

/// The memory for the table could not be allocated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TableError {
    /// How many bytes were asked for.
    pub bytes: usize,
}

const SLOTS: usize = 4;
const DATA_BITS: u32 = 128 - PositionKey::BITS;
const DATA_MASK: u64 = (1 << DATA_BITS) - 1;
const TOP_BIT: u64 = 1 << (DATA_BITS - 1);
const FIRST_BUCKETS: usize = 1 << 10;
/// Larger tables are returned to the system.
const MOST_SPARE_BUCKETS: usize = 1 << 14;

#[repr(C, align(64))]
struct Bucket([[AtomicU64; 2]; SLOTS]);

/// A lock-free hash table from position keys to 24 bits of data, in a fixed amount of memory.
pub struct PositionTable {
    /// What was allocated, and the first bucket in it: aligned by hand, because an allocation with a requested
    /// alignment is cleared by writing, which commits the memory at once.
    allocation: *mut u8,
    buckets: *mut Bucket,
    capacity: usize,
    /// Buckets in use, a power of two.
    in_use: AtomicUsize,
    /// Entries evicted from full buckets since the last doubling.
    pushed_out: AtomicUsize,
    growing: AtomicBool,
}

// SAFETY: the buckets are only reached through atomics.
unsafe impl Send for PositionTable {}
unsafe impl Sync for PositionTable {}

thread_local! {
    /// A small table that this thread no longer needs: a thread that solves many small problems in a row allocates
    /// memory only once.
    static SPARE: Cell<Option<PositionTable>> = const { Cell::new(None) };
}

impl PositionTable {
    /// A table of at most `bytes` bytes (and at least one small block).
    pub fn new(bytes: usize) -> Result<PositionTable, TableError> {
        let most = (bytes / size_of::<Bucket>()).max(FIRST_BUCKETS);
        let capacity = 1usize << most.ilog2();
        if let Some(spare) = SPARE.take().filter(|spare| spare.capacity == capacity) {
            return Ok(spare);
        }
        let layout = Self::layout(capacity).ok_or(TableError { bytes })?;
        // SAFETY: the layout is not empty, and zero bytes are valid buckets.
        let allocation = unsafe { alloc_zeroed(layout) };
        if allocation.is_null() {
            return Err(TableError { bytes });
        }
        let skip = allocation.align_offset(align_of::<Bucket>());
        // SAFETY: the layout has room for one alignment more than the buckets.
        let buckets = unsafe { allocation.add(skip) }.cast();
        Ok(PositionTable {
            allocation,
            buckets,
            capacity,
            in_use: AtomicUsize::new(FIRST_BUCKETS),
            pushed_out: AtomicUsize::new(0),
            growing: AtomicBool::new(false),
        })
    }

    fn layout(capacity: usize) -> Option<Layout> {
        let bytes = capacity.checked_mul(size_of::<Bucket>())?.checked_add(align_of::<Bucket>())?;
        Layout::from_size_align(bytes, align_of::<u64>()).ok()
    }

    /// The size in bytes of the part in use.
    pub fn bytes_in_use(&self) -> usize {
        self.in_use.load(Relaxed) * size_of::<Bucket>()
    }

    /// Forgets everything and starts small again.
    fn clear(&mut self) {
        let used = *self.in_use.get_mut();
        for i in 0..used {
            for [first, second] in &self.bucket(i).0 {
                first.store(0, Relaxed);
                second.store(0, Relaxed);
            }
        }
        *self.in_use.get_mut() = FIRST_BUCKETS;
        *self.pushed_out.get_mut() = 0;
    }

    /// Leaves the memory, cleared, to the next table of this thread. False if there is a spare table already, or the
    /// thread is about to end.
    fn becomes_spare(&mut self) -> bool {
        let leave = |slot: &Cell<Option<PositionTable>>| match slot.take() {
            Some(other) => {
                slot.set(Some(other));
                false
            }
            None => {
                self.clear();
                slot.set(Some(PositionTable {
                    in_use: AtomicUsize::new(FIRST_BUCKETS),
                    pushed_out: AtomicUsize::new(0),
                    growing: AtomicBool::new(false),
                    ..*self
                }));
                true
            }
        };
        SPARE.try_with(leave).unwrap_or(false)
    }

    #[inline]
    fn bucket(&self, i: usize) -> &Bucket {
        debug_assert!(i < self.capacity);
        // SAFETY: `in_use` never exceeds the capacity, and every index is masked by it.
        unsafe { &*self.buckets.add(i) }
    }

    #[inline]
    fn home(key: PositionKey, in_use: usize) -> usize {
        mix(key.0 as u64 ^ ((key.0 >> 64) as u64).rotate_left(29)) as usize & (in_use - 1)
    }

    #[inline]
    fn tag(key: PositionKey) -> (u64, u64) {
        (key.0 as u64, ((key.0 >> 64) as u64) << DATA_BITS)
    }

    /// The data stored for a position; never 0.
    #[inline]
    pub fn get(&self, key: PositionKey) -> Option<u32> {
        let bucket = self.bucket(Self::home(key, self.in_use.load(Relaxed)));
        let (low, high) = Self::tag(key);
        for [first, second] in &bucket.0 {
            let data = second.load(Relaxed);
            if data & !DATA_MASK == high && data & DATA_MASK != 0 && first.load(Relaxed) ^ data == low {
                return Some((data & DATA_MASK) as u32);
            }
        }
        None
    }

    /// Prefetches the bucket of a key.
    #[inline]
    #[cfg_attr(not(target_arch = "x86_64"), expect(unused_variables))]
    pub fn prefetch(&self, key: PositionKey) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let bucket = self.bucket(Self::home(key, self.in_use.load(Relaxed)));
            // SAFETY: prefetching has no effect on memory.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(bucket).cast()) };
        }
    }

    /// Stores 24 bits, not all 0, replacing the entry of the same position. In a full bucket an entry without the top
    /// bit, which engines set on the most expensive results, is evicted; if there is none, the key selects one.
    pub fn put(&self, key: PositionKey, data: u32) {
        debug_assert!(data != 0 && data as u64 <= DATA_MASK);
        let in_use = self.in_use.load(Relaxed);
        if !self.place(key, data, in_use) {
            let out = self.pushed_out.fetch_add(1, Relaxed);
            if out > in_use / 4 && in_use < self.capacity {
                self.grow(in_use);
            }
        }
    }

    /// Writes an entry; false if it had to evict another.
    fn place(&self, key: PositionKey, data: u32, in_use: usize) -> bool {
        let bucket = self.bucket(Self::home(key, in_use));
        let (low, high) = Self::tag(key);
        let mut free = None;
        let mut slot = None;
        for (i, [first, second]) in bucket.0.iter().enumerate() {
            let word = second.load(Relaxed);
            if word & DATA_MASK == 0 {
                free = free.or(Some(i));
            } else if word & !DATA_MASK == high && first.load(Relaxed) ^ word == low {
                slot = Some(i);
                break;
            }
        }
        let found = slot.or(free);
        let cheap = || bucket.0.iter().position(|[_, second]| second.load(Relaxed) & TOP_BIT == 0);
        let place = found.or_else(cheap).unwrap_or((low >> 7) as usize % SLOTS);
        let [first, second] = &bucket.0[place];
        let word = high | data as u64;
        second.store(word, Relaxed);
        first.store(low ^ word, Relaxed);
        found.is_some()
    }

    /// Doubles the part in use, and moves entries to their new buckets. Only one thread does this at a time.
    fn grow(&self, in_use: usize) {
        if self.growing.swap(true, Relaxed) {
            return;
        }
        if self.in_use.load(Relaxed) == in_use {
            self.in_use.store(2 * in_use, Relaxed);
            self.pushed_out.store(0, Relaxed);
            for i in 0..in_use {
                for [first, second] in &self.bucket(i).0 {
                    let word = second.load(Relaxed);
                    let low = first.load(Relaxed) ^ word;
                    let key = PositionKey(low as u128 | ((word >> DATA_BITS) as u128) << 64);
                    if word & DATA_MASK != 0 && Self::home(key, 2 * in_use) != i {
                        second.store(0, Relaxed);
                        first.store(0, Relaxed);
                        self.place(key, (word & DATA_MASK) as u32, 2 * in_use);
                    }
                }
            }
        }
        self.growing.store(false, Relaxed);
    }
}

impl Drop for PositionTable {
    fn drop(&mut self) {
        if *self.in_use.get_mut() <= MOST_SPARE_BUCKETS && self.becomes_spare() {
            return;
        }
        if let Some(layout) = Self::layout(self.capacity) {
            // SAFETY: allocated in `new` with the same layout.
            unsafe { dealloc(self.allocation, layout) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remembers_through_growth() {
        let table = PositionTable::new(64 << 20).unwrap();
        for i in 1..=300_000u64 {
            table.put(PositionKey::of_words(&[i]), (i % 1000 + 1) as u32);
        }
        let known = |i: &u64| match table.get(PositionKey::of_words(&[*i])) {
            Some(data) => {
                assert_eq!(data as u64, i % 1000 + 1);
                true
            }
            None => false,
        };
        let found = (1..=300_000u64).filter(known).count();
        assert!(found > 200_000, "only {found} of 300000 remembered");
        assert!((300_001..400_000u64).all(|i| table.get(PositionKey::of_words(&[i])).is_none()));
    }

    /// Threads write and read the same few keys in a table that has no room for them all and grows meanwhile: entries
    /// evict each other, and writes collide. Whatever is read belongs to its key, or is nothing.
    #[test]
    fn threads_read_only_what_belongs_to_the_key() {
        const THREADS: u64 = 8;
        const KEYS: u64 = 40_000;
        const STEPS: u64 = 1_000_000;
        // A key that fills all its bits, and data that only it has, in both kinds of cost.
        let key =
            |i: u64| PositionKey((mix(i) as u128) << 40 ^ mix(!i) as u128 & ((1 << PositionKey::BITS) - 1));
        let data = |i: u64, half: u64| (mix(i ^ half << 32) & DATA_MASK).max(1) as u32;
        let table = PositionTable::new(4 * FIRST_BUCKETS * size_of::<Bucket>()).unwrap();
        let run = |thread: u64| {
            let mut found = 0u64;
            for step in 0..STEPS {
                let draw = mix(thread << 40 | step);
                let i = draw % KEYS;
                if draw >> 63 == 0 {
                    table.put(key(i), data(i, draw >> 62 & 1));
                } else if let Some(read) = table.get(key(i)) {
                    assert!(read == data(i, 0) || read == data(i, 1), "{read} was read for {i}");
                    found += 1;
                }
            }
            found
        };
        let found: u64 = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..THREADS).map(|thread| scope.spawn(move || run(thread))).collect();
            threads.into_iter().map(|thread| thread.join().expect("no thread reads a wrong value")).sum()
        });
        assert!(found > THREADS * STEPS / 20, "only {found} entries were found again");
    }

    #[test]
    fn full_keys_are_distinguished() {
        let table = PositionTable::new(1).unwrap();
        for bit in 0..PositionKey::BITS {
            table.put(PositionKey(1 << bit), bit + 1);
        }
        assert!(
            (0..PositionKey::BITS)
                .all(|bit| table.get(PositionKey(1 << bit)).is_none_or(|data| data == bit + 1))
        );
        assert_eq!(table.get(PositionKey(0)), None);
    }

    #[test]
    fn a_spare_table_has_forgotten_everything() {
        let table = PositionTable::new(1 << 20).unwrap();
        let place = table.buckets;
        table.put(PositionKey(5), 9);
        drop(table);
        let (table, other) = (PositionTable::new(1 << 20).unwrap(), PositionTable::new(1 << 20).unwrap());
        assert_eq!(table.buckets, place, "the spare one is used again");
        assert_ne!(other.buckets, place, "but once");
        assert_eq!(table.get(PositionKey(5)), None);
    }
}
