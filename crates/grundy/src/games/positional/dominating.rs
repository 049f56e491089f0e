//! `dominating`: claim vertices of a graph; the sets are its dominating sets.

use super::{MOST_ELEMENTS, on_vertices};
use crate::families::claims::{self, Sets, too_many};
use crate::families::entry::*;

pub static DOMINATING: Entry = Entry {
    id: "dominating",
    name: Bilingual { en: "Maker-Breaker domination game", pt: "Jogo de dominação Maker-Breaker" },
    rules: Bilingual {
        en: "Claim a free vertex. The critical sets are the dominating sets, which meet the closed neighbourhood of every vertex; the key rule says who wins by owning one.",
        pt: "Tome um vértice livre. Os conjuntos críticos são os conjuntos dominantes, que intersectam a vizinhança fechada de todo vértice; a chave rule diz quem vence ao possuir um.",
    },
    examples: &[
        Example::new("dominating{first=bob}:C5", &[("winner", "\"alice\"")], "book 4.5, ex. 4.7"),
        Example::new("dominating{first=bob}:P3", &[("winner", "\"bob\"")], "book thm 4.9"),
        Example::new("dominating:P3", &[("winner", "\"alice\"")], "she takes the middle"),
    ],
    complexity: &[
        Complexity::new(
            "maker-breaker",
            "PSPACE-complete",
            "Duchêne, Gledel, Parreau and Renault 2020; book 4.5",
        ),
        Complexity::new("maker-breaker, forests and cographs", "polynomial", "the same"),
    ],
    claims: Some(|problem| {
        let graph = problem.graph();
        if graph.n() > MOST_ELEMENTS {
            return Err(too_many(graph.n()));
        }
        let around = |v: usize| [&[v][..], graph.neighbours(v)].concat();
        let sets = Sets::meeting((0..graph.n()).map(around));
        Ok(on_vertices(graph, sets))
    }),
    ..claims::GAME
};
