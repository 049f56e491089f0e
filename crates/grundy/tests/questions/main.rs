//! Questions about graphs, thresholds and ranks, each against its definition; and plays of the sources.

mod convexity;
mod harmonious;
mod names;
mod plays;
mod ranks;
mod thresholds;
mod triangles;

use grundy::graph::Graph;

/// A graph as a text.
fn text(graph: &Graph) -> String {
    let edges = graph.simple_edges().into_iter().map(|(u, v)| format!("{u}-{v}"));
    let vertices = (0..graph.n()).map(|v| v.to_string());
    format!("{{{}}}", vertices.chain(edges).collect::<Vec<_>>().join(" "))
}
