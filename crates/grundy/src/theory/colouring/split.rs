//! The greedy game on split graphs.

use super::super::Finding;
use super::asked::{Asked, Says};
use crate::games::Problem;
use crate::graph::Graph;
use crate::graph::classes::{Split, split};
use crate::rules::Words;

/// On a split graph the greedy game takes as many colours as a largest clique C has vertices, whoever starts and
/// whoever passes (book thm 7.5), by the strategy of [`reply`].
///
/// A vertex outside C sees less than all of C and nothing else, so that it never needs more. Let c be an uncoloured vertex
/// of C and l a colour on a neighbour of it outside C, and s the first vertex outside C that got it. When s got it,
/// colours 1 to l - 1 were on neighbours of s in C. The vertex of C coloured first among those that s does not see
/// also gets l, and it is there: if Bob coloured s, Alice answered with it unless it was there already; if Alice did, C was
/// all coloured. So c sees outside C only colours that it also sees in C, and one of |C| is free for it.
pub fn clique_number(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem)?;
    let colours = split(asked.graph)?.clique.len();
    let by = Words {
        en: format!("a split graph with a largest clique of {colours}"),
        pt: format!("um grafo split com clique máxima de {colours}"),
    };
    Says::exactly(colours, by).about(&asked)
}

/// The vertex that Alice should colour next, when Bob has just coloured `last`, if he has: a vertex of the clique
/// that he did not see, if there is one; else any, those of the clique first. see `clique_number` for the proof.
/// `None` if all are coloured.
pub fn reply(graph: &Graph, parts: &Split, coloured: &[bool], last: Option<usize>) -> Option<usize> {
    let free = |vertices: &[usize]| vertices.iter().copied().find(|&v| !coloured[v]);
    let outside = last.filter(|v| parts.clique.binary_search(v).is_err());
    let unseen =
        outside.and_then(|s| parts.clique.iter().copied().find(|&v| !coloured[v] && !graph.adjacent(s, v)));
    unseen.or_else(|| free(&parts.clique)).or_else(|| free(&parts.independent))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use std::collections::HashSet;

    struct Play<'a> {
        graph: &'a Graph,
        parts: Split,
        known: HashSet<(Vec<usize>, Option<usize>, bool)>,
    }

    impl Play<'_> {
        /// Whatever Bob does, a pass included, no colour beyond the size of the clique is used.
        fn holds(&mut self, colours: &[usize], last: Option<usize>, bobs: bool) {
            if colours.iter().all(|&colour| colour != 0) || !self.known.insert((colours.to_vec(), last, bobs))
            {
                return;
            }
            if bobs {
                self.holds(colours, None, false);
                for v in (0..colours.len()).filter(|&v| colours[v] == 0) {
                    let next = self.coloured(colours, v);
                    self.holds(&next, Some(v), false);
                }
            } else {
                let taken: Vec<bool> = colours.iter().map(|&colour| colour != 0).collect();
                let v = reply(self.graph, &self.parts, &taken, last).unwrap();
                let next = self.coloured(colours, v);
                self.holds(&next, None, true);
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
            play.holds(&vec![0; graph.n()], None, false);
            play.holds(&vec![0; graph.n()], None, true);
        }
    }
}
