//! `interval`: choose any vertex not chosen; over when the interval of the chosen vertices is everything.

use super::{BOARD, CONVENTIONS, CONVEXITY_KEY, ConvexityGame, GOAL_KEY, Intervals, allowed, avoids, build};
use crate::families::entry::{Bilingual, Complexity, Entry, Example, NumberInfo, Order};
use crate::graph::Set;
use crate::rules::Player;

pub static INTERVAL: Entry = Entry {
    id: "interval",
    name: Bilingual { en: "Interval game", pt: "Jogo do intervalo" },
    rules: Bilingual {
        en: "Choose any vertex that is not chosen yet; the play is over when the interval of the chosen vertices is the whole graph. As a score game Alice wants few vertices chosen.",
        pt: "Escolha qualquer vértice ainda não escolhido; a partida termina quando o intervalo dos vértices escolhidos é o grafo todo. No jogo de pontuação, Alice quer poucos vértices escolhidos.",
    },
    conventions: CONVENTIONS,
    board: BOARD,
    keys: &[CONVEXITY_KEY, GOAL_KEY],
    takes_start: true,
    order: Order::Free,
    summable: true,
    numbers: &[NumberInfo {
        name: "gn_g",
        help: Bilingual {
            en: "vertices chosen in interval when Alice minimises",
            pt: "vértices escolhidos no jogo do intervalo quando Alice minimiza",
        },
        ..NumberInfo::SCORE
    }],
    examples: &[
        Example { problem: "interval:tree(0,0,0,3,4)", expect: &[("winner", "\"bob\"")], source: "book 6.1" },
        Example {
            problem: "interval{convention=score}:tree(0,0,0,3,4)",
            expect: &[("score", "5")],
            source: "book 6.1: min(2f-1, n) on trees",
        },
        Example {
            problem: "interval{convention=misere}:P5",
            expect: &[("winner", "\"bob\"")],
            source: "book thm 6.4",
        },
    ],
    complexity: &[
        Complexity { form: "all forms", known: "in PSPACE, hardness open", source: "book 6.4" },
        Complexity { form: "ptolemaic graphs", known: "by parity", source: "Araujo et al. 2024" },
    ],
    build: |problem| build(problem, Interval { avoid: avoids(problem) }, Player::Bob),
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
