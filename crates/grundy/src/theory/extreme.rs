//! The interval and hull games where the extreme vertices cover everything.

use super::Finding;
use super::plain::{is_clique, plain};
use crate::games::{Convexity, Problem, avoids, convexity_of};
use crate::graph::Graph;
use crate::graph::classes::{is_chordal, is_ptolemaic};
use crate::rules::{Bilingual, Convention, Player};

/// A vertex is extreme if no path of the convexity goes through it: then it is covered only by being chosen.
/// If the extreme vertices cover everything, play is over exactly when all of them are chosen. So only the
/// number c of vertices not chosen and the number s of extreme ones among them matter, and by induction on c:
/// - normal play: nimber 0 if s = 0; if s = 1, 1 for odd c and 2 for even c; if s >= 2, the parity of c;
/// - misere play: the player to move wins exactly when s = 0 or c is even: with s >= 1 nobody has to take the
///   last extreme vertex while something else is free;
/// - goal=avoid: the last extreme vertex is never taken, so there are exactly c - 1 moves (0 if s = 0);
/// - score: Alice takes extreme vertices and Bob others while there are any, so min(2 s - 1, c) if Alice
///   starts and min(2 s, c) if Bob does.
///
/// The extreme vertices cover everything by one interval on ptolemaic graphs (geodesic) and on chordal ones
/// (monophonic): Farber and Jamison 1986.
pub fn interval(problem: &Problem) -> Option<Finding> {
    apply(problem, false)
}

/// The same for the hull game, which the extreme vertices also decide if their hull, but not their interval, is
/// everything.
pub fn hull(problem: &Problem) -> Option<Finding> {
    apply(problem, true)
}

fn apply(problem: &Problem, hull: bool) -> Option<Finding> {
    let plain = plain(problem)?;
    let extreme = covering_extremes(plain.graph, convexity_of(problem), hull)?;
    let left = plain.graph.n() - plain.start.len();
    let extreme = extreme.iter().filter(|v| plain.start.binary_search(v).is_err()).count();
    finding(left, extreme, avoids(problem), plain.convention, plain.first)
}

fn finding(
    left: usize,
    extreme: usize,
    avoids: bool,
    convention: Convention,
    first: Player,
) -> Option<Finding> {
    let by = Bilingual {
        en: "the extreme vertices are a hull set: parity",
        pt: "a envoltória convexa dos vértices extremos é o grafo todo: paridade",
    };
    if extreme == 0 {
        return Finding::of_length(
            0,
            convention,
            Bilingual { en: "everything is covered before play", pt: "tudo está coberto antes da partida" },
        );
    }
    if avoids {
        return Finding::of_length(left - 1, convention, by);
    }
    match convention {
        Convention::Normal if extreme == 1 => Some(Finding::nimber(2 - left as u64 % 2, by)),
        Convention::Normal => Some(Finding::nimber(left as u64 % 2, by)),
        Convention::Misere => Some(Finding::winner(left.is_multiple_of(2), by)),
        Convention::Score => {
            let most = if first == Player::Alice { 2 * extreme - 1 } else { 2 * extreme };
            let by = Bilingual {
                en: "the extreme vertices are a hull set: Alice takes them, Bob others",
                pt: "a envoltória convexa dos vértices extremos é o grafo todo: Alice os escolhe, Bob escolhe outros",
            };
            Some(Finding::score(most.min(left) as i64, by))
        }
        Convention::Objective => None,
    }
}

/// The extreme vertices, if their interval (their hull, for the hull game) is everything.
fn covering_extremes(graph: &Graph, convexity: Convexity, hull: bool) -> Option<Vec<usize>> {
    let extreme = match convexity {
        Convexity::P3 => (0..graph.n()).filter(|&v| graph.degree(v) <= 1).collect(),
        _ => simplicial(graph),
    };
    let covers = match convexity {
        Convexity::Monophonic => is_chordal(graph),
        Convexity::P3 | Convexity::P3Induced => covers_by_three(graph, convexity, &extreme, hull),
        Convexity::Geodesic => is_ptolemaic(graph) || covers_by_shortest(graph, &extreme, hull)?,
    };
    covers.then_some(extreme)
}

