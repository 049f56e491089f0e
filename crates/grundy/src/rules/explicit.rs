//! Positions that are tokens on an explicit structure, so that an engine can work on the structure itself.

use super::{Chase, Hunt, Tokens};
use crate::graph::Arcs;

/// What a position is, if it is more than moves and results: plain data that a special engine solves for all positions
/// at once.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Explicit<'a> {
    /// A single token that moves take along the arcs of a digraph, and its vertex.
    Token(&'a Arcs, usize),
    /// Cops and a robber, and where they stand.
    Chase(&'a Chase, Tokens),
    /// The vertices where an unseen rabbit may be.
    Hunt(&'a Hunt, Vec<u32>),
}
