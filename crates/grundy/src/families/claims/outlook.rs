//! What can be said about the winner of a claim game without search, and which moves need not be tried.

use super::live::{Live, Lives};
use super::position::Decided;
use super::potential::Potential;
use super::sets::SetFamily;
use super::{Claimed, Claims, Rule};
use crate::graph::Set;
use crate::rules::{Move, Notes, Player, PositionKey, Prospect, Verdict};

impl<const W: usize> Claims<W> {
    /// See [`crate::rules::Rules::prospect`].
    pub(super) fn outlook(&self, at: &Claimed<W>, next: Player) -> Prospect {
        if at.decided != Decided::Open || self.free(at).is_empty() {
            return Prospect::Certain(self.result(at));
        }
        if self.manner.rule == Rule::Scoring {
            return self.by_points(at, next);
        }
        let Some(lives) = self.lives(at) else { return self.by_test(at) };
        match self.manner.rule {
            _ if lives.iter().all(|live| live.0.is_empty()) => Prospect::Certain(self.undecided()),
            _ if lives[1].least() == Some(0) => Prospect::Certain(opposite(self.undecided())),
            Rule::AvoiderEnforcer | Rule::AvoiderAvoider => self.avoiding(at, &lives),
            Rule::MakerBreaker | Rule::MakerMaker => self.making(at, next, &lives),
            Rule::WaiterClient { .. } | Rule::Scoring => self.plain(at),
        }
    }

    /// The result where nobody gets a live set.
    fn undecided(&self) -> Verdict {
        let dual = matches!(self.family, SetFamily::Meeting(_));
        match self.manner.rule {
            Rule::MakerBreaker if dual => Verdict::Win(Player::Alice),
            Rule::AvoiderEnforcer if dual => Verdict::Win(Player::Bob),
            Rule::MakerBreaker | Rule::WaiterClient { either: false } => Verdict::Win(Player::Bob),
            Rule::AvoiderEnforcer => Verdict::Win(Player::Alice),
            _ => Verdict::Draw,
        }
    }

    /// The result if no player whose sets decide the play can get one any more.
    fn by_test(&self, at: &Claimed<W>) -> Prospect {
        let free = self.free(at);
        let can = |who: Player| self.decides(who) && self.family.holds(&(*at.of(who) | free));
        match Player::BOTH.into_iter().any(can) {
            true => self.plain(at),
            false => Prospect::Certain(self.result(&Claimed { decided: Decided::Open, ..*at })),
        }
    }

    /// A position that must be searched, under its own key.
    fn plain(&self, at: &Claimed<W>) -> Prospect {
        use crate::rules::Rules;
        Prospect::Open { key: self.key(at), rank: self.size(at), notes: Notes::new() }
    }

    /// The winner if the lead can no longer change sides.
    fn by_points(&self, at: &Claimed<W>, next: Player) -> Prospect {
        use crate::rules::Rules;
        match self.score_range(at, next) {
            (1.., _) => Prospect::Certain(Verdict::Win(Player::Alice)),
            (_, ..0) => Prospect::Certain(Verdict::Win(Player::Bob)),
            (0, 0) => Prospect::Certain(Verdict::Draw),
            _ => self.plain(at),
        }
    }

    /// Where sets are avoided, a position is determined by the live sets and by the number of free elements. Positions
    /// with few live sets are tried first.
    fn avoiding(&self, at: &Claimed<W>, lives: &Lives<W>) -> Prospect {
        let key = self.live_key(at, lives, self.free(at).len() as u64);
        let rank = lives.iter().map(|live| live.0.len()).sum();
        Prospect::Open { key, rank, notes: Notes::new() }
    }

    /// A key of the live sets, the turn and one more number, moved to the least image of the position.
    fn live_key(&self, at: &Claimed<W>, lives: &Lives<W>, more: u64) -> PositionKey {
        let moved =
            |owned: &[Set<W>; 2], image: &super::super::mirrors::Image<W>| owned.map(|set| image.of(&set));
        let images = self.mirrors.images();
        let best = images.iter().min_by_key(|image| moved(&at.owned, image));
        let best = best.filter(|image| moved(&at.owned, image) < at.owned);
        let mut words = vec![more, at.picks as u64];
        for live in lives {
            words.push(live.0.len() as u64);
            match best {
                None => words.extend(live.0.iter().flat_map(|set| set.0)),
                Some(image) => {
                    let mut sets: Vec<Set<W>> = live.0.iter().map(|set| image.of(set)).collect();
                    sets.sort_unstable_by_key(|set| (set.len(), *set));
                    words.extend(sets.iter().flat_map(|set| set.0));
                }
            }
        }
        PositionKey::fingerprint(words.into_iter())
    }

    /// How many elements `who`, who is to move, still claims in this turn.
    fn left(&self, at: &Claimed<W>, who: Player) -> usize {
        usize::from(self.manner.bias(who).saturating_sub(at.picked(who)).max(1))
    }

