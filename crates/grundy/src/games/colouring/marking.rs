//! `marking`: Bob wants an unmarked vertex to have many marked neighbours.

use super::keys::{FROM_START, LEAST_COLORS, SURROUNDED};
use crate::families::colouring::{ColouringGame, GAME, Rule};
use crate::families::entry::*;

pub static MARKING: Entry = Entry {
    id: "marking",
    name: Bilingual { en: "Marking game", pt: "Jogo de marcação" },
    rules: Bilingual {
        en: "Mark an unmarked vertex. Bob wins as soon as an unmarked vertex has k marked neighbours; Alice wins if all vertices get marked before that. start lists vertices marked before play.",
        pt: "Marque um vértice sem marca. Bob vence assim que um vértice sem marca tem k vizinhos marcados; Alice vence se antes disso todos os vértices são marcados. start lista vértices já marcados no início.",
    },
    conventions: OBJECTIVE,
    start: Some(Start::Chosen),
    keys: &[SURROUNDED],
    summable: false,
    numbers: &[NumberInfo {
        name: "col_g",
        help: Bilingual {
            en: "the least k with which Alice wins the marking game: the game colouring number",
            pt: "o menor k com que Alice vence o jogo de marcação: o número de coloração do jogo",
        },
        found: Found::Least(Range { over: Over::Key("k"), more_helps: true, ..FROM_START }),
        ..LEAST_COLORS
    }],
    examples: &[
        Example::new("marking{k=4}:tree(0,0,1,1,2,2)", &[("winner", "\"alice\"")], "book ex. 7.2"),
        Example::new("marking{k=4}:S5", &[("winner", "\"alice\"")], "book ex. 7.2"),
        Example::new(
            "marking{k=2}:K3",
            &[("winner", "\"bob\"")],
            "the last vertex of a complete graph has all others marked around it",
        ),
    ],
    complexity: &[Complexity::new(
        "forests",
        "col_g is at most 4",
        "Faigle, Kern, Kierstead and Trotter 1993",
    )],
    colouring: Some(ColouringGame { rule: Rule::Marking, connected: false }),
    ..GAME
};
