//! Hunters and rabbit.

use super::{ALICE, Alice, Case, OPEN, Player, Position, Steps};

/// A position is who has won, then the vertices where the rabbit may be.
pub struct Rabbit {
    steps: Steps,
    k: usize,
}

impl Rabbit {
    pub fn new(case: &Case) -> Rabbit {
        Rabbit { steps: Steps::of(&case.board), k: case.key("k").map_or(1, |k| k.parse().unwrap()) }
    }

    pub fn start(&self) -> Position {
        position((0..self.steps.n).collect())
    }

    pub fn moves(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        let shots = (0..1usize << self.steps.n)
            .filter(|shots| shots.count_ones() as usize == self.k.min(self.steps.n) && who == Alice);
        let turn = |shots: usize| {
            let hit = |v: usize| shots >> v & 1 == 1;
            let missed = |v: &usize| at[1..].contains(v) && !hit(*v);
            let may = |v: &usize| (0..self.steps.n).filter(missed).any(|u| self.steps.joins(u, *v));
            let texts: Vec<String> = (0..self.steps.n).filter(|&v| hit(v)).map(|v| v.to_string()).collect();
            (texts.join(";"), position((0..self.steps.n).filter(may).collect()))
        };
        shots.map(turn).collect()
    }
}

fn position(places: Vec<usize>) -> Position {
    [if places.is_empty() { ALICE } else { OPEN }].into_iter().chain(places).collect()
}
