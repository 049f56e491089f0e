//! Graphs of one exact shape: grids, hypercubes, complete multipartite graphs, generalised wheels.

use super::{is_cycle, size};
use crate::graph::Graph;
use crate::graph::distance::{UNREACHABLE, distances_from};
use crate::graph::families::induced;

/// The sizes of the parts, greatest first, if vertices are adjacent exactly when their parts differ. A graph
/// without edges is a single part. O(n + m).
pub fn complete_multipartite_parts(graph: &Graph) -> Option<Vec<usize>> {
    let n = graph.n();
    let mut part = vec![usize::MAX; n];
    let mut sizes = Vec::new();
    for v in 0..n {
        if part[v] != usize::MAX {
            continue;
        }
        // The part of v is every vertex not adjacent to it, and none of these may be in another part.
        let mut around = graph.neighbours(v).iter().copied().peekable();
        let mut members = 0;
        for (u, owner) in part.iter_mut().enumerate() {
            if around.next_if_eq(&u).is_some() {
                continue;
            }
            if *owner != usize::MAX {
                return None;
            }
            *owner = sizes.len();
            members += 1;
        }
        sizes.push(members);
    }
    let fits = |v: usize| graph.degree(v) + sizes[part[v]] == n;
    let apart = |v: usize| graph.neighbours(v).iter().all(|&u| part[u] != part[v]);
    if !(0..n).all(|v| fits(v) && apart(v)) {
        return None;
    }
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    Some(sizes)
}

/// The row and column of each vertex.
pub type Coordinates = Vec<(usize, usize)>;

/// The row and column of each vertex if the graph is a grid, the product of two paths with `rows <= columns`, both at
/// least 2: `(rows, columns, places)`. The sides follow from n = r c and m = 2 r c - r - c. Seen from two corners at
/// the ends of a row, distances give row plus column and row minus column; these places are then verified. O(n + m).
pub fn grid_coordinates(graph: &Graph) -> Option<(usize, usize, Coordinates)> {
    let graph = &undirected(graph);
    let (n, m) = (graph.n(), size(graph));
    let sum = (2 * n).checked_sub(m)?;
    let root = (sum * sum).checked_sub(4 * n).map(usize::isqrt)?;
    let (rows, columns) = (sum.checked_sub(root)? / 2, (sum + root) / 2);
    if rows < 2 || rows * columns != n || rows + columns != sum {
        return None;
    }
    let corners: Vec<usize> = (0..n).filter(|&v| graph.degree(v) == 2).collect();
    if corners.len() != 4 {
        return None;
    }
    let from_first = distances_from(graph, corners[0]);
    corners[1..].iter().filter(|&&c| from_first[c] as usize == columns - 1).find_map(|&corner| {
        let from_second = distances_from(graph, corner);
        let places = places(&from_first, &from_second, columns)?;
        is_placed(graph, rows, columns, &places).then_some((rows, columns, places))
    })
}

fn places(first: &[u32], second: &[u32], columns: usize) -> Option<Coordinates> {
    let place = |(&a, &b): (&u32, &u32)| {
        if a == UNREACHABLE || b == UNREACHABLE {
            return None;
        }
        let twice = (a as usize + b as usize).checked_sub(columns - 1)?;
        let row = twice / 2;
        Some((row, (a as usize).checked_sub(row)?))
    };
    first.iter().zip(second).map(place).collect()
}

/// Whether all places differ, lie in the grid, and every edge joins neighbouring places. With as many edges as
/// the grid has, that makes it the grid.
fn is_placed(graph: &Graph, rows: usize, columns: usize, places: &[(usize, usize)]) -> bool {
    let mut taken = vec![false; rows * columns];
    let distinct = places.iter().all(|&(row, column)| {
        row < rows && column < columns && !std::mem::replace(&mut taken[row * columns + column], true)
    });
    distinct
        && graph
            .simple_edges()
            .iter()
            .all(|&(u, v)| places[u].0.abs_diff(places[v].0) + places[u].1.abs_diff(places[v].1) == 1)
}

/// The sides `(rows, columns)` of a grid, `2 <= rows <= columns`.
pub fn grid_dimensions(graph: &Graph) -> Option<(usize, usize)> {
    grid_coordinates(graph).map(|(rows, columns, _)| (rows, columns))
}

/// The dimension of a hypercube. From vertex 0, its neighbours take the unit masks and every other vertex the
/// union of the masks of its neighbours nearer to 0; the masks are then verified. O(n + m).
pub fn hypercube_dimension(graph: &Graph) -> Option<usize> {
    let n = graph.n();
    let dimension = n.checked_ilog2()? as usize;
    if n != 1 << dimension || (0..n).any(|v| graph.degree(v) != dimension) {
        return None;
    }
    let distance = distances_from(&undirected(graph), 0);
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by_key(|&v| distance[v]);
    let mut mask = vec![0usize; n];
    graph.neighbours(0).iter().enumerate().for_each(|(i, &v)| mask[v] = 1 << i);
    for &v in order.iter().filter(|&&v| distance[v] > 1) {
        let nearer = graph.neighbours(v).iter().filter(|&&u| distance[u] < distance[v]);
        mask[v] = nearer.fold(0, |sum, &u| sum | mask[u]);
    }
    let mut taken = vec![false; n];
    let distinct = mask.iter().all(|&mask| !std::mem::replace(&mut taken[mask], true));
    let steps = (0..n).all(|v| graph.neighbours(v).iter().all(|&u| (mask[u] ^ mask[v]).count_ones() == 1));
    (distinct && steps).then_some(dimension)
}

