//! Distances, crossings and boxes of drawings.

use super::{Places, Point};
use crate::graph::Graph;
use std::collections::HashMap;

pub fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The point at an angle, clockwise from the top, at a distance from the origin.
pub fn polar(angle: f64, radius: f64) -> Point {
    (radius * angle.sin(), -radius * angle.cos())
}

/// The point of a segment that is nearest to a point.
pub fn foot(p: Point, (a, b): (Point, Point)) -> Point {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = dx * dx + dy * dy;
    let t = if square > 0.0 { ((p.0 - a.0) * dx + (p.1 - a.1) * dy) / square } else { 0.0 };
    let t = t.clamp(0.0, 1.0);
    (a.0 + t * dx, a.1 + t * dy)
}

/// Twice the signed area of a triangle.
fn turn(a: Point, b: Point, c: Point) -> f64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

/// Whether two segments without a common end meet.
pub fn meet((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let apart = |p: f64, q: f64, r: f64, s: f64| p.max(q) < r.min(s) || r.max(s) < p.min(q);
    if apart(a.0, b.0, c.0, d.0) || apart(a.1, b.1, c.1, d.1) {
        return false;
    }
    turn(a, b, c) * turn(a, b, d) <= 0.0 && turn(c, d, a) * turn(c, d, b) <= 0.0
}

/// The number of pairs of edges without a common end that meet; stops counting at `most`. O(m^2).
pub fn crossings(edges: &[(usize, usize)], places: &[Point], most: usize) -> usize {
    let segment = |(u, v): (usize, usize)| (places[u], places[v]);
    let mut count = 0;
    for (i, &(a, b)) in edges.iter().enumerate() {
        for &(c, d) in &edges[..i] {
            if a != c && a != d && b != c && b != d && meet(segment((a, b)), segment((c, d))) {
                count += 1;
                if count >= most {
                    return count;
                }
            }
        }
    }
    count
}

/// The least distance from a vertex to an edge that it does not belong to; infinite if there is no such pair. O(nm).
pub fn clearance(edges: &[(usize, usize)], places: &[Point]) -> f64 {
    let mut least = f64::INFINITY;
    for &(u, v) in edges {
        for (w, &place) in places.iter().enumerate() {
            if w != u && w != v {
                least = least.min(distance(place, foot(place, (places[u], places[v]))));
            }
        }
    }
    least
}

/// The distance of the closest pair of points; infinite if there is no pair. The points are put into square cells, some
/// one in each, and compared with those in the cells around; a distance within the size of a cell is the least, else
/// the cells were too small. O(n) where the points are spread evenly.
pub fn closest(points: &[Point]) -> f64 {
    let (low, high) = bounds(points);
    let side = (high.0 - low.0).max(high.1 - low.1);
    if points.len() < 2 {
        return f64::INFINITY;
    }
    if !(side > 0.0 && side.is_finite()) {
        return 0.0;
    }
    let mut cell = side / (points.len() as f64).sqrt();
    loop {
        let key = |p: &Point| (((p.0 - low.0) / cell) as i64, ((p.1 - low.1) / cell) as i64);
        let mut cells: HashMap<(i64, i64), Vec<Point>> = HashMap::new();
        let mut least = f64::INFINITY;
        for point in points {
            let (x, y) = key(point);
            let around = (x - 1..=x + 1).flat_map(|x| (y - 1..=y + 1).map(move |y| (x, y)));
            for other in around.filter_map(|cell| cells.get(&cell)).flatten() {
                least = least.min(distance(*point, *other));
            }
            cells.entry((x, y)).or_default().push(*point);
        }
        if least <= cell || cell > side {
            return least;
        }
        cell *= 2.0;
    }
}

/// The least and the greatest coordinates.
pub fn bounds(places: &[Point]) -> (Point, Point) {
    places
        .iter()
        .fold(((f64::INFINITY, f64::INFINITY), (f64::NEG_INFINITY, f64::NEG_INFINITY)), |(low, high), p| {
            ((low.0.min(p.0), low.1.min(p.1)), (high.0.max(p.0), high.1.max(p.1)))
        })
}

/// Scales a drawing so that its closest vertices are at distance 1.
pub fn spread(mut places: Places) -> Places {
    let least = closest(&places);
    if least.is_finite() && least > 0.0 {
        places.iter_mut().for_each(|p| *p = (p.0 / least, p.1 / least));
    }
    places
}

/// Moves and scales a drawing to fill the unit square, keeping its proportions.
pub fn into_square(mut places: Places) -> Places {
    let ((left, top), (right, bottom)) = bounds(&places);
    let side = (right - left).max(bottom - top);
    if !(side > 0.0 && side.is_finite()) {
        return vec![(0.5, 0.5); places.len()];
    }
    let (across, down) = ((side - (right - left)) / 2.0, (side - (bottom - top)) / 2.0);
    for place in &mut places {
        let inside = ((place.0 - left + across) / side, (place.1 - top + down) / side);
        *place = (inside.0.clamp(0.0, 1.0), inside.1.clamp(0.0, 1.0));
    }
    places
}

/// Turns a drawing that is longer than wide, in whatever direction, so that it is longest across: by the axes of its
/// moments of inertia. Round ones stay as they are.
pub fn level(places: Places) -> Places {
    let n = places.len().max(1) as f64;
    let mean = places.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0 / n, sum.1 + p.1 / n));
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for p in &places {
        let (x, y) = (p.0 - mean.0, p.1 - mean.1);
        (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y);
    }
    let apart = ((xx - yy).powi(2) + 4.0 * xy * xy).sqrt();
    if apart < 0.25 * (xx + yy) {
        return places;
    }
    let angle = 0.5 * (2.0 * xy).atan2(xx - yy);
    let (sin, cos) = angle.sin_cos();
    places.into_iter().map(|(x, y)| (x * cos + y * sin, y * cos - x * sin)).collect()
}

/// A foreign edge may come this many times nearer to a vertex than another vertex.
const LINE_FACTOR: f64 = 3.0;

/// How clearly a drawing shows its graph, from 0 to 1: the least distance of a vertex from an edge that it does not
/// belong to, where a third of the distance between the closest vertices is enough.
pub fn clarity(edges: &[(usize, usize)], places: &[Point]) -> f64 {
    (LINE_FACTOR * clearance(edges, places) / closest(places).max(1e-12)).min(1.0)
}

/// Whether no two edges meet and every vertex keeps away from foreign edges, as exactly as numbers allow.
pub fn is_plane(graph: &Graph, places: &[Point]) -> bool {
    let edges = graph.simple_edges();
    let side = bounds(places).1.0 - bounds(places).0.0;
    clearance(&edges, places) > 1e-7 * side && crossings(&edges, places, 1) == 0
}
