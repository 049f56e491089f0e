//! `closed-hull`: choose a vertex outside the hull of the chosen vertices.

use super::{ConvexityGame, GAME, Intervals, allowed, avoids, build};
use crate::families::entry::*;
use crate::graph::Set;
use crate::rules::Player;

pub static CLOSED_HULL: Entry = Entry {
    id: "closed-hull",
    name: Bilingual { en: "Closed hull game", pt: "Jogo da envoltória fechada" },
    rules: Bilingual {
        en: "Choose a vertex outside the convex hull of the chosen vertices; the play is over when that hull is the whole graph. As a score game Alice wants few vertices chosen.",
        pt: "Escolha um vértice fora da envoltória convexa dos vértices escolhidos; a partida termina quando essa envoltória é o grafo todo. No jogo de otimização, Alice quer poucos vértices escolhidos.",
    },
    numbers: &[NumberInfo::score(
        "chn_g",
        "vertices chosen in closed-hull when Alice minimises",
        "vértices escolhidos no jogo da envoltória fechada quando Alice minimiza",
    )],
    examples: &[
        Example::new("closed-hull:K4", &[("winner", "\"bob\"")], "all four vertices are chosen"),
        Example::new(
            "closed-hull{start=0}:P5",
            &[("nimber", "4")],
            "on trees the hull is the interval: book 6.2",
        ),
    ],
    complexity: &[Complexity::new("normal, misere, diameter two", "PSPACE-complete", "Araujo et al. 2024")],
    build: |problem| build(problem, ClosedHull { avoid: avoids(problem) }, Player::Bob),
    ..GAME
};

/// Positions are hulls: which vertices were chosen inside no longer matters.
#[derive(Clone, Copy)]
struct ClosedHull {
    avoid: bool,
}

impl ConvexityGame for ClosedHull {
    fn begin<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>) -> Set<W> {
        intervals.hull(chosen)
    }

    fn playable<const W: usize>(self, intervals: &Intervals<W>, hull: &Set<W>) -> Set<W> {
        let all = intervals.everything();
        allowed(self.avoid, all.minus(hull), &all, |v| intervals.hull_with(hull, v))
    }

    fn choose<const W: usize>(self, intervals: &Intervals<W>, hull: &Set<W>, v: usize) -> Set<W> {
        intervals.hull_with(hull, v)
    }

    fn parts<const W: usize>(self, intervals: &Intervals<W>, hull: &Set<W>, out: &mut Vec<Set<W>>) {
        if !self.avoid {
            intervals.split(hull, &self.playable(intervals, hull), out);
        }
    }
}
