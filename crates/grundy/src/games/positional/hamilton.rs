//! `hamilton`: claim edges of a graph; the sets are its Hamilton cycles.

use super::tested_on_edges;
use crate::families::Refusal;
use crate::families::claims::{self, Goal, members};
use crate::families::entry::*;

/// Cycles are looked for through at most this many vertices.
const MOST_VERTICES: usize = 16;

pub static HAMILTON: Entry = Entry {
    id: "hamilton",
    name: Bilingual { en: "Hamilton cycle game", pt: "Jogo do ciclo hamiltoniano" },
    rules: Bilingual {
        en: "Claim a free edge of the graph. The critical sets are its Hamilton cycles, which pass through all vertices; the key rule says who wins by owning one.",
        pt: "Tome uma aresta livre do grafo. Os conjuntos críticos são seus ciclos hamiltonianos, que passam por todos os vértices; a chave rule diz quem vence ao possuir um.",
    },
    examples: &[
        Example::new("hamilton:P4", &[("winner", "\"bob\"")], "there is no cycle"),
        Example::new("hamilton:K3", &[("winner", "\"bob\"")], "Bob takes one of the three edges"),
        Example::new(
            "hamilton{rule=avoider-enforcer}:C4",
            &[("winner", "\"alice\"")],
            "Bob must take an edge",
        ),
    ],
    complexity: &[Complexity::new("maker-breaker", "open", "book 4.4")],
    claims: Some(|problem| {
        let n = problem.graph().n();
        if n > MOST_VERTICES {
            let message = words!(
                "{n} vertices; Hamilton cycles are searched on at most {MOST_VERTICES}",
                "{n} vértices; ciclos hamiltonianos são procurados em no máximo {MOST_VERTICES}"
            );
            return Err(Refusal::too_large(message));
        }
        tested_on_edges(problem, |n, edges| Box::new(Cycle { n, edges }))
    }),
    ..claims::GAME
};

/// Whether edges include a Hamilton cycle.
struct Cycle {
    n: usize,
    edges: Vec<(usize, usize)>,
}

impl Goal for Cycle {
    fn holds(&self, owned: &[u64]) -> bool {
        let mut rows = vec![0u64; self.n];
        for (u, v) in members(owned).map(|e| self.edges[e]) {
            rows[u] |= 1 << v;
            rows[v] |= 1 << u;
        }
        let enough = self.n >= 3 && rows.iter().all(|row| row.count_ones() >= 2);
        enough && extends(&rows, 0, (1 << self.n) - 2)
    }

    fn size(&self) -> Option<usize> {
        Some(self.n)
    }
}

/// Whether a path from vertex 0 that ends in `end` can pass through the vertices in `left` and return.
fn extends(rows: &[u64], end: usize, left: u64) -> bool {
    if left == 0 {
        return rows[end] & 1 == 1;
    }
    let mut next = rows[end] & left;
    while next != 0 {
        let v = next.trailing_zeros() as usize;
        next &= next - 1;
        if extends(rows, v, left & !(1 << v)) {
            return true;
        }
    }
    false
}
