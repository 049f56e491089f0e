//! `closed-interval`: choose a vertex outside the interval of the chosen vertices.

use super::{ConvexityGame, GAME, Intervals, allowed, avoids, build};
use crate::families::entry::*;
use crate::graph::Set;
use crate::rules::Player;

pub static CLOSED_INTERVAL: Entry = Entry {
    id: "closed-interval",
    name: Bilingual { en: "Closed interval game", pt: "Jogo do intervalo fechado" },
    rules: Bilingual {
        en: "Choose a vertex outside the interval of the chosen vertices; the play is over when that interval is the whole graph. As a score game Alice wants few vertices chosen.",
        pt: "Escolha um vértice fora do intervalo dos vértices escolhidos; a partida termina quando esse intervalo é o grafo todo. No jogo de otimização, Alice quer poucos vértices escolhidos.",
    },
    numbers: &[NumberInfo::score(
        "cgn_g",
        "vertices chosen in closed-interval when Alice minimises",
        "vértices escolhidos no jogo do intervalo fechado quando Alice minimiza",
    )],
    examples: &[
        Example::new("closed-interval{start=0}:P5", &[("nimber", "4")], "book 6.2"),
        Example::new("closed-interval{start=0}:tree(0,0,0,3,4)", &[("nimber", "3")], "book 6.2"),
        Example::new("closed-interval:tree(0,0,0,3,4)", &[("winner", "\"alice\"")], "book 6.1"),
        Example::new("closed-interval:g6:EsCO", &[("winner", "\"bob\"")], "book thm 6.2: a doubled tree"),
    ],
    complexity: &[
        Complexity::new("all forms", "in PSPACE, hardness open", "book 6.4"),
        Complexity::new("normal, misere, trees", "linear time", "Araujo et al. 2024"),
        Complexity::new("normal, block graphs and cacti", "polynomial", "Dailly, Gahlawat and Myint 2024"),
    ],
    build: |problem| build(problem, ClosedInterval { avoid: avoids(problem) }, Player::Bob),
    ..GAME
};

/// Positions are saturated chosen sets: see [`Intervals::saturated`].
#[derive(Clone, Copy)]
struct ClosedInterval {
    avoid: bool,
}

impl ConvexityGame for ClosedInterval {
    fn begin<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>) -> Set<W> {
        intervals.saturated(chosen)
    }

    fn playable<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>) -> Set<W> {
        let all = intervals.everything();
        let interval = intervals.interval(chosen);
        let covered_after = |v| intervals.interval_with(chosen, &interval, v);
        allowed(self.avoid, all.minus(&interval), &all, covered_after)
    }

    fn choose<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>, v: usize) -> Set<W> {
        intervals.saturated(&chosen.with(v))
    }

    fn parts<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>, out: &mut Vec<Set<W>>) {
        if !self.avoid {
            intervals.split(chosen, &self.playable(intervals, chosen), out);
        }
    }
}