    /// Where sets are wanted, an extra element never hurts, so that elements in no live set do not matter. A player who can
    /// complete a set does so. A player who cannot stop all sets that the other can complete in the next turn has lost.
    /// A player's sets that weigh too little are never completed ([`Potential`]).
    fn making(&self, at: &Claimed<W>, next: Player, lives: &Lives<W>) -> Prospect {
        let other = next.other();
        let (own, others) = (&lives[next.index()], &lives[other.index()]);
        if own.least().is_some_and(|size| size <= self.left(at, next)) {
            return Prospect::Forced(Verdict::Win(next));
        }
        if cannot_meet(self.threats(others, other), self.left(at, next)) {
            return Prospect::Forced(Verdict::Win(other));
        }
        let fresh = at.picked(next) == 0;
        if self.potential(next).is_light(&own.0, false) && self.potential(other).is_light(&others.0, fresh) {
            return Prospect::Forced(self.undecided());
        }
        let rank = self.promise(lives, other);
        Prospect::Open { key: self.live_key(at, lives, 0), rank, notes: Notes::new() }
    }

    /// The sets that a player can complete in one turn.
    fn threats<'a>(&self, live: &'a Live<W>, who: Player) -> &'a [Set<W>] {
        live.up_to(usize::from(self.manner.bias(who)))
    }

    fn potential(&self, maker: Player) -> &Potential {
        &self.potentials[maker.index()]
    }

    /// Low for positions in which the player who has just moved has heavy sets and the other has light ones.
    fn promise(&self, lives: &Lives<W>, mover: Player) -> usize {
        let weight = |who: Player| (self.potential(who).total(&lives[who.index()].0) >> 60) as i64;
        let middle = 1i64 << 62;
        (middle + weight(mover.other()) - weight(mover)).max(0) as usize
    }

    /// See [`crate::rules::Rules::drop_dominated`].
    pub(super) fn prune(&self, at: &Claimed<W>, who: Player, _notes: &[u64], moves: &mut Vec<Move>) {
        match self.manner.rule {
            Rule::MakerBreaker | Rule::MakerMaker => self.prune_making(at, who, moves),
            Rule::AvoiderEnforcer | Rule::AvoiderAvoider => self.prune_avoiding(at, moves),
            Rule::WaiterClient { .. } | Rule::Scoring => {}
        }
    }

    /// A player must meet a set that the other can complete in the next turn: with the last element of the turn all such
    /// sets, with an earlier one some set, and which comes first does not matter. Otherwise an element is dominated by
    /// another one that is in every live set in which it is, of either player: a play in which the two are exchanged is
    /// no worse for the player who takes the other one.
    fn prune_making(&self, at: &Claimed<W>, who: Player, moves: &mut Vec<Move>) {
        let Some(lives) = self.lives(at) else { return };
        let mut wanted = lives[0].elements() | lives[1].elements();
        if wanted.is_empty() {
            return;
        }
        let threats = self.threats(&lives[who.other().index()], who.other());
        match (threats, self.left(at, who)) {
            ([], _) => {}
            (_, 1) => wanted = threats.iter().fold(wanted, |all, threat| all & *threat),
            ([first, ..], _) => wanted = *first,
        }
        let kept = undominated(&wanted, &lives, |here, there| here.is_subset(there));
        moves.retain(|m| *m != Move::PASS && kept.contains(m.element()));
    }

    /// Where sets are avoided, an element is dominated by another one that is in no other live sets of either player:
    /// a play in which the two are exchanged is no worse for the player who takes the other one.
    fn prune_avoiding(&self, at: &Claimed<W>, moves: &mut Vec<Move>) {
        let Some(lives) = self.lives(at) else { return };
        let kept = undominated(&self.free(at), &lives, |here, there| there.is_subset(here));
        moves.retain(|m| *m == Move::PASS || kept.contains(m.element()));
    }
}

/// The other player's win.
fn opposite(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Win(who) => Verdict::Win(who.other()),
        Verdict::Draw => Verdict::Draw,
    }
}

/// Whether no choice of `picks` elements meets all sets: with one element exactly, with more if the sets include more
/// than `picks` disjoint ones, found greedily.
fn cannot_meet<const W: usize>(sets: &[Set<W>], picks: usize) -> bool {
    if picks == 1 {
        let common = sets.iter().skip(1).fold(sets.first().copied(), |all, set| all.map(|all| all & *set));
        return common.is_some_and(|common| common.is_empty());
    }
    let mut seen = Set::EMPTY;
    let disjoint = sets.iter().filter(|set| {
        let fresh = !set.meets(&seen);
        if fresh {
            seen |= **set;
        }
        fresh
    });
    disjoint.count() > picks
}

/// More sets than this are not compared.
const MOST_PLACES: usize = 512;

/// The sets in which an element is, by their numbers.
type Places = Set<8>;

/// The elements that are not dominated: `by` says whether the sets of the first element make it no better than the
/// second. Of elements in the same sets the first is kept.
fn undominated<const W: usize>(
    elements: &Set<W>,
    lives: &Lives<W>,
    by: impl Fn(&Places, &Places) -> bool,
) -> Set<W> {
    if lives.iter().map(|live| live.0.len()).sum::<usize>() > MOST_PLACES {
        return *elements;
    }
    let sets = || lives.iter().flat_map(|live| &live.0).enumerate();
    let places = |v: usize| -> Places { sets().filter(|(_, set)| set.contains(v)).map(|(i, _)| i).collect() };
    let all: Vec<(usize, Places)> = elements.iter().map(|v| (v, places(v))).collect();
    let dominated = |(v, here): &(usize, Places)| {
        all.iter().any(|(u, there)| u != v && by(here, there) && (!by(there, here) || u < v))
    };
    all.iter().filter(|place| !dominated(place)).map(|(v, _)| *v).collect()
}
