//! The colouring games, one file each.

mod coloring;
mod connected;
mod greedy;
mod harmonious;
mod keys;
mod marking;

pub use coloring::COLORING;
pub use connected::{CONNECTED_COLORING, CONNECTED_GREEDY_COLORING};
pub use greedy::GREEDY_COLORING;
pub use harmonious::HARMONIOUS_COLORING;
pub use marking::MARKING;
