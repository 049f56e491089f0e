//! Short games by their values: canonical forms, order, sums, stops, names, thermographs, birthdays,
//! atomic weights.
//!
//! Alice is Left, Bob is Right. A [`Value`] is a handle of a canonical form, so equal games have equal handles;
//! a [`Store`] holds the forms of all threads, and a [`Calculator`] works on it.

mod atomic;
mod birthday;
mod calculator;
mod dyadic;
mod handle;
mod memo;
mod order;
mod read;
mod store;
mod text;
mod thermograph;
mod wall;

pub use atomic::AtomicWeights;
pub use birthday::Birthdays;
pub use calculator::{Calculator, Options, Relation, Side};
pub use dyadic::Dyadic;
pub use handle::{Form, Simple, Value};
pub use read::{Claim, Expression, ReadError, read, read_value};
pub use store::{Failure, Node, Store};
pub use text::{MOST_NESTED, Notation, text};
pub use thermograph::{Heat, Thermograph, Thermographs};
pub use wall::{Point, Wall};
