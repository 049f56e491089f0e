//! Short games by their values: canonical forms, order, sums, stops.
//!
//! Alice is Left, Bob is Right. A [`Value`] is a handle of a canonical form, so equal games have equal handles;
//! a [`Store`] holds the forms of all threads, and a [`Calculator`] works on it.

mod calculator;
mod described;
mod dyadic;
mod handle;
mod journal;
mod memo;
mod side;
mod simple;
mod store;

pub use calculator::{Calculator, Relation};
pub use described::{Described, Heat};
pub use dyadic::Dyadic;
pub use handle::{Form, Simple, Value};
pub use journal::{Journal, Step};
pub use side::{Options, Side};
pub use store::{Failure, Node, Store};
