//! Where to draw the vertices: coordinates in the unit square, x to the right and y downwards, the same every
//! time. Directions are dropped. One file for each kind of drawing.

mod alike;
mod clear;
mod embedding;
mod forces;
mod geometry;
mod joins;
mod known;
mod lattices;
mod parts;
mod planar;
mod relax;
mod rings;
mod rows;
mod symmetric;
mod trees;

#[cfg(test)]
mod tests;

use super::Graph;
use super::classes::is_forest;
pub use clear::cleared;
pub use geometry::{clearance, closest, crossings, into_square};

/// A point: across and down.
pub type Point = (f64, f64);

/// A place for each vertex.
pub type Places = Vec<Point>;

/// The drawing that suits the graph, however it is written: graphs with a name as they are usually drawn, planar graphs
/// without crossings, joins part by part, graphs with a rotation in rings, and the rest by forces. Components are side
/// by side, vertices without neighbours in rows below.
pub fn auto(graph: &Graph) -> Places {
    geometry::into_square(to_scale(graph))
}

/// The same drawing to scale: the closest vertices of every component are at distance 1.
pub fn to_scale(graph: &Graph) -> Places {
    parts::packed(&simple(graph), connected)
}

fn connected(graph: &Graph) -> Places {
    let shown = known::drawing(graph).or_else(|| planar::drawing(graph));
    let shown = shown.or_else(|| joins::drawing(graph)).or_else(|| symmetric::drawing(graph));
    shown.unwrap_or_else(|| forces::drawing(graph))
}

fn simple(graph: &Graph) -> Graph {
    Graph::undirected(graph.n(), graph.simple_edges())
}

/// On a circle, from the top clockwise; a cycle in its own order.
pub fn circle(graph: &Graph) -> Places {
    geometry::into_square(rings::circle(graph))
}

/// In rows and columns: those of the grid if the graph is one, otherwise by number on a grid that is as square as
/// possible.
pub fn grid(graph: &Graph) -> Places {
    let n = graph.n();
    let columns = (1..=n).find(|side| side * side >= n).unwrap_or(1);
    let by_number = || (0..n).map(|v| ((v % columns) as f64, (v / columns) as f64)).collect();
    let squares = if n > 0 { lattices::squares(&simple(graph)) } else { None };
    geometry::into_square(squares.unwrap_or_else(by_number))
}

/// In layers by distance from the least vertex of each component, components side by side, each vertex above the middle
/// of those that were reached through it. For a forest no lines cross. O(n + m).
pub fn layered_tree(graph: &Graph) -> Places {
    geometry::into_square(trees::layered(graph, 0..graph.n()))
}

/// The same with a given vertex at the top: its component is below it, the rest beside it. Where there are cycles,
/// vertices are moved off lines that are not theirs.
pub fn below_root(graph: &Graph, root: usize) -> Places {
    let layers = trees::layered(graph, [root].into_iter().chain(0..graph.n()));
    geometry::into_square(if is_forest(graph) { layers } else { cleared(&simple(graph), layers) })
}

/// The same with the ground at the bottom: components that touch the ground are above it, the rest beside it.
pub fn above_ground(graph: &Graph, ground: usize) -> Places {
    below_root(graph, ground).into_iter().map(|(x, y)| (x, 1.0 - y)).collect()
}

/// By forces, components side by side.
pub fn force(graph: &Graph) -> Places {
    geometry::into_square(parts::packed(&simple(graph), forces::drawing))
}
