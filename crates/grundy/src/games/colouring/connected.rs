//! `connected-coloring` and `connected-greedy-coloring`: the coloured vertices always induce a connected graph.
//!
//! On a graph that is not connected a play ends in the component where it began, and Alice loses.

use super::keys::{AT_LEAST, COLORS, ENOUGH_COLORS, LEAST_COLORS, LEAST_GREEDY_COLORS, of_connected_graphs};
use crate::families::colouring::{ColouringGame, GAME, Rule};
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
    keys: &[COLORS, AT_LEAST],
    numbers: &[NumberInfo {
        name: "chi_cg",
        help: Bilingual {
            en: "the least number of colours with which Alice wins the connected colouring game",
            pt: "o menor número de cores com que Alice vence o jogo de coloração conexa",
        },
        definition: of_connected_graphs,
        ..LEAST_COLORS
    }],
    examples: &[
        Example::new("connected-coloring{colors=2}:C6", &[("winner", "\"alice\"")], "book 7.4"),
        Example::new("connected-coloring{colors=2}:grid(2,3)", &[("winner", "\"alice\"")], "book 7.4"),
        Example::new(
            "connected-coloring:2K1",
            &[("winner", "\"bob\"")],
            "the second vertex is never joined to the first",
        ),
    ],
    complexity: &[
        Complexity::new("objective, both starters", "PSPACE-complete", "Lima et al. 2022 (book thm 5.6)"),
        Complexity::new(
            "bipartite",
            "chi_cg is at most 2",
            "Charpentier, Hocquard, Sopena and Zhu 2020 (book 7.4)",
        ),
    ],
    colouring: Some(ColouringGame { rule: Rule::Proper, connected: true }),
    ..GAME
};

pub static CONNECTED_GREEDY_COLORING: Entry = Entry {
    id: "connected-greedy-coloring",
    name: Bilingual { en: "Connected greedy colouring game", pt: "Jogo de coloração gulosa conexa" },
    rules: Bilingual {
        en: "Choose a vertex without a colour such that the chosen vertices induce a connected graph. It gets the least colour that no neighbour has; if there are not so many colours, it cannot be chosen. Alice wins if every vertex gets a colour. As a score game she wants few colours used: the result is Gamma_cg.",
        pt: "Escolha um vértice sem cor de modo que os vértices escolhidos induzam um grafo conexo. Ele recebe a menor cor que nenhum vizinho tem; se não há tantas cores, não pode ser escolhido. Alice vence se todo vértice recebe uma cor. No jogo de otimização, ela quer poucas cores usadas: o resultado é Gamma_cg.",
    },
    conventions: &[Convention::Objective, Convention::Score, Convention::Normal, Convention::Misere],
    keys: &[ENOUGH_COLORS],
    numbers: &[NumberInfo {
        name: "Gamma_cg",
        also: Some("grundy_cg"),
        help: Bilingual {
            en: "colours used in the connected greedy colouring game when Alice minimises",
            pt: "cores usadas no jogo de coloração gulosa conexa quando Alice minimiza",
        },
        definition: of_connected_graphs,
        ..LEAST_GREEDY_COLORS
    }],
    examples: &[
        Example::new(
            "connected-greedy-coloring{convention=score}:C6",
            &[("score", "2")],
            "a connected greedy colouring of a bipartite graph has 2 colours",
        ),
        Example::new(
            "connected-greedy-coloring{colors=2}:C5",
            &[("winner", "\"bob\"")],
            "an odd cycle has no colouring with 2 colours",
        ),
    ],
    complexity: &[Complexity::new(
        "objective, both starters",
        "PSPACE-complete",
        "Lima et al. 2023 (book 7.4)",
    )],
    colouring: Some(ColouringGame { rule: Rule::Greedy, connected: true }),
    ..GAME
};
