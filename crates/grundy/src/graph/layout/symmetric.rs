//! Graphs with a rotation, as rings that turn onto themselves.

use super::forces::badness;
use super::geometry::{clarity, polar};
use super::{Places, Point};
use crate::graph::Graph;
use crate::graph::families::SplitMix64;
use crate::graph::symmetry::Symmetry;
use std::f64::consts::TAU;

/// The largest graphs for which rotations are looked for, by vertices and edges.
const MOST: usize = 130;
const MOST_EDGES: usize = 1500;

/// Work of the search for automorphisms, and how many of them are looked at.
const WORK: u64 = 3_000_000;
const MOST_TRIED: usize = 400;

/// Drawings that are less clear are left to forces.
const LEAST_CLARITY: f64 = 0.3;

/// With more edges per vertex all rings are on one circle.
const DENSE: usize = 3;

/// The most rings.
const MOST_RINGS: usize = 5;

/// A drawing of a graph that has an automorphism with few cycles, which it shows as a rotation: every cycle of the
/// automorphism is a ring. This is how graphs are usually drawn that are made from a cyclic group: circulant graphs on
/// one circle, Kneser graphs by turning their ground set, the points and lines of a projective plane by Singer's
/// cycle. Automorphisms are random products of generators; of those with the fewest rings the clearest drawing
/// is taken.
pub fn drawing(graph: &Graph) -> Option<Places> {
    let n = graph.n();
    if !(6..=MOST).contains(&n) || graph.edges().len() > MOST_EDGES {
        return None;
    }
    let rotations = rotations(&Symmetry::within(graph, WORK), n);
    let fewest = rotations.iter().map(Vec::len).min()?;
    let few = rotations.into_iter().filter(|rings| rings.len() <= fewest + 1).take(4);
    let drawn = few.flat_map(|rings| arranged(graph, rings));
    let best = drawn.min_by(|a, b| badness(graph, a).total_cmp(&badness(graph, b)))?;
    (clarity(&graph.simple_edges(), &best) > LEAST_CLARITY).then_some(best)
}

/// The cycles of a permutation, longest first.
type Rings = Vec<Vec<usize>>;

/// Automorphisms with few long cycles, by their cycles.
fn rotations(symmetry: &Symmetry, n: usize) -> Vec<Rings> {
    let mut found: Vec<Rings> = Vec::new();
    let generators = &symmetry.generators;
    if generators.is_empty() {
        return found;
    }
    let mut draws = SplitMix64::new(1);
    let mut product: Vec<usize> = (0..n).collect();
    for round in 0..MOST_TRIED {
        let next =
            if round < generators.len() { round } else { draws.below(generators.len() as u64) as usize };
        product = product.iter().map(|&v| generators[next][v]).collect();
        for permutation in [&product, &generators[next]] {
            let rings = cycles(permutation);
            let lengths = |rings: &Rings| rings.iter().map(Vec::len).collect::<Vec<_>>();
            if is_rotation(&rings)
                && found.iter().filter(|other| lengths(other) == lengths(&rings)).count() < 2
            {
                found.push(rings);
            }
        }
    }
    found.sort_by_key(|rings| (rings.len(), usize::MAX - rings[0].len()));
    found
}

/// Whether the cycles make rings: of the same length, but for a single vertex in the middle.
fn is_rotation(rings: &Rings) -> bool {
    let alone = rings.iter().filter(|ring| ring.len() == 1).count();
    let length = rings[0].len();
    let even = rings.iter().all(|ring| ring.len() == length || ring.len() == 1);
    even && length >= 3 && alone <= 1 && rings.len() <= MOST_RINGS + alone
}

fn cycles(permutation: &[usize]) -> Rings {
    let mut seen = vec![false; permutation.len()];
    let mut rings = Vec::new();
    for start in 0..permutation.len() {
        let mut ring = Vec::new();
        let mut v = start;
        while !std::mem::replace(&mut seen[v], true) {
            ring.push(v);
            v = permutation[v];
        }
        if !ring.is_empty() {
            rings.push(ring);
        }
    }
    rings.sort_by_key(|ring| usize::MAX - ring.len());
    rings
}

