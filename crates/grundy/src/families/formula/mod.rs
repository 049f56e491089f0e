//! What formula games share: players give values to the variables of a formula; Alice wants it true.
//!
//! Variables are numbered from 1 in texts and from 0 here. All of them count, even those that do not occur: setting
//! one is a turn.

mod matrix;
mod start;
mod words;

pub use matrix::{Assignment, Clause, Matrix, move_text, show};
pub use start::{Values, read_start};

use super::{Bilingual, Problem, Refusal};

/// The greatest numbers of variables and clauses of a formula that is played on.
pub const MOST_VARIABLES: usize = 256;
const MOST_CLAUSES: usize = 2000;

/// Refuses formulas that are too large to be played on.
pub fn check_size(problem: &Problem) -> Result<(), Refusal> {
    let formula = problem.formula();
    let fault = |found: usize, what: Bilingual, most: usize| {
        Err(Refusal::too_large(words!(
            "{found} {}; at most {most} can be searched",
            "{found} {}; no máximo {most} podem ser examinadas"; what
        )))
    };
    match (formula.variables, formula.clauses.len()) {
        (n, _) if n > MOST_VARIABLES => fault(n, Bilingual::of("variables", "variáveis"), MOST_VARIABLES),
        (_, m) if m > MOST_CLAUSES => fault(m, Bilingual::of("clauses", "cláusulas"), MOST_CLAUSES),
        _ => Ok(()),
    }
}
