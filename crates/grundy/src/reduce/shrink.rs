//! Smaller instances of a problem, for counterexamples.

use crate::formula::Formula;
use crate::games::{Board, Problem};
use crate::graph::{Edge, Graph};

/// The problems that are one step smaller than a problem, the smallest first: a graph without a vertex, without two,
/// or without a line; a formula without a clause, with one variable fewer (removed if it does not occur, else merged
/// with another), without a literal, or with a literal merged with its neighbour; the same with one colour fewer.
/// Reductions reject problems to which they do not apply.
pub fn smaller(problem: &Problem) -> Vec<Problem> {
    let mut found = match &problem.board {
        Board::Graph(board) if board.tokens.is_empty() => smaller_graphs(problem, &board.graph),
        Board::Formula(formula) => smaller_formulas(problem, formula),
        _ => Vec::new(),
    };
    found.extend(fewer_colours(problem));
    found
}

/// For graphs with more vertices, pairs of vertices are not removed: there are too many.
const MOST_FOR_PAIRS: usize = 12;

fn smaller_graphs(problem: &Problem, graph: &Graph) -> Vec<Problem> {
    let n = graph.n();
    let pairs = (0..if n <= MOST_FOR_PAIRS { n } else { 0 }).flat_map(|v| (0..v).map(move |u| vec![u, v]));
    let without = pairs.chain((0..n).map(|v| vec![v])).map(|gone| without_vertices(graph, &gone));
    let fewer_lines = (0..graph.edges().len()).map(|i| {
        let mut edges = graph.edges().to_vec();
        edges.remove(i);
        Graph::new(n, edges)
    });
    let smaller = without.chain(fewer_lines);
    smaller.filter_map(|graph| problem.moved_to(graph).ok()).collect()
}

/// The graph without some vertices; the others keep their order.
fn without_vertices(graph: &Graph, gone: &[usize]) -> Graph {
    let kept = |v: usize| (!gone.contains(&v)).then(|| v - gone.iter().filter(|&&u| u < v).count());
    let edges = graph.edges().iter().filter_map(|e| Some(Edge { u: kept(e.u)?, v: kept(e.v)?, ..*e }));
    Graph::new(graph.n() - gone.len(), edges.collect())
}

fn smaller_formulas(problem: &Problem, formula: &Formula) -> Vec<Problem> {
    let mut found = Vec::new();
    for j in 0..formula.clauses.len() {
        let mut fewer = formula.clone();
        fewer.clauses.remove(j);
        found.push(fewer);
    }
    for gone in 1..=formula.variables as i32 {
        let occurs = formula.clauses.iter().flatten().any(|literal| literal.abs() == gone);
        match occurs {
            true => found.extend((1..gone).map(|kept| merged(formula, kept, gone))),
            false => found.push(merged(formula, gone, gone)),
        }
    }
    for (j, clause) in formula.clauses.iter().enumerate() {
        let with = |clause: Vec<i32>| {
            let mut changed = formula.clone();
            changed.clauses[j] = clause;
            changed
        };
        found.extend((0..clause.len()).map(|k| with([&clause[..k], &clause[k + 1..]].concat())));
        found.extend(smoothed(clause).into_iter().map(with));
    }
    found.into_iter().filter_map(|formula| problem.moved_to(formula).ok()).collect()
}

/// The formula in which a variable has become another and those after it move up by one.
fn merged(formula: &Formula, kept: i32, gone: i32) -> Formula {
    let rename = |literal: &i32| {
        let variable = if literal.abs() == gone { kept } else { literal.abs() };
        literal.signum() * (variable - i32::from(variable > gone))
    };
    let clauses = formula.clauses.iter().map(|clause| clause.iter().map(rename).collect()).collect();
    Formula { variables: formula.variables - 1, clauses }
}

/// The clauses in which a literal has become the one before or after it, and neighbours that differ have become fewer.
fn smoothed(clause: &[i32]) -> Vec<Vec<i32>> {
    let steps = |clause: &[i32]| clause.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let places = (1..clause.len()).flat_map(|k| [(k - 1, k), (k, k - 1)]);
    let changed = places.map(|(to, from)| {
        let mut changed = clause.to_vec();
        changed[to] = changed[from];
        changed
    });
    changed.filter(|changed| steps(changed) < steps(clause)).collect()
}

fn fewer_colours(problem: &Problem) -> Option<Problem> {
    problem.entry.key("colors")?;
    let fewer = problem.number("colors").checked_sub(1).filter(|&fewer| fewer > 0)?;
    problem.with("colors", fewer).ok()
}
