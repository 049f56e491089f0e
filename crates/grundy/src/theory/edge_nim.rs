//! Nim on the edges of a graph.

use super::Finding;
use crate::games::{Board, Problem};
use crate::rules::Convention;
use std::collections::{BTreeMap, HashMap};

/// Larger graphs are left to the search.
const MOST_WEIGHT: u64 = 1 << 9;
const MOST_POSITIONS: usize = 1 << 17;

/// Parallel edges are worth one edge with the nim-sum of their weights, and so are loops at a vertex (dissertation on
/// nim and graphs thm 2.15, Fukuyama 2003). For a move that raises the nim-sum can be answered by one that restores
/// it and brings the token back, and any smaller nim-sum can be reached; so both graphs have the same nimber, by
/// induction on the weights. What is left of a small graph is worked out by the mex rule.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Graph { graph, tokens, .. } = &problem.board else { return None };
    let token = tokens.first()?;
    let normal = problem.terms.convention == Convention::Normal && problem.terms.impartial();
    if problem.entry.id != "edge-nim" || !normal || !problem.played.is_empty() {
        return None;
    }
    let mut weights: Weights = BTreeMap::new();
    for e in graph.edges() {
        *weights.entry((e.u.min(e.v), e.u.max(e.v))).or_insert(0) ^= e.weight;
    }
    let reduced = reached(*token, &weights);
    let by = format!("parallel edges and loops as their nim-sums: {}", text(*token, &reduced));
    if let Some((_, &weight)) = reduced.first_key_value().filter(|_| reduced.len() < 2) {
        return Some(Finding::nimber(weight, by));
    }
    let total = reduced.values().try_fold(0u64, |sum, &weight| sum.checked_add(weight))?;
    if total > MOST_WEIGHT {
        return None;
    }
    let nimber = nimber(*token, reduced, &mut HashMap::new())?;
    Some(Finding::nimber(nimber, by))
}

/// The weight of the edge between two vertices, the smaller first, where it is not 0.
type Weights = BTreeMap<(usize, usize), u64>;

/// The longest text of a graph in an answer.
const LONGEST_TEXT: usize = 200;

fn text(token: usize, weights: &Weights) -> String {
    let edges: Vec<String> = weights.iter().map(|((u, v), weight)| format!("{u}-{v}*{weight}")).collect();
    let text = format!("{{{}}}@{token}", edges.join(" "));
    if weights.is_empty() {
        "nothing to move along".into()
    } else if text.len() > LONGEST_TEXT {
        format!("{} edges", edges.len())
    } else {
        text
    }
}

/// The edges within reach of the token.
fn reached(token: usize, weights: &Weights) -> Weights {
    let mut neighbours: HashMap<usize, Vec<usize>> = HashMap::new();
    for (&(u, v), _) in weights.iter().filter(|(_, weight)| **weight > 0) {
        neighbours.entry(u).or_default().push(v);
        neighbours.entry(v).or_default().push(u);
    }
    let mut stack = vec![token];
    let mut seen = std::collections::HashSet::from([token]);
    while let Some(v) = stack.pop() {
        stack.extend(neighbours.get(&v).into_iter().flatten().copied().filter(|&u| seen.insert(u)));
    }
    let alive = weights.iter().filter(|((u, _), weight)| **weight > 0 && seen.contains(u));
    alive.map(|(&edge, &weight)| (edge, weight)).collect()
}

/// The mex of what the token can be moved to; nothing if there are too many positions.
fn nimber(token: usize, weights: Weights, known: &mut HashMap<(usize, Weights), u64>) -> Option<u64> {
    let position = (token, weights);
    if let Some(&nimber) = known.get(&position) {
        return Some(nimber);
    }
    let weights = &position.1;
    let mut options = Vec::new();
    for (&(u, v), &weight) in weights.iter().filter(|((u, v), _)| *u == token || *v == token) {
        let to = if u == token { v } else { u };
        for left in 0..weight {
            let mut next = weights.clone();
            next.insert((u, v), left);
            options.push(nimber(to, reached(to, &next), known)?);
        }
    }
    options.sort_unstable();
    options.dedup();
    let mex = (0..).zip(&options).find(|(i, option)| i != *option).map_or(options.len() as u64, |(i, _)| i);
    if known.len() >= MOST_POSITIONS {
        return None;
    }
    known.insert(position, mex);
    Some(mex)
}
