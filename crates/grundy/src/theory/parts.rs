//! Theorems that settle parts of positions during a search.

use super::kayles::{cycle, path};
use super::plain::plain;
use crate::games::Problem;
use crate::graph::Set;
use crate::rules::Decider;

/// The deciders for positions of a selection game on sets of `W` words.
pub fn deciders<const W: usize>(problem: &Problem) -> Vec<Box<dyn Decider<Set<W>>>> {
    match plain(problem, &["kayles"]) {
        Some(board) => vec![Box::new(PathsAndCycles { rows: board.graph.rows() })],
        None => Vec::new(),
    }
}

/// In kayles a part that is a path or a cycle has the nimber that its length gives.
struct PathsAndCycles<const W: usize> {
    rows: Vec<Set<W>>,
}

impl<const W: usize> Decider<Set<W>> for PathsAndCycles<W> {
    fn name(&self) -> &'static str {
        "kayles on paths and cycles, period 34"
    }

    /// A connected part in which every vertex has at most two neighbours is a path, with two ends or a
    /// single vertex, or else a cycle, which any move opens into a path with three vertices less.
    fn nimber(&self, free: &Set<W>) -> Option<u32> {
        let mut ends = 0;
        let mut n = 0;
        for v in free.iter() {
            n += 1;
            match (self.rows[v] & *free).len() {
                0 | 1 => ends += 1,
                2 => {}
                _ => return None,
            }
        }
        let nimber = match (n, ends) {
            (0, _) => 0,
            (_, 0) => cycle(n),
            _ => path(n),
        };
        Some(nimber as u32)
    }
}
