//! The interval function of a graph: which vertices lie on a path between two others.

use crate::families::lattice::Lattice;
use crate::graph::distance::{blocks, distances};
use crate::graph::{Graph, Set};
use crate::rules::Words;

/// Which paths count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Convexity {
    /// Shortest paths.
    Geodesic,
    /// Induced paths.
    Monophonic,
    /// Paths with three vertices.
    P3,
    /// Induced paths with three vertices.
    P3Induced,
}

impl Convexity {
    /// The name used in problem texts.
    pub fn id(self) -> &'static str {
        match self {
            Convexity::Geodesic => "geodesic",
            Convexity::Monophonic => "monophonic",
            Convexity::P3 => "p3",
            Convexity::P3Induced => "p3-induced",
        }
    }

    /// The convexity with this id.
    pub fn from_id(id: &str) -> Option<Convexity> {
        Some(match id {
            "geodesic" => Convexity::Geodesic,
            "monophonic" => Convexity::Monophonic,
            "p3" => Convexity::P3,
            "p3-induced" => Convexity::P3Induced,
            _ => return None,
        })
    }
}

/// `between(u, v)` for all pairs: u, v and every vertex on a path of the kind from u to v or from v to u.
/// Directed graphs use directed paths; an edge is two opposite arcs. A path is induced if no arc, either
/// way, joins two of its vertices that do not follow each other.
pub struct Intervals<const W: usize> {
    n: usize,
    between: Vec<Set<W>>,
    /// Vertices whose removal disconnects the graph; empty for directed graphs.
    cut_vertices: Set<W>,
    lattice: Lattice<W>,
}

impl<const W: usize> Intervals<W> {
    /// Larger graphs are rejected: the table of intervals has n^2 sets.
    pub const MOST_VERTICES: usize = 400;

    /// Intervals of every kind except monophonic ones, in about O(n^3 / 64) word operations.
    pub fn of(graph: &Graph, convexity: Convexity) -> Intervals<W> {
        match convexity {
            Convexity::Geodesic => Self::geodesic(graph),
            Convexity::P3 => Self::by_three(graph, false),
            Convexity::P3Induced => Self::by_three(graph, true),
            Convexity::Monophonic => unreachable!("monophonic intervals are made by Intervals::monophonic"),
        }
    }

    fn from_directed(graph: &Graph, from_to: impl Fn(usize, usize) -> Set<W>) -> Intervals<W> {
        let n = graph.n();
        let mut between = vec![Set::EMPTY; n * n];
        for u in 0..n {
            for v in u..n {
                let both = from_to(u, v) | from_to(v, u) | Set::single(u).with(v);
                between[u * n + v] = both;
                between[v * n + u] = both;
            }
        }
        let cut_vertices = match graph.is_directed() {
            true => Set::EMPTY,
            false => blocks(graph).cut_vertices.into_iter().collect(),
        };
        Intervals { n, between, cut_vertices, lattice: Lattice::new(graph.rows()) }
    }

    fn geodesic(graph: &Graph) -> Intervals<W> {
        let d = distances(graph);
        let n = graph.n();
        Self::from_directed(graph, |u, v| {
            let length = d[u][v];
            let on_path = |&w: &usize| d[u][w].checked_add(d[w][v]).is_some_and(|sum| sum == length);
            if length == u32::MAX { Set::EMPTY } else { (0..n).filter(on_path).collect() }
        })
    }

    fn by_three(graph: &Graph, induced: bool) -> Intervals<W> {
        let out = graph.out_rows::<W>();
        let middle =
            |u: usize, v: usize| (0..graph.n()).filter(move |&w| w != u && w != v).collect::<Vec<_>>();
        Self::from_directed(graph, |u, v| {
            if u == v || induced && graph.adjacent(u, v) {
                return Set::EMPTY;
            }
            middle(u, v).into_iter().filter(|&w| out[u].contains(w) && out[w].contains(v)).collect()
        })
    }

    /// I(S): S and every vertex on a path between two of its vertices.
    pub fn interval(&self, set: &Set<W>) -> Set<W> {
        let mut all = *set;
        let mut done = Set::<W>::EMPTY;
        for u in set.iter() {
            for v in done.iter() {
                all |= self.between[u * self.n + v];
            }
            done.insert(u);
        }
        all
    }

    /// I(S with v), given I(S).
    pub fn interval_with(&self, set: &Set<W>, interval: &Set<W>, v: usize) -> Set<W> {
        set.iter().fold(interval.with(v), |all, u| all | self.between[u * self.n + v])
    }

    /// The least convex set that contains a convex set and one more vertex.
    pub fn hull_with(&self, convex: &Set<W>, v: usize) -> Set<W> {
        let mut hull = *convex;
        let mut fresh = Set::single(v).minus(&hull);
        while let Some(u) = fresh.first() {
            let reached = hull.iter().fold(Set::EMPTY, |all, w| all | self.between[u * self.n + w]);
            hull.insert(u);
            fresh = (fresh | reached).minus(&hull);
        }
        hull
    }

