//! Geography on undirected graphs.

use super::{Finding, Strategy};
use crate::games::Problem;
use crate::graph::Graph;
use crate::graph::distance::components;
use crate::graph::families::induced;
use crate::graph::matching::{in_every_maximum_matching, maximum_matching};
use crate::rules::{Bilingual, Chart, Convention, Words};

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
    let first = in_every_maximum_matching(&induced(graph, &component), place);
    let matched = if first { component } else { component.into_iter().filter(|&v| v != token).collect() };
    let pairs = pairs(graph, &matched);
    let finding = match first {
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
    };
    let winner = problem.winner(first).name();
    let strategy = Strategy::new(
        format!(
            "{winner} keeps to a maximum matching, and always moves along its edge to the partner of the vertex where the token stands."
        ),
        format!(
            "{winner} segue um emparelhamento máximo e joga sempre pela aresta dele até o par do vértice em que está a ficha."
        ),
    );
    let partner =
        pairs.iter().find(|pair| pair.contains(&token)).map(|[u, v]| if *u == token { v } else { u });
    let caption = Words {
        en: "The pairs of a maximum matching.".into(),
        pt: "Os pares de um emparelhamento máximo.".into(),
    };
    let chart = Chart::of_groups(caption, pairs.iter().map(|pair| &pair[..]));
    let charts = vec![Chart { of_vertices: true, ..chart }];
    Some(Finding { charts, ..finding }.with_strategy(strategy.now(partner.map(|&v| graph.vertex_text(v)))))
}

/// The pairs of a maximum matching of the graph that some vertices, in order, induce.
fn pairs(graph: &Graph, vertices: &[usize]) -> Vec<[usize; 2]> {
    let partner = maximum_matching(&induced(graph, vertices));
    let pairs = partner.iter().enumerate().filter_map(|(u, v)| v.filter(|v| u < *v).map(|v| [u, v]));
    pairs.map(|pair| pair.map(|v| vertices[v])).collect()
}
