//! Numbers of colourings with more conditions: acyclic ones and harmonious ones.

use super::{Argument, Known, SEARCH};
use crate::graph::Graph;
use crate::graph::classes::clique_number;
use crate::solve::{Meter, StopReason};

/// Larger graphs only get bounds.
const MOST_VERTICES: usize = 1000;

/// How many steps a clique may take as a lower bound.
const STEPS_FOR_CLIQUE: usize = 100_000;

/// chi_a: the least number of colours of a proper colouring in which no cycle has only two colours. Two classes with a
/// and b vertices then have at most a + b - 1 edges between them, so k classes of n vertices have at most
/// (k - 1) n - k (k - 1) / 2 in all.
pub fn acyclic(argument: &Argument, meter: &Meter) -> Known {
    let graph = &argument.graph;
    let (n, m) = (graph.n(), graph.simple_edges().len());
    let holds = |k: usize| (k - 1) * n >= m + k * (k - 1) / 2;
    let by_edges = (1..=n).find(|&k| holds(k)).unwrap_or(n);
    least_colours(graph, clique_number(graph, STEPS_FOR_CLIQUE).least.max(by_edges), stays_acyclic, meter)
}

/// h: the least number of colours of a proper colouring in which no two edges have the same pair of colours. A vertex and
/// its neighbours differ, and k colours have k (k - 1) / 2 pairs.
pub fn harmonious(argument: &Argument, meter: &Meter) -> Known {
    let graph = &argument.graph;
    let m = graph.simple_edges().len();
    let pairs = (0..).find(|k: &usize| k * k.saturating_sub(1) / 2 >= m).unwrap_or(0);
    let star = (0..graph.n()).map(|v| graph.degree(v) + 1).max().unwrap_or(0);
    least_colours(graph, star.max(pairs), stays_harmonious, meter)
}

/// Whether a vertex may get a colour, given the colours so far (0 where there is none).
type Fits = fn(&Graph, &[usize], usize, usize) -> bool;

/// The least number of colours with which all vertices can be coloured; one for each vertex is enough.
fn least_colours(graph: &Graph, from: usize, fits: Fits, meter: &Meter) -> Known {
    let n = graph.n();
    if n > MOST_VERTICES {
        return Known::stopped(from, Some(n as u64), StopReason::Size);
    }
    for k in from..n {
        let mut search = Search { graph, k, colour: vec![0; n], fits, meter };
        match search.extend(0) {
            Ok(true) => return Known::exactly(k, SEARCH),
            Ok(false) => {}
            Err(reason) => return Known::stopped(k, Some(n as u64), reason),
        }
    }
    Known::exactly(n, SEARCH)
}

/// Backtracking: the vertex with the fewest colours that fit is coloured next, with a colour in use or with one new
/// colour, since new ones are alike.
struct Search<'a> {
    graph: &'a Graph,
    k: usize,
    colour: Vec<usize>,
    fits: Fits,
    meter: &'a Meter,
}

impl Search<'_> {
    fn extend(&mut self, used: usize) -> Result<bool, StopReason> {
        self.meter.report(1)?;
        let open = (0..self.graph.n()).filter(|&v| self.colour[v] == 0);
        let choices = open.map(|v| (v, self.fitting(v, used)));
        let rank = |(v, colours): &(usize, Vec<usize>)| (colours.len(), usize::MAX - self.graph.degree(*v));
        let Some((v, colours)) = choices.min_by_key(rank) else { return Ok(true) };
        for colour in colours {
            self.colour[v] = colour;
            let found = self.extend(used.max(colour));
            self.colour[v] = 0;
            if found? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn fitting(&self, v: usize, used: usize) -> Vec<usize> {
        let last = self.k.min(used + 1);
        (1..=last).filter(|&colour| (self.fits)(self.graph, &self.colour, v, colour)).collect()
    }
}

/// No neighbour has the colour, and no two neighbours of one other colour are joined by a path in these two colours.
fn stays_acyclic(graph: &Graph, colours: &[usize], v: usize, colour: usize) -> bool {
    let around = graph.neighbours(v);
    let alone = |&u: &usize| {
        let (other, mut seen, mut stack) = (colours[u], vec![v, u], vec![u]);
        while let Some(x) = stack.pop() {
            for &y in graph.neighbours(x).iter().filter(|&&y| colours[y] == other || colours[y] == colour) {
                if !seen.contains(&y) {
                    seen.push(y);
                    stack.push(y);
                }
            }
        }
        !around.iter().any(|&w| w != u && colours[w] == other && seen.contains(&w))
    };
    around.iter().all(|&u| colours[u] != colour) && around.iter().filter(|&&u| colours[u] != 0).all(alone)
}

/// No vertex at distance at most two has the colour, and no edge has the colour and that of a neighbour.
fn stays_harmonious(graph: &Graph, colours: &[usize], v: usize, colour: usize) -> bool {
    let around = graph.neighbours(v);
    let near = around.iter().chain(around.iter().flat_map(|&u| graph.neighbours(u)));
    let partners: Vec<usize> = around.iter().map(|&u| colours[u]).filter(|&partner| partner != 0).collect();
    let taken = |&x: &usize| graph.neighbours(x).iter().any(|&y| partners.contains(&colours[y]));
    near.filter(|&&x| x != v).all(|&x| colours[x] != colour)
        && !(0..graph.n()).filter(|&x| colours[x] == colour).any(|x| taken(&x))
}
