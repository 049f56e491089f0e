//! Graphs: the type, the expressions and formats that name them, and the algorithms on them.

pub mod all_trees;
mod arcs;
pub mod catalogue;
pub mod classes;
pub mod connectivity;
pub mod distance;
pub mod expr;
pub mod families;
pub mod formats;
pub mod given;
pub mod layout;
pub mod matching;
pub mod minors;
mod names;
pub mod pursuit;
mod set;
pub mod size;
pub mod surface;
pub mod symmetry;

pub use arcs::Arcs;
pub use expr::{Expr, Labelled};
pub use names::Names;
pub use set::{Iter, Set};

use classes::Between;
use std::fmt;
use std::sync::{Arc, OnceLock};
use symmetry::Symmetry;

/// Who may choose an element: Alice (`A`), Bob (`B`) or both (`C`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Label {
    /// Alice only.
    A,
    /// Bob only.
    B,
    /// Either player.
    C,
}

/// One line of a graph: an edge `u - v`, or an arc `u > v`, with a weight (1 unless given).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// One end; the tail of an arc.
    pub u: usize,
    /// The other end; the head of an arc.
    pub v: usize,
    /// Whether this is an arc from `u` to `v`.
    pub directed: bool,
    /// The weight, 1 unless given.
    pub weight: u64,
}

/// A graph with vertices `0..n`, which may have names. Loops, parallel edges, arcs and weights are kept as written in
/// [`Graph::edges`]; [`Graph::out`] and [`Graph::neighbours`] see the underlying simple graph, and are computed on first
/// use. Clones share all data.
#[derive(Clone, Default)]
pub struct Graph {
    n: usize,
    lines: Arc<Lines>,
    names: Names,
}

#[derive(Default)]
struct Lines {
    edges: Vec<Edge>,
    out: OnceLock<Vec<Vec<usize>>>,
    neighbours: OnceLock<Vec<Vec<usize>>>,
    symmetry: OnceLock<Symmetry>,
    chromatic: OnceLock<Between>,
}

impl PartialEq for Graph {
    fn eq(&self, other: &Graph) -> bool {
        self.n == other.n && self.lines.edges == other.lines.edges && self.names == other.names
    }
}

impl Eq for Graph {}

impl fmt::Debug for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Graph");
        shown.field("n", &self.n).field("edges", &self.lines.edges);
        if !self.names.is_empty() {
            shown.field("names", &self.names.all());
        }
        shown.finish()
    }
}

impl Graph {
    /// Builds a graph. Every end must be below `n`.
    pub fn new(n: usize, edges: Vec<Edge>) -> Graph {
        Graph { n, lines: Arc::new(Lines { edges, ..Lines::default() }), names: Names::default() }
    }

    /// The same graph with names for its vertices, in order. Names that are repeated or not clear are dropped: see
    /// [`Names::new`].
    pub fn with_names(self, names: impl IntoIterator<Item = Option<String>>) -> Graph {
        let mut names: Vec<Option<String>> = names.into_iter().take(self.n).collect();
        names.resize(self.n, None);
        Graph { names: Names::new(names), ..self }
    }

    /// The same graph with the names of another one on the same vertices.
    pub fn named_as(self, other: &Graph) -> Graph {
        debug_assert_eq!(self.n, other.n);
        Graph { names: other.names.clone(), ..self }
    }

    /// The names of the vertices.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The vertices reachable in one step from each vertex, ascending: lines for which `both` is true count in both
    /// directions.
    fn lists(&self, both: impl Fn(&Edge) -> bool) -> Vec<Vec<usize>> {
        let mut lists = vec![Vec::new(); self.n];
        for e in self.edges().iter().filter(|e| e.u != e.v) {
            lists[e.u].push(e.v);
            if both(e) {
                lists[e.v].push(e.u);
            }
        }
        for list in &mut lists {
            list.sort_unstable();
            list.dedup();
        }
        lists
    }

    fn out_lists(&self) -> &[Vec<usize>] {
        self.lines.out.get_or_init(|| self.lists(|e| !e.directed))
    }

