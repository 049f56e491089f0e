//! The convex set forming game.

use super::Finding;
use super::plain::{Plain, plain};
use crate::games::{Convexity, Intervals, Problem, convexity_of};
use crate::graph::classes::{is_chordal, is_ptolemaic};
use crate::rules::{Bilingual, Convention};

/// Convex geometries. Shortest paths make a convex geometry exactly on ptolemaic graphs and induced paths on chordal
/// ones (Farber and Jamison 1986); in a convex geometry every convex set except the whole can be extended by one
/// vertex. So a play that starts from a convex set chooses every vertex.
pub fn geometry(problem: &Problem) -> Option<Finding> {
    let plain = plain(problem)?;
    let holds = match convexity_of(problem) {
        Convexity::Geodesic => is_ptolemaic(plain.graph),
        Convexity::Monophonic => is_chordal(plain.graph),
        _ => false,
    };
    if !holds || !starts_convex(&plain) {
        return None;
    }
    let moves = plain.graph.n() - plain.start.len();
    Finding::of_length(
        moves,
        plain.convention,
        Bilingual {
            en: "convex geometry: every convex set can be extended",
            pt: "geometria convexa: todo conjunto convexo pode ser estendido",
        },
    )
}

/// Whether the start set is convex. A check is needed only if it has two vertices or more; on a ptolemaic graph all
/// induced paths are shortest, so one test serves both convexities only there; for induced paths larger start sets
/// are left to search.
fn starts_convex(plain: &Plain) -> bool {
    let n = plain.graph.n();
    match plain.start.len() {
        0 | 1 => true,
        all if all == n => true,
        _ if n > Intervals::<16>::MOST_VERTICES || !is_ptolemaic(plain.graph) => false,
        _ => {
            let intervals = Intervals::<16>::of(plain.graph, Convexity::Geodesic);
            intervals.is_convex(&plain.start.iter().copied().collect())
        }
    }
}

/// If all vertices get chosen, each was simplicial among those chosen up to then: otherwise it lay on a path of
/// length two between two of them. That is a perfect elimination order, so the graph is chordal; on others at least
/// one vertex remains. And after one vertex any neighbour, or any vertex of another component, can be chosen.
pub fn window(problem: &Problem) -> Option<Finding> {
    let plain = plain(problem)?;
    let holds = plain.start.is_empty()
        && plain.convention == Convention::Score
        && convexity_of(problem) != Convexity::P3
        && !is_chordal(plain.graph);
    holds.then(|| {
        Finding::window(
            2,
            plain.graph.n() as i64 - 1,
            Bilingual {
                en: "a graph that is not chordal is not convexable",
                pt: "um grafo que não é cordal não é convexável",
            },
        )
    })
}
