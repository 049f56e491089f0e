//! Nim on the edges of a graph.

use super::{Finding, Reduction};
use crate::games::{Board, GraphBoard, Problem};
use crate::graph::{Edge, Graph};
use crate::rules::{Bilingual, Convention, Words};
use std::collections::{BTreeMap, HashMap, HashSet};

/// An edge or a loop that is the only one in reach of the token is a nim heap: the token moves back and forth on it.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let Reduced { weights, .. } = Reduced::of(problem)?;
    match weights.len() {
        0 | 1 => Some(Finding::nimber(weights.into_values().next().unwrap_or(0), ALONE)),
        _ => None,
    }
}

/// The reduced graph as a problem, unless it is the given graph.
pub fn reduce(problem: &Problem) -> Option<Reduction> {
    let reduced = Reduced::of(problem)?;
    if reduced.weights.len() == problem.graph().edges().len() {
        return None;
    }
    let by = Words {
        en: format!("parallel edges and loops as their nim-sums: {}", reduced.text(problem.graph(), "edges")),
        pt: format!(
            "arestas paralelas e laços como suas somas Nim: {}",
            reduced.text(problem.graph(), "arestas")
        ),
    };
    let edge = |(&(u, v), &weight): (&(usize, usize), &u64)| Edge { u, v, directed: false, weight };
    let edges: Vec<Edge> = reduced.weights.iter().map(edge).collect();
    let graph = Graph::new(edges.iter().map(|e| e.u.max(e.v) + 1).max().unwrap_or(0), edges);
    let names = problem.graph().names();
    let graph = graph.with_names((0..problem.graph().n()).map(|v| names.get(v).map(str::to_string)));
    let board = Board::Graph(GraphBoard::new(graph).with_tokens(vec![reduced.token]));
    Some(Reduction { problem: Problem { board, ..problem.clone() }, by })
}

const ALONE: Bilingual = Bilingual {
    en: "nim: parallel edges and loops as their nim-sums leave one edge at most",
    pt: "Nim: arestas paralelas e laços, como suas somas Nim, deixam no máximo uma aresta",
};

/// A graph in which parallel edges are one edge with the nim-sum of their weights, and so are the loops at a vertex;
/// edges of weight 0 and edges that the token cannot reach are removed.
///
/// It has the same nimber (dissertation on nim and graphs thm 2.15, Fukuyama 2003). By induction on the weights: on a
/// bundle of parallel edges every smaller nim-sum can be reached, by the same players' moves as on the one edge, and
/// a move to a larger one can be answered on the bundle by one that restores the nim-sum and brings the token back.
/// So the options are those of the reduced graph, and others that have an option with the nimber of the whole, and so
/// do not have that nimber themselves; they do not change the mex.
struct Reduced {
    token: usize,
    weights: Weights,
}

/// The weight of the edge between two vertices, the smaller first, where it is not 0.
type Weights = BTreeMap<(usize, usize), u64>;

impl Reduced {
    /// The reduced graph of a problem to which the theorem applies: normal play without passing, before any move.
    fn of(problem: &Problem) -> Option<Reduced> {
        let Board::Graph(GraphBoard { graph, tokens, .. }) = &problem.board else { return None };
        let normal = problem.terms.convention == Convention::Normal && problem.terms.impartial();
        if !normal {
            return None;
        }
        let mut weights = Weights::new();
        for e in graph.edges() {
            *weights.entry((e.u.min(e.v), e.u.max(e.v))).or_insert(0) ^= e.weight;
        }
        weights.retain(|_, weight| *weight > 0);
        let token = *tokens.first()?;
        let reached = reached(token, &weights);
        weights.retain(|(u, _), _| reached.contains(u));
        Some(Reduced { token, weights })
    }

    /// The graph as a problem text writes it; only the number of edges if that is too long.
    fn text(&self, graph: &Graph, edges: &str) -> String {
        let texts =
            self.weights.iter().map(|(&(u, v), weight)| format!("{}*{weight}", graph.edge_text(u, v)));
        let token = graph.vertex_text(self.token);
        let text = format!("{{{}}}@{token}", texts.collect::<Vec<_>>().join(" "));
        if text.len() > LONGEST_TEXT { format!("{} {edges}", self.weights.len()) } else { text }
    }
}

/// The longest text of a graph in an answer.
const LONGEST_TEXT: usize = 200;

/// The vertices that the token can reach.
fn reached(token: usize, weights: &Weights) -> HashSet<usize> {
    let mut neighbours: HashMap<usize, Vec<usize>> = HashMap::new();
    for &(u, v) in weights.keys() {
        neighbours.entry(u).or_default().push(v);
        neighbours.entry(v).or_default().push(u);
    }
    let mut stack = vec![token];
    let mut seen = HashSet::from([token]);
    while let Some(v) = stack.pop() {
        stack.extend(neighbours.get(&v).into_iter().flatten().copied().filter(|&u| seen.insert(u)));
    }
    seen
}
