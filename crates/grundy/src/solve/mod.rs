//! Engines: nimbers, values, minimax (outcome, score, remoteness) and the longest play, under limits, on all cores.
//!
//! Engines know rules and terms, never a game and never a theory; theorems reach them as deciders.

mod bounds;
mod depth;
mod history;
mod limits;
mod methods;
mod minimax;
mod near;
mod nimber;
mod playouts;
mod retrograde;
mod table;
mod team;
mod values;

pub use depth::depth;
pub use limits::{Cancel, Limits, Meter, StopReason};
pub use methods::{Effort, Method, by_method};
pub use minimax::{Distance, Measure, Minimax, Outcome, Score};
pub use nimber::Nimbers;
pub use playouts::most_promising;
pub use retrograde::Retrograde;
pub use table::{Table, TableError};
pub use team::{Team, with_large_stack};
pub use values::{KnownValues, Values};

use crate::rules::{Key, Rules};

/// What a search makes use of. All are on, except to test that they change nothing and to measure what they bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches {
    /// Positions are split into parts.
    pub parts: bool,
    /// Positions that look alike share a table entry.
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
    pub const ALL: Switches = Switches { parts: true, symmetry: true, pruning: true };
    pub const NONE: Switches = Switches { parts: false, symmetry: false, pruning: false };

    #[inline]
    fn key<R: Rules>(self, rules: &R, at: &R::Position) -> Key {
        if self.symmetry { rules.key(at) } else { Key::of_pack(at) }
    }
}
