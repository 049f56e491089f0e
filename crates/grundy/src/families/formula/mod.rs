//! What formula games share: players give values to the variables of a formula; Alice wants it true.
//!
//! Variables are numbered from 1 in texts and from 0 here. All of them count, even those that do not occur: setting
//! one is a turn.

mod matrix;
mod start;

pub use matrix::{Assignment, Clause, Matrix, move_text, show};
pub use start::{Values, read_start};

use super::{Problem, Refusal};

/// The greatest numbers of variables and clauses of a formula that is played on.
pub const MOST_VARIABLES: usize = 256;
const MOST_CLAUSES: usize = 2000;

/// Refuses formulas that are too large to be played on.
pub fn check_size(problem: &Problem) -> Result<(), Refusal> {
    let formula = problem.formula();
    let fault = |found: usize, what: &str, most: usize| {
        Err(Refusal::too_large(format!("{found} {what}; at most {most} can be searched")))
    };
    match (formula.variables, formula.clauses.len()) {
        (n, _) if n > MOST_VARIABLES => fault(n, "variables", MOST_VARIABLES),
        (_, m) if m > MOST_CLAUSES => fault(m, "clauses", MOST_CLAUSES),
        _ => Ok(()),
    }
}
