//! Nimbers of the hull game on some families of graphs (Benesh et al. 2025).

use super::Finding;
use super::plain::plain;
use crate::games::{Convexity, Problem, avoids, convexity_of};
use crate::graph::Graph;
use crate::graph::classes::{
    complete_multipartite_parts, generalised_wheel, grid_dimensions, hypercube_dimension, is_cycle,
};
use crate::rules::{Bilingual, Convention, Words};

/// The nimbers of a graph: where covering everything ends the play, and where it is forbidden.
struct Row {
    cover: u64,
    avoid: u64,
    family: Bilingual,
}

/// Normal play with either goal. In misere play the move that covers everything loses, and it is made only by
/// a player who has no other: so the player to move wins exactly when the nimber with goal=avoid is not 0.
/// (For goal=avoid in misere play the table says nothing.)
pub fn apply(problem: &Problem) -> Option<Finding> {
    let plain = plain(problem)?;
    if !plain.start.is_empty() || convexity_of(problem) != Convexity::Geodesic {
        return None;
    }
    let row = row(plain.graph)?;
    let by = Words {
        en: format!("table of the hull game: {}", row.family.en),
        pt: format!("tabela do jogo da envoltória: {}", row.family.pt),
    };
    match (plain.convention, avoids(problem)) {
        (Convention::Normal, false) => Some(Finding::nimber(row.cover, by)),
        (Convention::Normal, true) => Some(Finding::nimber(row.avoid, by)),
        (Convention::Misere, false) => Some(Finding::winner(row.avoid != 0, by)),
        _ => None,
    }
}

/// Complete split graphs, block graphs and complete multipartite graphs with at most one part of two or more
/// are left to the extreme vertices.
fn row(graph: &Graph) -> Option<Row> {
    let odd = |k: usize| k as u64 % 2;
    let n = graph.n();
    if is_cycle(graph) {
        return Some(Row {
            cover: odd(n),
            avoid: [0, 1, 1, 0][n % 4],
            family: Bilingual { en: "cycles", pt: "ciclos" },
        });
    }
    if hypercube_dimension(graph).is_some_and(|dimension| dimension >= 2) {
        return Some(Row { cover: 0, avoid: 0, family: Bilingual { en: "hypercubes", pt: "hipercubos" } });
    }
    if let Some((rows, columns)) = grid_dimensions(graph).filter(|&(rows, _)| rows >= 2) {
        let avoid = if rows == 2 { 0 } else { 2 * odd(rows + columns) };
        return Some(Row { cover: odd(n), avoid, family: Bilingual { en: "grids", pt: "grades" } });
    }
    if let Some(parts) = complete_multipartite_parts(graph) {
        let single = parts.iter().filter(|&&size| size == 1).count();
        let large = parts.len() - single;
        if large < 2 {
            return None;
        }
        let cover = if large % 2 == 0 { 2 * odd(single) } else { odd(single) };
        return Some(Row {
            cover,
            avoid: odd(large + single),
            family: Bilingual { en: "complete multipartite graphs", pt: "grafos multipartidos completos" },
        });
    }
    let row = match generalised_wheel(graph)? {
        (1, rim) if rim >= 5 => {
            Row { cover: odd(n), avoid: odd(n), family: Bilingual { en: "wheels", pt: "rodas" } }
        }
        (hubs, rim) if hubs >= 2 && rim >= 5 => Row {
            cover: 0,
            avoid: 1,
            family: Bilingual { en: "wheels with several hubs", pt: "rodas com vários centros" },
        },
        _ => return None,
    };
    Some(row)
}
