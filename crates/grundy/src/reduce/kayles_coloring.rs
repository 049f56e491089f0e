//! Kayles to the colouring game with two colours, under normal play.

use super::record::*;
use super::sketch::Sketch;
use crate::rules::{Bilingual, Convention};

/// Every vertex v becomes two adjacent ones, v and v', the copies of adjacent vertices are adjacent, and a new vertex
/// x is adjacent to all. If the first player does not colour x, the second answers on the other copy with the other
/// colour: then x can never be coloured, and the second player moves last. Once x has a colour one colour is left, of
/// v and v' only one can get it, and the rest is kayles with the other player first.
pub static KAYLES_TO_COLORING: Reduction = Reduction {
    id: "kayles-to-coloring",
    name: Bilingual { en: "Kayles to colouring with 2 colours", pt: "Kayles para coloração com 2 cores" },
    claim: Bilingual {
        en: "Alice wins the normal colouring game with 2 colours if and only if Bob wins kayles.",
        pt: "Alice vence o jogo normal de coloração com 2 cores se e somente se Bob vence o Kayles.",
    },
    source: Bilingual::of("Bodlaender 1991 (book thm 5.5)", "Bodlaender 1991 (livro, teo. 5.5)"),
    status: Status::Theorem,
    from: Side::new("kayles", Convention::Normal),
    to: Side { keys: &[("colors", "2")], ..Side::new("coloring", Convention::Normal) },
    winner: WinnerMap::Swapped,
    examples: &["P4", "C5"],
    size: 5,
    instances: Kind::Graphs,
    build: |reduction, problem| {
        let graph = problem.graph();
        let mut sketch = Sketch::default();
        let first: Vec<usize> = (0..graph.n()).map(|v| sketch.vertex(graph.names().shown(v))).collect();
        let second: Vec<usize> =
            (0..graph.n()).map(|v| sketch.vertex(format!("{}'", graph.names().shown(v)))).collect();
        let x = sketch.vertex("x");
        for v in 0..graph.n() {
            sketch.edge(first[v], second[v]);
            sketch.join(&[x], &[first[v], second[v]]);
            sketch.stands_for(first[v], graph.vertex_text(v));
            sketch.stands_for(second[v], graph.vertex_text(v));
        }
        for (u, v) in graph.simple_edges() {
            sketch.join(&[first[u], second[u]], &[first[v], second[v]]);
        }
        let places = sketch.like(&first, graph, (0.0, 0.0), 2.4);
        second.iter().zip(&places).for_each(|(&copy, at)| sketch.place(copy, (at.0 + 0.8, at.1 + 1.1)));
        let top = places.iter().map(|at| at.1).fold(0.0, f64::min);
        sketch.place(x, (0.4, top - 1.5 - 0.3 * graph.n() as f64));
        sketch.part("first copies", "primeiras cópias", &first);
        sketch.part("second copies", "segundas cópias", &second);
        sketch.part("x", "x", &[x]);
        sketch.built(&reduction.to, &[], &[])
    },
};
