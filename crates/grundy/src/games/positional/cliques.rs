//! `cliques`: claim edges of the complete graph on n vertices; the sets are the edges of its cliques with k vertices.

use super::{MOST_ELEMENTS, edges, on_edges, subsets, too_many_sets};
use crate::families::claims::{self, ClaimBoard, MOST_SETS, Sets, THRESHOLD, too_many};
use crate::families::entry::*;
use crate::families::{Problem, Refusal};
use crate::graph::families::complete;

pub static CLIQUES: Entry = Entry {
    id: "cliques",
    name: Bilingual { en: "Clique game", pt: "Jogo do clique" },
    rules: Bilingual {
        en: "Claim a free edge of the complete graph on n vertices, written u-v. The critical sets are the edge sets of the cliques with k vertices; the key rule says who wins by owning one. With rule=avoider-avoider, 6,3 is the game SIM.",
        pt: "Tome uma aresta livre do grafo completo com n vértices, escrita u-v. Os conjuntos críticos são os conjuntos de arestas dos cliques com k vértices; a chave rule diz quem vence ao possuir um. Com rule=avoider-avoider, 6,3 é o jogo SIM.",
    },
    board: BoardKind::Pair(PairKind { least: 2 }),
    numbers: &[
        NumberInfo {
            name: "R_g",
            help: Bilingual {
                en: "the least n at which Alice wins on the complete graph with n vertices and cliques with k; its argument is k",
                pt: "o menor n com que Alice vence no grafo completo com n vértices e cliques com k; seu argumento é k",
            },
            takes: Takes::Number { least: 2, greatest: 1000 },
            found: Found::Least(Range::of_boards(|k, n| vec![n, k].into(), MOST_ELEMENTS as u64)),
            ..NumberInfo::LEAST
        },
        NumberInfo {
            name: "R_g_inverse",
            help: Bilingual {
                en: "the greatest k with which Alice wins on the complete graph with n vertices; its argument is n",
                pt: "o maior k com que Alice vence no grafo completo com n vértices; seu argumento é n",
            },
            takes: Takes::Number { least: 2, greatest: 1_000_000 },
            found: Found::Greatest(Range {
                least: |_| 2,
                ..Range::of_boards(|n, k| vec![n, k].into(), MOST_ELEMENTS as u64)
            }),
            ..NumberInfo::LEAST
        },
        THRESHOLD,
    ],
    examples: &[
        Example::new("cliques:4,3", &[("winner", "\"bob\"")], "book ex. 3.5"),
        Example::new("cliques:5,3", &[("winner", "\"alice\"")], "book thm 3.16"),
        Example::new("cliques{rule=maker-maker}:5,3", &[("winner", "\"alice\"")], "book ex. 3.5"),
        Example::new("cliques{rule=avoider-avoider}:6,3", &[("winner", "\"bob\"")], "book 1.3, 4.6: SIM"),
    ],
    complexity: &[Complexity::new("all rules", "open", "book 3.4")],
    claims: Some(board),
    ..claims::GAME
};

fn board(problem: &Problem) -> Result<ClaimBoard, Refusal> {
    let [n, k] = problem.heaps()? else { return Err(problem.entry.board.expected()) };
    let (n, k) = (*n as usize, *k as usize);
    let size = n.saturating_mul(n.saturating_sub(1)) / 2;
    if size > MOST_ELEMENTS {
        return Err(too_many(size));
    }
    let graph = complete(n);
    let all = edges(&graph);
    let number = |u: usize, v: usize| all.binary_search(&(u, v)).unwrap_or(0);
    let clique = |vertices: Vec<usize>| -> Vec<usize> {
        subsets(k, 2).map(|pair| number(vertices[pair[0]], vertices[pair[1]])).collect()
    };
    let sets: Vec<Vec<usize>> = subsets(n, k).take(MOST_SETS + 1).map(clique).collect();
    if sets.len() > MOST_SETS {
        return Err(too_many_sets());
    }
    Ok(on_edges(&graph, all.clone(), Vec::new(), Sets::plain(sets)))
}
