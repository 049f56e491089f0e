//! Keys of induced subgraphs that do not depend on where in the graph they lie.
//!
//! In a graph with few offsets (see [`Lattice`]) the subgraph induced by a set is described by the set,
//! shifted down to begin at 0, and for each offset d by the shifted set of those v that are joined to v - d:
//! translates have equal descriptions. Reading the bits backwards describes the same subgraph turned round,
//! and so does the description of an image under an automorphism; the least of these is the key. All of it is
//! a handful of word operations, and no search for isomorphism. A description determines its subgraph, so
//! equal keys mean equal games.

use super::lattice::{Lattice, Offset};
use super::mirrors::{Image, Mirrors};
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
        let mut least = shifted(&pattern.vertices);
        let mut best = (None, false);
        let mut tied = false;
        let mut offer = |set: Set<W>, look| {
            if set < least {
                (least, best, tied) = (set, look, false);
            } else if set == least {
                tied = true;
            }
        };
        offer(shifted(&pattern.vertices.reversed()), (None, true));
        for image in self.mirrors.images() {
            let vertices = image.of(&pattern.vertices);
            offer(shifted(&vertices), (Some(image), false));
            offer(shifted(&vertices.reversed()), (Some(image), true));
        }
        let described = if tied { self.least_of_tied(pattern, &least) } else { self.describe(pattern, best) };
        described.key()
    }

    /// The least description among those whose shifted set is this one.
    fn least_of_tied(&self, pattern: &Pattern<W>, shifted_set: &Set<W>) -> Description<W> {
        let looks = [None].into_iter().chain(self.mirrors.images().iter().map(Some));
        let both_ways = looks.flat_map(|image| [(image, false), (image, true)]);
        let descriptions = both_ways.map(|look| self.describe(pattern, look));
        let tied = descriptions.filter(|description| description.sets[0] == *shifted_set);
        tied.min_by(|a, b| a.sets().cmp(b.sets())).expect("the least is one of them")
    }

    /// Describes a pattern as an image, forwards or backwards.
    fn describe(
        &self,
        pattern: &Pattern<W>,
        (image, backwards): (Option<&Image<W>>, bool),
    ) -> Description<W> {
        let seen_by = |set: &Set<W>| image.map_or(*set, |image| image.of(set));
        let vertices = seen_by(&pattern.vertices);
        let marked = pattern.marked.as_ref().map(seen_by);
        let low = if backwards { vertices.reversed().first() } else { vertices.first() }.unwrap_or(0);
        // Seen from the other side, an edge v, v - d stands at v - d.
        let seen = |set: &Set<W>, d: usize| match backwards {
            true => set.shifted_down(d).reversed().shifted_down(low),
            false => set.shifted_down(low),
        };
        let mut description = Description { sets: [Set::EMPTY; MOST_SETS], used: 0 };
        description.push(seen(&vertices, 0));
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

/// A set moved down to begin at 0.
#[inline]
fn shifted<const W: usize>(set: &Set<W>) -> Set<W> {
    set.shifted_down(set.first().unwrap_or(0))
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
