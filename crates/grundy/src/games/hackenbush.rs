//! `hackenbush`: cut an edge; what is no longer joined to the ground falls.

use crate::families::Problem;
use crate::families::entry::*;
use crate::families::selection::{Choice, Elements, MakeChoice, SelectionSetup};
use crate::graph::{Labelled, Set};

pub static HACKENBUSH: Entry = Entry {
    id: "hackenbush",
    name: Bilingual { en: "Hackenbush", pt: "Hackenbush" },
    rules: Bilingual {
        en: "Cut an edge of yours: Alice cuts A or C, Bob cuts B or C. Every edge that is no longer joined to the ground, the vertex after @, falls. Loops and parallel edges count; a move is written u-v, the second edge between the same vertices u-v#2.",
        pt: "Corte uma aresta sua: Alice corta A ou C, Bob corta B ou C. Toda aresta que deixa de estar ligada ao chão, o vértice depois de @, cai. Laços e arestas paralelas contam; uma jogada se escreve u-v, e a segunda aresta entre os mesmos vértices, u-v#2.",
    },
    board: BoardKind::Graph(GraphKind { arcs: false, labelled: Some(Labelled::Lines), tokens: Tokens::One }),
    start: Some(Start::Chosen),
    examples: &[
        Example::new(
            "hackenbush:{0-1 1-2 0-2}@0",
            &[("nimber", "1"), ("winner", "\"alice\"")],
            "Winning Ways ch. 7: by fusion a cycle of three edges is worth three loops",
        ),
        Example::new(
            "hackenbush:P5@0",
            &[("nimber", "4")],
            "Winning Ways ch. 7: a stalk of four edges is a heap of four",
        ),
        Example::new(
            "hackenbush:{0-1 0-1 1-2 0-3}[ABBB]@0",
            &[("class", "\"R\""), ("nimber", "null")],
            "Alice can cut once; Bob always keeps an edge for his next turn",
        ),
        Example::new(
            "hackenbush:{0-1 1-2}[AB]@0",
            &[("class", "\"L\""), ("winner", "\"alice\"")],
            "Winning Ways ch. 1: half a move for Alice",
        ),
        Example::new(
            "hackenbush:{0-1 0-2 2-3}[CCA]@0",
            &[("class", "\"L\"")],
            "book 10 intro: the value is ^",
        ),
        Example::new(
            "hackenbush{convention=misere}:{0-0 0-0}@0",
            &[("winner", "\"alice\"")],
            "nim with heaps of 1 and 1; book ex. 1.2",
        ),
    ],
    complexity: &[
        Complexity::new("normal, all C", "polynomial, by fusion", "Winning Ways ch. 7"),
        Complexity::new("normal, A and B, trees", "polynomial", "Winning Ways ch. 7"),
        Complexity::new("normal, A and B", "NP-hard", "Winning Ways ch. 7"),
    ],
    build: |problem| {
        let (_, ground) = problem.token()?;
        SelectionSetup { elements: Elements::Lines, mirrored: false, ..SelectionSetup::of(problem) }
            .build(&Rooted { ground })
    },
    ..Entry::GAME
};

struct Rooted {
    ground: usize,
}

impl MakeChoice for Rooted {
    fn make<const W: usize>(&self, problem: &Problem) -> Box<dyn Choice<W>> {
        let graph = problem.graph();
        let ends = Elements::Lines.edges(graph);
        let mut at = vec![Vec::new(); graph.n()];
        for (e, &(u, v)) in ends.iter().enumerate() {
            at[u].push((e, v));
            at[v].push((e, u));
        }
        Box::new(Hackenbush { ends, at, ground: self.ground })
    }
}

/// Hackenbush by the edges that are left, all of them joined to the ground.
struct Hackenbush {
    ends: Vec<(usize, usize)>,
    /// The edges at each vertex, each with its other end.
    at: Vec<Vec<(usize, usize)>>,
    ground: usize,
}

impl Hackenbush {
    /// The edges of a set that can be reached from some vertices, but not through the ground: a search that
    /// visits every vertex once.
    fn reached<const W: usize>(&self, from: Set<W>, within: &Set<W>) -> Set<W> {
        let (mut seen, mut frontier) = (from.with(self.ground), from);
        let mut found = Set::EMPTY;
        while let Some(v) = frontier.first() {
            frontier.remove(v);
            for &(e, end) in self.at[v].iter().filter(|(e, _)| within.contains(*e)) {
                found.insert(e);
                if !seen.contains(end) {
                    seen.insert(end);
                    frontier.insert(end);
                }
            }
        }
        found
    }

    /// The edges that do not fall.
    fn standing<const W: usize>(&self, edges: &Set<W>) -> Set<W> {
        self.reached(Set::single(self.ground), edges)
    }
}

impl<const W: usize> Choice<W> for Hackenbush {
    /// Edges that are not connected to the ground are dropped.
    fn begin(&self, cut: &Set<W>) -> Set<W> {
        self.standing(&Set::full(self.ends.len()).minus(cut))
    }

    fn playable(&self, left: &Set<W>) -> Set<W> {
        *left
    }

    fn choose(&self, left: &Set<W>, edge: usize) -> Set<W> {
        self.standing(&left.without(edge))
    }

    /// The components after removing the ground: cutting an edge of one never makes an edge of another fall.
    fn parts(&self, left: &Set<W>, out: &mut Vec<Set<W>>) {
        let mut rest = *left;
        while let Some(e) = rest.first() {
            let (u, v) = self.ends[e];
            let above = Set::single(u).with(v).without(self.ground);
            let part = self.reached(above, &rest).with(e);
            rest = rest.minus(&part);
            out.push(part);
        }
    }

    fn size(&self, left: &Set<W>) -> usize {
        left.len()
    }
}
