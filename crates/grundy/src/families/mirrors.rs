//! The automorphisms of an instance, applied to sets eight bits at a time.

use crate::graph::symmetry::Symmetry;
use crate::graph::{Graph, Label, Set};
use crate::rules::PositionKey;
use std::sync::OnceLock;

/// More automorphisms than this cost more time than they save.
const MOST_MIRRORS: usize = 16;

/// The same for boards on which few elements have many sets.
const MOST_IMAGES: usize = 1000;

/// Positions that are images of each other have the same future, so the least image can serve as the key. Labels
/// colour the graph before any symmetry is used. The images are computed on first use.
pub struct Mirrors<const W: usize> {
    of: Option<Mirrored>,
    images: OnceLock<Vec<Image<W>>>,
}

/// The graph and labels whose automorphisms are used.
struct Mirrored {
    graph: Graph,
    labels: Option<Vec<Label>>,
    /// The colours of the vertices in place of labels, and how many vertices are moved: those from this number on only
    /// restrict how the others move.
    part: Option<(Vec<u32>, usize)>,
    /// Whether only one automorphism is kept of each pair that differs by reversing the order of the vertices.
    without_reversal: bool,
}

/// One automorphism: the image of every byte of every word.
pub struct Image<const W: usize> {
    of_byte: Vec<[Set<W>; 256]>,
}

impl<const W: usize> Image<W> {
    /// The image of a byte is that of the byte without its lowest bit, and the image of that bit.
    fn new(to: &[usize]) -> Self {
        let of_byte = |byte: usize| {
            let mut images = [Set::EMPTY; 256];
            for bits in 1..256usize {
                let lowest = 8 * byte + bits.trailing_zeros() as usize;
                images[bits] = images[bits & (bits - 1)];
                to.get(lowest).into_iter().for_each(|&v| images[bits].insert(v));
            }
            images
        };
        Image { of_byte: (0..to.len().div_ceil(8)).map(of_byte).collect() }
    }

    /// The image of a set.
    #[inline]
    pub fn of(&self, set: &Set<W>) -> Set<W> {
        let mut image = Set::EMPTY;
        for (i, of_byte) in self.of_byte.iter().enumerate() {
            image |= of_byte[(set.0[i / 8] >> (i % 8 * 8)) as usize & 255];
        }
        image
    }
}

impl<const W: usize> Mirrors<W> {
    /// No symmetry at all.
    pub fn none() -> Self {
        Mirrors { of: None, images: OnceLock::new() }
    }

    /// The automorphisms that keep the labels, except the identity, unless there are too many.
    pub fn of(graph: &Graph, labels: Option<&[Label]>) -> Self {
        Mirrors::lazily(graph, labels, false)
    }

    /// One of each pair of automorphisms that differ by reversing the order of the vertices.
    pub fn without_reversal(graph: &Graph, labels: Option<&[Label]>) -> Self {
        Mirrors::lazily(graph, labels, true)
    }

    fn lazily(graph: &Graph, labels: Option<&[Label]>, without_reversal: bool) -> Self {
        let labels = labels.map(<[Label]>::to_vec);
        let of = Mirrored { graph: graph.clone(), labels, part: None, without_reversal };
        Mirrors { of: Some(of), images: OnceLock::new() }
    }

    /// The automorphisms of a coloured graph, as they move its first `moved` vertices. There may be many.
    pub fn of_part(graph: Graph, colours: Vec<u32>, moved: usize) -> Self {
        let of = Mirrored { graph, labels: None, part: Some((colours, moved)), without_reversal: false };
        Mirrors { of: Some(of), images: OnceLock::new() }
    }

    /// Every image but the identity.
    #[inline]
    pub fn images(&self) -> &[Image<W>] {
        self.images.get_or_init(|| {
            let elements = self.of.as_ref().map_or_else(Vec::new, Mirrored::elements::<W>);
            elements.iter().skip(1).map(|to| Image::new(to)).collect()
        })
    }

    /// The least image as a key.
    pub fn key(&self, at: &Set<W>) -> PositionKey {
        let least = self.images().iter().fold(*at, |least, image| least.min(image.of(at)));
        PositionKey::of_words(&least.0)
    }
}

impl Mirrored {
    /// The automorphisms, the identity first. Sets of many words get no symmetry: their tables would be large.
    fn elements<const W: usize>(&self) -> Vec<Vec<usize>> {
        let n = self.graph.n();
        if W > 2 {
            return Vec::new();
        }
        if let Some((colours, moved)) = &self.part {
            let mut all = Symmetry::of(&self.graph, colours).elements(n, MOST_IMAGES);
            all.iter_mut().for_each(|to| to.truncate(*moved));
            return all;
        }
        let all = match &self.labels {
            None => self.graph.symmetry().elements(n, MOST_MIRRORS),
            Some(labels) => self.keeping(labels).elements(n, MOST_MIRRORS),
        };
        if !self.without_reversal {
            return all;
        }
        let backwards = |to: &[usize]| to.iter().map(|&v| n - 1 - v).collect::<Vec<usize>>();
        let mut kept: Vec<Vec<usize>> = Vec::new();
        for to in all {
            if !kept.contains(&backwards(&to)) {
                kept.push(to);
            }
        }
        kept
    }

    /// Weights, loops and parallel lines do not matter to games on the simple graph, but arcs do.
    fn keeping(&self, labels: &[Label]) -> Symmetry {
        let colours: Vec<u32> = labels.iter().map(|&label| label as u32).collect();
        match self.graph.is_directed() {
            true => Symmetry::of(&self.graph, &colours),
            false => Symmetry::of(&Graph::undirected(self.graph.n(), self.graph.simple_edges()), &colours),
        }
    }
}
