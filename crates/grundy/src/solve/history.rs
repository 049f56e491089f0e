//! Which moves have refuted positions lately: they are tried first (the history heuristic, Schaeffer 1983).

use crate::rules::Move;

/// Elements beyond this are not counted: games with so many are few.
const MOST: u32 = 1 << 12;

/// How often a move at each element settled a position.
#[derive(Default)]
pub struct History {
    settled: Vec<u32>,
}

impl History {
    /// Sorts moves by how often they settled a position, the best first; others keep their order.
    pub fn sort(&self, moves: &mut [Move]) {
        let count = |m: &Move| self.settled.get(m.what as usize).copied().unwrap_or(0);
        moves.sort_by_key(|m| std::cmp::Reverse(count(m)));
    }

    /// Notes that a move at this element settled a position.
    pub fn credit(&mut self, what: u32) {
        if what < MOST {
            let i = what as usize;
            if self.settled.len() <= i {
                self.settled.resize(i + 1, 0);
            }
            self.settled[i] = self.settled[i].saturating_add(1);
        }
    }
}
