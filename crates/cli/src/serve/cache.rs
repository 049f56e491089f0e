//! What was solved before, as the lines that were sent, within a bound on memory.

use quick_cache::Weighter;
use quick_cache::sync::Cache as Lines;
use std::sync::Arc;

/// Bytes in all, and in one line at most.
const MEMORY: u64 = 64 << 20;
const LONGEST_LINE: usize = 1 << 20;

#[derive(Clone)]
struct Bytes;

impl Weighter<String, Arc<str>> for Bytes {
    fn weight(&self, key: &String, line: &Arc<str>) -> u64 {
        (key.len() + line.len() + 64) as u64
    }
}

/// Lines by what was asked. Those seldom asked for make room for others.
#[derive(Clone)]
pub struct Cache(Arc<Lines<String, Arc<str>, Bytes>>);

impl Cache {
    pub fn new() -> Cache {
        Cache(Arc::new(Lines::with_weighter(4096, MEMORY, Bytes)))
    }

    pub fn get(&self, asked: &str) -> Option<String> {
        self.0.get(asked).map(|line| line.to_string())
    }

    pub fn keep(&self, asked: String, line: &str) {
        if line.len() <= LONGEST_LINE {
            self.0.insert(asked, line.into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded() {
        let cache = Cache::new();
        let line = "x".repeat(LONGEST_LINE);
        (0..200).for_each(|i| cache.keep(i.to_string(), &line));
        assert!(cache.0.weight() <= MEMORY);
        cache.keep("long".into(), &(line + "x"));
        assert_eq!(cache.get("long"), None);
        cache.keep("short".into(), "y");
        assert_eq!(cache.get("short").as_deref(), Some("y"));
    }
}
