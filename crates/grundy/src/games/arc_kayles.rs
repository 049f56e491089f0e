//! `arc-kayles`: choose an edge and remove both its ends. On a grid this is Cram.

use super::Problem;
use super::entry::*;
use super::lattice::Lattice;
use super::selection::{Choice, Elements, MakeChoice, Setup};
use super::shapes::{Pattern, Shapes};
use crate::graph::{Graph, Label, Labelled, Set};
use crate::rules::{Convention, Key, Player};

pub static ARC_KAYLES: Entry = Entry {
    id: "arc-kayles",
    name: Bilingual { en: "Arc Kayles", pt: "Kayles em arestas" },
    rules: Bilingual {
        en: "Choose an edge whose ends are both still there, and remove both. Labels speak of edges, in the order in which they are written; on a grid this is Cram.",
        pt: "Escolha uma aresta cujas pontas ainda estejam no grafo e remova ambas. Os rótulos são das arestas, na ordem em que foram escritas; em uma grade, é o jogo Cram.",
    },
    conventions: &[Convention::Normal, Convention::Misere, Convention::Score],
    board: BoardKind::Graph { arcs: false, labelled: Some(Labelled::Edges), token: false },
    keys: &[],
    takes_start: true,
    summable: true,
    numbers: &[NumberInfo {
        name: "nu_g",
        help: Bilingual {
            en: "edges chosen in arc-kayles when Alice maximises",
            pt: "arestas escolhidas no kayles em arestas quando Alice maximiza",
        },
    }],
    examples: &[
        Example {
            problem: "arc-kayles:P4",
            expect: &[("nimber", "2")],
            source: "options P2 (nimber 1) and 2P1 (nimber 0)",
        },
        Example {
            problem: "arc-kayles:grid(2,2)",
            expect: &[("winner", "\"bob\"")],
            source: "Cram on an even board: Bob mirrors",
        },
    ],
    complexity: &[Complexity { form: "normal", known: "open", source: "Schaefer 1978" }],
    build: |problem: &Problem| {
        let make = Edges { graph: problem.graph(), labels: problem.terms.labels.as_deref() };
        Setup { problem, elements: Elements::Edges, maximiser: Player::Alice, mirrored: false }.build(&make)
    },
};

struct Edges<'a> {
    graph: &'a Graph,
    labels: Option<&'a [Label]>,
}

impl MakeChoice for Edges<'_> {
    fn make<const W: usize>(&self) -> Box<dyn Choice<W>> {
        let ends = self.graph.simple_edges();
        let mut at_vertex = vec![Vec::new(); self.graph.n()];
        for (e, &(u, v)) in ends.iter().enumerate() {
            at_vertex[u.min(v)].push((e, u.max(v)));
        }
        let lattice = Lattice::new(self.graph.rows());
        // Labels sit on edges, of which shapes know nothing: labelled positions are their own keys.
        let shapes = if self.labels.is_none() { Shapes::of(self.graph, &lattice, None) } else { None };
        let labelled = self.labels.is_some();
        Box::new(ArcKayles { lattice, ends, at_vertex, labelled, shapes })
    }
}

/// Arc kayles by the vertices that are left.
struct ArcKayles<const W: usize> {
    lattice: Lattice<W>,
    ends: Vec<(usize, usize)>,
    /// For each vertex, its edges to larger vertices: (edge, other end).
    at_vertex: Vec<Vec<(usize, usize)>>,
    labelled: bool,
    shapes: Option<Shapes<W>>,
}

impl<const W: usize> ArcKayles<W> {
    /// Drops vertices without which the game is the same. Of several leaves at one vertex s the choice does
    /// not matter: one is enough. And if every neighbour s of a vertex b has a leaf, then b can go: choosing
    /// the edge b s leaves what choosing s and its leaf leaves, but for b, which later plays on in the same
    /// way or is isolated.
    fn reduced(&self, left: &Set<W>, leaves: &Set<W>) -> Set<W> {
        let (spare, supports) = self.lattice.spare_leaves(left, leaves);
        let elsewhere = left.minus(leaves).minus(&supports);
        let unsupported = left.minus(&supports);
        left.minus(&spare).minus(&elsewhere.minus(&self.lattice.neighbours(&unsupported)))
    }
}

