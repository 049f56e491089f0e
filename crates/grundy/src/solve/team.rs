//! Threads that search the same position together.
//!
//! Every thread runs the same search on the same table. They are kept apart by a small table of positions that some
//! thread is working on: a thread that meets one of them leaves it for later (simplified ABDADA, Weill 1996,
//! Kerrigan). The first to finish gives the answer; it is a value of the game, so it does not depend on which thread
//! was first.

use super::{Meter, StopReason};
use crate::platform::on_threads;
use crate::rules::PositionKey;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Why a search returned without an answer: a limit was met, or another thread has the answer already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    Stopped(StopReason),
    Finished,
    /// One thread has searched long enough alone.
    Widen,
}

const BUSY_SLOTS: usize = 1 << 12;

/// How many positions one thread expands alone before the others join: small searches are over by then.
const ALONE: u64 = 1 << 12;

/// The positions being worked on and the end of one search.
pub struct Team {
    threads: usize,
    busy: Vec<AtomicU64>,
    finished: AtomicBool,
    /// Positions that the first thread may still expand alone; none once all are at work.
    alone: AtomicU64,
}

impl Team {
    /// A team of this many threads.
    pub fn new(threads: usize) -> Team {
        let slots = if threads > 1 { BUSY_SLOTS } else { 0 };
        let busy = (0..slots).map(|_| AtomicU64::new(0)).collect();
        Team { threads: threads.max(1), busy, finished: AtomicBool::new(false), alone: AtomicU64::new(0) }
    }

    /// How many threads there are.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Whether several threads are at work.
    #[inline]
    pub fn is_shared(&self) -> bool {
        self.threads > 1
    }

    fn slot(&self, key: PositionKey) -> (&AtomicU64, u64) {
        let mark = crate::rules::mix(key.0 as u64 ^ (key.0 >> 64) as u64) | 1;
        (&self.busy[(mark >> 20) as usize % BUSY_SLOTS], mark)
    }

    /// Whether some thread is working on the position.
    #[inline]
    pub fn is_busy(&self, key: PositionKey) -> bool {
        self.is_shared() && {
            let (slot, mark) = self.slot(key);
            slot.load(Relaxed) == mark
        }
    }

    /// Marks a position as being worked on.
    #[inline]
    pub fn begin(&self, key: PositionKey) {
        if self.is_shared() {
            let (slot, mark) = self.slot(key);
            slot.store(mark, Relaxed);
        }
    }

    /// Clears the mark of a position.
    #[inline]
    pub fn end(&self, key: PositionKey) {
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
        self.still_running(nodes)
    }

    /// Reports steps of arithmetic on values to the meter; an error ends the thread's search.
    pub fn report_steps(&self, meter: &Meter, steps: u64) -> Result<(), Halt> {
        meter.report_steps(steps).map_err(Halt::Stopped)?;
        self.still_running(steps / Meter::STEPS)
    }

    /// Whether the thread continues after this much work.
    fn still_running(&self, work: u64) -> Result<(), Halt> {
        let alone = self.alone.load(Relaxed);
        if alone > 0 {
            self.alone.store(alone.saturating_sub(work).max(1), Relaxed);
            return if alone <= work { Err(Halt::Widen) } else { Ok(()) };
        }
        if self.finished.load(Relaxed) { Err(Halt::Finished) } else { Ok(()) }
    }

    /// Runs the search, alone while it is small and then on every thread, and returns the first answer. The search
    /// receives the number of its thread, so that threads can take different paths. The caller's stack must be large:
    /// see [`with_large_stack`](crate::platform::with_large_stack).
    pub fn run<T: Send>(&self, search: impl Fn(usize) -> Result<T, Halt> + Sync) -> Result<T, StopReason> {
        if self.is_shared() {
            self.alone.store(ALONE, Relaxed);
            let result = search(0);
            self.alone.store(0, Relaxed);
            match result {
                Ok(answer) => return Ok(answer),
                Err(Halt::Stopped(reason)) => return Err(reason),
                Err(Halt::Widen | Halt::Finished) => {}
            }
        }
        self.together(search)
    }

    fn together<T: Send>(&self, search: impl Fn(usize) -> Result<T, Halt> + Sync) -> Result<T, StopReason> {
        self.finished.store(false, Relaxed);
        self.busy.iter().for_each(|slot| slot.store(0, Relaxed));
        let attempt = |thread: usize| {
            let result = search(thread);
            if result.is_ok() {
                self.finished.store(true, Relaxed);
            }
            result
        };
        let mut reason = StopReason::Cancelled;
        for result in on_threads(self.threads, attempt) {
            match result {
                Ok(answer) => return Ok(answer),
                Err(Halt::Stopped(why)) => reason = why,
                Err(Halt::Finished | Halt::Widen) => {}
            }
        }
        Err(reason)
    }
}
