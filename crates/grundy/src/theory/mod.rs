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

/// What the theorems say together: the first that gives a field decides it, and windows are intersected.
pub fn consult(problem: &Problem) -> Finding {
    let mut all = Finding::default();
    for finding in THEOREMS.iter().filter_map(|theorem| (theorem.apply)(problem)) {
        all.absorb(finding);
    }
    all
}

impl Finding {
    fn absorb(&mut self, other: Finding) {
        let fresh = self.first_wins.is_none() && other.first_wins.is_some()
            || self.nimber.is_none() && other.nimber.is_some()
            || self.score.is_none() && other.score.is_some();
        if fresh || self.by.is_empty() {
            self.by = other.by;
        }
        self.first_wins = self.first_wins.or(other.first_wins);
        self.nimber = self.nimber.or(other.nimber);
        self.score = self.score.or(other.score);
        self.window = match (self.window, other.window) {
            (Some(a), Some(b)) => Some((a.0.max(b.0), a.1.min(b.1))),
            (a, b) => a.or(b),
        };
    }
}

/// A period of nimbers that a theorem proves for a whole family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    pub length: u64,
    /// The first n from which it holds.
    pub from: u64,
    pub by: &'static str,
}

/// The period of the family in which this problem is number n, where a theorem knows one.
pub fn period(_problem: &Problem, _n: u64) -> Option<Period> {
    None
}
