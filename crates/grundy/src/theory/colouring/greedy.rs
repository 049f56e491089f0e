//! Bounds for the greedy game only.

use super::super::Finding;
use super::asked::{Asked, Says};
use crate::games::{ColouringRule as Rule, Problem};
use crate::graph::classes::{Cotree, CotreeNode, cotree, has_treewidth_at_most_two, is_forest};
use crate::graph::distance::is_connected;
use crate::rules::{Bilingual, Convention, Words};

/// The name of the number that the score of a problem is: under the greedy rule, with enough colours, the least k for
/// which Alice wins with k colours, if one exists. Play both forms side by side. With k colours a vertex whose least
/// colour is above k can never be chosen, and Bob has won; without a limit it gets such a colour in the end. Until there is
/// such a vertex both have the same moves, and without one every vertex gets a colour up to k. Least colours leave no gap,
/// so that the number of colours is the greatest of them.
pub fn score_is_number(problem: &Problem) -> Option<&'static str> {
    let asked = Asked::of(problem)?;
    let counts = asked.rule == Rule::Greedy && asked.convention == Convention::Score;
    (counts && !asked.connected && asked.k >= asked.always_enough()).then_some("Gamma_g")
}

/// On a cograph every greedy colouring has as many colours as a largest clique has vertices, in whatever order the vertices
/// come (Christen and Selkow 1979), so that nothing the players do matters (Havet and Zhu 2013).
pub fn cographs(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem)?;
    if asked.connected && !is_connected(asked.graph) {
        return None;
    }
    let colours = largest_clique(&cotree(asked.graph)?);
    let by = Words {
        en: format!(
            "every greedy colouring of a cograph with a largest clique of {colours} has {colours} colours"
        ),
        pt: format!("toda coloração gulosa de um cografo com clique máxima de {colours} tem {colours} cores"),
    };
    Says::exactly(colours, by).about(&asked)
}

/// At most three colours on forests, if Alice starts (Havet and Zhu 2013).
pub fn forests(problem: &Problem) -> Option<Finding> {
    let by =
        Bilingual { en: "three colours are enough on a forest", pt: "três cores bastam em uma floresta" };
    plain_bound(problem, 3, by, is_forest)
}

/// At most seven colours on graphs of treewidth 2, if Alice starts (Havet and Zhu 2013).
pub fn partial_two_trees(problem: &Problem) -> Option<Finding> {
    let by = Bilingual {
        en: "seven colours are enough on a partial 2-tree",
        pt: "sete cores bastam em uma 2-árvore parcial",
    };
    plain_bound(problem, 7, by, has_treewidth_at_most_two)
}

fn plain_bound(
    problem: &Problem,
    colours: usize,
    by: Bilingual,
    holds: impl Fn(&crate::graph::Graph) -> bool,
) -> Option<Finding> {
    let asked = Asked::of(problem).filter(Asked::follows_from_plain)?;
    (asked.may_use(colours) && holds(asked.graph)).then(|| Says::wins_from(colours, by).about(&asked))?
}

/// The clique number, by the cotree: the greatest of the parts in a union, their sum in a join.
fn largest_clique(cotree: &Cotree) -> usize {
    let mut sizes: Vec<usize> = Vec::with_capacity(cotree.nodes.len());
    for node in &cotree.nodes {
        sizes.push(match node {
            CotreeNode::Leaf(_) => 1,
            CotreeNode::Union(below) => below.iter().map(|&child| sizes[child]).max().unwrap_or(0),
            CotreeNode::Join(below) => below.iter().map(|&child| sizes[child]).sum(),
        });
    }
    sizes.last().copied().unwrap_or(0)
}
