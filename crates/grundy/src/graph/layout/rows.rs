//! Drawings in rows: paths, complete multipartite graphs, crowns, fans, pins.

use super::geometry::polar;
use super::known::Model;
use super::rings::{radius_for, walk};
use super::{Places, Point};
use crate::graph::Graph;
use crate::graph::classes::{complete_multipartite_parts, is_complete, is_planar};
use crate::graph::families::{bowling, cactus, crown, fan, sidorowicz};
use std::f64::consts::{PI, TAU};

/// So many points from left to right at distance 1, with their middle at 0.
pub fn row(count: usize, y: f64) -> impl Iterator<Item = Point> {
    let first = (count as f64 - 1.0) / -2.0;
    (0..count).map(move |i| (first + i as f64, y))
}

/// From left to right along a path.
pub fn line(graph: &Graph) -> Places {
    let end = (0..graph.n()).find(|&v| graph.degree(v) <= 1).unwrap_or(0);
    let mut places = vec![(0.0, 0.0); graph.n()];
    walk(graph, end).into_iter().zip(row(graph.n(), 0.0)).for_each(|(v, place)| places[v] = place);
    places
}

/// A complete multipartite graph: two parts in two rows, and if one of them has two vertices these above and below
/// the other, which leaves no crossing; more parts on the arcs of a circle, one each. Octahedra and other planar graphs
/// with more parts are drawn elsewhere, and complete graphs are circles.
pub fn parts(graph: &Graph) -> Option<Places> {
    let sizes = complete_multipartite_parts(graph)?;
    if sizes.len() < 2 || is_complete(graph) {
        return None;
    }
    let parts = members(graph);
    let mut places = vec![(0.0, 0.0); graph.n()];
    let mut put = |part: &[usize], points: &mut dyn Iterator<Item = Point>| {
        part.iter().zip(points).for_each(|(&v, place)| places[v] = place);
    };
    match &parts[..] {
        [a, b] if a.len() == 2 || b.len() == 2 => {
            let (pair, rest) = if a.len() == 2 { (a, b) } else { (b, a) };
            let high = (rest.len() as f64 / 3.0).max(1.0);
            put(pair, &mut [(0.0, -high), (0.0, high)].into_iter());
            put(rest, &mut row(rest.len(), 0.0));
        }
        [a, b] => {
            let high = 0.5 * a.len().max(b.len()) as f64;
            put(a, &mut row(a.len(), 0.0));
            put(b, &mut row(b.len(), high.max(1.2)));
        }
        _ if is_planar(graph) => return None,
        _ => on_arcs(&parts, &mut places),
    }
    Some(places)
}

/// The parts of a complete multipartite graph, by their least vertices.
fn members(graph: &Graph) -> Vec<Vec<usize>> {
    let mut seen = vec![false; graph.n()];
    let mut parts = Vec::new();
    for v in 0..graph.n() {
        if !seen[v] {
            let part: Vec<usize> = (0..graph.n()).filter(|&u| !graph.adjacent(u, v)).collect();
            part.iter().for_each(|&u| seen[u] = true);
            parts.push(part);
        }
    }
    parts
}

/// Groups of vertices on a circle, with a gap of one more place between groups; the middle of the first is at the top. No
/// three points of a circle are in line, so that no vertex is on an edge of others.
pub fn on_arcs(groups: &[Vec<usize>], places: &mut [Point]) {
    let total = groups.iter().map(|group| group.len() + 1).sum::<usize>() as f64;
    let mut at = -(groups[0].len() as f64 - 1.0) / 2.0;
    for group in groups {
        for &v in group {
            places[v] = polar(TAU * at / total, 1.0);
            at += 1.0;
        }
        at += 1.0;
    }
}

/// The crown in two rows, partners above each other.
pub fn crowns(n: usize, m: usize) -> Option<Model> {
    let k = n / 2;
    let places = || row(k, 0.0).chain(row(k, 0.5 * k as f64)).collect();
    (n == 2 * k && k >= 5 && m == k * (k - 1)).then(|| Model { graph: crown(k), places: places() })
}

