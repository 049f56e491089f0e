//! Domination on paths and cycles.

use super::super::Finding;
use super::super::plain::plain;
use crate::games::Problem;
use crate::graph::Graph;
use crate::graph::distance::components;
use crate::rules::{Bilingual, Convention, Player};

/// The nimber of P_n (Brito et al. 2025).
fn path(n: usize) -> u64 {
    match n {
        0..=3 => [0, 1, 1, 2][n],
        _ => [0, 1, 1, 3][n % 4],
    }
}

/// The nimber of C_n, n >= 3.
fn cycle(n: usize) -> u64 {
    (n % 4 == 3) as u64
}

/// Disjoint paths and cycles, with any vertices chosen before play. Chosen vertices cut a component into
/// stretches of n consecutive vertices that are not dominated, with a dominated vertex next to at least one
/// end from which the end can still be dominated. Such a stretch has nimber n mod 4, whether one end or both
/// are so: lemma of Brito et al. 2025 for paths whose first, or first and last, vertices are chosen.
pub fn nimbers(problem: &Problem) -> Option<Finding> {
    let plain = plain(problem).filter(|plain| plain.convention == Convention::Normal)?;
    let graph = plain.graph;
    if (0..graph.n()).any(|v| graph.degree(v) > 2) {
        return None;
    }
    let mut dominated = vec![false; graph.n()];
    for &v in &plain.start {
        dominated[v] = true;
        graph.neighbours(v).iter().for_each(|&u| dominated[u] = true);
    }
    let nimber = components(graph).iter().fold(0, |sum, part| sum ^ component(graph, part, &dominated));
    Some(Finding::nimber(
        nimber,
        Bilingual {
            en: "paths and cycles, nimbers of stretches modulo 4",
            pt: "caminhos e ciclos, nimbers de trechos módulo 4",
        },
    ))
}

fn component(graph: &Graph, part: &[usize], dominated: &[bool]) -> u64 {
    let is_cycle = part.len() > 2 && part.iter().all(|&v| graph.degree(v) == 2);
    if !part.iter().any(|&v| dominated[v]) {
        return if is_cycle { cycle(part.len()) } else { path(part.len()) };
    }
    // Stretches of vertices that are not dominated, each found from one of its ends.
    let open = |v: usize| graph.neighbours(v).iter().filter(|&&u| !dominated[u]).count();
    let mut seen = std::collections::HashSet::new();
    let mut sum = 0;
    for &end in part.iter().filter(|&&v| !dominated[v] && open(v) <= 1) {
        if seen.contains(&end) {
            continue;
        }
        let (mut length, mut before, mut at) = (1, end, end);
        while let Some(&next) = graph.neighbours(at).iter().find(|&&u| !dominated[u] && u != before) {
            (before, at) = (at, next);
            length += 1;
        }
        seen.insert(at);
        sum ^= length % 4;
    }
    sum
}

/// Game domination numbers of one path or cycle (Kosmrlj 2017).
pub fn scores(problem: &Problem) -> Option<Finding> {
    let plain = plain(problem).filter(|plain| plain.convention == Convention::Score)?;
    let (graph, n) = (plain.graph, plain.graph.n());
    if n == 0 || !plain.start.is_empty() || (0..n).any(|v| graph.degree(v) > 2) {
        return None;
    }
    if components(graph).len() > 1 {
        return None;
    }
    let is_cycle = n > 2 && (0..n).all(|v| graph.degree(v) == 2);
    let score = match (plain.first, is_cycle) {
        (Player::Alice, _) => n.div_ceil(2) - (n % 4 == 3) as usize,
        (Player::Bob, false) => n.div_ceil(2),
        (Player::Bob, true) => (n - 1).div_ceil(2) - (n % 4 == 2) as usize,
    };
    Some(Finding::score(
        score as i64,
        Bilingual { en: "formula for paths and cycles", pt: "fórmula para caminhos e ciclos" },
    ))
}