/// Two vertices with the same two neighbours and no others.
struct Twins {
    pair: [usize; 2],
    at: [usize; 2],
}

impl<const W: usize> ArcKayles<W> {
    /// Twins at x and y may as well hang on one each: of the four edges between them two and two are alike,
    /// and once x or y is gone the other keeps one leaf either way. If nothing else joins x and y, the
    /// position falls apart there.
    fn twins(&self, left: &Set<W>, mut starts: Set<W>, mut candidates: Set<W>) -> Vec<Twins> {
        let mut found = Vec::new();
        while let Some(t) = starts.first() {
            starts.remove(t);
            if !candidates.contains(t) {
                continue;
            }
            candidates.remove(t);
            let around = *self.lattice.row(t) & *left;
            let Some(x) = around.first() else { continue };
            let Some(y) = around.without(x).first() else { continue };
            let twins = *self.lattice.row(x) & *self.lattice.row(y) & candidates;
            if let Some(twin) = twins.first() {
                candidates = candidates.without(twin).without(x).without(y);
                found.push(Twins { pair: [t, twin], at: [x, y] });
            }
        }
        found
    }
}

impl<const W: usize> Choice<W> for ArcKayles<W> {
    /// A start set with two edges that share an end leaves nothing to play.
    fn begin(&self, chosen: &Set<W>) -> Set<W> {
        let mut left = Set::full(self.lattice.n());
        for e in chosen.iter() {
            let (u, v) = self.ends[e];
            if !left.contains(u) || !left.contains(v) {
                return Set::EMPTY;
            }
            left = left.without(u).without(v);
        }
        left
    }

    fn playable(&self, left: &Set<W>) -> Set<W> {
        let mut edges = Set::EMPTY;
        for u in left.iter() {
            for &(e, v) in &self.at_vertex[u] {
                if left.contains(v) {
                    edges.insert(e);
                }
            }
        }
        edges
    }

    fn choose(&self, left: &Set<W>, edge: usize) -> Set<W> {
        let (u, v) = self.ends[edge];
        left.without(u).without(v)
    }

    fn parts(&self, left: &Set<W>, out: &mut Vec<Set<W>>) {
        let [joined, leaves, mut with_two] = self.lattice.by_degree(left);
        if self.labelled {
            // Labels on edges would tell apart what is alike without them.
            return self.lattice.components(&joined, out);
        }
        let mut reduced = joined;
        if !leaves.is_empty() {
            reduced = self.reduced(&joined, &leaves);
            with_two = self.lattice.by_degree(&reduced)[2];
        }
        let starts = self.lattice.may_have_twins(&reduced, &with_two);
        if starts.is_empty() {
            return self.lattice.components(&reduced, out);
        }
        let before = out.len();
        let twins = self.twins(&reduced, starts, with_two);
        let removed = twins.iter().fold(Set::EMPTY, |all, twin| all.with(twin.pair[0]).with(twin.pair[1]));
        self.lattice.components(&reduced.minus(&removed), out);
        for Twins { pair, at } in twins {
            for (twin, vertex) in pair.into_iter().zip(at) {
                let home = out[before..].iter_mut().find(|part| part.contains(vertex));
                home.expect("every vertex lies in a part").insert(twin);
            }
        }
    }

    fn key(&self, left: &Set<W>) -> Option<Key> {
        self.shapes.as_ref().map(|shapes| shapes.key(&Pattern { vertices: *left, marked: None }))
    }

    fn size(&self, left: &Set<W>) -> usize {
        left.len()
    }
}
