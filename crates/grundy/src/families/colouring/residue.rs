//! The reduced position of a colouring game for searches that only ask whether every vertex gets a colour.

use super::{Colouring, Colours, Rule};
use crate::graph::Set;
use crate::rules::{Move, Notes, Player, PositionKey, Prospect, Verdict};
use smallvec::SmallVec;

/// One set of vertices for each colour, from colour 1 on.
type ByColour<const W: usize> = SmallVec<[Set<W>; 8]>;

/// The part of a position that matters for whether every vertex gets a colour.
///
/// A vertex is *at risk* if its last free colour may, as far as these tests show, be taken before it is coloured. It
/// is not if it has more free colours than uncoloured neighbours, or a free colour that no neighbour can ever get;
/// both stay true whatever is played. A vertex is *relevant* if it is at risk, or may get a colour that is free for a
/// relevant neighbour: which colours the others get, and when, changes nothing for the relevant ones. The others are
/// merely spare moves, of which only the parity matters: a player who wins without two of them also wins with them,
/// by answering one with the other. (This also holds where a player may pass.)
///
/// Under the greedy rule a vertex can get a colour only if its neighbours can supply every lower colour that is still
/// free for it. So the colours that it can ever get are computed from the lowest up; the set shrinks as the play
/// continues, since a colour that has been supplied was possible before.
pub struct Residue<const W: usize> {
    /// The uncoloured vertices without a neighbour of the colour.
    free: ByColour<W>,
    /// The vertices whose last free colour can be given to a neighbour by the next move.
    threatened: Set<W>,
    uncoloured: Set<W>,
    relevant: Set<W>,
}

impl<const W: usize> Residue<W> {
    /// Bob wins if a vertex has no free colour, if two neighbours have the same single colour left, or if it is his
    /// turn and he can take a vertex's last colour. If no vertex is relevant, every vertex gets a colour: it is
    /// reported as certain if no vertex is outnumbered.
    pub fn prospect<const P: usize>(game: &Colouring<W, P>, at: &Colours<W, P>, next: Player) -> Prospect {
        let [alice, bob] = [Player::Alice, Player::Bob].map(Verdict::Win);
        let mut residue = Residue::without_relevant(game, at);
        let (mut some, mut several) = (Set::EMPTY, Set::EMPTY);
        for set in &residue.free {
            several |= some & *set;
            some |= *set;
        }
        if some != residue.uncoloured {
            return Prospect::Certain(bob);
        }
        let Some(threatened) = threatened(game, &residue.free, &several) else {
            return Prospect::Forced(bob);
        };
        if next == Player::Bob && !threatened.is_empty() {
            return Prospect::Forced(bob);
        }
        residue.threatened = threatened;
        let possible = residue.find_relevant(game);
        match residue.relevant.is_empty() {
            true if residue.uncoloured.iter().any(|v| residue.is_outnumbered(game, v)) => {
                Prospect::Forced(alice)
            }
            true => Prospect::Certain(alice),
            false => {
                let key = residue.key(game, possible);
                Prospect::Open { key, rank: residue.rank(game), notes: residue.notes() }
            }
        }
    }

    fn without_relevant<const P: usize>(game: &Colouring<W, P>, at: &Colours<W, P>) -> Residue<W> {
        let uncoloured = Set::full(game.graph.n()).minus(&at.coloured());
        let colours = 1..=game.colours;
        let free = colours.map(|c| uncoloured.minus(&game.beside(&at.class(c)))).collect();
        Residue { free, uncoloured, threatened: Set::EMPTY, relevant: Set::EMPTY }
    }

    /// What the notes of a prospect keep: the sets that take long to find.
    fn notes(&self) -> Notes {
        self.relevant.0.into_iter().chain(self.threatened.0).collect()
    }

    /// The residue of a position whose prospect left these notes.
    pub fn noted<const P: usize>(game: &Colouring<W, P>, at: &Colours<W, P>, notes: &[u64]) -> Residue<W> {
        let mut residue = Residue::without_relevant(game, at);
        residue.relevant.0.copy_from_slice(&notes[..W]);
        residue.threatened.0.copy_from_slice(&notes[W..]);
        residue
    }

    /// Finds the relevant vertices; returns the vertices that can ever get each colour.
    fn find_relevant<const P: usize>(&mut self, game: &Colouring<W, P>) -> ByColour<W> {
        let mut all_possible = ByColour::new();
        // The vertices with a free colour that no neighbour can get: under the greedy rule they get no colour above
        // it.
        let mut sure = Set::EMPTY;
        for free in &self.free {
            let possible = if game.rule == Rule::Greedy { free.minus(&sure) } else { *free };
            sure |= free.minus(&game.beside(&possible));
            all_possible.push(possible);
        }
        let at_risk = self.uncoloured.minus(&sure).iter().filter(|&v| self.is_outnumbered(game, v));
        let mut new: Set<W> = at_risk.collect();
        while let Some(v) = new.first() {
            new.remove(v);
            self.relevant.insert(v);
            let touching = self.free.iter().zip(&all_possible).filter(|(free, _)| free.contains(v));
            let touching = touching.fold(Set::EMPTY, |all, (_, possible)| all | *possible & game.rows[v]);
            new |= touching.minus(&self.relevant);
        }
        all_possible
    }

