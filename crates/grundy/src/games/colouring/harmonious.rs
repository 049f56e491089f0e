//! `harmonious-coloring`: no two edges carry the same pair of colours.

use super::keys::{BOARD, COLORS};
use crate::families::colouring::{Rule, build};
use crate::families::entry::*;
use crate::rules::Convention;

pub static HARMONIOUS_COLORING: Entry = Entry {
    id: "harmonious-coloring",
    name: Bilingual { en: "Harmonious colouring game", pt: "Jogo de coloração harmoniosa" },
    rules: Bilingual {
        en: "Give a vertex without a colour one that no neighbour has, such that no two edges with both ends coloured carry the same pair of colours. Alice wins if every vertex gets a colour. A move is written vertex:colour.",
        pt: "Dê a um vértice sem cor uma que nenhum vizinho tem, de modo que não haja duas arestas com ambos os extremos coloridos com o mesmo par de cores. Alice vence se todo vértice recebe uma cor. Uma jogada se escreve vértice:cor.",
    },
    conventions: &[Convention::Objective],
    board: BOARD,
    keys: &[COLORS],
    takes_start: true,
    order: Order::Free,
    summable: false,
    numbers: &[],
    examples: &[
        Example {
            problem: "harmonious-coloring{colors=2}:P3",
            expect: &[("winner", "\"bob\"")],
            source: "the two edges of P3 have a vertex in common and need three colours",
        },
        Example {
            problem: "harmonious-coloring:K3",
            expect: &[("winner", "\"alice\"")],
            source: "three colours on three vertices, whoever plays",
        },
    ],
    complexity: &[Complexity {
        form: "objective",
        known: "PSPACE-complete",
        source: "Linhares Sales, Martins, Nisse and Sampaio 2025 (book 7.4)",
    }],
    build: |problem| build(problem, Rule::Harmonious, false),
};
