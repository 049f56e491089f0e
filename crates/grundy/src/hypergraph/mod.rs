//! The combinatorics of positional games: families of sets on a finite board, and what theorems say of who
//! wins on them. Nothing here knows a game; elements are the numbers `0..n`.
//!
//! In a *Maker-Breaker* game two players claim free elements in turn, and Maker wins if she owns all of some
//! set. In an *Avoider-Enforcer* game Avoider loses if she does. With bias a:b Maker (Avoider) claims a
//! elements in a turn and Breaker (Enforcer) b. Each criterion returns its reason as data, which can be
//! printed, and each reason has a checker that is written from the definition and shares no code with the
//! search that found it.

mod boxes;
mod clusters;
mod dominating;
mod duality;
#[cfg(test)]
pub(crate) mod naive;
mod pairing;
mod potential;
mod small;
mod stars;
mod trees;

pub use boxes::{BoxPlay, box_play};
pub use clusters::cutting_pairs;
pub use dominating::{
    Domination, DominationPart, DominationReason, closed_neighbourhoods, domination, factor, is_factor,
};
pub use duality::{minimal_sets, self_duality, transversals};
pub use pairing::{
    Branch, Pair, PairingTree, is_pairing, pairing, pairing_opening, pairing_tree, private_pairs,
};
pub use potential::{
    AvoiderCriterion, Bias, BreakerCriterion, MakerCriterion, Weight, avoider_criterion, best_element,
    breaker_criterion, maker_criterion, values, weight,
};
pub use small::{MakerPlan, SmallPlay, small_play};
pub use stars::{StarPlay, star_game};
pub use trees::{Connection, Contest, Switching, connectivity_game, switching_game, two_forests};

use std::collections::BTreeSet;
use std::fmt;

/// A family of sets on the elements `0..elements`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hypergraph {
    elements: usize,
    sets: Vec<Vec<usize>>,
}

/// A search gave up: it reached the number of steps that it was allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhausted;

impl fmt::Display for Exhausted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search reached its limit")
    }
}

impl std::error::Error for Exhausted {}

impl Hypergraph {
    /// A family of sets; each is sorted and loses repetitions. The board grows if a set has an element beyond
    /// it.
    pub fn new(elements: usize, mut sets: Vec<Vec<usize>>) -> Hypergraph {
        for set in &mut sets {
            set.sort_unstable();
            set.dedup();
        }
        let most = sets.iter().filter_map(|set| set.last()).max();
        Hypergraph { elements: elements.max(most.map_or(0, |&v| v + 1)), sets }
    }

    /// The size of the board.
    pub fn elements(&self) -> usize {
        self.elements
    }

    /// The sets, each ascending.
    pub fn sets(&self) -> &[Vec<usize>] {
        &self.sets
    }

