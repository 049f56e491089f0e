//! Where to draw the vertices: coordinates in the unit square, x to the right and y downwards, the same every
//! time. Directions are dropped.

use super::Graph;
use super::classes::{complete_multipartite_parts, grid_coordinates, is_cycle, is_forest, is_path};
use super::families::{SplitMix64, induced};

/// A place for each vertex.
pub type Places = Vec<(f64, f64)>;

/// The largest graph for which [`force`] is worth its time.
const MAX_FORCE: usize = 300;
const ROUNDS: usize = 300;

/// The layout that suits the graph: a line for a path, layers for a forest, the grid for a grid, a circle for
/// a cycle, for a complete multipartite graph and for one with over 300 vertices; forces for the rest, with vertices
/// without neighbours in rows below.
pub fn auto(graph: &Graph) -> Places {
    if is_path(graph) {
        line(graph)
    } else if is_cycle(graph) {
        circle(graph)
    } else if is_forest(graph) && (0..graph.n()).any(|v| graph.degree(v) > 0) {
        layered_tree(graph)
    } else if grid_coordinates(graph).is_some() {
        grid(graph)
    } else if graph.n() > MAX_FORCE || complete_multipartite_parts(graph).is_some() {
        circle(graph)
    } else {
        above_isolated(graph)
    }
}

/// By forces, which would push vertices without neighbours far away: these are in rows below the others.
fn above_isolated(graph: &Graph) -> Places {
    let (alone, rest): (Vec<usize>, Vec<usize>) = (0..graph.n()).partition(|&v| graph.degree(v) == 0);
    if alone.is_empty() || rest.is_empty() {
        return force(graph);
    }
    let columns = (1..).find(|side| side * side >= rest.len()).unwrap_or(1).max(2);
    let step = 1.0 / columns as f64;
    let height = 1.0 + step * alone.len().div_ceil(columns) as f64;
    let mut places = vec![(0.5, 0.5); graph.n()];
    for (&v, (x, y)) in rest.iter().zip(force(&induced(graph, &rest))) {
        places[v] = (x, y);
    }
    for (i, &v) in alone.iter().enumerate() {
        places[v] = (step * ((i % columns) as f64 + 0.5), 1.0 + step * (i / columns + 1) as f64);
    }
    places.iter_mut().for_each(|place| *place = ((place.0 - 0.5) / height + 0.5, place.1 / height));
    places
}

/// On a circle, from the top clockwise; a cycle in its own order.
pub fn circle(graph: &Graph) -> Places {
    let n = graph.n();
    let order = if is_cycle(graph) { walk(graph, 0) } else { (0..n).collect() };
    let mut places = vec![(0.5, 0.5); n];
    if n > 1 {
        for (i, v) in order.into_iter().enumerate() {
            let angle = std::f64::consts::TAU * i as f64 / n as f64;
            places[v] = (0.5 + 0.5 * angle.sin(), 0.5 - 0.5 * angle.cos());
        }
    }
    places
}

/// From left to right along a path.
fn line(graph: &Graph) -> Places {
    let end = (0..graph.n()).find(|&v| graph.degree(v) <= 1).unwrap_or(0);
    let mut places = vec![(0.5, 0.5); graph.n()];
    for (i, v) in walk(graph, end).into_iter().enumerate() {
        places[v] = (fraction(i, graph.n() - 1), 0.5);
    }
    places
}

/// The vertices of a path or cycle, one after the other from `start`.
fn walk(graph: &Graph, start: usize) -> Vec<usize> {
    let mut order = vec![start];
    let mut before = start;
    let mut here = start;
    while let Some(&next) = graph.neighbours(here).iter().find(|&&v| v != before && v != start) {
        order.push(next);
        before = here;
        here = next;
    }
    order
}

/// In rows and columns: those of the grid if the graph is one, otherwise by number on a grid that is as square as
/// possible.
pub fn grid(graph: &Graph) -> Places {
    if let Some((rows, columns, places)) = grid_coordinates(graph) {
        let longest = rows.max(columns) - 1;
        let (across, down) = ((longest + 1 - columns) as f64 / 2.0, (longest + 1 - rows) as f64 / 2.0);
        let place = |(row, column): (usize, usize)| {
            ((column as f64 + across) / longest as f64, (row as f64 + down) / longest as f64)
        };
        return places.into_iter().map(place).collect();
    }
    let n = graph.n();
    let columns = (1..=n).find(|side| side * side >= n).unwrap_or(1);
    (0..n).map(|v| (fraction(v % columns, columns - 1), fraction(v / columns, columns - 1))).collect()
}

