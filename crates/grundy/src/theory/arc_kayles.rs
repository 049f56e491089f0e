//! Arc-kayles.

use super::Finding;
use super::kayles::paths::{cycle, path};
use super::plain::{Plain, component_graphs, plain};
use crate::games::Problem;
use crate::graph::Graph;
use crate::graph::classes::complete_multipartite_parts;
use crate::graph::distance::components;
use crate::rules::{Bilingual, Convention};

fn unstarted(problem: &Problem) -> Option<Plain<'_>> {
    plain(problem).filter(|_| problem.start.is_empty())
}

/// Disjoint paths and cycles. Arc-kayles is kayles on the line graph, and the line graph of P_n is P_(n-1),
/// that of C_n is C_n.
pub fn paths(problem: &Problem) -> Option<Finding> {
    let plain = unstarted(problem).filter(|plain| plain.convention == Convention::Normal)?;
    let graph = plain.graph;
    if (0..graph.n()).any(|v| graph.degree(v) > 2) {
        return None;
    }
    let nimber = components(graph).iter().fold(0, |sum, part| {
        let is_cycle = part.len() > 2 && part.iter().all(|&v| graph.degree(v) == 2);
        sum ^ if is_cycle { cycle(part.len()) } else { path(part.len() - 1) }
    });
    Some(Finding::nimber(
        nimber,
        Bilingual {
            en: "kayles on the line graph: paths and cycles, period 34 from 52",
            pt: "Kayles no grafo linha: caminhos e ciclos, período 34 a partir de 52",
        },
    ))
}

/// Components that are complete or complete bipartite. In these every maximal matching is maximum: it leaves
/// at most one vertex of K_n, and covers the smaller side of K_(a,b) (Sumner 1979 for the perfect ones).
pub fn equimatchable(problem: &Problem) -> Option<Finding> {
    let plain = unstarted(problem)?;
    let parts = component_graphs(plain.graph);
    let moves = parts.iter().try_fold(0, |sum, part| Some(sum + matching(part)?))?;
    Finding::of_length(
        moves,
        plain.convention,
        Bilingual {
            en: "every maximal matching has the same size",
            pt: "todo emparelhamento maximal tem o mesmo tamanho",
        },
    )
}

fn matching(graph: &Graph) -> Option<usize> {
    match &complete_multipartite_parts(graph)?[..] {
        [_] => Some(0),
        [a, b] => Some(*a.min(b)),
        parts if parts.iter().all(|&size| size == 1) => Some(parts.len() / 2),
        _ => None,
    }
}
