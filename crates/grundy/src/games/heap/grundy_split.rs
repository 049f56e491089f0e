//! `grundy-split`: Grundy's game.

use crate::families::entry::*;
use crate::families::heaps::{GAME, HeapGame};
use crate::heap::Rule;

pub static GRUNDY_SPLIT: Entry = Entry {
    id: "grundy-split",
    name: Bilingual { en: "Grundy's game", pt: "Jogo de Grundy" },
    rules: Bilingual {
        en: "Split a heap into two heaps that are not equal and not empty. A move is written heap>left: 0>1,3 splits the first heap into 1 and 3.",
        pt: "Divida uma pilha em duas pilhas desiguais e não vazias. Uma jogada se escreve pilha>resto: 0>1,3 divide a primeira pilha em 1 e 3.",
    },
    examples: &[
        Example::new("grundy-split:8", &[("nimber", "2")], "Grundy 1939; thesis on impartial games 4.3"),
        Example::new("grundy-split:2,2", &[("winner", "\"bob\"")], "no heap can be split"),
    ],
    complexity: &[Complexity::new("normal", "whether the nimbers repeat is open", "Winning Ways ch. 4")],
    heaps: Some(HeapGame::Listed(|_| Some(Rule::UnequalSplit))),
    ..GAME
};
