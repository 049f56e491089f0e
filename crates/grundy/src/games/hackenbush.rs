//! `hackenbush`: cut an edge; what is no longer joined to the ground falls.

use super::entry::*;
use super::selection::{Choice, Elements, MakeChoice, Setup};
use super::{Board, Family, Problem};
use crate::graph::{Labelled, Set};
use crate::rules::{Convention, Player};

pub static HACKENBUSH: Entry = Entry {
    id: "hackenbush",
    name: Bilingual { en: "Hackenbush", pt: "Hackenbush" },
    rules: Bilingual {
        en: "Cut an edge of yours: Alice cuts A or C, Bob cuts B or C. Every edge that is no longer joined to the ground, the vertex after @, falls. Loops and parallel edges count; a move is written u-v, the second edge between the same vertices u-v#2.",
        pt: "Corte uma aresta sua: Alice corta A ou C, Bob corta B ou C. Toda aresta que deixa de estar ligada ao chão, o vértice depois de @, cai. Laços e arestas paralelas contam; uma jogada se escreve u-v, e a segunda aresta entre os mesmos vértices, u-v#2.",
    },
    conventions: &[Convention::Normal, Convention::Misere],
    board: BoardKind::Graph { arcs: false, labelled: Some(Labelled::Lines), token: true },
    keys: &[],
    takes_start: true,
    summable: true,
    numbers: &[],
    examples: &[
        Example {
            problem: "hackenbush:{0-1 1-2 0-2}@0",
            expect: &[("nimber", "1"), ("winner", "\"alice\"")],
            source: "Winning Ways ch. 7: by fusion a cycle of three edges is worth three loops",
        },
        Example {
            problem: "hackenbush:P5@0",
            expect: &[("nimber", "4")],
            source: "Winning Ways ch. 7: a stalk of four edges is a heap of four",
        },
        Example {
            problem: "hackenbush:{0-1 0-1 1-2 0-3}[ABBB]@0",
            expect: &[("class", "\"R\""), ("nimber", "null")],
            source: "Alice can cut once; Bob always keeps an edge for his next turn",
        },
        Example {
            problem: "hackenbush:{0-1 1-2}[AB]@0",
            expect: &[("class", "\"L\""), ("winner", "\"alice\"")],
            source: "Winning Ways ch. 1: half a move for Alice",
        },
        Example {
            problem: "hackenbush:{0-1 0-2 2-3}[CCA]@0",
            expect: &[("class", "\"L\"")],
            source: "book 10 intro: the value is ^",
        },
        Example {
            problem: "hackenbush{convention=misere}:{0-0 0-0}@0",
            expect: &[("winner", "\"alice\"")],
            source: "nim with heaps of 1 and 1; book ex. 1.2",
        },
    ],
    complexity: &[
        Complexity { form: "normal, all C", known: "polynomial, by fusion", source: "Winning Ways ch. 7" },
        Complexity { form: "normal, A and B, trees", known: "polynomial", source: "Winning Ways ch. 7" },
        Complexity { form: "normal, A and B", known: "NP-hard", source: "Winning Ways ch. 7" },
    ],
    build,
};

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let Board::Graph { graph, token: Some(ground), .. } = &problem.board else {
        return Err(Refusal::board("expected a graph and its ground, as in hackenbush:P5@0"));
    };
    let make = Rooted { ends: Elements::Lines.edges(graph), n: graph.n(), ground: *ground };
    Setup { problem, elements: Elements::Lines, maximiser: Player::Alice, mirrored: false }.build(&make)
}

/// The edges by their ends, and the ground.
struct Rooted {
    ends: Vec<(usize, usize)>,
    n: usize,
    ground: usize,
}

impl MakeChoice for Rooted {
    fn make<const W: usize>(&self) -> Box<dyn Choice<W>> {
        let mut at = vec![Set::EMPTY; self.n];
        for (e, &(u, v)) in self.ends.iter().enumerate() {
            at[u].insert(e);
            at[v].insert(e);
        }
        Box::new(Hackenbush { ends: self.ends.clone(), at, ground: self.ground })
    }
}

/// Hackenbush by the edges that are left, all of them joined to the ground.
struct Hackenbush<const W: usize> {
    ends: Vec<(usize, usize)>,
    /// The edges at each vertex.
    at: Vec<Set<W>>,
    ground: usize,
}

impl<const W: usize> Hackenbush<W> {
    /// The edges of a set that can be reached from those of `seeds` by way of shared ends, but not through the
    /// ground: a search that visits every edge once.
    fn hanging_on(&self, seeds: Set<W>, within: &Set<W>) -> Set<W> {
        let (mut all, mut frontier) = (seeds, seeds);
        while let Some(e) = frontier.first() {
            frontier.remove(e);
            let (u, v) = self.ends[e];
            for end in [u, v] {
                if end != self.ground {
                    frontier |= (self.at[end] & *within).minus(&all);
                    all |= self.at[end] & *within;
                }
            }
        }
        all
    }

    /// What does not fall.
    fn standing(&self, edges: &Set<W>) -> Set<W> {
        self.hanging_on(self.at[self.ground] & *edges, edges)
    }
}

impl<const W: usize> Choice<W> for Hackenbush<W> {
    /// Edges that are not joined to the ground are not there.
    fn begin(&self, cut: &Set<W>) -> Set<W> {
        self.standing(&Set::full(self.ends.len()).minus(cut))
    }

    fn playable(&self, left: &Set<W>) -> Set<W> {
        *left
    }

    fn choose(&self, left: &Set<W>, edge: usize) -> Set<W> {
        self.standing(&left.without(edge))
    }

    /// What stays connected when the ground is split: no cut in one of them makes an edge of another fall.
    fn parts(&self, left: &Set<W>, out: &mut Vec<Set<W>>) {
        let mut rest = *left;
        while let Some(e) = rest.first() {
            let part = self.hanging_on(Set::single(e), &rest);
            rest = rest.minus(&part);
            out.push(part);
        }
    }

    fn size(&self, left: &Set<W>) -> usize {
        left.len()
    }
}
