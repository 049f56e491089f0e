//! Positional games: what potentials, pairings, trees and boxes decide.

mod dominating;
mod infinite;
mod joining;
mod listed;

pub use dominating::dominating;
pub use infinite::in_a_row;
pub use joining::{connectivity, hex, switching};
pub use listed::{avoiding, boxes, breaking, making, pairs, small_sets};

use super::Finding;
use crate::games::{ClaimBoard, ClaimManner, ClaimRule, ClaimSets, Problem, claim_board};
use crate::hypergraph::{Bias, Hypergraph};
use crate::rules::{Player, Words};

/// A positional problem with what it is played on.
struct Arena<'a> {
    problem: &'a Problem,
    manner: ClaimManner,
    board: ClaimBoard,
}

impl<'a> Arena<'a> {
    /// The arena of a problem under one rule; none in the middle of a turn, or where a player may pass.
    fn of(problem: &'a Problem, rule: ClaimRule) -> Option<Arena<'a>> {
        let manner = ClaimManner::of(problem).ok().filter(|manner| manner.rule == rule)?;
        let board = claim_board(problem).ok()?;
        (board.stones.picked == 0 && problem.terms.pass.is_none()).then_some(Arena { problem, manner, board })
    }

    /// The player who wants to complete a set of the list, and the bias with that player as Maker: Alice, or Bob where
    /// Alice must meet every set.
    fn maker(&self) -> Option<(Player, Bias)> {
        let [alice, bob] = self.manner.bias.map(usize::from);
        match self.board.sets {
            ClaimSets::Listed(_) => Some((Player::Alice, Bias { maker: alice, breaker: bob })),
            ClaimSets::Meeting(_) => Some((Player::Bob, Bias { maker: bob, breaker: alice })),
            ClaimSets::Tested(_) => None,
        }
    }

    /// What is left of the sets that Maker wants to complete.
    fn family(&self, maker: Player) -> Option<Hypergraph> {
        let sets: Vec<Vec<usize>> = match &self.board.sets {
            ClaimSets::Listed(sets) => sets.iter().map(|(set, _)| set.clone()).collect(),
            ClaimSets::Meeting(sets) => sets.clone(),
            ClaimSets::Tested(_) => return None,
        };
        let [own, other] = [maker, maker.other()].map(|who| &self.board.stones.owned[who.index()]);
        let family = Hypergraph::new(self.board.elements.len(), sets).residual(own, other);
        // A play that is over needs no theorem.
        (!family.sets().iter().any(Vec::is_empty)).then_some(family)
    }

    fn next(&self) -> Player {
        self.problem.terms.first
    }

    /// How many elements nobody owns.
    fn free(&self) -> usize {
        self.board.elements.len() - self.board.stones.owned.iter().map(Vec::len).sum::<usize>()
    }

    /// The finding that a player wins.
    fn won_by(&self, who: Player, by: Words) -> Option<Finding> {
        Some(Finding::winner(who == self.next(), by))
    }

    /// The names of elements, as in `1, 4, 7`.
    fn names(&self, elements: &[usize]) -> String {
        elements.iter().map(|&v| self.board.elements[v].as_str()).collect::<Vec<_>>().join(", ")
    }
}
