//! The two players as the theory names them.

use super::Value;
use smallvec::SmallVec;

/// Left, who likes to move to greater values, or Right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Right,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

/// The options of one side.
pub type Options = SmallVec<[Value; 4]>;
