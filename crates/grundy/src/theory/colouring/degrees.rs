//! Consequences of degrees, the chromatic number and degeneracy.

use super::super::Finding;
use super::asked::{Asked, Says};
use crate::games::{ColouringRule as Rule, Problem};
use crate::graph::classes::degeneracy;
use crate::graph::distance::is_connected;
use crate::rules::{Bilingual, Convention, Player, Words};

/// A vertex with fewer than k neighbours can always be coloured with k colours. So Alice wins with one more colour
/// than the greatest degree, whoever starts and passes (book ex. 7.1); and if she starts she may begin with a vertex
/// of the greatest degree, so that the second greatest degree counts. A mark is never too many for such vertices
/// either. Where the coloured vertices stay connected the same holds in connected graphs, since some vertex can
/// always be reached.
///
/// Under other conventions every play with this many colours lasts until all vertices are coloured.
pub fn enough(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem)?;
    if asked.connected && !is_connected(asked.graph) {
        return None;
    }
    let always = asked.always_enough();
    let by = || match asked.rule {
        Rule::Marking => Words {
            en: format!("no vertex has {always} neighbours"),
            pt: format!("nenhum vértice tem {always} vizinhos"),
        },
        _ if always == 1 => Words {
            en: "1 colour is always enough: there are no edges".into(),
            pt: "1 cor sempre basta: não há arestas".into(),
        },
        _ => Words {
            en: format!("{always} colours are always enough: no vertex has so many neighbours"),
            pt: format!("{always} cores sempre bastam: nenhum vértice tem tantos vizinhos"),
        },
    };
    let counts_moves = asked.convention != Convention::Objective
        && !(asked.convention == Convention::Score && asked.rule == Rule::Greedy);
    if counts_moves {
        let alternating = asked.convention == Convention::Score || asked.pass.is_none();
        return (asked.k >= always && alternating)
            .then(|| Finding::of_length(asked.graph.n(), asked.convention, by()))?;
    }
    let mut degrees: Vec<usize> = (0..asked.graph.n()).map(|v| asked.graph.degree(v)).collect();
    degrees.sort_unstable_by_key(|&degree| std::cmp::Reverse(degree));
    let second = degrees.get(1).map_or(degrees.len(), |degree| degree + 1);
    if asked.first == Player::Bob || second == always {
        return Says::wins_from(always, by()).about(&asked);
    }
    let by = Words {
        en: format!(
            "Alice begins with the vertex of greatest degree; the others have fewer than {second} neighbours"
        ),
        pt: format!("Alice começa pelo vértice de maior grau; os outros têm menos de {second} vizinhos"),
    };
    Says::wins_from(second, by).about(&asked)
}

/// Fewer colours than a proper colouring needs are never enough. A graph with a subgraph of least degree d has, in
/// whatever order its vertices are marked, one that comes after d neighbours: the last of that subgraph; so marks
/// round a vertex reach the degeneracy. And in a graph that is not connected, coloured vertices that stay connected
/// never reach all.
pub fn too_few(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem)?;
    if asked.connected && !is_connected(asked.graph) {
        let by = Bilingual { en: "the graph is not connected", pt: "o grafo não é conexo" };
        return Says::loses_below(usize::MAX, by).about(&asked);
    }
    if asked.rule == Rule::Marking {
        let number = degeneracy(asked.graph).number;
        let by = Words {
            en: format!("the degeneracy is {number}"),
            pt: format!("a degenerescência é {number}"),
        };
        return Says::loses_below(number + 1, by).about(&asked);
    }
    if matches!(asked.convention, Convention::Normal | Convention::Misere) {
        return None;
    }
    let known = asked.graph.chromatic_number();
    let least = known.least;
    let by = match known.exactly() {
        Some(_) => Words {
            en: format!("the chromatic number is {least}"),
            pt: format!("o número cromático é {least}"),
        },
        None => Words {
            en: format!("the chromatic number is at least {least}"),
            pt: format!("o número cromático é ao menos {least}"),
        },
    };
    Says::loses_below(least, by).about(&asked)
}
