//! Hex: what can be said of a position without search. Dead and captured cells are filled in, virtual connections
//! decide who joins his edges, and of the moves only those remain that can matter.
//!
//! After Hayward, Björnsson, Johanson, Kan, Po, van Rijswijck: Solving 7x7 Hex: domination, virtual connections, and
//! game-state reduction (2005), and Henderson, Arneson, Hayward: Solving 8x8 Hex (2009).

mod board;
mod connect;
mod inferior;
mod order;

#[cfg(test)]
mod tests;

use crate::graph::Set;
use crate::rules::Player;
use board::Board;
use connect::{Connections, Reach};
use inferior::Filled;

/// Judges positions of hex on one board: cell (row, column) has the number row * columns + column, b1 and a2 touch, Alice
/// joins top and bottom, Bob left and right.
pub struct HexExpert<const W: usize> {
    board: Board<W>,
}

/// What is known of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outlook<const W: usize> {
    /// The winner is known.
    Won {
        /// Who wins.
        winner: Player,
        /// Empty cells that are enough: the winner wins even if all others are the loser's stones.
        carrier: Set<W>,
    },
    /// The winner is not known.
    Open {
        /// The moves worth trying, the most promising first. If any move wins, then one of these does. There is at least
        /// one.
        moves: Vec<usize>,
        /// Equal for positions in which the same holds of the player to move: that he wins, or that he does not.
        key: HexKey<W>,
    },
}

/// A position with dead and captured cells filled in, in the same way for all symmetries of the board. The reflection of a
/// square board exchanges the players, so a table must record whether the player to move wins, not who wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct HexKey<const W: usize> {
    /// Alice's stones.
    pub alice: Set<W>,
    /// Bob's stones.
    pub bob: Set<W>,
    /// The player to move; on a square board always Alice.
    pub next: Player,
}

impl<const W: usize> HexExpert<W> {
    /// The expert for a board with so many rows and columns, if it has at least one cell and at most `64 * W`.
    pub fn new(rows: usize, columns: usize) -> Option<Self> {
        Some(HexExpert { board: Board::new(rows, columns)? })
    }

    /// What can be said of a position with these stones. First the board is filled in; if a chain joins two edges, it is
    /// won. Then H-search looks for a connection of the player to move, moving first, and one of the opponent, moving
    /// second. Otherwise the must-play region and the inferior cells leave the moves worth trying; if they leave none,
    /// the opponent wins.
    ///
    /// The stones are any disjoint sets of cells.
    pub fn outlook(&self, alice: &Set<W>, bob: &Set<W>, next: Player) -> Outlook<W> {
        let board = &self.board;
        let filled = Filled::new(board, [*alice & board.cells(), *bob & board.cells()]);
        let won = |winner: Player, carrier| Outlook::Won {
            winner,
            carrier: carrier | filled.captured[winner.index()],
        };
        if let Some(winner) = Player::BOTH.into_iter().find(|&p| board.joined(p, &filled.stones[p.index()])) {
            return won(winner, Set::EMPTY);
        }
        let mut own = Connections::new(board, &filled.stones, next);
        if let Reach::First(carrier) | Reach::Second(carrier) = own.search(true) {
            return won(next, carrier);
        }
        let mut other = Connections::new(board, &filled.stones, next.other());
        let must = match other.search(false) {
            Reach::First(carrier) | Reach::Second(carrier) => return won(next.other(), carrier),
            Reach::Within(must) => must,
        };
        let mut moves: Vec<usize> = filled.moves(board, must, next).iter().collect();
        if moves.is_empty() {
            return won(next.other(), board.empty(&filled.stones));
        }
        let currents = [own, other].map(|connections| order::currents(&connections, board.len()));
        let rank = |v: usize| currents[0][v] * currents[1][v];
        moves.sort_by(|&u, &v| rank(v).total_cmp(&rank(u)));
        let ([alice, bob], next) = board.canonical(&filled.stones, next);
        Outlook::Open { moves, key: HexKey { alice, bob, next } }
    }
}
