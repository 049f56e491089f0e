//! Theorems that settle whole problems, each citing its source.
//!
//! A theorem looks at a problem and, if its hypotheses hold, says what it knows: who wins, the nimber, the
//! score, or a window for the score. Search does only what is left.

use crate::games::Problem;

/// What a theorem says of a problem.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Finding {
    /// Whether the player who starts wins (normal and misere play).
    pub first_wins: Option<bool>,
    /// The nimber (normal play).
    pub nimber: Option<u64>,
    /// The score under best play.
    pub score: Option<i64>,
    /// Least and greatest score that are possible under best play.
    pub window: Option<(i64, i64)>,
    /// What decided, as the answer names it: "period 34 from 52 by the octal periodicity theorem".
    pub by: String,
}

/// A theorem and where it comes from.
pub struct Theorem {
    pub id: &'static str,
    pub source: &'static str,
    /// What it says of a problem without played moves, if it applies.
    pub apply: fn(&Problem) -> Option<Finding>,
}

/// Every theorem.
pub static THEOREMS: &[Theorem] = &[];
