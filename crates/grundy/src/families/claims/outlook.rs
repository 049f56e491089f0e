//! What can be said about the winner of a claim game without search, and which moves need not be tried.

use super::super::hex::Outlook;
use super::forced::Course;
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
        if let Some(expert) = &self.hex {
            return of_hex(expert.outlook(&at.owned[0], &at.owned[1], next));
        }
        if self.manner.rule == Rule::Scoring {
            return self.by_points(at, next);
        }
        let Some(lives) = self.lives(at) else { return self.by_test(at) };
        match self.manner.rule {
            _ if lives.iter().all(|live| live.0.is_empty()) => Prospect::Certain(self.undecided()),
            _ if lives[1].least() == Some(0) => Prospect::Certain(opposite(self.undecided())),
            Rule::AvoiderEnforcer | Rule::AvoiderAvoider => self.avoiding(at, &lives),
            _ if self.follows() => self.breaking(at, next, lives),
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
        let key = self.live_key(at, &[&lives[0], &lives[1]], self.free(at).len() as u64);
        let rank = lives.iter().map(|live| live.0.len()).sum();
        Prospect::Open { key, rank, notes: Notes::new() }
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
        if cannot_meet(&self.threats(others, other), self.left(at, next)) {
            return Prospect::Forced(Verdict::Win(other));
        }
        let fresh = at.picked(next) == 0;
        if self.potential(next).is_light(&own.0, false) && self.potential(other).is_light(&others.0, fresh) {
            return Prospect::Forced(self.undecided());
        }
        let rank = self.promise(lives, other);
        Prospect::Open { key: self.live_key(at, &[&lives[0], &lives[1]], 0), rank, notes: Notes::new() }
    }

    /// Who wants a live set in a Maker-Breaker game.
    fn maker(&self) -> Player {
        if matches!(self.family, SetFamily::Meeting(_)) { Player::Bob } else { Player::Alice }
    }

    /// What Maker's live sets say after all forced moves.
    fn breaking(&self, at: &Claimed<W>, next: Player, lives: Lives<W>) -> Prospect {
        let maker = self.maker();
        let [alice, bob] = lives;
        match self.course(if maker == Player::Alice { alice } else { bob }, maker, next) {
            Course::Won(winner) => Prospect::Forced(Verdict::Win(winner)),
            Course::Open { live, next: turn, .. } => {
                let key = self.live_key(at, &[&live], 1 + turn.index() as u64);
                let weight = self.weight(maker, &live);
                let rank = (1i64 << 62) + if next == maker { weight } else { -weight };
                Prospect::Open { key, rank: rank.max(0) as usize, notes: Notes::new() }
            }
        }
    }

    /// The sets that a player can complete in one turn.
    fn threats(&self, live: &Live<W>, who: Player) -> Vec<Set<W>> {
        live.up_to(usize::from(self.manner.bias(who)))
    }

    fn potential(&self, maker: Player) -> &Potential {
        &self.potentials[maker.index()]
    }

    fn weight(&self, maker: Player, live: &Live<W>) -> i64 {
        (self.potential(maker).total(&live.0) >> 60) as i64
    }

    /// Low for positions in which the player who has just moved has heavy sets and the other has light ones.
    fn promise(&self, lives: &Lives<W>, mover: Player) -> usize {
        let weight = |who: Player| self.weight(who, &lives[who.index()]);
        ((1i64 << 62) + weight(mover.other()) - weight(mover)).max(0) as usize
    }

    /// See [`crate::rules::Rules::drop_dominated`].
    pub(super) fn prune(&self, at: &Claimed<W>, who: Player, notes: &[u64], moves: &mut Vec<Move>) {
        match self.manner.rule {
            _ if self.hex.is_some() => keep_noted(notes, moves),
            _ if self.follows() => self.prune_breaking(at, who, moves),
            Rule::MakerBreaker | Rule::MakerMaker => self.prune_making(at, who, moves),
            Rule::AvoiderEnforcer | Rule::AvoiderAvoider => self.prune_avoiding(at, moves),
            Rule::WaiterClient { .. } | Rule::Scoring => {}
        }
    }

    /// A forced move is the only one. Otherwise an element is dominated by another one that is in every live set in which
    /// it is: it is better to own the other one.
    fn prune_breaking(&self, at: &Claimed<W>, who: Player, moves: &mut Vec<Move>) {
        let (Some([alice, bob]), maker) = (self.lives(at), self.maker()) else { return };
        let live = if maker == Player::Alice { alice } else { bob };
        let Course::Open { live, forced, .. } = self.course(live, maker, who) else { return };
        let kept = match forced {
            Some(forced) => Set::single(forced),
            None => undominated(&live.elements(), &[&live], |here, there| here.is_subset(there)),
        };
        moves.retain(|m| *m != Move::PASS && kept.contains(m.element()));
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
        match (threats.iter().min_by_key(|threat| threat.len()), self.left(at, who)) {
            (None, _) => {}
            (_, 1) => wanted = threats.iter().fold(wanted, |all, threat| all & *threat),
            (Some(smallest), _) => wanted = *smallest,
        }
        let kept = undominated(&wanted, &[&lives[0], &lives[1]], |here, there| here.is_subset(there));
        moves.retain(|m| *m != Move::PASS && kept.contains(m.element()));
    }

    /// Where sets are avoided, an element is dominated by another one that is in no other live sets of either player:
    /// a play in which the two are exchanged is no worse for the player who takes the other one.
    fn prune_avoiding(&self, at: &Claimed<W>, moves: &mut Vec<Move>) {
        let Some(lives) = self.lives(at) else { return };
        let kept = undominated(&self.free(at), &[&lives[0], &lives[1]], |here, there| there.is_subset(here));
        moves.retain(|m| *m == Move::PASS || kept.contains(m.element()));
    }
}

/// What the expert on hex says. The moves worth trying are noted, the most promising first.
fn of_hex<const W: usize>(outlook: Outlook<W>) -> Prospect {
    match outlook {
        Outlook::Won { winner, .. } => Prospect::Forced(Verdict::Win(winner)),
        Outlook::Open { moves, key } => {
            let key = PositionKey::of_sets(&[key.alice, key.bob]);
            Prospect::Open { key, rank: moves.len(), notes: moves.into_iter().map(|v| v as u64).collect() }
        }
    }
}

/// Keeps the moves that were noted, in that order.
fn keep_noted(notes: &[u64], moves: &mut Vec<Move>) {
    if !notes.is_empty() {
        let noted = notes.iter().map(|&v| Move::of(v as usize));
        *moves = noted.filter(|m| moves.contains(m)).collect();
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
    lives: &[&Live<W>],
    by: impl Fn(&Places, &Places) -> bool,
) -> Set<W> {
    let sets = || lives.iter().flat_map(|live| &live.0);
    if sets().count() > MOST_PLACES {
        return *elements;
    }
    let mut places = vec![Places::EMPTY; Set::<W>::CAPACITY];
    for (i, set) in sets().enumerate() {
        set.iter().for_each(|v| places[v].insert(i));
    }
    let dominated = |v: &usize| {
        let (v, here) = (*v, &places[*v]);
        elements.iter().any(|u| u != v && by(here, &places[u]) && (!by(&places[u], here) || u < v))
    };
    elements.iter().filter(|v| !dominated(v)).collect()
}