    /// The least convex set that contains a set.
    pub fn hull(&self, set: &Set<W>) -> Set<W> {
        set.iter().fold(Set::EMPTY, |hull, v| self.hull_with(&hull, v))
    }

    /// The interval of two vertices.
    pub fn between(&self, u: usize, v: usize) -> &Set<W> {
        &self.between[u * self.n + v]
    }

    /// All vertices.
    pub fn everything(&self) -> Set<W> {
        Set::full(self.n)
    }

    /// Whether a set contains the interval of any two of its vertices.
    pub fn is_convex(&self, set: &Set<W>) -> bool {
        self.interval(set) == *set
    }

    /// Adds to a chosen set what changes no later interval: a vertex w of I(S) such that I(S), with any further
    /// vertex x, already holds everything between w and x. Sets with the same closure have the same future in the
    /// closed games, and chosen cut vertices then show where the position splits.
    pub fn saturated(&self, chosen: &Set<W>) -> Set<W> {
        let interval = self.interval(chosen);
        let outside = self.everything().minus(&interval);
        let with: Vec<(usize, Set<W>)> =
            outside.iter().map(|x| (x, self.interval_with(chosen, &interval, x))).collect();
        let mut saturated = *chosen;
        for w in interval.minus(chosen).iter() {
            let inside = saturated.iter().all(|s| self.between(w, s).is_subset(&interval));
            if inside && with.iter().all(|(x, all)| self.between(w, *x).is_subset(all)) {
                saturated.insert(w);
            }
        }
        saturated
    }

    /// Splits a position of a closed game. Removing the cut vertices that are chosen leaves pieces; every path
    /// between two pieces, and every path through a piece from outside, goes through those vertices, so a
    /// piece is played as if all the rest were chosen. Pieces where nothing is playable are left out.
    pub fn split(&self, chosen: &Set<W>, playable: &Set<W>, out: &mut Vec<Set<W>>) {
        let cuts = *chosen & self.cut_vertices;
        let mut pieces = Vec::new();
        self.lattice.components(&self.everything().minus(&cuts), &mut pieces);
        for piece in pieces.iter().filter(|piece| piece.meets(playable)) {
            out.push((*chosen & *piece) | self.everything().minus(piece));
        }
    }
}

impl Intervals<16> {
    /// How many steps the search for induced paths may take in all.
    const MOST_STEPS: u64 = 50_000_000;

    /// Induced paths. Deciding whether a vertex lies on one is NP-complete, so this searches: it extends induced
    /// paths from u while v can still be reached, and stops for a pair when nothing is left to find. Chordal graphs,
    /// cycles and all small graphs are quick; others may be rejected.
    pub fn monophonic(graph: &Graph) -> Result<Intervals<16>, Words> {
        let mut search = InducedPaths {
            rows: graph.rows(),
            out: graph.out_rows(),
            into: Vec::new(),
            steps: Self::MOST_STEPS,
        };
        search.into = vec![Set::EMPTY; graph.n()];
        for (u, row) in search.out.iter().enumerate() {
            row.iter().for_each(|v| search.into[v].insert(u));
        }
        let n = graph.n();
        let mut found = vec![Set::EMPTY; n * n];
        for u in 0..n {
            for v in (0..n).filter(|&v| v != u) {
                if !graph.is_directed() && v < u {
                    continue;
                }
                found[u * n + v] = search.between(u, v).ok_or_else(|| {
                    words!(
                        "too many induced paths for the monophonic intervals of this graph ({} vertices)",
                        "caminhos induzidos demais para os intervalos monofônicos deste grafo ({} vértices)",
                        n
                    )
                })?;
            }
        }
        Ok(Self::from_directed(graph, |u, v| found[u * n + v]))
    }

    /// The same intervals in narrower sets.
    fn narrow_set<const W: usize>(set: &Set<16>) -> Set<W> {
        Set(std::array::from_fn(|i| set.0[i]))
    }

    /// The same intervals in sets of fewer words.
    pub fn narrowed<const W: usize>(&self) -> Intervals<W> {
        Intervals {
            n: self.n,
            between: self.between.iter().map(Self::narrow_set).collect(),
            cut_vertices: Self::narrow_set(&self.cut_vertices),
            lattice: Lattice::new((0..self.n).map(|v| Self::narrow_set(self.lattice.row(v))).collect()),
        }
    }
}

/// The search for induced paths between two vertices.
struct InducedPaths {
    /// Adjacency in either direction: what an induced path must avoid.
    rows: Vec<Set<16>>,
    out: Vec<Set<16>>,
    into: Vec<Set<16>>,
    steps: u64,
}

