//! Keys of induced subgraphs that do not depend on where in the graph they lie.
//!
//! In a graph with few offsets (see [`Lattice`]) the subgraph induced by a set is described by the set,
//! shifted down to begin at 0, and for each offset d by the shifted set of those v that are joined to v - d:
//! translates have equal descriptions. Reading the bits backwards describes the same subgraph turned round,
//! and so does the description of an image under an automorphism; the least of these is the key. All of it is
//! a handful of word operations, and no search for isomorphism. A description determines its subgraph, so
//! equal keys mean equal games.

use super::lattice::{Lattice, Offset};
use super::mirrors::Mirrors;
use crate::graph::{Graph, Label, Set};
use crate::rules::Key;

/// A set, one for each offset, the marked vertices and two labels.
const MOST_SETS: usize = 8;

/// Describes subgraphs of one graph.
pub struct Shapes<const W: usize> {
    /// The offsets that not all pairs have: what the set alone does not show.
    offsets: Vec<Offset<W>>,
    labelled: Vec<Set<W>>,
    mirrors: Mirrors<W>,
}

/// A position to describe: a set of vertices and, maybe, a marked subset outside of which edges do not matter.
#[derive(Clone, Copy)]
pub struct Pattern<const W: usize> {
    pub vertices: Set<W>,
    pub marked: Option<Set<W>>,
}

/// One way to look at a pattern: as an image, forwards or backwards, with its vertex set shifted down.
struct Look<const W: usize> {
    shifted: Set<W>,
    pattern: Pattern<W>,
    backwards: bool,
}

impl<const W: usize> Shapes<W> {
    /// `None` if the graph has too many offsets for descriptions to be short.
    pub fn of(graph: &Graph, lattice: &Lattice<W>, labels: Option<&[Label]>) -> Option<Shapes<W>> {
        let n = lattice.n();
        let irregular = |offset: &&Offset<W>| offset.joined.len() < n - offset.d;
        let offsets = lattice.offsets()?.iter().filter(irregular).copied().collect();
        let of_label = |wanted: Label| {
            let all = labels.into_iter().flatten().enumerate();
            all.filter(|(_, label)| **label == wanted).map(|(v, _)| v).collect()
        };
        let labelled =
            if labels.is_some() { vec![of_label(Label::A), of_label(Label::B)] } else { Vec::new() };
        let mirrors = Mirrors::without_reversal(graph, labels);
        Some(Shapes { offsets, labelled, mirrors })
    }

    /// The key of a pattern. Descriptions begin with the shifted set, which nearly always tells them apart;
    /// the rest is worked out only for the least.
    pub fn key(&self, pattern: &Pattern<W>) -> Key {
        let mut best: Option<(Look<W>, Option<Description<W>>)> = None;
        let mut offer = |look: Look<W>| match &mut best {
            None => best = Some((look, None)),
            Some((least, described)) => {
                if look.shifted < least.shifted {
                    best = Some((look, None));
                } else if look.shifted == least.shifted {
                    let new = self.describe(&look);
                    let old = described.take().unwrap_or_else(|| self.describe(least));
                    *described = Some(if new.sets() < old.sets() { new } else { old });
                }
            }
        };
        let mut both_ways = |pattern: Pattern<W>| {
            let low = pattern.vertices.first().unwrap_or(0);
            offer(Look { shifted: pattern.vertices.shifted_down(low), pattern, backwards: false });
            let turned = pattern.vertices.reversed();
            let low = turned.first().unwrap_or(0);
            offer(Look { shifted: turned.shifted_down(low), pattern, backwards: true });
        };
        both_ways(*pattern);
        self.mirrors.for_each(|image| {
            let marked = pattern.marked.as_ref().map(|set| image.of(set));
            both_ways(Pattern { vertices: image.of(&pattern.vertices), marked });
        });
        let (look, described) = best.expect("a pattern has at least one look");
        described.unwrap_or_else(|| self.describe(&look)).key()
    }

    fn describe(&self, look: &Look<W>) -> Description<W> {
        let Pattern { vertices, marked } = look.pattern;
        let low = match look.backwards {
            true => vertices.reversed().first(),
            false => vertices.first(),
        };
        let low = low.unwrap_or(0);
        let mut description = Description { sets: [Set::EMPTY; MOST_SETS], used: 0 };
        // Seen from the other side, an edge v, v - d stands at v - d.
        let seen = |set: &Set<W>, d: usize| match look.backwards {
            true => set.shifted_down(d).reversed().shifted_down(low),
            false => set.shifted_down(low),
        };
        description.push(look.shifted);
        for offset in &self.offsets {
            let mut edges = vertices & offset.up(&vertices);
            if let Some(marked) = marked {
                edges &= marked | marked.shifted_up(offset.d);
            }
            description.push(seen(&edges, offset.d));
        }
        if let Some(marked) = &marked {
            description.push(seen(marked, 0));
        }
        for labelled in &self.labelled {
            description.push(seen(&(*labelled & vertices), 0));
        }
        description
    }
}

/// A short list of sets.
struct Description<const W: usize> {
    sets: [Set<W>; MOST_SETS],
    used: usize,
}

impl<const W: usize> Description<W> {
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
