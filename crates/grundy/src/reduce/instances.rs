//! Instances to hunt on: all small ones, then random ones.

use super::formulas;
use super::hunt::Instances;
use super::record::{Kind, Reduction};
use crate::formula::Formula;
use crate::games::Board;
use crate::graph::Graph;
use crate::graph::catalogue::{MAX_LISTED, all_graphs};
use crate::graph::families::{BILLION, SplitMix64, random};

/// A board and the keys that belong to it.
type Instance = (Vec<(&'static str, String)>, Board);

impl Reduction {
    /// Every source up to a size, in order of size, graphs each once up to isomorphism.
    pub fn small_sources(self, size: usize) -> Instances<'static> {
        match self.instances {
            Kind::Graphs => self.written(all(size).map(plain)),
            Kind::OddGraphsWithColours => self.written(all(size).flat_map(odd_with_colours)),
            Kind::PositiveFormulas { width, distinct } => {
                self.written(formulas::positive(size, width, distinct).map(formula))
            }
            Kind::Formulas => self.written(formulas::signed(size).map(formula)),
            Kind::OwnedFormulas => self.written(formulas::signed(size).flat_map(owned)),
        }
    }

    /// Random sources a little above a size, without end; the same for the same seed.
    pub fn random_sources(self, size: usize, seed: u64) -> Instances<'static> {
        match self.instances {
            Kind::Graphs => self.written(drawn(size, seed).map(plain)),
            Kind::OddGraphsWithColours => self.written(drawn(size, seed).flat_map(odd_with_colours)),
            Kind::PositiveFormulas { width, distinct } => {
                self.written(formulas::drawn_positive(size, width, distinct, seed).map(formula))
            }
            Kind::Formulas => self.written(formulas::drawn_signed(size, seed).map(formula)),
            // Every variable is one more cop: a larger game would not be solved.
            Kind::OwnedFormulas => {
                let drawn = formulas::drawn_signed(size.max(1) - 1, seed);
                self.written(drawn.filter(move |formula| formula.variables <= size.max(1)).flat_map(owned))
            }
        }
    }

    /// The small ones, then random ones.
    pub fn sources(self, size: usize, seed: u64) -> Instances<'static> {
        Box::new(self.small_sources(size).chain(self.random_sources(size, seed)))
    }

    fn written(self, instances: impl Iterator<Item = Instance> + Send + 'static) -> Instances<'static> {
        Box::new(instances.filter_map(move |(keys, board)| self.from.draft(&keys).ok()?.on(board).ok()))
    }
}

fn formula(formula: Formula) -> Instance {
    (Vec::new(), formula.into())
}

/// A formula with every choice of owners and of first values for its variables.
fn owned(formula: Formula) -> impl Iterator<Item = Instance> {
    let n = formula.variables;
    let list = move |chosen: usize| -> String {
        let numbers = (0..n).filter(|i| chosen >> i & 1 == 1).map(|i| (i + 1).to_string());
        numbers.collect::<Vec<_>>().join(";")
    };
    (0..1 << (2 * n)).map(move |bits: usize| {
        let alice = bits & ((1 << n) - 1);
        let keys = [("alice", alice), ("bob", ((1 << n) - 1) & !alice), ("true", bits >> n)];
        (keys.map(|(key, chosen)| (key, list(chosen))).to_vec(), formula.clone().into())
    })
}

fn plain(graph: Graph) -> Instance {
    (Vec::new(), graph.into())
}

/// With more colours than this Alice wins on the small graphs that are tried.
const MOST_COLOURS: usize = 4;

/// A graph with an odd number of vertices, with every number of colours that is not too many.
fn odd_with_colours(graph: Graph) -> impl Iterator<Item = Instance> {
    let most = if graph.n() % 2 == 1 { MOST_COLOURS.min(graph.n()) } else { 0 };
    (1..=most).map(move |k| (vec![("colors", k.to_string())], graph.clone().into()))
}

/// All graphs with up to so many vertices.
fn all(size: usize) -> impl Iterator<Item = Graph> + Send {
    (0..=size.min(MAX_LISTED)).flat_map(all_graphs)
}

/// How much larger than the listed graphs random ones are at most.
const BEYOND: u64 = 3;

/// Random graphs with a few vertices more.
fn drawn(size: usize, seed: u64) -> impl Iterator<Item = Graph> + Send {
    let mut draws = SplitMix64::new(seed);
    std::iter::repeat_with(move || {
        let n = size + 1 + draws.below(BEYOND) as usize;
        random(n, draws.below(BILLION), draws.next_u64(), n * n)
    })
}
