//! `nim`: remove any positive number from one heap.

use crate::families::entry::*;
use crate::families::heaps::{GAME, HeapGame};
use crate::heap::Rule;

pub static NIM: Entry = Entry {
    id: "nim",
    name: Bilingual { en: "Nim", pt: "Nim" },
    rules: Bilingual {
        en: "Remove any positive number of objects from one heap. A move is written heap>left: 0>2 leaves 2 in the first heap.",
        pt: "Retire qualquer quantidade positiva de objetos de uma pilha. Uma jogada se escreve pilha>resto: 0>2 deixa 2 na primeira pilha.",
    },
    examples: &[
        Example::new("nim:3,2,1", &[("nimber", "0"), ("winner", "\"bob\"")], "book 2.1"),
        Example::new("nim{convention=misere}:1,1", &[("winner", "\"alice\"")], "book ex. 1.2"),
        Example::new("nim:20,11", &[("nimber", "31")], "binary sum; the printed 25 is wrong"),
    ],
    complexity: &[Complexity::new("normal, misere", "linear time", "Bouton 1901")],
    heaps: Some(HeapGame::Listed(|_| Some(Rule::nim()))),
    ..GAME
};