    /// Whether a vertex has no more free colours than uncoloured neighbours.
    fn is_outnumbered<const P: usize>(&self, game: &Colouring<W, P>, v: usize) -> bool {
        let free = self.free.iter().filter(|set| set.contains(v)).count();
        free <= (game.rows[v] & self.uncoloured).len()
    }

    fn key<const P: usize>(&self, game: &Colouring<W, P>, possible: ByColour<W>) -> PositionKey {
        let possible = possible.iter().map(|set| *set & self.relevant);
        let mut sets: ByColour<W> = [self.relevant].into_iter().chain(possible).collect();
        game.twins.gather(&mut sets);
        if game.rule == Rule::Proper {
            sets[1..].sort_unstable();
        }
        let words = sets.iter().flat_map(|set| set.0);
        PositionKey::fingerprint(words.chain([self.spare().len() as u64 % 2]))
    }

    /// Positions with few relevant vertices come first; before them, those in which Alice must answer threats.
    fn rank<const P: usize>(&self, game: &Colouring<W, P>) -> usize {
        self.relevant.len() + game.graph.n() * (game.graph.n() - self.threatened.len())
    }

    /// The uncoloured vertices that are not relevant.
    fn spare(&self) -> Set<W> {
        self.uncoloured.minus(&self.relevant)
    }

    /// Alice's answers to a threat: colour the threatened vertex; give its last colour to a vertex that is not adjacent to it
    /// but adjacent to all vertices that could take the colour next; or, if a single vertex could take it, give that vertex
    /// another colour. After any other move one of these can still take it. (Under the greedy rule no vertex has a choice
    /// of colours.)
    fn keep_answers<const P: usize>(&self, game: &Colouring<W, P>, v: usize, moves: &mut Vec<Move>) {
        let Some(last) = self.free.iter().position(|set| set.contains(v)) else { return };
        let lower = self.free[..last].iter().fold(Set::EMPTY, |all, set| all | *set);
        let greedy = game.rule == Rule::Greedy;
        let next = if greedy { self.free[last].minus(&lower) } else { self.free[last] };
        let takers = game.rows[v] & next;
        moves.retain(|m| {
            if *m == Move::PASS {
                return false;
            }
            let u = m.element();
            if !(greedy || m.how as usize == last + 1) {
                return takers == Set::single(u);
            }
            next.contains(u) && (u == v || !game.rows[v].contains(u) && takers.is_subset(&game.rows[u]))
        });
    }

    /// Keeps the answers to a threat if there is one. Otherwise keeps one move of each class of equivalent moves: one spare move; the moves at one of several twins;
    /// and for each vertex, one of the moves that take nothing from a relevant neighbour, and one of those with colours that are free for the same relevant vertices.
    pub fn drop_dominated<const P: usize>(&self, game: &Colouring<W, P>, moves: &mut Vec<Move>) {
        if let Some(v) = self.threatened.first() {
            return self.keep_answers(game, v, moves);
        }
        let spare = self.spare();
        let different = game.twins.one_of_each(self.relevant);
        let mut has_spare = false;
        let mut harmless = Set::<W>::EMPTY;
        moves.retain(|m| {
            if *m == Move::PASS {
                return true;
            }
            let v = m.element();
            if spare.contains(v) {
                return !std::mem::replace(&mut has_spare, true);
            }
            if game.rule == Rule::Greedy || !different.contains(v) {
                return different.contains(v);
            }
            let colour = m.how as usize - 1;
            if !(game.rows[v] & self.relevant).meets(&self.free[colour]) {
                let first = !harmless.contains(v);
                harmless.insert(v);
                return first;
            }
            let seen = self.free[colour] & self.relevant;
            self.free[..colour].iter().all(|lower| *lower & self.relevant != seen)
        });
    }
}

/// The vertices whose last free colour can be given to a neighbour by the next move; those in `several` have more
/// than one. None if two neighbours have the same single colour left.
fn threatened<const W: usize, const P: usize>(
    game: &Colouring<W, P>,
    free: &[Set<W>],
    several: &Set<W>,
) -> Option<Set<W>> {
    let (mut lower, mut threatened) = (Set::EMPTY, Set::EMPTY);
    for set in free {
        let single = set.minus(several);
        if !single.is_empty() {
            let around = game.beside(&single);
            if around.meets(&single) {
                return None;
            }
            // Under the greedy rule only vertices that can get no lower colour can get this one next.
            let next = if game.rule == Rule::Greedy { set.minus(&lower) } else { *set };
            if around.meets(&next) {
                threatened |= single & game.beside(&next);
            }
        }
        lower |= *set;
    }
    Some(threatened)
}
