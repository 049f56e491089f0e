//! Automorphisms and canonical forms of graphs whose vertices are coloured. Directions, weights, loops and
//! parallel lines all count: an automorphism maps the lines of the graph, as written, onto each other.

mod canonical;
mod partition;
mod search;

pub use canonical::{canonical_form, isomorphic};

use super::Graph;
use std::collections::{HashSet, VecDeque};

/// A group of automorphisms, by generators.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Symmetry {
    /// Each maps vertex `v` to `generator[v]`.
    pub generators: Vec<Vec<usize>>,
    /// Whether these generate all automorphisms, or the search was cut short.
    pub complete: bool,
    /// Vertices that are all fixed only by the identity. The generators that fix the first i of them generate all
    /// automorphisms that do, for every i, if the search was complete.
    pub base: Vec<usize>,
}

impl Symmetry {
    /// The automorphisms of a graph that keep the colours. If there are more or fewer colours than vertices,
    /// the missing ones count as 0. The search stops after a fixed amount of work, about a second; what it
    /// found by then is a subgroup, and `complete` is false.
    pub fn of(graph: &Graph, colours: &[u32]) -> Symmetry {
        search::automorphisms(graph, colours, search::WORK)
    }

    /// The same with another amount of work, in vertices and lines looked at.
    pub fn within(graph: &Graph, work: u64) -> Symmetry {
        search::automorphisms(graph, &[], work)
    }

    /// The least member of each vertex's orbit. O(n generators).
    pub fn orbits(&self, n: usize) -> Vec<usize> {
        let mut orbits = Orbits::new(n);
        self.generators.iter().for_each(|generator| orbits.join(generator));
        (0..n).map(|v| orbits.find(v)).collect()
    }

    /// The elements of the group, identity first, if there are at most `limit`; otherwise those of a subgroup with at
    /// most `limit`: generators that would make it larger are skipped. O(limit n generators).
    pub fn elements(&self, n: usize, limit: usize) -> Vec<Vec<usize>> {
        let mut elements: Vec<Vec<usize>> = vec![(0..n).collect()];
        let mut used: Vec<&Vec<usize>> = Vec::new();
        for generator in &self.generators {
            used.push(generator);
            match closure(&elements, &used, limit) {
                Some(larger) => elements = larger,
                None => {
                    used.pop();
                }
            }
        }
        elements
    }

    /// The number of elements; `None` if the search was cut short or the number exceeds 128 bits. The
    /// stabilisers of the base points in turn give it as the product of orbit lengths (Lagrange).
    pub fn order(&self, n: usize) -> Option<u128> {
        if !self.complete {
            return None;
        }
        let mut order = 1u128;
        let mut generators: Vec<&Vec<usize>> = self.generators.iter().collect();
        for &point in &self.base {
            let mut orbits = Orbits::new(n);
            generators.iter().for_each(|generator| orbits.join(generator));
            let root = orbits.find(point);
            let length = (0..n).filter(|&v| orbits.find(v) == root).count();
            order = order.checked_mul(length as u128)?;
            generators.retain(|generator| generator[point] == point);
        }
        Some(order)
    }
}

/// The group that `generators` generate, given the group of all but the last, if it has at most `limit` elements:
/// multiplies by the generators until nothing new appears.
fn closure(group: &[Vec<usize>], generators: &[&Vec<usize>], limit: usize) -> Option<Vec<Vec<usize>>> {
    let mut elements = group.to_vec();
    let mut known: HashSet<Vec<usize>> = elements.iter().cloned().collect();
    let mut queue: VecDeque<Vec<usize>> = elements.iter().cloned().collect();
    while let Some(element) = queue.pop_front() {
        for generator in generators {
            let product: Vec<usize> = element.iter().map(|&v| generator[v]).collect();
            if known.insert(product.clone()) {
                if elements.len() >= limit {
                    return None;
                }
                elements.push(product.clone());
                queue.push_back(product);
            }
        }
    }
    Some(elements)
}

/// Orbits as a union-find forest whose roots are least members.
struct Orbits(Vec<usize>);

impl Orbits {
    fn new(n: usize) -> Orbits {
        Orbits((0..n).collect())
    }

    fn find(&mut self, mut v: usize) -> usize {
        while self.0[v] != v {
            self.0[v] = self.0[self.0[v]];
            v = self.0[v];
        }
        v
    }

    fn join(&mut self, permutation: &[usize]) {
        for (v, &image) in permutation.iter().enumerate() {
            let (a, b) = (self.find(v), self.find(image));
            self.0[a.max(b)] = a.min(b);
        }
    }
}

/// The lines at each vertex, each with a code for what it is: edge, arc out, arc in, loop; and its weight.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Structure {
    colours: Vec<u32>,
    lines: Vec<Vec<(usize, u64)>>,
}

impl Structure {
    fn new(graph: &Graph, colours: &[u32]) -> Structure {
        let mut lines = vec![Vec::new(); graph.n()];
        for e in graph.edges() {
            let code = |kind: u64| e.weight.wrapping_mul(5).wrapping_add(kind);
            if e.u == e.v {
                lines[e.u].push((e.u, code(if e.directed { 4 } else { 3 })));
            } else {
                lines[e.u].push((e.v, code(u64::from(e.directed))));
                lines[e.v].push((e.u, code(2 * u64::from(e.directed))));
            }
        }
        lines.iter_mut().for_each(|list| list.sort_unstable());
        let colours = (0..graph.n()).map(|v| colours.get(v).copied().unwrap_or(0)).collect();
        Structure { colours, lines }
    }

    fn n(&self) -> usize {
        self.lines.len()
    }

    fn lines(&self, v: usize) -> &[(usize, u64)] {
        &self.lines[v]
    }

    /// Whether the permutation keeps colours and lines. O(m log m).
    fn is_automorphism(&self, permutation: &[usize]) -> bool {
        let mut image = Vec::new();
        (0..self.n()).all(|v| {
            image.clear();
            image.extend(self.lines(v).iter().map(|&(w, code)| (permutation[w], code)));
            image.sort_unstable();
            self.colours[v] == self.colours[permutation[v]] && image == self.lines(permutation[v])
        })
    }
}

#[cfg(test)]
mod tests;
