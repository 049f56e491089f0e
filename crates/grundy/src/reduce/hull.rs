//! Clique-forming to the hull games, in both plays.

use super::convex_set::{above_and_below, with_pairs};
use super::record::*;
use super::sketch::Sketch;
use crate::games::{Problem, Refusal};
use crate::graph::classes::is_complete;
use crate::rules::{Bilingual, Convention};

/// The graph of the convex set game with two more pairs of twins, w1 w1' and w2 w2'. Of the drawing in the source only
/// what the proof says is left; it fits one graph: the pairs stand around the given graph in a circle of five, graph,
/// u1, w1, w2, u2, neighbours in the circle being joined completely. Chosen vertices that are no clique leave the
/// opponent a vertex that completes the hull, and so does a clique with a vertex of a pair in it; whoever chooses the
/// last vertex of the clique in the given graph wins.
pub static HULL: Reduction = Reduction {
    id: "clique-forming-to-hull",
    name: Bilingual {
        en: "Clique-forming to the hull game",
        pt: "Formação de clique para jogo da envoltória",
    },
    claim: Bilingual {
        en: "The same player wins clique-forming and the hull game, under normal play.",
        pt: "O mesmo jogador vence a formação de clique e o jogo da envoltória, na variante normal.",
    },
    source: Bilingual::of(
        "Araújo et al. 2024 (book thm 6.5; its figure 6.9 rebuilt from the proof)",
        "Araújo et al. 2024 (livro, teo. 6.5; com a figura 6.9 refeita a partir da demonstração)",
    ),
    status: Status::Theorem,
    from: Side::new("clique-forming", Convention::Normal),
    to: Side::new("hull", Convention::Normal),
    winner: WinnerMap::Same,
    examples: &["P4", "C5"],
    size: 5,
    instances: Kind::Graphs,
    build: build_normal,
};

/// The same with hulls closed: vertices of the hull may not be chosen, which the proof does not use.
pub static CLOSED_HULL: Reduction = Reduction {
    id: "clique-forming-to-closed-hull",
    name: Bilingual {
        en: "Clique-forming to the closed hull game",
        pt: "Formação de clique para jogo da envoltória fechada",
    },
    claim: Bilingual {
        en: "The same player wins clique-forming and the closed hull game, under normal play.",
        pt: "O mesmo jogador vence a formação de clique e o jogo da envoltória fechada, na variante normal.",
    },
    to: Side::new("closed-hull", Convention::Normal),
    ..HULL
};

/// The graph of the convex set game, from clique-forming under normal play: whoever cannot enlarge the clique must
/// choose a vertex that completes the hull, and loses. Moves in a pair are answered by the partner. On complete graphs,
/// on which clique-forming is trivial, hulls of cliques are no more than cliques; these are refused.
pub static HULL_MISERE: Reduction = Reduction {
    id: "clique-forming-to-hull-misere",
    name: Bilingual {
        en: "Clique-forming to the misere hull game",
        pt: "Formação de clique para jogo misère da envoltória",
    },
    claim: Bilingual {
        en: "On a graph that is not complete the same player wins clique-forming under normal play and the hull game under misere play.",
        pt: "Num grafo que não é completo, o mesmo jogador vence a formação de clique na variante normal e o jogo da envoltória na variante misère.",
    },
    source: Bilingual::of(
        "Araújo et al. 2024 (book thm 6.5, ex. 6.2)",
        "Araújo et al. 2024 (livro, teo. 6.5, ex. 6.2)",
    ),
    to: Side::new("hull", Convention::Misere),
    size: 5,
    build: build_misere,
    ..HULL
};

/// The same with hulls closed.
pub static CLOSED_HULL_MISERE: Reduction = Reduction {
    id: "clique-forming-to-closed-hull-misere",
    name: Bilingual {
        en: "Clique-forming to the misere closed hull game",
        pt: "Formação de clique para jogo misère da envoltória fechada",
    },
    claim: Bilingual {
        en: "On a graph that is not complete the same player wins clique-forming under normal play and the closed hull game under misere play.",
        pt: "Num grafo que não é completo, o mesmo jogador vence a formação de clique na variante normal e o jogo da envoltória fechada na variante misère.",
    },
    to: Side::new("closed-hull", Convention::Misere),
    ..HULL_MISERE
};

fn build_normal(reduction: &Reduction, problem: &Problem) -> Result<Built, Refusal> {
    let mut sketch = Sketch::default();
    let copy = sketch.copy(problem.graph());
    let u = with_pairs(&mut sketch, &copy);
    let w = ["w1", "w1'", "w2", "w2'"].map(|name| sketch.vertex(name));
    sketch.clique(&w);
    sketch.join(&u[..2], &w[..2]);
    sketch.join(&u[2..], &w[2..]);
    // The circle of five: the graph at the top, then clockwise the pairs u2, w2, w1, u1.
    let places = sketch.like(&copy, problem.graph(), (0.0, 0.0), 1.6);
    let reach = |of: fn(&(f64, f64)) -> f64| places.iter().map(of).fold(0.5, f64::max);
    let (side, low) = (reach(|at| at.0) + 1.8, reach(|at| at.1) + 1.4);
    for (pair, sign) in [(&u[..2], -1.0), (&u[2..], 1.0)] {
        sketch.place(pair[0], (sign * side, low));
        sketch.place(pair[1], (sign * (side + 0.7), low + 1.2));
    }
    for (pair, sign) in [(&w[..2], -1.0), (&w[2..], 1.0)] {
        sketch.place(pair[0], (sign * 0.9, low + 3.0));
        sketch.place(pair[1], (sign * 1.6, low + 4.4));
    }
    sketch.part("the graph", "o grafo", &copy);
    for (pair, name) in [(&u[..2], "u1"), (&u[2..], "u2"), (&w[..2], "w1"), (&w[2..], "w2")] {
        sketch.part(format!("{name} and its twin"), format!("{name} e seu gêmeo"), pair);
    }
    sketch.built(&reduction.to, &[], &[])
}

fn build_misere(reduction: &Reduction, problem: &Problem) -> Result<Built, Refusal> {
    if is_complete(problem.graph()) {
        return Err(Refusal::board(words!(
            "expected a graph that is not complete",
            "esperava-se um grafo que não é completo"
        )));
    }
    let mut sketch = Sketch::default();
    let copy = sketch.copy(problem.graph());
    let u = with_pairs(&mut sketch, &copy);
    above_and_below(&mut sketch, problem.graph(), &copy, u);
    sketch.part("the graph", "o grafo", &copy);
    sketch.part("u1 and its twin", "u1 e seu gêmeo", &u[..2]);
    sketch.part("u2 and its twin", "u2 e seu gêmeo", &u[2..]);
    sketch.built(&reduction.to, &[], &[])
}
