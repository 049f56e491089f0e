//! `col` and `snort`: Alice colours vertices blue, Bob red. In col adjacent colours must differ, in snort they must
//! be equal.

use crate::families::entry::*;
use crate::families::two_colours::{Neighbours, build};

pub static COL: Entry = Entry {
    id: "col",
    name: Bilingual { en: "Col", pt: "Col" },
    rules: Bilingual {
        en: "Alice colours a vertex blue, Bob colours one red. Neighbours must not have the same colour.",
        pt: "Alice pinta um vértice de azul; Bob, um de vermelho. Vértices vizinhos não podem ter a mesma cor.",
    },
    examples: &[
        Example::new("col:P1", &[("class", "\"N\""), ("nimber", "null")], "the only move is the last"),
        Example::new(
            "col:C6",
            &[("class", "\"P\"")],
            "the second player answers opposite, in the other colour",
        ),
        Example::new(
            "col:P2[AC]",
            &[("class", "\"L\"")],
            "Alice first takes 1 and nobody can move; after Bob's only move she takes 0",
        ),
        Example::new("col{convention=misere}:P2", &[("class", "\"N\"")], "two moves in all"),
    ],
    complexity: &[Complexity::new("normal, planar graphs", "PSPACE-complete", "Burke and Hearn 2019")],
    build: |problem| build(problem, Neighbours::Differ),
    ..Entry::GAME
};

pub static SNORT: Entry = Entry {
    id: "snort",
    name: Bilingual { en: "Snort", pt: "Snort" },
    rules: Bilingual {
        en: "Alice colours a vertex blue, Bob colours one red. Neighbours must not have different colours.",
        pt: "Alice pinta um vértice de azul; Bob, um de vermelho. Vértices vizinhos não podem ter cores diferentes.",
    },
    examples: &[
        Example::new(
            "snort:P2",
            &[("class", "\"N\""), ("nimber", "null")],
            "whoever begins keeps the other vertex",
        ),
        Example::new("snort:S5", &[("winner", "\"alice\"")], "the centre leaves all leaves to Alice"),
        Example::new("snort:2K3", &[("class", "\"P\"")], "the second player answers in the other triangle"),
        Example::new(
            "snort{convention=misere}:P2",
            &[("class", "\"P\"")],
            "after the first move the other player has none, and wins",
        ),
    ],
    complexity: &[Complexity::new("normal", "PSPACE-complete", "Schaefer 1978")],
    build: |problem| build(problem, Neighbours::Agree),
    ..Entry::GAME
};