/// The vertices whose neighbours are pairwise adjacent. Their neighbours have no smaller degree, and those of the
/// same degree are twins, so that few cliques are examined, each from its least vertex.
fn simplicial(graph: &Graph) -> Vec<usize> {
    let mut found = vec![false; graph.n()];
    for v in 0..graph.n() {
        let (around, degree) = (graph.neighbours(v), graph.degree(v));
        if !found[v] && around.iter().all(|&u| graph.degree(u) >= degree) && is_clique(graph, around) {
            found[v] = true;
            around.iter().filter(|&&u| graph.degree(u) == degree).for_each(|&u| found[u] = true);
        }
    }
    (0..graph.n()).filter(|&v| found[v]).collect()
}

/// Closing a set under shortest paths takes at most this much work.
const MOST_WORK: usize = 30_000_000;

/// Whether the interval, or hull, of a set is everything, for shortest paths. `None` if it is too much work.
fn covers_by_shortest(graph: &Graph, set: &[usize], hull: bool) -> Option<bool> {
    let edges: usize = (0..graph.n()).map(|v| graph.degree(v)).sum();
    let mut work = MOST_WORK;
    if set.len().checked_mul(graph.n() + edges)? > work {
        return None;
    }
    let mut chosen: Vec<usize> = set.to_vec();
    let mut sources = 0;
    loop {
        let mut covered = vec![false; graph.n()];
        chosen.iter().for_each(|&v| covered[v] = true);
        // Pairs of earlier sources were examined before.
        for &source in &chosen[sources..] {
            work = work.checked_sub(graph.n() + edges)?;
            cover_from(graph, source, &chosen, &mut covered);
        }
        sources = chosen.len();
        let mut known = vec![false; graph.n()];
        chosen.iter().for_each(|&v| known[v] = true);
        chosen.extend((0..graph.n()).filter(|&v| covered[v] && !known[v]));
        if chosen.len() == graph.n() {
            return Some(true);
        }
        if !hull || chosen.len() == sources {
            return Some(false);
        }
    }
}

/// Marks all vertices on shortest paths from `source` to the targets: by distance, then back from them.
fn cover_from(graph: &Graph, source: usize, targets: &[usize], covered: &mut [bool]) {
    let mut distance = vec![u32::MAX; graph.n()];
    distance[source] = 0;
    let mut order = vec![source];
    let mut next = 0;
    while let Some(&v) = order.get(next) {
        next += 1;
        for &u in graph.neighbours(v) {
            if distance[u] == u32::MAX {
                distance[u] = distance[v] + 1;
                order.push(u);
            }
        }
    }
    let mut on_path = vec![false; graph.n()];
    targets.iter().for_each(|&v| on_path[v] = true);
    for &v in order.iter().skip(1).rev() {
        if on_path[v] {
            covered[v] = true;
            let nearer = graph.neighbours(v).iter().filter(|&&u| distance[u] + 1 == distance[v]);
            nearer.for_each(|&u| on_path[u] = true);
        }
    }
}

/// The same for paths with three vertices: a vertex is covered by two of its neighbours.
fn covers_by_three(graph: &Graph, convexity: Convexity, set: &[usize], hull: bool) -> bool {
    let induced = convexity == Convexity::P3Induced;
    let mut chosen = vec![false; graph.n()];
    set.iter().for_each(|&v| chosen[v] = true);
    loop {
        let between = |&v: &usize| {
            let ends: Vec<usize> = graph.neighbours(v).iter().copied().filter(|&u| chosen[u]).collect();
            let apart = |i: usize| ends[i + 1..].iter().any(|&w| !graph.adjacent(ends[i], w));
            !chosen[v] && if induced { (0..ends.len()).any(apart) } else { ends.len() >= 2 }
        };
        let fresh: Vec<usize> = (0..graph.n()).filter(between).collect();
        fresh.iter().for_each(|&v| chosen[v] = true);
        if !hull || fresh.is_empty() {
            return chosen.into_iter().all(|is| is);
        }
    }
}
