//! The store: every value that is not simple, once.

use super::memo::{Memo, Pair, Words};
use super::simple::simple_options;
use super::{Dyadic, Form, Options, Side, Value};
use crate::text::Bilingual;
use hashbrown::HashTable;
use std::fmt;
use std::hash::{BuildHasher, BuildHasherDefault, Hasher};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

/// Why a value could not be computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Failure {
    /// A number, a number of ups or a nimber is too large to represent.
    TooLarge,
    /// The store is full.
    Memory,
    /// The caller stopped the computation.
    Stopped,
}

impl Failure {
    /// Why, for people.
    pub fn words(self) -> Bilingual {
        match self {
            Failure::TooLarge => {
                Bilingual::of("this is too large to hold", "isto é grande demais para caber na memória")
            }
            Failure::Memory => {
                Bilingual::of("no memory is left to work this out", "não resta memória para calcular isto")
            }
            Failure::Stopped => {
                Bilingual::of("stopped while this was worked out", "interrompido enquanto isto era calculado")
            }
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.words().fmt(f)
    }
}

impl std::error::Error for Failure {}

/// A value by its options, in canonical form: no dominated ones, no reversible ones, in order of handles.
pub struct Node {
    /// Left's options.
    pub left: Box<[Value]>,
    /// Right's options.
    pub right: Box<[Value]>,
    /// Where optimal play ends, as a number, if Left starts.
    pub left_stop: Dyadic,
    /// Where optimal play ends, as a number, if Right starts.
    pub right_stop: Dyadic,
    /// The handle of the negative, once known; its own bits are never 0.
    negative: AtomicU64,
}

impl Node {
    /// The negative of this value, if it is cached.
    pub fn negative(&self) -> Option<Value> {
        match self.negative.load(Relaxed) {
            0 => None,
            bits => Some(Value(bits)),
        }
    }

    /// Caches the negative of this value.
    pub fn set_negative(&self, value: Value) {
        self.negative.store(value.0, Relaxed);
    }

    fn bytes(&self) -> usize {
        size_of::<Node>() + size_of_val(&*self.left) + size_of_val(&*self.right) + 16
    }
}

/// Options, borrowed from the store or computed.
pub(super) enum Listed<'s> {
    Stored(&'s [Value]),
    Made(Options),
}

impl std::ops::Deref for Listed<'_> {
    type Target = [Value];

    #[inline]
    fn deref(&self) -> &[Value] {
        match self {
            Listed::Stored(options) => options,
            Listed::Made(options) => options,
        }
    }
}

const SHARDS: usize = 64;

/// Two indices and an answer fit into one word.
const MOST_PLACES: u32 = 1 << 31;

/// The cached results of each operation may take this fraction of the memory for values, up to a maximum.
const SHARE: usize = 8;
const MOST_REMEMBERED: usize = 1 << 30;

/// Values with an index, shared by all threads: reading takes no lock, and adding takes one of many locks. Sums and
/// comparisons are cached too.
pub struct Store {
    nodes: boxcar::Vec<Node>,
    places: Vec<Mutex<HashTable<u32>>>,
    bytes: AtomicUsize,
    limit: usize,
    pub(super) sums: Memo<Words>,
    /// Whether one value is at most another, where one of them is simple and where none is.
    pub(super) mixed_orders: Memo<Words>,
    pub(super) orders: Memo<Pair>,
}

impl Default for Store {
    fn default() -> Store {
        Store::new(usize::MAX)
    }
}

impl Store {
    /// A store of at most about this many bytes.
    pub fn new(limit: usize) -> Store {
        let places = (0..SHARDS).map(|_| Mutex::new(HashTable::new())).collect();
        let room = (limit / SHARE).min(MOST_REMEMBERED);
        Store {
            nodes: boxcar::Vec::new(),
            places,
            bytes: AtomicUsize::new(0),
            limit,
            sums: Memo::new(room),
            mixed_orders: Memo::new(room),
            orders: Memo::new(room),
        }
    }

    /// The number of stored values.
    pub fn len(&self) -> usize {
        self.nodes.count()
    }

    /// Whether no value has been stored yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// About how many bytes the values take.
    pub fn bytes(&self) -> usize {
        self.bytes.load(Relaxed)
    }

    /// The value with this index.
    #[inline]
    pub fn node(&self, place: u32) -> &Node {
        &self.nodes[place as usize]
    }

    /// The options of one side in canonical form.
    pub fn options(&self, value: Value, side: Side) -> Options {
        self.listed(value, side).iter().copied().collect()
    }

    /// The same, borrowed where possible.
    #[inline]
    pub(super) fn listed(&self, value: Value, side: Side) -> Listed<'_> {
        match value.form() {
            Form::Node(place) => {
                let node = self.node(place);
                Listed::Stored(if side == Side::Left { &node.left } else { &node.right })
            }
            Form::Simple(simple) => Listed::Made(simple_options(simple, side)),
        }
    }

    /// The number at which play stops when this side begins and both avoid numbers as long as they can.
    #[inline]
    pub fn stop(&self, value: Value, side: Side) -> Dyadic {
        match value.form() {
            Form::Simple(simple) => simple.number,
            Form::Node(place) => {
                let node = self.node(place);
                if side == Side::Left { node.left_stop } else { node.right_stop }
            }
        }
    }

    /// The handle of the value with these options, which are canonical and sorted.
    pub fn intern(&self, left: &[Value], right: &[Value], stops: (Dyadic, Dyadic)) -> Result<Value, Failure> {
        let hash = hash_of(left, right);
        let same = |place: &u32| {
            let node = self.node(*place);
            *node.left == *left && *node.right == *right
        };
        let mut places = self.places[hash as usize % SHARDS].lock().unwrap_or_else(|e| e.into_inner());
        if let Some(place) = places.find(hash, same) {
            return Ok(Value::node(*place));
        }
        let negative = AtomicU64::new(0);
        let node = Node {
            left: left.into(),
            right: right.into(),
            left_stop: stops.0,
            right_stop: stops.1,
            negative,
        };
        let bytes = node.bytes();
        if self.bytes.fetch_add(bytes, Relaxed) + bytes > self.limit {
            return Err(Failure::Memory);
        }
        let place = self.nodes.push(node);
        let place = u32::try_from(place).ok().filter(|place| *place < MOST_PLACES).ok_or(Failure::Memory)?;
        places.insert_unique(hash, place, |place| {
            let node = self.node(*place);
            hash_of(&node.left, &node.right)
        });
        Ok(Value::node(place))
    }
}

fn hash_of(left: &[Value], right: &[Value]) -> u64 {
    let mut hasher = BuildHasherDefault::<Mixer>::default().build_hasher();
    for value in left {
        hasher.write_u64(value.0);
    }
    hasher.write_u64(u64::MAX);
    for value in right {
        hasher.write_u64(value.0);
    }
    hasher.finish()
}

/// Mixes words by multiplication.
#[derive(Default)]
pub(super) struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        (self.0 ^ self.0 >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(*byte as u64);
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}
