//! The rules of all claim games.

use super::position::Decided;
use super::{Claimed, Claims, Picture, Rule};
use crate::graph::Set;
use crate::rules::{
    Convention, Mark, Move, Place, Player, PositionKey, Prospect, Remark, Rules, Verdict, View, Words,
};

impl<const W: usize> Claims<W> {
    /// Whether the next element is offered and not claimed.
    pub(super) fn offers(&self, at: &Claimed<W>) -> bool {
        let offer = usize::from(self.manner.bias[0]) + usize::from(self.manner.bias[1]);
        matches!(self.manner.rule, Rule::WaiterClient { .. })
            && at.picked(Player::Bob) == 0
            && at.offered.len() < offer
    }

    /// Gives Client all that is left where Waiter can make no further offer.
    pub(super) fn with_remainder(&self, mut at: Claimed<W>) -> Claimed<W> {
        let offer = usize::from(self.manner.bias[0]) + usize::from(self.manner.bias[1]);
        let waiter_begins = matches!(self.manner.rule, Rule::WaiterClient { .. }) && at.offered.is_empty();
        let free = self.free(&at);
        if waiter_begins && at.decided == Decided::Open && free.len() < offer {
            at.owned[1] |= free;
            at.picks = 0;
            if self.decides(Player::Bob) && self.family.holds(&at.owned[1]) {
                at.decided = Decided::Bob;
            }
        }
        at
    }

    /// The position after a player has got an element, with what that decides.
    fn claim(&self, mut at: Claimed<W>, who: Player, element: usize) -> Claimed<W> {
        at.owned[who.index()].insert(element);
        if at.decided == Decided::Open && self.decides(who) && self.family.holds_by(at.of(who), element) {
            at.decided = if who == Player::Alice { Decided::Alice } else { Decided::Bob };
        }
        at
    }

    /// Waiter offers an element.
    fn offer(&self, at: &Claimed<W>, element: usize) -> (Claimed<W>, Player) {
        let at = Claimed { offered: at.offered.with(element), ..*at };
        (at, if self.offers(&at) { Player::Alice } else { Player::Bob })
    }

    /// Client keeps an offered element; after the last one Waiter gets the rest.
    fn keep(&self, at: &Claimed<W>, element: usize) -> (Claimed<W>, Player) {
        let kept = at.picked(Player::Bob) + 1;
        let mut at = Claimed { offered: at.offered.without(element), ..*at };
        at = self.claim(at, Player::Bob, element).with_picks(Player::Bob, kept);
        if kept < self.manner.bias[1] {
            return (at, Player::Bob);
        }
        at = at.offered.iter().fold(at, |at, rest| self.claim(at, Player::Alice, rest));
        at = Claimed { offered: Set::EMPTY, picks: 0, ..at };
        (self.with_remainder(at), Player::Alice)
    }

    /// The verdict on a play that is over.
    pub(super) fn result(&self, at: &Claimed<W>) -> Verdict {
        let [alice, bob] = [Player::Alice, Player::Bob].map(Verdict::Win);
        match (self.manner.rule, at.decided) {
            (Rule::Scoring, _) => match self.lead(at).signum() {
                1 => alice,
                -1 => bob,
                _ => Verdict::Draw,
            },
            (Rule::MakerBreaker | Rule::WaiterClient { either: false }, decided) => {
                if decided == Decided::Alice { alice } else { bob }
            }
            (Rule::AvoiderEnforcer, decided) => {
                if decided == Decided::Alice {
                    bob
                } else {
                    alice
                }
            }
            (_, Decided::Open | Decided::Both) => Verdict::Draw,
            (Rule::AvoiderAvoider, Decided::Alice) => bob,
            (Rule::AvoiderAvoider, Decided::Bob) => alice,
            (_, Decided::Alice) => alice,
            (_, Decided::Bob) => bob,
        }
    }

    /// Alice's points less Bob's.
    fn lead(&self, at: &Claimed<W>) -> i32 {
        let points = |who: Player| self.family.points(at.of(who), self.manner.sum);
        points(Player::Alice) - points(Player::Bob)
    }

    /// The elements that `who` may offer or claim.
    fn choices(&self, at: &Claimed<W>, who: Player) -> Set<W> {
        match (self.manner.rule, who) {
            _ if at.decided != Decided::Open => Set::EMPTY,
            (Rule::WaiterClient { .. }, _) if self.offers(at) != (who == Player::Alice) => Set::EMPTY,
            (Rule::WaiterClient { .. }, Player::Alice) => self.free(at).minus(&at.offered),
            (Rule::WaiterClient { .. }, Player::Bob) => at.offered,
            _ => self.free(at),
        }
    }
}

