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
    /// A connected part in which every vertex has at most two neighbours is a path or, if it has no end, a
    /// cycle, which any move opens into a path with three vertices less.
    fn nimber(&self, free: &Set<W>) -> Option<u32> {
        let mut end = None;
        for v in free.iter() {
            match (self.rows[v] & *free).len() {
                0 | 1 => end = Some(v),
                2 => {}
                _ => return None,
            }
        }
        let n = self.walk(end.or(free.first())?, free);
        if n < free.len() {
            return None;
        }
        Some(if end.is_some() { path(n) } else { cycle(n) } as u32)
    }
}

impl<const W: usize> PathsAndCycles<W> {
    /// How many vertices a walk visits that never turns back.
    fn walk(&self, from: usize, free: &Set<W>) -> usize {
        let mut left = free.without(from);
        let (mut at, mut visited) = (from, 1);
        while let Some(next) = (self.rows[at] & left).first() {
            left.remove(next);
            at = next;
            visited += 1;
        }
        visited
    }
}
