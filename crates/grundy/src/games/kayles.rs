//! `kayles`: the chosen vertices stay independent. `clique-forming` is kayles on the complement.

use crate::families::entry::*;
use crate::families::lattice::Lattice;
use crate::families::selection::{Choice, Elements, MakeChoice, Setup};
use crate::families::shapes::{Induced, Shapes};
use crate::families::{Family, Problem};
use crate::graph::{Graph, Label, Labelled, Set};
use crate::rules::{Convention, Key, Player};

pub static KAYLES: Entry = Entry {
    id: "kayles",
    name: Bilingual { en: "Node Kayles", pt: "Kayles em grafos" },
    rules: Bilingual {
        en: "Choose a vertex that is not adjacent to any chosen vertex. As a score game Alice wants many vertices chosen: the result is alpha_g.",
        pt: "Escolha um vértice que não seja vizinho de nenhum vértice já escolhido. No jogo de pontuação, Alice quer muitos vértices escolhidos: o resultado é alpha_g.",
    },
    conventions: &[Convention::Normal, Convention::Misere, Convention::Score],
    board: BoardKind::Graph(GraphKind {
        arcs: false,
        labelled: Some(Labelled::Vertices),
        tokens: Tokens::None,
    }),
    keys: &[],
    takes_start: true,
    order: Order::Free,
    summable: true,
    numbers: &[NumberInfo {
        name: "alpha_g",
        help: Bilingual {
            en: "vertices chosen in kayles when Alice maximises",
            pt: "vértices escolhidos no kayles quando Alice maximiza",
        },
        ..NumberInfo::SCORE
    }],
    examples: &[
        Example {
            problem: "kayles:P5",
            expect: &[("nimber", "3"), ("winner", "\"alice\"")],
            source: "book tab. 2.1",
        },
        Example {
            problem: "kayles:P2+P3+P4+P5",
            expect: &[("nimber", "0"), ("winner", "\"bob\"")],
            source: "book 2.3",
        },
        Example { problem: "kayles:C7", expect: &[("winner", "\"alice\"")], source: "book cor. 2.4" },
        Example { problem: "kayles:bowling(9)", expect: &[("nimber", "4")], source: "book tab. 2.2" },
        Example { problem: "kayles:bowling-circle(8)", expect: &[("nimber", "0")], source: "book cor. 2.6" },
        Example { problem: "kayles:caterpillar(5)", expect: &[("nimber", "1")], source: "book ex. 2.5" },
    ],
    complexity: &[
        Complexity { form: "normal", known: "PSPACE-complete", source: "Schaefer 1978" },
        Complexity {
            form: "normal, paths and cycles",
            known: "periodic, period 34",
            source: "Guy and Smith 1956",
        },
        Complexity { form: "normal, cographs", known: "polynomial", source: "Bodlaender and Kratsch 2002" },
    ],
    build: |problem| build(problem, false),
};

pub static CLIQUE_FORMING: Entry = Entry {
    id: "clique-forming",
    name: Bilingual { en: "Clique-forming game", pt: "Jogo da formação de clique" },
    rules: Bilingual {
        en: "Choose a vertex that is adjacent to every chosen vertex. As a score game Alice wants many vertices chosen: the result is omega_g.",
        pt: "Escolha um vértice vizinho de todos os vértices já escolhidos. No jogo de pontuação, Alice quer muitos vértices escolhidos: o resultado é omega_g.",
    },
    conventions: &[Convention::Normal, Convention::Misere, Convention::Score],
    board: BoardKind::Graph(GraphKind {
        arcs: false,
        labelled: Some(Labelled::Vertices),
        tokens: Tokens::None,
    }),
    keys: &[],
    takes_start: true,
    order: Order::Free,
    summable: true,
    numbers: &[NumberInfo {
        name: "omega_g",
        help: Bilingual {
            en: "vertices chosen in clique-forming when Alice maximises",
            pt: "vértices escolhidos na formação de clique quando Alice maximiza",
        },
        ..NumberInfo::SCORE
    }],
    examples: &[
        Example {
            problem: "clique-forming:~P5",
            expect: &[("nimber", "3")],
            source: "book tab. 2.1, on the complement",
        },
        Example {
            problem: "clique-forming:K4",
            expect: &[("winner", "\"bob\"")],
            source: "all four vertices are chosen",
        },
    ],
    complexity: &[Complexity { form: "normal, misere", known: "PSPACE-complete", source: "Schaefer 1978" }],
    build: |problem| build(problem, true),
};

/// The graph in which chosen vertices must be independent, and its labels.
struct Conflicts<'a> {
    graph: &'a Graph,
    complement: bool,
    labels: Option<&'a [Label]>,
}

fn build(problem: &Problem, complement: bool) -> Result<Family, Refusal> {
    let labels = problem.terms.labels.as_deref();
    let conflicts = Conflicts { graph: problem.graph(), complement, labels };
    let setup = Setup { problem, elements: Elements::Vertices, maximiser: Player::Alice, mirrored: true };
    setup.build(&conflicts)
}

impl MakeChoice for Conflicts<'_> {
    fn make<const W: usize>(&self) -> Box<dyn Choice<W>> {
        let n = self.graph.n();
        let mut rows = self.graph.rows::<W>();
        if self.complement {
            rows = rows.iter().enumerate().map(|(v, row)| Set::full(n).minus(row).without(v)).collect();
        }
        let closed = rows.iter().enumerate().map(|(v, row)| row.with(v)).collect();
        let lattice = Lattice::new(rows);
        let shapes = Shapes::of(self.graph, &lattice, self.labels);
        Box::new(Kayles { lattice, closed, shapes })
    }
}

/// Kayles by its free vertices.
struct Kayles<const W: usize> {
    lattice: Lattice<W>,
    closed: Vec<Set<W>>,
    shapes: Option<Shapes<W>>,
}

impl<const W: usize> Choice<W> for Kayles<W> {
    /// A start set that is not independent leaves nothing to play: no move could make it so.
    fn begin(&self, chosen: &Set<W>) -> Set<W> {
        if self.lattice.neighbours(chosen).meets(chosen) {
            return Set::EMPTY;
        }
        chosen.iter().fold(Set::full(self.lattice.n()), |free, v| free.minus(&self.closed[v]))
    }

    fn playable(&self, free: &Set<W>) -> Set<W> {
        *free
    }

    fn choose(&self, free: &Set<W>, v: usize) -> Set<W> {
        free.minus(&self.closed[v])
    }

    fn parts(&self, free: &Set<W>, out: &mut Vec<Set<W>>) {
        self.lattice.components(free, out);
    }

    fn key(&self, free: &Set<W>) -> Option<Key> {
        self.shapes.as_ref().map(|shapes| shapes.key(&Induced(*free)))
    }

    fn size(&self, free: &Set<W>) -> usize {
        free.len()
    }
}
