//! Vertex connectivity.

use super::Graph;
use super::distance::is_connected;
use std::collections::VecDeque;

/// The least number of vertices whose removal leaves a disconnected graph or a single vertex; 0 if there is at most one.
///
/// By Menger's theorem it is the least number of disjoint paths between two vertices that are not adjacent, if there are
/// such two. These paths are found one by one as augmenting paths (Ford and Fulkerson 1956). O(n^2 k m) for the answer k.
pub fn connectivity(graph: &Graph) -> usize {
    if graph.n() < 2 || !is_connected(graph) {
        return 0;
    }
    let pairs = (0..graph.n()).flat_map(|s| (s + 1..graph.n()).map(move |t| (s, t)));
    let apart = pairs.filter(|&(s, t)| !graph.adjacent(s, t));
    apart.map(|(s, t)| disjoint_paths(graph, s, t)).min().unwrap_or(graph.n() - 1)
}

/// Each vertex `v` is split into an entrance `2v` and an exit `2v + 1`, joined by an arc that one path may use.
struct Flow<'a> {
    graph: &'a Graph,
    /// Whether the arc from one half to another is in use.
    used: Vec<bool>,
}

/// How many paths from `s` to `t` there are that share no other vertex.
fn disjoint_paths(graph: &Graph, s: usize, t: usize) -> usize {
    let halves = 2 * graph.n();
    let mut flow = Flow { graph, used: vec![false; halves * halves] };
    (0..).take_while(|_| flow.augment(2 * s + 1, 2 * t)).count()
}

impl Flow<'_> {
    /// Where the arcs of a half lead.
    fn arcs(&self, half: usize) -> Vec<usize> {
        match half % 2 {
            0 => vec![half + 1],
            _ => self.graph.neighbours(half / 2).iter().map(|&u| 2 * u).collect(),
        }
    }

    /// Where the arcs that lead to a half come from.
    fn arcs_into(&self, half: usize) -> Vec<usize> {
        match half % 2 {
            0 => self.graph.neighbours(half / 2).iter().map(|&u| 2 * u + 1).collect(),
            _ => vec![half - 1],
        }
    }

    /// Finds one more path, along unused arcs and back along used ones, and reverses its arcs.
    fn augment(&mut self, from: usize, to: usize) -> bool {
        let halves = 2 * self.graph.n();
        let mut before = vec![None; halves];
        let mut queue = VecDeque::from([from]);
        while let Some(half) = queue.pop_front() {
            let on = self.arcs(half).into_iter().filter(|&next| !self.used[half * halves + next]);
            let back = self.arcs_into(half).into_iter().filter(|&next| self.used[next * halves + half]);
            for next in on.chain(back).collect::<Vec<usize>>() {
                if next != from && before[next].is_none() {
                    before[next] = Some(half);
                    queue.push_back(next);
                }
            }
        }
        let mut half = to;
        while let Some(previous) = before[half] {
            let forward = !self.used[half * halves + previous];
            let arc = if forward { previous * halves + half } else { half * halves + previous };
            self.used[arc] = forward;
            half = previous;
        }
        before[to].is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;

    /// By definition: the least set whose removal disconnects the graph or leaves one vertex.
    fn naive(graph: &Graph) -> usize {
        let n = graph.n();
        let cuts = |set: &u32| {
            let left: Vec<usize> = (0..n).filter(|&v| set >> v & 1 == 0).collect();
            let place = |v: usize| left.iter().position(|&u| u == v);
            let edges = graph.simple_edges().into_iter().filter_map(|(u, v)| Some((place(u)?, place(v)?)));
            left.len() == 1 || !left.is_empty() && !is_connected(&Graph::undirected(left.len(), edges))
        };
        (0..1u32 << n).filter(cuts).map(u32::count_ones).min().unwrap_or(0) as usize
    }

    #[test]
    fn agrees_with_the_definition() {
        for graph in (0..=6).flat_map(all_graphs) {
            assert_eq!(connectivity(&graph), naive(&graph), "{:?}", graph.simple_edges());
        }
    }
}
