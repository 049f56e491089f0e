//! `hull`: choose any vertex not chosen; over when the hull of the chosen vertices is everything.

use super::{ConvexityGame, GAME, Intervals, allowed, avoids, build};
use crate::families::entry::*;
use crate::graph::Set;
use crate::rules::Player;

pub static HULL: Entry = Entry {
    id: "hull",
    name: Bilingual { en: "Hull game", pt: "Jogo da envoltória" },
    rules: Bilingual {
        en: "Choose any vertex that is not chosen yet; the play is over when the convex hull of the chosen vertices is the whole graph. As a score game Alice wants few vertices chosen.",
        pt: "Escolha qualquer vértice ainda não escolhido; a partida termina quando a envoltória convexa dos vértices escolhidos é o grafo todo. No jogo de otimização, Alice quer poucos vértices escolhidos.",
    },
    numbers: &[NumberInfo::score(
        "hn_g",
        "vertices chosen in hull when Alice minimises",
        "vértices escolhidos no jogo da envoltória quando Alice minimiza",
    )],
    examples: &[
        Example::new("hull:C5", &[("nimber", "1")], "book tab. 6.1"),
        Example::new("hull:K1&C4", &[("nimber", "2")], "book tab. 6.1"),
        Example::new("hull:grid(3,4)", &[("nimber", "0")], "book tab. 6.1"),
        Example::new("hull{convention=misere}:C6", &[("winner", "\"alice\"")], "book tab. 6.1"),
        Example::new("hull{goal=avoid}:C6", &[("nimber", "1")], "book tab. 6.1, second column"),
    ],
    complexity: &[
        Complexity::new("normal, misere, diameter two", "PSPACE-complete", "Araujo et al. 2024"),
        Complexity::new("ptolemaic graphs", "by parity", "Araujo et al. 2024"),
    ],
    build: |problem| build(problem, Hull { avoid: avoids(problem) }, Player::Bob),
    ..GAME
};

#[derive(Clone, Copy)]
struct Hull {
    avoid: bool,
}

impl ConvexityGame for Hull {
    fn playable<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>) -> Set<W> {
        let all = intervals.everything();
        let hull = intervals.hull(chosen);
        if hull == all {
            return Set::EMPTY;
        }
        allowed(self.avoid, all.minus(chosen), &all, |v| intervals.hull_with(&hull, v))
    }
}
