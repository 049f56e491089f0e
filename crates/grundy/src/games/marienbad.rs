//! `marienbad`: take at most twice as many matches as the opponent just took (Fibonacci nim).

use crate::families::entry::*;
use crate::families::{Board, Family};
use crate::rules::{Move, Pile, Place, Player, PositionKey, Rules, View};

pub static MARIENBAD: Entry = Entry {
    id: "marienbad",
    name: Bilingual { en: "Marienbad (Fibonacci Nim)", pt: "Marienbad (Nim de Fibonacci)" },
    rules: Bilingual {
        en: "Take at least one match. The first player leaves at least one; afterwards a player takes at most twice what was taken last. 10 is the start with 10 matches, 8,3 the position with 8 matches of which at most 3 may be taken. A move is the number of matches taken.",
        pt: "Retire ao menos um fósforo. O primeiro jogador deixa ao menos um; depois, um jogador retira no máximo o dobro do que acabou de ser retirado. 10 é o início com 10 fósforos, 8,3 a posição com 8 fósforos dos quais no máximo 3 podem ser retirados. Uma jogada é o número de fósforos retirados.",
    },
    board: BoardKind::Heaps(HeapsKind { least: 1, most: Some(2) }),
    examples: &[
        Example::new("marienbad:10", &[("winner", "\"alice\""), ("take", "2")], "Whinihan 1963: 10 = 8 + 2"),
        Example::new(
            "marienbad:13",
            &[("winner", "\"bob\""), ("take", "0")],
            "slides: lost exactly at Fibonacci numbers",
        ),
        Example::new("marienbad:8,7", &[("winner", "\"bob\"")], "slides, exercise"),
    ],
    complexity: &[Complexity::new("normal, misere", "polynomial in the number of digits", "Whinihan 1963")],
    restate: Some(|problem, view| match view {
        View::Piles(piles) => Some(problem.on_board(Board::Heaps(piles.iter().filter_map(number).collect()))),
        _ => None,
    }),
    build: |problem| {
        let start = position(problem.heaps()?);
        Refusal::beyond(start.0, Bilingual::of("matches", "palitos"), MOST_MATCHES)?;
        Ok(Family::of(Marienbad { start }))
    },
    ..Entry::GAME
};

/// Every match is a move: more would be too many to list. Theorems have no such limit.
const MOST_MATCHES: u64 = 1 << 14;

/// How many matches are left and how many of them may be taken: all but one at the start, and never more than
/// there are.
pub fn position(numbers: &[u64]) -> (u64, u64) {
    match *numbers {
        [matches, limit, ..] => (matches, limit.min(matches)),
        [matches] => (matches, matches.saturating_sub(1)),
        [] => (0, 0),
    }
}

/// The number of matches, or how many may be taken.
fn number(pile: &Pile) -> Option<u64> {
    match pile {
        Pile::Heap(number) | Pile::Limit(number) => Some(*number),
        Pile::Bag(_) | Pile::Bank(_) => None,
    }
}

struct Marienbad {
    start: (u64, u64),
}

impl Rules for Marienbad {
    /// How many matches are left, and how many of them may be taken.
    type Position = (u64, u64);

    fn start(&self) -> (u64, u64) {
        self.start
    }

    fn moves(&self, at: &(u64, u64), _who: Player, out: &mut Vec<Move>) {
        out.extend((1..=at.1).map(|taken| Move::of(taken as usize)));
    }

    fn play(&self, at: &(u64, u64), who: Player, m: Move) -> ((u64, u64), Player) {
        let (taken, left) = (m.what as u64, at.0 - m.what as u64);
        ((left, left.min(2 * taken)), who.other())
    }

    fn key(&self, at: &(u64, u64)) -> PositionKey {
        PositionKey::of_words(&[at.0, at.1])
    }

    /// The table of the textbooks: every number of matches up to the one at hand with every limit.
    fn tabulate(&self, from: &(u64, u64), fill: &mut dyn FnMut((u64, u64)) -> bool) -> bool {
        let entries = (1..=from.0).flat_map(|matches| (1..=matches).map(move |limit| (matches, limit)));
        let _ = std::iter::once((0, 0)).chain(entries).all(fill);
        true
    }

    fn size(&self, at: &(u64, u64)) -> usize {
        at.0 as usize
    }

    fn view(&self, at: &(u64, u64)) -> View {
        View::Piles(vec![Pile::Heap(at.0), Pile::Limit(at.1)])
    }

    fn places(&self, at: &(u64, u64), m: Move) -> Vec<Place> {
        Place::heap(0, at.0 - m.what as u64).into()
    }
}
