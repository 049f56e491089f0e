//! Graphs on a few vertices as rows of bits: small enough to be copied, quick to compare.

use grundy::graph::Graph;

/// The most vertices of a graph that is generated.
pub const MOST: usize = 20;

/// A simple graph whose row `v` has a bit for each neighbour of `v`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Small {
    n: usize,
    rows: [u32; MOST],
}

impl Small {
    /// The graph with one vertex.
    pub const ONE: Small = Small { n: 1, rows: [0; MOST] };

    /// The same graph as the library has it; none if it has more than [`MOST`] vertices or none at all.
    pub fn of(graph: &Graph) -> Option<Small> {
        let n = graph.n();
        if n == 0 || n > MOST {
            return None;
        }
        let mut rows = [0; MOST];
        for (v, row) in rows.iter_mut().enumerate().take(n) {
            *row = graph.neighbours(v).iter().fold(0, |row, &u| row | 1 << u);
        }
        Some(Small { n, rows })
    }

    /// How many vertices there are.
    pub fn n(&self) -> usize {
        self.n
    }

    /// How many edges there are.
    pub fn m(&self) -> usize {
        self.rows[..self.n].iter().map(|row| row.count_ones() as usize).sum::<usize>() / 2
    }

    /// The neighbours of each vertex.
    pub fn rows(&self) -> &[u32] {
        &self.rows[..self.n]
    }

    /// How many neighbours a vertex has.
    pub fn degree(&self, v: usize) -> u32 {
        self.rows[v].count_ones()
    }

    /// All vertices.
    pub fn all(&self) -> u32 {
        (1u32 << self.n) - 1
    }

    /// The graph with one more vertex, which has these neighbours.
    pub fn extended(&self, neighbours: u32) -> Small {
        let mut larger = Small { n: self.n + 1, ..*self };
        larger.rows[self.n] = neighbours;
        bits(neighbours).for_each(|u| larger.rows[u] |= 1 << self.n);
        larger
    }

    /// The graph that these vertices induce, renumbered in order.
    pub fn induced(&self, vertices: u32) -> Small {
        let kept: Vec<usize> = bits(vertices & self.all()).collect();
        let row = |v: usize| (0..kept.len()).fold(0, |row, i| row | (self.rows[v] >> kept[i] & 1) << i);
        let mut rows = [0; MOST];
        kept.iter().zip(&mut rows).for_each(|(&v, place)| *place = row(v));
        Small { n: kept.len(), rows }
    }

    /// Whether no two of these vertices are adjacent.
    pub fn are_independent(&self, vertices: u32) -> bool {
        bits(vertices).all(|v| self.rows[v] & vertices == 0)
    }

    /// Whether two vertices have the same neighbours, apart from each other: then exchanging them is an automorphism.
    pub fn are_twins(&self, u: usize, v: usize) -> bool {
        let both = 1 << u | 1 << v;
        self.rows[u] & !both == self.rows[v] & !both
    }

    /// Whether these vertices induce a connected graph.
    pub fn is_connected_on(&self, vertices: u32) -> bool {
        let mut reached = vertices & vertices.wrapping_neg();
        let mut fresh = reached;
        while fresh != 0 {
            let next = bits(fresh).fold(0, |next, v| next | self.rows[v]) & vertices & !reached;
            reached |= next;
            fresh = next;
        }
        reached == vertices
    }

    /// The same graph as the library has it.
    pub fn graph(&self) -> Graph {
        let edges = (0..self.n).flat_map(|v| bits(self.rows[v] & ((1 << v) - 1)).map(move |u| (u, v)));
        Graph::undirected(self.n, edges)
    }

    /// The graph in the format graph6 (McKay): the upper triangle column by column, six bits to a character.
    pub fn g6(&self) -> String {
        let mut text = String::with_capacity(2 + self.n * self.n / 12);
        text.push((63 + self.n as u8) as char);
        let (mut sextet, mut filled) = (0u8, 0);
        for v in 1..self.n {
            for u in 0..v {
                sextet = sextet << 1 | (self.rows[v] >> u & 1) as u8;
                filled += 1;
                if filled == 6 {
                    text.push((63 + sextet) as char);
                    (sextet, filled) = (0, 0);
                }
            }
        }
        if filled > 0 {
            text.push((63 + (sextet << (6 - filled))) as char);
        }
        text
    }
}

/// The places of the bits that are set, ascending.
pub fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let least = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(least)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy::graph::catalogue::all_graphs;
    use grundy::graph::distance::is_connected;
    use grundy::graph::formats::{Format, write};

    #[test]
    fn agrees_with_the_library() {
        for graph in (1..=6).flat_map(all_graphs) {
            let small = Small::of(&graph).unwrap();
            assert_eq!(small.g6(), write(Format::Graph6, &graph).unwrap().trim());
            assert_eq!(small.m(), graph.simple_edges().len());
            assert_eq!(small.is_connected_on(small.all()), is_connected(&graph));
            assert_eq!(Small::of(&small.graph()), Some(small));
        }
    }

    #[test]
    fn a_vertex_is_added() {
        let path = Small::ONE.extended(1).extended(2);
        assert_eq!((path.n(), path.m(), path.degree(1)), (3, 2, 2));
        assert_eq!(path.induced(0b110), Small::ONE.extended(1));
        assert_eq!(path.induced(0b101), Small::ONE.extended(0));
        assert!(path.are_twins(0, 2) && !path.are_twins(0, 1) && path.are_independent(0b101));
    }
}
