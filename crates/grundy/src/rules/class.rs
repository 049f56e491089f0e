//! Who wins when either player starts.

use super::{Player, Verdict};
use serde::{Serialize, Serializer};
use std::fmt;

/// The outcome class of a position: who wins when either player starts, under best play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize)]
pub enum Class {
    /// The next player wins.
    N,
    /// The previous player wins.
    P,
    /// Left wins: Alice.
    L,
    /// Right wins: Bob.
    R,
}

impl Class {
    /// The class, from who wins when Alice starts and when Bob does; none if either play is drawn.
    pub fn of(alice_first: Verdict, bob_first: Verdict) -> Option<Class> {
        use Player::{Alice, Bob};
        use Verdict::Win;
        match (alice_first, bob_first) {
            (Win(Alice), Win(Bob)) => Some(Class::N),
            (Win(Bob), Win(Alice)) => Some(Class::P),
            (Win(Alice), Win(Alice)) => Some(Class::L),
            (Win(Bob), Win(Bob)) => Some(Class::R),
            _ => None,
        }
    }

    /// The same from who wins with `first` to move and with the other player to move.
    pub fn of_starters(first: Player, here: Verdict, there: Verdict) -> Option<Class> {
        match first {
            Player::Alice => Class::of(here, there),
            Player::Bob => Class::of(there, here),
        }
    }

    /// The class of a position in which both players have the same moves and the same aim, from whether the player to
    /// move wins.
    pub fn impartial(mover_wins: bool) -> Class {
        if mover_wins { Class::N } else { Class::P }
    }

    /// Who wins with `first` to move.
    pub fn winner(self, first: Player) -> Player {
        match self {
            Class::N => first,
            Class::P => first.other(),
            Class::L => Player::Alice,
            Class::R => Player::Bob,
        }
    }

    /// "N", "P", "L" or "R".
    pub fn id(self) -> &'static str {
        match self {
            Class::N => "N",
            Class::P => "P",
            Class::L => "L",
            Class::R => "R",
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// "alice", "bob" or "draw".
impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl Verdict {
    /// The player who wins, if one does.
    pub fn winner(self) -> Option<Player> {
        match self {
            Verdict::Win(who) => Some(who),
            Verdict::Draw => None,
        }
    }

    /// The verdict in which the player to move wins, or else the other.
    pub fn of_mover(mover_wins: bool, next: Player) -> Verdict {
        Verdict::Win(if mover_wins { next } else { next.other() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_names_the_winners_that_it_was_made_of() {
        for class in [Class::N, Class::P, Class::L, Class::R] {
            let [alice, bob] = Player::BOTH.map(|first| Verdict::Win(class.winner(first)));
            assert_eq!(Class::of(alice, bob), Some(class));
        }
        assert_eq!(Class::of(Verdict::Draw, Verdict::Win(Player::Bob)), None);
    }
}
