//! Formula games: players give values to the variables of a formula; Alice wants it true.
//!
//! Variables are numbered from 1 in texts and from 0 here. All of them count, also those that do not occur: setting
//! one is a turn.

mod abf;
mod matrix;
mod pos_cnf;
mod qsat;
mod start;

pub use abf::ABF;
pub use pos_cnf::{POS_CNF, POS_CNF_6, is_light, open_clauses};
pub use qsat::QSAT;

use super::{Problem, Refusal};
use start::{Values, read_start};

/// The most variables and clauses of a formula that is played on.
const MOST_VARIABLES: usize = 256;
const MOST_CLAUSES: usize = 2000;

/// Refuses formulas that are too large to be played on.
fn check_size(problem: &Problem) -> Result<(), Refusal> {
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
