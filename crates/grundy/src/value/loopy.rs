//! Loopy nimbers: the values of impartial games in which play may continue for ever.

use serde::Serialize;
use std::collections::BTreeSet;
use std::fmt;

/// The value of an impartial game with or without cycles under normal play (Smith 1966; Fraenkel and Perl
/// 1975): a nim heap, or infinity together with the finite values among its options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Loopy {
    /// A nimber.
    Finite(u64),
    /// Infinite, with the finite nimbers to which there is a move.
    Infinite(BTreeSet<u64>),
}

impl Loopy {
    /// Nimber 0: the player to move loses.
    pub const ZERO: Loopy = Loopy::Finite(0);

    /// The value of a sum. Finite values add as nim heaps. Adding a finite value shifts the finite options of
    /// infinity by it; two infinities leave no move to a finite value, since any move leaves one of them.
    pub fn plus(&self, other: &Loopy) -> Loopy {
        match (self, other) {
            (Loopy::Finite(a), Loopy::Finite(b)) => Loopy::Finite(a ^ b),
            (Loopy::Infinite(options), Loopy::Finite(b)) | (Loopy::Finite(b), Loopy::Infinite(options)) => {
                Loopy::Infinite(options.iter().map(|a| a ^ b).collect())
            }
            (Loopy::Infinite(_), Loopy::Infinite(_)) => Loopy::Infinite(BTreeSet::new()),
        }
    }

    /// Whether the player to move wins; none if the game is a draw. From infinity a move to 0 wins, and without one
    /// neither player can be forced to lose.
    pub fn mover_wins(&self) -> Option<bool> {
        match self {
            Loopy::Finite(value) => Some(*value != 0),
            Loopy::Infinite(options) => options.contains(&0).then_some(true),
        }
    }

    /// The nim heap that the game equals, if it is one.
    pub fn finite(&self) -> Option<u64> {
        match self {
            Loopy::Finite(value) => Some(*value),
            Loopy::Infinite(_) => None,
        }
    }
}

/// `3`, or `∞(0,1)` with the finite values of the options.
impl fmt::Display for Loopy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loopy::Finite(value) => value.fmt(f),
            Loopy::Infinite(options) => {
                let texts: Vec<String> = options.iter().map(u64::to_string).collect();
                write!(f, "∞({})", texts.join(","))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Loopy::{Finite, Infinite};
    use super::*;

    fn infinite(options: &[u64]) -> Loopy {
        Infinite(options.iter().copied().collect())
    }

    #[test]
    fn sums() {
        assert_eq!(Finite(3).plus(&Finite(5)), Finite(6));
        assert_eq!(infinite(&[0, 1]).plus(&Finite(2)), infinite(&[2, 3]));
        assert_eq!(Finite(1).plus(&infinite(&[0, 1])), infinite(&[0, 1]));
        assert_eq!(infinite(&[0]).plus(&infinite(&[1])), infinite(&[]));
        let (a, b, c) = (infinite(&[4]), Finite(7), Finite(2));
        assert_eq!(a.plus(&b).plus(&c), a.plus(&b.plus(&c)));
    }

    #[test]
    fn outcomes() {
        let of = |value: Loopy| value.mover_wins();
        assert_eq!([of(Loopy::ZERO), of(Finite(4))], [Some(false), Some(true)]);
        assert_eq!([of(infinite(&[0, 2])), of(infinite(&[2])), of(infinite(&[]))], [Some(true), None, None]);
    }

    #[test]
    fn texts() {
        assert_eq!((Finite(4).to_string(), infinite(&[3, 0]).to_string()), ("4".into(), "∞(0,3)".into()));
        assert_eq!(serde_json::to_string(&Finite(4)).unwrap(), r#"{"finite":4}"#);
        assert_eq!(serde_json::to_string(&infinite(&[3, 0])).unwrap(), r#"{"infinite":[0,3]}"#);
    }
}
