//! Threads that search the same position together.
//!
//! Every thread runs the same search on the same table. What keeps them apart is a small board of positions
//! that somebody is working on: a thread that meets one of them leaves it for later (simplified ABDADA,
//! Weill 1996, Kerrigan). The first to finish gives the answer; it is a value of the game, so it does not
//! depend on who was first.

use super::{Meter, StopReason};
use crate::rules::Key;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Why a search came back without an answer: a limit, or another thread has it already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    Stopped(StopReason),
    Finished,
}

const BUSY_SLOTS: usize = 1 << 12;

/// How large a stack a searching thread gets. Searches recurse once per move; long plays are thousands of moves.
const STACK: usize = 1 << 30;

/// The board and the finish line of one search.
pub struct Team {
    threads: usize,
    busy: Vec<AtomicU64>,
    finished: AtomicBool,
}

impl Team {
    pub fn new(threads: usize) -> Team {
        let slots = if threads > 1 { BUSY_SLOTS } else { 0 };
        let busy = (0..slots).map(|_| AtomicU64::new(0)).collect();
        Team { threads: threads.max(1), busy, finished: AtomicBool::new(false) }
    }

    /// Whether there is anybody to keep apart from.
    #[inline]
    pub fn is_shared(&self) -> bool {
        self.threads > 1
    }

    fn slot(&self, key: Key) -> (&AtomicU64, u64) {
        let mark = crate::rules::mix(key.0 as u64 ^ (key.0 >> 64) as u64) | 1;
        (&self.busy[(mark >> 20) as usize % BUSY_SLOTS], mark)
    }

    /// Whether some thread is working on the position.
    #[inline]
    pub fn is_busy(&self, key: Key) -> bool {
        self.is_shared() && {
            let (slot, mark) = self.slot(key);
            slot.load(Relaxed) == mark
        }
    }

    #[inline]
    pub fn begin(&self, key: Key) {
        if self.is_shared() {
            let (slot, mark) = self.slot(key);
            slot.store(mark, Relaxed);
        }
    }

    #[inline]
    pub fn end(&self, key: Key) {
        if self.is_shared() {
            let (slot, mark) = self.slot(key);
            if slot.load(Relaxed) == mark {
                slot.store(0, Relaxed);
            }
        }
    }

    /// Reports positions to the meter; an error ends the thread's search.
    pub fn report(&self, meter: &Meter, nodes: u64) -> Result<(), Halt> {
        meter.report(nodes).map_err(Halt::Stopped)?;
        if self.finished.load(Relaxed) { Err(Halt::Finished) } else { Ok(()) }
    }

    /// Runs the search on every thread and gives back the first answer.
    pub fn run<T: Send>(&self, search: impl Fn() -> Result<T, Halt> + Sync) -> Result<T, StopReason> {
        self.finished.store(false, Relaxed);
        self.busy.iter().for_each(|slot| slot.store(0, Relaxed));
        let attempt = || {
            let result = search();
            if result.is_ok() {
                self.finished.store(true, Relaxed);
            }
            result
        };
        let results: Vec<Result<T, Halt>> = std::thread::scope(|scope| {
            let spawn = |_| std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, attempt);
            let handles: Vec<_> = (0..self.threads).map(spawn).collect();
            let join = |handle: std::io::Result<std::thread::ScopedJoinHandle<'_, _>>| match handle {
                Ok(handle) => handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
                Err(_) => Err(Halt::Stopped(StopReason::Memory)),
            };
            handles.into_iter().map(join).collect()
        });
        let mut reason = StopReason::Cancelled;
        for result in results {
            match result {
                Ok(answer) => return Ok(answer),
                Err(Halt::Stopped(why)) => reason = why,
                Err(Halt::Finished) => {}
            }
        }
        Err(reason)
    }
}
