//! The Grundy number: the most colours that a greedy colouring may use.

use super::{Argument, Known, SEARCH};
use crate::graph::Graph;
use crate::solve::{Meter, StopReason};

/// Gamma: the greatest k such that the vertices can be ordered so that the greedy colouring uses k colours. Fewer colours
/// than that are also possible, down to the chromatic number, so each k is tried in turn.
pub fn grundy(argument: &Argument, meter: &Meter) -> Known {
    let graph = &argument.graph;
    let most = most_colours(graph);
    for k in 1..=most {
        let mut search = Search { graph, colour: vec![0; graph.n()], coloured: Vec::new(), meter };
        match search.uses(k) {
            Ok(true) => {}
            Ok(false) => return Known::exactly(k - 1, SEARCH),
            Err(reason) => return Known::stopped(k - 1, Some(most as u64), reason),
        }
    }
    Known::exactly(most, SEARCH)
}

/// An upper bound: a vertex of the last colour k has k - 1 neighbours, and the one of colour k - 1 has it and k - 2 more
/// (Zaker 2006).
fn most_colours(graph: &Graph) -> usize {
    let edges = graph.simple_edges();
    let pair = edges.iter().map(|&(u, v)| graph.degree(u).min(graph.degree(v)) + 1);
    pair.max().unwrap_or(graph.n().min(1))
}

/// A search for vertices of which each has, for every smaller colour, a neighbour of that colour, no two neighbours have the
/// same colour, and one has colour k. Coloured class by class before all others they get these colours, whatever comes
/// later, and every greedy colouring with k colours contains such vertices (Zaker 2006).
struct Search<'a> {
    graph: &'a Graph,
    /// The colour of each vertex, from 1, or 0.
    colour: Vec<usize>,
    coloured: Vec<usize>,
    meter: &'a Meter,
}

impl Search<'_> {
    fn uses(&mut self, k: usize) -> Result<bool, StopReason> {
        for v in 0..self.graph.n() {
            if self.graph.degree(v) + 1 >= k && self.give(v, k)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn give(&mut self, v: usize, colour: usize) -> Result<bool, StopReason> {
        self.colour[v] = colour;
        self.coloured.push(v);
        let found = self.complete();
        self.coloured.pop();
        self.colour[v] = 0;
        found
    }

    /// Gives the coloured vertices the neighbours that they need. The need with the fewest candidates comes first.
    fn complete(&mut self) -> Result<bool, StopReason> {
        self.meter.report(1)?;
        let needs = self.coloured.iter().flat_map(|&v| (1..self.colour[v]).map(move |colour| (v, colour)));
        let open = needs.filter(|&(v, colour)| !self.is_beside(v, colour));
        let candidates = open.map(|(v, colour)| (self.candidates(v, colour), colour));
        let Some((vertices, colour)) = candidates.min_by_key(|(vertices, _)| vertices.len()) else {
            return Ok(true);
        };
        for u in vertices {
            if self.give(u, colour)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn is_beside(&self, v: usize, colour: usize) -> bool {
        self.graph.neighbours(v).iter().any(|&u| self.colour[u] == colour)
    }

    fn candidates(&self, v: usize, colour: usize) -> Vec<usize> {
        let fits =
            |&u: &usize| self.colour[u] == 0 && self.graph.degree(u) >= colour && !self.is_beside(u, colour);
        self.graph.neighbours(v).iter().copied().filter(fits).collect()
    }
}
