//! The faces of a planar graph.

use crate::graph::Graph;
use crate::graph::distance::blocks;
use crate::graph::families::induced;
use crate::graph::surface;

/// A face, as the vertices around it.
pub type Face = Vec<usize>;

/// The faces of a drawing of a connected planar graph without crossings, each walked with the face on the same side;
/// `None` if there is none. Blocks are embedded one by one; where they meet, each is put into the longest face of the
/// others at that vertex.
pub fn faces(graph: &Graph) -> Option<Vec<Face>> {
    let mut around: Vec<Vec<usize>> = vec![Vec::new(); graph.n()];
    for members in blocks(graph).blocks {
        let block = induced(graph, &members);
        for (i, order) in rotations(&block)?.into_iter().enumerate() {
            around[members[i]].extend(order.into_iter().map(|j| members[j]));
        }
    }
    Some(surface::Embedding { around }.faces())
}

/// The neighbours around each vertex of a block, in order; between the last and the first is the longest face of the vertex.
fn rotations(block: &Graph) -> Option<Vec<Vec<usize>>> {
    if block.n() == 2 {
        return Some(vec![vec![1], vec![0]]);
    }
    let faces = Embedding::of(block)?.faces;
    // In the face .., u, v, w, .. the neighbour w comes after u around v.
    let mut corners: Vec<Vec<(usize, usize, usize)>> = vec![Vec::new(); block.n()];
    for face in &faces {
        for (i, &v) in face.iter().enumerate() {
            let (u, w) = (face[(i + face.len() - 1) % face.len()], face[(i + 1) % face.len()]);
            corners[v].push((u, w, face.len()));
        }
    }
    let order = |corners: &Vec<(usize, usize, usize)>| {
        let start = corners.iter().max_by_key(|corner| corner.2).map(|corner| corner.1);
        let mut order: Vec<usize> = start.into_iter().collect();
        while let Some(&last) = order.last() {
            match corners.iter().find(|corner| corner.0 == last) {
                Some(&(_, next, _)) if Some(next) != start && order.len() < corners.len() => order.push(next),
                _ => break,
            }
        }
        order
    };
    Some(corners.iter().map(order).collect())
}

/// A block under embedding, path by path (Demoucron, Malgrange and Pertuiset 1964). What is not drawn yet falls into
/// fragments: an edge between drawn vertices, or a component of the rest with its edges to drawn ones. A fragment
/// fits into a face that has all its drawn ends. One that fits into the fewest faces gets a path through it drawn
/// there; if it fits into none, the graph is not planar, and otherwise any choice is good. O(nm) and more.
struct Embedding<'a> {
    block: &'a Graph,
    faces: Vec<Face>,
    /// The faces at each vertex; none while it is not drawn.
    at: Vec<Vec<usize>>,
    drawn: std::collections::HashSet<(usize, usize)>,
}

/// The drawn ends of a fragment, and one of its vertices that is not drawn, if it has any.
struct Fragment {
    ends: Vec<usize>,
    inner: Option<usize>,
}

