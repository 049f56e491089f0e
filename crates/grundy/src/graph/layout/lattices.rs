//! Grids, honeycombs, tori and hypercubes.

use super::known::Model;
use super::{Places, Point};
use crate::graph::Graph;
use crate::graph::classes::grid_coordinates;
use crate::graph::families::{cartesian, cycle, hexgrid, hypercube};
use std::f64::consts::PI;

/// The rows and columns of a grid: as it is numbered, else with at most as many rows as columns.
pub fn squares(graph: &Graph) -> Option<Places> {
    let n = graph.n();
    let columns = *graph.neighbours(0).get(1)?;
    let numbered = |&(u, v): &(usize, usize)| match (u.min(v), u.max(v)) {
        (u, v) if v == u + 1 => !v.is_multiple_of(columns),
        (u, v) => v == u + columns,
    };
    let (_, _, places) = grid_coordinates(graph)?;
    if columns > 1 && n.is_multiple_of(columns) && graph.simple_edges().iter().all(numbered) {
        return Some((0..n).map(|v| ((v % columns) as f64, (v / columns) as f64)).collect());
    }
    Some(places.into_iter().map(|(row, column)| (column as f64, row as f64)).collect())
}

/// Honeycombs of this size, with regular hexagons: (rows + 1)(columns + 1) is half the vertices plus one.
pub fn hexagons(n: usize, m: usize) -> Vec<Model> {
    let half = n / 2 + 1;
    let sides = (2..=half).filter(|a| n.is_multiple_of(2) && half.is_multiple_of(*a) && half / a >= 2);
    let fits = |&(r, c): &(usize, usize)| m == 3 * r * c + 2 * (r + c) - 1;
    let model = |(rows, columns)| Model { graph: hexgrid(rows, columns), places: comb(rows, columns) };
    sides.map(|a| (a - 1, half / a - 1)).filter(fits).map(model).collect()
}

/// The vertices of a honeycomb line by line, as [`hexgrid`] numbers them. Those with an edge downwards are the lower ones
/// of their zigzag line.
fn comb(rows: usize, columns: usize) -> Places {
    let mut places = Vec::new();
    for line in 0..=rows {
        let last = if line < rows { line + 2 * columns } else { line - 1 + 2 * columns };
        for x in line.saturating_sub(1)..=last {
            let lower = if (x + line).is_multiple_of(2) { 0.25 } else { -0.25 };
            places.push((x as f64 * (PI / 3.0).sin(), 1.5 * line as f64 + lower));
        }
    }
    places
}

/// The largest tori whose rows and columns are bent enough to see.
const LONGEST_BENT: usize = 12;

/// Products of two cycles: a grid whose rows and columns are bent, so that the edges that close them pass by. The product
/// of two cycles of four is the hypercube.
pub fn tori(n: usize, m: usize) -> Vec<Model> {
    let sides = (3..=LONGEST_BENT).filter(|k| m == 2 * n && n.is_multiple_of(*k));
    let fits = |&(k, l): &(usize, usize)| k <= l && l <= LONGEST_BENT;
    let model = |(k, l): (usize, usize)| {
        let bow = |i: usize, length: usize| (PI * i as f64 / (length - 1) as f64).sin() * 0.45;
        let place = |v: usize| ((v % l) as f64 + bow(v / l, k), (v / l) as f64 + bow(v % l, l));
        Model { graph: cartesian(&cycle(k), &cycle(l)), places: (0..n).map(place).collect() }
    };
    sides.map(|k| (k, n / k)).filter(fits).map(model).collect()
}

/// How the directions of a cube of five dimensions lie on paper.
const FIVE: [Point; 5] = [(1.0, 0.0), (0.0, 1.0), (-0.42, 0.14), (0.1, 0.41), (0.23, 0.06)];

/// The hypercube of this size: a square in a square, a cube in a cube, or the shadow of one of five dimensions. Bit by
/// bit a vertex goes across, down and back, and from the outer cube to the inner one.
pub fn cubes(n: usize, m: usize) -> Option<Model> {
    let d = n.checked_ilog2()? as usize;
    let bit = |v: usize, i: usize| (v >> i & 1) as f64;
    let square = |v: usize| {
        let size = if v & 4 == 0 { 2.6 } else { 1.0 };
        ((bit(v, 0) - 0.5) * size, (bit(v, 1) - 0.5) * size)
    };
    let cube = |v: usize| {
        let size = if v & 8 == 0 { 2.0 } else { 1.0 };
        let back = bit(v, 2) - 0.5;
        ((bit(v, 0) - 0.5 + 0.2 * back) * size, (bit(v, 1) - 0.5 - 0.59 * back) * size)
    };
    let shadow = |v: usize| {
        FIVE.iter()
            .enumerate()
            .fold((0.0, 0.0), |(x, y), (i, by)| (x + by.0 * bit(v, i), y + by.1 * bit(v, i)))
    };
    let places = match d {
        3 => (0..n).map(square).collect(),
        4 => (0..n).map(cube).collect(),
        5 => (0..n).map(shadow).collect(),
        _ => return None,
    };
    (n == 1 << d && m == n * d / 2).then(|| Model { graph: hypercube(d), places })
}
