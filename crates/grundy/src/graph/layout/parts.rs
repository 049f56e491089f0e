//! Graphs of several parts: components side by side, vertices without neighbours in rows below.

use super::geometry::{bounds, spread};
use super::{Places, Point};
use crate::graph::Graph;
use crate::graph::distance::components;
use crate::graph::families::induced;
use std::collections::HashMap;

/// Between the boxes of components, where the closest vertices of a component are at distance 1.
const GAP: f64 = 1.3;

/// How much wider than high the whole is meant to be.
const ASPECT: f64 = 1.5;

/// Every component drawn by itself, then packed: in their order, from left to right and in as many rows as make the
/// whole a bit wider than high, each in the middle of its row. Their boxes do not overlap. Components that are alike,
/// numbers included, are drawn once.
pub fn packed(graph: &Graph, draw: impl Fn(&Graph) -> Places) -> Places {
    let mut drawn: HashMap<Vec<(usize, usize)>, Places> = HashMap::new();
    let mut boxes = Vec::new();
    let mut alone = Vec::new();
    let members = components(graph);
    if let [_] = &members[..] {
        return spread(draw(graph));
    }
    for members in members {
        if let [v] = members[..] {
            alone.push(v);
            continue;
        }
        let part = induced(graph, &members);
        let places = drawn.entry(part.simple_edges()).or_insert_with(|| spread(draw(&part))).clone();
        boxes.push(Drawn::around(members, places));
    }
    let mut places = vec![(0.0, 0.0); graph.n()];
    let bottom = shelve(&boxes, &mut places);
    set_aside(&alone, bottom, &mut places);
    places
}

/// A component with its places, moved so that the least coordinates are 0, and its size.
struct Drawn {
    members: Vec<usize>,
    places: Places,
    width: f64,
    height: f64,
}

impl Drawn {
    fn around(members: Vec<usize>, places: Places) -> Drawn {
        let ((left, top), (right, bottom)) = bounds(&places);
        let places = places.into_iter().map(|(x, y)| (x - left, y - top)).collect();
        Drawn { members, places, width: right - left, height: bottom - top }
    }
}

/// Puts boxes in rows; returns how wide and how high they are together.
fn shelve(boxes: &[Drawn], places: &mut [Point]) -> Point {
    let area: f64 = boxes.iter().map(|b| (b.width + GAP) * (b.height + GAP)).sum();
    let widest = boxes.iter().map(|b| b.width).fold(0.0, f64::max);
    let room = widest.max((ASPECT * area).sqrt());
    let mut rows: Vec<(Vec<&Drawn>, f64)> = Vec::new();
    for b in boxes {
        match rows.last_mut() {
            Some((row, width)) if *width + GAP + b.width <= room + 1e-9 => {
                row.push(b);
                *width += GAP + b.width;
            }
            _ => rows.push((vec![b], b.width)),
        }
    }
    let total = rows.iter().map(|row| row.1).fold(0.0, f64::max);
    let mut top = 0.0;
    for (row, width) in rows {
        let height = row.iter().map(|b| b.height).fold(0.0, f64::max);
        let mut left = (total - width) / 2.0;
        for b in row {
            let down = top + (height - b.height) / 2.0;
            b.members.iter().zip(&b.places).for_each(|(&v, p)| places[v] = (left + p.0, down + p.1));
            left += b.width + GAP;
        }
        top += height + GAP;
    }
    (total, top)
}

/// Vertices without neighbours, in rows below the rest; without a rest, in a square.
fn set_aside(alone: &[usize], (width, top): Point, places: &mut [Point]) {
    let square = (1..).find(|side| side * side >= alone.len()).unwrap_or(1);
    let columns = if top == 0.0 { square } else { (width as usize + 1).max(square.min(6)) };
    let first = (width + 1.0 - alone.len().min(columns) as f64) / 2.0;
    for (i, &v) in alone.iter().enumerate() {
        places[v] = (first + (i % columns) as f64, top + (i / columns) as f64);
    }
}
