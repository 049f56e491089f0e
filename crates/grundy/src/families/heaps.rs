//! Heap games: a rule says what one heap may be turned into, and everything else is shared.
//!
//! A move is written heap>left, with heaps counted from 0: `0>2` leaves 2 objects in the first heap, and `0>1,2`
//! leaves two heaps of 1 and 2 in its place, the smaller first; the larger becomes the last heap. Empty heaps keep
//! their place, so that the others keep their numbers. Different ways to reach the same heaps are one move.

use super::entry::{BoardKind, Entry};
use super::{Board, Family, Problem, Refusal};
use crate::heap::Rule;
use crate::rules::{Move, Pack, Place, Player, PositionKey, Rules, View};

/// A problem as a sum of heaps under one rule.
pub struct AsHeaps {
    /// The rule for every heap.
    pub rule: Rule,
    /// The sizes of the heaps.
    pub heaps: Vec<u64>,
    /// If the first move differs from the moves in heaps: the single heaps that it can leave.
    pub openings: Option<Vec<u64>>,
}

/// How the problems of a game are sums of heaps, as its entry describes it.
#[derive(Clone, Copy, Debug)]
pub enum HeapGame {
    /// Board and positions list the heaps; the function gives the rule for one heap.
    Listed(fn(&Problem) -> Option<Rule>),
    /// Heaps that must be derived from the board.
    Found {
        /// The heaps of a problem without its moves.
        problem: fn(&Problem) -> Option<AsHeaps>,
        /// The heaps of one of its positions, from its bytes.
        position: fn(&Problem, &[u8]) -> Option<Vec<u64>>,
    },
}

/// The heaps of a problem without its moves, if it is a sum of heaps.
pub fn as_heaps(problem: &Problem) -> Option<AsHeaps> {
    match (problem.entry.heaps?, &problem.board) {
        (HeapGame::Listed(rule), Board::Heaps(heaps)) => {
            Some(AsHeaps { rule: rule(problem)?, heaps: heaps.clone(), openings: None })
        }
        (HeapGame::Listed(_), _) => None,
        (HeapGame::Found { problem: heaps, .. }, _) => heaps(problem),
    }
}

/// The heaps of a position of such a problem, from its bytes.
pub fn heaps_of(problem: &Problem, position: &[u8]) -> Option<Vec<u64>> {
    match problem.entry.heaps? {
        HeapGame::Listed(_) => Some(Vec::from_bytes(position)),
        HeapGame::Found { position: heaps, .. } => heaps(problem, position),
    }
}

/// What games on listed heaps have in common.
pub const GAME: Entry = Entry { board: BoardKind::HEAPS, restate: Some(heaps_left), build, ..Entry::GAME };

/// Heaps of a position as those of a problem.
pub fn heaps_left(problem: &Problem, view: &View) -> Option<Problem> {
    match view {
        View::Heaps(heaps) => Some(problem.on_board(Board::Heaps(heaps.clone()))),
        _ => None,
    }
}

/// Every object left is a move, and there are more where heaps are split: more would be too many to list. Theorems
/// have no such limit.
const MOST_OBJECTS: u64 = 1 << 20;
const MOST_MOVES: u64 = 1 << 22;

/// Sets up a problem that is a sum of heaps, unless they have too many moves.
fn build(problem: &Problem) -> Result<Family, Refusal> {
    let Some(AsHeaps { rule, heaps, .. }) = as_heaps(problem) else {
        return Err(Refusal::board(words!("expected heaps such as 3,5,7", "esperavam-se pilhas como 3,5,7")));
    };
    let total = heaps.iter().fold(0u64, |sum, heap| sum.saturating_add(*heap));
    if total > MOST_OBJECTS || rule.most_options(total) > MOST_MOVES {
        let most = (0..=MOST_OBJECTS.ilog2()).rev().map(|bit| 1 << bit);
        let most = most.filter(|&most| rule.most_options(most) <= MOST_MOVES).max().unwrap_or(1);
        let message = words!(
            "{total} objects; play and search take at most {most}",
            "{total} objetos; o jogo e a busca aceitam no máximo {most}"
        );
        return Err(Refusal::too_large(message));
    }
    Ok(Family::of(Heaps { rule, heaps }))
}

struct Heaps {
    rule: Rule,
    heaps: Vec<u64>,
}

/// A move carries both heaps that it leaves, each in this many bits.
const HEAP_BITS: u32 = 24;

/// The smaller and the larger heap that a move leaves, 0 for none.
fn left(m: Move) -> (u64, u64) {
    (m.how >> HEAP_BITS, m.how & ((1 << HEAP_BITS) - 1))
}

impl Heaps {
    /// The heaps in which a move is possible.
    fn alive<'a>(&'a self, at: &'a [u64]) -> impl Iterator<Item = u64> {
        at.iter().copied().filter(|&heap| self.rule.can_move(heap))
    }
}

impl Rules for Heaps {
    type Position = Vec<u64>;

    fn start(&self) -> Vec<u64> {
        self.heaps.clone()
    }

    fn moves(&self, at: &Vec<u64>, _who: Player, out: &mut Vec<Move>) {
        for (heap, &size) in at.iter().enumerate() {
            let from = out.len();
            self.rule.options(size, |a, b| out.push(Move::new(heap, a << HEAP_BITS | b)));
            out[from..].sort_unstable_by_key(|m| m.how);
        }
    }

    fn play(&self, at: &Vec<u64>, who: Player, m: Move) -> (Vec<u64>, Player) {
        let mut next = at.clone();
        match left(m) {
            (0, one) => next[m.element()] = one,
            (smaller, larger) => {
                next[m.element()] = smaller;
                next.push(larger);
            }
        }
        (next, who.other())
    }

    fn parts(&self, at: &Vec<u64>, out: &mut Vec<Vec<u64>>) {
        out.extend(self.alive(at).map(|heap| vec![heap]));
    }

    /// Heaps in any order, those without moves dropped: seven bits per byte, exact up to twelve bytes.
    fn key(&self, at: &Vec<u64>) -> PositionKey {
        let mut heaps: Vec<u64> = self.alive(at).collect();
        heaps.sort_unstable();
        let mut bytes = Vec::with_capacity(heaps.len());
        for mut heap in heaps {
            while heap > 127 {
                bytes.push(heap as u8 | 128);
                heap >>= 7;
            }
            bytes.push(heap as u8);
        }
        PositionKey::of_bytes(&bytes)
    }

    fn size(&self, at: &Vec<u64>) -> usize {
        at.iter().sum::<u64>() as usize
    }

    fn view(&self, at: &Vec<u64>) -> View {
        View::Heaps(at.clone())
    }

    fn places(&self, _at: &Vec<u64>, m: Move) -> Vec<Place> {
        match left(m) {
            (0, one) => Place::heap(m.element(), one).into(),
            _ => vec![Place::element(m.element())],
        }
    }

    fn move_text(&self, m: Move) -> String {
        match left(m) {
            (0, one) => format!("{}>{one}", m.what),
            (smaller, larger) => format!("{}>{smaller},{larger}", m.what),
        }
    }
}
