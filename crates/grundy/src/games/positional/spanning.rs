//! `spanning`: claim edges of a graph; the sets are its spanning trees.

use super::{Parts, tested_on_edges};
use crate::families::claims::{self, Goal, members};
use crate::families::entry::*;

pub static SPANNING: Entry = Entry {
    id: "spanning",
    name: Bilingual { en: "Connectivity game", pt: "Jogo da conectividade" },
    rules: Bilingual {
        en: "Claim a free edge of the graph. The critical sets are its spanning trees; the key rule says who wins by owning one.",
        pt: "Tome uma aresta livre do grafo. Os conjuntos críticos são suas árvores geradoras; a chave rule diz quem vence ao possuir uma.",
    },
    examples: &[
        Example::new("spanning{first=bob}:K4", &[("winner", "\"alice\"")], "book thm 4.7"),
        Example::new("spanning{first=bob}:C4", &[("winner", "\"bob\"")], "book thm 4.7"),
        Example::new("spanning:K3", &[("winner", "\"alice\"")], "book 4.4"),
    ],
    complexity: &[Complexity::new("maker-breaker", "polynomial", "Lehman 1964; book thm 4.7")],
    claims: Some(|problem| tested_on_edges(problem, |n, edges| Box::new(Connected { n, edges }))),
    ..claims::GAME
};

/// Whether edges connect all vertices.
struct Connected {
    n: usize,
    edges: Vec<(usize, usize)>,
}

impl Goal for Connected {
    fn holds(&self, owned: &[u64]) -> bool {
        let mut parts = Parts::new(self.n);
        members(owned).for_each(|e| parts.join(self.edges[e].0, self.edges[e].1));
        parts.count <= 1
    }

    fn size(&self) -> Option<usize> {
        Some(self.n.saturating_sub(1))
    }
}
