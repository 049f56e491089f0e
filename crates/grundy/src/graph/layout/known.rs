//! Graphs that have a drawing of their own, however they are written.

use super::Places;
use super::alike::counterparts;
use super::lattices::{cubes, hexagons, squares, tori};
use super::rings::{
    cage, circle, cylinder, hub_and_rim, pins_in_a_circle, ring, seen_through_a_face, stars_in_rings,
};
use super::rows::{chained_cycles, crowns, double_fans, fans, leafy_triangles, line, parts, pins};
use super::trees::{comb, layered, star};
use crate::graph::Graph;
use crate::graph::classes::{is_complete, is_cycle, is_path, is_tree};
use crate::graph::families::{brazil, brazil_places};

/// A graph and its drawing.
pub struct Model {
    pub graph: Graph,
    pub places: Places,
}

/// The drawing of a connected graph that is known by its shape: at once where that shows in the degrees, else by
/// comparing it with the models that have as many vertices and edges.
pub fn drawing(graph: &Graph) -> Option<Places> {
    let shape = if is_path(graph) {
        Some(line(graph))
    } else if is_tree(graph) {
        star(graph).or_else(|| comb(graph)).or_else(|| Some(layered(graph, 0..graph.n())))
    } else if is_cycle(graph) {
        Some(circle(graph))
    } else if is_complete(graph) {
        Some(if graph.n() == 4 { ring(3, 1.0).chain([(0.0, 0.0)]).collect() } else { circle(graph) })
    } else {
        squares(graph).or_else(|| parts(graph))
    };
    shape.or_else(|| modelled(graph))
}

/// The states of Brazil as they lie on the map.
fn map_of_brazil(n: usize, m: usize) -> Option<Model> {
    ((n, m) == (27, 51)).then(|| Model { graph: brazil(), places: brazil_places() })
}

fn modelled(graph: &Graph) -> Option<Places> {
    let (n, m) = (graph.n(), graph.edges().len());
    let one = [
        hub_and_rim,
        fans,
        double_fans,
        cubes,
        cylinder,
        crowns,
        pins,
        pins_in_a_circle,
        leafy_triangles,
        chained_cycles,
        cage,
        seen_through_a_face,
        map_of_brazil,
    ];
    let many = [hexagons, tori, stars_in_rings];
    let models = one.into_iter().filter_map(|make| make(n, m));
    let mut models = models.chain(many.into_iter().flat_map(|make| make(n, m)));
    models.find_map(|model| {
        let counterpart = counterparts(graph, &model.graph)?;
        Some(counterpart.into_iter().map(|h| model.places[h]).collect())
    })
}
