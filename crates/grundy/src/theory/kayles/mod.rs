//! Kayles and clique-forming.

mod cographs;
pub mod paths;
mod simplices;

pub use paths::{cycle, path};

use super::Finding;
use super::plain::{component_graphs, plain};
use crate::games::Problem;
use crate::graph::Graph;
use crate::graph::families::{complement, induced};
use crate::rules::{Bilingual, Convention, Words};

/// Complements of larger graphs are not written out.
const MOST_TO_COMPLEMENT: usize = 1500;

/// What is left to play.
pub struct Rest {
    convention: Convention,
    /// The playable vertices, with their edges.
    graph: Graph,
    /// Whether kayles is played on the complement of that graph.
    complement: bool,
}

impl Rest {
    /// Of a game of kayles.
    pub fn of_kayles(problem: &Problem) -> Option<Rest> {
        Rest::of(problem, false)
    }

    /// Of clique-forming, which is kayles on the complement.
    pub fn of_clique_forming(problem: &Problem) -> Option<Rest> {
        Rest::of(problem, true)
    }

    fn of(problem: &Problem, complement: bool) -> Option<Rest> {
        let plain = plain(problem)?;
        let graph = plain.graph;
        let mut compatible = vec![0; graph.n()];
        for &v in &plain.start {
            graph.neighbours(v).iter().for_each(|&u| compatible[u] += 1);
        }
        let wanted = if complement { plain.start.len() } else { 0 };
        // A start set that breaks the rule itself leaves nothing to play.
        let legal = plain.start.iter().all(|&v| compatible[v] == wanted.saturating_sub(1));
        let mut free: Vec<usize> = (0..graph.n()).filter(|&v| legal && compatible[v] == wanted).collect();
        free.retain(|v| plain.start.binary_search(v).is_err());
        let graph = if free.len() == graph.n() { graph.clone() } else { induced(graph, &free) };
        Some(Rest { convention: plain.convention, graph, complement })
    }

    /// The graph on which kayles is played.
    fn conflicts(self) -> Option<Graph> {
        match self.complement {
            false => Some(self.graph),
            true if self.graph.n() <= MOST_TO_COMPLEMENT => Some(complement(&self.graph)),
            true => None,
        }
    }
}

/// The exclusive or of the nimbers of the components, if each is known.
fn sum(graph: &Graph, nimber: impl Fn(&Graph) -> Option<u64>) -> Option<u64> {
    component_graphs(graph).iter().try_fold(0, |sum, part| Some(sum ^ nimber(part)?))
}

/// Graphs that simplices partition: every play has one move per simplex.
pub fn simplices(rest: Rest) -> Option<Finding> {
    let convention = rest.convention;
    let moves = simplices::simplex_partition(&rest.conflicts()?)?;
    Finding::of_length(
        moves,
        convention,
        Bilingual {
            en: "every play has one move per simplex",
            pt: "toda partida tem uma jogada por simplexo",
        },
    )
}

/// Disjoint paths and cycles.
pub fn paths(rest: Rest) -> Option<Finding> {
    let rest = Some(rest).filter(|rest| rest.convention == Convention::Normal)?;
    let graph = rest.conflicts()?;
    if (0..graph.n()).any(|v| graph.degree(v) > 2) {
        return None;
    }
    sum(&graph, paths::connected).map(|nimber| Finding::nimber(nimber, by_period()))
}

/// The theorem on paths and cycles.
pub fn by_period() -> Words {
    let (length, from) = paths::period();
    Words {
        en: format!(
            "nimbers of paths, period {length} from {from} by the octal periodicity theorem for 0.137"
        ),
        pt: format!(
            "nimbers de caminhos, período {length} a partir de {from} pelo teorema da periodicidade octal para 0.137"
        ),
    }
}

/// Cographs.
pub fn cographs(rest: Rest) -> Option<Finding> {
    let rest = Some(rest).filter(|rest| rest.convention == Convention::Normal)?;
    let nimber = cographs::nimber(&rest.graph, rest.complement)?;
    Some(Finding::nimber(
        nimber,
        Bilingual { en: "unions and joins of a cograph", pt: "uniões e junções de um cografo" },
    ))
}

/// Components that are each a path, a cycle, a cograph, or partitioned by simplices.
pub fn parts(rest: Rest) -> Option<Finding> {
    let rest = Some(rest).filter(|rest| rest.convention == Convention::Normal)?;
    let nimber = sum(&rest.conflicts()?, |part| {
        let parity = || simplices::simplex_partition(part).map(|moves| moves as u64 % 2);
        paths::connected(part).or_else(|| cographs::nimber(part, false)).or_else(parity)
    })?;
    Some(Finding::nimber(
        nimber,
        Bilingual {
            en: "nim-sum of paths, cycles, cographs and graphs with plays of one length",
            pt: "soma Nim de caminhos, ciclos, cografos e grafos com partidas de um só comprimento",
        },
    ))
}
