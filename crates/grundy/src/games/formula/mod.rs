//! The formula games, one file each.

mod abf;
mod pos_cnf;
mod qsat;

pub use abf::ABF;
pub use pos_cnf::{POS_CNF, POS_CNF_6, is_light, open_clauses};
pub use qsat::QSAT;
