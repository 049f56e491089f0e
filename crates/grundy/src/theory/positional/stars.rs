//! The star game on forests.

use super::{Arena, Finding};
use crate::games::{ClaimRule, Problem};
use crate::graph::classes::is_tree;
use crate::graph::expr::parse;
use crate::graph::{Graph, Labelled};
use crate::hypergraph::{StarPlay, star_game};
use crate::rules::{Player, Words};

/// Copies of a star in a forest, one edge a turn, on an empty board.
pub fn star_on_forest(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let k = leaves(&parse(problem.get("h")?, Labelled::Vertices).ok()?.expr.build().ok()?.graph)?;
    if !arena.is_empty() || arena.manner.bias != [1, 1] {
        return None;
    }
    let graph = problem.as_graph()?;
    match star_game(graph, k, arena.next() == Player::Alice)? {
        StarPlay::Maker { centre, tempo } => {
            let list = tempo.iter().map(|&v| graph.edge_text(centre, v)).collect::<Vec<_>>().join(", ");
            let (en, pt) = match tempo.is_empty() {
                true => (String::new(), String::new()),
                false => (format!(", first {list} with threats"), format!(", primeiro {list} com ameaças")),
            };
            let centre = graph.vertex_text(centre);
            let words = Words {
                en: format!("stars in forests: Maker gets {k} edges at {centre}{en}"),
                pt: format!("estrelas em florestas: Maker obtém {k} arestas em {centre}{pt}"),
            };
            arena.won_by(Player::Alice, words)
        }
        StarPlay::Breaker(first) => {
            let first = first.map_or(String::new(), |(u, v)| format!(": {}", graph.edge_text(u, v)));
            let words = Words {
                en: format!("stars in forests: Breaker answers at one end of each edge{first}"),
                pt: format!("estrelas em florestas: Breaker responde em uma ponta de cada aresta{first}"),
            };
            arena.won_by(Player::Bob, words)
        }
    }
}

/// The number of leaves of a star; none for other graphs.
fn leaves(graph: &Graph) -> Option<usize> {
    let centre = (0..graph.n()).any(|v| graph.degree(v) + 1 == graph.n());
    (graph.n() >= 2 && centre && is_tree(graph)).then(|| graph.n() - 1)
}
