//! `matching`: claim edges of a graph; the sets are its perfect matchings.

use super::tested_on_edges;
use crate::families::claims::{self, Goal, members};
use crate::families::entry::*;
use crate::graph::Graph;
use crate::graph::matching::matching_number;

pub static MATCHING: Entry = Entry {
    id: "matching",
    name: Bilingual { en: "Perfect matching game", pt: "Jogo do emparelhamento perfeito" },
    rules: Bilingual {
        en: "Claim a free edge of the graph. The critical sets are its perfect matchings; the key rule says who wins by owning one.",
        pt: "Tome uma aresta livre do grafo. Os conjuntos críticos são seus emparelhamentos perfeitos; a chave rule diz quem vence ao possuir um.",
    },
    examples: &[
        Example::new(
            "matching:C4",
            &[("winner", "\"bob\"")],
            "Bob answers at both vertices that an edge leaves",
        ),
        Example::new(
            "matching:K4",
            &[("winner", "\"alice\"")],
            "three disjoint perfect matchings, two of them left",
        ),
        Example::new("matching:P3", &[("winner", "\"bob\"")], "there is no perfect matching"),
    ],
    complexity: &[Complexity::new("maker-breaker", "open", "book 4.4")],
    claims: Some(|problem| tested_on_edges(problem, |n, edges| Box::new(Perfect { n, edges }))),
    ..claims::GAME
};

/// Whether edges include a perfect matching.
struct Perfect {
    n: usize,
    edges: Vec<(usize, usize)>,
}

impl Goal for Perfect {
    fn holds(&self, owned: &[u64]) -> bool {
        let owned = members(owned).map(|e| self.edges[e]);
        self.n % 2 == 0 && 2 * matching_number(&Graph::undirected(self.n, owned)) == self.n
    }

    fn size(&self) -> Option<usize> {
        Some(self.n / 2)
    }
}
