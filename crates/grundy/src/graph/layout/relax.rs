//! Evens out a drawing without making crossings.

use super::geometry::{distance, foot};
use super::{Places, Point};
use crate::graph::Graph;

/// How much work is put into it: pairs of a vertex and an edge, over all rounds.
const WORK: usize = 12_000_000;
const MOST_ROUNDS: usize = 600;

/// Forces on a drawing without crossings, in the manner of Bertault (2000): neighbours attract, vertices repel each other
/// and edges repel vertices that are not theirs. In a round neither a vertex nor the ends of an edge move by more than
/// a third of their distance, so that they never touch; and two edges cannot come to cross unless an end of one
/// touches the other. All move at once, and the symmetries of the drawing are kept: else the smallest error would grow.
pub fn relaxed(graph: &Graph, mut places: Places, symmetries: &[Isometry]) -> Places {
    let edges = graph.simple_edges();
    let rounds = (WORK / (graph.n() * edges.len()).max(1)).min(MOST_ROUNDS);
    let ideal = typical(&edges, &places);
    for round in 0..rounds {
        let warmth = ideal * (0.25 * (1.0 - round as f64 / rounds as f64) + 0.01);
        let (mut pushes, room) = lines(&edges, &places, ideal);
        vertices(&places, ideal, &mut pushes);
        for ((place, push), room) in places.iter_mut().zip(pushes).zip(room) {
            let length = push.0.hypot(push.1);
            if length > 0.0 {
                let step = (0.3 * length).min(warmth).min(room / 3.0) / length;
                *place = (place.0 + push.0 * step, place.1 + push.1 * step);
            }
        }
        if symmetries.len() > 1 {
            places = even(&places, symmetries);
        }
    }
    places
}

/// A permutation of the vertices that turns or reflects a drawing around the origin onto itself, with the rows of its
/// matrix: vertex v comes to the place of `image[v]`.
pub struct Isometry {
    pub image: Vec<usize>,
    pub matrix: [Point; 2],
}

/// Every vertex at the mean of where its images say it is.
fn even(places: &[Point], symmetries: &[Isometry]) -> Places {
    let share = 1.0 / symmetries.len() as f64;
    let back = |v: usize, Isometry { image, matrix: [(a, b), (c, d)] }: &Isometry| {
        let (x, y) = places[image[v]];
        // The inverse of an orthogonal matrix is its transpose.
        (a * x + c * y, b * x + d * y)
    };
    let mean = |v: usize| {
        let all = symmetries.iter().map(|symmetry| back(v, symmetry));
        all.fold((0.0, 0.0), |sum, p| (sum.0 + p.0 * share, sum.1 + p.1 * share))
    };
    (0..places.len()).map(mean).collect()
}

/// Turns a drawing whose only symmetry is a reflection so that its axis is upright.
pub fn upright(places: Places, symmetries: &[Isometry]) -> Places {
    let [_, Isometry { matrix: [(a, b), (_, d)], .. }] = symmetries else { return places };
    let is_turn = (a - d).abs() < 1e-6 && a.abs() > 1e-6;
    if is_turn {
        return places;
    }
    // The reflection has twice the angle of its axis.
    let (sin, cos) = (std::f64::consts::FRAC_PI_2 - b.atan2(*a) / 2.0).sin_cos();
    places.into_iter().map(|(x, y)| (x * cos - y * sin, x * sin + y * cos)).collect()
}

/// The turns and reflections of a regular polygon, centred at the origin with these corners, that map the drawing of
/// a graph onto itself; the identity is one of them.
pub fn symmetries(graph: &Graph, places: &[Point], polygon: &[usize]) -> Vec<Isometry> {
    let k = polygon.len();
    let (first, second) = (places[polygon[0]], places[polygon[1]]);
    let mut found = Vec::new();
    for i in 0..k {
        for j in [(i + 1) % k, (i + k - 1) % k] {
            let matrix = taking([first, second], [places[polygon[i]], places[polygon[j]]]);
            let image = matrix.and_then(|matrix| permutation(places, matrix));
            let fits = |image: &Vec<usize>| {
                graph.simple_edges().iter().all(|&(u, v)| graph.adjacent(image[u], image[v]))
            };
            if let (Some(matrix), Some(image)) = (matrix, image.filter(fits)) {
                found.push(Isometry { image, matrix });
            }
        }
    }
    found
}

/// The matrix that takes one pair of points to another.
fn taking([a, b]: [Point; 2], [p, q]: [Point; 2]) -> Option<[Point; 2]> {
    let area = a.0 * b.1 - a.1 * b.0;
    let row = |p: f64, q: f64| ((p * b.1 - q * a.1) / area, (q * a.0 - p * b.0) / area);
    (area.abs() > 1e-9).then(|| [row(p.0, q.0), row(p.1, q.1)])
}

fn permutation(places: &[Point], [(a, b), (c, d)]: [Point; 2]) -> Option<Vec<usize>> {
    let near = |p: Point, q: Point| distance(p, q) < 1e-5;
    let image = |&(x, y): &Point| places.iter().position(|&q| near(q, (a * x + b * y, c * x + d * y)));
    places.iter().map(image).collect()
}

/// The wanted length of an edge: the mean of what they have.
fn typical(edges: &[(usize, usize)], places: &[Point]) -> f64 {
    let total: f64 = edges.iter().map(|&(u, v)| distance(places[u], places[v])).sum();
    total / edges.len().max(1) as f64
}

/// What the edges do: pull their ends together, push others away. Also how far each vertex may move.
fn lines(edges: &[(usize, usize)], places: &[Point], ideal: f64) -> (Vec<Point>, Vec<f64>) {
    let mut pushes = vec![(0.0, 0.0); places.len()];
    let mut room = vec![f64::INFINITY; places.len()];
    let mut push = |v: usize, by: Point, times: f64| {
        pushes[v] = (pushes[v].0 + by.0 * times, pushes[v].1 + by.1 * times);
    };
    for &(u, v) in edges {
        let along = (places[v].0 - places[u].0, places[v].1 - places[u].1);
        let strength = along.0.hypot(along.1) / ideal;
        push(u, along, strength);
        push(v, along, -strength);
        for w in (0..places.len()).filter(|&w| w != u && w != v) {
            let place = places[w];
            let near = foot(place, (places[u], places[v]));
            let gap = distance(place, near);
            for end in [u, v, w] {
                room[end] = room[end].min(gap);
            }
            if gap < 0.8 * ideal && gap > 0.0 {
                let away = ((place.0 - near.0) / gap, (place.1 - near.1) / gap);
                let strength = 2.0 * (0.8 * ideal - gap).powi(2) / gap.max(0.02 * ideal);
                push(w, away, strength);
                push(u, away, -strength / 2.0);
                push(v, away, -strength / 2.0);
            }
        }
    }
    (pushes, room)
}

/// All vertices repel each other.
pub fn vertices(places: &[Point], ideal: f64, pushes: &mut [Point]) {
    for u in 0..places.len() {
        for v in u + 1..places.len() {
            let (dx, dy) = (places[u].0 - places[v].0, places[u].1 - places[v].1);
            let away = ideal * ideal / (dx * dx + dy * dy).max(1e-9 * ideal * ideal);
            pushes[u] = (pushes[u].0 + dx * away, pushes[u].1 + dy * away);
            pushes[v] = (pushes[v].0 - dx * away, pushes[v].1 - dy * away);
        }
    }
}
