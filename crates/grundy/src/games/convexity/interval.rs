//! `interval`: choose any vertex not chosen; over when the interval of the chosen vertices is everything.

use super::{ConvexityGame, GAME, Intervals, allowed, avoids, build};
use crate::families::entry::*;
use crate::graph::Set;
use crate::rules::Player;

pub static INTERVAL: Entry = Entry {
    id: "interval",
    name: Bilingual { en: "Interval game", pt: "Jogo do intervalo" },
    rules: Bilingual {
        en: "Choose any vertex that is not chosen yet; the play is over when the interval of the chosen vertices is the whole graph. As a score game Alice wants few vertices chosen.",
        pt: "Escolha qualquer vértice ainda não escolhido; a partida termina quando o intervalo dos vértices escolhidos é o grafo todo. No jogo de otimização, Alice quer poucos vértices escolhidos.",
    },
    numbers: &[NumberInfo::score(
        "gn_g",
        "vertices chosen in interval when Alice minimises",
        "vértices escolhidos no jogo do intervalo quando Alice minimiza",
    )],
    examples: &[
        Example::new("interval:tree(0,0,0,3,4)", &[("winner", "\"bob\"")], "book 6.1"),
        Example::new(
            "interval{convention=score}:tree(0,0,0,3,4)",
            &[("score", "5")],
            "book 6.1: min(2f-1, n) on trees",
        ),
        Example::new("interval{convention=misere}:P5", &[("winner", "\"bob\"")], "book thm 6.4"),
    ],
    complexity: &[
        Complexity::new("all forms", "in PSPACE, hardness open", "book 6.4"),
        Complexity::new("ptolemaic graphs", "by parity", "Araujo et al. 2024"),
    ],
    build: |problem| build(problem, Interval { avoid: avoids(problem) }, Player::Bob),
    ..GAME
};

#[derive(Clone, Copy)]
struct Interval {
    avoid: bool,
}

impl ConvexityGame for Interval {
    fn playable<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>) -> Set<W> {
        let all = intervals.everything();
        let interval = intervals.interval(chosen);
        if interval == all {
            return Set::EMPTY;
        }
        allowed(self.avoid, all.minus(chosen), &all, |v| intervals.interval_with(chosen, &interval, v))
    }
}
