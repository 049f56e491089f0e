//! Hunts: shots at a rabbit that nobody sees, as plain data.

/// In each turn some vertices are shot at, and then the rabbit, if it was at none of them, moves. A rabbit that cannot move
/// is caught. What matters is where the rabbit may be; the hunters win when that is nowhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hunt {
    /// How many vertices are shot at in a turn; all of them if there are fewer.
    pub shots: usize,
    /// For each vertex those to which the rabbit moves, ascending.
    pub ways: Vec<Vec<u32>>,
}
