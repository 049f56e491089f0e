//! Claim games in words: who wants what, what is threatened and what is forced.

use super::position::Decided;
use super::{Claimed, Claims, Rule};
use crate::rules::{Player, Remark, Words};

/// The most threats that are listed.
const MOST_THREATS: usize = 6;

impl Rule {
    /// Who wants what.
    pub(super) fn goal(self) -> Words {
        let (en, pt) = match self {
            Rule::MakerBreaker => (
                "Maker-Breaker: Alice wins if she comes to own a whole set, and Bob if she never does.",
                "Maker-Breaker: Alice vence se chegar a possuir um conjunto inteiro, e Bob, se isso nunca acontecer.",
            ),
            Rule::MakerMaker => (
                "Maker-Maker: whoever first owns a whole set wins; if nobody does, it is a draw.",
                "Maker-Maker: vence quem primeiro possuir um conjunto inteiro; se ninguém possuir, é empate.",
            ),
            Rule::AvoiderEnforcer => (
                "Avoider-Enforcer: Alice loses if she comes to own a whole set, and Bob if she never does.",
                "Avoider-Enforcer: Alice perde se chegar a possuir um conjunto inteiro, e Bob, se isso nunca acontecer.",
            ),
            Rule::AvoiderAvoider => (
                "Avoider-Avoider: whoever first owns a whole set loses; if nobody does, it is a draw.",
                "Avoider-Avoider: perde quem primeiro possuir um conjunto inteiro; se ninguém possuir, é empate.",
            ),
            Rule::WaiterClient { either: false } => (
                "Waiter-Client: Alice offers, Bob keeps and Alice gets the rest; she wins if she comes to own a whole set, and Bob if she never does.",
                "Waiter-Client: Alice oferece, Bob fica com uma parte e Alice recebe o resto; ela vence se chegar a possuir um conjunto inteiro, e Bob, se isso nunca acontecer.",
            ),
            Rule::WaiterClient { either: true } => (
                "Waiter-Client: Alice offers, Bob keeps and Alice gets the rest; whoever first owns a whole set wins.",
                "Waiter-Client: Alice oferece, Bob fica com uma parte e Alice recebe o resto; vence quem primeiro possuir um conjunto inteiro.",
            ),
            Rule::Scoring => (
                "A scoring game: whoever has more points at the end wins.",
                "Jogo com pontos: vence quem tiver mais pontos no fim.",
            ),
        };
        Words { en: en.into(), pt: pt.into() }
    }

    /// Whether it is good to own a whole set.
    fn makes(self) -> bool {
        matches!(self, Rule::MakerBreaker | Rule::MakerMaker)
    }
}

impl<const W: usize> Claims<W> {
    /// What to offer or to keep, or how much is still to be claimed in a turn of several elements.
    pub(super) fn task_words(&self, at: &Claimed<W>, next: Player) -> Option<Words> {
        let [waiter, client] = self.manner.bias.map(usize::from);
        if let Rule::WaiterClient { .. } = self.manner.rule {
            let offers = (waiter + client).saturating_sub(at.offered.len());
            let keeps = client.saturating_sub(at.picked(Player::Bob).into());
            return Some(match next {
                Player::Alice => words!(
                    "Choose what to offer to Bob: {offers} more.",
                    "Escolha o que oferecer a Bob: faltam {offers}."
                ),
                Player::Bob => words!(
                    "Choose what to keep of the offer: {keeps} more.",
                    "Escolha com o que ficar da oferta: faltam {keeps}."
                ),
            });
        }
        let left =
            usize::from(self.manner.bias(next).saturating_sub(at.picked(next))).min(self.free(at).len());
        (self.manner.bias(next) > 1).then(|| {
            words!("Claim elements, {left} more in this turn.", "Tome elementos: faltam {left} nesta vez.")
        })
    }

    /// The elements with which a player completes a set, where that decides the play and one element is claimed in a turn.
    fn completing(&self, at: &Claimed<W>, who: Player) -> Vec<usize> {
        if !self.manner.rule.makes() || self.manner.bias != [1, 1] || !self.decides(who) {
            return Vec::new();
        }
        let completes = |&element: &usize| self.family.holds_by(&at.of(who).with(element), element);
        self.free(at).iter().filter(completes).collect()
    }

    /// What a player can complete at once, and what must therefore be answered.
    pub(super) fn threat_remarks(&self, at: &Claimed<W>, next: Player) -> Vec<Remark> {
        if at.decided != Decided::Open {
            return Vec::new();
        }
        let names = |elements: &[usize]| {
            let all: Vec<&str> =
                elements.iter().take(MOST_THREATS).map(|&e| self.elements[e].as_str()).collect();
            all.join(", ")
        };
        let (own, other) = (self.completing(at, next), self.completing(at, next.other()));
        let (me, them) = (next.name(), next.other().name());
        match (&own[..], &other[..]) {
            ([_, ..], _) => vec![Remark::new(
                format!("{me} can complete a set at once, at {}.", names(&own)),
                format!("{me} pode completar um conjunto já, em {}.", names(&own)),
            )],
            ([], []) => Vec::new(),
            ([], [only]) => vec![Remark::new(
                format!(
                    "{them} threatens to complete a set at {0}, so {me} must claim {0}.",
                    self.elements[*only]
                ),
                format!(
                    "{them} ameaça completar um conjunto em {0}, e por isso {me} precisa tomar {0}.",
                    self.elements[*only]
                ),
            )],
            ([], _) => vec![Remark::new(
                format!(
                    "{them} threatens to complete a set at {}: {me} cannot stop all of these.",
                    names(&other)
                ),
                format!(
                    "{them} ameaça completar um conjunto em {}: {me} não pode impedir todas essas ameaças.",
                    names(&other)
                ),
            )],
        }
    }
}
