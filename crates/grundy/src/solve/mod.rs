//! Engines: nimbers, values, minimax (outcome, score, remoteness) and the longest play, under limits, on all cores.
//!
//! Engines know rules and terms, but no particular game and no theorem; theorems reach them as deciders.

mod bounds;
mod depth;
mod history;
mod limits;
mod memory;
mod methods;
mod minimax;
mod near;
mod nimber;
mod playouts;
mod retrograde;
mod solver;
mod table;
mod team;
mod values;

pub use crate::platform::with_large_stack;
pub use depth::depth;
pub use limits::{Cancel, Limits, Meter, StopReason};
pub use memory::Memory;
pub use methods::{Effort, Method, by_method};
pub use minimax::{Distance, Measure, Minimax, Outcome, Score};
pub use nimber::Nimbers;
pub use playouts::most_promising;
pub use retrograde::{Retrograde, Traced};
pub use solver::{Judged, Solver, by_loopy};
pub use table::{PositionTable, TableError};
pub use team::Team;
pub use values::{KnownValues, Values};

use crate::rules::{PositionKey, Rules};

/// Optional techniques of a search. All are on, except in tests that they change no result and in measurements of
/// their effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches {
    /// Positions are split into parts.
    pub parts: bool,
    /// Equivalent positions share a table entry.
    pub symmetry: bool,
    /// Positions whose winner the rules name, and moves that are never better than others, are not searched.
    pub pruning: bool,
}

impl Default for Switches {
    fn default() -> Switches {
        Switches::ALL
    }
}

impl Switches {
    /// Every technique, as in normal use.
    pub const ALL: Switches = Switches { parts: true, symmetry: true, pruning: true };
    /// Plain search.
    pub const NONE: Switches = Switches { parts: false, symmetry: false, pruning: false };

    #[inline]
    fn key<R: Rules>(self, rules: &R, at: &R::Position) -> PositionKey {
        if self.symmetry { rules.key(at) } else { PositionKey::of_pack(at) }
    }
}
