//! What is known of who wins a position before it is searched.

use super::{Key, Rules, Verdict};

/// What rules say of the winner of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// It is certain.
    Settled(Verdict),
    /// It has to be searched. Positions with the same key and the same player to move have the same winner; moves to
    /// positions of a low rank are tried first.
    Open { key: Key, rank: usize },
}

impl Prospect {
    /// What follows from what rules say of every question: the result that is foreseen, the key, the size.
    pub fn plain<R: Rules + ?Sized>(rules: &R, at: &R::Position) -> Prospect {
        match rules.foreseen(at) {
            Some(verdict) => Prospect::Settled(verdict),
            None => Prospect::Open { key: rules.key(at), rank: rules.size(at) },
        }
    }
}