impl InducedPaths {
    /// All vertices on induced paths from u to v, or `None` when the steps run out.
    fn between(&mut self, u: usize, v: usize) -> Option<Set<16>> {
        let everything = Set::full(self.rows.len());
        let mut found = Set::EMPTY;
        if self.out[u].contains(v) {
            // Any longer path from u to v has the chord u > v.
            return Some(Set::single(u).with(v));
        }
        self.extend(u, v, everything.without(u), Set::single(u), &mut found)?;
        Some(found)
    }

    /// The vertices of `within` from which v can be reached inside `within`.
    fn reaching(&self, v: usize, within: &Set<16>) -> Set<16> {
        let mut all = Set::single(v);
        let mut frontier = all;
        while !frontier.is_empty() {
            let back = frontier.iter().fold(Set::EMPTY, |s, w| s | self.into[w]);
            frontier = (back & *within).minus(&all);
            all |= frontier;
        }
        all & *within
    }

    /// Extends an induced path that ends in `end`; `free` holds the vertices it may still use.
    fn extend(
        &mut self,
        end: usize,
        v: usize,
        free: Set<16>,
        path: Set<16>,
        found: &mut Set<16>,
    ) -> Option<()> {
        self.steps = self.steps.checked_sub(1)?;
        if self.rows[end].contains(v) && !self.out[end].contains(v) {
            return Some(()); // the arc v > end is a chord of anything longer
        }
        if self.out[end].contains(v) {
            *found |= path.with(v);
            return Some(());
        }
        let after = free.minus(&self.rows[end]);
        for next in (self.out[end] & free).iter() {
            let reach = self.reaching(v, &after.with(next));
            // Prune: v is unreachable, or everything still reachable is already known.
            if !reach.contains(next) || (reach | path).is_subset(found) {
                continue;
            }
            self.extend(next, v, after, path.with(next), found)?;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Edge;
    use crate::graph::catalogue::all_graphs;

    /// Every path of the graph, straight from the definitions.
    fn naive(graph: &Graph, convexity: Convexity) -> Vec<Set<1>> {
        let n = graph.n();
        let mut between = vec![Set::<1>::EMPTY; n * n];
        let d = distances(graph);
        let mut stack: Vec<Vec<usize>> = (0..n).map(|v| vec![v]).collect();
        while let Some(path) = stack.pop() {
            let (u, v) = (path[0], path[path.len() - 1]);
            let chordless =
                (0..path.len()).all(|i| (i + 2..path.len()).all(|j| !graph.adjacent(path[i], path[j])));
            let counts = match convexity {
                Convexity::Geodesic => path.len() as u32 == d[u][v] + 1,
                Convexity::Monophonic => chordless,
                Convexity::P3 => path.len() == 3,
                Convexity::P3Induced => path.len() == 3 && chordless,
            };
            between[u * n + v] |= Set::single(u).with(v);
            between[v * n + u] |= Set::single(u).with(v);
            if counts {
                let on_path: Set<1> = path.iter().copied().collect();
                between[u * n + v] |= on_path;
                between[v * n + u] |= on_path;
            }
            for &w in graph.out(v) {
                if !path.contains(&w) {
                    stack.push([&path[..], &[w]].concat());
                }
            }
        }
        for u in 0..n {
            for v in 0..n {
                between[u * n + v] |= Set::single(u).with(v);
            }
        }
        between
    }

    fn check(graph: &Graph) {
        for convexity in [Convexity::Geodesic, Convexity::Monophonic, Convexity::P3, Convexity::P3Induced] {
            let fast: Intervals<1> = match convexity {
                Convexity::Monophonic => Intervals::monophonic(graph).unwrap().narrowed(),
                _ => Intervals::of(graph, convexity),
            };
            assert_eq!(fast.between, naive(graph, convexity), "{convexity:?} on {graph:?}");
        }
    }

    #[test]
    fn intervals_agree_with_all_paths() {
        for n in 0..=6 {
            all_graphs(n).iter().for_each(check);
        }
    }

    #[test]
    fn directed_intervals_agree_with_all_paths() {
        // Every digraph on 3 vertices, and many on 5, from the bits of a counter.
        let arcs = |n: usize, bits: u64| {
            let pairs = (0..n).flat_map(|u| (0..n).filter(move |&v| v != u).map(move |v| (u, v)));
            let chosen = pairs.enumerate().filter(|(i, _)| bits >> i & 1 == 1);
            Graph::new(n, chosen.map(|(_, (u, v))| Edge { u, v, directed: true, weight: 1 }).collect())
        };
        (0..64).for_each(|bits| check(&arcs(3, bits)));
        (0..2000u64).for_each(|i| check(&arcs(5, crate::rules::mix(i) & crate::rules::mix(i + 7777))));
    }
}
