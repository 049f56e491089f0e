//! Hackenbush on trees to the closed interval game.

use super::record::*;
use super::sketch::Sketch;
use crate::games::{Problem, Refusal};
use crate::graph::Label;
use crate::graph::classes::is_tree;
use crate::graph::layout::above_ground;
use crate::rules::{Bilingual, Convention};

/// Every edge of the tree is a vertex with the same label; it has an arc to each edge that stands directly on it, and an
/// edge on which nothing stands has one to a sink, which is chosen before play. All directed paths are induced, since
/// the vertices but the sink are a forest. Choosing an edge puts everything on a path from it to the sink into the
/// interval, that is, the edge and all that stands on it: exactly what falls when it is cut. Paths between two chosen
/// edges add nothing, because the upper one and all above it are there already. The book draws trees with one edge at
/// the ground.
pub static HACKENBUSH_TO_CLOSED_INTERVAL: Reduction = Reduction {
    id: "hackenbush-to-closed-interval",
    name: Bilingual {
        en: "Hackenbush on trees to the closed interval game",
        pt: "Hackenbush em árvores para o jogo do intervalo fechado",
    },
    claim: Bilingual {
        en: "The same player wins Hackenbush on a tree and the closed interval game with the sink chosen.",
        pt: "O mesmo jogador vence Hackenbush em uma árvore e o jogo do intervalo fechado com o sumidouro já escolhido.",
    },
    source: Bilingual::of("book 6.6, fig. 6.13", "livro, 6.6, fig. 6.13"),
    status: Status::Theorem,
    from: Side::new("hackenbush", Convention::Normal),
    to: Side { keys: &[("convexity", "monophonic")], ..Side::new("closed-interval", Convention::Normal) },
    winner: WinnerMap::Same,
    examples: &["{0-1 1-2 1-3 3-4}[ABBC]@0", "tree(0,0,1,1,2)@0"],
    size: 4,
    instances: Kind::LabelledTrees,
    build: |reduction, problem| {
        let (edges, above) = edges_of(problem)?;
        let labels = problem.terms.labels.clone().unwrap_or_else(|| vec![Label::C; edges.len()]);
        let graph = problem.graph();
        let mut sketch = Sketch::default();
        let vertices: Vec<usize> = edges.iter().map(|&(u, v)| sketch.vertex(graph.edge_text(u, v))).collect();
        let sink = sketch.vertex("t");
        for (e, upper) in above.iter().enumerate() {
            sketch.stands_for(vertices[e], graph.edge_text(edges[e].0, edges[e].1));
            sketch.label(vertices[e], labels[e]);
            upper.iter().for_each(|&f| sketch.arc(vertices[e], vertices[f]));
            if upper.is_empty() {
                sketch.arc(vertices[e], sink);
            }
        }
        sketch.label(sink, Label::C);
        draw(&mut sketch, problem, &edges, &vertices, sink)?;
        sketch.part("edges of the tree", "arestas da árvore", &vertices);
        sketch.part("sink", "sumidouro", &[sink]);
        sketch.start(&[sink]);
        sketch.built(&reduction.to, &[], &[])
    },
};

/// Draws every edge of the tree where its upper end is drawn, the sink above all.
fn draw(
    sketch: &mut Sketch,
    problem: &Problem,
    edges: &Edges,
    vertices: &[usize],
    sink: usize,
) -> Result<(), Refusal> {
    let (graph, ground) = problem.token()?;
    let size = 1.3 * graph.n() as f64;
    let places = above_ground(graph, ground);
    let upper = |&(u, v): &(usize, usize)| if places[u].1 < places[v].1 { places[u] } else { places[v] };
    for (&vertex, edge) in vertices.iter().zip(edges) {
        let (x, y) = upper(edge);
        sketch.place(vertex, (size * x, size * y));
    }
    sketch.place(sink, (size * 0.5, -1.3 - 0.2 * size));
    Ok(())
}

type Edges = Vec<(usize, usize)>;

/// The edges as written, and for each those that stand directly on it.
fn edges_of(problem: &Problem) -> Result<(Edges, Vec<Vec<usize>>), Refusal> {
    let (graph, ground) = problem.token()?;
    let edges: Edges = graph.edges().iter().map(|e| (e.u, e.v)).collect();
    if !is_tree(graph) || edges.len() + 1 != graph.n() {
        return Err(Refusal::board(words!(
            "expected a tree, without loops and parallel edges",
            "esperava-se uma árvore, sem laços nem arestas paralelas"
        )));
    }
    let mut above = vec![Vec::new(); edges.len()];
    let mut work = vec![(ground, None)];
    while let Some((v, below)) = work.pop() {
        for (e, &(x, y)) in edges.iter().enumerate().filter(|&(e, _)| Some(e) != below) {
            if x == v || y == v {
                if let Some(below) = below {
                    above[below].push(e);
                }
                work.push((x + y - v, Some(e)));
            }
        }
    }
    above.iter_mut().for_each(|upper: &mut Vec<usize>| upper.sort_unstable());
    Ok((edges, above))
}
