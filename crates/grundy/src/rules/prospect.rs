//! What is known of who wins a position before it is searched.

use super::{PositionKey, Verdict};

/// What rules say of the winner of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// This is how it ends, whatever is still played. Play goes on all the same.
    Certain(Verdict),
    /// This is how it ends under best play.
    Forced(Verdict),
    /// It has to be searched. Positions with the same key and the same player to move have the same winner; moves to
    /// positions of a low rank are tried first.
    Open { key: PositionKey, rank: usize },
}
