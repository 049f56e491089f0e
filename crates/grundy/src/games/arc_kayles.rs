//! `arc-kayles`: choose an edge and remove both its ends. On a grid this is Cram.

use crate::families::Problem;
use crate::families::entry::*;
use crate::families::lattice::{Lattice, Offset};
use crate::families::selection::{Choice, Elements, GAME, MakeChoice, SelectionSetup};
use crate::families::shapes::{Induced, Shapes};
use crate::graph::{Labelled, Set};
use crate::rules::PositionKey;

pub static ARC_KAYLES: Entry = Entry {
    id: "arc-kayles",
    name: Bilingual { en: "Arc Kayles", pt: "Kayles em arestas" },
    rules: Bilingual {
        en: "Choose an edge whose ends are both still there, and remove both. Labels speak of edges, in the order in which they are written; on a grid this is Cram.",
        pt: "Escolha uma aresta cujas pontas ainda estejam no grafo e remova ambas. Os rótulos são das arestas, na ordem em que foram escritas; em uma grade, é o jogo Cram.",
    },
    board: BoardKind::Graph(GraphKind { arcs: false, labelled: Some(Labelled::Edges), tokens: Tokens::None }),
    numbers: &[NumberInfo::score(
        "nu_g",
        "edges chosen in arc-kayles when Alice maximises",
        "arestas escolhidas no kayles em arestas quando Alice maximiza",
    )],
    examples: &[
        Example::new("arc-kayles:P4", &[("nimber", "2")], "options P2 (nimber 1) and 2P1 (nimber 0)"),
        Example::new("arc-kayles:grid(2,2)", &[("winner", "\"bob\"")], "Cram on an even board: Bob mirrors"),
    ],
    complexity: &[Complexity::new("normal", "open", "Schaefer 1978")],
    build: |problem| {
        SelectionSetup { elements: Elements::Edges, mirrored: false, ..SelectionSetup::of(problem) }
            .build(&Edges)
    },
    ..GAME
};

struct Edges;

impl MakeChoice for Edges {
    fn make<const W: usize>(&self, problem: &Problem) -> Box<dyn Choice<W>> {
        let graph = problem.graph();
        let ends = graph.simple_edges();
        let lattice = Lattice::new(graph.rows());
        let lists = Lists::new(&lattice, &ends);
        // Labels are on edges, which shapes do not include: labelled positions are their own keys.
        let labelled = problem.terms.labels.is_some();
        let shapes = if labelled { None } else { Shapes::of(graph, &lattice, None) };
        let both_ends = ends.iter().map(|&(u, v)| Set::single(u).with(v)).collect();
        Box::new(ArcKayles { lattice, both_ends, lists, labelled, shapes })
    }
}

/// Arc kayles by the vertices that are left.
struct ArcKayles<const W: usize> {
    lattice: Lattice<W>,
    /// The two ends of each edge.
    both_ends: Vec<Set<W>>,
    lists: Lists<W>,
    labelled: bool,
    shapes: Option<Shapes<W>>,
}

impl<const W: usize> ArcKayles<W> {
    /// Drops vertices that do not change the game. Several leaves at one vertex s are interchangeable: one is enough.
    /// And if every neighbour s of a vertex b has a leaf, then b can be dropped: choosing the edge b s leaves the
    /// same as choosing s and its leaf, except for b, to which the same argument applies later or which is isolated.
    fn reduced(&self, left: &Set<W>, leaves: &Set<W>) -> Set<W> {
        let (spare, supports) = self.lattice.spare_leaves(left, leaves);
        let elsewhere = left.minus(leaves).minus(&supports);
        let unsupported = left.minus(&supports);
        left.minus(&spare).minus(&elsewhere.minus(&self.lattice.neighbours(&unsupported)))
    }
}

/// The edges by their ends.
enum Lists<const W: usize> {
    /// For each offset of the lattice, the edge that leads down from each vertex: edges are not tested one by one,
    /// which would cause branch mispredictions.
    Down(Vec<(Offset<W>, Vec<u32>)>),
    /// For each vertex, its edges to larger vertices: (edge, other end).
    Up(Vec<Vec<(usize, usize)>>),
}

impl<const W: usize> Lists<W> {
    fn new(lattice: &Lattice<W>, ends: &[(usize, usize)]) -> Lists<W> {
        let Some(offsets) = lattice.offsets() else {
            let mut up = vec![Vec::new(); lattice.n()];
            for (e, &(u, v)) in ends.iter().enumerate() {
                up[u.min(v)].push((e, u.max(v)));
            }
            return Lists::Up(up);
        };
        let down = |offset: &Offset<W>| {
            let mut edges = vec![0; lattice.n()];
            for (e, &(u, v)) in ends.iter().enumerate().filter(|(_, (u, v))| u.abs_diff(*v) == offset.d) {
                edges[u.max(v)] = e as u32;
            }
            (*offset, edges)
        };
        Lists::Down(offsets.iter().map(down).collect())
    }

    /// The edges with both ends in a set.
    fn within(&self, left: &Set<W>) -> Set<W> {
        let mut found = Set::EMPTY;
        match self {
            Lists::Down(by_offset) => {
                for (offset, edges) in by_offset {
                    for v in (offset.up(left) & *left).iter() {
                        found.insert(edges[v] as usize);
                    }
                }
            }
            Lists::Up(up) => {
                for u in left.iter() {
                    for (e, _) in up[u].iter().filter(|(_, v)| left.contains(*v)) {
                        found.insert(*e);
                    }
                }
            }
        }
        found
    }
}

/// Two vertices with the same two neighbours and no others.
struct Twins {
    pair: [usize; 2],
    at: [usize; 2],
}

impl<const W: usize> ArcKayles<W> {
    /// Twins with neighbours x and y may be replaced by one leaf at x and one at y: the four edges between them form
    /// two pairs of equivalent moves, and once x or y is removed the other keeps one leaf either way. If nothing else
    /// connects x and y, the position splits there.
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
            if !self.both_ends[e].is_subset(&left) {
                return Set::EMPTY;
            }
            left = self.choose(&left, e);
        }
        left
    }

    fn playable(&self, left: &Set<W>) -> Set<W> {
        self.lists.within(left)
    }

    fn choose(&self, left: &Set<W>, edge: usize) -> Set<W> {
        left.minus(&self.both_ends[edge])
    }

    fn parts(&self, left: &Set<W>, out: &mut Vec<Set<W>>) {
        let [joined, leaves, mut with_two] = self.lattice.by_degree(left);
        if self.labelled {
            // Labels on edges would distinguish moves that are otherwise equivalent.
            return self.lattice.components(&joined, out);
        }
        let mut reduced = joined;
        if !leaves.is_empty() {
            reduced = self.reduced(&joined, &leaves);
            if reduced != joined {
                with_two = self.lattice.by_degree(&reduced)[2];
            }
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

    fn key(&self, left: &Set<W>) -> Option<PositionKey> {
        self.shapes.as_ref().map(|shapes| shapes.key(&Induced(*left)))
    }

    /// Vertices are counted together with their neighbours: of two boards with equally many vertices, the one with
    /// fewer moves ends sooner.
    fn size(&self, left: &Set<W>) -> usize {
        left.len() + 2 * self.lattice.edges(left)
    }
}
