//! What is known about the winner of a position before it is searched.

use super::{PositionKey, Verdict};
use smallvec::SmallVec;

/// What rules worked out for a prospect and need again to drop dominated moves of the same position, in words of their
/// own: the search hands it back, so that it is not computed twice. Most rules need none.
pub type Notes = SmallVec<[u64; 2]>;

/// What rules say about the winner of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// The result is certain, whatever is still played. The play continues all the same.
    Certain(Verdict),
    /// The result under best play.
    Forced(Verdict),
    /// The winner must be searched for. Positions with the same key and the same player to move have the same winner;
    /// moves to positions of a low rank are tried first.
    Open {
        /// The key under which the winner is remembered.
        key: PositionKey,
        /// Low ranks are tried first.
        rank: usize,
        /// Passed to [`Rules::drop_dominated`](super::Rules::drop_dominated).
        notes: Notes,
    },
}
