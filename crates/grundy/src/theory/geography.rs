//! Geography on undirected graphs.

use super::Finding;
use crate::games::Problem;
use crate::graph::distance::components;
use crate::graph::families::induced;
use crate::graph::matching::in_every_maximum_matching;
use crate::rules::{Bilingual, Convention};

/// Fraenkel, Scheinerman and Ullman: the first player wins undirected geography exactly when every maximum
/// matching covers the start vertex. Such a player fixes a maximum matching and always moves along it; were
/// the opponent to reach an uncovered vertex, flipping the path walked would give a maximum matching without
/// the start vertex. If some maximum matching misses the start vertex, the second player moves along that one.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let (graph, token) = problem.graph_and_token()?;
    let normal = problem.terms.convention == Convention::Normal && problem.terms.impartial();
    if !normal || graph.is_directed() {
        return None;
    }
    // Only the component of the token matters.
    let component = components(graph).into_iter().find(|part| part.binary_search(&token).is_ok())?;
    let place = component.binary_search(&token).ok()?;
    Some(match in_every_maximum_matching(&induced(graph, &component), place) {
        true => Finding::winner(
            true,
            Bilingual {
                en: "every maximum matching covers the start vertex",
                pt: "todo emparelhamento máximo cobre o vértice inicial",
            },
        ),
        false => Finding::nimber(
            0,
            Bilingual {
                en: "a maximum matching misses the start vertex",
                pt: "um emparelhamento máximo não cobre o vértice inicial",
            },
        ),
    })
}
