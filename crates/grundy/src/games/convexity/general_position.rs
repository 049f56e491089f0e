//! `general-position`: no chosen vertex lies between two others.

use super::{CONVEXITY_KEY, ConvexityGame, GAME, Intervals, build};
use crate::families::entry::*;
use crate::graph::Set;
use crate::rules::Player;

pub static GENERAL_POSITION: Entry = Entry {
    id: "general-position",
    name: Bilingual { en: "General position game", pt: "Jogo da posição geral" },
    rules: Bilingual {
        en: "Choose a vertex so that no three chosen vertices have one in the interval of the other two. As a score game Alice wants many vertices chosen.",
        pt: "Escolha um vértice de modo que não haja três vértices escolhidos com um deles no intervalo dos outros dois. No jogo de otimização, Alice quer muitos vértices escolhidos.",
    },
    keys: &[CONVEXITY_KEY],
    numbers: &[NumberInfo::score(
        "gp_g",
        "vertices chosen in general-position when Alice maximises",
        "vértices escolhidos no jogo da posição geral quando Alice maximiza",
    )],
    examples: &[
        Example::new("general-position:K5", &[("winner", "\"alice\"")], "all five vertices are chosen"),
        Example::new("general-position:P5", &[("winner", "\"bob\"")], "exactly two vertices are chosen"),
        Example::new(
            "general-position{convention=score}:P5",
            &[("score", "2")],
            "three vertices of a path are never in general position",
        ),
    ],
    complexity: &[Complexity::new(
        "normal, misere, diameter four",
        "PSPACE-complete",
        "Chandran et al. 2024",
    )],
    build: |problem| build(problem, GeneralPosition, Player::Alice),
    ..GAME
};

#[derive(Clone, Copy)]
struct GeneralPosition;

impl ConvexityGame for GeneralPosition {
    /// A start set that is not in general position leaves nothing to play.
    fn begin<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>) -> Set<W> {
        let clear = |u: usize, v: usize| (*intervals.between(u, v) & *chosen).len() <= 2;
        match chosen.iter().all(|u| chosen.iter().all(|v| clear(u, v))) {
            true => *chosen,
            false => intervals.everything(),
        }
    }

    fn playable<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>) -> Set<W> {
        let outside = intervals.everything().minus(&intervals.interval(chosen));
        let clear = |u: usize, v: usize| *intervals.between(u, v) & *chosen == Set::single(u);
        outside.iter().filter(|&v| chosen.iter().all(|u| clear(u, v))).collect()
    }
}
