//! Impartial games on one heap at a time: rules, nimbers, periods of nimbers, misere quotients.
//!
//! A rule says what one heap may become: nothing, one heap or two. A position of many heaps is their sum, so that
//! under normal play the nimbers of single heaps decide it. [`Sequence`] finds them, and proves a period where a
//! theorem gives one; then the nimber of a heap of any size is known. Under misere play [`quotient`] does the same.
//!
//! Nothing here knows boards, players or conventions. Games are set up from these rules, and theorems about other
//! games look up their nimbers here: kayles on a path is the octal game 0.137. So this layer is below both. Limits
//! are passed in as a [`Watch`], as for values.

mod code;
mod direct;
mod period;
pub mod quotient;
mod rule;
mod sequence;
mod set;
mod sparse;
mod windows;

pub use code::Code;
pub use period::{Period, Proof, find_period};
pub use rule::Rule;
pub use sequence::{Sequence, Space};
pub use set::set;

/// Called with the work done since the last call, in options examined; returns whether to stop.
pub type Watch<'a> = &'a dyn Fn(u64) -> bool;

/// The work was stopped by its watch, or would need larger numbers than can be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;
