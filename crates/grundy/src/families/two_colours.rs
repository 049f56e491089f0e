//! Colouring by two players, each with a colour of their own: colouring a vertex forbids its neighbours to one of the
//! players. `col` and `snort` belong to this family.

use super::lattice::{Lattice, Offset};
use super::mirrors::{Image, Mirrors};
use super::shapes::{Pattern, Shapes};
use super::{Family, Problem, Refusal};
use crate::graph::{Graph, Label, Set};
use crate::rules::{GraphView, Mark, Move, Pack, Player, PositionKey, Reader, Rules, Stroke, View, letter};

/// What is required of two adjacent coloured vertices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Neighbours {
    /// Their colours differ, as in col.
    Differ,
    /// Their colours agree, as in snort.
    Agree,
}

/// Sets up a game of the family, at the least width that holds its vertices.
pub fn build(problem: &Problem, neighbours: Neighbours) -> Result<Family, Refusal> {
    const MOST: usize = Set::<16>::CAPACITY;
    match problem.graph().n() {
        0..=64 => Ok(Family::NarrowTints(TwoColours::new(problem, neighbours).into())),
        65..=128 => Ok(Family::MiddleTints(TwoColours::new(problem, neighbours).into())),
        129..=MOST => Ok(Family::WideTints(TwoColours::new(problem, neighbours).into())),
        n => Err(Refusal::too_large(words!(
            "{n} vertices; at most {MOST} can be searched",
            "{n} vértices; no máximo {MOST} podem ser examinados"
        ))),
    }
}

/// A position: the vertices that Alice may still colour, and those that Bob may. A vertex that is coloured, or that
/// neither player may colour, is in neither.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tinted<const W: usize> {
    /// The vertices that Alice may still colour.
    pub alice: Set<W>,
    /// The vertices that Bob may still colour.
    pub bob: Set<W>,
}

impl<const W: usize> Tinted<W> {
    /// The vertices that at least one player may still colour.
    #[inline]
    fn all(&self) -> Set<W> {
        self.alice | self.bob
    }

    #[inline]
    fn within(&self, set: &Set<W>) -> Self {
        Tinted { alice: self.alice & *set, bob: self.bob & *set }
    }

    #[inline]
    fn image(&self, image: &Image<W>) -> Self {
        Tinted { alice: image.of(&self.alice), bob: image.of(&self.bob) }
    }
}

impl<const W: usize> Pack for Tinted<W> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.alice.pack(out);
        self.bob.pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        Tinted { alice: Set::unpack(from), bob: Set::unpack(from) }
    }
}

/// A position with the rule that says which of its edges matter. A vertex coloured by Alice forbids its neighbours to
/// Alice in col and to Bob in snort. So an edge matters in col while one player may colour both ends, and in snort
/// while one player may colour one end and the other player the other.
#[derive(Clone, Copy)]
struct Situation<const W: usize> {
    at: Tinted<W>,
    neighbours: Neighbours,
}

impl<const W: usize> Situation<W> {
    /// The vertices that could be lost when Alice colours one of hers, and when Bob colours one of his.
    #[inline]
    fn threatened(&self) -> (Set<W>, Set<W>) {
        match self.neighbours {
            Neighbours::Differ => (self.at.alice, self.at.bob),
            Neighbours::Agree => (self.at.bob, self.at.alice),
        }
    }

    /// The vertices that an edge that matters joins to some vertex of a set.
    #[inline]
    fn next_to(&self, set: &Set<W>, lattice: &Lattice<W>) -> Set<W> {
        let (by_alice, by_bob) = self.threatened();
        let hers = lattice.neighbours(&(*set & self.at.alice)) & by_alice;
        hers | lattice.neighbours(&(*set & self.at.bob)) & by_bob
    }
}

impl<const W: usize> Pattern<W> for Situation<W> {
    #[inline]
    fn vertices(&self) -> Set<W> {
        self.at.all()
    }

    #[inline]
    fn image(&self, image: &Image<W>) -> Self {
        Situation { at: self.at.image(image), ..*self }
    }

