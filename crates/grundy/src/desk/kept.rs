//! A cache of earlier answers, within a bound on memory.

use std::collections::HashMap;
use std::mem::take;
use std::sync::{Mutex, PoisonError};

/// A cache of values by request, in two generations: a value that is stored or looked up is young. When the young ones
/// fill half of the memory they become the old generation, and old values that were not looked up since are dropped.
pub struct Kept<V> {
    memory: usize,
    generations: Mutex<Generations<V>>,
}

struct Generations<V> {
    young: HashMap<String, (V, usize)>,
    old: HashMap<String, (V, usize)>,
    /// Bytes of the young ones.
    weight: usize,
}

/// Bytes that an entry takes besides its key and its value.
const OVERHEAD: usize = 64;

impl<V: Clone> Kept<V> {
    /// A cache of at most `memory` bytes.
    pub fn within(memory: usize) -> Kept<V> {
        let generations = Generations { young: HashMap::new(), old: HashMap::new(), weight: 0 };
        Kept { memory, generations: Mutex::new(generations) }
    }

    pub fn get(&self, asked: &str) -> Option<V> {
        let mut kept = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((value, _)) = kept.young.get(asked) {
            return Some(value.clone());
        }
        let (asked, (value, weight)) = kept.old.remove_entry(asked)?;
        kept.insert(asked, value.clone(), weight, self.memory);
        Some(value)
    }

    /// Stores a value of `bytes` bytes, unless it alone would evict much of the rest.
    pub fn keep(&self, asked: String, value: V, bytes: usize) {
        let weight = asked.len().saturating_add(bytes).saturating_add(OVERHEAD);
        if weight <= self.memory / 16 {
            let mut kept = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
            kept.old.remove(&asked);
            kept.insert(asked, value, weight, self.memory);
        }
    }
}

impl<V> Generations<V> {
    fn insert(&mut self, asked: String, value: V, weight: usize, memory: usize) {
        if self.weight + weight > memory / 2 {
            self.old = take(&mut self.young);
            self.weight = 0;
        }
        let before = self.young.insert(asked, (value, weight));
        self.weight = self.weight + weight - before.map_or(0, |(_, weight)| weight);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weight(kept: &Kept<usize>) -> usize {
        let kept = kept.generations.lock().unwrap();
        let weights = kept.young.values().chain(kept.old.values()).map(|(_, weight)| weight);
        weights.sum()
    }

    #[test]
    fn memory_is_bounded() {
        let kept = Kept::within(1 << 20);
        for i in 0..1000 {
            kept.keep(i.to_string(), i, 1 << 14);
            // A value that is looked up again and again stays.
            assert_eq!(kept.get("0"), Some(0));
            assert!(weight(&kept) <= 1 << 20);
        }
        assert_eq!((kept.get("999"), kept.get("1")), (Some(999), None));
    }

    #[test]
    fn what_is_too_long_is_not_kept() {
        let kept = Kept::within(1 << 20);
        kept.keep("long".into(), 1, 1 << 20);
        kept.keep("again".into(), 2, 5);
        kept.keep("again".into(), 3, 5);
        assert_eq!((kept.get("long"), kept.get("again")), (None, Some(3)));
        assert_eq!(weight(&kept), 5 + 5 + OVERHEAD);
    }
}
