//! Keys of induced subgraphs that do not depend on where in the graph they lie.
//!
//! On paths, cycles, grids and their like the neighbours of a vertex v are v plus or minus a few fixed
//! offsets. The subgraph induced by a set is then described by the set, shifted down to begin at 0, and for
//! each offset d by the shifted set of those v that are joined to v - d: translates have equal descriptions.
//! Reading the bits backwards describes the same subgraph turned round, and so does the description of an
//! image under an automorphism; the least of these is the key. All of it is a handful of word operations,
//! and no search for isomorphism. A description determines its subgraph, so equal keys mean equal games.

use super::mirrors::Mirrors;
use crate::graph::{Graph, Label, Set};
use crate::rules::Key;

/// More different offsets than this make descriptions longer than they are worth.
const MOST_OFFSETS: usize = 4;
/// Two sets, an edge set for each offset, and the sets of two labels.
const MOST_SETS: usize = MOST_OFFSETS + 4;

/// Describes subgraphs of one graph.
pub struct Shapes<const W: usize> {
    /// Offset d, and the vertices v that are joined to v - d; only where not all such pairs are.
    offsets: Vec<(usize, Set<W>)>,
    labelled: Vec<Set<W>>,
    mirrors: Mirrors<W>,
}

/// A position to describe: a set of vertices, a subset that is marked, and only edges that meet `touching`.
#[derive(Clone, Copy)]
pub struct Pattern<const W: usize> {
    pub vertices: Set<W>,
    pub marked: Option<Set<W>>,
}

impl<const W: usize> Shapes<W> {
    /// `None` if the graph has too many offsets for descriptions to be short.
    pub fn of(graph: &Graph, rows: &[Set<W>], labels: Option<&[Label]>) -> Option<Shapes<W>> {
        let mut offsets: Vec<(usize, Set<W>)> = Vec::new();
        for (v, row) in rows.iter().enumerate() {
            for u in row.iter().take_while(|&u| u < v) {
                match offsets.iter().position(|(d, _)| *d == v - u) {
                    Some(i) => offsets[i].1.insert(v),
                    None if offsets.len() == MOST_OFFSETS => return None,
                    None => offsets.push((v - u, Set::single(v))),
                }
            }
        }
        // An offset that joins every pair adds nothing: the set itself shows those edges.
        let n = rows.len();
        offsets.retain(|(d, joined)| joined.len() < n - d);
        offsets.sort_unstable();
        let of_label = |wanted: Label| {
            let all = labels.into_iter().flatten().enumerate();
            all.filter(|(_, label)| **label == wanted).map(|(v, _)| v).collect()
        };
        let labelled =
            if labels.is_some() { vec![of_label(Label::A), of_label(Label::B)] } else { Vec::new() };
        let mirrors = Mirrors::without_reversal(graph, labels);
        Some(Shapes { offsets, labelled, mirrors })
    }

    /// The key of a pattern.
    pub fn key(&self, pattern: &Pattern<W>) -> Key {
        let mut least = self.describe(pattern);
        self.mirrors.for_each(|image| {
            let marked = pattern.marked.as_ref().map(|set| image.of(set));
            let mirrored = Pattern { vertices: image.of(&pattern.vertices), marked };
            let other = self.describe(&mirrored);
            if other.sets() < least.sets() {
                least = other;
            }
        });
        least.key()
    }

    /// The lesser of the description and the one read backwards.
    fn describe(&self, pattern: &Pattern<W>) -> Description<W> {
        let vertices = pattern.vertices;
        let mut forward = Description::new();
        let mut backward = Description::new();
        let low = vertices.first().unwrap_or(0);
        let turned = vertices.reversed();
        let high = turned.first().unwrap_or(0);
        let mut add = |set: &Set<W>, d: usize| {
            forward.push(set.shifted_down(low));
            // Seen from the other side, an edge v, v - d stands at v - d.
            backward.push(set.shifted_down(d).reversed().shifted_down(high));
        };
        add(&vertices, 0);
        let touched = |d: usize| pattern.marked.map(|set| set | set.shifted_up(d));
        for (d, joined) in &self.offsets {
            let mut edges = vertices & vertices.shifted_up(*d) & *joined;
            if let Some(touched) = touched(*d) {
                edges &= touched;
            }
            add(&edges, *d);
        }
        if let Some(marked) = &pattern.marked {
            add(marked, 0);
        }
        for labelled in &self.labelled {
            add(&(*labelled & vertices), 0);
        }
        if backward.sets() < forward.sets() { backward } else { forward }
    }
}

/// A short list of sets.
struct Description<const W: usize> {
    sets: [Set<W>; MOST_SETS],
    used: usize,
}

impl<const W: usize> Description<W> {
    fn new() -> Self {
        Description { sets: [Set::EMPTY; MOST_SETS], used: 0 }
    }

    fn push(&mut self, set: Set<W>) {
        self.sets[self.used] = set;
        self.used += 1;
    }

    fn sets(&self) -> &[Set<W>] {
        &self.sets[..self.used]
    }

    fn key(&self) -> Key {
        Key::fingerprint(self.sets().iter().flat_map(|set| set.0))
    }
}
