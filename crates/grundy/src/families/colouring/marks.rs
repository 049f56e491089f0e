//! The reduced position of a marking game for winner-only searches.

use super::{Colouring, Colours};
use crate::graph::Set;
use crate::rules::{Move, Notes, Player, PositionKey, Prospect, Verdict};

/// The part of a position of the marking game that matters for the winner.
///
/// Only an unmarked vertex with enough neighbours can ever be surrounded. It and its unmarked neighbours are relevant;
/// how many marks a vertex that can be surrounded has around it follows from the unmarked ones among them. The other
/// unmarked vertices are spare moves, of which only the parity matters: a player who wins without two of them also
/// wins with them, by answering one with the other.
pub struct Marks<const W: usize> {
    relevant: Set<W>,
    spare: Set<W>,
    /// Vertices that one more mark would surround.
    threatened: Set<W>,
    most_marked: usize,
}

impl<const W: usize> Marks<W> {
    pub fn of<const P: usize>(game: &Colouring<W, P>, at: &Colours<W, P>) -> Marks<W> {
        let unmarked = Set::full(game.graph.n()).minus(&at.coloured());
        let at_risk: Set<W> = unmarked.iter().filter(|&v| game.graph.degree(v) >= game.colours).collect();
        let relevant = at_risk | game.beside(&at_risk) & unmarked;
        let marked = |v: usize| game.rows[v].minus(&unmarked).len();
        Marks {
            relevant,
            spare: unmarked.minus(&relevant),
            threatened: at_risk.iter().filter(|&v| marked(v) + 1 == game.colours).collect(),
            most_marked: at_risk.iter().map(marked).max().unwrap_or(0),
        }
    }

    /// Bob surrounds a threatened vertex if it is his turn, and if it is not, Alice can save only one, by marking it:
    /// any other mark beside it surrounds it.
    pub fn prospect<const P: usize>(&self, game: &Colouring<W, P>, next: Player) -> Prospect {
        let threats = self.threatened.len();
        if self.relevant.is_empty() {
            return Prospect::Certain(Verdict::Win(Player::Alice));
        }
        if self.most_marked >= game.colours {
            return Prospect::Certain(Verdict::Win(Player::Bob));
        }
        if threats > usize::from(next == Player::Alice) {
            return Prospect::Forced(Verdict::Win(Player::Bob));
        }
        let mut relevant = [self.relevant];
        game.twins.gather(&mut relevant);
        let words = relevant[0].0.into_iter().chain([self.spare.len() as u64 % 2]);
        let rank = self.relevant.len() + game.graph.n() * (1 - threats);
        Prospect::Open { key: PositionKey::fingerprint(words), rank, notes: Notes::new() }
    }

    /// Keeps the threatened vertex if there is one; otherwise the relevant ones, only one of several twins, and one
    /// spare move.
    pub fn drop_dominated<const P: usize>(&self, game: &Colouring<W, P>, moves: &mut Vec<Move>) {
        let different = game.twins.one_of_each(self.relevant);
        let different = self.spare.first().map_or(different, |v| different.with(v));
        moves.retain(|m| match self.threatened.first() {
            Some(v) => *m == Move::of(v),
            None => *m == Move::PASS || different.contains(m.element()),
        });
    }
}
