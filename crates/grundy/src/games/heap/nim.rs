//! `nim`: remove any positive number from one heap.

use super::build;
use crate::families::entry::*;
use crate::rules::Convention;

pub static NIM: Entry = Entry {
    id: "nim",
    name: Bilingual { en: "Nim", pt: "Nim" },
    rules: Bilingual {
        en: "Remove any positive number of objects from one heap. A move is written heap>left: 0>2 leaves 2 in the first heap.",
        pt: "Retire qualquer quantidade positiva de objetos de uma pilha. Uma jogada se escreve pilha>resto: 0>2 deixa 2 na primeira pilha.",
    },
    conventions: &[Convention::Normal, Convention::Misere],
    board: BoardKind::HEAPS,
    keys: &[],
    takes_start: false,
    order: Order::Free,
    summable: true,
    numbers: &[],
    examples: &[
        Example {
            problem: "nim:3,2,1",
            expect: &[("nimber", "0"), ("winner", "\"bob\"")],
            source: "book 2.1",
        },
        Example {
            problem: "nim{convention=misere}:1,1",
            expect: &[("winner", "\"alice\"")],
            source: "book ex. 1.2",
        },
        Example {
            problem: "nim:20,11",
            expect: &[("nimber", "31")],
            source: "binary sum; the printed 25 is wrong",
        },
    ],
    complexity: &[Complexity { form: "normal, misere", known: "linear time", source: "Bouton 1901" }],
    build,
};
