//! Clique-forming to the convex set forming game, in both plays.

use super::record::*;
use super::sketch::Sketch;
use crate::games::{Problem, Refusal};
use crate::graph::Graph;
use crate::rules::{Bilingual, Convention};

/// Four vertices, two adjacent pairs, are joined to the whole graph. Two chosen vertices that are not adjacent have
/// all four between them, so that the chosen vertices of the graph stay a clique, and of the pairs only one is
/// ever used while vertices of the graph are left; a move in a pair is answered by its partner. Parity decides
/// both plays.
pub static NORMAL: Reduction = Reduction {
    id: "clique-forming-to-convex-set",
    name: Bilingual { en: "Clique-forming to convex sets", pt: "Formação de clique para conjunto convexo" },
    claim: Bilingual {
        en: "The same player wins clique-forming and the convex set forming game, under normal play.",
        pt: "O mesmo jogador vence a formação de clique e a formação de conjunto convexo, na variante normal.",
    },
    source: Bilingual::of("Brosse et al. 2025 (book thm 5.4)", "Brosse et al. 2025 (livro, teo. 5.4)"),
    status: Status::Theorem,
    from: Side::new("clique-forming", Convention::Normal),
    to: Side::new("convex-set", Convention::Normal),
    winner: WinnerMap::Same,
    examples: &["P4", "C5"],
    size: 5,
    instances: Kind::Graphs,
    build,
};

/// The same graph: the answers of partners keep the parity, which is all that misere play asks for.
pub static MISERE: Reduction = Reduction {
    id: "clique-forming-to-convex-set-misere",
    name: Bilingual {
        en: "Clique-forming to convex sets, misere",
        pt: "Formação de clique para conjunto convexo, misère",
    },
    claim: Bilingual {
        en: "The same player wins clique-forming and the convex set forming game, under misere play.",
        pt: "O mesmo jogador vence a formação de clique e a formação de conjunto convexo, na variante misère.",
    },
    source: Bilingual::of("Brosse et al. 2025 (book ex. 5.3)", "Brosse et al. 2025 (livro, ex. 5.3)"),
    from: Side::new("clique-forming", Convention::Misere),
    to: Side::new("convex-set", Convention::Misere),
    ..NORMAL
};

fn build(reduction: &Reduction, problem: &Problem) -> Result<Built, Refusal> {
    let mut sketch = Sketch::default();
    let copy = sketch.copy(problem.graph());
    let pairs = with_pairs(&mut sketch, &copy);
    above_and_below(&mut sketch, problem.graph(), &copy, pairs);
    sketch.part("the graph", "o grafo", &copy);
    sketch.part("u1 and its twin", "u1 e seu gêmeo", &pairs[..2]);
    sketch.part("u2 and its twin", "u2 e seu gêmeo", &pairs[2..]);
    sketch.built(&reduction.to, &[], &[])
}

/// Adds two pairs of adjacent vertices, u1 u1' and u2 u2', joined to the given vertices.
pub fn with_pairs(sketch: &mut Sketch, copy: &[usize]) -> [usize; 4] {
    let pairs = ["u1", "u1'", "u2", "u2'"].map(|name| sketch.vertex(name));
    sketch.edge(pairs[0], pairs[1]);
    sketch.edge(pairs[2], pairs[3]);
    sketch.join(&pairs, copy);
    pairs
}

/// Draws the graph with one pair above it and the other below.
pub fn above_and_below(sketch: &mut Sketch, graph: &Graph, copy: &[usize], pairs: [usize; 4]) {
    let places = sketch.like(copy, graph, (0.0, 0.0), 1.6);
    let high = places.iter().map(|at| at.1).fold(0.0, f64::max) + 1.0 + 0.3 * copy.len() as f64;
    sketch.row(&pairs[..2], (0.0, -high), 1.6);
    sketch.row(&pairs[2..], (0.0, high), 1.6);
}
