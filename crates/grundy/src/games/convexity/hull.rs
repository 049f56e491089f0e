//! `hull`: choose any vertex not chosen; over when the hull of the chosen vertices is everything.

use super::{BOARD, CONVENTIONS, CONVEXITY_KEY, ConvexityGame, GOAL_KEY, Intervals, allowed, avoids, build};
use crate::families::entry::{Bilingual, Complexity, Entry, Example, NumberInfo, Order};
use crate::graph::Set;
use crate::rules::Player;

pub static HULL: Entry = Entry {
    id: "hull",
    name: Bilingual { en: "Hull game", pt: "Jogo do fecho convexo" },
    rules: Bilingual {
        en: "Choose any vertex that is not chosen yet; the play is over when the convex hull of the chosen vertices is the whole graph. As a score game Alice wants few vertices chosen.",
        pt: "Escolha qualquer vértice ainda não escolhido; a partida termina quando o fecho convexo dos vértices escolhidos é o grafo todo. No jogo de pontuação, Alice quer poucos vértices escolhidos.",
    },
    conventions: CONVENTIONS,
    board: BOARD,
    keys: &[CONVEXITY_KEY, GOAL_KEY],
    takes_start: true,
    order: Order::Free,
    summable: true,
    numbers: &[NumberInfo {
        name: "hn_g",
        help: Bilingual {
            en: "vertices chosen in hull when Alice minimises",
            pt: "vértices escolhidos no jogo do fecho convexo quando Alice minimiza",
        },
        ..NumberInfo::SCORE
    }],
    examples: &[
        Example { problem: "hull:C5", expect: &[("nimber", "1")], source: "book tab. 6.1" },
        Example { problem: "hull:K1&C4", expect: &[("nimber", "2")], source: "book tab. 6.1" },
        Example { problem: "hull:grid(3,4)", expect: &[("nimber", "0")], source: "book tab. 6.1" },
        Example {
            problem: "hull{convention=misere}:C6",
            expect: &[("winner", "\"alice\"")],
            source: "book tab. 6.1",
        },
        Example {
            problem: "hull{goal=avoid}:C6",
            expect: &[("nimber", "1")],
            source: "book tab. 6.1, second column",
        },
    ],
    complexity: &[
        Complexity {
            form: "normal, misere, diameter two",
            known: "PSPACE-complete",
            source: "Araujo et al. 2024",
        },
        Complexity { form: "ptolemaic graphs", known: "by parity", source: "Araujo et al. 2024" },
    ],
    build: |problem| build(problem, Hull { avoid: avoids(problem) }, Player::Bob),
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
