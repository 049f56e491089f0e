//! Guards: what one cop can keep the robber off.

use crate::graph::Graph;
use crate::graph::distance::{diameter, distances_from};
use std::cmp::Reverse;

/// What one cop guards: after some time the robber is caught at once wherever he enters it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Guard {
    /// A shortest path between its ends: the cop follows the robber's shadow on it (Aigner and Fromme 1984).
    Path(Vec<usize>),
    /// A vertex and its neighbours: the cop stays on the vertex.
    Star(usize),
}

/// Guards that cover the graph, so that as many cops catch the robber; `None` for graphs that are not connected. Each guard is
/// chosen greedily: the shortest path or the star with the most vertices that no guard has yet. O(n (n + m)) for each, and
/// O(n + m) for a star with as many as the longest of the paths.
pub fn guards(graph: &Graph) -> Option<Vec<Guard>> {
    let longest = diameter(graph)? as usize + 1;
    let mut open = vec![true; graph.n()];
    let mut found = Vec::new();
    while open.contains(&true) {
        let star = (0..graph.n()).max_by_key(|&v| (covers(graph, v, &open), Reverse(v)))?;
        let covered = covers(graph, star, &open);
        let path = (covered < longest).then(|| longest_path(graph, &open)).flatten();
        let guard = match path.filter(|(count, _)| *count > covered) {
            Some((_, path)) => Guard::Path(path),
            None => Guard::Star(star),
        };
        guard.vertices(graph).into_iter().for_each(|v| open[v] = false);
        found.push(guard);
    }
    Some(found)
}

impl Guard {
    /// The vertices that are guarded.
    pub fn vertices(&self, graph: &Graph) -> Vec<usize> {
        match self {
            Guard::Path(path) => path.clone(),
            Guard::Star(v) => graph.neighbours(*v).iter().copied().chain([*v]).collect(),
        }
    }

    /// Checks that a path is a shortest one.
    pub fn holds(&self, graph: &Graph) -> bool {
        match self {
            Guard::Path(path) => {
                let far = path.first().zip(path.last()).map(|(&from, &to)| distances_from(graph, from)[to]);
                let joined = path.windows(2).all(|pair| graph.adjacent(pair[0], pair[1]));
                joined && far.is_some_and(|far| far as usize + 1 == path.len())
            }
            Guard::Star(v) => *v < graph.n(),
        }
    }
}

/// How many open vertices a star has.
fn covers(graph: &Graph, v: usize, open: &[bool]) -> usize {
    graph.neighbours(v).iter().chain([&v]).filter(|&&u| open[u]).count()
}

/// The shortest path with the most open vertices, and their number.
fn longest_path(graph: &Graph, open: &[bool]) -> Option<(usize, Vec<usize>)> {
    (0..graph.n()).filter_map(|v| best_path(graph, v, open)).max_by_key(|(count, _)| *count)
}

/// The shortest path from a vertex with the most open vertices, and their number; `None` if some vertex is out of reach.
fn best_path(graph: &Graph, from: usize, open: &[bool]) -> Option<(usize, Vec<usize>)> {
    let far = distances_from(graph, from);
    let mut order: Vec<usize> = (0..graph.n()).collect();
    order.sort_by_key(|&v| far[v]);
    if far.iter().any(|&far| far as usize >= graph.n()) {
        return None;
    }
    let mut best: Vec<(usize, Option<usize>)> = vec![(0, None); graph.n()];
    for &v in &order {
        let before = graph.neighbours(v).iter().filter(|&&u| far[u] + 1 == far[v]);
        let through =
            before.map(|&u| (best[u].0, Some(u))).max_by_key(|(count, _)| *count).unwrap_or((0, None));
        best[v] = (through.0 + usize::from(open[v]), through.1);
    }
    let end = (0..graph.n()).max_by_key(|&v| (best[v].0, Reverse(far[v])))?;
    let mut path = vec![end];
    while let Some(before) = best[*path.last()?].1 {
        path.push(before);
    }
    Some((best[end].0, path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::families::{cycle, grid, path, petersen, star, union};

    #[test]
    fn guards_cover_the_graph() {
        for (graph, most) in
            [(path(9), 1), (star(7), 1), (cycle(9), 2), (grid(4, 6), 4), (petersen(), 3), (path(1), 1)]
        {
            let found = guards(&graph).unwrap();
            let mut covered: Vec<usize> = found.iter().flat_map(|guard| guard.vertices(&graph)).collect();
            covered.sort_unstable();
            covered.dedup();
            assert_eq!(covered.len(), graph.n());
            assert!(found.iter().all(|guard| guard.holds(&graph)) && found.len() <= most, "{found:?}");
        }
        assert_eq!(guards(&union(&path(2), &path(2))), None);
    }
}
