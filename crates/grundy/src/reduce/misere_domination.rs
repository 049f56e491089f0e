//! Domination under normal play to domination under misere play.

use super::record::*;
use super::sketch::Sketch;
use crate::rules::{Bilingual, Convention};

/// The drawing of the source (figure 8.3) is lost; this graph is ours. Three vertices u1, u2, u3 are joined to the whole
/// graph and to each other, and each has a leaf.
///
/// When the graph is dominated, exactly three moves are left, one for each leaf, so that whoever must begin there moves
/// last and loses: the player who could not move in the graph. Whoever plays there before loses too. After ui the
/// graph is dominated and two moves are left. After a leaf the opponent plays the ui of another leaf, which
/// dominates the graph too, and one move is left.
pub static DOMINATION_TO_MISERE: Reduction = Reduction {
    id: "domination-to-misere",
    name: Bilingual { en: "Domination to misere domination", pt: "Dominação para dominação misère" },
    claim: Bilingual {
        en: "The same player wins normal domination on the graph and misere domination on what is built.",
        pt: "O mesmo jogador vence a dominação normal no grafo e a dominação misère no grafo construído.",
    },
    source: Bilingual::of(
        "Brito et al. 2025 (book thm 8.14, ex. 8.7); the graph is ours",
        "Brito et al. 2025 (livro, teo. 8.14, ex. 8.7); o grafo é nosso",
    ),
    status: Status::Theorem,
    from: Side::new("domination", Convention::Normal),
    to: Side::new("domination", Convention::Misere),
    winner: WinnerMap::Same,
    examples: &["P4", "C7"],
    size: 6,
    instances: Kind::Graphs,
    build: |reduction, problem| {
        let mut sketch = Sketch::default();
        let copy = sketch.copy(problem.graph());
        let u = sketch.vertices("u", 3);
        let leaves = sketch.vertices("t", 3);
        sketch.join(&u, &copy);
        sketch.clique(&u);
        u.iter().zip(&leaves).for_each(|(&u, &leaf)| sketch.edge(u, leaf));
        let places = sketch.like(&copy, problem.graph(), (0.0, 0.0), 1.6);
        let top = places.iter().map(|at| at.1).fold(0.0, f64::min) - 1.2 - 0.3 * copy.len() as f64;
        for (i, (&u, &leaf)) in u.iter().zip(&leaves).enumerate() {
            let (x, y) = (2.4 * (i as f64 - 1.0), top - if i == 1 { 1.2 } else { 0.0 });
            sketch.place(u, (x, y));
            sketch.place(leaf, (1.4 * x, y - 1.2));
        }
        sketch.part("the graph", "o grafo", &copy);
        sketch.part("joined to all", "ligados a todos", &u);
        sketch.part("leaves", "folhas", &leaves);
        sketch.built(&reduction.to, &[], &[])
    },
};
