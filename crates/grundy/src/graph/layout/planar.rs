//! Planar graphs without crossings.

use super::embedding::{Face, faces};
use super::geometry::{clarity, closest, is_plane, level, spread};
use super::relax::{relaxed, symmetries, upright};
use super::rings::ring;
use super::{Places, Point};
use crate::graph::Graph;
use crate::graph::classes::is_planar;

/// The largest graphs that are drawn so.
const MOST: usize = 1000;

/// A drawing of a connected planar graph with straight lines and no crossings; `None` if it is not planar, too large, or
/// if its faces become too small to tell apart.
///
/// The vertices of one face stand on a regular polygon, and every other vertex in the middle of its neighbours (Tutte
/// 1963). That this has no crossings needs inner faces that are triangles (Floater 2003): so at cut vertices
/// edges are added that make the graph a single block, and every longer face gets a vertex inside, joined to all of
/// it. Then forces even the drawing out, with steps too short to make a crossing. Several outer faces are tried.
pub fn drawing(graph: &Graph) -> Option<Places> {
    let n = graph.n();
    if !(3..=MOST).contains(&n) || !is_planar(graph) {
        return None;
    }
    let faces = simple(faces(graph)?);
    let mut order: Vec<usize> = (0..faces.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(faces[i].len()));
    let tries = if n <= 40 { 6 } else { 1 };
    let drawn = order.into_iter().take(tries).map(|outer| {
        let start = balanced(n, &faces, outer);
        let symmetries = symmetries(graph, &start, &faces[outer]);
        upright(relaxed(graph, start, &symmetries), &symmetries)
    });
    let plane = drawn.filter(|places| is_plane(graph, places));
    let best = plane.reduce(|a, b| if quality(graph, &b) > 1.05 * quality(graph, &a) { b } else { a });
    best.map(|places| spread(level(places)))
}

/// How good a drawing is: how clear, and how even its lines are.
fn quality(graph: &Graph, places: &[Point]) -> f64 {
    let edges = graph.simple_edges();
    let lengths = edges.iter().map(|&(u, v)| super::geometry::distance(places[u], places[v]));
    let longest = lengths.fold(0.0, f64::max);
    clarity(&edges, places) * closest(places) / longest
}

/// Faces in which no vertex comes twice. A vertex that comes twice is a cut vertex, and its neighbours on the face are
/// in different blocks, so that an edge between them is new; it cuts off a triangle.
fn simple(faces: Vec<Face>) -> Vec<Face> {
    let mut all = Vec::new();
    for mut face in faces {
        let repeated = |face: &Face| (0..face.len()).find(|&i| face[..i].contains(&face[i]));
        while let Some(i) = repeated(&face) {
            let (before, after) = (face[i - 1], face[(i + 1) % face.len()]);
            all.push(vec![before, face[i], after]);
            face.remove(i);
        }
        all.push(face);
    }
    all
}

/// Every vertex in the middle of its neighbours, the outer face on a regular polygon.
fn balanced(n: usize, faces: &[Face], outer: usize) -> Places {
    let inner = faces.iter().enumerate().filter(|(i, _)| *i != outer).map(|(_, face)| face);
    let mut near: Vec<Vec<usize>> = vec![Vec::new(); n];
    for face in inner {
        let sides = face.iter().zip(face.iter().cycle().skip(1));
        sides.for_each(|(&u, &v)| {
            near[u].push(v);
            near[v].push(u);
        });
        if face.len() > 3 {
            let middle = near.len();
            face.iter().for_each(|&v| near[v].push(middle));
            near.push(face.clone());
        }
    }
    near[..n].iter_mut().for_each(|list| {
        list.sort_unstable();
        list.dedup();
    });
    let mut places = vec![(0.0, 0.0); near.len()];
    let mut fixed = vec![false; near.len()];
    let outer = &faces[outer];
    for (&v, place) in outer.iter().zip(ring(outer.len(), 1.0)) {
        places[v] = place;
        fixed[v] = true;
    }
    settle(&near, &fixed, &mut places);
    places.truncate(n);
    places
}

/// Solves for the means of neighbours by conjugate gradients: the matrix is symmetric and positive definite, since every
/// vertex is connected to a fixed one.
fn settle(near: &[Vec<usize>], fixed: &[bool], places: &mut [Point]) {
    let free: Vec<usize> = (0..near.len()).filter(|&v| !fixed[v]).collect();
    for coordinate in 0..2 {
        let get = |p: Point| if coordinate == 0 { p.0 } else { p.1 };
        let mut x: Vec<f64> = places.iter().map(|&p| get(p)).collect();
        // The residual: what is missing to the sum of the neighbours.
        let pull = |x: &[f64], v: usize| near[v].iter().map(|&u| x[u] - x[v]).sum::<f64>();
        let mut residual = vec![0.0; near.len()];
        free.iter().for_each(|&v| residual[v] = pull(&x, v));
        let mut direction = residual.clone();
        let mut square: f64 = residual.iter().map(|r| r * r).sum();
        for _ in 0..4 * free.len() + 10 {
            if square < 1e-28 {
                break;
            }
            let image: Vec<(usize, f64)> = free.iter().map(|&v| (v, -pull(&direction, v))).collect();
            let along: f64 = image.iter().map(|&(v, value)| value * direction[v]).sum();
            let step = square / along;
            for (v, value) in image {
                x[v] += step * direction[v];
                residual[v] -= step * value;
            }
            let next: f64 = residual.iter().map(|r| r * r).sum();
            for &v in &free {
                direction[v] = residual[v] + next / square * direction[v];
            }
            square = next;
        }
        for (place, x) in places.iter_mut().zip(x) {
            if coordinate == 0 { place.0 = x } else { place.1 = x }
        }
    }
}