/// A path with one vertex above it, joined to all.
pub fn fans(n: usize, m: usize) -> Option<Model> {
    let k = n.checked_sub(1).filter(|&k| k >= 3 && m == 2 * k - 1)?;
    let high = (0.45 * k as f64).max(1.4);
    Some(Model { graph: fan(k, 1), places: row(k, 0.0).chain([(0.0, -high)]).collect() })
}

/// A path from top to bottom between two vertices that are joined to all of it and, below it, to each other.
pub fn double_fans(n: usize, m: usize) -> Option<Model> {
    let k = n.checked_sub(2).filter(|&k| k >= 3 && m == 3 * k)?;
    let wide = (0.55 * k as f64).max(1.2);
    let column = (0..k).map(|i| (0.0, i as f64));
    let hubs = [(-wide, k as f64 - 0.3), (wide, k as f64 - 0.3)];
    Some(Model { graph: fan(k, 2), places: column.chain(hubs).collect() })
}

/// Pins in a row and the pairs of neighbouring pins between them, below.
pub fn pins(n: usize, m: usize) -> Option<Model> {
    let k = n.div_ceil(2);
    let high = (PI / 3.0).sin();
    (n % 2 == 1 && k >= 3 && m == 3 * k - 4)
        .then(|| Model { graph: bowling(k), places: row(k, 0.0).chain(row(k - 1, high)).collect() })
}

/// The chain of triangles with four leaves on every vertex: tips above, the common vertices below, leaves spread outwards.
pub fn leafy_triangles(n: usize, m: usize) -> Option<Model> {
    let chain = n / 5;
    let triangles = chain.checked_sub(1)? / 2;
    if n != 5 * (2 * triangles + 1) || m != 3 * triangles + 4 * chain || triangles == 0 {
        return None;
    }
    let up = |v: usize| v % 2 == 1;
    let spine = |v: usize| (2.0 * v as f64, if up(v) { -2.6 } else { 0.0 });
    let leaf = |i: usize| {
        let (at, angle) = (spine(i / 4), (i % 4) as f64 * PI / 5.4 - PI / 3.6);
        let (x, y) = polar(if up(i / 4) { angle } else { PI - angle }, 1.8);
        (at.0 + x, at.1 + y)
    };
    let places = (0..chain).map(spine).chain((0..4 * chain).map(leaf));
    Some(Model { graph: sidorowicz(triangles), places: places.collect() })
}

/// The chain of cycles of lengths 3, 4, 5, 3, .., each a regular polygon between the vertices that it shares with the
/// next ones, which are in a row.
pub fn chained_cycles(n: usize, m: usize) -> Option<Model> {
    let graph = cactus(n);
    if n < 6 || m != graph.edges().len() {
        return None;
    }
    let mut places = vec![(0.0, 0.0); n];
    let (mut joint, mut used, mut length) = (0, 1, 3);
    while used < n {
        let fresh = (length - 1).min(n - used);
        let next = used + fresh / 2;
        let corner = |i: usize| polar(TAU * i as f64 / (fresh + 1) as f64, radius_for(fresh + 1));
        // The polygon turned so that the next joint is to the right of this one, and put there.
        let (from, to) = (corner(0), corner(1 + fresh / 2));
        let (dx, dy) = if next < used + fresh { (to.0 - from.0, to.1 - from.1) } else { (1.0, 0.0) };
        let long = dx.hypot(dy);
        for i in 1..=fresh {
            let (x, y) = (corner(i).0 - from.0, corner(i).1 - from.1);
            let turned = ((x * dx + y * dy) / long, (y * dx - x * dy) / long);
            places[used + i - 1] = (places[joint].0 + turned.0, places[joint].1 + turned.1);
        }
        joint = next;
        used += fresh;
        length = if length == 5 { 3 } else { length + 1 };
    }
    Some(Model { graph, places })
}
