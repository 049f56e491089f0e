//! Which vertex of a small graph is the canonical one, up to automorphisms.

use super::small::{MOST, Small, bits};

/// A number for each vertex that depends only on the class of the graph (with its marked vertices) under isomorphism.
type Values = [u64; MOST];

/// The rows of a graph under a numbering, and so its equal exactly for graphs that are the same under some numbering.
type Certificate = [u32; MOST];

/// Scatters the bits of a number (the finaliser of SplitMix64, Steele, Lea and Flood 2014).
fn scattered(x: u64) -> u64 {
    let x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

/// Whether `v` is in the orbit of the canonical vertex among `candidates`, a set that every automorphism keeps.
///
/// The canonical vertex is one of greatest degree; among these, one whose neighbours have the greatest sum of degrees;
/// then the greatest value under colour refinement; then the greatest certificate of the graph with that vertex marked.
/// All of these depend on nothing but the graph up to isomorphism, and equal certificates mean an automorphism. The cheap
/// comparisons come first and decide nearly always.
pub fn is_canonical(graph: &Small, v: usize, candidates: impl Fn(usize) -> bool) -> bool {
    let around = |u: usize| bits(graph.rows()[u]).map(|w| graph.degree(w)).sum::<u32>();
    let key = (graph.degree(v), around(v));
    let mut tied = 0u32;
    for u in (0..graph.n()).filter(|&u| u != v && graph.degree(u) >= key.0) {
        let other = (graph.degree(u), around(u));
        if other < key || !candidates(u) {
            continue;
        }
        if other > key {
            return false;
        }
        tied |= 1 << u;
    }
    tied = bits(tied).filter(|&u| !graph.are_twins(u, v)).fold(0, |left, u| left | 1 << u);
    tied == 0 || wins_tie(graph, v, tied)
}

/// Whether `v` comes before or with all vertices that are tied with it.
fn wins_tie(graph: &Small, v: usize, tied: u32) -> bool {
    let mut values = [0; MOST];
    (0..graph.n()).for_each(|u| values[u] = scattered(u64::from(graph.degree(u)) + 1));
    refine(graph, &mut values);
    if bits(tied).any(|u| values[u] > values[v]) {
        return false;
    }
    let tied = bits(tied).filter(|&u| values[u] == values[v]).fold(0, |left, u| left | 1 << u);
    if tied == 0 {
        return true;
    }
    let own = certificate(graph, marked(&values, v));
    bits(tied).all(|u| certificate(graph, marked(&values, u)) <= own)
}

/// The values with one vertex set apart.
fn marked(values: &Values, v: usize) -> Values {
    let mut marked = *values;
    marked[v] = scattered(!values[v]);
    marked
}

/// Colour refinement: the value of a vertex becomes one of its own and the sum over its neighbours, until no more vertices
/// are told apart. Two values that agree by chance only make the refinement weaker.
fn refine(graph: &Small, values: &mut Values) {
    let mut classes = distinct(graph, values);
    while classes < graph.n() {
        let spread = values.map(scattered);
        for (value, row) in values.iter_mut().zip(graph.rows()) {
            let sum = bits(*row).fold(0u64, |sum, u| sum.wrapping_add(spread[u]));
            *value = scattered(value.rotate_left(17).wrapping_add(sum));
        }
        let finer = distinct(graph, values);
        if finer <= classes {
            return;
        }
        classes = finer;
    }
}

fn distinct(graph: &Small, values: &Values) -> usize {
    let mut sorted = *values;
    let sorted = &mut sorted[..graph.n()];
    sorted.sort_unstable();
    1 + sorted.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

/// The greatest certificate over all ways to tell the vertices apart: the values are refined, and while some vertices share
/// one, each vertex of a smallest such class is marked in turn. Of twins in the class one is enough, since exchanging
/// them changes nothing.
fn certificate(graph: &Small, mut values: Values) -> Certificate {
    refine(graph, &mut values);
    let Some(class) = smallest_class(graph, &values) else { return numbered(graph, &values) };
    let mut tried = 0u32;
    let mut best = [0; MOST];
    for v in bits(class) {
        if bits(tried).any(|u| graph.are_twins(u, v)) {
            continue;
        }
        tried |= 1 << v;
        best = best.max(certificate(graph, marked(&values, v)));
    }
    best
}

/// A smallest set of two or more vertices with the same value, the one of least value; none if all values differ.
fn smallest_class(graph: &Small, values: &Values) -> Option<u32> {
    let members =
        |value: u64| (0..graph.n()).filter(|&u| values[u] == value).fold(0u32, |set, u| set | 1 << u);
    let classes = (0..graph.n()).map(|v| (members(values[v]), values[v]));
    let several = classes.filter(|(class, _)| class.count_ones() > 1);
    several.min_by_key(|(class, value)| (class.count_ones(), *value)).map(|(class, _)| class)
}

/// The rows of the graph with its vertices in the order of their values.
fn numbered(graph: &Small, values: &Values) -> Certificate {
    let mut order: Vec<usize> = (0..graph.n()).collect();
    order.sort_unstable_by_key(|&v| values[v]);
    let mut place = [0; MOST];
    order.iter().enumerate().for_each(|(i, &v)| place[v] = i);
    let mut rows = [0; MOST];
    for (row, &v) in rows.iter_mut().zip(&order) {
        *row = bits(graph.rows()[v]).fold(0, |row, u| row | 1 << place[u]);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy::graph::catalogue::all_graphs;

    /// The orbit by definition: some automorphism, found by trying all permutations, maps the one onto the other.
    fn orbits(graph: &Small) -> Vec<u32> {
        let n = graph.n();
        let mut orbits: Vec<u32> = (0..n).map(|v| 1 << v).collect();
        let mut permutation: Vec<usize> = (0..n).collect();
        loop {
            let keeps = |u: usize, v: usize| {
                graph.rows()[u] >> v & 1 == graph.rows()[permutation[u]] >> permutation[v] & 1
            };
            if (0..n).all(|u| (0..n).all(|v| keeps(u, v))) {
                (0..n).for_each(|v| orbits[v] |= 1 << permutation[v]);
            }
            let Some(i) = (1..n).rev().find(|&i| permutation[i - 1] < permutation[i]) else { return orbits };
            let j = (i..n).rev().find(|&j| permutation[j] > permutation[i - 1]).unwrap();
            permutation.swap(i - 1, j);
            permutation[i..].reverse();
        }
    }

    #[test]
    fn the_canonical_vertices_are_one_orbit() {
        for graph in (1..=6).flat_map(all_graphs) {
            let small = Small::of(&graph).unwrap();
            let chosen = (0..small.n()).filter(|&v| is_canonical(&small, v, |_| true));
            let chosen = chosen.fold(0u32, |set, v| set | 1 << v);
            assert!(chosen != 0 && orbits(&small).contains(&chosen), "{}", small.g6());
        }
    }
}
