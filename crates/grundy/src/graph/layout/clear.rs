//! Vertices moved off lines that are not theirs.

use super::geometry::{distance, foot};
use super::{Places, Point};
use crate::graph::Graph;

/// Pairs of a vertex and an edge looked at, over all rounds.
const WORK: usize = 40_000_000;
const MOST_ROUNDS: usize = 200;

/// How near a line may come to a vertex, and how near another vertex, where vertices are meant to be at distance 1.
const LINE_ROOM: f64 = 0.34;
const VERTEX_ROOM: f64 = 0.8;

/// A drawing in which vertices are meant to be at distance 1 or more, with those that are on a foreign edge, or too near
/// to one or to another vertex, moved aside by small steps. Everything else stays.
pub fn cleared(graph: &Graph, mut places: Places) -> Places {
    let edges = graph.simple_edges();
    let rounds = (WORK / (graph.n() * (edges.len() + graph.n())).max(1)).min(MOST_ROUNDS);
    for round in 0..rounds {
        let mut pushes: Vec<Point> = vec![(0.0, 0.0); places.len()];
        for &(u, v) in &edges {
            let along = (places[u], places[v]);
            for w in (0..places.len()).filter(|&w| w != u && w != v) {
                let side = (along.1.1 - along.0.1, along.0.0 - along.1.0);
                push(&mut pushes[w], places[w], foot(places[w], along), side, LINE_ROOM);
            }
        }
        for (w, &place) in places.iter().enumerate() {
            for (v, &other) in places.iter().enumerate().filter(|(v, _)| *v != w) {
                let side = (1.0, if v < w { 1.0 } else { -1.0 });
                push(&mut pushes[w], place, other, side, VERTEX_ROOM);
            }
        }
        if pushes.iter().all(|&push| push == (0.0, 0.0)) {
            break;
        }
        let warmth = 0.15 * (1.0 - round as f64 / rounds as f64) + 0.01;
        for (place, push) in places.iter_mut().zip(pushes) {
            let length = push.0.hypot(push.1).max(1e-12);
            let step = length.min(warmth) / length;
            *place = (place.0 + push.0 * step, place.1 + push.1 * step);
        }
    }
    places
}

/// Adds a push away from what is nearer than `room`: straight away, or to `side` if it is on it.
fn push(total: &mut Point, place: Point, from: Point, side: Point, room: f64) {
    let gap = distance(place, from);
    if gap >= room {
        return;
    }
    let (dx, dy) = if gap > 1e-9 { (place.0 - from.0, place.1 - from.1) } else { side };
    let length = dx.hypot(dy).max(1e-12);
    let by = (room - gap) / length;
    *total = (total.0 + dx * by, total.1 + dy * by);
}
