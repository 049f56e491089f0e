//! Planar and outerplanar graphs.

use super::size;
use crate::graph::Graph;
use crate::graph::families::{empty, join};

/// Whether the graph can be drawn without crossings, by the left-right test (de Fraysseix and Rosenstiehl 1982, in the
/// form of Brandes 2009). A depth-first search orients the edges; each back edge must go round the left or the right side
/// of the tree, and where two of them return to different vertices below a common branch they constrain each other.
/// The constraints stand on a stack of pairs of intervals of back edges that are on different sides; the
/// graph is planar exactly if no pair must be on both. O(n log n).
pub fn is_planar(graph: &Graph) -> bool {
    let (n, m) = (graph.n(), size(graph));
    if n >= 3 && m > 3 * n - 6 {
        return false;
    }
    let mut orientation = Orientation::of(graph);
    let roots = std::mem::take(&mut orientation.roots);
    orientation.sort_by_nesting();
    let mut test = Test::new(&orientation);
    roots.into_iter().all(|root| test.component(root))
}

/// Whether the graph can be drawn without crossings and with every vertex on the outer face: whether it stays planar with
/// one more vertex, joined to all, put there. O(n log n).
pub fn is_outerplanar(graph: &Graph) -> bool {
    if graph.n() >= 2 && size(graph) > 2 * graph.n() - 3 {
        return false;
    }
    is_planar(&join(graph, &empty(1)))
}

/// No edge, no vertex.
const NONE: usize = usize::MAX;

/// Every edge with the direction in which a depth-first search first takes it.
struct Orientation {
    source: Vec<usize>,
    target: Vec<usize>,
    /// The height of the lowest and of the second lowest vertex to which the subtree behind an edge returns.
    low: Vec<usize>,
    second_low: Vec<usize>,
    /// Edges with lower return points come first; among equals, edges that also return elsewhere come later.
    nesting: Vec<usize>,
    height: Vec<usize>,
    parent_edge: Vec<usize>,
    /// The edges that leave each vertex.
    out: Vec<Vec<usize>>,
    roots: Vec<usize>,
}

impl Orientation {
    fn of(graph: &Graph) -> Orientation {
        let n = graph.n();
        let mut all = Orientation {
            source: Vec::new(),
            target: Vec::new(),
            low: Vec::new(),
            second_low: Vec::new(),
            nesting: Vec::new(),
            height: vec![NONE; n],
            parent_edge: vec![NONE; n],
            out: vec![Vec::new(); n],
            roots: Vec::new(),
        };
        for root in 0..n {
            if all.height[root] == NONE {
                all.height[root] = 0;
                all.roots.push(root);
                all.search(graph, root);
            }
        }
        all
    }

    fn search(&mut self, graph: &Graph, root: usize) {
        let mut next = vec![(root, 0)];
        while let Some((v, place)) = next.pop() {
            let Some(&w) = graph.neighbours(v).get(place) else {
                let edge = self.parent_edge[v];
                if edge != NONE {
                    self.finish(edge);
                }
                continue;
            };
            next.push((v, place + 1));
            let is_parent = self.parent_edge[v] != NONE && self.source[self.parent_edge[v]] == w;
            // An edge to a higher vertex was already taken from the other end.
            if is_parent || self.height[w] != NONE && self.height[w] > self.height[v] {
                continue;
            }
            let edge = self.add(v, w);
            if self.height[w] == NONE {
                self.parent_edge[w] = edge;
                self.height[w] = self.height[v] + 1;
                next.push((w, 0));
            } else {
                self.low[edge] = self.height[w];
                self.finish(edge);
            }
        }
    }

    fn add(&mut self, v: usize, w: usize) -> usize {
        let edge = self.source.len();
        self.source.push(v);
        self.target.push(w);
        self.low.push(self.height[v]);
        self.second_low.push(self.height[v]);
        self.nesting.push(0);
        self.out[v].push(edge);
        edge
    }

    /// Called when the return points of an edge are known: sets its place among the edges of its source, and updates
    /// the edge above.
    fn finish(&mut self, edge: usize) {
        let v = self.source[edge];
        self.nesting[edge] = 2 * self.low[edge] + usize::from(self.second_low[edge] < self.height[v]);
        let above = self.parent_edge[v];
        if above == NONE {
            return;
        }
        let (low, second) = (self.low[edge], self.second_low[edge]);
        if low < self.low[above] {
            self.second_low[above] = self.low[above].min(second);
            self.low[above] = low;
        } else if low > self.low[above] {
            self.second_low[above] = self.second_low[above].min(low);
        } else {
            self.second_low[above] = self.second_low[above].min(second);
        }
    }

    fn sort_by_nesting(&mut self) {
        let nesting = &self.nesting;
        self.out.iter_mut().for_each(|edges| edges.sort_by_key(|&edge| nesting[edge]));
    }
}

