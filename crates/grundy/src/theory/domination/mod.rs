//! The domination game.

mod bounds;
mod paths;

pub use bounds::{bounds, from_other_start};
pub use paths::{nimbers, scores};
