//! Hunters and an unseen rabbit: where one hunter is enough.

use crate::games::Problem;
use crate::graph::Graph;
use crate::graph::classes::is_forest;
use crate::theory::Finding;

/// Forests with at most this many vertices are left to a search, which also finds the shots.
const MOST_SEARCHED: usize = 40;

/// One hunter catches the rabbit exactly in the forests in which no vertex begins three paths of length three that share only
/// that vertex (Britnell and Wildon 2013; Haslegrave 2014). Further hunters do no harm. O(n + m) and the squares of degrees.
pub fn one_hunter(problem: &Problem) -> Option<Finding> {
    let graph = problem.as_graph().filter(|graph| graph.n() > 0 && !graph.is_directed())?;
    let alone = problem.number("k") == 1;
    match (is_forest(graph), centre(graph)) {
        (true, None) if graph.n() > MOST_SEARCHED => Some(Finding::winner(
            true,
            words!(
                "one hunter is enough: a forest in which no vertex begins three separate paths of length 3",
                "basta um caçador: uma floresta em que nenhum vértice inicia três caminhos separados de comprimento 3"
            ),
        )),
        (true, Some(v)) if alone => Some(Finding::winner(
            false,
            words!(
                "one hunter is not enough: three separate paths of length 3 begin at {}",
                "não basta um caçador: três caminhos separados de comprimento 3 começam em {}",
                graph.vertex_text(v)
            ),
        )),
        (false, _) if alone => Some(Finding::winner(
            false,
            words!(
                "one hunter is not enough in a graph with a cycle",
                "não basta um caçador em um grafo com um ciclo"
            ),
        )),
        _ => None,
    }
}

/// A vertex of a forest that begins three paths of length three into different branches.
fn centre(graph: &Graph) -> Option<usize> {
    let step = |v: usize, from: usize| graph.neighbours(v).iter().filter(move |&&u| u != from);
    let long = |v: usize, u: usize| step(u, v).any(|&w| step(w, u).next().is_some());
    (0..graph.n()).find(|&v| graph.neighbours(v).iter().filter(|&&u| long(v, u)).count() >= 3)
}
