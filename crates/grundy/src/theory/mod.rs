//! Theorems that settle whole problems, each citing its source.
//!
//! A theorem examines a problem and, if its hypotheses hold, returns what it proves: who wins, the nimber, the score,
//! or a window for the score. Search does only the rest.

mod arc_kayles;
mod bags;
mod bounds;
mod circles;
mod closed;
mod colouring;
mod convex_set;
mod domination;
mod edge_nim;
mod extreme;
mod finding;
mod general_position;
mod geography;
mod hull_table;
mod kayles;
mod knights;
mod labelled;
mod marbles;
mod marienbad;
mod mirror;
mod multiples;
#[cfg(test)]
mod naive;
mod nim;
mod parts;
mod period;
mod plain;
mod pos_cnf;
mod positional;
mod pursuit;
mod queens;
mod rows;
mod soldiers;
mod strategy;
#[cfg(test)]
mod tests;
mod theorems;
mod treblecross;
mod wythoff;

pub use bounds::{Bound, BoundOf, NUMBER_BOUNDS, NumberBound, graph_number_bounds, number_bounds};
pub use colouring::score_is_number;
pub use domination::from_other_start;
pub use finding::Finding;
pub use labelled::{VALUE_THEOREMS, ValueTheorem, value};
pub use parts::{PART_THEOREMS, PartTheorem, Parts, deciders};
pub use period::{PERIODS, Period, PeriodTheorem, period};
pub use pursuit::cop_bound_sources;
pub use strategy::{STRATEGIES, Strategy, strategy};
pub use theorems::THEOREMS;

use crate::games::Problem;
use crate::rules::Words;
use rows::Rows;
use std::sync::LazyLock;

/// A theorem on some games and where it comes from. A theorem that holds for several games but needs different code
/// for each has a row for each.
#[non_exhaustive]
pub struct Theorem {
    /// The name by which tests and other rows refer to it.
    pub id: &'static str,
    /// The ids of the games it applies to.
    pub games: &'static [&'static str],
    /// Where it is published or proved.
    pub source: &'static str,
    /// What it says about a problem of these games without played moves, if it applies.
    pub apply: fn(&Problem) -> Option<Finding>,
}

/// What the theorems say together: the first that gives a field decides it, and windows are intersected. Once the
/// problem is settled the others are not tried.
pub fn consult(problem: &Problem) -> Finding {
    let mut all = Finding::default();
    for theorem in about(problem) {
        if let Some(finding) = (theorem.apply)(problem) {
            all.absorb(finding);
        }
        if all.settles(problem.terms.convention) {
            break;
        }
    }
    all
}

/// The theorems that may apply to a problem.
fn about(problem: &Problem) -> &'static [&'static Theorem] {
    static ROWS: LazyLock<Rows<Theorem>> = LazyLock::new(|| Rows::new(THEOREMS, |theorem| theorem.games));
    ROWS.about(problem)
}

/// A smaller problem with the same nimber, and why.
#[non_exhaustive]
pub struct Reduction {
    /// The smaller problem.
    pub problem: Problem,
    /// The theorem, in both languages.
    pub by: Words,
}

/// A theorem that makes problems smaller, and where it comes from.
#[non_exhaustive]
pub struct ReductionTheorem {
    /// The name by which tests and other rows refer to it.
    pub id: &'static str,
    /// The ids of the games it applies to.
    pub games: &'static [&'static str],
    /// Where it is published or proved.
    pub source: &'static str,
    /// What it makes of a problem of these games without played moves, if it applies.
    pub apply: fn(&Problem) -> Option<Reduction>,
}

/// Every theorem that makes problems smaller.
pub static REDUCTION_THEOREMS: &[ReductionTheorem] = &[ReductionTheorem {
    id: "edge-nim-bundles",
    games: &["edge-nim"],
    source: "dissertation on nim and graphs thm 2.15; Fukuyama 2003",
    apply: edge_nim::reduce,
}];

/// A smaller problem with the same nimber, if a theorem gives one. Theorems decide or reduce; they do not search.
pub fn reduction(problem: &Problem) -> Option<Reduction> {
    static ROWS: LazyLock<Rows<ReductionTheorem>> =
        LazyLock::new(|| Rows::new(REDUCTION_THEOREMS, |theorem| theorem.games));
    ROWS.about(problem).iter().find_map(|theorem| (theorem.apply)(problem))
}
