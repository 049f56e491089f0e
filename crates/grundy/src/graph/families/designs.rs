//! Graphs from geometry and design theory.

use crate::graph::Graph;
use std::collections::HashMap;

/// The generalised Petersen graph: an outer cycle `0..n`, spokes `i - n+i`, inner edges `n+i - n+(i+step)`.
pub fn generalised_petersen(n: usize, step: usize) -> Graph {
    let outer = (0..n).map(|i| (i, (i + 1) % n));
    let spokes = (0..n).map(|i| (i, n + i));
    let inner = (0..n).map(|i| (n + i, n + (i + step) % n));
    Graph::undirected(2 * n, outer.chain(spokes).chain(inner))
}

/// The Petersen graph: the outer pentagon `0..5`, then the inner pentagram.
pub fn petersen() -> Graph {
    generalised_petersen(5, 2)
}

/// The graph of the dodecahedron, which is the generalised Petersen graph (10, 2).
pub fn dodecahedron() -> Graph {
    generalised_petersen(10, 2)
}

/// The Robertson graph, the only (4,5)-cage: 19 vertices, all of degree 4, girth 5. Written as a Hamiltonian
/// cycle and its chords; being 4-regular of girth 5 on 19 vertices, it is the cage by uniqueness (Robertson
/// 1964).
pub fn robertson() -> Graph {
    const CHORDS: [(usize, usize); 19] = [
        (0, 4),
        (0, 7),
        (1, 9),
        (1, 12),
        (2, 6),
        (2, 14),
        (3, 8),
        (3, 11),
        (4, 15),
        (5, 13),
        (5, 17),
        (6, 10),
        (7, 16),
        (8, 13),
        (9, 17),
        (10, 15),
        (11, 18),
        (12, 16),
        (14, 18),
    ];
    Graph::undirected(19, (0..19).map(|i| (i, (i + 1) % 19)).chain(CHORDS))
}

/// The Kneser graph: the `k`-subsets of `0..n` in lexicographic order, adjacent when disjoint. Time
/// proportional to `k` times the number of lines, since the neighbours of a subset are generated from its
/// complement.
pub fn kneser(n: usize, k: usize) -> Graph {
    let everything: Vec<usize> = (0..n).collect();
    let subsets = subsets(&everything, k);
    if k == 0 || 2 * k > n {
        return Graph::undirected(subsets.len(), []);
    }
    let rank: HashMap<&[usize], usize> = subsets.iter().enumerate().map(|(i, s)| (s.as_slice(), i)).collect();
    let mut pairs = Vec::new();
    for (i, subset) in subsets.iter().enumerate() {
        let rest: Vec<usize> = (0..n).filter(|v| subset.binary_search(v).is_err()).collect();
        for other in self::subsets(&rest, k) {
            let j = rank[other.as_slice()];
            if i < j {
                pairs.push((i, j));
            }
        }
    }
    Graph::undirected(subsets.len(), pairs)
}

/// The `k`-subsets of an ascending list, in lexicographic order.
fn subsets(items: &[usize], k: usize) -> Vec<Vec<usize>> {
    let n = items.len();
    if k > n {
        return Vec::new();
    }
    let mut chosen: Vec<usize> = (0..k).collect();
    let mut all = Vec::new();
    loop {
        all.push(chosen.iter().map(|&i| items[i]).collect());
        let Some(i) = (0..k).rev().find(|&i| chosen[i] < n - k + i) else { return all };
        chosen[i] += 1;
        for j in i + 1..k {
            chosen[j] = chosen[j - 1] + 1;
        }
    }
}

/// The incidence graph of the projective plane over the field with `q` elements, `q` prime: the points, then
/// the lines, both as homogeneous triples whose first non-zero coordinate is 1, in lexicographic order; a
/// point lies on a line when their scalar product vanishes. Quadratic in the number of points.
pub fn projective(q: usize) -> Graph {
    let mut triples = vec![[0, 0, 1]];
    triples.extend((0..q).map(|z| [0, 1, z]));
    triples.extend((0..q * q).map(|yz| [1, yz / q, yz % q]));
    let n = triples.len();
    let mut pairs = Vec::new();
    for (i, p) in triples.iter().enumerate() {
        for (j, l) in triples.iter().enumerate() {
            if (p[0] * l[0] + p[1] * l[1] + p[2] * l[2]) % q == 0 {
                pairs.push((i, n + j));
            }
        }
    }
    Graph::undirected(2 * n, pairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Length of a shortest cycle: for each edge, one plus the distance of its ends without it.
    fn girth(graph: &Graph) -> usize {
        let mut best = usize::MAX;
        for (u, v) in graph.simple_edges() {
            let mut distance = vec![usize::MAX; graph.n()];
            distance[u] = 0;
            let mut queue = std::collections::VecDeque::from([u]);
            while let Some(x) = queue.pop_front() {
                for &y in graph.neighbours(x) {
                    if (x, y) != (u, v) && distance[y] == usize::MAX {
                        distance[y] = distance[x] + 1;
                        queue.push_back(y);
                    }
                }
            }
            best = best.min(distance[v].saturating_add(1));
        }
        best
    }

    fn regular(graph: &Graph) -> Option<usize> {
        let degree = graph.degree(0);
        (0..graph.n()).all(|v| graph.degree(v) == degree).then_some(degree)
    }

    #[test]
    fn cages_have_their_degree_and_girth() {
        assert_eq!((regular(&petersen()), girth(&petersen())), (Some(3), 5));
        assert_eq!((regular(&robertson()), girth(&robertson())), (Some(4), 5));
        assert_eq!((regular(&dodecahedron()), girth(&dodecahedron())), (Some(3), 5));
        for q in [2, 3, 5] {
            let plane = projective(q);
            assert_eq!(plane.n(), 2 * (q * q + q + 1));
            assert_eq!((regular(&plane), girth(&plane)), (Some(q + 1), 6));
        }
    }

    #[test]
    fn kneser_by_definition() {
        let graph = kneser(5, 2);
        let names: Vec<(usize, usize)> = (0..5).flat_map(|a| (a + 1..5).map(move |b| (a, b))).collect();
        for (i, &(a, b)) in names.iter().enumerate() {
            for (j, &(c, d)) in names.iter().enumerate() {
                assert_eq!(graph.adjacent(i, j), a != c && a != d && b != c && b != d);
            }
        }
        assert_eq!(kneser(4, 1).simple_edges().len(), 6);
        assert_eq!((kneser(3, 0).n(), kneser(3, 4).n(), kneser(5, 3).edges().len()), (1, 0, 0));
    }
}
