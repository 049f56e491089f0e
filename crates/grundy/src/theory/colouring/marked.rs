//! Bounds that come from the marking game.

use super::super::Finding;
use super::asked::{Asked, Says};
use crate::games::Problem;
use crate::graph::Graph;
use crate::graph::classes::{elimination_width, girth, intervals, is_cactus, is_outerplanar, is_planar};
use crate::rules::{Bilingual, Words};

/// Larger graphs are not examined: some of these classes take quadratic time.
const MOST_VERTICES: usize = 1000;

/// A class of graphs on which Alice wins the marking game, if she starts.
struct Bound {
    /// The k with which she wins, if the graph is in the class. The second argument is the greatest useful k.
    k: fn(&Graph, usize) -> Option<usize>,
    name: Bilingual,
}

/// Where Alice wins the marking game with k she wins the colouring games with k colours or more: coloured vertices are
/// marked, so that an uncoloured vertex never sees k colours (book 7.2). All of these were proved for the marking game
/// with Alice starting: Sidorowicz 2007 (cacti); Nakprasit and Nakprasit 2018, Sekiguchi 2014 and Zhu 2008 (planar, of
/// girth at least 7, at least 4, any); Kierstead and Trotter 1994, Guan and Zhu 1999 (outerplanar); Faigle et al. 1993
/// (interval); Zhu 2000 (partial k-trees, k at least 2). On unit interval graphs no degree exceeds 2 omega - 2, since the
/// neighbours of an interval that hold one of its ends are a clique with it; so 2 omega - 1 colours are always enough,
/// and need no theorem of their own.
static BOUNDS: &[Bound] = &[
    Bound {
        k: |graph, most| (most >= 5 && is_cactus(graph)).then_some(5),
        name: Bilingual { en: "a cactus", pt: "um cacto" },
    },
    Bound {
        k: |graph, most| (most >= 5 && planar_of_girth(graph, 7)).then_some(5),
        name: Bilingual {
            en: "a planar graph of girth at least 7",
            pt: "um grafo planar de cintura ao menos 7",
        },
    },
    Bound {
        k: |graph, most| (most >= 7 && is_outerplanar(graph)).then_some(7),
        name: Bilingual { en: "an outerplanar graph", pt: "um grafo periplanar" },
    },
    Bound {
        k: |graph, _| intervals(graph).map(|found| (3 * found.clique_number).saturating_sub(2)),
        name: Bilingual { en: "an interval graph", pt: "um grafo de intervalo" },
    },
    Bound {
        k: |graph, most| (most >= 8).then(|| elimination_width(graph))?.map(|width| 3 * width.max(2) + 2),
        name: Bilingual { en: "a graph of small treewidth", pt: "um grafo de largura em árvore pequena" },
    },
    Bound {
        k: |graph, most| (most >= 13 && planar_of_girth(graph, 4)).then_some(13),
        name: Bilingual { en: "a planar graph without triangles", pt: "um grafo planar sem triângulos" },
    },
    Bound {
        k: |graph, most| (most >= 17 && is_planar(graph)).then_some(17),
        name: Bilingual { en: "a planar graph", pt: "um grafo planar" },
    },
];

fn planar_of_girth(graph: &Graph, least: usize) -> bool {
    is_planar(graph) && girth(graph).is_none_or(|girth| girth >= least)
}

/// Bounds from the classes of a graph: see [`BOUNDS`].
pub fn classes(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem).filter(Asked::follows_from_plain)?;
    let most = asked.most_useful()?;
    if asked.graph.n() > MOST_VERTICES || most < 4 {
        return None;
    }
    let found =
        |bound: &'static Bound| (bound.k)(asked.graph, most).filter(|&k| k <= most).map(|k| (k, bound));
    let (k, bound) = BOUNDS.iter().filter_map(found).min_by_key(|&(k, _)| k)?;
    let by = Words {
        en: format!("{} has marking number at most {k}", bound.name.en),
        pt: format!("{} tem número de marcação no máximo {k}", bound.name.pt),
    };
    Says::wins_from(k, by).about(&asked)
}
