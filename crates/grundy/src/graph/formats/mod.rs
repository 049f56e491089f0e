//! Graphs in files.

pub mod graph6;
mod sextets;
pub mod sparse6;
