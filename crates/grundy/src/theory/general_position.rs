//! The general position game where every play has the same length.

use super::Finding;
use super::plain::plain;
use crate::games::{Convexity, Problem, convexity_of};
use crate::graph::distance::components;
use crate::rules::Bilingual;

/// Disjoint paths and complete graphs, for shortest and for induced paths. Components do not affect each other; of
/// three vertices of a path one lies between the others, in a complete graph none ever does. So a play takes two
/// vertices of each path (one if it has one vertex), and every vertex of a complete graph.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let plain = plain(problem)?;
    if !matches!(convexity_of(problem), Convexity::Geodesic | Convexity::Monophonic) {
        return None;
    }
    let graph = plain.graph;
    let (mut moves, mut legal) = (0, true);
    for part in components(graph) {
        let chosen = part.iter().filter(|v| plain.start.binary_search(v).is_ok()).count();
        let degrees: usize = part.iter().map(|&v| graph.degree(v)).sum();
        let most = match part.len() {
            n if degrees == n * (n - 1) => n,
            n if degrees == 2 * (n - 1) && part.iter().all(|&v| graph.degree(v) <= 2) => 2,
            _ => return None,
        };
        legal &= chosen <= most;
        moves += most.saturating_sub(chosen);
    }
    // A start set that is not in general position leaves nothing to play.
    let moves = if legal { moves } else { 0 };
    Finding::of_length(
        moves,
        plain.convention,
        Bilingual {
            en: "two vertices of each path, all of each complete graph",
            pt: "dois vértices de cada caminho, todos de cada grafo completo",
        },
    )
}
