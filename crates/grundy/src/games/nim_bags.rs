//! `nim-bags`: nim heaps on the table, and bags from which one heap may be taken.

use crate::families::entry::*;
use crate::families::{Board, Family, Problem};
use crate::rules::{Move, Pile, Place, Player, PositionKey, Rules, View};

pub static NIM_BAGS: Entry = Entry {
    id: "nim-bags",
    name: Bilingual { en: "Nim with bags", pt: "Nim com bolsas" },
    rules: Bilingual {
        en: "Remove any positive number of objects from one heap on the table, or pick a bag, put one of its heaps on the table (it may be empty) and discard the rest of the bag. An empty bag cannot be picked. A move is written pile>left, heaps and bags numbered in written order: 1>3 puts the heap of 3 of bag 1 on the table.",
        pt: "Retire qualquer quantidade positiva de objetos de uma pilha da mesa, ou escolha uma bolsa, ponha uma de suas pilhas na mesa (ela pode ser vazia) e descarte o resto da bolsa. Uma bolsa vazia não pode ser escolhida. Uma jogada se escreve pilha>resto, com pilhas e bolsas numeradas na ordem escrita: 1>3 põe na mesa a pilha de 3 da bolsa 1.",
    },
    board: BoardKind::Bags(BagsKind),
    examples: &[
        Example::new("nim-bags:{0}", &[("nimber", "1")], "book 2.2"),
        Example::new(
            "nim-bags:{0;2;3;4},{0;1;3;4},{0;1;2;4}",
            &[("nimber", "0"), ("winner", "\"bob\"")],
            "book ex. 2.1",
        ),
        Example::new("nim-bags:{0;1;2;3;7;8;10}", &[("nimber", "4")], "thesis on impartial games 3.3"),
    ],
    complexity: &[Complexity::new(
        "normal",
        "linear time: a bag is worth the mex of its sizes",
        "Sprague 1935, Grundy 1939",
    )],
    restate: Some(|problem, view| match view {
        View::Piles(piles) => Some(problem.on_board(Board::Bags(piles.clone()))),
        _ => None,
    }),
    build,
    ..Entry::GAME
};

/// Every object left is a move: more would be too many to list. Theorems have no such limit.
const MOST_MOVES: u64 = 1 << 14;

/// A closed bag. Heaps are never that large: see [`MOST_MOVES`].
const CLOSED: u64 = u64::MAX;

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let piles = problem.bags()?;
    let most = |pile: &Pile| match pile {
        Pile::Bag(sizes) => sizes.iter().copied().max().unwrap_or(0).saturating_add(sizes.len() as u64),
        Pile::Heap(size) | Pile::Bank(size) | Pile::Limit(size) => *size,
    };
    let total = piles.iter().fold(0u64, |sum, pile| sum.saturating_add(most(pile)));
    Refusal::beyond(
        total,
        Bilingual::of("objects and bagged heaps", "objetos e pilhas em bolsas"),
        MOST_MOVES,
    )?;
    Ok(Family::of(NimBags { piles: piles.to_vec() }))
}

struct NimBags {
    piles: Vec<Pile>,
}

impl NimBags {
    /// What the pile can become in one move.
    fn options(&self, pile: usize, at: u64) -> Vec<u64> {
        match (at, &self.piles[pile]) {
            (CLOSED, Pile::Bag(sizes)) => sizes.clone(),
            _ => (0..at).collect(),
        }
    }
}

impl Rules for NimBags {
    /// The size of each heap; [`CLOSED`] for a bag; 0 for a pile that belongs to another part.
    type Position = Vec<u64>;

    fn start(&self) -> Vec<u64> {
        let size = |pile: &Pile| if let Pile::Heap(size) = pile { *size } else { CLOSED };
        self.piles.iter().map(size).collect()
    }

    fn moves(&self, at: &Vec<u64>, _who: Player, out: &mut Vec<Move>) {
        for (pile, &size) in at.iter().enumerate() {
            out.extend(self.options(pile, size).into_iter().map(|left| Move::new(pile, left)));
        }
    }

    fn play(&self, at: &Vec<u64>, who: Player, m: Move) -> (Vec<u64>, Player) {
        let mut next = at.clone();
        next[m.element()] = m.how;
        (next, who.other())
    }

    fn parts(&self, at: &Vec<u64>, out: &mut Vec<Vec<u64>>) {
        let alive = at.iter().enumerate().filter(|&(pile, &size)| !self.options(pile, size).is_empty());
        out.extend(alive.map(|(pile, &size)| {
            let mut alone = vec![0; at.len()];
            alone[pile] = size;
            alone
        }));
    }

    /// Heaps in any order, then the bags by their numbers.
    fn key(&self, at: &Vec<u64>) -> PositionKey {
        let mut heaps: Vec<u64> = at.iter().copied().filter(|&size| size > 0 && size != CLOSED).collect();
        heaps.sort_unstable();
        let bags = at.iter().enumerate().filter(|&(_, &size)| size == CLOSED).map(|(pile, _)| pile as u64);
        PositionKey::fingerprint(heaps.into_iter().chain([CLOSED]).chain(bags))
    }

    fn size(&self, at: &Vec<u64>) -> usize {
        let size = |(pile, &size): (usize, &u64)| match (size, &self.piles[pile]) {
            (CLOSED, Pile::Bag(sizes)) => 1 + sizes.last().copied().unwrap_or(0),
            _ => size,
        };
        at.iter().enumerate().map(size).sum::<u64>() as usize
    }

    fn view(&self, at: &Vec<u64>) -> View {
        let pile = |(pile, &size): (usize, &u64)| match size {
            CLOSED => self.piles[pile].clone(),
            _ => Pile::Heap(size),
        };
        View::Piles(at.iter().enumerate().map(pile).collect())
    }

    fn places(&self, _at: &Vec<u64>, m: Move) -> Vec<Place> {
        Place::heap(m.element(), m.how).into()
    }

    fn move_text(&self, m: Move) -> String {
        format!("{}>{}", m.what, m.how)
    }
}
