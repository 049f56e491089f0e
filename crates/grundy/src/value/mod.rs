//! Short games by their values: canonical forms, order, sums, stops, names, thermographs, birthdays,
//! atomic weights, reduced canonical forms; loopy nimbers and genera of impartial games.
//!
//! Alice is Left, Bob is Right. A [`Value`] is a handle of a canonical form, so equal games have equal handles;
//! a [`Store`] holds the forms of all threads, and a [`Calculator`] works on it.

mod atomic;
mod birthday;
mod calculator;
mod cloud;
mod described;
mod details;
mod dyadic;
mod expression;
mod genus;
mod handle;
mod journal;
mod loopy;
mod memo;
mod order;
mod reduced;
mod side;
mod simple;
mod store;
mod text;
mod thermograph;
mod uptimal;
mod wall;

pub use atomic::AtomicWeights;
pub use birthday::Birthdays;
pub use calculator::{Calculator, Relation, Route};
pub use cloud::Cloud;
pub use described::Described;
pub use details::Details;
pub use dyadic::Dyadic;
pub use expression::{
    Claim, Evaluator, Expression, Joint, NamedOptions, Operation, Piece, ReadError, Term, TracedForm,
    TracedOptions, Uptimal, WrittenGame, read, read_game, read_games, read_value,
};
pub use genus::Genus;
pub use handle::{Form, Simple, Value};
pub use journal::{Interval, Step};
pub use loopy::Loopy;
pub use reduced::ReducedForms;
pub use side::{Options, Side};
pub use store::{Failure, Node, Store};
pub use text::{MOST_NESTED, Notation, text};
pub use thermograph::{Heat, Thermograph, Thermographs};
pub use wall::{Point, Wall};
