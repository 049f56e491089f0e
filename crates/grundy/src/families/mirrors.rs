//! The automorphisms of an instance, applied to sets eight bits at a time.

use crate::graph::symmetry::Symmetry;
use crate::graph::{Graph, Label, Set};
use crate::rules::Key;

/// More automorphisms than this cost more than they fold.
const MOST_MIRRORS: usize = 16;

/// Positions that are images of each other have the same future, so the least image can serve as the key.
/// Labels colour the graph before any symmetry is used.
pub struct Mirrors<const W: usize> {
    images: Vec<Image<W>>,
}

/// One automorphism: the image of every byte of every word.
pub struct Image<const W: usize> {
    of_byte: Vec<[Set<W>; 256]>,
}

impl<const W: usize> Image<W> {
    fn new(to: &[usize]) -> Self {
        let of_byte = |byte: usize| {
            std::array::from_fn(|bits| {
                let inside = (0..8).filter(|i| bits >> i & 1 == 1);
                inside.filter_map(|i| to.get(8 * byte + i).copied()).collect()
            })
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
        Mirrors { images: Vec::new() }
    }

    /// The automorphisms that keep the labels, but the identity, unless there are too many.
    pub fn of(graph: &Graph, labels: Option<&[Label]>) -> Self {
        Self::from_elements(automorphisms::<W>(graph, labels))
    }

    /// One of each pair of automorphisms that differ by reading the vertices backwards.
    pub fn without_reversal(graph: &Graph, labels: Option<&[Label]>) -> Self {
        let mut elements = automorphisms::<W>(graph, labels);
        let n = graph.n();
        let backwards = |to: &Vec<usize>| to.iter().map(|&v| n - 1 - v).collect::<Vec<usize>>();
        let mut kept: Vec<Vec<usize>> = Vec::new();
        for to in elements.drain(..) {
            if !kept.contains(&backwards(&to)) {
                kept.push(to);
            }
        }
        Self::from_elements(kept)
    }

    fn from_elements(elements: Vec<Vec<usize>>) -> Self {
        Mirrors { images: elements.iter().skip(1).map(|to| Image::new(to)).collect() }
    }

    /// Every image but the identity.
    #[inline]
    pub fn images(&self) -> &[Image<W>] {
        &self.images
    }

    /// The least image as a key.
    pub fn key(&self, at: &Set<W>) -> Key {
        let least = self.images.iter().fold(*at, |least, image| least.min(image.of(at)));
        Key::of_words(&least.0)
    }
}

/// The automorphisms, the identity first. Sets of many words are left alone: tables for them would be large.
fn automorphisms<const W: usize>(graph: &Graph, labels: Option<&[Label]>) -> Vec<Vec<usize>> {
    let n = graph.n();
    if W > 2 {
        return vec![(0..n).collect()];
    }
    let colours: Vec<u32> = labels.map_or(vec![0; n], |l| l.iter().map(|&label| label as u32).collect());
    // Weights, loops and parallel lines do not matter to games on the simple graph; arcs do.
    let symmetry = match graph.is_directed() {
        true => Symmetry::of(graph, &colours),
        false => Symmetry::of(&Graph::undirected(n, graph.simple_edges()), &colours),
    };
    symmetry.elements(n, MOST_MIRRORS)
}
