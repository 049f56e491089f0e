//! The commands, one file each.

pub mod completions;
pub mod explain;
pub mod games;
pub mod graph;
pub mod number;
pub mod play;
pub mod solve;
pub mod table;
pub mod tree;
