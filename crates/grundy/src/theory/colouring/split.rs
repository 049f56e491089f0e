//! The greedy game on split graphs.

use super::super::{Finding, Strategy};
use super::asked::{Asked, Says};
use crate::games::{Problem, given_colours};
use crate::graph::Graph;
use crate::graph::classes::{Split, split};
use crate::rules::{Convention, Player, Words};

/// On a split graph the greedy game takes as many colours as a largest clique C has vertices, whoever starts and
/// whoever passes (book thm 7.5), by the strategy of [`reply`].
///
/// As long as C is not all coloured, Alice leaves colours 1 to m on the m coloured vertices of C and no other colour
/// outside it. A vertex outside C sees less than all of C and nothing else. If Bob colours one, s, it gets one of these
/// colours, unless it sees all coloured vertices of C; then it gets m + 1, and so does the vertex of C with which Alice answers
/// and which s does not see. A vertex of C that either of them colours otherwise gets m + 1, since it sees 1 to m and no
/// other colour. So no colour above |C| is ever needed.
pub fn clique_number(problem: &Problem) -> Option<Finding> {
    let asked = Asked::begun(problem)?;
    let parts = split(asked.graph)?;
    let colours = given_colours(problem)?;
    let size = parts.clique.len();
    let begun = !problem.start.is_empty();
    let next = reply(asked.graph, &parts, &colours).filter(|_| asked.first == Player::Alice);
    if begun && (asked.k < size || !is_kept(&parts, &colours) && !next.is_some_and(|(_, mends)| mends)) {
        return None;
    }
    let by = Words {
        en: format!("a split graph with a largest clique of {size}"),
        pt: format!("um grafo split com clique máxima de {size}"),
    };
    let finding = Says::exactly(size, by).about(&asked)?;
    if asked.convention != Convention::Objective || asked.k < size {
        return Some(finding);
    }
    let now = next.and_then(|(v, _)| asked.colouring(v, &colours));
    Some(finding.with_strategy(strategy(&parts).now(now)))
}

fn strategy(parts: &Split) -> Strategy {
    let clique = parts.clique.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    Strategy::new(
        format!(
            "Alice keeps every colour that is outside the clique {clique} also in it, until it is all coloured: if Bob has brought a new colour outside, she colours a vertex of the clique that is not adjacent to his vertex; otherwise any vertex of the clique, and any other one when there is none left."
        ),
        format!(
            "Alice mantém na clique {clique} toda cor que há fora dela, até que ela esteja toda colorida: se Bob trouxe uma cor nova para fora, ela colore um vértice da clique que não é vizinho do vértice dele; senão, qualquer vértice da clique, e qualquer outro quando não resta nenhum."
        ),
    )
}

/// The number of coloured vertices of the clique.
fn coloured_in(parts: &Split, colours: &[usize]) -> usize {
    parts.clique.iter().filter(|&&v| colours[v] != 0).count()
}

/// Whether the clique is all coloured, or has colours 1 to m on its m coloured vertices and no others are outside.
fn is_kept(parts: &Split, colours: &[usize]) -> bool {
    let m = coloured_in(parts, colours);
    let within = |vertices: &[usize]| vertices.iter().all(|&v| colours[v] <= m);
    m == parts.clique.len() || within(&parts.clique) && within(&parts.independent)
}

/// The vertex that Alice should colour next, and whether it then has every colour that is outside the clique in it:
/// see `clique_number` for the proof. `None` if all are coloured.
fn reply(graph: &Graph, parts: &Split, colours: &[usize]) -> Option<(usize, bool)> {
    let m = coloured_in(parts, colours);
    let free = |vertices: &[usize]| vertices.iter().copied().find(|&v| colours[v] == 0);
    let new: Vec<usize> = parts.independent.iter().copied().filter(|&v| colours[v] > m).collect();
    let unseen = |v: &usize| colours[*v] == 0 && !new.iter().any(|&s| graph.adjacent(s, *v));
    let only = new.iter().all(|&s| colours[s] == m + 1) && parts.clique.iter().all(|&v| colours[v] <= m);
    match parts.clique.iter().copied().find(unseen).filter(|_| !new.is_empty()) {
        Some(v) => Some((v, only)),
        None => free(&parts.clique).or_else(|| free(&parts.independent)).map(|v| (v, false)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use std::collections::HashSet;

    struct Play<'a> {
        graph: &'a Graph,
        parts: Split,
        known: HashSet<(Vec<usize>, bool)>,
    }

    impl Play<'_> {
        /// Whatever Bob does, a pass included, no colour beyond the size of the clique is used.
        fn holds(&mut self, colours: &[usize], bobs: bool) {
            if colours.iter().all(|&colour| colour != 0) || !self.known.insert((colours.to_vec(), bobs)) {
                return;
            }
            if bobs {
                assert!(is_kept(&self.parts, colours), "{:?}: {colours:?}", self.graph);
                self.holds(colours, false);
                for v in (0..colours.len()).filter(|&v| colours[v] == 0) {
                    let next = self.coloured(colours, v);
                    self.holds(&next, false);
                }
            } else {
                let (v, mends) = reply(self.graph, &self.parts, colours).unwrap();
                assert!(mends || is_kept(&self.parts, colours), "{:?}: {colours:?}", self.graph);
                let next = self.coloured(colours, v);
                self.holds(&next, true);
            }
        }

        fn coloured(&self, colours: &[usize], v: usize) -> Vec<usize> {
            let sees = |colour: &usize| self.graph.neighbours(v).iter().any(|&u| colours[u] == *colour);
            let least = (1..).find(|colour| !sees(colour)).unwrap();
            assert!(
                least <= self.parts.clique.len() && colours[v] == 0,
                "{v} in {:?}: {colours:?}",
                self.graph
            );
            let mut next = colours.to_vec();
            next[v] = least;
            next
        }
    }

    #[test]
    fn the_strategy_against_every_bob() {
        for graph in (1..=7).flat_map(all_graphs) {
            let Some(parts) = split(&graph) else { continue };
            let mut play = Play { graph: &graph, parts, known: HashSet::new() };
            play.holds(&vec![0; graph.n()], false);
            play.holds(&vec![0; graph.n()], true);
        }
    }
}