    fn neighbour_lists(&self) -> &[Vec<usize>] {
        self.lines.neighbours.get_or_init(|| self.lists(|_| true))
    }

    /// A simple undirected graph from pairs.
    pub fn undirected(n: usize, pairs: impl IntoIterator<Item = (usize, usize)>) -> Graph {
        let edges = pairs.into_iter().map(|(u, v)| Edge { u, v, directed: false, weight: 1 }).collect();
        Graph::new(n, edges)
    }

    /// The number of vertices.
    pub fn n(&self) -> usize {
        self.n
    }

    /// The lines as written, in order.
    pub fn edges(&self) -> &[Edge] {
        &self.lines.edges
    }

    /// Whether some line is an arc.
    pub fn is_directed(&self) -> bool {
        self.edges().iter().any(|e| e.directed)
    }

    /// Vertices that a step from `v` reaches, ascending: ends of its edges and heads of its arcs.
    pub fn out(&self, v: usize) -> &[usize] {
        &self.out_lists()[v]
    }

    /// Vertices joined to `v` by an edge or by an arc either way, ascending, without `v`.
    pub fn neighbours(&self, v: usize) -> &[usize] {
        &self.neighbour_lists()[v]
    }

    /// The number of neighbours of a vertex.
    pub fn degree(&self, v: usize) -> usize {
        self.neighbours(v).len()
    }

    /// Whether two vertices are neighbours.
    pub fn adjacent(&self, u: usize, v: usize) -> bool {
        self.neighbours(u).binary_search(&v).is_ok()
    }

    /// The edges of the simple graph under this one, each once as `(u, v)`, in the order in which they were
    /// first written, directions dropped.
    pub fn simple_edges(&self) -> Vec<(usize, usize)> {
        self.simple_lines().into_iter().map(|i| (self.edges()[i].u, self.edges()[i].v)).collect()
    }

    /// Which lines of [`Graph::edges`] are the edges of [`Graph::simple_edges`].
    pub fn simple_lines(&self) -> Vec<usize> {
        let ends = |e: &Edge| (e.u.min(e.v), e.u.max(e.v));
        if self.n <= u64::BITS as usize {
            let mut seen = [0u64; u64::BITS as usize];
            let fresh = |e: &Edge| {
                let (u, v) = ends(e);
                let fresh = u != v && seen[u] >> v & 1 == 0;
                seen[u] |= 1 << v;
                fresh
            };
            return self.lines_that(fresh);
        }
        let mut seen = std::collections::HashSet::new();
        self.lines_that(|e| e.u != e.v && seen.insert(ends(e)))
    }

    fn lines_that(&self, mut are: impl FnMut(&Edge) -> bool) -> Vec<usize> {
        self.edges().iter().enumerate().filter(|(_, e)| are(e)).map(|(i, _)| i).collect()
    }

    /// The chromatic number, as far as a short search finds it. Computed on first use.
    pub fn chromatic_number(&self) -> Between {
        const STEPS: usize = 10_000;
        *self.lines.chromatic.get_or_init(|| classes::chromatic_number(self, STEPS))
    }

    /// The automorphisms of the underlying simple graph; with arcs, of the graph as written. Computed on first use.
    pub fn symmetry(&self) -> &Symmetry {
        self.lines.symmetry.get_or_init(|| match self.is_directed() {
            true => Symmetry::of(self, &[]),
            false => Symmetry::of(&Graph::undirected(self.n, self.simple_edges()), &[]),
        })
    }

    /// The neighbourhoods as sets.
    pub fn rows<const W: usize>(&self) -> Vec<Set<W>> {
        self.neighbour_lists().iter().map(|list| list.iter().copied().collect()).collect()
    }

    /// The out-neighbourhoods as sets.
    pub fn out_rows<const W: usize>(&self) -> Vec<Set<W>> {
        self.out_lists().iter().map(|list| list.iter().copied().collect()).collect()
    }
}
