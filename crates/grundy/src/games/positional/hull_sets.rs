//! `hull-sets`: claim vertices of a graph; the sets are those whose convex hull is everything.

use super::super::convexity::{CONVEXITY_KEY, Convexity, Intervals, convexity_of};
use super::{MOST_ELEMENTS, on_vertices};
use crate::families::claims::{self, Goal, Sets, keys_after, too_many};
use crate::families::entry::*;
use crate::graph::{Graph, Set};

pub static HULL_SETS: Entry = Entry {
    id: "hull-sets",
    name: Bilingual { en: "Hull set game", pt: "Jogo do conjunto de fecho" },
    rules: Bilingual {
        en: "Claim a free vertex. The critical sets are the hull sets: those whose convex hull, in the convexity of the key, is the whole graph; the key rule says who wins by owning one.",
        pt: "Tome um vértice livre. Os conjuntos críticos são os conjuntos de fecho: aqueles cujo fecho convexo, na convexidade da chave, é o grafo inteiro; a chave rule diz quem vence ao possuir um.",
    },
    board: BoardKind::Graph(GraphKind { arcs: true, labelled: None, tokens: Tokens::None }),
    keys: &keys_after(CONVEXITY_KEY),
    examples: &[
        Example::new("hull-sets:P3", &[("winner", "\"bob\"")], "both ends are needed"),
        Example::new("hull-sets:C4", &[("winner", "\"alice\"")], "she gets two opposite vertices or three"),
        Example::new("hull-sets{convexity=p3}:K3", &[("winner", "\"alice\"")], "any two vertices are enough"),
    ],
    complexity: &[Complexity::new("maker-breaker", "open", "book 6.6")],
    claims: Some(|problem| {
        let (graph, convexity) = (problem.graph(), convexity_of(problem));
        let goal: Box<dyn Goal> = match graph.n() {
            0..=64 => Box::new(Spread::<1>::of(graph, convexity)),
            65..=128 => Box::new(Spread::<2>::of(graph, convexity)),
            129..=MOST_ELEMENTS => Box::new(Spread::<16>::of(graph, convexity)),
            n => return Err(too_many(n)),
        };
        Ok(on_vertices(graph, Sets::Tested(goal)))
    }),
    ..claims::GAME
};

/// Whether the hull of vertices is everything.
struct Spread<const W: usize>(Intervals<W>);

impl<const W: usize> Spread<W> {
    fn of(graph: &Graph, convexity: Convexity) -> Self {
        Spread(Intervals::of(graph, convexity))
    }
}

impl<const W: usize> Goal for Spread<W> {
    fn holds(&self, owned: &[u64]) -> bool {
        let mut set = Set::<W>::EMPTY;
        set.0.iter_mut().zip(owned).for_each(|(word, own)| *word = *own);
        self.0.hull(&set) == self.0.everything()
    }
}
