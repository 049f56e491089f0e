//! The girth: the length of a shortest cycle.

use crate::graph::Graph;

/// The length of a shortest cycle, `None` if there is none. Runs a breadth-first search from each vertex; the first
/// non-tree edge to a vertex already reached closes a walk that contains a cycle of at most its length, and from a
/// vertex of a shortest cycle that walk is as long as the cycle (Itai and Rodeh 1978). Searches go no deeper than a
/// cycle shorter than the best so far could be. O(n m).
pub fn girth(graph: &Graph) -> Option<usize> {
    let mut search = Search { graph, distance: vec![usize::MAX; graph.n()], queue: Vec::new() };
    let mut best = usize::MAX;
    for root in 0..graph.n() {
        best = search.shortest_from(root, best);
    }
    (best != usize::MAX).then_some(best)
}

struct Search<'a> {
    graph: &'a Graph,
    distance: Vec<usize>,
    /// Vertices with their parents, in the order in which they were reached.
    queue: Vec<(usize, usize)>,
}

impl Search<'_> {
    /// The length of the closed walk found from a root, if it is less than `best`; else `best`.
    fn shortest_from(&mut self, root: usize, best: usize) -> usize {
        self.queue.iter().for_each(|&(v, _)| self.distance[v] = usize::MAX);
        self.queue.clear();
        self.queue.push((root, usize::MAX));
        self.distance[root] = 0;
        let (mut next, mut best) = (0, best);
        while let Some(&(v, parent)) = self.queue.get(next) {
            next += 1;
            let here = self.distance[v];
            if 2 * here + 1 >= best {
                break;
            }
            for &u in self.graph.neighbours(v).iter().filter(|&&u| u != parent) {
                if self.distance[u] == usize::MAX {
                    self.distance[u] = here + 1;
                    self.queue.push((u, v));
                } else {
                    best = best.min(here + self.distance[u] + 1);
                }
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::families::{cycle, path, petersen, robertson};

    /// Walks along every path.
    fn naive(graph: &Graph) -> Option<usize> {
        fn extend(graph: &Graph, path: &mut Vec<usize>, best: &mut Option<usize>) {
            for &v in graph.neighbours(path[path.len() - 1]) {
                if v == path[0] && path.len() > 2 && best.is_none_or(|best| path.len() < best) {
                    *best = Some(path.len());
                }
                if !path.contains(&v) {
                    path.push(v);
                    extend(graph, path, best);
                    path.pop();
                }
            }
        }
        let mut best = None;
        (0..graph.n()).for_each(|v| extend(graph, &mut vec![v], &mut best));
        best
    }

    #[test]
    fn by_definition_on_small_graphs() {
        for graph in (0..=6).flat_map(all_graphs) {
            assert_eq!(girth(&graph), naive(&graph), "{graph:?}");
        }
        assert_eq!(girth(&petersen()), Some(5));
        assert_eq!(girth(&robertson()), Some(5));
        assert_eq!(girth(&cycle(100)), Some(100));
        assert_eq!(girth(&path(100)), None);
    }
}
