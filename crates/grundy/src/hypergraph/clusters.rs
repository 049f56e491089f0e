//! Pairs that cut a graph into small parts: a bound for the connected sets of a Maker.

use super::{Exhausted, Pair};
use crate::graph::Graph;

/// Edges without a common end, the pairs, whose removal leaves parts of at most `most` vertices. Breaker, who answers one
/// end of a pair with the other, keeps every connected set of Maker within a part: she never owns both ends of an edge
/// between two parts. On a grid of hexagons the parts can be hexagons, so that she gets at most six vertices (book ex.
/// 4.10). `None` if there are no such pairs; an error if the search takes more than `steps` steps.
///
/// Parts are found one after the other, each from the first vertex that is in none. Since a vertex has at most one edge
/// that leaves its part, the search decides for one vertex after the other which edge that is, if any.
pub fn cutting_pairs(graph: &Graph, most: usize, steps: usize) -> Result<Option<Vec<Pair>>, Exhausted> {
    let none = vec![None; graph.n()];
    let mut search = Cutting { graph, most, part: none.clone(), pair: none, steps_left: steps };
    if !search.next_part()? {
        return Ok(None);
    }
    let pairs = search.pair.iter().enumerate().filter_map(|(u, v)| v.map(|v| (u, v)));
    Ok(Some(pairs.filter(|(u, v)| u < v).collect()))
}

struct Cutting<'a> {
    graph: &'a Graph,
    most: usize,
    /// The first vertex of the part of each vertex.
    part: Vec<Option<usize>>,
    /// The other end of the pair of each vertex.
    pair: Vec<Option<usize>>,
    steps_left: usize,
}

impl Cutting<'_> {
    /// Starts a part at the first vertex that is in none.
    fn next_part(&mut self) -> Result<bool, Exhausted> {
        let Some(root) = self.part.iter().position(Option::is_none) else { return Ok(true) };
        self.part[root] = Some(root);
        let fits = self.grow(root, &mut vec![root], 0)?;
        if !fits {
            self.part[root] = None;
        }
        Ok(fits)
    }

    /// Decides for the vertices of a part, from the given one on, which edge leaves it.
    fn grow(&mut self, root: usize, members: &mut Vec<usize>, at: usize) -> Result<bool, Exhausted> {
        self.steps_left = self.steps_left.checked_sub(1).ok_or(Exhausted)?;
        let Some(&u) = members.get(at) else { return self.next_part() };
        let others: Vec<usize> =
            self.graph.neighbours(u).iter().copied().filter(|&v| self.part[v] != Some(root)).collect();
        let leaving: Vec<Option<usize>> = match others.iter().find(|&&v| self.part[v].is_some()) {
            // An edge to a part that is complete: it must be the pair of both.
            Some(&v) => vec![Some(v)],
            None => others.iter().copied().map(Some).chain([None]).collect(),
        };
        for pair in leaving {
            if self.leave(root, members, at, &others, pair)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Goes on with one edge, or none, leaving the part at a vertex; all its other neighbours join the part.
    fn leave(
        &mut self,
        root: usize,
        members: &mut Vec<usize>,
        at: usize,
        others: &[usize],
        pair: Option<usize>,
    ) -> Result<bool, Exhausted> {
        let u = members[at];
        // A vertex may already be in the pair of a neighbour in an earlier part.
        if self.pair[u].is_some_and(|v| others.contains(&v) && pair != Some(v)) {
            return Ok(false);
        }
        if pair.is_some_and(|v| self.pair[v].is_some_and(|w| w != u)) {
            return Ok(false);
        }
        let joining: Vec<usize> = others.iter().copied().filter(|&v| Some(v) != pair).collect();
        let free = |v: &usize| self.part[*v].is_none() && !members.iter().any(|&m| self.pair[m] == Some(*v));
        if members.len() + joining.len() > self.most || !joining.iter().all(free) {
            return Ok(false);
        }
        let (known, before) = (members.len(), self.pair[u]);
        let answer = pair.map(|v| self.pair[v].replace(u));
        self.pair[u] = pair.or(before);
        joining.iter().for_each(|&v| self.part[v] = Some(root));
        members.extend(&joining);
        if self.grow(root, members, at + 1)? {
            return Ok(true);
        }
        members.truncate(known);
        joining.iter().for_each(|&v| self.part[v] = None);
        if let (Some(v), Some(old)) = (pair, answer) {
            self.pair[v] = old;
        }
        self.pair[u] = before;
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::distance::components;
    use crate::graph::families::{cycle, grid, hexgrid, path};

    /// The parts that are left, largest first, if the pairs are disjoint edges.
    fn parts(graph: &Graph, pairs: &[Pair]) -> Option<Vec<usize>> {
        let mut ends: Vec<usize> = pairs.iter().flat_map(|&(u, v)| [u, v]).collect();
        ends.sort_unstable();
        let disjoint = ends.windows(2).all(|two| two[0] != two[1]);
        let edges = graph.simple_edges();
        let real = pairs.iter().all(|pair| edges.contains(pair));
        let rest: Vec<Pair> = edges.into_iter().filter(|edge| !pairs.contains(edge)).collect();
        let rest = Graph::undirected(graph.n(), rest);
        let mut sizes: Vec<usize> = components(&rest).iter().map(|part| part.len()).collect();
        sizes.sort_unstable_by_key(|&size| std::cmp::Reverse(size));
        (disjoint && real).then_some(sizes)
    }

    #[test]
    fn hexagons_are_parts() {
        for (rows, columns) in [(1, 1), (2, 2), (2, 3), (3, 3), (4, 5), (6, 6)] {
            let graph = hexgrid(rows, columns);
            let pairs = cutting_pairs(&graph, 6, 100_000).unwrap().expect("pairs");
            assert!(parts(&graph, &pairs).unwrap()[0] <= 6, "{rows} {columns}");
        }
    }

    /// Every set of disjoint edges is tried on small graphs.
    #[test]
    fn pairs_exist_exactly_where_some_matching_cuts() {
        for graph in (1..=6).flat_map(all_graphs).chain([path(7), cycle(7), grid(2, 4)]) {
            let edges = graph.simple_edges();
            let matchings = matchings(&edges);
            let least = matchings.iter().filter_map(|pairs| parts(&graph, pairs)).map(|sizes| sizes[0]).min();
            for most in 1..=graph.n() {
                let found = cutting_pairs(&graph, most, 1_000_000).unwrap();
                assert_eq!(found.is_some(), Some(most) >= least, "{graph:?} {most}");
                if let Some(pairs) = found {
                    assert!(parts(&graph, &pairs).unwrap()[0] <= most, "{graph:?} {pairs:?}");
                }
            }
        }
    }

    fn matchings(edges: &[Pair]) -> Vec<Vec<Pair>> {
        let Some((&(u, v), rest)) = edges.split_first() else { return vec![Vec::new()] };
        let apart: Vec<Pair> =
            rest.iter().copied().filter(|&(a, b)| ![a, b].iter().any(|end| [u, v].contains(end))).collect();
        let with = matchings(&apart).into_iter().map(|mut pairs| {
            pairs.push((u, v));
            pairs
        });
        matchings(rest).into_iter().chain(with).collect()
    }
}
