//! Drawings by forces, for graphs without a known shape.

use super::geometry::{clarity, crossings, distance, foot, level};
use super::relax::vertices;
use super::rings::{circle, radius_for};
use super::{Places, Point};
use crate::graph::Graph;
use crate::graph::distance::{distances, distances_from};
use crate::graph::families::SplitMix64;

/// The largest graphs whose vertices are placed by all distances, and by forces at all.
const MOST_BY_DISTANCES: usize = 150;
const MOST_BY_FORCES: usize = 2000;

/// Pairs of vertices looked at, over all rounds.
const WORK: usize = 40_000_000;
const MOST_ROUNDS: usize = 300;

/// Up to this size the circle is a drawing to compare with.
const MOST_ON_CIRCLE: usize = 16;

/// A connected graph by forces. Up to 150 vertices begin where their distances on paper fit those in the graph, larger
/// ones where their distances from two far vertices put them; with over 2000 the result is the circle. Of several
/// such drawings, and the circle if the graph is small, the clearest with the fewest crossings is taken.
pub fn drawing(graph: &Graph) -> Places {
    let n = graph.n();
    if !(3..=MOST_BY_FORCES).contains(&n) {
        return circle(graph);
    }
    if n > MOST_BY_DISTANCES {
        return level(cooled(graph, by_two_distances(graph)));
    }
    let starts = if n <= 60 { 4 } else { 1 };
    let drawn = (0..starts).map(|seed| cooled(graph, by_distances(graph, seed)));
    let round = (n <= MOST_ON_CIRCLE).then(|| circle(graph));
    let best = drawn.chain(round).min_by(|a, b| badness(graph, a).total_cmp(&badness(graph, b)));
    best.map_or_else(|| circle(graph), level)
}

/// Crossings per edge, times what it costs that vertices are hardly clear of lines.
pub fn badness(graph: &Graph, places: &[Point]) -> f64 {
    let edges = graph.simple_edges();
    let crossed = crossings(&edges, places, usize::MAX) as f64 / edges.len().max(1) as f64;
    (1.0 + crossed) * (1.0 + 10.0 * (0.85 - clarity(&edges, places)).max(0.0))
}

/// Distances on paper that fit those in the graph (Kamada and Kawai 1989): each vertex in turn goes to the mean of the
/// places that the others want for it, weighted by the inverse squares of the distances, which never makes the
/// weighted sum of squared errors larger (Gansner, Koren and North 2004). O(n^2) per round.
fn by_distances(graph: &Graph, seed: u64) -> Places {
    let wanted = distances(graph);
    let mut generator = SplitMix64::new(seed + 1);
    let mut shake = || (generator.below(1000) as f64 / 1000.0 - 0.5) * (0.1 + seed as f64);
    let radius = radius_for(graph.n()).min(2.0);
    let mut places: Places =
        circle(graph).into_iter().map(|(x, y)| (x * radius + shake(), y * radius + shake())).collect();
    for _ in 0..MOST_ROUNDS {
        let mut moved = 0.0_f64;
        for u in 0..graph.n() {
            let (mut sum, mut weights) = ((0.0, 0.0), 0.0);
            for v in (0..graph.n()).filter(|&v| v != u) {
                let far = f64::from(wanted[u][v]);
                let weight = 1.0 / (far * far);
                let now = distance(places[u], places[v]).max(1e-9);
                let pull = |u: f64, v: f64| weight * (v + far * (u - v) / now);
                sum = (sum.0 + pull(places[u].0, places[v].0), sum.1 + pull(places[u].1, places[v].1));
                weights += weight;
            }
            let to = (sum.0 / weights, sum.1 / weights);
            moved = moved.max(distance(to, places[u]));
            places[u] = to;
        }
        if moved < 1e-4 {
            break;
        }
    }
    places
}

/// The distances from a vertex far from the first and from one far from that, as coordinates, shaken a little. O(n + m).
fn by_two_distances(graph: &Graph) -> Places {
    let farthest = |from: &[u32]| (0..graph.n()).max_by_key(|&v| (from[v], graph.n() - v)).unwrap_or(0);
    let one = distances_from(graph, farthest(&distances_from(graph, 0)));
    let two = distances_from(graph, farthest(&one));
    // A third view, from a vertex far from both, tells the two sides of the line between them apart.
    let both: Vec<u32> = one.iter().zip(&two).map(|(&a, &b)| a.min(b)).collect();
    let three = distances_from(graph, farthest(&both));
    let mut generator = SplitMix64::new(1);
    let mut shake = || generator.below(1000) as f64 / 1000.0 - 0.5;
    (0..graph.n())
        .map(|v| (f64::from(one[v]) - f64::from(two[v]) + shake(), 2.0 * f64::from(three[v]) + shake()))
        .collect()
}

/// By forces (Fruchterman and Reingold 1991): neighbours attract with the square of their distance, all vertices
/// repel with its inverse, and steps shrink as the drawing cools. In small drawings edges repel vertices too.
pub fn cooled(graph: &Graph, mut places: Places) -> Places {
    let n = graph.n();
    let edges = graph.simple_edges();
    let rounds = (WORK / (n * n)).clamp(10, MOST_ROUNDS);
    let with_edges = n * edges.len() <= 40_000;
    let ideal = 1.0;
    for round in 0..rounds {
        let warmth = ideal * (0.3 * (1.0 - round as f64 / rounds as f64) + 0.003);
        let mut pushes = vec![(0.0, 0.0); n];
        vertices(&places, ideal, &mut pushes);
        for &(u, v) in &edges {
            attract(&places, (u, v), ideal, &mut pushes);
            if with_edges && round > rounds / 3 {
                clear(&places, (u, v), ideal, &mut pushes);
            }
        }
        for (place, push) in places.iter_mut().zip(pushes) {
            let length = push.0.hypot(push.1).max(1e-9);
            let step = (0.3 * length).min(warmth) / length;
            *place = (place.0 + push.0 * step, place.1 + push.1 * step);
        }
    }
    places
}

fn attract(places: &[Point], (u, v): (usize, usize), ideal: f64, pushes: &mut [Point]) {
    let (dx, dy) = (places[v].0 - places[u].0, places[v].1 - places[u].1);
    let towards = dx.hypot(dy) / ideal * 0.7;
    pushes[u] = (pushes[u].0 + dx * towards, pushes[u].1 + dy * towards);
    pushes[v] = (pushes[v].0 - dx * towards, pushes[v].1 - dy * towards);
}

/// Pushes vertices off an edge that is not theirs.
fn clear(places: &[Point], (u, v): (usize, usize), ideal: f64, pushes: &mut [Point]) {
    let wanted = 0.5 * ideal;
    for w in (0..places.len()).filter(|&w| w != u && w != v) {
        let near = foot(places[w], (places[u], places[v]));
        let gap = distance(places[w], near);
        if gap < wanted && gap > 0.0 {
            let strength = 4.0 * (wanted - gap) / gap;
            let away = ((places[w].0 - near.0) * strength, (places[w].1 - near.1) * strength);
            pushes[w] = (pushes[w].0 + away.0, pushes[w].1 + away.1);
            for end in [u, v] {
                pushes[end] = (pushes[end].0 - away.0 / 2.0, pushes[end].1 - away.1 / 2.0);
            }
        }
    }
}
