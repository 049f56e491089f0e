//! Cops and robber, as the catalogue states it.

use super::boards::Dice;
use super::rules::Position;
use super::{Alice, Board, Case, Player};

pub const GAMES: [&str; 1] = ["cops-and-robber"];

/// A position is the vertex of the robber, or `n` before he has chosen one, and then those of the cops, in order once
/// they have chosen.
pub struct Pursuit {
    n: usize,
    edges: Vec<(usize, usize)>,
    k: usize,
    /// The cops, then the robber.
    start: Vec<usize>,
}

impl Pursuit {
    pub fn new(case: &Case) -> Option<Pursuit> {
        let Board::Graph { n, .. } = case.board else { return None };
        GAMES.contains(&case.game).then(|| Pursuit {
            n,
            edges: case.board.simple_edges(),
            k: case.key("k").map_or(1, |k| k.parse().unwrap()),
            start: case.start.clone(),
        })
    }

    pub fn start(&self) -> Position {
        match self.start.split_last() {
            Some((&robber, cops)) => position(robber, cops.to_vec()),
            None => vec![self.n],
        }
    }

    /// Where a token may go.
    fn near(&self, v: usize) -> Vec<usize> {
        (0..self.n)
            .filter(|&u| u == v || self.edges.contains(&(u, v)) || self.edges.contains(&(v, u)))
            .collect()
    }

    fn caught(&self, at: &Position) -> bool {
        at[1..].contains(&at[0])
    }

    pub fn moves(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        if self.caught(at) {
            return Vec::new();
        }
        let all: Vec<usize> = (0..self.n).collect();
        if who != Alice {
            let to = if at[0] == self.n { all } else { self.near(at[0]) };
            return to.into_iter().map(|v| (v.to_string(), position(v, at[1..].to_vec()))).collect();
        }
        let mut teams = vec![Vec::new()];
        for cop in 0..self.k {
            let to = if at.len() == 1 { all.clone() } else { self.near(at[1 + cop]) };
            teams =
                teams.iter().flat_map(|team| to.iter().map(move |&v| [&team[..], &[v]].concat())).collect();
        }
        let mut moves: Vec<(String, Position)> = teams.into_iter().map(|team| written(at[0], team)).collect();
        moves.sort();
        moves.dedup();
        moves
    }
}

fn position(robber: usize, mut cops: Vec<usize>) -> Position {
    cops.sort();
    [&[robber], &cops[..]].concat()
}

fn written(robber: usize, cops: Vec<usize>) -> (String, Position) {
    let at = position(robber, cops);
    let texts: Vec<String> = at[1..].iter().map(usize::to_string).collect();
    (texts.join(";"), at)
}

/// Vertices for the cops and the robber, as a start set.
pub fn random_start(case: &Case, dice: &mut Dice) -> Vec<usize> {
    let rules = Pursuit::new(case).unwrap();
    (0..=rules.k).map(|_| dice.below(rules.n)).collect()
}
