//! `subtraction`: take a number of a given set.

use crate::families::entry::*;
use crate::families::heaps::{GAME, HeapGame};
use crate::heap::{Rule, set};

pub static SUBTRACTION: Entry = Entry {
    id: "subtraction",
    name: Bilingual { en: "Subtraction game", pt: "Jogo da subtração" },
    rules: Bilingual {
        en: "Take a number of objects that is in the set from one heap. A move is written heap>left: 0>2 leaves 2 in the first heap.",
        pt: "Retire de uma pilha uma quantidade de objetos que esteja no conjunto. Uma jogada se escreve pilha>resto: 0>2 deixa 2 na primeira pilha.",
    },
    keys: &[KeyInfo {
        name: "set",
        title: Bilingual::of("What may be taken", "O que se pode retirar"),
        values: Values::Written {
            form: Bilingual::of(
                "positive numbers with ; between them, such as 1;2;4",
                "números positivos separados por ;, como 1;2;4",
            ),
            examples: &["1;2", "1;2;4", "2;3", "3"],
            read: |text| Ok(set(text)?.iter().map(u64::to_string).collect::<Vec<_>>().join(";")),
        },
        default: "1;2;3",
        help: Bilingual { en: "what may be taken", pt: "o que se pode retirar" },
    }],
    examples: &[
        Example::new("subtraction{set=1;2;4}:8", &[("nimber", "2")], "thesis on impartial games fig. 4.1"),
        Example::new(
            "subtraction{set=1;2;3;4}:10",
            &[("winner", "\"bob\""), ("nimber", "0")],
            "thesis on impartial games 2.1-2.2",
        ),
    ],
    complexity: &[Complexity::new(
        "normal, finite set",
        "nimbers repeat; linear time in the period and the heaps",
        "Winning Ways ch. 4",
    )],
    heaps: Some(HeapGame::Listed(|problem| Some(Rule::Subtraction(set(problem.key("set")).ok()?)))),
    ..GAME
};
