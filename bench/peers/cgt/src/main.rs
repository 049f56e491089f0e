//! `peer-cgt WORKLOAD ARGUMENTS` finds Conway values with the crate `cgt` on one thread and prints what it found, how
//! many positions it stored, processor seconds and the peak of memory, as one line of JSON.
//!
//!     peer-cgt snort 3 0-1 1-2           Snort on a graph: how many vertices, then the edges
//!     peer-cgt col 3 0-1 1-2             Col
//!     peer-cgt kayles ABA 0-1 1-2        node kayles: whose each vertex is, A for Left and B for Right
//!     peer-cgt kayles-whole ABA 0-1 1-2  the same by the crate's own Digraph Placement, which does not split sums
//!     peer-cgt sums K SEED               twenty sums of K random games
//!
//! The answer is the mean and the temperature, as in `3/2 t 1`. The canonical form and the temperature are timed;
//! of sums only the canonical forms, since there the crate is measured by its arithmetic.

mod draw;
mod figures;

use cgt::graph::adjacency_matrix::{directed::DirectedGraph, undirected::UndirectedGraph};
use cgt::graph::{Graph, VertexIndex};
use cgt::short::partizan::canonical_form::CanonicalForm;
use cgt::short::partizan::games::digraph_placement::{self, DigraphPlacement};
use cgt::short::partizan::games::{col, snort};
use cgt::short::partizan::partizan_game::PartizanGame;
use cgt::short::partizan::transposition_table::ParallelTranspositionTable;
use draw::{SUMS, Side, SplitMix64};
use figures::Clock;

type Edges = [(VertexIndex, VertexIndex)];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["sums", k, seed] => sums(k.parse().expect("a number"), seed.parse().expect("a seed")),
        ["snort", n, ref edges @ ..] => {
            let empty = snort::VertexKind::Single(snort::VertexColor::Empty);
            value(&snort::Snort::new(graph(&vec![empty; n.parse().expect("a number")], &read(edges))));
        }
        ["col", n, ref edges @ ..] => {
            let empty = vec![col::VertexColor::Empty; n.parse().expect("a number")];
            value(&col::Col::new(graph(&empty, &read(edges))));
        }
        ["kayles", labels, ref edges @ ..] => value(&Kayles(placement(labels, &read(edges)))),
        ["kayles-whole", labels, ref edges @ ..] => value(&placement(labels, &read(edges))),
        _ => panic!("nothing to measure in {words:?}"),
    }
}

/// Reads edges such as `0-1`.
fn read(edges: &[&str]) -> Vec<(VertexIndex, VertexIndex)> {
    let vertex = |text: &str| VertexIndex { index: text.parse().expect("a vertex") };
    let ends = |edge: &&str| edge.split_once('-').map(|(u, v)| (vertex(u), vertex(v))).expect("an edge u-v");
    edges.iter().map(ends).collect()
}

/// The type of graph that the crate's own examples of Snort and Col use.
fn graph<V: Clone>(vertices: &[V], edges: &Edges) -> UndirectedGraph<V> {
    UndirectedGraph::from_edges(edges, vertices)
}

type Placement =
    DigraphPlacement<digraph_placement::VertexColor, DirectedGraph<digraph_placement::VertexColor>>;

/// Node kayles is Digraph Placement with every edge in both directions: a move takes the vertex and those it
/// leads to.
fn placement(labels: &str, edges: &Edges) -> Placement {
    use digraph_placement::VertexColor::{Left, Right};
    let owners: Vec<_> = labels.chars().map(|label| if label == 'A' { Left } else { Right }).collect();
    DigraphPlacement::new(graph(&owners, edges).into_directed())
}

/// Digraph Placement split into components, as the crate does for Snort and Col but not for this game.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Kayles(Placement);

impl PartizanGame for Kayles {
    fn left_moves(&self) -> Vec<Self> {
        self.0.left_moves().into_iter().map(Kayles).collect()
    }

    fn right_moves(&self) -> Vec<Self> {
        self.0.right_moves().into_iter().map(Kayles).collect()
    }

    fn decompositions(&self) -> Vec<Self> {
        let graph = &self.0.graph;
        let mut seen = vec![false; graph.size()];
        graph.vertex_indices().filter_map(|root| component(graph, root, &mut seen)).map(Kayles).collect()
    }
}

/// What is connected to a vertex, unless it was seen before.
fn component(
    graph: &DirectedGraph<digraph_placement::VertexColor>,
    root: VertexIndex,
    seen: &mut [bool],
) -> Option<Placement> {
    if std::mem::replace(&mut seen[root.index], true) {
        return None;
    }
    let mut found = vec![root];
    let mut next = 0;
    while let Some(&v) = found.get(next) {
        next += 1;
        found.extend(graph.adjacent_to(v).filter(|u| !std::mem::replace(&mut seen[u.index], true)));
    }
    found.sort_unstable();
    let owners: Vec<_> = found.iter().map(|&v| *graph.get_vertex(v)).collect();
    let place = |v: &VertexIndex| found.binary_search(v).ok().map(|index| VertexIndex { index });
    let arcs = |(from, &v)| {
        let from = VertexIndex { index: from };
        graph.adjacent_to(v).filter_map(move |u| Some((from, place(&u)?))).collect::<Vec<_>>()
    };
    let edges: Vec<_> = found.iter().enumerate().flat_map(arcs).collect();
    Some(DigraphPlacement::new(DirectedGraph::from_edges(&edges, &owners)))
}

/// Canonical form and temperature of a position.
fn value<G: PartizanGame>(position: &G) {
    let (clock, table) = (Clock::start(), ParallelTranspositionTable::new());
    let form = position.canonical_form(&table);
    let answer = summary(&form);
    clock.stop().print(&answer, table.len());
}

/// Twenty sums, each added one game after the other. Their thermographs are taken after the clock has stopped.
fn sums(k: usize, seed: u64) {
    let mut draws = SplitMix64(seed);
    let games: Vec<Vec<_>> = (0..SUMS).map(|_| (0..k).map(|_| three_stop(&mut draws)).collect()).collect();
    let clock = Clock::start();
    let sums: Vec<CanonicalForm> = games.into_iter().map(|games| games.into_iter().sum()).collect();
    let figures = clock.stop();
    let answers: Vec<String> = sums.iter().map(summary).collect();
    figures.print(&answers.join(", "), 0);
}

fn three_stop(draws: &mut SplitMix64) -> CanonicalForm {
    let (side, [x, y, z]) = draws.three_stop();
    let [x, y, z] = [x, y, z].map(CanonicalForm::new_integer);
    let pair = |left, right| CanonicalForm::new_from_moves(vec![left], vec![right]);
    match side {
        Side::Left => pair(pair(x, y), z),
        Side::Right => pair(x, pair(y, z)),
    }
}

fn summary(form: &CanonicalForm) -> String {
    format!("{} t {}", form.mean(), form.temperature())
}
