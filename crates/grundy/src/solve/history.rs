//! Which moves have refuted positions lately: they are tried first (the history heuristic, Schaeffer 1983).

use crate::rules::Move;

/// Elements beyond this are not counted: games with so many are few.
const MOST: u32 = 1 << 12;

/// How many moves are brought to the front.
const FRONT: usize = 6;

/// How often a move at each element settled a position.
#[derive(Default)]
pub struct History {
    settled: Vec<u32>,
    /// Room for the counts of the moves at hand.
    counts: Vec<u32>,
}

impl History {
    /// Brings the few moves to the front that settled positions most often, the best first. Sorting all
    /// would take longer than it saves.
    pub fn bring_forward(&mut self, moves: &mut [Move]) {
        let mut counts = std::mem::take(&mut self.counts);
        counts.clear();
        counts.extend(moves.iter().map(|m| self.count(m.what)));
        for i in 0..FRONT.min(moves.len()) {
            let (mut best, mut most) = (i, counts[i]);
            for (j, &count) in counts.iter().enumerate().skip(i + 1) {
                if count > most {
                    (best, most) = (j, count);
                }
            }
            moves.swap(i, best);
            counts.swap(i, best);
        }
        self.counts = counts;
    }

    /// How often a move at this element settled a position.
    #[inline]
    pub fn count(&self, what: u32) -> u32 {
        self.settled.get(what as usize).copied().unwrap_or(0)
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
