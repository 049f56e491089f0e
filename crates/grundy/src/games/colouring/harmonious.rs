//! `harmonious-coloring`: no two edges carry the same pair of colours.

use super::keys::COLORS;
use crate::families::colouring::{ColouringGame, GAME, Rule};
use crate::families::entry::*;

pub static HARMONIOUS_COLORING: Entry = Entry {
    id: "harmonious-coloring",
    name: Bilingual { en: "Harmonious colouring game", pt: "Jogo de coloração harmoniosa" },
    rules: Bilingual {
        en: "Give a vertex without a colour one that no neighbour has, such that no two edges with both ends coloured carry the same pair of colours. Alice wins if every vertex gets a colour. A move is written vertex:colour.",
        pt: "Dê a um vértice sem cor uma que nenhum vizinho tem, de modo que não haja duas arestas com ambos os extremos coloridos com o mesmo par de cores. Alice vence se todo vértice recebe uma cor. Uma jogada se escreve vértice:cor.",
    },
    conventions: OBJECTIVE,
    keys: &[COLORS],
    summable: false,
    examples: &[
        Example::new(
            "harmonious-coloring{colors=2}:P3",
            &[("winner", "\"bob\"")],
            "the two edges of P3 have a vertex in common and need three colours",
        ),
        Example::new(
            "harmonious-coloring:K3",
            &[("winner", "\"alice\"")],
            "three colours on three vertices, whoever plays",
        ),
    ],
    complexity: &[Complexity::new(
        "objective",
        "PSPACE-complete",
        "Linhares Sales, Martins, Nisse and Sampaio 2025 (book 7.4)",
    )],
    colouring: Some(ColouringGame { rule: Rule::Harmonious, connected: false }),
    ..GAME
};
