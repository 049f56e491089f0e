//! `harmonious-coloring`: no two edges carry the same pair of colours.

use super::keys::{COLORS, LEAST_COLORS, LEAST_HARMONIOUS};
use crate::families::colouring::{ColouringGame, GAME, Rule};
use crate::families::entry::*;

pub static HARMONIOUS_COLORING: Entry = Entry {
    id: "harmonious-coloring",
    name: Bilingual { en: "Harmonious colouring game", pt: "Jogo de coloração harmônica" },
    rules: Bilingual {
        en: "Give a vertex without a colour one that no neighbour has, such that no two edges with both ends coloured carry the same pair of colours. Alice wins if every vertex gets a colour. A move is written vertex:colour.",
        pt: "Dê a um vértice sem cor uma que nenhum vizinho tem, de modo que não haja duas arestas com ambos os extremos coloridos com o mesmo par de cores. Alice vence se todo vértice recebe uma cor. Uma jogada se escreve vértice:cor.",
    },
    conventions: OBJECTIVE,
    keys: &[COLORS],
    numbers: &[NumberInfo {
        name: "h_g",
        help: Bilingual {
            en: "the least number of colours with which Alice wins the harmonious colouring game; on many graphs there is none",
            pt: "o menor número de cores com que Alice vence o jogo de coloração harmônica; em muitos grafos não há nenhum",
        },
        found: Found::Least(LEAST_HARMONIOUS),
        ..LEAST_COLORS
    }],
    summable: false,
    examples: &[
        Example::new(
            "harmonious-coloring{colors=2}:P3",
            &[("winner", "\"bob\"")],
            "the two edges of P3 have a vertex in common and need three colours",
        ),
        Example::new(
            "harmonious-coloring{colors=4}:P4",
            &[("winner", "\"bob\"")],
            "Bob repeats the first colour at distance two; more colours do not help",
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
