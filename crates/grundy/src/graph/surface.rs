//! Graphs on surfaces: drawings without crossings on a sphere with handles.

use super::Graph;
use super::families::SplitMix64;
use std::collections::VecDeque;

/// A connected graph on an orientable surface, as the order of the neighbours around each vertex. The order determines the
/// faces, and these the surface by Euler's formula (Heffter 1891; Edmonds 1960).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Embedding {
    /// For each vertex its neighbours, in the order around it.
    pub around: Vec<Vec<usize>>,
}

/// How many edges are drawn again in search of a drawing with fewer handles.
const MOST_REDRAWN: usize = 4000;

/// A drawing of a connected graph with few handles: an upper bound on its genus, mostly the genus itself. A spanning tree
/// is drawn breadth first; then the other edges come in the order in which they close cycles, each through a face that it
/// splits, cutting off as little as it can, and only if no face has both ends over a new handle. After that an edge taken at
/// random is drawn again at random, and stays if that needs no more handles: drawings with equally many handles are walked
/// through until one with fewer comes up, or as few as a graph with so many edges needs (Euler). O(m) for each edge that is drawn.
pub fn embedding(graph: &Graph) -> Option<Embedding> {
    let mut draws = SplitMix64::new(1);
    (graph.n() > 0).then(|| Embedding::begun(graph).improved(&mut draws))
}

/// A corner of a face: the number of the face, and the place in it.
type Corner = (usize, usize);

/// The pair of corners between which an edge cuts off the least of a face.
fn smallest(faces: &[Vec<usize>], pairs: &[(Corner, Corner)]) -> usize {
    let cut = |&i: &usize| {
        let ((f, one), (_, other)) = pairs[i];
        let length = faces[f].len();
        let ahead = (other + length - one % length) % length;
        ahead.min(length - ahead)
    };
    (0..pairs.len()).min_by_key(cut).unwrap_or(0)
}

impl Embedding {
    /// How many handles the surface has: n - m + f = 2 - 2 g.
    pub fn genus(&self) -> usize {
        let n = self.around.len();
        let m = self.around.iter().map(Vec::len).sum::<usize>() / 2;
        (m + 2).saturating_sub(n + self.faces().len().max(1)) / 2
    }

    /// Checks the order around each vertex by definition.
    pub fn holds(&self, graph: &Graph) -> bool {
        let sorted = |mut list: Vec<usize>| {
            list.sort_unstable();
            list
        };
        self.around.len() == graph.n()
            && (0..graph.n()).all(|v| sorted(self.around[v].clone()) == graph.neighbours(v))
    }

    /// The faces, as the vertices around each. In the face .., u, v, w, .. the neighbour w comes after u around v.
    pub fn faces(&self) -> Vec<Vec<usize>> {
        let mut used: Vec<Vec<bool>> = self.around.iter().map(|list| vec![false; list.len()]).collect();
        let mut faces = Vec::new();
        for u in 0..self.around.len() {
            for i in 0..self.around[u].len() {
                let (mut from, mut index, mut face) = (u, i, Vec::new());
                while !std::mem::replace(&mut used[from][index], true) {
                    face.push(from);
                    let to = self.around[from][index];
                    index = (self.place(to, from) + 1) % self.around[to].len();
                    from = to;
                }
                if !face.is_empty() {
                    faces.push(face);
                }
            }
        }
        faces
    }

    /// Where a neighbour is in the order around a vertex.
    fn place(&self, v: usize, neighbour: usize) -> usize {
        self.around[v].iter().position(|&u| u == neighbour).unwrap_or(0)
    }

    fn begun(graph: &Graph) -> Embedding {
        let mut drawn = Embedding { around: vec![Vec::new(); graph.n()] };
        let mut seen = vec![false; graph.n()];
        seen[0] = true;
        let (mut queue, mut closing) = (VecDeque::from([(0, 0)]), Vec::new());
        while let Some((v, parent)) = queue.pop_front() {
            for &u in graph.neighbours(v).iter().filter(|&&u| u != parent) {
                if !std::mem::replace(&mut seen[u], true) {
                    drawn.around[v].push(u);
                    drawn.around[u].push(v);
                    queue.push_back((u, v));
                } else if !closing.contains(&(u, v)) {
                    closing.push((v, u));
                }
            }
        }
        closing.into_iter().for_each(|(u, v)| drawn.draw(u, v, smallest));
        drawn
    }

