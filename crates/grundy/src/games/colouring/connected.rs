//! `connected-coloring` and `connected-greedy-coloring`: the coloured vertices always induce a connected graph.
//!
//! On a graph that is not connected a play ends in the component where it began, and Alice loses.

use super::keys::{AT_LEAST, BOARD, COLORS, ENOUGH_COLORS};
use crate::families::colouring::{Rule, build};
use crate::families::entry::*;
use crate::rules::Convention;

pub static CONNECTED_COLORING: Entry = Entry {
    id: "connected-coloring",
    name: Bilingual { en: "Connected colouring game", pt: "Jogo de coloração conexa" },
    rules: Bilingual {
        en: "Give a vertex without a colour one of the colours that no neighbour has, such that the coloured vertices induce a connected graph. Alice wins if every vertex gets a colour (or, with at-least, so many). A move is written vertex:colour.",
        pt: "Dê a um vértice sem cor uma das cores que nenhum vizinho tem, de modo que os vértices coloridos induzam um grafo conexo. Alice vence se todo vértice recebe uma cor (ou, com at-least, se tantos recebem). Uma jogada se escreve vértice:cor.",
    },
    conventions: &[Convention::Objective, Convention::Normal, Convention::Misere, Convention::Score],
    board: BOARD,
    keys: &[COLORS, AT_LEAST],
    takes_start: true,
    order: Order::Free,
    summable: true,
    numbers: &[NumberInfo {
        name: "chi_cg",
        help: Bilingual {
            en: "the least number of colours with which Alice wins the connected colouring game",
            pt: "o menor número de cores com que Alice vence o jogo de coloração conexa",
        },
        found: Found::LeastWon("colors"),
        connected_only: true,
        ..NumberInfo::SCORE
    }],
    examples: &[
        Example {
            problem: "connected-coloring{colors=2}:C6",
            expect: &[("winner", "\"alice\"")],
            source: "book 7.4",
        },
        Example {
            problem: "connected-coloring{colors=2}:grid(2,3)",
            expect: &[("winner", "\"alice\"")],
            source: "book 7.4",
        },
        Example {
            problem: "connected-coloring:2K1",
            expect: &[("winner", "\"bob\"")],
            source: "the second vertex is never joined to the first",
        },
    ],
    complexity: &[
        Complexity {
            form: "objective, both starters",
            known: "PSPACE-complete",
            source: "Lima et al. 2022 (book thm 5.6)",
        },
        Complexity {
            form: "bipartite",
            known: "chi_cg is at most 2",
            source: "Charpentier, Hocquard, Sopena and Zhu 2020 (book 7.4)",
        },
    ],
    build: |problem| build(problem, Rule::Proper, true),
};

pub static CONNECTED_GREEDY_COLORING: Entry = Entry {
    id: "connected-greedy-coloring",
    name: Bilingual { en: "Connected greedy colouring game", pt: "Jogo de coloração gulosa conexa" },
    rules: Bilingual {
        en: "Choose a vertex without a colour such that the chosen vertices induce a connected graph. It gets the least colour that no neighbour has; if there are not so many colours, it cannot be chosen. Alice wins if every vertex gets a colour. As a score game she wants few colours used: the result is Gamma_cg.",
        pt: "Escolha um vértice sem cor de modo que os vértices escolhidos induzam um grafo conexo. Ele recebe a menor cor que nenhum vizinho tem; se não há tantas cores, não pode ser escolhido. Alice vence se todo vértice recebe uma cor. No jogo de pontuação, ela quer poucas cores usadas: o resultado é Gamma_cg.",
    },
    conventions: &[Convention::Objective, Convention::Score, Convention::Normal, Convention::Misere],
    board: BOARD,
    keys: &[ENOUGH_COLORS],
    takes_start: true,
    order: Order::Free,
    summable: true,
    numbers: &[NumberInfo {
        name: "Gamma_cg",
        also: Some("grundy_cg"),
        help: Bilingual {
            en: "colours used in the connected greedy colouring game when Alice minimises",
            pt: "cores usadas no jogo de coloração gulosa conexa quando Alice minimiza",
        },
        found: Found::LeastWon("colors"),
        connected_only: true,
    }],
    examples: &[
        Example {
            problem: "connected-greedy-coloring{convention=score}:C6",
            expect: &[("score", "2")],
            source: "a connected greedy colouring of a bipartite graph has 2 colours",
        },
        Example {
            problem: "connected-greedy-coloring{colors=2}:C5",
            expect: &[("winner", "\"bob\"")],
            source: "an odd cycle has no colouring with 2 colours",
        },
    ],
    complexity: &[Complexity {
        form: "objective, both starters",
        known: "PSPACE-complete",
        source: "Lima et al. 2023 (book 7.4)",
    }],
    build: |problem| build(problem, Rule::Greedy, true),
};