/// Drawings with these rings. The rotation may go by any of its powers. Either every ring in turn is the outermost, and
/// the next is always the one with the most edges to those before it, turned so that these are short; or all are on
/// one circle, as all are if there are many edges.
fn arranged(graph: &Graph, rings: Rings) -> Vec<Places> {
    let length = rings[0].len();
    let full = rings.iter().filter(|ring| ring.len() > 1).count();
    let even = rings.iter().all(|ring| ring.len() == length);
    let dense = even && graph.edges().len() > DENSE * graph.n();
    let mut drawings = Vec::new();
    for power in (1..=length / 2).filter(|&power| gcd(power, length) == 1).take(4) {
        let turned: Rings = rings.iter().map(|ring| stepped(ring, power)).collect();
        if even {
            drawings.push(one_circle(graph, &turned));
        }
        for first in 0..if dense { 0 } else { full } {
            drawings.extend(VARIANTS.map(|variant| nested(graph, &turned, first, variant)));
        }
    }
    drawings
}

/// How far each ring is turned against the one around it, in steps, and how much smaller the innermost is.
const VARIANTS: [(f64, f64); 4] = [(0.0, 0.8), (0.21, 0.8), (0.0, 0.55), (0.21, 0.55)];

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Every `power`-th vertex of a ring; a single vertex stays.
fn stepped(ring: &[usize], power: usize) -> Vec<usize> {
    (0..ring.len()).map(|i| ring[i * power % ring.len()]).collect()
}

fn nested(graph: &Graph, rings: &Rings, first: usize, (twist, shrink): (f64, f64)) -> Places {
    let mut places = vec![(0.0, 0.0); graph.n()];
    let mut placed = vec![false; graph.n()];
    let full = rings.iter().filter(|ring| ring.len() > 1).count();
    let mut left: Vec<&Vec<usize>> = rings.iter().filter(|ring| ring.len() > 1).collect();
    let mut next = left.remove(first);
    for depth in 0..full {
        let radius = 1.0 - shrink * depth as f64 / full as f64;
        turn(graph, next, (twist * depth as f64, radius), &mut places, &placed);
        next.iter().for_each(|&v| placed[v] = true);
        let links = |ring: &Vec<usize>| {
            ring.iter().map(|&v| graph.neighbours(v).iter().filter(|&&u| placed[u]).count()).sum::<usize>()
        };
        let Some(most) = (0..left.len()).max_by_key(|&i| links(left[i])) else { break };
        next = left.remove(most);
    }
    places
}

/// Puts a ring where its edges to what is placed are shortest, at whole and half steps.
fn turn(graph: &Graph, ring: &[usize], (twist, radius): (f64, f64), places: &mut [Point], placed: &[bool]) {
    let length = ring.len();
    let point =
        |i: usize, shift: usize| polar(TAU * (i as f64 + twist + shift as f64 / 2.0) / length as f64, radius);
    let cost = |shift: usize| -> f64 {
        let near = graph.neighbours(ring[0]).iter().filter(|&&u| placed[u]);
        near.map(|&u| super::geometry::distance(places[u], point(0, shift)).powi(2)).sum()
    };
    let shift = (0..2 * length).min_by(|&a, &b| cost(a).total_cmp(&cost(b))).unwrap_or(0);
    ring.iter().enumerate().for_each(|(i, &v)| places[v] = point(i, shift));
}

/// Rings on one circle, each between the vertices of the others, shifted so that many edges join neighbours on it.
fn one_circle(graph: &Graph, rings: &Rings) -> Places {
    let (count, length) = (rings.len(), rings[0].len());
    let mut order = vec![rings[0].clone()];
    let mut left: Vec<&Vec<usize>> = rings[1..].iter().collect();
    while !left.is_empty() {
        let before = order[order.len() - 1][0];
        let first = order[0][1 % length];
        let joined = |v: usize| {
            let closing = left.len() == 1 && graph.adjacent(v, first);
            2 * usize::from(graph.adjacent(before, v)) + usize::from(closing)
        };
        let choices = (0..left.len()).flat_map(|i| (0..length).map(move |shift| (i, shift)));
        let best = choices.rev().max_by_key(|&(i, shift)| joined(left[i][shift])).unwrap_or((0, 0));
        let mut ring = left.remove(best.0).clone();
        ring.rotate_left(best.1);
        order.push(ring);
    }
    let mut places = vec![(0.0, 0.0); graph.n()];
    for (j, ring) in order.iter().enumerate() {
        for (i, &v) in ring.iter().enumerate() {
            places[v] = polar(TAU * (i * count + j) as f64 / graph.n() as f64, 1.0);
        }
    }
    places
}
