//! `coloring`: give a vertex a colour that no neighbour has.

use super::keys::{AT_LEAST, BOARD, COLORS};
use crate::families::colouring::{Rule, build};
use crate::families::entry::*;
use crate::rules::Convention;

pub static COLORING: Entry = Entry {
    id: "coloring",
    name: Bilingual { en: "Colouring game", pt: "Jogo de coloração" },
    rules: Bilingual {
        en: "Give a vertex without a colour one of the colours that no neighbour has. Alice wins if every vertex gets a colour (or, with at-least, so many). As a score game she wants many vertices coloured. A move is written vertex:colour, and so are vertices coloured before play: start=3:1;5:2.",
        pt: "Dê a um vértice sem cor uma das cores que nenhum vizinho tem. Alice vence se todo vértice recebe uma cor (ou, com at-least, se tantos recebem). No jogo de pontuação, ela quer muitos vértices coloridos. Uma jogada se escreve vértice:cor, e assim também os vértices já coloridos no início: start=3:1;5:2.",
    },
    conventions: &[Convention::Objective, Convention::Normal, Convention::Misere, Convention::Score],
    board: BOARD,
    keys: &[COLORS, AT_LEAST],
    takes_start: true,
    order: Order::Free,
    summable: true,
    numbers: &[NumberInfo {
        name: "chi_g",
        help: Bilingual {
            en: "the least number of colours with which Alice wins the colouring game",
            pt: "o menor número de cores com que Alice vence o jogo de coloração",
        },
        found: Found::LeastWon("colors"),
        ..NumberInfo::SCORE
    }],
    examples: &[
        Example { problem: "coloring{colors=2}:P4", expect: &[("winner", "\"bob\"")], source: "book 7.1" },
        Example {
            problem: "coloring{colors=2,first=bob}:P4",
            expect: &[("winner", "\"alice\"")],
            source: "book 7.1",
        },
        Example {
            problem: "coloring{colors=2,first=bob}:crown(4)",
            expect: &[("winner", "\"alice\"")],
            source: "book 7.1",
        },
        Example {
            problem: "coloring{colors=4}:tree(0,0,1,1,2,2)",
            expect: &[("winner", "\"alice\"")],
            source: "book thm 7.1",
        },
        Example {
            problem: "coloring{convention=normal,colors=2}:K3",
            expect: &[("winner", "\"bob\"")],
            source: "book ch. 7 intro",
        },
        Example {
            problem: "coloring{convention=misere,colors=2}:K3",
            expect: &[("winner", "\"alice\"")],
            source: "book ch. 7 intro",
        },
        Example {
            problem: "coloring{first=bob,colors=4,start=1:1;2:2;3:3}:S5",
            expect: &[("winner", "\"bob\"")],
            source: "book fig. 7.3, configuration 0: Bob gives a leaf the fourth colour",
        },
        Example {
            problem: "coloring{colors=2,start=0:1;3:1}:P4",
            expect: &[("winner", "\"bob\"")],
            source: "whichever of the two middle vertices gets its only colour, the other has none left",
        },
    ],
    complexity: &[
        Complexity {
            form: "objective",
            known: "PSPACE-complete",
            source: "Costa, Pessoa, Sampaio and Soares 2020",
        },
        Complexity {
            form: "objective, Bob first or one player passing",
            known: "PSPACE-complete",
            source: "Lima et al. 2022 (book 7.4)",
        },
        Complexity {
            form: "normal, 1 or 2 colours",
            known: "PSPACE-complete",
            source: "Bodlaender 1991 (book thm 5.5)",
        },
        Complexity {
            form: "objective, forests",
            known: "chi_g is at most 4",
            source: "Faigle, Kern, Kierstead and Trotter 1993 (book thm 7.1)",
        },
        Complexity {
            form: "objective",
            known: "open whether Alice may win with k colours and lose with k + 1",
            source: "Zhu 1999 (book conjecture 1)",
        },
    ],
    build: |problem| build(problem, Rule::Proper, false),
};