/// Back edges that follow each other on one side, from the lowest to the highest; both `NONE` if there are none.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Interval {
    low: usize,
    high: usize,
}

const EMPTY: Interval = Interval { low: NONE, high: NONE };

impl Interval {
    fn is_empty(self) -> bool {
        self.high == NONE && self.low == NONE
    }
}

/// Back edges that must be on different sides.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Pair {
    left: Interval,
    right: Interval,
}

impl Pair {
    fn swap(&mut self) {
        std::mem::swap(&mut self.left, &mut self.right);
    }
}

struct Test<'a> {
    of: &'a Orientation,
    stack: Vec<Pair>,
    /// How high the stack was when an edge was taken.
    bottom: Vec<usize>,
    /// The back edge to the lowest point behind an edge.
    low_edge: Vec<usize>,
    /// The next lower edge on the same side.
    next_lower: Vec<usize>,
}

impl<'a> Test<'a> {
    fn new(of: &'a Orientation) -> Test<'a> {
        let m = of.source.len();
        Test { of, stack: Vec::new(), bottom: vec![0; m], low_edge: vec![NONE; m], next_lower: vec![NONE; m] }
    }

    /// Whether the component of a root is planar.
    fn component(&mut self, root: usize) -> bool {
        let mut next = vec![(root, 0)];
        while let Some((v, place)) = next.pop() {
            let Some(&edge) = self.of.out[v].get(place) else {
                self.leave(v);
                // Back at the source of the tree edge to v: what returns from behind it.
                if let Some(&(u, place)) = next.last()
                    && !self.integrate(u, place - 1)
                {
                    return false;
                }
                continue;
            };
            next.push((v, place + 1));
            self.bottom[edge] = self.stack.len();
            let w = self.of.target[edge];
            if self.of.parent_edge[w] == edge {
                next.push((w, 0));
            } else {
                self.low_edge[edge] = edge;
                let back = Interval { low: edge, high: edge };
                self.stack.push(Pair { left: EMPTY, right: back });
                if !self.integrate(v, place) {
                    return false;
                }
            }
        }
        true
    }

    /// Joins the constraints of the edge at some place of a vertex with those of the edges before it.
    fn integrate(&mut self, v: usize, place: usize) -> bool {
        let (edge, above) = (self.of.out[v][place], self.of.parent_edge[v]);
        // Nothing returns below a root.
        if self.of.low[edge] >= self.of.height[v] || above == NONE {
            return true;
        }
        if place == 0 {
            self.low_edge[above] = self.low_edge[edge];
            return true;
        }
        self.constrain(edge, above)
    }

    fn conflicts(&self, interval: Interval, edge: usize) -> bool {
        interval.high != NONE && self.of.low[interval.high] > self.of.low[edge]
    }

    /// The back edges behind `edge` go to one side, and those before it that return higher than its lowest point to
    /// the other; whether that is possible.
    fn constrain(&mut self, edge: usize, above: usize) -> bool {
        let mut pair = Pair { left: EMPTY, right: EMPTY };
        while self.stack.len() > self.bottom[edge] {
            let Some(mut top) = self.stack.pop() else { break };
            if !top.left.is_empty() {
                top.swap();
            }
            if !top.left.is_empty() {
                return false;
            }
            if self.of.low[top.right.low] > self.of.low[above] {
                if pair.right.is_empty() {
                    pair.right = top.right;
                } else {
                    self.next_lower[pair.right.low] = top.right.high;
                }
                pair.right.low = top.right.low;
            } else {
                self.next_lower[top.right.low] = self.low_edge[above];
            }
        }
        while let Some(&top) = self.stack.last() {
            if !self.conflicts(top.left, edge) && !self.conflicts(top.right, edge) {
                break;
            }
            let mut top = top;
            self.stack.pop();
            if self.conflicts(top.right, edge) {
                top.swap();
            }
            if self.conflicts(top.right, edge) {
                return false;
            }
            if pair.right.low != NONE {
                self.next_lower[pair.right.low] = top.right.high;
            }
            if top.right.low != NONE {
                pair.right.low = top.right.low;
            }
            if pair.left.is_empty() {
                pair.left = top.left;
            } else {
                self.next_lower[pair.left.low] = top.left.high;
            }
            pair.left.low = top.left.low;
        }
        if !(pair.left.is_empty() && pair.right.is_empty()) {
            self.stack.push(pair);
        }
        true
    }

    /// The lowest point to which a pair returns.
    fn lowest(&self, pair: Pair) -> usize {
        match (pair.left.is_empty(), pair.right.is_empty()) {
            (true, _) => self.of.low[pair.right.low],
            (_, true) => self.of.low[pair.left.low],
            _ => self.of.low[pair.left.low].min(self.of.low[pair.right.low]),
        }
    }

    /// Drops the back edges that end at the source of the tree edge to `v`.
    fn leave(&mut self, v: usize) {
        let edge = self.of.parent_edge[v];
        if edge == NONE {
            return;
        }
        let u = self.of.source[edge];
        let height = self.of.height[u];
        while self.stack.last().is_some_and(|&top| self.lowest(top) == height) {
            self.stack.pop();
        }
        if let Some(mut pair) = self.stack.pop() {
            self.trim(&mut pair, u);
            self.stack.push(pair);
        }
    }

    /// Takes the back edges that end at `u` out of both sides of a pair.
    fn trim(&mut self, pair: &mut Pair, u: usize) {
        for _ in 0..2 {
            while pair.left.high != NONE && self.of.target[pair.left.high] == u {
                pair.left.high = self.next_lower[pair.left.high];
            }
            if pair.left.high == NONE && pair.left.low != NONE {
                self.next_lower[pair.left.low] = pair.right.low;
                pair.left.low = NONE;
            }
            pair.swap();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::families::*;

    /// Rows of a graph after an edge is contracted; the second end stays without edges.
    fn contracted(rows: &[u32], u: usize, v: usize) -> Vec<u32> {
        let both = (rows[u] | rows[v]) & !(1 << u | 1 << v);
        let row = |w: usize| match w {
            w if w == u => both,
            w if w == v => 0,
            w => rows[w] & !(1 << v) | (both >> w & 1) << u,
        };
        (0..rows.len()).map(row).collect()
    }

    fn has_clique(rows: &[u32], size: u32) -> bool {
        let members = |set: u32| (0..rows.len()).filter(move |v| set >> v & 1 == 1);
        (0..1u32 << rows.len())
            .filter(|set| set.count_ones() == size)
            .any(|set| members(set).all(|v| set & !(1 << v) & !rows[v] == 0))
    }

    fn has_biclique(rows: &[u32], a: u32, b: u32) -> bool {
        let common =
            |set: u32| (0..rows.len()).filter(|v| set >> v & 1 == 1).fold(!set, |common, v| common & rows[v]);
        (0..1u32 << rows.len()).any(|set| set.count_ones() == a && common(set).count_ones() >= b)
    }

    /// Whether contracting edges leads to a graph that has one of two graphs in it.
    fn has_minor(rows: &[u32], found: &dyn Fn(&[u32]) -> bool, least: usize) -> bool {
        let n = rows.iter().filter(|&&row| row != 0).count();
        let edge = |u: usize, v: usize| rows[u] >> v & 1 == 1;
        n >= least
            && (found(rows)
                || (0..rows.len())
                    .any(|u| (0..u).any(|v| edge(u, v) && has_minor(&contracted(rows, u, v), found, least))))
    }

    /// By forbidden minors: Wagner 1937; Chartrand and Harary 1967.
    #[test]
    fn by_minors_on_small_graphs() {
        for graph in (0..=7).flat_map(all_graphs) {
            let rows: Vec<u32> =
                (0..graph.n()).map(|v| graph.neighbours(v).iter().fold(0, |row, u| row | 1 << u)).collect();
            let planar = !has_minor(&rows, &|rows| has_clique(rows, 5) || has_biclique(rows, 3, 3), 5);
            assert_eq!(is_planar(&graph), planar, "{graph:?}");
            let outerplanar = !has_minor(&rows, &|rows| has_clique(rows, 4) || has_biclique(rows, 2, 3), 4);
            assert_eq!(is_outerplanar(&graph), outerplanar, "{graph:?}");
        }
    }

    /// OEIS A005470.
    #[test]
    fn as_many_as_there_are() {
        let count = |n: usize| all_graphs(n).iter().filter(|graph| is_planar(graph)).count();
        assert_eq!((1..=8).map(count).collect::<Vec<_>>(), [1, 2, 4, 11, 33, 142, 822, 6966]);
    }

    #[test]
    fn larger_graphs() {
        assert!(is_planar(&grid(100, 200)) && is_planar(&dodecahedron()) && is_planar(&wheel(1000)));
        assert!(!is_planar(&petersen()) && !is_planar(&hypercube(4)) && !is_planar(&robertson()));
        assert!(
            is_outerplanar(&cycle(100_000)) && is_outerplanar(&fan(500, 1)) && !is_outerplanar(&wheel(5))
        );
        assert!(is_planar(&fan(500, 2)) && !is_outerplanar(&grid(3, 3)) && is_outerplanar(&grid(2, 500)));
        // An edge between opposite corners of a 3 x 3 grid can be drawn; two crossing ones cannot.
        let edges = grid(3, 3).simple_edges();
        let one = Graph::undirected(9, edges.iter().copied().chain([(0, 8)]));
        let two = Graph::undirected(9, edges.iter().copied().chain([(0, 8), (2, 6)]));
        assert!(is_planar(&one) && !is_planar(&two));
    }
}
