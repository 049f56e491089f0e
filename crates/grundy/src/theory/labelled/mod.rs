//! Values of games with labelled vertices, by theorem: normal play without passing, Alice as Left.

mod blocks;
mod partizan;
mod stretches;
mod sum;
#[cfg(test)]
mod tests;

use super::rows::Rows;
use crate::games::Problem;
use crate::rules::Bilingual;
use crate::value::{Calculator, Failure, Value};
use std::sync::LazyLock;

/// A theorem on values and where it comes from.
#[non_exhaustive]
pub struct ValueTheorem {
    /// The name by which tests and other rows refer to it.
    pub id: &'static str,
    /// The ids of the games it applies to.
    pub games: &'static [&'static str],
    /// Where it is published or proved.
    pub source: &'static str,
    /// The theorem, as the answer names it.
    pub by: Bilingual,
    /// The value of a problem of these games without played moves, if it applies.
    pub apply: fn(&Problem, &mut Calculator<'_>) -> Result<Option<Value>, Failure>,
}

/// Every theorem on values.
pub static VALUE_THEOREMS: &[ValueTheorem] = &[
    ValueTheorem {
        id: "labelled-closed-games-by-blocks",
        games: &["closed-interval", "closed-hull"],
        source: "Araujo et al. 2025, for trees; book thm 10.23",
        by: Bilingual {
            en: "branch by branch, as Hackendot with values",
            pt: "ramo a ramo, como o Hackendot com valores",
        },
        apply: blocks::apply,
    },
    ValueTheorem {
        id: "labelled-kayles-paths",
        games: &["kayles"],
        source: "book sec. 10.6",
        by: Bilingual {
            en: "values of all stretches of paths and cycles",
            pt: "valores de todos os trechos de caminhos e ciclos",
        },
        apply: stretches::kayles,
    },
    ValueTheorem {
        id: "labelled-domination-paths",
        games: &["domination"],
        source: "Brito et al. 2025",
        by: Bilingual {
            en: "values of all stretches of paths and cycles",
            pt: "valores de todos os trechos de caminhos e ciclos",
        },
        apply: stretches::domination,
    },
];

/// The value of a problem with labels, and the theorem, if one applies. A problem that treats both players alike has
/// a nimber instead. Values that are too large to represent are not returned.
pub fn value(
    problem: &Problem,
    calculator: &mut Calculator<'_>,
) -> Result<Option<(Value, Bilingual)>, Failure> {
    static ROWS: LazyLock<Rows<ValueTheorem>> =
        LazyLock::new(|| Rows::new(VALUE_THEOREMS, |theorem| theorem.games));
    for theorem in ROWS.about(problem) {
        match (theorem.apply)(problem, calculator) {
            Ok(None) | Err(Failure::TooLarge) => {}
            Ok(Some(value)) => return Ok(Some((value, theorem.by))),
            Err(failure) => return Err(failure),
        }
    }
    Ok(None)
}
