//! Theorems that settle parts of positions during a search.

use super::kayles::{by_period, cycle, path};
use super::mirror::MIRRORED;
use super::plain::plain;
use super::rows::Rows;
use crate::games::{Lattice, Offset, Problem};
use crate::graph::{Graph, Set};
use crate::rules::{Decider, Words};
use std::sync::LazyLock;

/// A theorem on parts of positions and where it comes from.
#[non_exhaustive]
pub struct PartTheorem {
    /// The name by which tests and other rows refer to it.
    pub id: &'static str,
    /// The ids of the games it applies to.
    pub games: &'static [&'static str],
    /// Where it is published or proved.
    pub source: &'static str,
    /// The parts whose nimber it gives.
    pub parts: Parts,
}

/// Parts of positions whose nimber a theorem gives.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Parts {
    /// Parts that are paths or cycles.
    PathsAndCycles,
    /// Parts that a half turn maps to themselves.
    HalfTurns,
}

/// Every theorem on parts of positions.
pub static PART_THEOREMS: &[PartTheorem] = &[
    PartTheorem {
        id: "kayles-path-parts",
        games: &["kayles"],
        source: "Guy and Smith 1956",
        parts: Parts::PathsAndCycles,
    },
    PartTheorem {
        id: "arc-kayles-half-turns",
        games: &["arc-kayles"],
        source: "Gardner 1974, for Cram",
        parts: Parts::HalfTurns,
    },
];

/// The deciders for positions of a selection game on sets of `W` words.
pub fn deciders<const W: usize>(problem: &Problem) -> Vec<Box<dyn Decider<Set<W>>>> {
    static ROWS: LazyLock<Rows<PartTheorem>> =
        LazyLock::new(|| Rows::new(PART_THEOREMS, |theorem| theorem.games));
    let Some(board) = plain(problem) else { return Vec::new() };
    ROWS.about(problem).iter().filter_map(|theorem| theorem.parts.decider(board.graph)).collect()
}

impl Parts {
    fn decider<const W: usize>(self, graph: &Graph) -> Option<Box<dyn Decider<Set<W>>>> {
        match self {
            Parts::PathsAndCycles => Some(Box::new(PathsAndCycles { rows: graph.rows() })),
            Parts::HalfTurns => {
                let lattice = Lattice::new(graph.rows());
                lattice.offsets()?;
                Some(Box::new(HalfTurns { lattice }))
            }
        }
    }
}

/// In arc-kayles a part that a half-turn maps onto itself so that no edge meets its image is lost to the player
/// who moves: the other answers every move by its image.
struct HalfTurns<const W: usize> {
    lattice: Lattice<W>,
}

impl<const W: usize> Decider<Set<W>> for HalfTurns<W> {
    fn nimber(&self, left: &Set<W>) -> Option<u32> {
        let s = self.lattice.half_turn(left)?;
        let own_image = |offset: &Offset<W>| {
            let above = (s + offset.d) / 2;
            (s + offset.d).is_multiple_of(2) && left.contains(above) && offset.up(left).contains(above)
        };
        let centre = s.is_multiple_of(2) && left.contains(s / 2);
        (!centre && !self.lattice.offsets()?.iter().any(own_image)).then_some(0)
    }

    fn by(&self) -> Words {
        MIRRORED.into()
    }
}

/// In kayles a part that is a path or a cycle has the nimber that its length gives.
struct PathsAndCycles<const W: usize> {
    rows: Vec<Set<W>>,
}

impl<const W: usize> Decider<Set<W>> for PathsAndCycles<W> {
    /// A connected part in which every vertex has at most two neighbours is a path or, if it has no end, a cycle,
    /// which any move opens into a path with three vertices fewer.
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

    fn by(&self) -> Words {
        by_period()
    }
}

impl<const W: usize> PathsAndCycles<W> {
    /// The number of vertices on a walk that never turns back.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::families::{cycle, grid};

    /// The nimber of arc-kayles on every set of vertices, smaller sets first.
    fn nimbers(graph: &Graph) -> Vec<u32> {
        let edges = graph.simple_edges();
        let mut nimbers: Vec<u32> = Vec::new();
        for left in 0usize..1 << graph.n() {
            let ends = edges.iter().map(|(u, v)| 1 << u | 1 << v).filter(|ends| left & ends == *ends);
            let options: Vec<u32> = ends.map(|ends: usize| nimbers[left ^ ends]).collect();
            nimbers.push((0..).find(|value| !options.contains(value)).expect("a mex"));
        }
        nimbers
    }

    #[test]
    fn what_a_half_turn_keeps_is_lost() {
        for graph in [grid(3, 4), grid(2, 6), cycle(12)] {
            let lattice = Lattice::new(graph.rows::<1>());
            let decider = HalfTurns { lattice };
            let found = nimbers(&graph).into_iter().enumerate().filter(|(left, nimber)| {
                let decided = decider.nimber(&Set([*left as u64]));
                assert!(decided.is_none_or(|decided| decided == *nimber), "{left:b} in {graph:?}");
                decided.is_some()
            });
            assert!(found.count() > 50);
        }
    }
}
