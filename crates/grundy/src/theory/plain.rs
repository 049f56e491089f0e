//! The common hypotheses of most theorems.

use crate::games::{Board, GraphBoard, Problem};
use crate::graph::Graph;
use crate::graph::distance::components;
use crate::rules::{Convention, Player};

/// A problem without labels, passing or arcs, on a graph.
pub struct Plain<'a> {
    pub graph: &'a Graph,
    /// Vertices chosen before play, ascending, each once.
    pub start: Vec<usize>,
    pub convention: Convention,
    pub first: Player,
}

/// The problem, if it is plain.
pub fn plain(problem: &Problem) -> Option<Plain<'_>> {
    let Board::Graph(GraphBoard { graph, .. }) = &problem.board else { return None };
    if !problem.terms.impartial() || graph.is_directed() {
        return None;
    }
    let mut start = problem.start_vertices().ok()?;
    start.sort_unstable();
    start.dedup();
    Some(Plain { graph, start, convention: problem.terms.convention, first: problem.terms.first })
}

/// The components as graphs of their own, in linear time for all.
pub fn component_graphs(graph: &Graph) -> Vec<Graph> {
    let mut place = vec![0; graph.n()];
    let parts = components(graph);
    parts.iter().for_each(|part| part.iter().enumerate().for_each(|(i, &v)| place[v] = i));
    let edges_at = |&u: &usize| {
        let place = &place;
        graph.neighbours(u).iter().filter(move |&&v| u < v).map(move |&v| (place[u], place[v]))
    };
    parts.iter().map(|part| Graph::undirected(part.len(), part.iter().flat_map(edges_at))).collect()
}

pub fn is_clique(graph: &Graph, vertices: &[usize]) -> bool {
    vertices.iter().enumerate().all(|(i, &u)| vertices[i + 1..].iter().all(|&v| graph.adjacent(u, v)))
}
