//! `nim`: remove any positive number from one heap.

use super::entry::*;
use super::{Board, Family, Problem};
use crate::rules::{Convention, Erased, Key, Move, Player, Rules, View};

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

/// Every object left is a move: more would be too many to list. Theorems know no such limit.
const MOST_OBJECTS: u64 = 1 << 20;

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let Board::Heaps(heaps) = &problem.board else {
        return Err(Refusal::board("expected heaps such as 3,5,7"));
    };
    let total = heaps.iter().fold(0u64, |sum, heap| sum.saturating_add(*heap));
    if total > MOST_OBJECTS {
        let message = format!("{total} objects; play and search take at most {MOST_OBJECTS}");
        return Err(Refusal::too_large(message));
    }
    Ok(Family::Erased(Erased::new(Nim { heaps: heaps.clone() })))
}

struct Nim {
    heaps: Vec<u64>,
}

impl Rules for Nim {
    type Position = Vec<u64>;

    fn start(&self) -> Vec<u64> {
        self.heaps.clone()
    }

    fn moves(&self, at: &Vec<u64>, _who: Player, out: &mut Vec<Move>) {
        for (heap, &size) in at.iter().enumerate() {
            out.extend((0..size).map(|left| Move::new(heap, left)));
        }
    }

    fn play(&self, at: &Vec<u64>, who: Player, m: Move) -> (Vec<u64>, Player) {
        let mut next = at.clone();
        next[m.element()] = m.how;
        (next, who.other())
    }

    fn parts(&self, at: &Vec<u64>, out: &mut Vec<Vec<u64>>) {
        out.extend(at.iter().filter(|&&size| size > 0).map(|&size| vec![size]));
    }

    /// Heaps in any order, empty ones dropped.
    fn key(&self, at: &Vec<u64>) -> Key {
        let mut heaps: Vec<u64> = at.iter().copied().filter(|&size| size > 0).collect();
        heaps.sort_unstable();
        Key::of_words(&heaps)
    }

    fn view(&self, at: &Vec<u64>) -> View {
        View::Heaps(at.clone())
    }

    fn move_text(&self, m: Move) -> String {
        format!("{}>{}", m.what, m.how)
    }
}
