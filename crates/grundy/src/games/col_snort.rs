//! `col` and `snort`: Alice colours vertices blue, Bob red. In col neighbours must differ in colour, in snort
//! they must not.

use crate::families::entry::*;
use crate::families::two_colours::{Neighbours, build};
use crate::graph::Labelled;
use crate::rules::Convention;

pub static COL: Entry = Entry {
    id: "col",
    name: Bilingual { en: "Col", pt: "Col" },
    rules: Bilingual {
        en: "Alice colours a vertex blue, Bob colours one red. Neighbours must not have the same colour.",
        pt: "Alice pinta um vértice de azul; Bob, um de vermelho. Vértices vizinhos não podem ter a mesma cor.",
    },
    conventions: &[Convention::Normal, Convention::Misere],
    board: BoardKind::Graph(GraphKind {
        arcs: false,
        labelled: Some(Labelled::Vertices),
        tokens: Tokens::None,
    }),
    keys: &[],
    takes_start: false,
    order: Order::Free,
    summable: true,
    numbers: &[],
    examples: &[
        Example {
            problem: "col:P1",
            expect: &[("class", "\"N\""), ("nimber", "null")],
            source: "the only move is the last",
        },
        Example {
            problem: "col:C6",
            expect: &[("class", "\"P\"")],
            source: "the second player answers opposite, in the other colour",
        },
        Example {
            problem: "col:P2[AC]",
            expect: &[("class", "\"L\"")],
            source: "Alice first takes 1 and nobody can move; after Bob's only move she takes 0",
        },
        Example {
            problem: "col{convention=misere}:P2",
            expect: &[("class", "\"N\"")],
            source: "two moves in all",
        },
    ],
    complexity: &[Complexity {
        form: "normal, planar graphs",
        known: "PSPACE-complete",
        source: "Burke and Hearn 2019",
    }],
    build: |problem| build(problem, Neighbours::Differ),
};

pub static SNORT: Entry = Entry {
    id: "snort",
    name: Bilingual { en: "Snort", pt: "Snort" },
    rules: Bilingual {
        en: "Alice colours a vertex blue, Bob colours one red. Neighbours must not have different colours.",
        pt: "Alice pinta um vértice de azul; Bob, um de vermelho. Vértices vizinhos não podem ter cores diferentes.",
    },
    conventions: &[Convention::Normal, Convention::Misere],
    board: BoardKind::Graph(GraphKind {
        arcs: false,
        labelled: Some(Labelled::Vertices),
        tokens: Tokens::None,
    }),
    keys: &[],
    takes_start: false,
    order: Order::Free,
    summable: true,
    numbers: &[],
    examples: &[
        Example {
            problem: "snort:P2",
            expect: &[("class", "\"N\""), ("nimber", "null")],
            source: "whoever begins keeps the other vertex",
        },
        Example {
            problem: "snort:S5",
            expect: &[("winner", "\"alice\"")],
            source: "the centre leaves all leaves to Alice",
        },
        Example {
            problem: "snort:2K3",
            expect: &[("class", "\"P\"")],
            source: "the second player answers in the other triangle",
        },
        Example {
            problem: "snort{convention=misere}:P2",
            expect: &[("class", "\"P\"")],
            source: "after the first move the other player has none, and wins",
        },
    ],
    complexity: &[Complexity { form: "normal", known: "PSPACE-complete", source: "Schaefer 1978" }],
    build: |problem| build(problem, Neighbours::Agree),
};
