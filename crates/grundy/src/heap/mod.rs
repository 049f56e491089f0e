//! Impartial games on one heap at a time: rules, their nimbers, the periods of these, misere quotients.
//!
//! A rule says what may become of one heap: nothing, one heap or two. A position of many heaps is their sum, so
//! that under normal play the nimbers of single heaps decide it. [`Sequence`] finds them, and proves a period where
//! a theorem gives one; then a heap of any size is answered at once. Under misere play [`quotient`] does the same.
//!
//! Nothing here knows boards, players or conventions. Games are set up from these rules, and theorems about other
//! games look up their nimbers here: kayles on a path is the octal game 0.137. So this stands below both. Limits come
//! in as a [`Watch`], as they do for values.

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

/// Told how much work was done since the last call, in options looked at; says whether to stop.
pub type Watch<'a> = &'a dyn Fn(u64) -> bool;

/// The work was stopped by its watch, or would need numbers beyond those that are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;
