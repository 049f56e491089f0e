//! Two disjoint forests with as many edges as possible.

use std::collections::VecDeque;

/// Sets of vertices that are joined, by union and find with path halving.
#[derive(Clone, Debug)]
pub(super) struct Components {
    parent: Vec<usize>,
}

impl Components {
    pub(super) fn new(n: usize) -> Components {
        Components { parent: (0..n).collect() }
    }

    pub(super) fn find(&mut self, mut v: usize) -> usize {
        while self.parent[v] != v {
            self.parent[v] = self.parent[self.parent[v]];
            v = self.parent[v];
        }
        v
    }

    pub(super) fn join(&mut self, u: usize, v: usize) {
        let (u, v) = (self.find(u), self.find(v));
        self.parent[u.max(v)] = u.min(v);
    }

    pub(super) fn count(&mut self) -> usize {
        (0..self.parent.len()).filter(|&v| self.parent[v] == v).count()
    }

    /// The sets, each ascending, in the order of their first vertices.
    pub(super) fn parts(&mut self) -> Vec<Vec<usize>> {
        let mut parts = vec![Vec::new(); self.parent.len()];
        for v in 0..self.parent.len() {
            parts[self.find(v)].push(v);
        }
        parts.retain(|part| !part.is_empty());
        parts
    }
}

/// Two disjoint forests of a multigraph with the largest total number of edges, as lists of indices of edges; edges with an
/// end beyond the vertices do not count.
///
/// Union of two graphic matroids by shortest exchange paths (Edmonds 1965): an edge that closes a cycle in both forests may
/// push an edge of such a cycle into the other forest, and so on, until one finds place. Along a shortest such chain
/// all exchanges can be made at once. An edge that fails never finds place later. O(m^2 n).
pub fn two_forests(vertices: usize, edges: &[(usize, usize)]) -> [Vec<usize>; 2] {
    let valid = |&&(u, v): &&(usize, usize)| u < vertices && v < vertices;
    let kept: Vec<usize> = (0..edges.len()).filter(|&i| valid(&&edges[i])).collect();
    let packing = Packing::largest(vertices, kept.iter().map(|&i| edges[i]).collect());
    packing.forests().map(|forest| forest.into_iter().map(|i| kept[i]).collect())
}

/// A maximal packing. Edges come in order: a later edge is packed only if it fits beside the earlier ones.
pub(super) struct Packing {
    vertices: usize,
    edges: Vec<(usize, usize)>,
    /// The forest that an edge is in.
    place: Vec<Option<usize>>,
}

impl Packing {
    pub(super) fn largest(vertices: usize, edges: Vec<(usize, usize)>) -> Packing {
        let place = vec![None; edges.len()];
        let mut packing = Packing { vertices, edges, place };
        for edge in 0..packing.edges.len() {
            packing.insert(edge);
        }
        packing
    }

    pub(super) fn len(&self) -> usize {
        self.edges.len()
    }

    pub(super) fn ends(&self, edge: usize) -> (usize, usize) {
        self.edges[edge]
    }

    pub(super) fn is_left_over(&self, edge: usize) -> bool {
        self.place[edge].is_none()
    }

    pub(super) fn forests(&self) -> [Vec<usize>; 2] {
        [0, 1].map(|forest| (0..self.len()).filter(|&i| self.place[i] == Some(forest)).collect())
    }

    /// Packs one more edge if possible.
    fn insert(&mut self, edge: usize) {
        let trees = [0, 1].map(|forest| Rooted::new(self, forest));
        let mut from: Vec<Option<usize>> = vec![None; self.len()];
        let mut queue = VecDeque::from([edge]);
        let mut seen = vec![false; self.len()];
        seen[edge] = true;
        while let Some(x) = queue.pop_front() {
            for forest in (0..2).filter(|&forest| self.place[x] != Some(forest)) {
                let Some(cycle) = trees[forest].path(self.edges[x]) else {
                    return self.exchange(x, forest, &from);
                };
                for y in cycle {
                    if !std::mem::replace(&mut seen[y], true) {
                        from[y] = Some(x);
                        queue.push_back(y);
                    }
                }
            }
        }
    }

    /// Puts `x` into a forest where it fits, and each edge before it on the chain to where the next one was.
    fn exchange(&mut self, mut x: usize, mut forest: usize, from: &[Option<usize>]) {
        loop {
            let old = self.place[x].replace(forest);
            let (Some(before), Some(old)) = (from[x], old) else { return };
            (x, forest) = (before, old);
        }
    }

    /// All edges on the chains of exchanges that begin with some edges that cannot be packed, these included.
    pub(super) fn reached_from(&self, edges: &[usize]) -> Vec<usize> {
        let trees = [0, 1].map(|forest| Rooted::new(self, forest));
        let mut seen = vec![false; self.len()];
        edges.iter().for_each(|&x| seen[x] = true);
        let mut reached = edges.to_vec();
        let mut next = 0;
        while let Some(&x) = reached.get(next) {
            next += 1;
            let cycles = trees.iter().filter_map(|tree| tree.path(self.edges[x]));
            for y in cycles.flatten().collect::<Vec<usize>>() {
                if !std::mem::replace(&mut seen[y], true) {
                    reached.push(y);
                }
            }
        }
        reached
    }

    pub(super) fn reached_from_left_over(&self) -> Vec<usize> {
        let left: Vec<usize> = (0..self.len()).filter(|&i| self.is_left_over(i)).collect();
        self.reached_from(&left)
    }

    /// The edges of a forest on the path between two vertices; none if it does not join them.
    pub(super) fn cycle_in(&self, forest: &[usize], ends: (usize, usize)) -> Vec<usize> {
        Rooted::of(self, forest).path(ends).unwrap_or_default()
    }
}

/// A forest with a root in every component.
struct Rooted {
    /// The edge to the parent, and the parent.
    up: Vec<Option<(usize, usize)>>,
    depth: Vec<usize>,
    root: Vec<usize>,
}

impl Rooted {
    fn new(packing: &Packing, forest: usize) -> Rooted {
        let edges: Vec<usize> = (0..packing.len()).filter(|&i| packing.place[i] == Some(forest)).collect();
        Rooted::of(packing, &edges)
    }

    fn of(packing: &Packing, edges: &[usize]) -> Rooted {
        let n = packing.vertices;
        let mut around = vec![Vec::new(); n];
        for &i in edges {
            let (u, v) = packing.edges[i];
            around[u].push((i, v));
            around[v].push((i, u));
        }
        let mut rooted = Rooted { up: vec![None; n], depth: vec![0; n], root: vec![usize::MAX; n] };
        for root in 0..n {
            let mut stack = vec![root];
            if rooted.root[root] != usize::MAX {
                continue;
            }
            rooted.root[root] = root;
            while let Some(u) = stack.pop() {
                for &(i, v) in &around[u] {
                    if rooted.root[v] == usize::MAX {
                        rooted.root[v] = root;
                        rooted.up[v] = Some((i, u));
                        rooted.depth[v] = rooted.depth[u] + 1;
                        stack.push(v);
                    }
                }
            }
        }
        rooted
    }

    /// The edges between two vertices; `None` if they are in different components.
    fn path(&self, (mut u, mut v): (usize, usize)) -> Option<Vec<usize>> {
        if self.root[u] != self.root[v] {
            return None;
        }
        let mut path = Vec::new();
        while u != v {
            if self.depth[u] < self.depth[v] {
                std::mem::swap(&mut u, &mut v);
            }
            let (edge, parent) = self.up[u]?;
            path.push(edge);
            u = parent;
        }
        Some(path)
    }
}
