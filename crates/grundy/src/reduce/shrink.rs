//! Smaller instances of a problem, for counterexamples.

use crate::ask::Question;
use crate::games::{Board, Problem};
use crate::graph::expr::Expr;
use crate::graph::{Edge, Graph};

/// The problems that are one step smaller than a problem, the smallest first: a graph without a vertex, without two, or
/// without a line; the same with one colour less. What a reduction does not take it refuses.
pub fn smaller(text: &str) -> Vec<String> {
    let Ok(question) = Question::read(text) else { return Vec::new() };
    let Some(problem) = question.problems().next() else { return Vec::new() };
    let mut found = match &problem.board {
        Board::Graph { graph, tokens, .. } if tokens.is_empty() => smaller_graphs(problem, graph),
        _ => Vec::new(),
    };
    found.extend(fewer_colours(problem));
    found
}

/// Graphs with more vertices are not tried without two of them: there are too many pairs.
const MOST_FOR_PAIRS: usize = 12;

fn smaller_graphs(problem: &Problem, graph: &Graph) -> Vec<String> {
    let n = graph.n();
    let pairs = (0..if n <= MOST_FOR_PAIRS { n } else { 0 }).flat_map(|v| (0..v).map(move |u| vec![u, v]));
    let without = pairs.chain((0..n).map(|v| vec![v])).map(|gone| without_vertices(graph, &gone));
    let fewer_lines = (0..graph.edges().len()).map(|i| {
        let mut edges = graph.edges().to_vec();
        edges.remove(i);
        Graph::new(n, edges)
    });
    let smaller = without.chain(fewer_lines);
    smaller.map(|graph| with_graph(problem, graph)).collect()
}

/// The graph without some vertices; the others keep their order.
fn without_vertices(graph: &Graph, gone: &[usize]) -> Graph {
    let kept = |v: usize| (!gone.contains(&v)).then(|| v - gone.iter().filter(|&&u| u < v).count());
    let edges = graph.edges().iter().filter_map(|e| Some(Edge { u: kept(e.u)?, v: kept(e.v)?, ..*e }));
    Graph::new(graph.n() - gone.len(), edges.collect())
}

fn with_graph(problem: &Problem, graph: Graph) -> String {
    let board = Board::Graph { expr: Expr::written(&graph), graph, tokens: Vec::new() };
    Problem { board, ..problem.clone() }.to_string()
}

fn fewer_colours(problem: &Problem) -> Option<String> {
    let fewer = problem.number("colors").checked_sub(1).filter(|&fewer| fewer > 0)?;
    let mut problem = problem.clone();
    problem.keys.insert("colors", fewer.to_string());
    Some(problem.to_string())
}
