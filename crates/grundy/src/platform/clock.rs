//! How long something takes.

use std::time::Duration;

/// Measures the time since it was started.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    since: source::Moment,
}

impl Stopwatch {
    /// Starts measuring.
    pub fn start() -> Stopwatch {
        Stopwatch { since: source::now() }
    }

    /// The time since the start.
    pub fn elapsed(&self) -> Duration {
        source::since(self.since)
    }
}

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod source {
    use std::time::{Duration, Instant};

    pub type Moment = Instant;

    pub fn now() -> Instant {
        Instant::now()
    }

    pub fn since(moment: Instant) -> Duration {
        moment.elapsed()
    }
}

/// Without an operating system the clock is the one that the host set. If there is none, no time passes, and a search is
/// ended only by limits on positions or by cancelling.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod source {
    use std::sync::OnceLock;
    use std::time::Duration;

    /// Seconds since any moment.
    pub type Moment = f64;

    pub static CLOCK: OnceLock<fn() -> f64> = OnceLock::new();

    pub fn now() -> f64 {
        CLOCK.get().map_or(0.0, |clock| clock())
    }

    pub fn since(moment: f64) -> Duration {
        Duration::try_from_secs_f64(now() - moment).unwrap_or_default()
    }
}

/// Sets the clock, once: a function that returns seconds since any fixed moment.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub fn set_clock(clock: fn() -> f64) {
    // A clock that was set before is kept.
    let _ = source::CLOCK.set(clock);
}
