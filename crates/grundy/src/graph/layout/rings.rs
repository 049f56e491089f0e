//! Drawings in rings: cycles, complete graphs, prisms, generalised Petersen graphs, wheels, circles of pins.

use super::geometry::polar;
use super::known::Model;
use super::{Places, Point};
use crate::graph::Graph;
use crate::graph::classes::{is_cycle, is_planar};
use crate::graph::families::{
    bowling_circle, cartesian, cycle, dodecahedron, generalised_petersen, path, robertson, wheel,
};
use std::f64::consts::{PI, TAU};

/// So many points on a circle, clockwise; four of them are a square that stands on a side, others begin at the top.
pub fn ring(count: usize, radius: f64) -> impl Iterator<Item = Point> {
    let first = if count == 4 { -PI / 4.0 } else { 0.0 };
    (0..count).map(move |i| polar(first + TAU * i as f64 / count as f64, radius))
}

/// On a circle, by number; a cycle in its own order.
pub fn circle(graph: &Graph) -> Places {
    let order = if is_cycle(graph) { walk(graph, 0) } else { (0..graph.n()).collect() };
    around(&order)
}

/// On a circle in a given order.
pub fn around(order: &[usize]) -> Places {
    let mut places = vec![(0.0, 0.0); order.len()];
    if order.len() > 1 {
        order.iter().zip(ring(order.len(), 1.0)).for_each(|(&v, place)| places[v] = place);
    }
    places
}

/// The vertices of a path or cycle, one after the other from `start`.
pub fn walk(graph: &Graph, start: usize) -> Vec<usize> {
    let mut order = vec![start];
    let (mut before, mut here) = (start, start);
    while let Some(&next) = graph.neighbours(here).iter().find(|&&v| v != before && v != start) {
        order.push(next);
        before = here;
        here = next;
    }
    order
}

/// The radius of the circle on which so many points have neighbours at distance 1.
pub fn radius_for(count: usize) -> f64 {
    if count < 2 { 0.0 } else { 0.5 / (PI / count as f64).sin() }
}

/// The wheel with this many vertices, hub in the middle.
pub fn hub_and_rim(n: usize, m: usize) -> Option<Model> {
    (n >= 4 && m == 2 * (n - 1)).then(|| {
        let places = std::iter::once((0.0, 0.0)).chain(ring(n - 1, 1.0)).collect();
        Model { graph: wheel(n - 1), places }
    })
}

/// The product of a cycle of k >= 3 and a path of l >= 2, as l rings in each other: it has kl vertices and 2kl - k edges.
pub fn cylinder(n: usize, m: usize) -> Option<Model> {
    let k = (2 * n).checked_sub(m).filter(|&k| k >= 3 && n.is_multiple_of(k) && n / k >= 2)?;
    let inner = radius_for(k).max(0.9);
    let rings = (0..n / k).rev().flat_map(|i| ring(k, inner + 1.1 * i as f64));
    Some(Model { graph: cartesian(&path(n / k), &cycle(k)), places: rings.collect() })
}

/// The largest generalised Petersen graphs that are recognised.
const MOST_SPOKES: usize = 40;

/// The generalised Petersen graphs that cannot be drawn without crossings, as a star in a ring; the planar ones are
/// drawn elsewhere.
pub fn stars_in_rings(n: usize, m: usize) -> Vec<Model> {
    let k = n / 2;
    if n != 2 * k || m != 3 * k || !(5..=MOST_SPOKES).contains(&k) {
        return Vec::new();
    }
    let star = |step: usize| {
        let graph = generalised_petersen(k, step);
        let inner = if k < 7 { 0.5 } else { 1.0 - 2.2 / k as f64 };
        (!is_planar(&graph)).then(|| Model { graph, places: ring(k, 1.0).chain(ring(k, inner)).collect() })
    };
    (2..k.div_ceil(2)).filter_map(star).collect()
}

/// Pins in a circle, the pairs of neighbouring pins between them and further in.
pub fn pins_in_a_circle(n: usize, m: usize) -> Option<Model> {
    let k = n / 2;
    (n == 2 * k && m == 3 * k && k >= 3).then(|| {
        let inner = radius_for(k).max(0.8);
        let outer = inner * (PI / k as f64).cos() + 0.85;
        let pair = |i: usize| polar(TAU * (i as f64 + 0.5) / k as f64, inner);
        let pin = |i: usize| polar(TAU * i as f64 / k as f64, outer);
        Model { graph: bowling_circle(k), places: (0..k).map(pin).chain((0..k).map(pair)).collect() }
    })
}

/// The Robertson graph along a cycle through all its vertices, which makes the drawing symmetric about its axis.
pub fn cage(n: usize, m: usize) -> Option<Model> {
    const AROUND: [usize; 19] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 17, 16, 15, 10, 11, 12, 13, 14, 18];
    (n == 19 && m == 38).then(|| Model { graph: robertson(), places: around(&AROUND) })
}

/// The dodecahedron seen through a face: four rings, so far from each other that its edges have similar lengths.
pub fn seen_through_a_face(n: usize, m: usize) -> Option<Model> {
    const RINGS: [(f64, f64, [usize; 5]); 4] = [
        (1.0, 0.0, [0, 10, 18, 8, 9]),
        (0.675, 0.0, [1, 12, 16, 7, 19]),
        (0.59, 0.5, [2, 14, 6, 17, 11]),
        (0.276, 0.5, [3, 4, 5, 15, 13]),
    ];
    (n == 20 && m == 30).then(|| {
        let mut places = vec![(0.0, 0.0); n];
        for (radius, turn, vertices) in RINGS {
            for (i, v) in vertices.into_iter().enumerate() {
                places[v] = polar(TAU * (i as f64 + turn) / 5.0, radius);
            }
        }
        Model { graph: dodecahedron(), places }
    })
}
