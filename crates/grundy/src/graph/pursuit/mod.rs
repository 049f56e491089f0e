//! What graphs say about cops and robbers: corners, guards, ways out.

mod dismantling;
mod escape;
mod guards;

pub use dismantling::{Dismantling, dismantle};
pub use escape::escapes;
pub use guards::{Guard, guards};

use super::Graph;

/// For each vertex itself and its neighbours, as bits in words.
fn closed_rows(graph: &Graph) -> Vec<Vec<u64>> {
    let words = graph.n().div_ceil(64);
    let row = |v: usize| {
        let mut row = vec![0; words];
        std::iter::once(&v).chain(graph.neighbours(v)).for_each(|&u| row[u / 64] |= 1 << (u % 64));
        row
    };
    (0..graph.n()).map(row).collect()
}
