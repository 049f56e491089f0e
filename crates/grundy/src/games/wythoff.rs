//! `wythoff`: take from one of two heaps, or the same number from both.

use crate::families::entry::*;
use crate::families::heaps::heaps_left;
use crate::families::{Family, Problem};
use crate::rules::{Move, Place, Player, PositionKey, Rules, View};

pub static WYTHOFF: Entry = Entry {
    id: "wythoff",
    name: Bilingual { en: "Wythoff's game", pt: "Jogo de Wythoff" },
    rules: Bilingual {
        en: "Remove any positive number of objects from one of the two heaps, or the same positive number from both. A move is written by what it leaves: 0>2 leaves 2 in the first heap, both>1,3 leaves 1 and 3.",
        pt: "Retire qualquer quantidade positiva de objetos de uma das duas pilhas, ou a mesma quantidade positiva das duas. Uma jogada se escreve pelo que deixa: 0>2 deixa 2 na primeira pilha, both>1,3 deixa 1 e 3.",
    },
    board: BoardKind::Heaps(HeapsKind { least: 2, most: Some(2) }),
    examples: &[
        Example::new("wythoff:3,5", &[("nimber", "0"), ("winner", "\"bob\"")], "Wythoff 1907"),
        Example::new("wythoff:12,21", &[("winner", "\"alice\"")], "thesis on impartial games thm 12"),
        Example::new(
            "wythoff:1618,2618",
            &[("nimber", "0"), ("winner", "\"bob\"")],
            "Wythoff 1907: the thousandth pair",
        ),
    ],
    complexity: &[
        Complexity::new("normal", "polynomial in the number of digits", "Wythoff 1907"),
        Complexity::new(
            "misere",
            "polynomial in the number of digits",
            "Berlekamp, Conway and Guy 1982, ch. 13",
        ),
        Complexity::new("nimbers", "open; rows are additively periodic", "Dress, Flammenkamp and Pink 1999"),
    ],
    restate: Some(heaps_left),
    build,
    ..Entry::GAME
};

/// Every object left is a move: more would be too many to list. Theorems have no such limit.
const MOST_OBJECTS: u64 = 1 << 14;

/// The element of a move that takes from both heaps.
const BOTH: usize = 2;
const SHIFT: u32 = 24;

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let &[a, b] = problem.heaps()? else { return Err(problem.entry.board.expected()) };
    Refusal::beyond(a as u128 + b as u128, Bilingual::of("objects", "objetos"), MOST_OBJECTS)?;
    Ok(Family::of(Wythoff { heaps: (a, b) }))
}

struct Wythoff {
    heaps: (u64, u64),
}

impl Rules for Wythoff {
    type Position = (u64, u64);

    fn start(&self) -> (u64, u64) {
        self.heaps
    }

    fn moves(&self, &(a, b): &(u64, u64), _who: Player, out: &mut Vec<Move>) {
        out.extend((0..a).map(|left| Move::new(0, left)));
        out.extend((0..b).map(|left| Move::new(1, left)));
        out.extend((1..=a.min(b)).map(|taken| Move::new(BOTH, (a - taken) << SHIFT | (b - taken))));
    }

    fn play(&self, &(a, b): &(u64, u64), who: Player, m: Move) -> ((u64, u64), Player) {
        let next = match m.element() {
            0 => (m.how, b),
            1 => (a, m.how),
            _ => both(m),
        };
        (next, who.other())
    }

    fn key(&self, &(a, b): &(u64, u64)) -> PositionKey {
        PositionKey::of_words(&[a.min(b), a.max(b)])
    }

    fn size(&self, &(a, b): &(u64, u64)) -> usize {
        (a + b) as usize
    }

    fn view(&self, &(a, b): &(u64, u64)) -> View {
        View::Heaps(vec![a, b])
    }

    fn places(&self, _at: &(u64, u64), m: Move) -> Vec<Place> {
        match m.element() {
            BOTH => [Place::heap(0, both(m).0), Place::heap(1, both(m).1)].concat(),
            heap => Place::heap(heap, m.how).into(),
        }
    }

    fn move_text(&self, m: Move) -> String {
        match m.element() {
            BOTH => format!("both>{},{}", both(m).0, both(m).1),
            heap => format!("{heap}>{}", m.how),
        }
    }
}

/// What a move on both heaps leaves.
fn both(m: Move) -> (u64, u64) {
    (m.how >> SHIFT, m.how & ((1 << SHIFT) - 1))
}
