//! How one cop catches the robber: he follows his shadow along the order of the corners.

use super::super::Strategy;
use crate::games::Problem;
use crate::graph::Graph;
use crate::graph::distance::distances_from;
use crate::graph::pursuit::Dismantling;
use crate::rules::Player;

/// The cop's strategy, and his next move if it is his turn.
///
/// Each corner points to a vertex that dominates it, up to the last vertex. When the first i corners are removed, the
/// robber's shadow is the first vertex that is left on this way from his own; the shadow moves along edges or stays, as he
/// does. A cop on the shadow after i corners can, when the robber has moved, reach the shadow after i - 1: it is next to where
/// the earlier shadow was, or that was a corner, and the cop stands on what dominates it. So after at most n - 1 turns he
/// stands on the robber himself (Nowakowski and Winkler 1983; Isler, Kannan and Khanna 2006; book thm 9.1). On the last vertex
/// he is on the shadow of every robber, and so he begins there, or goes there first.
pub fn strategy(problem: &Problem, graph: &Graph, found: &Dismantling) -> Strategy {
    let last = found.core[0];
    let mut parent = vec![last; graph.n()];
    found.corners.iter().for_each(|&(v, u)| parent[v] = u);
    let standing = problem.start_vertices().unwrap_or_default();
    let (begins, begins_pt) = match standing.is_empty() {
        true => (format!("begins on {last}"), format!("começa em {last}")),
        false => (
            format!("goes to {last} until he is on a shadow"),
            format!("vai até {last} enquanto não está em uma sombra"),
        ),
    };
    let words = Strategy::new(
        format!(
            "Each corner points to a vertex that dominates it, up to {last}. The vertices on this way from the robber are his shadows. The cop {begins} and always goes to the shadow nearest to the robber that he can reach: his shadows move as he does, so that the cop never loses them and comes closer in every turn."
        ),
        format!(
            "Cada canto aponta para um vértice que o domina, até {last}. Os vértices nesse caminho a partir do ladrão são suas sombras. O policial {begins_pt} e vai sempre à sombra mais próxima do ladrão que consegue alcançar: as sombras se movem como ele, de modo que o policial nunca as perde e chega mais perto a cada vez."
        ),
    );
    let now = match (&standing[..], problem.terms.first) {
        ([], Player::Alice) => Some(last),
        (&[cop, robber], Player::Alice) => Some(step(graph, &parent, last, cop, robber)),
        _ => None,
    };
    words.now(now.map(|v| v.to_string()))
}

/// The shadow nearest to the robber among the cop's vertex and its neighbours; if he can reach none, the next vertex of a
/// shortest way to the last one.
fn step(graph: &Graph, parent: &[usize], last: usize, cop: usize, robber: usize) -> usize {
    let reached = |&v: &usize| v == cop || graph.adjacent(cop, v);
    let mut shadows = std::iter::successors(Some(robber), |&v| (v != last).then(|| parent[v]));
    shadows.find(reached).unwrap_or_else(|| {
        let far = distances_from(graph, last);
        graph.neighbours(cop).iter().copied().min_by_key(|&v| far[v]).unwrap_or(cop)
    })
}
