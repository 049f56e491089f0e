//! `grundy-split`: Grundy's game.

use super::build;
use crate::families::entry::*;
use crate::rules::Convention;

pub static GRUNDY_SPLIT: Entry = Entry {
    id: "grundy-split",
    name: Bilingual { en: "Grundy's game", pt: "Jogo de Grundy" },
    rules: Bilingual {
        en: "Split a heap into two heaps that are not equal and not empty. A move is written heap>left: 0>1,3 splits the first heap into 1 and 3.",
        pt: "Divida uma pilha em duas pilhas desiguais e não vazias. Uma jogada se escreve pilha>resto: 0>1,3 divide a primeira pilha em 1 e 3.",
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
            problem: "grundy-split:8",
            expect: &[("nimber", "2")],
            source: "Grundy 1939; thesis on impartial games 4.3",
        },
        Example {
            problem: "grundy-split:2,2",
            expect: &[("winner", "\"bob\"")],
            source: "no heap can be split",
        },
    ],
    complexity: &[Complexity {
        form: "normal",
        known: "whether the nimbers repeat is open",
        source: "Winning Ways ch. 4",
    }],
    build,
};
