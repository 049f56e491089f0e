//! The sets that a player can still complete.

use super::sets::SetFamily;
use super::{Claimed, Claims, Rule};
use crate::graph::Set;
use crate::rules::Player;

/// Lists longer than this keep sets that contain others.
const MOST_COMPARED: usize = 300;

/// The live sets of a player, small ones first: the critical sets that the other player has not touched, less what the
/// player owns, without those that contain another one.
pub struct Live<const W: usize>(pub Vec<Set<W>>);

impl<const W: usize> Live<W> {
    /// The size of the smallest set.
    pub fn least(&self) -> Option<usize> {
        self.0.first().map(Set::len)
    }

    /// Every element of a live set.
    pub fn elements(&self) -> Set<W> {
        self.0.iter().fold(Set::EMPTY, |all, set| all | *set)
    }

    /// The sets with at most so many elements.
    pub fn up_to(&self, size: usize) -> &[Set<W>] {
        &self.0[..self.0.partition_point(|set| set.len() <= size)]
    }
}

/// The live sets of Alice and of Bob; none of a player whose sets decide nothing.
pub type Lives<const W: usize> = [Live<W>; 2];

impl<const W: usize> Claims<W> {
    /// The live sets of the players; `None` where they are not known. If Alice owns a critical set by meeting each of
    /// certain sets, Bob prevents that by owning one of them: they are his.
    pub(super) fn lives(&self, at: &Claimed<W>) -> Option<Lives<W>> {
        let none = || Live(Vec::new());
        match (&self.family, self.manner.rule) {
            (SetFamily::Listed(listed), _) => {
                let of = |who: Player| if self.decides(who) { live(&listed.sets, at, who) } else { none() };
                Some(Player::BOTH.map(of))
            }
            (SetFamily::Meeting(sets), Rule::MakerBreaker | Rule::AvoiderEnforcer) => {
                Some([none(), live(sets, at, Player::Bob)])
            }
            _ => None,
        }
    }
}

fn live<const W: usize>(sets: &[Set<W>], at: &Claimed<W>, who: Player) -> Live<W> {
    let (own, other) = (at.of(who), at.of(who.other()));
    let untouched = sets.iter().filter(|set| !set.meets(other));
    let left = untouched.map(|set| set.minus(own));
    let mut sized: Vec<(usize, Set<W>)> = left.map(|set| (set.len(), set)).collect();
    sized.sort_unstable();
    sized.dedup();
    if sized.len() <= MOST_COMPARED {
        keep_minimal(&mut sized);
    }
    Live(sized.into_iter().map(|(_, set)| set).collect())
}

/// Drops the sets that contain another one. The list is sorted by size, and sets of one size do not contain each other.
fn keep_minimal<const W: usize>(sets: &mut Vec<(usize, Set<W>)>) {
    let (mut kept, mut smaller, mut size) = (0, 0, 0);
    for i in 0..sets.len() {
        if sets[i].0 > size {
            (smaller, size) = (kept, sets[i].0);
        }
        if !sets[..smaller].iter().any(|(_, other)| other.is_subset(&sets[i].1)) {
            sets[kept] = sets[i];
            kept += 1;
        }
    }
    sets.truncate(kept);
}
