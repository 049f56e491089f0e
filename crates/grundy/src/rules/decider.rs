//! Theorems that settle positions, as engines see them.

use super::Words;

/// A theorem that may settle a position during a search. Engines ask before they search; a decider that does
/// not apply answers `None`. What it answers must be exactly what the search would find.
pub trait Decider<Position>: Send + Sync {
    /// The nimber of an impartial position under normal play.
    fn nimber(&self, at: &Position) -> Option<u32>;

    /// The theorem, for answers in which it decided alone.
    fn by(&self) -> Words;
}
