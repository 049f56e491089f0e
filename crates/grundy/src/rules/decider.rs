//! Theorems that settle positions, as engines see them.

use super::Player;

/// A theorem that may settle a position during a search. Engines ask before they search; a decider that does
/// not apply answers `None`. What it answers must be exactly what the search would find.
pub trait Decider<Position>: Send + Sync {
    /// The theorem, as an answer names it.
    fn name(&self) -> &'static str;

    /// The nimber of an impartial position under normal play.
    fn nimber(&self, _at: &Position) -> Option<u32> {
        None
    }

    /// Least and greatest score still possible under best play, with `next` to move.
    fn window(&self, _at: &Position, _next: Player) -> Option<(i32, i32)> {
        None
    }
}
