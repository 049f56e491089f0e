//! `coloring`: give a vertex a colour that no neighbour has.

use super::keys::{AT_LEAST, COLORS, LEAST_COLORS};
use crate::families::colouring::{ColouringGame, GAME, Rule};
use crate::families::entry::*;
use crate::rules::Convention;

pub static COLORING: Entry = Entry {
    id: "coloring",
    name: Bilingual { en: "Colouring game", pt: "Jogo de coloração" },
    rules: Bilingual {
        en: "Give a vertex without a colour one of the colours that no neighbour has. Alice wins if every vertex gets a colour (or, with at-least, so many). As a score game she wants many vertices coloured. A move is written vertex:colour, and so are vertices coloured before play: start=3:1;5:2.",
        pt: "Dê a um vértice sem cor uma das cores que nenhum vizinho tem. Alice vence se todo vértice recebe uma cor (ou, com at-least, se tantos recebem). No jogo de otimização, ela quer muitos vértices coloridos. Uma jogada se escreve vértice:cor, e assim também os vértices já coloridos no início: start=3:1;5:2.",
    },
    conventions: &[Convention::Objective, Convention::Normal, Convention::Misere, Convention::Score],
    keys: &[COLORS, AT_LEAST],
    numbers: &[NumberInfo {
        name: "chi_g",
        help: Bilingual {
            en: "the least number of colours with which Alice wins the colouring game",
            pt: "o menor número de cores com que Alice vence o jogo de coloração",
        },
        ..LEAST_COLORS
    }],
    examples: &[
        Example::new("coloring{colors=2}:P4", &[("winner", "\"bob\"")], "book 7.1"),
        Example::new("coloring{colors=2,first=bob}:P4", &[("winner", "\"alice\"")], "book 7.1"),
        Example::new("coloring{colors=2,first=bob}:crown(4)", &[("winner", "\"alice\"")], "book 7.1"),
        Example::new("coloring{colors=4}:tree(0,0,1,1,2,2)", &[("winner", "\"alice\"")], "book thm 7.1"),
        Example::new("coloring{convention=normal,colors=2}:K3", &[("winner", "\"bob\"")], "book ch. 7 intro"),
        Example::new(
            "coloring{convention=misere,colors=2}:K3",
            &[("winner", "\"alice\"")],
            "book ch. 7 intro",
        ),
        Example::new(
            "coloring{first=bob,colors=4,start=1:1;2:2;3:3}:S5",
            &[("winner", "\"bob\"")],
            "book fig. 7.3, configuration 0: Bob gives a leaf the fourth colour",
        ),
        Example::new(
            "coloring{colors=2,start=0:1;3:1}:P4",
            &[("winner", "\"bob\"")],
            "whichever of the two middle vertices gets its only colour, the other has none left",
        ),
    ],
    complexity: &[
        Complexity::new("objective", "PSPACE-complete", "Costa, Pessoa, Sampaio and Soares 2020"),
        Complexity::new(
            "objective, Bob first or one player passing",
            "PSPACE-complete",
            "Lima et al. 2022 (book 7.4)",
        ),
        Complexity::new("normal, 1 or 2 colours", "PSPACE-complete", "Bodlaender 1991 (book thm 5.5)"),
        Complexity::new(
            "misere, 1 colour",
            "PSPACE-complete",
            "Chandran, Klavžar, Neethu and Sampaio 2024 (book ch. 7)",
        ),
        Complexity::new(
            "objective, forests",
            "chi_g is at most 4",
            "Faigle, Kern, Kierstead and Trotter 1993 (book thm 7.1)",
        ),
        Complexity::new(
            "objective",
            "open whether Alice may win with k colours and lose with k + 1",
            "Zhu 1999 (book conjecture 1)",
        ),
    ],
    colouring: Some(ColouringGame { rule: Rule::Proper, connected: false }),
    ..GAME
};
