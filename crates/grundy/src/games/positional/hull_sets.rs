//! `hull-sets`: claim vertices of a graph; the sets are those whose convex hull is everything.

use super::super::convexity::{CONVEXITY_KEY, Convexity, Intervals, convexity_of};
use super::on_vertices;
use crate::families::Refusal;
use crate::families::claims::{self, Goal, Sets, keys_after, too_many};
use crate::families::entry::*;
use crate::graph::{Graph, Set};

/// Hulls are found on at most this many vertices.
const MOST_VERTICES: usize = Intervals::<1>::MOST_VERTICES;

pub static HULL_SETS: Entry = Entry {
    id: "hull-sets",
    name: Bilingual { en: "Hull set game", pt: "Jogo do conjunto de envoltória" },
    rules: Bilingual {
        en: "Claim a free vertex. The critical sets are the hull sets: those whose convex hull, in the convexity of the key, is the whole graph; the key rule says who wins by owning one.",
        pt: "Tome um vértice livre. Os conjuntos críticos são os conjuntos de envoltória: aqueles cuja envoltória convexa, na convexidade da chave, é o grafo inteiro; a chave rule diz quem vence ao possuir um.",
    },
    board: BoardKind::Graph(GraphKind { arcs: true, labelled: None, tokens: Tokens::None }),
    keys: &keys_after(CONVEXITY_KEY),
    examples: &[
        Example::new("hull-sets:P3", &[("winner", "\"bob\"")], "both ends are needed"),
        Example::new("hull-sets:C4", &[("winner", "\"bob\"")], "he answers with the opposite vertex"),
        Example::new("hull-sets{convexity=p3}:K3", &[("winner", "\"alice\"")], "any two vertices are enough"),
    ],
    complexity: &[Complexity::new("maker-breaker", "open", "book 6.6")],
    claims: Some(|problem| {
        let (graph, convexity) = (problem.graph(), convexity_of(problem));
        let goal: Box<dyn Goal> = match graph.n() {
            0..=64 => Box::new(Spread::<1>::of(graph, convexity)?),
            65..=MOST_VERTICES => Box::new(Spread::<16>::of(graph, convexity)?),
            n => return Err(too_many(n)),
        };
        Ok(on_vertices(graph, Sets::Tested(goal)))
    }),
    ..claims::GAME
};

/// Whether the hull of vertices is everything.
struct Spread<const W: usize>(Intervals<W>);

impl<const W: usize> Spread<W> {
    fn of(graph: &Graph, convexity: Convexity) -> Result<Self, Refusal> {
        Ok(Spread(match convexity {
            Convexity::Monophonic => Intervals::monophonic(graph).map_err(Refusal::too_large)?.narrowed(),
            _ => Intervals::of(graph, convexity),
        }))
    }
}

impl<const W: usize> Goal for Spread<W> {
    fn holds(&self, owned: &[u64]) -> bool {
        let mut set = Set::<W>::EMPTY;
        set.0.iter_mut().zip(owned).for_each(|(word, own)| *word = *own);
        self.0.hull(&set) == self.0.everything()
    }
}
