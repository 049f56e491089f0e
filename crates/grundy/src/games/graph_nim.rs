//! `graph-nim`: remove edges at one vertex of a multigraph.

use crate::families::entry::*;
use crate::families::simplicial::Complex;
use crate::families::{Board, Bundles, Family, GraphBoard, Problem, pairs};
use crate::graph::{Edge, Graph};
use crate::rules::{GraphView, Stroke, View};

/// A loop is an edge at its vertex, and for `bundles` it leads to a neighbour of its own. Parallel edges are
/// interchangeable, however they are written, so that a move is described by how many of them are left.
pub static GRAPH_NIM: Entry = Entry {
    id: "graph-nim",
    name: Bilingual { en: "Graph Nim", pt: "Nim em grafos" },
    rules: Bilingual {
        en: "Choose a vertex and remove any edges at it, at least one. A weight is a number of parallel edges. A move is written u-v>left for each pair whose edges become fewer: 0-1>2;1-2>0 leaves two edges between 0 and 1 and none between 1 and 2.",
        pt: "Escolha um vértice e remova quaisquer arestas nele, ao menos uma. Um peso é um número de arestas paralelas. Uma jogada se escreve u-v>resto para cada par que perde arestas: 0-1>2;1-2>0 deixa duas arestas entre 0 e 1 e nenhuma entre 1 e 2.",
    },
    board: BoardKind::Multigraph(MultigraphKind { token: false }),
    keys: &[KeyInfo {
        name: "bundles",
        title: Bilingual::of("Removed edges lead", "As arestas removidas levam"),
        values: Values::OneOf(&[
            Named::new("all", "to any neighbours", "a quaisquer vizinhos"),
            Named::new("2", "to at most two neighbours", "a no máximo dois vizinhos"),
        ]),
        default: "all",
        help: Bilingual {
            en: "2: the removed edges lead to at most two neighbours",
            pt: "2: as arestas removidas levam a no máximo dois vizinhos",
        },
    }],
    examples: &[
        Example::new(
            "graph-nim:{0-1*3 0-2*3 1-2*3}",
            &[("nimber", "0"), ("winner", "\"bob\"")],
            "dissertation on nim and graphs ex. 2.7",
        ),
        Example::new(
            "graph-nim:{0-1*4 0-2*4 1-2*3}",
            &[("winner", "\"alice\"")],
            "dissertation on nim and graphs ex. 2.7",
        ),
        Example::new("graph-nim:S4", &[("nimber", "4")], "all edges are at one vertex: a heap of nim"),
    ],
    complexity: &[
        Complexity::new(
            "normal, cycles with 3, 4 and 5 vertices",
            "linear time",
            "dissertation on nim and graphs thm 2.8, 2.10; Dufour and Heubach 2013",
        ),
        Complexity::new("normal, general graphs", "open", "Calkin et al. 2010"),
    ],
    restate: Some(what_is_left),
    build,
    ..Entry::GAME
};

/// The edges that are left, as a graph of their own.
fn what_is_left(problem: &Problem, view: &View) -> Option<Problem> {
    let View::Graph(view) = view else { return None };
    let edge =
        |line: &Stroke| Edge { u: line.from, v: line.to, directed: false, weight: line.weight.unwrap_or(1) };
    let graph =
        Graph::new(view.vertices.len(), view.edges.iter().map(edge).collect()).named_as(problem.graph());
    Some(problem.on_board(Board::Graph(GraphBoard::new(graph))))
}

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let graph = problem.graph();
    let bundles = Bundles::of(graph);
    let at = bundles.at_vertices(graph.n());
    if let Some(most) = at.iter().map(Vec::len).max().filter(|&most| most > MOST_AT_VERTEX) {
        let message = words!(
            "{most} neighbours of a vertex; play and search take at most {MOST_AT_VERTEX}",
            "{most} vizinhos de um vértice; o jogo e a busca aceitam no máximo {MOST_AT_VERTEX}"
        );
        return Err(Refusal::too_large(message));
    }
    let faces = if problem.key("bundles") == "2" { pairs(&at) } else { at };
    let (board, ends) = (graph.clone(), bundles.ends.clone());
    let names = ends.iter().map(|&(u, v)| graph.edge_text(u, v)).collect();
    let view = Box::new(move |numbers: &[u64]| picture(&board, &ends, numbers));
    Complex { numbers: bundles.counts, faces, mirrors: Vec::new(), names, view }.build()
}

/// Pairs of neighbours are listed: with a larger degree there would be too many.
const MOST_AT_VERTEX: usize = 64;

fn picture(graph: &Graph, ends: &[(usize, usize)], numbers: &[u64]) -> View {
    let alive = ends.iter().zip(numbers).filter(|&(_, &count)| count > 0);
    let edges = alive.map(|(&(from, to), &count)| Stroke { weight: Some(count), ..Stroke::line(from, to) });
    View::Graph(GraphView { edges: edges.collect(), ..GraphView::of(graph) })
}
