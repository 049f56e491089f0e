//! Ways out: neighbourhoods that few cops cannot cover.

use super::closed_rows;
use crate::graph::Graph;

/// The most cops for which ways out are looked for.
const MOST_COPS: usize = 8;

/// A number of cops that a robber always escapes because k vertices other than v never dominate v and all its neighbours:
/// the greatest such k, for which he can begin and then always step to a vertex that no cop is next to. In a graph of girth
/// at least 5 and minimum degree d that is d - 1 (Aigner and Fromme 1984); in the Kneser graph of k-sets of 3k elements at
/// least k - 1 (book lemma 9.6). 0 if a vertex can be trapped by one cop, or after too many steps.
pub fn escapes(graph: &Graph, steps: usize) -> usize {
    let rows = closed_rows(graph);
    let mut left = steps;
    let safe = |k: usize, left: &mut usize| {
        (0..graph.n()).all(|v| {
            let open = Cover { graph, rows: &rows, v };
            open.covered(&mut rows[v].clone(), k, left) == Some(false)
        })
    };
    (1..=MOST_COPS).take_while(|&k| k < graph.n() && safe(k, &mut left)).last().unwrap_or(0)
}

struct Cover<'a> {
    graph: &'a Graph,
    rows: &'a [Vec<u64>],
    /// The robber's vertex, on which no cop stands.
    v: usize,
}

impl Cover<'_> {
    /// Whether k vertices dominate all that is open: some vertex dominates the first of them. `None` after too many steps.
    fn covered(&self, open: &mut [u64], k: usize, left: &mut usize) -> Option<bool> {
        let Some(word) = open.iter().position(|&word| word != 0) else { return Some(true) };
        if k == 0 {
            return Some(false);
        }
        *left = left.checked_sub(1)?;
        let first = word * 64 + open[word].trailing_zeros() as usize;
        let near = self.graph.neighbours(first).iter().copied().chain([first]).filter(|&u| u != self.v);
        for u in near {
            let mut rest: Vec<u64> =
                open.iter().zip(&self.rows[u]).map(|(open, near)| open & !near).collect();
            if self.covered(&mut rest, k - 1, left)? {
                return Some(true);
            }
        }
        Some(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::families::{complete, cycle, dodecahedron, kneser, path, petersen};

    #[test]
    fn girth_five_and_kneser_graphs() {
        let of = |graph: &Graph| escapes(graph, 1_000_000);
        assert_eq!([of(&petersen()), of(&dodecahedron()), of(&cycle(5))], [2, 2, 1]);
        assert_eq!([of(&path(4)), of(&complete(5)), of(&path(1))], [0, 0, 0]);
        assert!(of(&kneser(6, 2)) >= 1 && of(&kneser(9, 3)) >= 2);
        assert_eq!(escapes(&petersen(), 3), 0);
    }
}
