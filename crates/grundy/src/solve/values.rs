//! Conway values of partizan positions under normal play.
//!
//! The value of a position is the sum of the values of its parts; the value of a part is built from the values of
//! both players' options (Conway 1976). Only parts are remembered. Every option is needed, so threads share the work
//! by going through options in different orders: what one has computed, be it the value of a part, a sum or a
//! comparison, the others reuse.

use super::team::Halt;
use super::{Meter, StopReason, Switches, Team};
use crate::rules::{Game, Move, Player, PositionKey, Rules, mix};
use crate::value::{Calculator, Failure, Options, Side, Store, Value};
use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The values of the parts that were met, shared by all threads. When it is full, nothing more is stored.
pub struct KnownValues {
    shards: Vec<Mutex<HashMap<PositionKey, Value, BuildHasherDefault<KeyHasher>>>>,
    entries: AtomicUsize,
    most: usize,
}

const SHARDS: usize = 64;
/// Approximate size of an entry.
const ENTRY_BYTES: usize = 48;

impl KnownValues {
    /// A store of at most about `bytes` bytes.
    pub fn new(bytes: usize) -> KnownValues {
        let shards = (0..SHARDS).map(|_| Mutex::default()).collect();
        KnownValues { shards, entries: AtomicUsize::new(0), most: bytes / ENTRY_BYTES }
    }

    fn shard(
        &self,
        key: PositionKey,
    ) -> std::sync::MutexGuard<'_, HashMap<PositionKey, Value, BuildHasherDefault<KeyHasher>>> {
        let shard = &self.shards[mix(key.0 as u64 ^ (key.0 >> 64) as u64) as usize % SHARDS];
        shard.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn get(&self, key: PositionKey) -> Option<Value> {
        self.shard(key).get(&key).copied()
    }

    fn put(&self, key: PositionKey, value: Value) {
        if self.entries.load(Relaxed) < self.most && self.shard(key).insert(key, value).is_none() {
            self.entries.fetch_add(1, Relaxed);
        }
    }
}

/// Keys are short or well mixed already: one multiplication spreads them.
#[derive(Default)]
pub struct KeyHasher(u64);

impl std::hash::Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u128(byte as u128));
    }

    fn write_u128(&mut self, word: u128) {
        self.0 = mix(self.0 ^ word as u64 ^ ((word >> 64) as u64).rotate_left(29));
    }
}

/// The value engine on one game.
pub struct Values<'a, R: Rules> {
    /// The rules and terms.
    pub game: Game<'a, R>,
    /// The store that holds the values.
    pub store: &'a Store,
    /// The values of parts found so far.
    pub known: &'a KnownValues,
    /// Counts positions and checks the limits.
    pub meter: &'a Meter,
    /// The threads that search together.
    pub team: &'a Team,
    /// Which optional techniques are on.
    pub switches: Switches,
}

impl<R: Rules> Values<'_, R> {
    /// The value of a position.
    pub fn value(&self, at: &R::Position) -> Result<Value, StopReason> {
        self.team.run(|thread| {
            let watch = || self.team.report_steps(self.meter, Calculator::PATIENCE).is_err();
            let calculator = Calculator::watched(self.store, &watch).of_thread(thread);
            let mut worker =
                Worker { engine: self, calculator, recent: vec![None; RECENT], nodes: 0, met: 0 };
            let result = self.team.report(self.meter, 0).and_then(|()| worker.value(at));
            let nodes = worker.nodes;
            let reported = self.team.report(self.meter, nodes);
            if result.is_ok() { result } else { reported.and(result) }
        })
    }

    /// The lesser of the keys of a part and of the part with the players exchanged; and whether it is the latter.
    fn key(&self, part: &R::Position) -> (PositionKey, bool) {
        let key = self.switches.key(self.game.rules, part);
        let exchanged = self.game.rules.exchanged(part).filter(|_| self.switches.symmetry);
        match exchanged.map(|part| self.switches.key(self.game.rules, &part)) {
            Some(other) if other < key => (other, true),
            _ => (key, false),
        }
    }

    fn split(&self, at: &R::Position) -> Vec<R::Position> {
        let mut parts = Vec::new();
        if self.switches.parts {
            self.game.rules.parts(at, &mut parts);
        }
        if parts.is_empty() {
            parts.push(at.clone());
        }
        parts
    }
}