impl<const W: usize> Rules for Claims<W> {
    type Position = Claimed<W>;

    fn start(&self) -> Claimed<W> {
        self.start
    }

    fn moves(&self, at: &Claimed<W>, who: Player, out: &mut Vec<Move>) {
        out.extend(self.choices(at, who).iter().map(Move::of));
    }

    fn play(&self, at: &Claimed<W>, who: Player, m: Move) -> (Claimed<W>, Player) {
        let element = m.element();
        if let Rule::WaiterClient { .. } = self.manner.rule {
            return if self.offers(at) { self.offer(at, element) } else { self.keep(at, element) };
        }
        let picked = at.picked(who) + 1;
        let claimed = self.claim(*at, who, element);
        match picked < self.manner.bias(who) {
            true => (claimed.with_picks(who, picked), who),
            false => (claimed.with_picks(who, 0), who.other()),
        }
    }

    fn impartial(&self) -> bool {
        false
    }

    fn goal(&self) -> Option<Words> {
        Some(self.goal.clone())
    }

    fn task(&self, at: &Claimed<W>, next: Player) -> Option<Words> {
        self.task_words(at, next)
    }

    fn remarks(&self, at: &Claimed<W>, next: Player) -> Vec<Remark> {
        self.threat_remarks(at, next)
    }

    fn verdict(&self, at: &Claimed<W>, _next: Player, stuck: bool) -> Option<Verdict> {
        stuck.then(|| self.result(at))
    }

    fn prospect(&self, at: &Claimed<W>, next: Player) -> Prospect {
        self.outlook(at, next)
    }

    /// The expert on hex takes his time.
    fn slow_prospects(&self) -> bool {
        self.hex.is_some()
    }

    fn drop_dominated(
        &self,
        at: &Claimed<W>,
        who: Player,
        convention: Convention,
        notes: &[u64],
        moves: &mut Vec<Move>,
    ) {
        if convention == Convention::Objective {
            self.prune(at, who, notes, moves);
        }
    }

    fn gain(&self, _at: &Claimed<W>, _who: Player, _m: Move) -> i32 {
        0
    }

    fn final_score(&self, at: &Claimed<W>) -> i32 {
        self.lead(at)
    }

    /// Alice may get everything that is free, or Bob may.
    fn score_range(&self, at: &Claimed<W>, _next: Player) -> (i32, i32) {
        let free = self.free(at);
        let points = |owned: Set<W>| self.family.points(&owned, self.manner.sum);
        let [alice, bob] = at.owned;
        (points(alice) - points(bob | free), points(alice | free) - points(bob))
    }

    fn length(&self, at: &Claimed<W>) -> Option<u32> {
        (self.manner.rule == Rule::Scoring).then(|| self.free(at).len() as u32)
    }

    /// Positions that are images of each other are equivalent.
    fn key(&self, at: &Claimed<W>) -> PositionKey {
        let images = self.mirrors.images().iter();
        let least = images.fold(*at, |least, image| {
            let owned = at.owned.map(|owned| image.of(&owned));
            least.min(Claimed { owned, offered: image.of(&at.offered), ..*at })
        });
        let turn = u64::from(least.picks as u16) << 2 | least.decided as u64;
        let simple = turn == 0 && least.offered.is_empty();
        match simple {
            true => PositionKey::of_sets(&least.owned),
            false => {
                let sets = [least.owned[0], least.owned[1], least.offered];
                PositionKey::fingerprint(sets.into_iter().flat_map(|set| set.0).chain([turn]))
            }
        }
    }

    fn size(&self, at: &Claimed<W>) -> usize {
        self.free(at).len()
    }

    fn view(&self, at: &Claimed<W>) -> View {
        let mark = |element: usize| match element {
            _ if at.of(Player::Alice).contains(element) => Mark::Alice,
            _ if at.of(Player::Bob).contains(element) => Mark::Bob,
            _ if at.offered.contains(element) => Mark::Offered,
            _ => Mark::Free,
        };
        let counting = Player::BOTH.map(|who| self.manner.rule == Rule::Scoring || self.decides(who));
        self.picture.view(&self.elements, (0..self.elements.len()).map(mark).collect(), counting)
    }

    fn places(&self, _at: &Claimed<W>, m: Move) -> Vec<Place> {
        let element = m.element();
        match &self.picture {
            Picture::Edges { .. } => vec![Place::Line { at: element }],
            Picture::Vertices { of, .. } => vec![Place::element(of[element])],
            Picture::Grid { .. } | Picture::Hex { .. } | Picture::Blocks(_) => vec![Place::element(element)],
        }
    }

    fn move_text(&self, m: Move) -> String {
        self.elements[m.element()].clone()
    }
}
