//! `poker-nim`: nim with a bank from which heaps may grow.

use crate::families::entry::*;
use crate::families::{Board, Family, Problem};
use crate::rules::{Move, Pile, Place, Player, PositionKey, Rules, View};

pub static POKER_NIM: Entry = Entry {
    id: "poker-nim",
    name: Bilingual { en: "Poker Nim", pt: "Nim modificado" },
    rules: Bilingual {
        en: "Remove any positive number of objects from one heap, or put any positive number of objects from the bank on one heap. What is removed does not return to the bank. A move is written heap>size: 0>2 leaves or makes 2 in the first heap.",
        pt: "Retire qualquer quantidade positiva de objetos de uma pilha, ou ponha em uma pilha qualquer quantidade positiva de objetos do banco. O que é retirado não volta ao banco. Uma jogada se escreve pilha>tamanho: 0>2 deixa ou faz 2 na primeira pilha.",
    },
    board: BoardKind::HEAPS,
    keys: &[KeyInfo {
        name: "bank",
        title: Bilingual::of("Bank", "Banco"),
        values: Values::Number { least: 0, greatest: u64::MAX },
        default: "0",
        help: Bilingual { en: "how many objects are in the bank", pt: "quantos objetos há no banco" },
    }],
    examples: &[
        Example::new(
            "poker-nim{bank=3}:1,4",
            &[("nimber", "5"), ("winner", "\"alice\"")],
            "nim-sum; what comes from the bank can be taken away at once",
        ),
        Example::new(
            "poker-nim{bank=4}:2,2",
            &[("winner", "\"bob\"")],
            "nim-sum; Bob undoes what Alice puts",
        ),
    ],
    complexity: &[Complexity::new(
        "normal, misere",
        "linear time: the winner of nim on the heaps",
        "Berlekamp, Conway and Guy 1982, ch. 3",
    )],
    restate: Some(what_is_left),
    build,
    ..Entry::GAME
};

/// The heaps and the bank of a position as those of a problem.
fn what_is_left(problem: &Problem, view: &View) -> Option<Problem> {
    let View::Piles(piles) = view else { return None };
    let (mut heaps, mut left) = (Vec::new(), problem.clone());
    for pile in piles {
        match pile {
            Pile::Bank(size) => drop(left.keys.insert("bank", size.to_string())),
            Pile::Heap(size) | Pile::Limit(size) => heaps.push(*size),
            Pile::Bag(_) => return None,
        }
    }
    Some(left.on_board(Board::Heaps(heaps)))
}

/// Every object is a move: more would be too many to list. Theorems have no such limit.
const MOST_MOVES: u128 = 1 << 14;

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let heaps = problem.heaps()?;
    let bank = problem.number("bank");
    let objects: u128 = heaps.iter().map(|&heap| heap as u128).sum();
    let moves = objects + (bank as u128) * heaps.len() as u128;
    Refusal::beyond(
        moves,
        Bilingual::of("moves from heaps and bank", "jogadas das pilhas e do banco"),
        MOST_MOVES,
    )?;
    Ok(Family::of(PokerNim { bank, heaps: heaps.to_vec() }))
}

struct PokerNim {
    bank: u64,
    heaps: Vec<u64>,
}

impl Rules for PokerNim {
    /// The bank and the heaps.
    type Position = (u64, Vec<u64>);

    fn start(&self) -> (u64, Vec<u64>) {
        (self.bank, self.heaps.clone())
    }

    fn moves(&self, (bank, heaps): &(u64, Vec<u64>), _who: Player, out: &mut Vec<Move>) {
        for (heap, &size) in heaps.iter().enumerate() {
            out.extend((0..size).map(|left| Move::new(heap, left)));
            out.extend((1..=*bank).map(|put| Move::new(heap, size + put)));
        }
    }

    fn play(&self, (bank, heaps): &(u64, Vec<u64>), who: Player, m: Move) -> ((u64, Vec<u64>), Player) {
        let mut next = heaps.clone();
        let put = m.how.saturating_sub(next[m.element()]);
        next[m.element()] = m.how;
        ((bank - put, next), who.other())
    }

    /// With an empty bank the heaps are independent.
    fn parts(&self, (bank, heaps): &(u64, Vec<u64>), out: &mut Vec<(u64, Vec<u64>)>) {
        if *bank == 0 {
            out.extend(heaps.iter().filter(|&&size| size > 0).map(|&size| (0, vec![size])));
        }
    }

    /// Heaps in any order. Empty ones count only while they can grow.
    fn key(&self, (bank, heaps): &(u64, Vec<u64>)) -> PositionKey {
        let mut words: Vec<u64> = heaps.iter().copied().filter(|&size| size > 0 || *bank > 0).collect();
        words.sort_unstable();
        words.push(*bank);
        PositionKey::of_words(&words)
    }

    fn size(&self, (bank, heaps): &(u64, Vec<u64>)) -> usize {
        heaps.iter().sum::<u64>() as usize + 2 * *bank as usize
    }

    fn view(&self, (bank, heaps): &(u64, Vec<u64>)) -> View {
        View::Piles(heaps.iter().map(|&size| Pile::Heap(size)).chain([Pile::Bank(*bank)]).collect())
    }

    fn places(&self, _at: &(u64, Vec<u64>), m: Move) -> Vec<Place> {
        Place::heap(m.element(), m.how).into()
    }

    fn move_text(&self, m: Move) -> String {
        format!("{}>{}", m.what, m.how)
    }
}
