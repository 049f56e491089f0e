//! Positions of claim games.

use crate::graph::Set;
use crate::rules::{Pack, Player, Reader};

/// What the players own, and how far the turn has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Claimed<const W: usize> {
    /// The elements of Alice and of Bob.
    pub owned: [Set<W>; 2],
    /// What Waiter has offered in this turn and is not yet distributed.
    pub offered: Set<W>,
    /// How many elements have been claimed in this turn, by the player whose turn it is: positive for Alice, negative
    /// for Bob.
    pub picks: i16,
    /// Who owns a set that decides the play.
    pub decided: Decided,
}

/// Who owns a set that decides the play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decided {
    /// Nobody.
    Open,
    /// Alice.
    Alice,
    /// Bob.
    Bob,
    /// Both, from the beginning.
    Both,
}

impl<const W: usize> Claimed<W> {
    /// A position at the beginning of a turn, with nothing decided.
    pub fn new(owned: [Set<W>; 2]) -> Self {
        Claimed { owned, offered: Set::EMPTY, picks: 0, decided: Decided::Open }
    }

    /// What a player owns.
    pub fn of(&self, who: Player) -> &Set<W> {
        &self.owned[who.index()]
    }

    /// What both players own.
    pub fn taken(&self) -> Set<W> {
        self.owned[0] | self.owned[1]
    }

    /// How many elements `who`, who is to move, has claimed in this turn. A turn may have ended by a pass of the other
    /// player.
    pub fn picked(&self, who: Player) -> u16 {
        let own = if who == Player::Alice { self.picks } else { -self.picks };
        own.max(0) as u16
    }

    /// The position when `who` has claimed so many elements in this turn.
    pub fn with_picks(self, who: Player, picked: u16) -> Self {
        let picked = picked as i16;
        Claimed { picks: if who == Player::Alice { picked } else { -picked }, ..self }
    }
}

impl<const W: usize> Pack for Claimed<W> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.owned[0].pack(out);
        self.owned[1].pack(out);
        self.offered.pack(out);
        out.extend_from_slice(&self.picks.to_le_bytes());
        out.push(self.decided as u8);
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        let owned = [Set::unpack(from), Set::unpack(from)];
        let offered = Set::unpack(from);
        let mut picks = [0; 2];
        let bytes = from.take(2);
        picks[..bytes.len()].copy_from_slice(bytes);
        let decided = match from.take(1) {
            [1] => Decided::Alice,
            [2] => Decided::Bob,
            [3] => Decided::Both,
            _ => Decided::Open,
        };
        Claimed { owned, offered, picks: i16::from_le_bytes(picks), decided }
    }
}