fn undirected(graph: &Graph) -> Graph {
    Graph::undirected(graph.n(), graph.simple_edges())
}

/// `(m, n)` if the graph is the join of m >= 1 independent vertices, the hubs, and a cycle of n >= 3. A hub
/// has degree n and a rim vertex m + 2: if these differ, one vertex of each degree is tried as a hub;
/// otherwise the graph is regular, and vertex 0 or a neighbour of it is a hub. O(n + m) per trial.
pub fn generalised_wheel(graph: &Graph) -> Option<(usize, usize)> {
    let n = graph.n();
    let first_degree = graph.degree_of_first()?;
    let trials: Vec<usize> = match (0..n).find(|&v| graph.degree(v) != first_degree) {
        Some(other) => vec![0, other],
        None => std::iter::once(0).chain(graph.neighbours(0).iter().copied()).collect(),
    };
    trials.into_iter().find_map(|hub| wheel_around(graph, hub))
}

fn wheel_around(graph: &Graph, hub: usize) -> Option<(usize, usize)> {
    let rim = graph.neighbours(hub);
    let hubs = graph.n() - rim.len();
    if rim.len() < 3 || rim.iter().any(|&v| graph.degree(v) != hubs + 2) {
        return None;
    }
    let mut on_rim = vec![false; graph.n()];
    rim.iter().for_each(|&v| on_rim[v] = true);
    let alike = (0..graph.n()).filter(|&v| !on_rim[v]).all(|v| graph.neighbours(v) == rim);
    (alike && is_cycle(&induced(graph, rim))).then_some((hubs, rim.len()))
}

impl Graph {
    fn degree_of_first(&self) -> Option<usize> {
        (self.n() > 0).then(|| self.degree(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::families::*;

    fn shuffled(graph: &Graph, seed: u64) -> Graph {
        let mut generator = SplitMix64::new(seed);
        let mut names: Vec<usize> = (0..graph.n()).collect();
        for i in (1..names.len()).rev() {
            names.swap(i, generator.below(i as u64 + 1) as usize);
        }
        relabel(graph, &names)
    }

    #[test]
    fn grids_are_found_under_any_numbering() {
        for rows in 1..6 {
            for columns in rows..7 {
                let expected = (rows > 1).then_some((rows, columns));
                assert_eq!(grid_dimensions(&shuffled(&grid(rows, columns), 5)), expected);
                assert_eq!(grid_dimensions(&shuffled(&grid(columns, rows), 6)), expected);
            }
        }
        for other in
            [cycle(6), petersen(), hypercube(3), complete(4), path(0), cartesian(&cycle(4), &path(3))]
        {
            assert_eq!(grid_dimensions(&other), None);
        }
        // As many vertices and edges as a 3 by 3 grid.
        assert_eq!(grid_dimensions(&gnm(9, 12, 4)), None);
    }

    #[test]
    fn cubes_are_found_under_any_numbering() {
        for dimension in 0..6 {
            assert_eq!(hypercube_dimension(&shuffled(&hypercube(dimension), 3)), Some(dimension));
        }
        // Cubic graphs on eight vertices that are not the cube: a Moebius ladder, and two K4.
        let ladder = Graph::undirected(8, (0..8).map(|i| (i, (i + 1) % 8)).chain((0..4).map(|i| (i, i + 4))));
        assert_eq!(hypercube_dimension(&ladder), None);
        assert_eq!(hypercube_dimension(&union(&complete(4), &complete(4))), None);
        assert_eq!((hypercube_dimension(&path(0)), hypercube_dimension(&path(3))), (None, None));
    }

    #[test]
    fn parts_of_multipartite_graphs() {
        let parts =
            |sizes: &[usize]| complete_multipartite_parts(&shuffled(&complete_multipartite(sizes), 9));
        assert_eq!(parts(&[2, 3, 1]), Some(vec![3, 2, 1]));
        assert_eq!(parts(&[1, 1, 1]), Some(vec![1, 1, 1]));
        assert_eq!((parts(&[5]), parts(&[])), (Some(vec![5]), Some(vec![])));
        assert_eq!(complete_multipartite_parts(&path(4)), None);
        assert_eq!(complete_multipartite_parts(&cycle(5)), None);
        assert_eq!(complete_multipartite_parts(&union(&path(2), &path(1))), None);
    }

    #[test]
    fn wheels_with_several_hubs() {
        for hubs in 1..6 {
            for rim in 3..9 {
                let wheel = join(&empty(hubs), &cycle(rim));
                assert_eq!(generalised_wheel(&shuffled(&wheel, 2)), Some((hubs, rim)));
            }
        }
        for other in [path(0), path(3), cycle(5), complete(5), petersen(), join(&complete(2), &cycle(4))] {
            assert_eq!(generalised_wheel(&other), None);
        }
    }
}