/// In layers by distance from the least vertex of each component, components side by side. The leaves of a spanning
/// tree are placed in a row one after the other, and each vertex above the middle of its children. For a forest no
/// lines cross. O(n + m).
pub fn layered_tree(graph: &Graph) -> Places {
    layered(graph, 0..graph.n())
}

/// The same with a given vertex at the top: its component is below it, the rest beside it.
pub fn below_root(graph: &Graph, root: usize) -> Places {
    layered(graph, [root].into_iter().chain(0..graph.n()))
}

/// The same with the ground at the bottom: components that touch the ground are above it, the rest beside it.
pub fn above_ground(graph: &Graph, ground: usize) -> Places {
    below_root(graph, ground).into_iter().map(|(x, y)| (x, 1.0 - y)).collect()
}

/// In layers by distance from the first of these vertices in each component.
fn layered(graph: &Graph, roots: impl Iterator<Item = usize>) -> Places {
    let n = graph.n();
    let mut depth = vec![usize::MAX; n];
    let mut across = vec![0.0; n];
    let mut next_leaf = 0;
    for root in roots {
        if depth[root] != usize::MAX {
            continue;
        }
        let (order, children) = spanning_tree(graph, root, &mut depth);
        // Leaves from left to right, by a walk that visits children in order.
        let mut stack = vec![root];
        while let Some(v) = stack.pop() {
            if children[&v].is_empty() {
                across[v] = next_leaf as f64;
                next_leaf += 1;
            }
            stack.extend(children[&v].iter().rev());
        }
        for v in order.into_iter().rev() {
            if let (Some(&first), Some(&last)) = (children[&v].first(), children[&v].last()) {
                across[v] = (across[first] + across[last]) / 2.0;
            }
        }
    }
    let deepest = depth.iter().copied().max().unwrap_or(0);
    let place = |v: usize| {
        let x = if next_leaf > 1 { across[v] / (next_leaf - 1) as f64 } else { 0.5 };
        (x, fraction(depth[v], deepest))
    };
    (0..n).map(place).collect()
}

type Children = std::collections::HashMap<usize, Vec<usize>>;

/// The vertices that `root` reaches, by breadth, with their children in the spanning tree; sets their depths.
fn spanning_tree(graph: &Graph, root: usize, depth: &mut [usize]) -> (Vec<usize>, Children) {
    let mut children = Children::new();
    let mut order = vec![root];
    depth[root] = 0;
    let mut next = 0;
    while let Some(&u) = order.get(next) {
        next += 1;
        let mut below = Vec::new();
        for &v in graph.neighbours(u) {
            if depth[v] == usize::MAX {
                depth[v] = depth[u] + 1;
                below.push(v);
            }
        }
        order.extend(&below);
        children.insert(u, below);
    }
    (order, children)
}

/// By forces (Fruchterman and Reingold 1991): neighbours attract with the square of their distance, all vertices
/// repel with its inverse, and steps shrink as the drawing cools. A weak pull to the middle holds components
/// together. Begins with the circle, perturbed a little so that symmetry can break. O(rounds n^2); for more than 300
/// vertices the result is the circle.
pub fn force(graph: &Graph) -> Places {
    let n = graph.n();
    let mut places = circle(graph);
    if !(2..=MAX_FORCE).contains(&n) {
        return places;
    }
    let mut generator = SplitMix64::new(1);
    let mut shake = || (generator.below(1000) as f64 / 1000.0 - 0.5) * 0.02;
    places.iter_mut().for_each(|place| *place = (place.0 + shake(), place.1 + shake()));
    let ideal = (1.0 / n as f64).sqrt();
    for round in 0..ROUNDS {
        let warmth = 0.1 * (1.0 - round as f64 / ROUNDS as f64);
        let pushes = forces(graph, &places, ideal);
        for (place, push) in places.iter_mut().zip(pushes) {
            let length = push.0.hypot(push.1).max(1e-9);
            let step = length.min(warmth) / length;
            *place = (place.0 + push.0 * step, place.1 + push.1 * step);
        }
    }
    into_square(&mut places);
    places
}