    #[inline]
    fn edges(&self, offset: &Offset<W>) -> Set<W> {
        let (by_alice, by_bob) = self.threatened();
        offset.up(&self.at.alice) & by_alice | offset.up(&self.at.bob) & by_bob
    }

    #[inline]
    fn each_set(&self, mut take: impl FnMut(&Set<W>)) {
        take(&self.at.alice);
        take(&self.at.bob);
    }
}

/// Col or snort on a graph, on bit sets of `W` words. Labels merely forbid vertices to one of the players from the
/// start, so that they are part of positions and symmetry need not consider them.
pub struct TwoColours<const W: usize> {
    graph: Graph,
    neighbours: Neighbours,
    start: Tinted<W>,
    lattice: Lattice<W>,
    shapes: Option<Shapes<W>>,
    mirrors: Mirrors<W>,
}

impl<const W: usize> TwoColours<W> {
    fn new(problem: &Problem, neighbours: Neighbours) -> Self {
        let graph = problem.graph().clone();
        let labels = problem.terms.labels.as_deref();
        let may = |who: Player| {
            let allowed = |v: &usize| labels.is_none_or(|labels| who.may_choose(labels[*v]));
            (0..graph.n()).filter(allowed).collect()
        };
        let start = Tinted { alice: may(Player::Alice), bob: may(Player::Bob) };
        let lattice = Lattice::new(graph.rows());
        let shapes = Shapes::of(&graph, &lattice, None);
        let mirrors = if shapes.is_some() { Mirrors::none() } else { Mirrors::of(&graph, None) };
        TwoColours { graph, neighbours, start, lattice, shapes, mirrors }
    }

    #[inline]
    fn situation(&self, at: &Tinted<W>) -> Situation<W> {
        Situation { at: *at, neighbours: self.neighbours }
    }
}

impl<const W: usize> Rules for TwoColours<W> {
    type Position = Tinted<W>;

    fn start(&self) -> Tinted<W> {
        self.start
    }

    #[inline]
    fn moves(&self, at: &Tinted<W>, who: Player, out: &mut Vec<Move>) {
        let own = if who == Player::Alice { &at.alice } else { &at.bob };
        out.extend(own.iter().map(Move::of));
    }

    #[inline]
    fn play(&self, at: &Tinted<W>, who: Player, m: Move) -> (Tinted<W>, Player) {
        let v = m.element();
        let mut next = Tinted { alice: at.alice.without(v), bob: at.bob.without(v) };
        let from_alice = (who == Player::Alice) == (self.neighbours == Neighbours::Differ);
        let losing = if from_alice { &mut next.alice } else { &mut next.bob };
        *losing = losing.minus(self.lattice.row(v));
        (next, who.other())
    }

    /// Labels are in the positions already.
    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn impartial(&self) -> bool {
        false
    }

    /// The components of the graph of the edges that matter: moves in one do not affect another. Single vertices
    /// first, all at once, then the others by flood fill.
    fn parts(&self, at: &Tinted<W>, out: &mut Vec<Tinted<W>>) {
        let situation = self.situation(at);
        let all = at.all();
        let mut left = situation.next_to(&all, &self.lattice);
        out.extend(all.minus(&left).iter().map(|v| at.within(&Set::single(v))));
        while let Some(v) = left.first() {
            let next = |set: &Set<W>| situation.next_to(set, &self.lattice);
            let part = self.lattice.component_along(v, &left, |offset| situation.edges(offset), next);
            left = left.minus(&part);
            out.push(at.within(&part));
        }
    }

    fn exchanged(&self, at: &Tinted<W>) -> Option<Tinted<W>> {
        Some(Tinted { alice: at.bob, bob: at.alice })
    }

    fn key(&self, at: &Tinted<W>) -> PositionKey {
        if let Some(shapes) = &self.shapes {
            return shapes.key(&self.situation(at));
        }
        let images = self.mirrors.images().iter().map(|image| at.image(image));
        let least = images.fold(*at, |least, image| least.min(image));
        PositionKey::of_sets(&[least.alice, least.bob])
    }

