//! `domination`: choose a vertex whose closed neighbourhood holds a vertex that is not yet dominated.

use crate::families::Problem;
use crate::families::entry::*;
use crate::families::lattice::Lattice;
use crate::families::selection::{Choice, GAME, MakeChoice, SelectionSetup};
use crate::families::shapes::{Marked, Shapes};
use crate::graph::Set;
use crate::rules::{Player, PositionKey};

pub static DOMINATION: Entry = Entry {
    id: "domination",
    name: Bilingual { en: "Domination game", pt: "Jogo da dominação" },
    rules: Bilingual {
        en: "Choose a vertex that dominates (is or is adjacent to) some vertex not dominated yet. As a score game Alice wants few vertices chosen: gamma_g, or gamma_g' if Bob starts.",
        pt: "Escolha um vértice que domine (seja ou seja vizinho de) algum vértice ainda não dominado. No jogo de otimização, Alice quer poucos vértices escolhidos: gamma_g, ou gamma_g' se Bob começa.",
    },
    numbers: &[NumberInfo::score(
        "gamma_g",
        "vertices chosen in domination when Alice minimises",
        "vértices escolhidos na dominação quando Alice minimiza",
    )],
    examples: &[
        Example::new("domination:P7", &[("nimber", "3")], "book thm 8.11"),
        Example::new(
            "domination:C7",
            &[("nimber", "1"), ("winner", "\"alice\"")],
            "book thm 8.13, corrected",
        ),
        Example::new("domination:P3+P6+P7", &[("nimber", "0")], "book 8.3"),
        Example::new("domination{convention=score}:P7", &[("score", "3")], "book thm 8.7"),
        Example::new("domination{convention=score,first=bob}:C10", &[("score", "4")], "book thm 8.7"),
        Example::new("domination{start=0;4}:P5", &[("nimber", "1")], "book lemma 8.12"),
    ],
    complexity: &[
        Complexity::new("score", "PSPACE-complete", "Bresar, Dorbec et al. 2016"),
        Complexity::new("normal, diameter two", "PSPACE-complete", "Brito et al. 2025"),
        Complexity::new("misere, diameter four", "PSPACE-complete", "Brito et al. 2025"),
    ],
    build: |problem| {
        SelectionSetup { maximiser: Player::Bob, ..SelectionSetup::of(problem) }.build(&Dominating)
    },
    ..GAME
};

struct Dominating;

impl MakeChoice for Dominating {
    fn make<const W: usize>(&self, problem: &Problem) -> Box<dyn Choice<W>> {
        let rows = problem.graph().rows::<W>();
        let closed = rows.iter().enumerate().map(|(v, row)| row.with(v)).collect();
        let lattice = Lattice::new(rows);
        let shapes = Shapes::of(problem.graph(), &lattice, problem.terms.labels.as_deref());
        Box::new(Domination { lattice, closed, shapes })
    }
}

/// Domination by the vertices that are not dominated yet.
struct Domination<const W: usize> {
    lattice: Lattice<W>,
    closed: Vec<Set<W>>,
    shapes: Option<Shapes<W>>,
}

impl<const W: usize> Domination<W> {
    /// The closed neighbourhood of a set.
    fn around(&self, set: &Set<W>) -> Set<W> {
        *set | self.lattice.neighbours(set)
    }
}

impl<const W: usize> Choice<W> for Domination<W> {
    fn begin(&self, chosen: &Set<W>) -> Set<W> {
        Set::full(self.lattice.n()).minus(&self.around(chosen))
    }

    fn playable(&self, undominated: &Set<W>) -> Set<W> {
        self.around(undominated)
    }

    fn choose(&self, undominated: &Set<W>, v: usize) -> Set<W> {
        undominated.minus(&self.closed[v])
    }

    /// Undominated vertices belong together if one vertex can dominate both: if they are at most 2 apart.
    fn parts(&self, undominated: &Set<W>, out: &mut Vec<Set<W>>) {
        let mut left = *undominated;
        while let Some(v) = left.first() {
            let mut part = Set::single(v);
            let mut frontier = part;
            while !frontier.is_empty() {
                frontier = (self.around(&self.around(&frontier)) & left).minus(&part);
                part |= frontier;
            }
            left = left.minus(&part);
            out.push(part);
        }
    }

    /// Who can still dominate what: edges between dominated vertices no longer matter.
    fn key(&self, undominated: &Set<W>) -> Option<PositionKey> {
        let pattern = Marked { vertices: self.around(undominated), marked: *undominated };
        self.shapes.as_ref().map(|shapes| shapes.key(&pattern))
    }

    fn size(&self, undominated: &Set<W>) -> usize {
        undominated.len()
    }

    /// By the continuation principle (Kinnersley, West and Zamani 2013) dominating more never lengthens the rest of
    /// the play. So, of two vertices, one of which newly dominates all that the other does, the minimiser needs only
    /// that one and the maximiser only the other.
    ///
    /// The principle holds with labels and passing too, where a play ends as soon as the player to move may choose nothing.
    /// Let U be a subset of V, both undominated. The minimiser plays on U and imagines a play on V by a best strategy
    /// there. What the maximiser plays on U, a pass too, can be played on V. What the strategy plays on V the minimiser
    /// copies, a pass as a pass. If it dominates nothing on U, any own move is made in its place, so that U stays a subset
    /// of V and both plays are equally long. Who may choose nothing on V may choose nothing on U, so that the play on U
    /// ends no later.
    fn undominated(&self, undominated: &Set<W>, own: &Set<W>, maximising: bool) -> Set<W> {
        let mut kept: Vec<(usize, Set<W>)> = Vec::new();
        for v in own.iter() {
            let gain = self.closed[v] & *undominated;
            let worse = |a: &Set<W>, b: &Set<W>| if maximising { b.is_subset(a) } else { a.is_subset(b) };
            if kept.iter().any(|(_, other)| worse(&gain, other)) {
                continue;
            }
            kept.retain(|(_, other)| !worse(other, &gain));
            kept.push((v, gain));
        }
        kept.into_iter().map(|(v, _)| v).collect()
    }
}