fn forces(graph: &Graph, places: &[(f64, f64)], ideal: f64) -> Vec<(f64, f64)> {
    let mut pushes: Vec<(f64, f64)> =
        places.iter().map(|p| ((0.5 - p.0) * ideal, (0.5 - p.1) * ideal)).collect();
    for u in 0..places.len() {
        for v in u + 1..places.len() {
            let (dx, dy) = (places[u].0 - places[v].0, places[u].1 - places[v].1);
            let square = (dx * dx + dy * dy).max(1e-9);
            let away = ideal * ideal / square;
            pushes[u] = (pushes[u].0 + dx * away, pushes[u].1 + dy * away);
            pushes[v] = (pushes[v].0 - dx * away, pushes[v].1 - dy * away);
        }
        for &v in graph.neighbours(u) {
            let (dx, dy) = (places[v].0 - places[u].0, places[v].1 - places[u].1);
            let towards = dx.hypot(dy) / ideal;
            pushes[u] = (pushes[u].0 + dx * towards, pushes[u].1 + dy * towards);
        }
    }
    pushes
}

/// Moves and scales a drawing to fill the unit square, keeping its proportions.
fn into_square(places: &mut [(f64, f64)]) {
    let bounds = |of: fn(&(f64, f64)) -> f64| {
        let values = places.iter().map(of);
        (values.clone().fold(f64::INFINITY, f64::min), values.fold(f64::NEG_INFINITY, f64::max))
    };
    let ((left, right), (top, bottom)) = (bounds(|p| p.0), bounds(|p| p.1));
    let side = (right - left).max(bottom - top).max(1e-9);
    let (across, down) = ((side - (right - left)) / 2.0, (side - (bottom - top)) / 2.0);
    for place in places {
        let inside = ((place.0 - left + across) / side, (place.1 - top + down) / side);
        *place = (inside.0.clamp(0.0, 1.0), inside.1.clamp(0.0, 1.0));
    }
}

fn fraction(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.5 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::grid;
    use super::*;
    use crate::graph::families::*;

    fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
        (a.0 - b.0).hypot(a.1 - b.1)
    }

    #[test]
    fn every_layout_stays_in_the_square_and_apart() {
        let graphs = [
            path(0),
            path(1),
            path(2),
            path(9),
            cycle(8),
            star(6),
            grid_graph(3, 5),
            grid_graph(2, 2),
            petersen(),
            complete(6),
            complete_multipartite(&[3, 4]),
            union(&cycle(5), &complete(4)),
            empty(7),
            binary_tree(4),
            union(&path(3), &star(3)),
            hypercube(4),
            gnm(60, 90, 4),
            dodecahedron(),
        ];
        for graph in &graphs {
            for layout in [auto, circle, grid, layered_tree, force] {
                let places = layout(graph);
                assert_eq!(places.len(), graph.n());
                assert!(
                    places.iter().all(|p| (0.0..=1.0).contains(&p.0) && (0.0..=1.0).contains(&p.1)),
                    "{places:?}"
                );
                assert_eq!(places, layout(graph));
            }
            let places = auto(graph);
            for u in 0..graph.n() {
                for v in 0..u {
                    assert!(distance(places[u], places[v]) > 1e-3, "{u} and {v} of {} coincide", graph.n());
                }
            }
        }
    }

    fn grid_graph(rows: usize, columns: usize) -> Graph {
        crate::graph::families::grid(rows, columns)
    }

    #[test]
    fn grids_have_edges_of_one_length() {
        let graph = relabel(&grid_graph(3, 4), &[5, 2, 9, 0, 11, 3, 1, 10, 4, 8, 7, 6]);
        let places = auto(&graph);
        assert!(
            graph
                .simple_edges()
                .iter()
                .all(|&(u, v)| (distance(places[u], places[v]) - 1.0 / 3.0).abs() < 1e-9)
        );
    }

    #[test]
    fn trees_have_layers_and_parents_above_children() {
        let places = layered_tree(&binary_tree(3));
        for v in 1..15 {
            assert!(places[(v - 1) / 2].1 < places[v].1);
        }
        assert!(places[7..].windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 == pair[1].1));
    }

    #[test]
    fn forces_draw_neighbours_nearer() {
        let graph = grid_graph(5, 5);
        let places = force(&graph);
        let mean = |pairs: Vec<(usize, usize)>| {
            pairs.iter().map(|&(u, v)| distance(places[u], places[v])).sum::<f64>() / pairs.len() as f64
        };
        assert!(mean(graph.simple_edges()) < 0.6 * mean(complement(&graph).simple_edges()));
    }

    #[test]
    fn what_stands_on_the_ground_stands_above_it() {
        for (graph, ground) in [(path(5), 2), (cycle(6), 3), (star(4), 0), (petersen(), 7)] {
            let places = above_ground(&graph, ground);
            assert_eq!(places[ground].1, 1.0);
            assert!((0..graph.n()).all(|v| v == ground || places[v].1 < 1.0));
        }
    }
}
