//! The colouring game with Bob first to the connected colouring game with one more colour.

use super::record::*;
use super::sketch::Sketch;
use crate::games::Refusal;
use crate::rules::{Bilingual, Convention, Player};

/// The most colours of a colouring game.
const MOST_COLOURS: usize = 255;

/// A vertex s is joined to the graph, y1 and y2 are joined to s and to a clique C of k vertices, and, if k is odd, to one
/// vertex z more, so that an odd number of vertices is new. (The text of the source leaves open to what s is joined
/// besides the graph, and how the number of new vertices becomes odd; this fits what its proof says.)
///
/// If Alice wins the source she begins at y1 and gives y2 the same colour at her next turn, so that C can be coloured; new
/// vertices she answers by new ones, vertices of the graph by her strategy, which has k colours there since s has
/// one. If Bob wins the source and Alice begins in the graph or at s, these being even in number she is the first to
/// colour y1 or y2, and he gives the other another colour, which leaves k - 1 to C. If she begins elsewhere, the
/// others being even in number she colours s, or the graph is not coloured at all, and Bob is first in the graph.
pub static COLORING_TO_CONNECTED_COLORING: Reduction = Reduction {
    id: "coloring-to-connected-coloring",
    name: Bilingual {
        en: "Colouring with Bob first to connected colouring",
        pt: "Coloração com Bob primeiro para coloração conexa",
    },
    claim: Bilingual {
        en: "On a graph with an odd number of vertices the same player wins the colouring game with k colours and Bob first, and the connected colouring game with k + 1 colours and Alice first on what is built.",
        pt: "Num grafo com número ímpar de vértices, o mesmo jogador vence o jogo de coloração com k cores e Bob primeiro, e o jogo de coloração conexa com k + 1 cores e Alice primeiro no grafo construído.",
    },
    source: Bilingual::of(
        "Lima et al. 2022 (book thm 5.6; its figure 5.5 rebuilt from the proof)",
        "Lima et al. 2022 (livro, teo. 5.6; com a figura 5.5 refeita a partir da demonstração)",
    ),
    status: Status::Theorem,
    from: Side { first: Player::Bob, ..Side::new("coloring", Convention::Objective) },
    to: Side::new("connected-coloring", Convention::Objective),
    winner: WinnerMap::Same,
    examples: &["coloring{colors=2,first=bob}:P5", "coloring{colors=3,first=bob}:C5"],
    size: 5,
    instances: Kind::OddGraphsWithColours,
    build: |reduction, problem| {
        let graph = problem.graph();
        let k = problem.number("colors") as usize;
        if graph.n().is_multiple_of(2) {
            let message = words!(
                "{} vertices; expected an odd number",
                "{} vértices; esperava-se um número ímpar",
                graph.n()
            );
            return Err(Refusal::board(message));
        }
        if problem.key("at-least") != "all" {
            return Err(Refusal::key(
                "at-least",
                words!("here every vertex must be coloured", "aqui todo vértice deve ser colorido"),
            ));
        }
        if k >= MOST_COLOURS {
            return Err(Refusal::key(
                "colors",
                words!(
                    "expected fewer than {MOST_COLOURS} colours",
                    "esperavam-se menos de {MOST_COLOURS} cores"
                ),
            ));
        }
        let mut sketch = Sketch::default();
        let copy = sketch.copy(graph);
        let s = sketch.vertex("s");
        let y = sketch.vertices("y", 2);
        let clique = sketch.vertices("c", k);
        let z: Vec<usize> = if k % 2 == 1 { vec![sketch.vertex("z")] } else { Vec::new() };
        sketch.join(&[s], &copy);
        sketch.join(&[s], &y);
        sketch.clique(&clique);
        sketch.join(&y, &clique);
        sketch.join(&y, &z);
        // From bottom to top: the graph, s, the y with z between them, the clique.
        let places = sketch.like(&copy, graph, (0.0, 0.0), 1.6);
        let top = places.iter().map(|at| at.1).fold(0.0, f64::min) - 1.0 - 0.3 * copy.len() as f64;
        let radius = 0.4 + 0.25 * k as f64;
        sketch.place(s, (0.0, top));
        sketch.row(&y, (0.0, top - 1.6), 2.0 * radius + 1.6);
        sketch.row(&z, (0.0, top - 1.6), 1.0);
        sketch.ring(&clique, (0.0, top - 3.2 - radius), radius);
        sketch.part("the graph", "o grafo", &copy);
        sketch.part("s", "s", &[s]);
        sketch.part("y1 and y2", "y1 e y2", &y);
        sketch.part("clique", "clique", &clique);
        sketch.part("z", "z", &z);
        sketch.built(&reduction.to, &[("colors", (k + 1).to_string())], &[])
    },
};
