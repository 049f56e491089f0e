//! `greedy-coloring`: a vertex gets the least colour that no neighbour has.
//!
//! The least number of colours with which Alice wins is the score without a limit on colours: the least colour of a
//! vertex never decreases, so that a strategy that never lets more than k colours be used is one that wins with k
//! colours.

use super::keys::{ENOUGH_COLORS, LEAST_GREEDY_COLORS};
use crate::families::colouring::{ColouringGame, GAME, Rule};
use crate::families::entry::*;
use crate::rules::Convention;

pub static GREEDY_COLORING: Entry = Entry {
    id: "greedy-coloring",
    name: Bilingual { en: "Greedy colouring game", pt: "Jogo de coloração gulosa" },
    rules: Bilingual {
        en: "Choose a vertex without a colour. It gets the least colour that no neighbour has; if there are not so many colours, it cannot be chosen. Alice wins if every vertex gets a colour. As a score game she wants few colours used: the result is Gamma_g.",
        pt: "Escolha um vértice sem cor. Ele recebe a menor cor que nenhum vizinho tem; se não há tantas cores, não pode ser escolhido. Alice vence se todo vértice recebe uma cor. No jogo de otimização, ela quer poucas cores usadas: o resultado é Gamma_g.",
    },
    conventions: &[Convention::Objective, Convention::Score, Convention::Normal, Convention::Misere],
    keys: &[ENOUGH_COLORS],
    numbers: &[NumberInfo {
        name: "Gamma_g",
        also: Some("grundy_g"),
        help: Bilingual {
            en: "colours used in the greedy colouring game when Alice minimises: the game Grundy number",
            pt: "cores usadas no jogo de coloração gulosa quando Alice minimiza: o número guloso de jogo",
        },
        ..LEAST_GREEDY_COLORS
    }],
    examples: &[
        Example::new(
            "greedy-coloring{colors=2}:P4",
            &[("winner", "\"alice\"")],
            "thesis on the greedy colouring game 3.6",
        ),
        Example::new(
            "greedy-coloring{convention=score}:C6",
            &[("score", "3")],
            "thesis on the greedy colouring game lemma 5.4.1",
        ),
        Example::new(
            "greedy-coloring{colors=2,first=bob}:C6",
            &[("winner", "\"alice\"")],
            "with Bob first C4, C6 and C8 need only 2 colours: thesis on the greedy colouring game lemma 5.4.1, corrected",
        ),
        Example::new(
            "greedy-coloring{first=bob,colors=3,start=7:1;9:1;10:2;12:1;13:2;14:1}:{0-1 1-2 2-3 3-4 4-5 5-6 6-0 6-7 0-8 8-9 8-10 1-11 11-12 11-13 2-14 3-14 4-14 5-14}",
            &[("winner", "\"bob\"")],
            "thesis on the greedy colouring game fig. 14 to 18: a clause whose first two literals are true",
        ),
        Example::new(
            "greedy-coloring{first=bob,colors=3,start=7:1;8:2;10:1;11:2;12:1}:{0-1 1-2 2-3 3-4 4-5 5-0 0-6 6-7 6-8 1-9 9-10 9-11 2-12 3-12 4-12 5-12}",
            &[("winner", "\"bob\"")],
            "thesis on the greedy colouring game fig. 21: the same in a jellyfish",
        ),
        Example::new(
            "greedy-coloring{colors=3,start=7:1;9:1;10:2;12:1;13:2;14:1}:{0-1 1-2 2-3 3-4 4-5 5-6 6-0 6-7 0-8 8-9 8-10 1-11 11-12 11-13 2-14 3-14 4-14 5-14}",
            &[("winner", "\"bob\"")],
            "thesis on the greedy colouring game fig. 19: a clause whose first two literals are true",
        ),
        Example::new(
            "greedy-coloring{colors=3,start=7:1;8:2;10:1;11:2;12:1}:{0-1 1-2 2-3 3-4 4-5 5-0 0-6 6-7 6-8 1-9 9-10 9-11 2-12 3-12 4-12 5-12}",
            &[("winner", "\"bob\"")],
            "thesis on the greedy colouring game fig. 22 and 23: the same in a jellyfish",
        ),
        Example::new(
            "greedy-coloring{first=bob,pass=bob,colors=2}:crown(3)+K1",
            &[("winner", "\"bob\"")],
            "book 7.4",
        ),
        Example::new(
            "greedy-coloring{first=bob,pass=bob,colors=3}:fan(4)",
            &[("winner", "\"alice\"")],
            "book thm 7.5",
        ),
    ],
    complexity: &[
        Complexity::new("objective", "PSPACE-complete", "Costa, Pessoa, Sampaio and Soares 2020"),
        Complexity::new(
            "objective, Bob first or one player passing",
            "PSPACE-complete",
            "Lima et al. 2023 (book 7.4)",
        ),
        Complexity::new("split graphs", "Gamma_g is the clique number", "book thm 7.5"),
        Complexity::new("forests", "Gamma_g is at most 3", "Havet and Zhu 2013 (book 7.4)"),
    ],
    colouring: Some(ColouringGame { rule: Rule::Greedy, connected: false }),
    ..GAME
};