/// How many values each thread caches.
const RECENT: usize = 1 << 12;

struct Worker<'a, R: Rules> {
    engine: &'a Values<'a, R>,
    calculator: Calculator<'a>,
    recent: Vec<Option<(PositionKey, Value)>>,
    /// The positions since the last report, and the parts that were met.
    nodes: u64,
    met: u64,
}

impl<R: Rules> Worker<'_, R> {
    fn value(&mut self, at: &R::Position) -> Result<Value, Halt> {
        let mut total = Value::ZERO;
        for part in self.engine.split(at) {
            let value = self.value_of_part(&part)?;
            total = self.try_to(|calculator| calculator.sum(total, value))?;
        }
        Ok(total)
    }

    fn value_of_part(&mut self, part: &R::Position) -> Result<Value, Halt> {
        let engine = self.engine;
        let (key, negated) = engine.key(part);
        self.count()?;
        if let Some(value) = self.recall(key) {
            return self.signed(value, negated);
        }
        self.nodes += 1;
        let value = self.by_options(part)?;
        let remembered = self.signed(value, negated)?;
        engine.known.put(key, remembered);
        Ok(value)
    }

    fn signed(&mut self, value: Value, negated: bool) -> Result<Value, Halt> {
        if negated { self.try_to(|calculator| calculator.negative(value)) } else { Ok(value) }
    }

    /// The value stored under a key: first in this thread's cache, then in the shared store.
    fn recall(&mut self, key: PositionKey) -> Option<Value> {
        let slot = mix(key.0 as u64 ^ (key.0 >> 64) as u64) as usize % RECENT;
        match self.recent[slot] {
            Some((seen, value)) if seen == key => Some(value),
            _ => {
                let value = self.engine.known.get(key)?;
                self.recent[slot] = Some((key, value));
                Some(value)
            }
        }
    }

    /// The value computed from the options, which every thread goes through in its own order.
    fn by_options(&mut self, part: &R::Position) -> Result<Value, Halt> {
        let route = self.calculator.route();
        let mut values = [Options::new(), Options::new()];
        for side in route.sides() {
            let who = if side == Side::Left { Player::Alice } else { Player::Bob };
            let mut moves: Vec<Move> = Vec::new();
            self.engine.game.moves(part, who, &mut moves);
            for i in 0..moves.len() {
                let m = moves[route.place(i, moves.len())];
                let (to, _) = self.engine.game.play(part, who, m);
                values[side as usize].push(self.value(&to)?);
            }
        }
        let [left, right] = values;
        self.try_to(|calculator| calculator.make(left, right))
    }

    fn try_to<T>(&mut self, work: impl FnOnce(&mut Calculator<'_>) -> Result<T, Failure>) -> Result<T, Halt> {
        work(&mut self.calculator).map_err(|failure| match failure {
            Failure::TooLarge | Failure::Memory => Halt::Stopped(StopReason::Memory),
            Failure::Stopped => match self.engine.team.report(self.engine.meter, 0) {
                Err(halt) => halt,
                Ok(()) => Halt::Finished,
            },
        })
    }

    /// Looks at the limits every so many parts, known ones included: a position on a large board has thousands of options,
    /// and nearly all of them may be known.
    fn count(&mut self) -> Result<(), Halt> {
        self.met += 1;
        if self.met >= self.engine.meter.batch() {
            self.met = 0;
            let nodes = std::mem::take(&mut self.nodes);
            self.engine.team.report(self.engine.meter, nodes)?;
        }
        Ok(())
    }
}
