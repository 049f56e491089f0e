//! Long cycles without chords.

use crate::graph::Graph;

/// The length of a longest induced cycle, 0 in a forest; `None` after too many steps. Paths without chords are extended from
/// their least vertex on, all others being greater.
pub fn longest_induced_cycle(graph: &Graph, steps: usize) -> Option<usize> {
    let mut search = Search { graph, blocked: vec![0; graph.n()], longest: 0, left: steps };
    for root in 0..graph.n() {
        search.extend(root, root, 1)?;
    }
    Some(search.longest)
}

struct Search<'a> {
    graph: &'a Graph,
    /// How many inner vertices of the path are next to a vertex or are it.
    blocked: Vec<u32>,
    longest: usize,
    left: usize,
}

impl Search<'_> {
    /// Goes on from the end of a path of this many vertices.
    fn extend(&mut self, root: usize, end: usize, length: usize) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let next: Vec<usize> = self
            .graph
            .neighbours(end)
            .iter()
            .copied()
            .filter(|&v| v > root && self.blocked[v] == 0)
            .collect();
        let near: Vec<usize> = if end == root {
            vec![root]
        } else {
            self.graph.neighbours(end).iter().copied().chain([end]).collect()
        };
        near.iter().for_each(|&v| self.blocked[v] += 1);
        for v in next {
            match length > 1 && self.graph.adjacent(v, root) {
                true => self.longest = self.longest.max(length + 1),
                false => self.extend(root, v, length + 1)?,
            }
        }
        near.iter().for_each(|&v| self.blocked[v] -= 1);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::classes::is_chordal;
    use crate::graph::families::{cycle, grid, petersen};

    /// Every set of vertices that induces a cycle.
    fn by_definition(graph: &Graph) -> usize {
        let induces = |mask: u32| {
            let inside: Vec<usize> = (0..graph.n()).filter(|v| mask >> v & 1 == 1).collect();
            let degree = |&v: &usize| inside.iter().filter(|&&u| graph.adjacent(u, v)).count();
            let mut seen = 1 << inside[0];
            for _ in 0..inside.len() {
                let grown = inside
                    .iter()
                    .filter(|&&v| inside.iter().any(|&u| seen >> u & 1 == 1 && graph.adjacent(u, v)));
                seen |= grown.fold(0, |mask, v| mask | 1 << v);
            }
            inside.len() >= 3 && inside.iter().all(|v| degree(v) == 2) && seen == mask
        };
        (1..1u32 << graph.n())
            .filter(|&mask| induces(mask))
            .map(|mask| mask.count_ones() as usize)
            .max()
            .unwrap_or(0)
    }

    #[test]
    fn longest_cycles_by_definition() {
        for graph in (1..=6).flat_map(all_graphs).chain([cycle(8), grid(3, 3), petersen()]) {
            let found = longest_induced_cycle(&graph, 1_000_000).unwrap();
            assert_eq!(found, by_definition(&graph), "{graph:?}");
            assert_eq!(found <= 3, is_chordal(&graph));
        }
        assert_eq!(longest_induced_cycle(&petersen(), 5), None);
    }
}
