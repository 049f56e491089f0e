//! The two players as the theory names them.

use super::Value;
use smallvec::SmallVec;

/// Left, who prefers greater values, or Right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The player for whom greater values are better.
    Left,
    /// The player for whom lesser values are better.
    Right,
}

impl Side {
    /// The opponent.
    pub fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

/// The options of one side.
pub type Options = SmallVec<[Value; 4]>;
