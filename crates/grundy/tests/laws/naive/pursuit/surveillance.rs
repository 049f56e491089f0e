//! Surveillance.

use super::{ALICE, Alice, BOB, Board, Bob, Case, OPEN, Player, Position, Steps};

/// A position is who has won, how many marks were cleared in this turn, the vertex of the fugitive, then the marks.
pub struct Surveillance {
    steps: Steps,
    k: usize,
    home: usize,
}

impl Surveillance {
    pub fn new(case: &Case) -> Surveillance {
        let Board::Graph { tokens, .. } = &case.board else { panic!("a graph") };
        let k = case.key("k").map_or(1, |k| k.parse().unwrap());
        Surveillance { steps: Steps::of(&case.board), k, home: tokens[0] }
    }

    pub fn start(&self) -> Position {
        position(0, self.home, (0..self.steps.n).filter(|&v| v != self.home).collect())
    }

    /// After a turn of the observer nothing is cleared yet in the next one.
    pub fn next(&self, at: &Position, who: Player) -> Player {
        if who == Alice && at[1] == 0 { Bob } else { Alice }
    }

    pub fn moves(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        let (cleared, place, marks) = (at[1], at[2], &at[3..]);
        if who == Bob {
            let to = (0..self.steps.n).filter(|&v| v == place || self.steps.joins(place, v));
            return to.map(|v| (v.to_string(), position(0, v, marks.to_vec()))).collect();
        }
        let clear = |&v: &usize| {
            let left: Vec<usize> = marks.iter().copied().filter(|&mark| mark != v).collect();
            let done = cleared + 1 == self.k || left.is_empty();
            (v.to_string(), position(if done { 0 } else { cleared + 1 }, place, left))
        };
        marks.iter().map(clear).collect()
    }
}

fn position(cleared: usize, place: usize, marks: Vec<usize>) -> Position {
    let won = match (marks.contains(&place), marks.is_empty()) {
        (true, _) => BOB,
        (false, true) => ALICE,
        (false, false) => OPEN,
    };
    [won, cleared, place].into_iter().chain(marks).collect()
}
