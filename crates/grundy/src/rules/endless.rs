//! Whether plays end.

use super::Verdict;

/// Whether a play from a position may be endless.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Endless {
    /// No position of the game recurs.
    Never,
    /// Positions of the game may recur, but every play from here ends.
    NotFromHere,
    /// A play from here may be endless; this is how an endless play is decided, the same in all positions.
    Possible(Verdict),
}

impl Endless {
    /// Whether every play from here ends.
    pub fn is_short(self) -> bool {
        !matches!(self, Endless::Possible(_))
    }

    /// How an endless play is decided; a draw where there is none.
    pub fn verdict(self) -> Verdict {
        match self {
            Endless::Possible(verdict) => verdict,
            Endless::Never | Endless::NotFromHere => Verdict::Draw,
        }
    }
}
