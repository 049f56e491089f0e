//! Keys of induced subgraphs that do not depend on their location in the graph.
//!
//! In a graph with few offsets (see [`Lattice`]) the subgraph induced by a set is described by the set, shifted down
//! to begin at 0, and for each offset d by the shifted set of those v that are joined to v - d: translates have equal
//! descriptions. Reversing the bits describes the same subgraph reflected, and so does the description of its image
//! under an automorphism; the least of these is the key. This takes a handful of word operations, and no search for
//! isomorphism. A description determines its subgraph, so equal keys mean equal games.

use super::lattice::{Lattice, Offset};
use super::mirrors::{Image, Mirrors};
use crate::graph::{Graph, Label, Set};
use crate::rules::PositionKey;

/// Two sets of a pattern, one for each offset and two labels.
const MOST_SETS: usize = 8;

/// Describes subgraphs of one graph.
pub struct Shapes<const W: usize> {
    /// The offsets at which not all pairs of vertices are joined: what the set alone does not show.
    offsets: Vec<Offset<W>>,
    labelled: Vec<Set<W>>,
    mirrors: Mirrors<W>,
}

/// A position to describe: some sets of vertices, and the edges among them that matter.
pub trait Pattern<const W: usize>: Copy {
    /// All vertices of the sets.
    fn vertices(&self) -> Set<W>;

    /// The pattern after an automorphism.
    fn image(&self, image: &Image<W>) -> Self;

    /// The edges of one offset that matter, each at its upper end.
    fn edges(&self, offset: &Offset<W>) -> Set<W>;

    /// Calls `take` with each of the sets: always the same number, in the same order.
    fn each_set(&self, take: impl FnMut(&Set<W>));
}

/// A set of vertices with all edges among them.
#[derive(Clone, Copy)]
pub struct Induced<const W: usize>(pub Set<W>);

impl<const W: usize> Pattern<W> for Induced<W> {
    #[inline]
    fn vertices(&self) -> Set<W> {
        self.0
    }

    #[inline]
    fn image(&self, image: &Image<W>) -> Self {
        Induced(image.of(&self.0))
    }

    #[inline]
    fn edges(&self, offset: &Offset<W>) -> Set<W> {
        self.0 & offset.up(&self.0)
    }

    #[inline]
    fn each_set(&self, mut take: impl FnMut(&Set<W>)) {
        take(&self.0);
    }
}

/// A set of vertices with a marked subset; edges with no end in the subset do not matter.
#[derive(Clone, Copy)]
pub struct Marked<const W: usize> {
    pub vertices: Set<W>,
    pub marked: Set<W>,
}

impl<const W: usize> Pattern<W> for Marked<W> {
    #[inline]
    fn vertices(&self) -> Set<W> {
        self.vertices
    }

    #[inline]
    fn image(&self, image: &Image<W>) -> Self {
        Marked { vertices: image.of(&self.vertices), marked: image.of(&self.marked) }
    }

    #[inline]
    fn edges(&self, offset: &Offset<W>) -> Set<W> {
        self.vertices & offset.up(&self.vertices) & (self.marked | self.marked.shifted_up(offset.d))
    }

    #[inline]
    fn each_set(&self, mut take: impl FnMut(&Set<W>)) {
        take(&self.vertices);
        take(&self.marked);
    }
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

    /// The key of a pattern. Descriptions begin with the shifted set, which nearly always distinguishes them; the
    /// rest is computed only for the least.
    pub fn key(&self, pattern: &impl Pattern<W>) -> PositionKey {
        let vertices = pattern.vertices();
        let itself = Look { vertices, image: None, backwards: false };
        let (mut least, mut best, mut tied) = (itself.shifted(), itself, false);
        let mut offer = |look| {
            let look: Look<W> = look;
            let set = look.shifted();
            if set < least {
                (least, best, tied) = (set, look, false);
            } else if set == least {
                tied = true;
            }
        };
        offer(Look { backwards: true, ..itself });
        for image in self.mirrors.images() {
            let forwards = Look { vertices: image.of(&vertices), image: Some(image), backwards: false };
            offer(forwards);
            offer(Look { backwards: true, ..forwards });
        }
        let described =
            if tied { self.least_of_tied(pattern, &least) } else { self.describe(pattern, &best) };
        described.key()
    }

    /// The least description among those whose shifted set is this one.
    fn least_of_tied(&self, pattern: &impl Pattern<W>, shifted_set: &Set<W>) -> Description<W> {
        let itself = pattern.vertices();
        let looks = [None].into_iter().chain(self.mirrors.images().iter().map(Some));
        let looks = looks.flat_map(|image| {
            let vertices = image.map_or(itself, |image| image.of(&itself));
            [false, true].map(|backwards| Look { vertices, image, backwards })
        });
        let tied = looks.filter(|look| look.shifted() == *shifted_set);
        let descriptions = tied.map(|look| self.describe(pattern, &look));
        descriptions.min_by(|a, b| a.sets().cmp(b.sets())).expect("the least is one of them")
    }

    /// Describes a pattern under one view.
    fn describe(&self, pattern: &impl Pattern<W>, look: &Look<'_, W>) -> Description<W> {
        let Look { vertices, image, backwards } = look;
        let pattern = image.map_or(*pattern, |image| pattern.image(image));
        let low = look.low();
        // In reverse order, an edge v, v - d is stored at v - d.
        let seen = |set: &Set<W>, d: usize| match backwards {
            true => set.shifted_down(d).reversed().shifted_down(low),
            false => set.shifted_down(low),
        };
        let mut description = Description { sets: [Set::EMPTY; MOST_SETS], used: 0 };
        pattern.each_set(|set| description.push(seen(set, 0)));
        for offset in &self.offsets {
            description.push(seen(&pattern.edges(offset), offset.d));
        }
        for labelled in &self.labelled {
            description.push(seen(&(*labelled & *vertices), 0));
        }
        description
    }
}

/// A view of a pattern: its vertices under an automorphism, in order or reversed.
#[derive(Clone, Copy)]
struct Look<'a, const W: usize> {
    vertices: Set<W>,
    image: Option<&'a Image<W>>,
    backwards: bool,
}

impl<const W: usize> Look<'_, W> {
    /// The first vertex of the set.
    #[inline]
    fn low(&self) -> usize {
        match self.backwards {
            true => self.vertices.last().map_or(0, |last| Set::<W>::CAPACITY - 1 - last),
            false => self.vertices.first().unwrap_or(0),
        }
    }

    /// The set shifted down to begin at 0.
    #[inline]
    fn shifted(&self) -> Set<W> {
        let set = if self.backwards { self.vertices.reversed() } else { self.vertices };
        set.shifted_down(self.low())
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

    /// Two sets of at most 52 vertices fit as they are, and so do three of at most 34.
    fn key(&self) -> PositionKey {
        PositionKey::of_sets(self.sets())
    }
}
