//! Joins, part by part.

use super::Places;
use super::rings::walk;
use super::rows::on_arcs;
use crate::graph::Graph;
use crate::graph::classes::{is_cycle, is_path};
use crate::graph::distance::components;
use crate::graph::families::{complement, induced};

/// The largest graphs whose complement is looked at.
const MOST: usize = 400;

/// A graph whose complement is not connected is the join of the components of that. Each has an arc of a circle for
/// itself, in its own order if it is a path or a cycle; so the edges between parts pass no vertex.
pub fn drawing(graph: &Graph) -> Option<Places> {
    if graph.n() > MOST {
        return None;
    }
    let parts = components(&complement(graph));
    if parts.len() < 2 {
        return None;
    }
    let groups: Vec<Vec<usize>> = parts.into_iter().map(|part| in_order(graph, part)).collect();
    let mut places = vec![(0.0, 0.0); graph.n()];
    on_arcs(&groups, &mut places);
    Some(places)
}

/// The vertices of a part along its path or cycle.
fn in_order(graph: &Graph, part: Vec<usize>) -> Vec<usize> {
    let own = induced(graph, &part);
    if !is_path(&own) && !is_cycle(&own) {
        return part;
    }
    let start = (0..own.n()).find(|&v| own.degree(v) < 2).unwrap_or(0);
    walk(&own, start).into_iter().map(|i| part[i]).collect()
}
