//! Maker-Breaker games with one element a turn: moves that are forced, and sets that do not matter.
//!
//! Maker wants to own a live set, Breaker wants to prevent that. Then
//!
//! - a set with two elements that are in no other live set is never owned: Breaker answers one of the two with the other,
//!   wherever else he plays. He wins with the set if he wins without it, so it is dropped (a pairing strategy);
//! - Breaker must take the last element of a set. If there are two such elements, Maker wins; she also does if she is next
//!   and two sets of two elements meet;
//! - a set of two elements, of which one is in no other live set, is a gift to Maker, if she is next: she takes the other
//!   one, Breaker must take the first, and she is next again. Nothing better can come of the set: if she ever takes the
//!   first instead, she gains nothing elsewhere, and Breaker may be quicker.
//!
//! Forced moves are followed until there is none, so that positions which lead to the same one share their key.

use super::live::Live;
use super::{Claims, Rule};
use crate::graph::Set;
use crate::rules::Player;

/// What forced moves lead to.
pub(super) enum Course<const W: usize> {
    /// The winner is known.
    Won(Player),
    /// Nothing more is forced.
    Open {
        /// Maker's live sets that matter.
        live: Live<W>,
        /// Who is next.
        next: Player,
        /// The first of the moves that led there.
        forced: Option<usize>,
    },
}

impl<const W: usize> Claims<W> {
    /// Whether forced moves are followed.
    pub(super) fn follows(&self) -> bool {
        self.manner.rule == Rule::MakerBreaker && self.manner.bias == [1, 1]
    }

    /// Follows forced moves. `maker` is the player who wants one of the live sets.
    pub(super) fn course(&self, mut live: Live<W>, maker: Player, mut next: Player) -> Course<W> {
        let (breaker, potential) = (maker.other(), &self.potentials[maker.index()]);
        let mut forced = None;
        loop {
            let shared = live.drop_paired();
            let mut urgent = live.up_to(2);
            urgent.sort_unstable();
            urgent.dedup();
            let last: Set<W> = union(urgent.iter().filter(|set| set.len() == 1));
            let decided = match next == maker {
                true => !last.is_empty() || meet(&urgent),
                false => last.len() > 1,
            };
            if decided || urgent.iter().any(Set::is_empty) {
                return Course::Won(maker);
            }
            if potential.is_light(&live.0, next == breaker) {
                return Course::Won(breaker);
            }
            let gift = || urgent.iter().find(|pair| !pair.is_subset(&shared));
            if !last.is_empty() {
                forced = forced.or(last.first());
                live.0.retain(|set| !set.meets(&last));
                next = maker;
            } else if next == maker
                && let Some(pair) = gift()
            {
                let own = *pair & shared;
                forced = forced.or(own.first());
                live.0.retain(|set| set != pair);
                live = live.taking(&own);
            } else {
                return Course::Open { live, next, forced };
            }
        }
    }
}

fn union<'a, const W: usize>(sets: impl Iterator<Item = &'a Set<W>>) -> Set<W> {
    sets.fold(Set::EMPTY, |all, set| all | *set)
}

/// Whether two of the sets, all different, meet.
fn meet<const W: usize>(sets: &[Set<W>]) -> bool {
    let mut seen = Set::EMPTY;
    sets.iter().any(|set| {
        let meets = set.meets(&seen);
        seen |= *set;
        meets
    })
}