    fn size(&self, at: &Tinted<W>) -> usize {
        at.alice.len() + at.bob.len()
    }

    /// Free vertices, with a letter where only one player may colour them.
    fn view(&self, at: &Tinted<W>) -> View {
        let label = |v: usize| match (at.alice.contains(v), at.bob.contains(v)) {
            (true, true) => Some(Label::C),
            (true, false) => Some(Label::A),
            (false, true) => Some(Label::B),
            (false, false) => None,
        };
        let of_all: Vec<Option<Label>> = (0..self.graph.n()).map(label).collect();
        let mark = |label: &Option<Label>| if label.is_some() { Mark::Free } else { Mark::Dead };
        let letters = || of_all.iter().map(|label| label.map_or('-', letter)).collect();
        View::Graph(GraphView {
            vertices: of_all.iter().map(mark).collect(),
            edges: Stroke::simple(&self.graph),
            labels: (at.alice != at.bob).then(letters),
            ..GraphView::of(&self.graph)
        })
    }

    fn move_text(&self, m: Move) -> String {
        self.graph.vertex_text(m.element())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Question;
    use std::collections::{HashMap, HashSet};

    fn widened<const W: usize>(at: &Tinted<1>) -> Tinted<W> {
        Tinted { alice: at.alice.iter().collect(), bob: at.bob.iter().collect() }
    }

    /// Whether `who` wins as first player under normal play, by plain recursion.
    fn wins(
        rules: &TwoColours<1>,
        at: &Tinted<1>,
        who: Player,
        known: &mut HashMap<(Tinted<1>, Player), bool>,
    ) -> bool {
        if let Some(known) = known.get(&(*at, who)) {
            return *known;
        }
        let mut moves = Vec::new();
        rules.moves(at, who, &mut moves);
        let wins = moves.into_iter().any(|m| !wins(rules, &rules.play(at, who, m).0, who.other(), known));
        known.insert((*at, who), wins);
        wins
    }

    /// Walks every position on one word and the same on `W` words: moves lead to the same positions, parts are the
    /// same, and positions that share a key on `W` words have the same winners.
    fn walk<const W: usize>(problem: &Problem, neighbours: Neighbours) -> usize {
        let (narrow, wide) =
            (TwoColours::<1>::new(problem, neighbours), TwoColours::<W>::new(problem, neighbours));
        let (mut seen, mut keys, mut known) = (HashSet::new(), HashMap::new(), HashMap::new());
        let mut stack = vec![narrow.start()];
        while let Some(at) = stack.pop() {
            if !seen.insert(at) {
                continue;
            }
            let winners = Player::BOTH.map(|who| wins(&narrow, &at, who, &mut known));
            assert_eq!(*keys.entry(wide.key(&widened(&at))).or_insert(winners), winners, "{at:?}");
            let (mut few, mut many) = (Vec::new(), Vec::new());
            narrow.parts(&at, &mut few);
            wide.parts(&widened(&at), &mut many);
            assert_eq!(few.iter().map(widened).collect::<Vec<Tinted<W>>>(), many);
            for who in Player::BOTH {
                let mut moves = Vec::new();
                narrow.moves(&at, who, &mut moves);
                for m in moves {
                    let (next, _) = narrow.play(&at, who, m);
                    assert_eq!(widened::<W>(&next), wide.play(&widened(&at), who, m).0);
                    stack.push(next);
                }
            }
        }
        seen.len()
    }

    #[test]
    fn all_widths_play_alike() {
        for text in ["col:grid(2,4)", "col:C7[ABCCABC]", "col:petersen", "col:tree(0,0,1,1,2,2)", "col:W5+P3"]
        {
            let Ok(question) = Question::read(text) else { panic!("{text}") };
            let problem = question.problems().next().expect("one problem");
            for neighbours in [Neighbours::Differ, Neighbours::Agree] {
                assert!(walk::<2>(problem, neighbours) > 20, "{text}");
                assert!(walk::<16>(problem, neighbours) > 20, "{text}");
            }
        }
    }
}
