//! Engines: nimbers, minimax (outcome, score, remoteness) and the longest play, under limits, on all cores.
//!
//! Engines know rules and terms, never a game and never a theory; theorems reach them as deciders.

mod depth;
mod limits;
mod minimax;
mod nimber;
mod table;
mod team;

pub use depth::depth;
pub use limits::{Cancel, Limits, Meter, StopReason};
pub use minimax::{Distance, Measure, Minimax, Outcome, Score};
pub use nimber::Nimbers;
pub use table::{Table, TableError};
pub use team::Team;
