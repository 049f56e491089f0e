//! `convex-set`: the chosen vertices are convex after every move.

use super::{CONVEXITY_KEY, ConvexityGame, GAME, Intervals, build};
use crate::families::entry::*;
use crate::graph::Set;
use crate::rules::Player;

pub static CONVEX_SET: Entry = Entry {
    id: "convex-set",
    name: Bilingual { en: "Convex set forming game", pt: "Jogo da formação de conjunto convexo" },
    rules: Bilingual {
        en: "Choose a vertex so that the chosen vertices form a convex set. As a score game Alice wants many vertices chosen: the result is gcn, and a graph is convexable if it is the number of vertices.",
        pt: "Escolha um vértice de modo que os vértices escolhidos formem um conjunto convexo. No jogo de otimização, Alice quer muitos vértices escolhidos: o resultado é gcn, e o grafo é convexável se ele é o número de vértices.",
    },
    keys: &[CONVEXITY_KEY],
    numbers: &[NumberInfo::score(
        "gcn",
        "vertices chosen in convex-set when Alice maximises",
        "vértices escolhidos na formação de conjunto convexo quando Alice maximiza",
    )],
    examples: &[
        Example::new(
            "convex-set{convention=score}:fan(5)",
            &[("score", "6")],
            "book lemma 6.7: fan(5) is convexable",
        ),
        Example::new("convex-set:P6", &[("winner", "\"bob\"")], "book thm 6.8"),
        Example::new("convex-set{convention=misere}:P6", &[("winner", "\"alice\"")], "book thm 6.8"),
    ],
    complexity: &[
        Complexity::new("normal, misere", "PSPACE-complete", "Brosse et al. 2025"),
        Complexity::new("ptolemaic graphs", "by parity, gcn = n", "book thm 6.8"),
    ],
    build: |problem| build(problem, ConvexSet, Player::Alice),
    ..GAME
};

#[derive(Clone, Copy)]
struct ConvexSet;

impl ConvexityGame for ConvexSet {
    fn playable<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>) -> Set<W> {
        let interval = intervals.interval(chosen);
        let free = intervals.everything().minus(chosen);
        free.iter().filter(|&v| intervals.interval_with(chosen, &interval, v) == chosen.with(v)).collect()
    }

    /// A vertex that would leave a gap now may fit later.
    fn most_left<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>) -> usize {
        intervals.everything().minus(chosen).len()
    }

    /// A start set that is not convex does not split: filling its gaps may take moves in several pieces.
    fn parts<const W: usize>(self, intervals: &Intervals<W>, chosen: &Set<W>, out: &mut Vec<Set<W>>) {
        if intervals.is_convex(chosen) {
            intervals.split(chosen, &self.playable(intervals, chosen), out);
        }
    }
}
