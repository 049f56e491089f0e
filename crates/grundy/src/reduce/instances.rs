//! Instances to hunt on: all small ones, then random ones.

use super::formulas;
use super::hunt::Instances;
use super::record::{Kind, Reduction};
use crate::formula::Formula;
use crate::games::{Board, GraphBoard, Problem};
use crate::graph::all_trees::all_trees;
use crate::graph::catalogue::{MAX_LISTED, all_graphs};
use crate::graph::families::{BILLION, SplitMix64, random};
use crate::graph::{Graph, Label};

/// A board and the keys that belong to it.
type Instance = (Vec<(&'static str, String)>, Board);

impl Reduction {
    /// Every source up to a size, in order of size, graphs each once up to isomorphism.
    pub fn small_sources(self, size: usize) -> Instances<'static> {
        match self.instances {
            Kind::Graphs => self.written(all(size).map(plain)),
            Kind::OddGraphsWithColours => self.written(all(size).flat_map(odd_with_colours)),
            Kind::LabelledTrees => {
                let trees = (1..=size + 1).flat_map(all_trees).flat_map(rooted).flat_map(every_labelling);
                Box::new(trees.filter_map(move |tree| self.labelled(tree)))
            }
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
            Kind::LabelledTrees => {
                Box::new(drawn_trees(size, seed).filter_map(move |tree| self.labelled(tree)))
            }
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

    fn labelled(&self, (board, labels): LabelledTree) -> Option<Problem> {
        self.from.draft(&[]).ok()?.on_labelled(board, labels).ok()
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

/// A tree with its root and a label for every edge.
type LabelledTree = (GraphBoard, Vec<Label>);

const LABELS: [Label; 3] = [Label::A, Label::B, Label::C];

/// A tree with every choice of a root.
fn rooted(tree: Graph) -> impl Iterator<Item = GraphBoard> {
    (0..tree.n()).map(move |root| GraphBoard::new(tree.clone()).with_tokens(vec![root]))
}

/// A tree with every choice of labels.
fn every_labelling(board: GraphBoard) -> impl Iterator<Item = LabelledTree> {
    let edges = board.graph.n() as u32 - 1;
    (0..3usize.pow(edges)).map(move |code| {
        let label = |e: u32| LABELS[code / 3usize.pow(e) % 3];
        (board.clone(), (0..edges).map(label).collect())
    })
}

/// Random trees with a few edges more, their roots and their labels.
fn drawn_trees(size: usize, seed: u64) -> impl Iterator<Item = LabelledTree> + Send {
    let mut draws = SplitMix64::new(seed);
    std::iter::repeat_with(move || {
        let edges = size + 1 + draws.below(BEYOND) as usize;
        let pairs: Vec<(usize, usize)> = (1..=edges).map(|v| (draws.below(v as u64) as usize, v)).collect();
        let labels = (0..edges).map(|_| LABELS[draws.below(3) as usize]).collect();
        let root = draws.below(edges as u64 + 1) as usize;
        (GraphBoard::new(Graph::undirected(edges + 1, pairs)).with_tokens(vec![root]), labels)
    })
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
