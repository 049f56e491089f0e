//! The commands, one file each.

pub mod census;
pub mod completions;
pub mod explain;
pub mod games;
pub mod graph;
mod grid;
pub mod man;
pub mod number;
pub mod number_line;
pub mod number_tree;
pub mod play;
pub mod puzzle;
pub mod quotient;
pub mod reduce;
pub mod solve;
pub mod table;
pub mod thermograph;
pub mod tree;