    /// The size of the largest set; 0 if there is none.
    pub fn rank(&self) -> usize {
        self.sets.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// The elements that are in some set, ascending.
    pub fn support(&self) -> Vec<usize> {
        let union: BTreeSet<usize> = self.sets.iter().flatten().copied().collect();
        union.into_iter().collect()
    }

    /// What is left of a Maker-Breaker game: the sets without an element of Breaker, less the elements of
    /// Maker, and of these the minimal ones, each once, by size and then in order. Elements keep their
    /// numbers. An empty set among them means that Maker owns a set; no set at all, that Breaker has stopped
    /// every one.
    ///
    /// Larger sets can go, because whoever owns one owns the smaller one in it.
    pub fn residual(&self, maker: &[usize], breaker: &[usize]) -> Hypergraph {
        let owner = owners(self.elements, maker, breaker);
        let alive = self.sets.iter().filter(|set| set.iter().all(|&v| owner[v] != Owner::Breaker));
        let free = |set: &Vec<usize>| set.iter().copied().filter(|&v| owner[v] == Owner::Nobody).collect();
        Hypergraph { elements: self.elements, sets: minimal(alive.map(free).collect()) }
    }

    /// For each element, the indices of the sets that contain it.
    pub(crate) fn stars(&self) -> Vec<Vec<usize>> {
        let mut stars = vec![Vec::new(); self.elements];
        for (i, set) in self.sets.iter().enumerate() {
            set.iter().for_each(|&v| stars[v].push(i));
        }
        stars
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Nobody,
    Maker,
    Breaker,
}

fn owners(elements: usize, maker: &[usize], breaker: &[usize]) -> Vec<Owner> {
    let mut owner = vec![Owner::Nobody; elements];
    let claims = maker.iter().map(|v| (v, Owner::Maker)).chain(breaker.iter().map(|v| (v, Owner::Breaker)));
    for (&v, who) in claims {
        if let Some(place) = owner.get_mut(v) {
            *place = who;
        }
    }
    owner
}

/// The minimal ones among some sorted sets, each once, by size and then in order. Sets are compared through
/// the first element of the smaller one: a kept set can lie only in sets that contain its first element.
fn minimal(mut sets: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    sets.sort_unstable_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
    sets.dedup();
    if sets.first().is_some_and(Vec::is_empty) {
        return vec![Vec::new()];
    }
    let most = sets.iter().filter_map(|set| set.last()).max().map_or(0, |&v| v + 1);
    let mut kept: Vec<Vec<usize>> = Vec::new();
    let mut by_first: Vec<Vec<usize>> = vec![Vec::new(); most];
    for set in sets {
        let contained = |&i: &usize| is_subset(&kept[i], &set);
        if !set.iter().any(|&v| by_first[v].iter().any(contained)) {
            by_first[set[0]].push(kept.len());
            kept.push(set);
        }
    }
    kept
}

/// Whether every element of one sorted list is in another.
fn is_subset(small: &[usize], large: &[usize]) -> bool {
    let mut rest = large.iter();
    small.iter().all(|v| rest.by_ref().any(|u| u == v))
}

#[cfg(test)]
mod tests {
    use super::naive::random_hypergraph;
    use super::*;

    #[test]
    fn sets_are_put_in_order() {
        let family = Hypergraph::new(2, vec![vec![5, 1, 5], vec![]]);
        assert_eq!((family.elements(), family.rank(), family.support()), (6, 2, vec![1, 5]));
        assert_eq!(family.sets(), [vec![1, 5], vec![]]);
    }

    #[test]
    fn residuals_are_minimal() {
        let family = Hypergraph::new(6, vec![vec![0, 1, 2], vec![0, 3], vec![1, 2, 4], vec![4, 5]]);
        assert_eq!(family.residual(&[0], &[5]).sets(), [vec![3], vec![1, 2]]);
        assert_eq!(family.residual(&[4, 5, 77], &[]).sets(), [Vec::<usize>::new()]);
        assert!(family.residual(&[], &[0, 4]).sets().is_empty());
    }

    #[test]
    fn residuals_by_definition() {
        for seed in 0..300 {
            let family = random_hypergraph(9, 8, 1, 4, seed);
            let (maker, breaker) = (vec![seed as usize % 9], vec![(seed as usize + 4) % 9]);
            let alive = family.sets().iter().filter(|set| !set.contains(&breaker[0]));
            let rest: BTreeSet<Vec<usize>> =
                alive.map(|set| set.iter().copied().filter(|v| *v != maker[0]).collect()).collect();
            let within = |a: &Vec<usize>, b: &Vec<usize>| a != b && a.iter().all(|v| b.contains(v));
            let expected: BTreeSet<_> =
                rest.iter().filter(|set| !rest.iter().any(|other| within(other, set))).cloned().collect();
            let found = family.residual(&maker, &breaker);
            assert_eq!(found.sets().iter().cloned().collect::<BTreeSet<_>>(), expected);
            assert_eq!(found.sets().len(), expected.len());
        }
    }
}
