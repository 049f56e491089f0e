//! What the operating system provides: a clock, threads, memory. Nothing else in the library asks it for any of them, so
//! that it runs where there is no operating system, as in a browser.

mod clock;
mod threads;

pub use clock::Stopwatch;
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use clock::set_clock;
pub use threads::{on_threads, parallelism, with_large_stack};

/// Default size in bytes of the table of positions: smaller where addresses have 32 bits.
pub const TABLE_MEMORY: usize = if usize::BITS < 64 { 256 << 20 } else { 2 << 30 };
