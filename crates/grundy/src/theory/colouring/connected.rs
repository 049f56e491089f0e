//! Colourings that stay connected.

use super::super::Finding;
use super::asked::{Asked, Says};
use crate::games::Problem;
use crate::graph::classes::{is_bipartite, is_outerplanar};
use crate::graph::distance::is_connected;
use crate::rules::Bilingual;

/// On a connected bipartite graph Alice wins with two colours, whoever starts and passes (Charpentier, Hocquard, Sopena and
/// Zhu 2020): the first colour says what every other vertex must get, and with two colours, or by the greedy rule, a vertex
/// joined to coloured ones can get nothing else. With more colours Bob may win, but not in the greedy game.
pub fn bipartite(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem).filter(Asked::has_edges)?;
    let by = Bilingual {
        en: "a connected colouring of a bipartite graph with two colours never goes wrong",
        pt: "uma coloração conexa de um grafo bipartido com duas cores nunca dá errado",
    };
    let holds = is_connected(asked.graph) && is_bipartite(asked.graph);
    holds.then(|| Says { loses_below: Some(2), ..Says::wins_with(2, by) }.about(&asked))?
}

/// On a connected outerplanar graph Alice wins with five colours, if she starts (Charpentier, Hocquard, Sopena and Zhu 2020).
pub fn outerplanar(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem).filter(Asked::follows_from_plain)?;
    let by = Bilingual {
        en: "five colours are enough for a connected colouring of an outerplanar graph",
        pt: "cinco cores bastam para uma coloração conexa de um grafo periplanar",
    };
    let holds = asked.k == 5 && is_connected(asked.graph) && is_outerplanar(asked.graph);
    holds.then(|| Says::wins_with(5, by).about(&asked))?
}
