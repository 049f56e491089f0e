//! Positional games: a board each, and the rules of `families/claims` for all of them.

mod boxes;
mod cliques;
mod connected;
mod copies;
mod dominating;
mod hamilton;
mod hex;
mod hull_sets;
mod hypergraph;
mod k_in_a_row;
mod lines;
mod matching;
mod progressions;
mod root_to_leaf;
mod shannon;
mod spanning;

pub use boxes::BOXES;
pub use cliques::CLIQUES;
pub use connected::CONNECTED;
pub use copies::COPIES;
pub use dominating::DOMINATING;
pub use hamilton::HAMILTON;
pub use hex::HEX;
pub use hull_sets::HULL_SETS;
pub use hypergraph::HYPERGRAPH;
pub use k_in_a_row::K_IN_A_ROW;
pub use lines::{LINES, lines};
pub use matching::MATCHING;
pub use progressions::{PROGRESSIONS, progressions};
pub use root_to_leaf::ROOT_TO_LEAF;
pub use shannon::SHANNON;
pub use spanning::SPANNING;

use crate::families::claims::{ClaimBoard, Goal, Picture, Sets, too_many};
use crate::families::{Problem, Refusal};
use crate::graph::{Graph, Set};
use crate::rules::RoleView;

/// More elements than this are never searched.
const MOST_ELEMENTS: usize = Set::<16>::CAPACITY;

/// The edges of the simple graph as u-v with u < v, in order.
fn edges(graph: &Graph) -> Vec<(usize, usize)> {
    let mut edges: Vec<(usize, usize)> =
        graph.simple_edges().into_iter().map(|(u, v)| (u.min(v), u.max(v))).collect();
    edges.sort_unstable();
    edges
}

/// A board whose elements are the edges of a graph.
fn on_edges(graph: &Graph, edges: Vec<(usize, usize)>, roles: Vec<RoleView>, sets: Sets) -> ClaimBoard {
    let elements = edges.iter().map(|&(u, v)| graph.edge_text(u, v)).collect();
    let graph = Graph::undirected(graph.n(), edges).named_as(graph);
    ClaimBoard::new(elements, sets, Picture::Edges { graph, roles })
}

/// A board on the edges of the graph of a problem, with a test on them.
fn tested_on_edges(
    problem: &Problem,
    goal: impl FnOnce(usize, Vec<(usize, usize)>) -> Box<dyn Goal>,
) -> Result<ClaimBoard, Refusal> {
    let graph = problem.graph();
    let edges = edges(graph);
    if edges.len() > MOST_ELEMENTS {
        return Err(too_many(edges.len()));
    }
    let goal = goal(graph.n(), edges.clone());
    Ok(on_edges(graph, edges, Vec::new(), Sets::Tested(goal)))
}

/// A board whose elements are the vertices of a graph.
fn on_vertices(graph: &Graph, sets: Sets) -> ClaimBoard {
    let elements = (0..graph.n()).map(|v| graph.vertex_text(v)).collect();
    let of = (0..graph.n()).collect();
    ClaimBoard::new(elements, sets, Picture::Vertices { graph: graph.clone(), of, roles: Vec::new() })
}

/// Refuses a board whose sets are too many to be listed.
fn too_many_sets() -> Refusal {
    Refusal::too_large(words!(
        "too many critical sets to be searched",
        "conjuntos críticos demais para serem examinados"
    ))
}

/// The subsets of `0..n` with k elements, in order.
fn subsets(n: usize, k: usize) -> impl Iterator<Item = Vec<usize>> {
    let mut next = (k <= n).then(|| (0..k).collect::<Vec<usize>>());
    std::iter::from_fn(move || {
        let current = next.take()?;
        if let Some(i) = (0..k).rev().find(|&i| current[i] < n - k + i) {
            let mut after = current.clone();
            after[i] += 1;
            (i + 1..k).for_each(|j| after[j] = after[j - 1] + 1);
            next = Some(after);
        }
        Some(current)
    })
}

/// Joins vertices by edges; says how many parts there are.
struct Parts {
    of: Vec<usize>,
    count: usize,
}

impl Parts {
    fn new(n: usize) -> Parts {
        Parts { of: (0..n).collect(), count: n }
    }

    fn find(&mut self, v: usize) -> usize {
        let mut v = v;
        while self.of[v] != v {
            self.of[v] = self.of[self.of[v]];
            v = self.of[v];
        }
        v
    }

    fn join(&mut self, u: usize, v: usize) {
        let (u, v) = (self.find(u), self.find(v));
        if u != v {
            self.of[u] = v;
            self.count -= 1;
        }
    }
}
