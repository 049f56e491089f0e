//! Plays in which one player follows a strategy and the other one draws lots.

use crate::boards::Board;
use grundy::ask::{Options, solve};
use grundy::graph::families::SplitMix64;
use grundy::hypergraph::{Hypergraph, best_element};

/// So many plays test a strategy.
pub const PLAYS: u64 = 200;

pub fn answer(text: &str, options: &Options) -> serde_json::Value {
    let answer = solve(text, options).unwrap_or_else(|error| panic!("{text}: {error}"));
    serde_json::to_value(&answer).unwrap()
}

/// Who wins, as the answer says.
pub fn winner(text: &str) -> String {
    answer(text, &Options::default())["winner"].as_str().unwrap().to_string()
}

/// Who wins and why, as the answer says.
pub fn reason(text: &str) -> (String, String) {
    let answer = answer(text, &Options::default());
    let field = |name: &str| answer[name].as_str().unwrap().to_string();
    (field("winner"), field("engine"))
}

/// What both players own.
pub struct Claims {
    pub alice: Vec<bool>,
    pub bob: Vec<bool>,
}

impl Claims {
    pub fn none(elements: usize) -> Claims {
        Claims { alice: vec![false; elements], bob: vec![false; elements] }
    }

    pub fn free(&self) -> Vec<usize> {
        (0..self.alice.len()).filter(|&v| !self.alice[v] && !self.bob[v]).collect()
    }

    /// A free element by lot.
    pub fn any(&self, dice: &mut SplitMix64) -> Option<usize> {
        let free = self.free();
        (!free.is_empty()).then(|| free[dice.below(free.len() as u64) as usize])
    }
}

pub fn owned(claims: &[bool]) -> Vec<usize> {
    (0..claims.len()).filter(|&v| claims[v]).collect()
}

/// Plays on until the board is full. Alice claims by lot, in every other play often what counts most for her sets; Bob's
/// `reply` follows his strategy after her claim. Returns whether she never has a whole set.
pub fn breaker_holds(
    board: &Board,
    play: u64,
    mut reply: impl FnMut(&Claims, usize, &mut SplitMix64) -> Option<usize>,
) -> bool {
    let mut dice = SplitMix64::new(play);
    let family = Hypergraph::new(board.names.len(), board.sets.clone());
    let mut claims = Claims::none(board.names.len());
    loop {
        let greedy = play % 2 == 1 && dice.below(4) > 0;
        let best = || best_element(&family.residual(&owned(&claims.alice), &owned(&claims.bob)));
        let chosen = if greedy { best() } else { None };
        let Some(chosen) = chosen.or_else(|| claims.any(&mut dice)) else { return true };
        claims.alice[chosen] = true;
        if board.has_set(&claims.alice) {
            return false;
        }
        let Some(answer) = reply(&claims, chosen, &mut dice) else { continue };
        assert!(!claims.alice[answer] && !claims.bob[answer], "{}: {answer} is taken", board.text);
        claims.bob[answer] = true;
    }
}