    /// Draws an edge through a face that has both ends, or else over a new handle. There is a choice of corners.
    fn draw(&mut self, u: usize, v: usize, choose: impl FnOnce(&[Vec<usize>], &[(Corner, Corner)]) -> usize) {
        let faces = self.faces();
        let at = |vertex: usize| {
            let all = faces.iter().enumerate();
            all.flat_map(move |(f, face)| {
                (0..face.len()).filter(move |&i| face[i] == vertex).map(move |i| (f, i))
            })
        };
        let mut pairs: Vec<_> = at(u).flat_map(|corner| at(v).map(move |other| (corner, other))).collect();
        if pairs.iter().any(|(corner, other)| corner.0 == other.0) {
            pairs.retain(|(corner, other)| corner.0 == other.0);
        }
        let (one, other) = pairs[choose(&faces, &pairs)];
        for ((f, i), vertex, neighbour) in [(one, u, v), (other, v, u)] {
            let before = faces[f][(i + faces[f].len() - 1) % faces[f].len()];
            let place = self.place(vertex, before) + 1;
            self.around[vertex].insert(place, neighbour);
        }
    }

    fn improved(mut self, draws: &mut SplitMix64) -> Embedding {
        let ends = |v: usize| self.around[v].iter().filter(move |&&u| v < u).map(move |&u| (v, u));
        let edges: Vec<(usize, usize)> = (0..self.around.len()).flat_map(ends).collect();
        // No face has fewer than three edges, so that 2 m >= 3 f.
        let enough = (edges.len() + 6).saturating_sub(3 * self.around.len()).div_ceil(6);
        let mut genus = self.genus();
        for _ in 0..MOST_REDRAWN {
            if genus <= enough {
                break;
            }
            let (u, v) = edges[draws.below(edges.len() as u64) as usize];
            let drawn = self.redrawn(u, v, draws);
            let handles = drawn.genus();
            if handles <= genus {
                (self, genus) = (drawn, handles);
            }
        }
        self
    }

    /// With one edge drawn again, unless it hangs a vertex on the rest.
    fn redrawn(&self, u: usize, v: usize, draws: &mut SplitMix64) -> Embedding {
        let mut drawn = self.clone();
        if self.around[u].len() > 1 && self.around[v].len() > 1 {
            drawn.around[u].retain(|&w| w != v);
            drawn.around[v].retain(|&w| w != u);
            drawn.draw(u, v, |_, pairs| draws.below(pairs.len() as u64) as usize);
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::connected_graphs;
    use crate::graph::classes::is_planar;
    use crate::graph::families::{cartesian, complete, complete_multipartite, cycle, hypercube, petersen};

    /// The least genus over all orders around all vertices.
    fn naive(graph: &Graph) -> usize {
        fn orders(list: &[usize]) -> Vec<Vec<usize>> {
            let Some((&first, rest)) = list.split_first() else { return vec![Vec::new()] };
            let all = orders(rest).into_iter();
            all.flat_map(|order| {
                (0..=order.len()).map(move |i| [&order[..i], &[first], &order[i..]].concat())
            })
            .collect()
        }
        let choices: Vec<Vec<Vec<usize>>> = (0..graph.n())
            .map(|v| match graph.neighbours(v).split_first() {
                Some((&first, rest)) => {
                    orders(rest).into_iter().map(|o| [&[first], &o[..]].concat()).collect()
                }
                None => vec![Vec::new()],
            })
            .collect();
        let mut least = usize::MAX;
        let mut chosen = vec![0; graph.n()];
        loop {
            let around = chosen.iter().zip(&choices).map(|(&i, orders)| orders[i].clone()).collect();
            least = least.min(Embedding { around }.genus());
            let Some(v) = (0..graph.n()).find(|&v| chosen[v] + 1 < choices[v].len()) else { return least };
            chosen[..v].fill(0);
            chosen[v] += 1;
        }
    }

    #[test]
    fn handles_of_small_graphs() {
        for graph in (1..=5).flat_map(connected_graphs) {
            let drawn = embedding(&graph).unwrap();
            assert!(drawn.holds(&graph), "{graph:?}");
            assert_eq!(drawn.genus(), naive(&graph), "{graph:?}");
        }
        for graph in (6..=7).flat_map(connected_graphs) {
            let drawn = embedding(&graph).unwrap();
            assert!(drawn.holds(&graph) && (drawn.genus() > 0 || is_planar(&graph)), "{graph:?}");
        }
    }

    /// By Ringel and Youngs, Ringel, and Beineke and Harary.
    #[test]
    fn known_handles() {
        let bipartite = |a, b| complete_multipartite(&[a, b]);
        let torus = |a, b| cartesian(&cycle(a), &cycle(b));
        for (graph, genus) in [
            (complete(5), 1),
            (complete(7), 1),
            (bipartite(3, 3), 1),
            (bipartite(4, 4), 1),
            (petersen(), 1),
            (hypercube(4), 1),
            (torus(3, 3), 1),
            (torus(5, 6), 1),
            (torus(9, 10), 1),
        ] {
            assert_eq!(embedding(&graph).unwrap().genus(), genus, "{graph:?}");
        }
    }
}
