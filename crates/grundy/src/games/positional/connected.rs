//! `connected`: claim vertices of a graph; the sets are k vertices that induce a connected graph.

use super::{MOST_ELEMENTS, Parts, edges, on_vertices};
use crate::families::claims::{self, Goal, Sets, THRESHOLD, keys_after, members, too_many};
use crate::families::entry::*;

pub static CONNECTED: Entry = Entry {
    id: "connected",
    name: Bilingual { en: "Largest connected subgraph game", pt: "Jogo do maior subgrafo conexo" },
    rules: Bilingual {
        en: "Claim a free vertex. The critical sets are k vertices that induce a connected graph; the key rule says who wins by owning one. With rule=scoring the player with the larger connected set of own vertices wins.",
        pt: "Tome um vértice livre. Os conjuntos críticos são k vértices que induzem um grafo conexo; a chave rule diz quem vence ao possuir um. Com rule=scoring vence quem tem o maior conjunto conexo de vértices próprios.",
    },
    keys: &keys_after(KeyInfo {
        name: "k",
        title: Bilingual::of("Connected vertices", "Vértices conexos"),
        values: Values::Number { least: 1, greatest: 1024 },
        default: "3",
        help: Bilingual {
            en: "how many vertices must be connected",
            pt: "quantos vértices devem ser conexos",
        },
    }),
    numbers: &[
        NumberInfo {
            name: "c_g",
            help: Bilingual {
                en: "the greatest k with which Alice gets k connected vertices",
                pt: "o maior k com que Alice obtém k vértices conexos",
            },
            keys: &[("rule", "maker-breaker")],
            found: Found::Greatest(Range::OF_K),
            ..NumberInfo::LEAST
        },
        THRESHOLD,
    ],
    examples: &[
        Example::new("connected{k=2}:P4", &[("winner", "\"alice\"")], "book ex. 4.10: c_g is 2"),
        Example::new("connected{k=3}:C6", &[("winner", "\"bob\"")], "book ex. 4.10: c_g is 2"),
        Example::new("connected{rule=scoring}:P5", &[("winner", "\"alice\"")], "book ex. 4.11"),
        Example::new("connected{rule=scoring}:C6", &[("winner", "\"draw\"")], "book 4.5"),
    ],
    complexity: &[Complexity::new("maker-breaker and scoring", "PSPACE-complete", "book 4.5")],
    claims: Some(|problem| {
        let graph = problem.graph();
        let k = problem.number("k") as usize;
        if graph.n() > MOST_ELEMENTS {
            return Err(too_many(graph.n()));
        }
        let goal = Box::new(Component { n: graph.n(), edges: edges(graph), k });
        Ok(on_vertices(graph, Sets::Tested(goal)))
    }),
    ..claims::GAME
};

/// How many owned vertices are connected.
struct Component {
    n: usize,
    edges: Vec<(usize, usize)>,
    k: usize,
}

impl Goal for Component {
    fn holds(&self, owned: &[u64]) -> bool {
        self.best(owned) as usize >= self.k
    }

    fn size(&self) -> Option<usize> {
        Some(self.k)
    }

    fn best(&self, owned: &[u64]) -> i32 {
        let mut mine = vec![false; self.n];
        members(owned).for_each(|v| mine[v] = true);
        let mut parts = Parts::new(self.n);
        let joining = self.edges.iter().filter(|(u, v)| mine[*u] && mine[*v]);
        joining.for_each(|&(u, v)| parts.join(u, v));
        let mut sizes = vec![0; self.n];
        members(owned).for_each(|v| sizes[parts.find(v)] += 1);
        sizes.into_iter().max().unwrap_or(0)
    }
}
