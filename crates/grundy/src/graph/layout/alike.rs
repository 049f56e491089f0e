//! Graphs recognised: which vertex of a known graph is which vertex of the one to draw.

use crate::graph::Graph;

/// The largest graphs that are compared under other numberings.
const MOST_COMPARED: usize = 2000;

/// For each vertex of `graph` its counterpart in `model`, if they are the same graph. If their numbers fit, they are
/// kept. Otherwise the vertices of the model are taken one after the other, always the one with the most neighbours
/// among those before it, and mapped to what fits there, with backtracking. A short search is enough for the regular
/// structures it is meant for; where it is not, the graph counts as another one.
pub fn counterparts(graph: &Graph, model: &Graph) -> Option<Vec<usize>> {
    let n = graph.n();
    if n != model.n() || graph.edges().len() != model.edges().len() {
        return None;
    }
    if (0..n).all(|v| graph.neighbours(v) == model.neighbours(v)) {
        return Some((0..n).collect());
    }
    if n > MOST_COMPARED || degrees(graph) != degrees(model) {
        return None;
    }
    Matching::new(graph, model).search()
}

fn degrees(graph: &Graph) -> Vec<usize> {
    let mut degrees: Vec<usize> = (0..graph.n()).map(|v| graph.degree(v)).collect();
    degrees.sort_unstable();
    degrees
}

const NONE: usize = usize::MAX;

struct Matching<'a> {
    graph: &'a Graph,
    model: &'a Graph,
    /// The vertices of the model in the order in which they are mapped, each with a neighbour before it.
    order: Vec<(usize, usize)>,
    /// The image of each vertex of the model, and the other way round.
    image: Vec<usize>,
    origin: Vec<usize>,
    steps: usize,
}

impl<'a> Matching<'a> {
    fn new(graph: &'a Graph, model: &'a Graph) -> Matching<'a> {
        let n = graph.n();
        let steps = 40 * n + 20_000;
        Matching { graph, model, order: order(model), image: vec![NONE; n], origin: vec![NONE; n], steps }
    }

    /// Depth first without recursion: `tried` counts the candidates of each place that were tried.
    fn search(mut self) -> Option<Vec<usize>> {
        let n = self.order.len();
        let mut tried = vec![0; n + 1];
        let mut at = 0;
        while at < n {
            self.steps = self.steps.checked_sub(1)?;
            let (h, parent) = self.order[at];
            if self.image[h] != NONE {
                self.origin[self.image[h]] = NONE;
                self.image[h] = NONE;
            }
            let candidate = match parent {
                NONE => (tried[at] < n).then_some(tried[at]),
                parent => self.graph.neighbours(self.image[parent]).get(tried[at]).copied(),
            };
            let Some(v) = candidate else {
                tried[at] = 0;
                at = at.checked_sub(1)?;
                continue;
            };
            tried[at] += 1;
            if self.fits(h, v) {
                self.image[h] = v;
                self.origin[v] = h;
                at += 1;
                tried[at] = 0;
            }
        }
        Some(self.origin)
    }

    /// Whether a vertex of the graph is free, and has the same neighbours among those already mapped.
    fn fits(&self, h: usize, v: usize) -> bool {
        if self.origin[v] != NONE || self.graph.degree(v) != self.model.degree(h) {
            return false;
        }
        let mapped = |&&u: &&usize| self.image[u] != NONE;
        let wanted = self.model.neighbours(h).iter().filter(mapped);
        let found = self.graph.neighbours(v).iter().filter(|&&u| self.origin[u] != NONE).count();
        wanted.clone().count() == found && wanted.into_iter().all(|&u| self.graph.adjacent(v, self.image[u]))
    }
}

/// A connected graph from a vertex of the rarest degree, each vertex with the first neighbour that comes before it.
fn order(model: &Graph) -> Vec<(usize, usize)> {
    let n = model.n();
    let mut rarity = vec![0; n + 1];
    (0..n).for_each(|v| rarity[model.degree(v)] += 1);
    let mut known = vec![0; n];
    let mut parent = vec![NONE; n];
    let mut placed = vec![false; n];
    let mut order = Vec::with_capacity(n);
    let mut next = (0..n).min_by_key(|&v| rarity[model.degree(v)]);
    while let Some(h) = next {
        placed[h] = true;
        order.push((h, parent[h]));
        for &u in model.neighbours(h) {
            known[u] += 1;
            if parent[u] == NONE && !placed[u] {
                parent[u] = h;
            }
        }
        next = (0..n).filter(|&v| !placed[v] && known[v] > 0).max_by_key(|&v| (known[v], n - v));
    }
    order
}
