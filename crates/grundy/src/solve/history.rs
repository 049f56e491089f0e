//! Which moves have refuted positions lately: they are tried first (the history heuristic, Schaeffer 1983).

use crate::rules::Move;

/// Elements beyond this are not counted: few games have so many.
const MOST: u32 = 1 << 12;

/// How many moves are moved to the front.
const FRONT: usize = 6;

/// How often a move at each element settled a position.
#[derive(Default)]
pub struct History {
    settled: Vec<u32>,
    /// The elements that ever did, best first, and the rank of each in this order.
    order: Vec<u32>,
    rank: Vec<u32>,
    /// The index in the move list of each of these elements.
    index: Vec<u32>,
}

impl History {
    /// Moves the few moves that settled positions most often to the front, best first, if they are among the 64 best
    /// of all. The ranks of the moves are collected as bits, which avoids branches that the processor would have to
    /// predict.
    pub fn bring_forward(&mut self, moves: &mut [Move]) {
        let mut ranks = 0u64;
        for (i, m) in moves.iter().enumerate() {
            if let Some(index) = self.index.get_mut(m.what as usize) {
                *index = i as u32;
                ranks |= 1u64.checked_shl(self.rank[m.what as usize]).unwrap_or(0);
            }
        }
        for front in 0..FRONT.min(ranks.count_ones() as usize) {
            let what = self.order[ranks.trailing_zeros() as usize];
            ranks &= ranks - 1;
            let i = self.index[what as usize] as usize;
            moves.swap(front, i);
            // The move that was in front has changed places with the other.
            if let Some(index) = self.index.get_mut(moves[i].what as usize) {
                *index = i as u32;
            }
        }
    }

    /// How often a move at this element settled a position.
    #[inline]
    pub fn count(&self, what: u32) -> u32 {
        self.settled.get(what as usize).copied().unwrap_or(0)
    }

    /// Notes that a move at this element settled a position.
    pub fn credit(&mut self, what: u32) {
        if what >= MOST {
            return;
        }
        let i = what as usize;
        if self.settled.len() <= i {
            self.settled.resize(i + 1, 0);
            self.rank.resize(i + 1, u32::MAX);
            self.index.resize(i + 1, 0);
        }
        if self.settled[i] == 0 {
            self.rank[i] = self.order.len() as u32;
            self.order.push(what);
        }
        self.settled[i] = self.settled[i].saturating_add(1);
        let mut rank = self.rank[i] as usize;
        while rank > 0 && self.count(self.order[rank - 1]) < self.settled[i] {
            let other = self.order[rank - 1];
            self.order[rank] = other;
            self.rank[other as usize] = rank as u32;
            rank -= 1;
        }
        self.order[rank] = what;
        self.rank[i] = rank as u32;
    }
}