impl<'a> Embedding<'a> {
    fn of(block: &'a Graph) -> Option<Embedding<'a>> {
        let at = vec![Vec::new(); block.n()];
        let mut embedding = Embedding { block, faces: Vec::new(), at, drawn: Default::default() };
        let cycle = some_cycle(block)?;
        let reverse = cycle.iter().rev().copied().collect();
        cycle.iter().for_each(|&v| embedding.at[v] = vec![0, 1]);
        cycle.iter().zip(cycle.iter().cycle().skip(1)).for_each(|(&u, &v)| embedding.mark(u, v));
        embedding.faces = vec![cycle, reverse];
        while embedding.drawn.len() < block.edges().len() {
            let (fragment, face) = embedding.tightest()?;
            let path = embedding.path_through(&fragment)?;
            embedding.split(face, &path);
        }
        Some(embedding)
    }

    fn mark(&mut self, u: usize, v: usize) {
        self.drawn.insert((u.min(v), u.max(v)));
    }

    fn is_drawn(&self, u: usize, v: usize) -> bool {
        self.drawn.contains(&(u.min(v), u.max(v)))
    }

    /// A fragment that fits into the fewest faces, and one of these.
    fn tightest(&self) -> Option<(Fragment, usize)> {
        let mut best: Option<(usize, Fragment, usize)> = None;
        for fragment in self.fragments() {
            let (&first, rest) = fragment.ends.split_first()?;
            let fitting = |face: &&usize| rest.iter().all(|&end| self.at[end].contains(face));
            let mut fits = self.at[first].iter().filter(fitting);
            let face = *fits.next()?;
            let count = 1 + fits.count();
            if best.as_ref().is_none_or(|best| count < best.0) {
                best = Some((count, fragment, face));
            }
            if count == 1 {
                break;
            }
        }
        best.map(|(_, fragment, face)| (fragment, face))
    }

    fn fragments(&self) -> Vec<Fragment> {
        let block = self.block;
        let mut all = Vec::new();
        let mut seen = vec![false; block.n()];
        for v in 0..block.n() {
            if !self.at[v].is_empty() {
                let chord = |&&u: &&usize| u > v && !self.at[u].is_empty() && !self.is_drawn(u, v);
                let chords = block.neighbours(v).iter().filter(chord);
                all.extend(chords.map(|&u| Fragment { ends: vec![v, u], inner: None }));
            } else if !seen[v] {
                all.push(self.component(v, &mut seen));
            }
        }
        all
    }

    fn component(&self, v: usize, seen: &mut [bool]) -> Fragment {
        let mut ends = Vec::new();
        let mut stack = vec![v];
        seen[v] = true;
        while let Some(u) = stack.pop() {
            for &w in self.block.neighbours(u) {
                if !self.at[w].is_empty() {
                    ends.push(w);
                } else if !std::mem::replace(&mut seen[w], true) {
                    stack.push(w);
                }
            }
        }
        ends.sort_unstable();
        ends.dedup();
        Fragment { ends, inner: Some(v) }
    }

    /// A path through a fragment from one of its drawn ends to another.
    fn path_through(&self, fragment: &Fragment) -> Option<Vec<usize>> {
        let Some(inner) = fragment.inner else { return Some(fragment.ends.clone()) };
        // Back from the vertex inside to the first end, then on to any other end, by breadth from the end.
        let start = *fragment.ends.first()?;
        let mut parent = vec![usize::MAX; self.block.n()];
        let mut reached = vec![false; self.block.n()];
        let mut component = vec![false; self.block.n()];
        self.component(inner, &mut component);
        let mut queue = std::collections::VecDeque::from([start]);
        reached[start] = true;
        while let Some(u) = queue.pop_front() {
            for &w in self.block.neighbours(u) {
                if reached[w] || (u == start && !component[w]) {
                    continue;
                }
                reached[w] = true;
                parent[w] = u;
                if component[w] {
                    queue.push_back(w);
                } else {
                    let back =
                        std::iter::successors(Some(w), |&v| Some(parent[v]).filter(|&p| p != usize::MAX));
                    return Some(back.collect());
                }
            }
        }
        None
    }

    /// Draws a path through a face, between two vertices of the face.
    fn split(&mut self, face: usize, path: &[usize]) {
        let (first, last) = (path[0], path[path.len() - 1]);
        path.windows(2).for_each(|pair| self.mark(pair[0], pair[1]));
        let old = std::mem::take(&mut self.faces[face]);
        let fresh = self.faces.len();
        let turned = old.iter().position(|&v| v == first).unwrap_or(0);
        let around: Vec<usize> = old[turned..].iter().chain(&old[..turned]).copied().collect();
        let cut = around.iter().position(|&v| v == last).unwrap_or(0);
        let inside = &path[1..path.len() - 1];
        // From first to last along the face and back along the path; from last on along the face, then along the path.
        let one: Face = around[..=cut].iter().chain(inside.iter().rev()).copied().collect();
        let two: Face = around[cut..].iter().chain([&first]).chain(inside).copied().collect();
        for &v in &around[cut + 1..] {
            self.at[v].iter_mut().filter(|f| **f == face).for_each(|f| *f = fresh);
        }
        inside.iter().for_each(|&v| self.at[v] = vec![face, fresh]);
        self.at[first].push(fresh);
        self.at[last].push(fresh);
        self.faces[face] = one;
        self.faces.push(two);
    }
}

/// A cycle of a block with at least three vertices: a shortest one through its first edge.
fn some_cycle(block: &Graph) -> Option<Vec<usize>> {
    let root = 0;
    let goal = *block.neighbours(root).first()?;
    let mut parent = vec![usize::MAX; block.n()];
    let mut queue = std::collections::VecDeque::from([root]);
    parent[root] = root;
    while let Some(u) = queue.pop_front() {
        for &w in block.neighbours(u) {
            if parent[w] == usize::MAX && (u, w) != (root, goal) {
                parent[w] = u;
                queue.push_back(w);
            }
        }
    }
    let mut cycle = vec![goal];
    while cycle[cycle.len() - 1] != root {
        let up = parent[cycle[cycle.len() - 1]];
        cycle.push((up != usize::MAX).then_some(up)?);
    }
    Some(cycle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::connected_graphs;
    use crate::graph::classes::is_planar;
    use crate::graph::families::{dodecahedron, grid, petersen};

    /// Euler's formula holds for the faces exactly if the embedding is planar, and there is one exactly if the
    /// left-right test says so.
    #[test]
    fn planar_graphs_have_faces_by_eulers_formula() {
        let small = (2..=7).flat_map(connected_graphs);
        for graph in small.chain([dodecahedron(), grid(5, 7), petersen()]) {
            let (n, m) = (graph.n(), graph.edges().len());
            let faces = faces(&graph);
            assert_eq!(faces.is_some(), is_planar(&graph), "{graph:?}");
            if let Some(faces) = faces {
                assert_eq!(n + faces.len(), m + 2, "{graph:?}");
                assert_eq!(faces.iter().map(Vec::len).sum::<usize>(), 2 * m);
            }
        }
    }
}
