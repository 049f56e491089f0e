//! `kayles`: the chosen vertices stay independent. `clique-forming` is kayles on the complement.

use crate::families::Problem;
use crate::families::entry::*;
use crate::families::lattice::Lattice;
use crate::families::selection::{Choice, GAME, MakeChoice, SelectionSetup};
use crate::families::shapes::{Induced, Shapes};
use crate::graph::Set;
use crate::rules::PositionKey;

pub static KAYLES: Entry = Entry {
    id: "kayles",
    name: Bilingual { en: "Node Kayles", pt: "Kayles em grafos" },
    rules: Bilingual {
        en: "Choose a vertex that is not adjacent to any chosen vertex. As a score game Alice wants many vertices chosen: the result is alpha_g.",
        pt: "Escolha um vértice que não seja vizinho de nenhum vértice já escolhido. No jogo de otimização, Alice quer muitos vértices escolhidos: o resultado é alpha_g.",
    },
    numbers: &[NumberInfo::score(
        "alpha_g",
        "vertices chosen in kayles when Alice maximises",
        "vértices escolhidos no kayles quando Alice maximiza",
    )],
    examples: &[
        Example::new("kayles:P5", &[("nimber", "3"), ("winner", "\"alice\"")], "book tab. 2.1"),
        Example::new("kayles:P2+P3+P4+P5", &[("nimber", "0"), ("winner", "\"bob\"")], "book 2.3"),
        Example::new("kayles:C7", &[("winner", "\"alice\"")], "book cor. 2.4"),
        Example::new("kayles:bowling(9)", &[("nimber", "4")], "book tab. 2.2"),
        Example::new("kayles:bowling-circle(8)", &[("nimber", "0")], "book cor. 2.6"),
        Example::new("kayles:caterpillar(5)", &[("nimber", "1")], "book ex. 2.5"),
    ],
    complexity: &[
        Complexity::new("normal", "PSPACE-complete", "Schaefer 1978"),
        Complexity::new(
            "misere",
            "PSPACE-complete",
            "Chandran, Klavžar, Neethu and Sampaio 2024 (book ch. 1)",
        ),
        Complexity::new("score", "PSPACE-complete", "Brosse et al. 2025 (book ch. 1)"),
        Complexity::new("normal, labels A and B", "PSPACE-complete", "Schaefer 1978 (book ch. 1)"),
        Complexity::new("normal, paths and cycles", "periodic, period 34", "Guy and Smith 1956"),
        Complexity::new("normal, cographs", "polynomial", "Bodlaender and Kratsch 2002"),
    ],
    build: |problem| SelectionSetup::of(problem).build(&Conflicts::Graph),
    ..GAME
};

pub static CLIQUE_FORMING: Entry = Entry {
    id: "clique-forming",
    name: Bilingual { en: "Clique-forming game", pt: "Jogo da formação de clique" },
    rules: Bilingual {
        en: "Choose a vertex that is adjacent to every chosen vertex. As a score game Alice wants many vertices chosen: the result is omega_g.",
        pt: "Escolha um vértice vizinho de todos os vértices já escolhidos. No jogo de otimização, Alice quer muitos vértices escolhidos: o resultado é omega_g.",
    },
    numbers: &[NumberInfo::score(
        "omega_g",
        "vertices chosen in clique-forming when Alice maximises",
        "vértices escolhidos na formação de clique quando Alice maximiza",
    )],
    examples: &[
        Example::new("clique-forming:~P5", &[("nimber", "3")], "book tab. 2.1, on the complement"),
        Example::new("clique-forming:K4", &[("winner", "\"bob\"")], "all four vertices are chosen"),
    ],
    complexity: &[
        Complexity::new("normal", "PSPACE-complete", "Schaefer 1978"),
        Complexity::new(
            "misere",
            "PSPACE-complete",
            "Chandran, Klavžar, Neethu and Sampaio 2024 (book ch. 1)",
        ),
        Complexity::new("score", "PSPACE-complete", "Brosse et al. 2025 (book ch. 1)"),
        Complexity::new("normal, labels A and B", "PSPACE-complete", "Schaefer 1978 (book ch. 1)"),
    ],
    build: |problem| SelectionSetup::of(problem).build(&Conflicts::Complement),
    ..GAME
};

/// The graph in which chosen vertices must be independent.
enum Conflicts {
    Graph,
    Complement,
}

impl MakeChoice for Conflicts {
    fn make<const W: usize>(&self, problem: &Problem) -> Box<dyn Choice<W>> {
        let graph = problem.graph();
        let mut rows = graph.rows::<W>();
        if let Conflicts::Complement = self {
            let all = Set::full(graph.n());
            rows = rows.iter().enumerate().map(|(v, row)| all.minus(row).without(v)).collect();
        }
        let closed = rows.iter().enumerate().map(|(v, row)| row.with(v)).collect();
        let lattice = Lattice::new(rows);
        let shapes = Shapes::of(graph, &lattice, problem.terms.labels.as_deref());
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

    fn key(&self, free: &Set<W>) -> Option<PositionKey> {
        self.shapes.as_ref().map(|shapes| shapes.key(&Induced(*free)))
    }

    fn size(&self, free: &Set<W>) -> usize {
        free.len()
    }
}
