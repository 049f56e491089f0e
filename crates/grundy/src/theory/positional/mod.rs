//! Positional games: what potentials, pairings, trees and boxes decide.

mod connected;
mod counted;
mod dominating;
mod dual;
mod infinite;
mod joining;
mod listed;
mod planes;
mod ramsey;
mod stars;
mod stealing;

pub use connected::{cut_by_pairs, degree_bounds, joins, scored_joins};
pub use counted::{counted_cliques, counted_lines, counted_progressions};
pub use dominating::dominating;
pub use dual::{maker_pairs, self_dual};
pub use infinite::in_a_row;
pub use joining::{connectivity, hex, switching, symmetric_hex};
pub use listed::{avoiding, boxes, breaking, making, pairs, small_sets};
pub use planes::paired_plane;
pub use ramsey::{hales_jewett, ramsey, van_der_waerden};
pub use stars::star_on_forest;
pub use stealing::{blocking, mirror, stealing};

use super::Finding;
use crate::games::{ClaimBoard, ClaimManner, ClaimRule, ClaimSets, Problem, claim_board};
use crate::hypergraph::{Bias, Hypergraph, Pair};
use crate::rules::{Bilingual, Chart, Convention, Player, Words};

/// A positional problem with what it is played on.
struct Arena<'a> {
    problem: &'a Problem,
    manner: ClaimManner,
    board: ClaimBoard,
}

/// Why something holds: in words, and on the board.
struct Reason {
    words: Words,
    charts: Vec<Chart>,
}

impl From<Words> for Reason {
    fn from(words: Words) -> Reason {
        Reason { words, charts: Vec::new() }
    }
}

impl From<Bilingual> for Reason {
    fn from(words: Bilingual) -> Reason {
        Reason::from(Words::from(words))
    }
}

impl Reason {
    /// The same with something said before it.
    fn after(self, en: &str, pt: &str) -> Reason {
        let words = Words { en: format!("{en}{}", self.words.en), pt: format!("{pt}{}", self.words.pt) };
        Reason { words, ..self }
    }

    fn finding(self, make: impl FnOnce(Words) -> Finding) -> Finding {
        Finding { charts: self.charts, ..make(self.words) }
    }
}

/// Pairs, numbered on the board.
fn pair_chart(pairs: &[Pair]) -> Chart {
    let caption = Words {
        en: "Elements with the same number are answered with each other.".into(),
        pt: "Elementos com o mesmo número respondem um ao outro.".into(),
    };
    let pairs: Vec<[usize; 2]> = pairs.iter().map(|&(u, v)| [u, v]).collect();
    Chart::of_groups(caption, pairs.iter().map(|pair| &pair[..]))
}

/// How a problem is played; none where the score is asked for, a player may pass, or labels or arcs would matter.
fn manner(problem: &Problem) -> Option<ClaimManner> {
    let objective = problem.terms.convention == Convention::Objective;
    let plain = objective && problem.terms.pass.is_none() && problem.terms.labels.is_none();
    let directed = problem.as_graph().is_some_and(|graph| graph.is_directed());
    (plain && !directed).then(|| ClaimManner::of(problem))
}

impl<'a> Arena<'a> {
    /// The arena of a problem under one rule; none in the middle of a turn.
    fn of(problem: &'a Problem, rule: ClaimRule) -> Option<Arena<'a>> {
        let manner = manner(problem).filter(|manner| manner.rule == rule)?;
        let board = claim_board(problem).ok()?;
        (board.stones.picked == 0).then_some(Arena { problem, manner, board })
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

    /// Whether nobody owns anything.
    fn is_empty(&self) -> bool {
        self.board.stones.owned.iter().all(Vec::is_empty)
    }

    /// How many elements a player takes in a turn.
    fn picks(&self, who: Player) -> usize {
        self.manner.bias[who.index()].into()
    }

    fn next(&self) -> Player {
        self.problem.terms.first
    }

    /// How many elements nobody owns.
    fn free(&self) -> usize {
        self.board.elements.len() - self.board.stones.owned.iter().map(Vec::len).sum::<usize>()
    }

    /// The finding that a player wins.
    fn won_by(&self, who: Player, by: impl Into<Reason>) -> Option<Finding> {
        Some(by.into().finding(|words| Finding::winner(who == self.next(), words)))
    }

    /// The names of elements, as in `1, 4, 7`.
    fn names(&self, elements: &[usize]) -> String {
        elements.iter().map(|&v| self.board.elements[v].as_str()).collect::<Vec<_>>().join(", ")
    }
}
