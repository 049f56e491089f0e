//! Engines: nimbers, values, minimax (outcome, score, remoteness) and the longest play, under limits, on all cores.
//!
//! Engines know rules and terms, but no particular game and no theorem; theorems reach them as deciders.

mod bounds;
mod chase;
mod depth;
mod genus;
mod history;
mod hunt;
mod limits;
mod memory;
mod methods;
mod minimax;
mod near;
mod nimber;
mod playouts;
mod proof;
mod retrograde;
mod solver;
mod table;
mod team;
mod values;

pub use crate::platform::with_large_stack;
pub use depth::depth;
pub use genus::{Breed, Genera};
pub use limits::{Cancel, Limits, Meter, StopReason};
pub use memory::Memory;
pub use methods::{Call, Effort, Found, MOST_CALLS, Method, by_method};
pub use minimax::{Distance, Measure, Minimax, Outcome, Score};
pub use nimber::Nimbers;
pub use playouts::most_promising;
pub use retrograde::{Clock, Retrograde, Traced};
pub use solver::{Judged, Solver, by_loopy};
pub use table::{PositionTable, TableError};
pub use team::Team;
pub use values::{KnownValues, Values};

use crate::rules::{PositionKey, Rules, mix};

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

    /// A key that does not depend on the order or arrangement of the parts of a position.
    fn key_of_parts<R: Rules>(self, rules: &R, at: &R::Position, parts: &[R::Position]) -> PositionKey {
        match parts {
            [] => self.key(rules, at),
            [part] => self.key(rules, part),
            _ => {
                let mut keys: Vec<u128> = parts.iter().map(|part| self.key(rules, part).0).collect();
                keys.sort_unstable();
                let words = keys.into_iter().flat_map(|key| [mix(key as u64), (key >> 64) as u64]);
                PositionKey::fingerprint(words)
            }
        }
    }
}
