//! Short games by their values: canonical forms, order, sums, stops, names, thermographs, birthdays,
//! atomic weights.
//!
//! Alice is Left, Bob is Right. A [`Value`] is a handle of a canonical form, so equal games have equal handles;
//! a [`Store`] holds the forms of all threads, and a [`Calculator`] works on it.

mod atomic;
mod birthday;
mod calculator;
mod cloud;
mod described;
mod dyadic;
mod handle;
mod journal;
mod loopy;
mod memo;
mod order;
mod read;
mod side;
mod simple;
mod store;
mod text;
mod thermograph;
mod wall;

pub use atomic::AtomicWeights;
pub use birthday::Birthdays;
pub use calculator::{Calculator, Relation, Route};
pub use cloud::Cloud;
pub use described::Described;
pub use dyadic::Dyadic;
pub use handle::{Form, Simple, Value};
pub use journal::{Journal, Step};
pub use loopy::Loopy;
pub use read::{Claim, Expression, ReadError, read, read_terms, read_value};
pub use side::{Options, Side};
pub use store::{Failure, Node, Store};
pub use text::{MOST_NESTED, Notation, text};
pub use thermograph::{Heat, Thermograph, Thermographs};
pub use wall::{Point, Wall};
