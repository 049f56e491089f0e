//! Limits on a solve, and the meter that enforces them.

use crate::platform::{Stopwatch, TABLE_MEMORY};
use crate::rules::Bilingual;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Why a solve ended without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum StopReason {
    /// The time is over.
    Time,
    /// The memory is full.
    Memory,
    /// The limit on positions was met.
    Nodes,
    /// The caller cancelled it.
    Cancelled,
    /// The board is too large to be searched at all.
    Size,
}

impl StopReason {
    /// The name used in answers.
    pub fn id(self) -> &'static str {
        match self {
            StopReason::Time => "time",
            StopReason::Memory => "memory",
            StopReason::Nodes => "nodes",
            StopReason::Cancelled => "cancelled",
            StopReason::Size => "size",
        }
    }

    /// A number other than [`RUNNING`].
    fn code(self) -> u8 {
        self as u8 + 1
    }

    /// The reason with this number; none for [`RUNNING`].
    fn of_code(code: u8) -> Option<StopReason> {
        let all = [Self::Time, Self::Memory, Self::Nodes, Self::Cancelled, Self::Size];
        all.into_iter().find(|reason| reason.code() == code)
    }

    /// How an answer says that the limit was met.
    pub fn stopped(self) -> Bilingual {
        match self {
            StopReason::Time => Bilingual::of("stopped by time", "interrompido pelo limite de tempo"),
            StopReason::Memory => Bilingual::of("stopped by memory", "interrompido pelo limite de memória"),
            StopReason::Nodes => Bilingual::of("stopped by nodes", "interrompido pelo limite de posições"),
            StopReason::Cancelled => Bilingual::of("stopped by cancelled", "interrompido a pedido"),
            StopReason::Size => Bilingual::of("stopped by size", "interrompido pelo tamanho do tabuleiro"),
        }
    }
}

/// A flag that cancels a solve from outside (Ctrl-C, a closed page).
#[derive(Clone, Default, Debug)]
pub struct Cancel(Arc<AtomicU8>);

impl Cancel {
    /// Stops every solve that shares this flag.
    pub fn cancel(&self) {
        self.cancel_for(StopReason::Cancelled);
    }

    /// Stops them for a reason that only the caller can know.
    pub fn cancel_for(&self, reason: StopReason) {
        self.0.store(reason.code(), Relaxed);
    }

    /// Whether it was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.reason().is_some()
    }

    fn reason(&self) -> Option<StopReason> {
        StopReason::of_code(self.0.load(Relaxed))
    }
}

/// The limits of a solve.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The longest time; none if there is no limit.
    pub time: Option<Duration>,
    /// Bytes for the table of positions. A full table drops entries; it never stops a solve.
    pub memory: usize,
    /// The greatest number of positions, where [`Meter::STEPS`] steps of arithmetic on values count as one.
    pub nodes: Option<u64>,
    /// How many positions a thread expands between two looks at these limits: fewer where the rules themselves are slow.
    pub batch: u64,
    /// Stops the solve when set.
    pub cancel: Cancel,
    /// The number of positions so far, for callers that show progress.
    pub progress: Arc<AtomicU64>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            time: None,
            memory: TABLE_MEMORY,
            nodes: None,
            batch: Meter::BATCH,
            cancel: Cancel::default(),
            progress: Arc::default(),
        }
    }
}

/// Counts positions and checks the limits. Shared by all threads of a solve; each thread reports its positions in
/// batches, so that counting is cheap.
pub struct Meter {
    limits: Limits,
    since: Stopwatch,
    nodes: AtomicU64,
    /// Steps of arithmetic on values.
    steps: AtomicU64,
    stopped: AtomicU8,
    /// Bytes that the solve would need, if it was stopped because they are too many.
    needed: AtomicU64,
}

/// No reason to stop.
const RUNNING: u8 = 0;

impl Meter {
    /// How many positions a thread expands between two reports, unless the limits say otherwise; the first is reported at
    /// once, so that a solve that was cancelled before does not even begin.
    pub const BATCH: u64 = 1024;

    /// How many steps of arithmetic on values count as one position: they take about the same time.
    pub const STEPS: u64 = 4;

    /// Starts the clock.
    pub fn new(limits: Limits) -> Meter {
        Meter {
            limits,
            since: Stopwatch::start(),
            nodes: AtomicU64::new(0),
            steps: AtomicU64::new(0),
            stopped: AtomicU8::new(RUNNING),
            needed: AtomicU64::new(0),
        }
    }

    /// How many positions were reported so far.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.since.elapsed().as_secs_f64()
    }

    /// How many positions a thread expands between two reports.
    pub fn batch(&self) -> u64 {
        self.limits.batch
    }

    /// The limit on memory, in bytes.
    pub fn memory(&self) -> usize {
        self.limits.memory
    }

    /// Adds positions to the count and checks every limit.
    pub fn report(&self, nodes: u64) -> Result<(), StopReason> {
        let total = self.nodes.fetch_add(nodes, Relaxed) + nodes;
        self.limits.progress.store(total, Relaxed);
        self.check(total + self.steps.load(Relaxed) / Meter::STEPS)
    }

    /// Adds steps of arithmetic to the work done and checks every limit.
    pub fn report_steps(&self, steps: u64) -> Result<(), StopReason> {
        let steps = self.steps.fetch_add(steps, Relaxed) + steps;
        self.check(self.nodes() + steps / Meter::STEPS)
    }

    fn check(&self, work: u64) -> Result<(), StopReason> {
        if let Some(reason) = self.stopped() {
            return Err(reason);
        }
        let reason = if let Some(reason) = self.limits.cancel.reason() {
            reason
        } else if self.limits.nodes.is_some_and(|most| work > most) {
            StopReason::Nodes
        } else if self.limits.time.is_some_and(|most| self.since.elapsed() > most) {
            StopReason::Time
        } else {
            return Ok(());
        };
        self.stop(reason);
        Err(reason)
    }

    /// Makes every later report fail.
    pub fn stop(&self, reason: StopReason) {
        self.stopped.store(reason.code(), Relaxed);
    }

    /// Makes every later report fail, since this many bytes are needed and the limit is lower.
    pub fn lack(&self, bytes: usize) -> StopReason {
        self.needed.store(bytes as u64, Relaxed);
        self.stop(StopReason::Memory);
        StopReason::Memory
    }

    /// How many bytes the solve would need, if it was stopped because they are too many.
    pub fn needed(&self) -> Option<u64> {
        Some(self.needed.load(Relaxed)).filter(|&bytes| bytes > 0)
    }

    /// The limit that was met, if any.
    pub fn stopped(&self) -> Option<StopReason> {
        StopReason::of_code(self.stopped.load(Relaxed))
    }
}
