//! The sets that a player can still complete.

use super::sets::SetFamily;
use super::{Claimed, Claims, Rule};
use crate::graph::Set;
use crate::rules::Player;

/// Lists longer than this keep sets that contain others.
pub(super) const MOST_COMPARED: usize = 300;

/// The live sets of a player: the critical sets that the other player has not touched, less what the player owns, without
/// those that contain another one.
pub struct Live<const W: usize>(pub Vec<Set<W>>);

impl<const W: usize> Live<W> {
    /// The size of the smallest set.
    pub fn least(&self) -> Option<usize> {
        self.0.iter().map(Set::len).min()
    }

    /// Every element of a live set.
    pub fn elements(&self) -> Set<W> {
        self.0.iter().fold(Set::EMPTY, |all, set| all | *set)
    }

    /// The sets with at most so many elements.
    pub fn up_to(&self, size: usize) -> Vec<Set<W>> {
        self.0.iter().filter(|set| set.len() <= size).copied().collect()
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
    let other = at.of(who.other());
    Live::after(sets.iter().filter(|set| !set.meets(other)), at.of(who))
}

impl<const W: usize> Live<W> {
    /// What is left of sets when the player owns these elements. If none of the sets contains another one, then only those
    /// that shrink can be contained in others.
    fn after<'a>(sets: impl Iterator<Item = &'a Set<W>>, own: &Set<W>) -> Live<W> {
        let (mut shrunk, mut whole) = (Vec::new(), Vec::new());
        for set in sets {
            match set.meets(own) {
                true => shrunk.push(set.minus(own)),
                false => whole.push(*set),
            }
        }
        if shrunk.len() + whole.len() <= MOST_COMPARED {
            keep_minimal(&mut shrunk);
            whole.retain(|set| !shrunk.iter().any(|other| other.is_subset(set)));
        }
        shrunk.append(&mut whole);
        Live(shrunk)
    }

    /// Drops sets with two elements that are in no other set, until there are none. Returns the elements that are in
    /// several sets.
    pub fn drop_paired(&mut self) -> Set<W> {
        loop {
            let (mut seen, mut shared) = (Set::EMPTY, Set::EMPTY);
            for set in &self.0 {
                shared |= seen & *set;
                seen |= *set;
            }
            let before = self.0.len();
            self.0.retain(|set| set.minus(&shared).len() < 2);
            if self.0.len() == before {
                return shared;
            }
        }
    }

    /// What is left when the player takes these elements.
    pub fn taking(&self, elements: &Set<W>) -> Live<W> {
        Live::after(self.0.iter(), elements)
    }
}

/// Drops the sets that contain another one.
fn keep_minimal<const W: usize>(sets: &mut Vec<Set<W>>) {
    let mut i = 0;
    while i < sets.len() {
        let set = sets[i];
        let contains = |(j, other): (usize, &Set<W>)| j != i && other.is_subset(&set);
        match sets.iter().enumerate().any(contains) {
            true => drop(sets.swap_remove(i)),
            false => i += 1,
        }
    }
}
