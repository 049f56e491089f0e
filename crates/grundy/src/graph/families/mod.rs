//! Named graphs and the operations that combine them.
//!
//! Every constructor numbers its vertices from 0 in the order its comment gives, and takes time linear in the
//! size of what it builds unless it says otherwise. None checks the size caps: [`Family::size`] does.

mod brazil;
mod designs;
mod list;
mod operations;
mod random;
mod shelf;
mod sizes;
mod trees;

pub use brazil::{brazil, brazil_places};
pub use designs::{dodecahedron, generalised_petersen, kneser, petersen, projective, robertson};
pub use list::{Argument, FAMILIES, Family, Shape, family};
pub use operations::{cartesian, complement, induced, join, relabel, union, union_all};
pub use random::{BILLION, SplitMix64, gnm, random};
pub use shelf::{Card, GROUPS, Group, Parameter};
pub use trees::{
    binary_tree, bowling, bowling_circle, cactus, caterpillar, count_word_arcs, sidorowicz, tree, words,
};

use super::Graph;

/// `n` vertices and no edge.
pub fn empty(n: usize) -> Graph {
    Graph::undirected(n, [])
}

/// The path `0 - 1 - .. - n-1`.
pub fn path(n: usize) -> Graph {
    Graph::undirected(n, (1..n).map(|v| (v - 1, v)))
}

/// The cycle `0 - 1 - .. - n-1 - 0`; `C1` is `K1` and `C2` is `K2`.
pub fn cycle(n: usize) -> Graph {
    let closing = (n >= 3).then(|| (n - 1, 0));
    Graph::undirected(n, (1..n).map(|v| (v - 1, v)).chain(closing))
}

/// The complete graph on `n` vertices.
pub fn complete(n: usize) -> Graph {
    Graph::undirected(n, (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v))))
}

/// Parts one after the other; vertices are adjacent when their parts differ.
pub fn complete_multipartite(parts: &[usize]) -> Graph {
    let owner: Vec<usize> = parts.iter().enumerate().flat_map(|(i, &size)| vec![i; size]).collect();
    let mut ends = Vec::with_capacity(parts.len());
    let mut n = 0;
    for size in parts {
        n += size;
        ends.push(n);
    }
    Graph::undirected(n, (0..n).flat_map(|u| (ends[owner[u]]..n).map(move |v| (u, v))))
}

/// The star with `leaves` leaves around vertex 0.
pub fn star(leaves: usize) -> Graph {
    Graph::undirected(leaves + 1, (1..=leaves).map(|v| (0, v)))
}

/// The wheel: hub 0, then the rim, a cycle on `rim` vertices.
pub fn wheel(rim: usize) -> Graph {
    join(&empty(1), &cycle(rim))
}

/// The hypercube: vertices are the masks `0..2^dimension`, adjacent when they differ in one bit.
pub fn hypercube(dimension: usize) -> Graph {
    let n = 1usize << dimension;
    let pairs = (0..n).flat_map(|u| (0..dimension).map(move |bit| (u, u | 1 << bit)));
    Graph::undirected(n, pairs.filter(|(u, v)| u != v))
}

/// The grid, the product of two paths, numbered row by row.
pub fn grid(rows: usize, columns: usize) -> Graph {
    cartesian(&path(rows), &path(columns))
}

/// `K_n,n` without a perfect matching: `a_i` is `i`, `b_i` is `n + i`, adjacent when the indices differ.
pub fn crown(n: usize) -> Graph {
    let pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
    Graph::undirected(2 * n, pairs.filter(|(i, j)| i != j).map(|(i, j)| (i, n + j)))
}

/// A path on `k` vertices, then `hubs` vertices adjacent to it and to each other.
pub fn fan(k: usize, hubs: usize) -> Graph {
    join(&path(k), &complete(hubs))
}

/// The honeycomb of `rows` by `columns` hexagons, a parallelogram drawn as a brick wall. Row `i` of hexagons
/// lies between the horizontal lines `i` and `i + 1`; its upright edges stand at abscissae `i, i+2, ..,
/// i+2*columns`. Vertices are numbered line by line, from left to right.
pub fn hexgrid(rows: usize, columns: usize) -> Graph {
    if rows == 0 || columns == 0 {
        return empty(0);
    }
    let span = |line: usize| {
        let low = line.saturating_sub(1);
        let high = if line < rows { line + 2 * columns } else { line - 1 + 2 * columns };
        (low, high)
    };
    let mut first = Vec::with_capacity(rows + 2);
    first.push(0);
    for line in 0..=rows {
        let (low, high) = span(line);
        first.push(first[line] + high - low + 1);
    }
    let at = |line: usize, x: usize| first[line] + x - span(line).0;
    let mut pairs = Vec::new();
    for line in 0..=rows {
        let (low, high) = span(line);
        pairs.extend((low..high).map(|x| (at(line, x), at(line, x + 1))));
        if line < rows {
            pairs.extend((0..=columns).map(|j| (at(line, line + 2 * j), at(line + 1, line + 2 * j))));
        }
    }
    Graph::undirected(first[rows + 1], pairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn degrees(graph: &Graph) -> Vec<usize> {
        let mut degrees: Vec<usize> = (0..graph.n()).map(|v| graph.degree(v)).collect();
        degrees.sort_unstable();
        degrees
    }

    #[test]
    fn small_cases_of_paths_and_cycles() {
        assert_eq!((path(0).n(), path(1).edges().len(), path(5).edges().len()), (0, 0, 4));
        assert_eq!((cycle(0).n(), cycle(1).edges().len(), cycle(2).edges().len()), (0, 0, 1));
        assert_eq!(degrees(&cycle(7)), vec![2; 7]);
        assert_eq!(degrees(&complete(4)), vec![3; 4]);
        assert_eq!(degrees(&star(4)), vec![1, 1, 1, 1, 4]);
        assert_eq!(degrees(&wheel(5)), vec![3, 3, 3, 3, 3, 5]);
    }

    #[test]
    fn multipartite_crown_fan_and_cube() {
        assert_eq!(degrees(&complete_multipartite(&[2, 2, 2])), vec![4; 6]);
        assert_eq!(complete_multipartite(&[3, 3]).edges().len(), 9);
        assert_eq!(complete_multipartite(&[1, 0, 2]).edges().len(), 2);
        assert_eq!(degrees(&crown(4)), vec![3; 8]);
        assert_eq!(fan(5, 1).edges().len(), 4 + 5);
        assert_eq!(fan(7, 2).edges().len(), 6 + 14 + 1);
        assert_eq!((hypercube(0).n(), hypercube(3).edges().len()), (1, 12));
        for (u, v) in hypercube(4).simple_edges() {
            assert_eq!((u ^ v).count_ones(), 1);
        }
    }

    #[test]
    fn grids_are_numbered_row_by_row() {
        let grid = grid(3, 4);
        assert_eq!((grid.n(), grid.edges().len()), (12, 3 * 3 + 2 * 4));
        assert!(grid.adjacent(0, 1) && grid.adjacent(0, 4) && !grid.adjacent(3, 4));
    }

    #[test]
    fn honeycombs_have_the_known_sizes() {
        for rows in 1..5 {
            for columns in 1..5 {
                let graph = hexgrid(rows, columns);
                assert_eq!(graph.n(), 2 * (rows + 1) * (columns + 1) - 2);
                assert_eq!(graph.simple_edges().len(), 3 * rows * columns + 2 * (rows + columns) - 1);
                assert!(degrees(&graph).iter().all(|&d| d == 2 || d == 3));
            }
        }
        assert_eq!(hexgrid(0, 3).n(), 0);
    }
}
