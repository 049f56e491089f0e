//! Pairs for n x n of any size.

use super::counted::{maker_first, stopped};
use super::{Finding, Reason, pair_chart};
use crate::games::{PowerBoard, Problem};
use crate::hypergraph::{Hypergraph, Pair, pairing};
use crate::rules::{Words, cell_text};

/// The largest plane whose pairs are written.
const MOST_WRITTEN: usize = 30;

/// How many steps the search for the pairs of the 5x5 board may take.
const MOST_STEPS: usize = 100_000;

/// Pairs for n x n from n = 5 on: those of 5x5 are found by search and extended step by step.
pub fn paired_plane(problem: &Problem) -> Option<Finding> {
    let PowerBoard { n, d } = *problem.power().ok()?;
    if d != 2 || !(5..=MOST_WRITTEN).contains(&n) {
        return None;
    }
    let maker_first = maker_first(problem)?;
    let pair = |&(u, v): &Pair| format!("{{{}, {}}}", cell_text(u, n), cell_text(v, n));
    let all = plane_pairs(n)?;
    let pairs = all.iter().map(pair).collect::<Vec<_>>().join(" ");
    let words = Words {
        en: format!("pairing strategy {pairs}"),
        pt: format!("estratégia de emparelhamento {pairs}"),
    };
    stopped(problem, maker_first, Reason { words, charts: vec![pair_chart(&all)] })
}

/// Disjoint pairs of cells of n x n such that every row, column and diagonal contains one; cells are numbered row by row.
///
/// Book lemma 4.1: from n to n + 1 the pair on the falling diagonal from the top right goes, since that diagonal is
/// another one now, and three pairs come: the ends of the new diagonal, two cells of the new row and two of the new column.
pub fn plane_pairs(n: usize) -> Option<Vec<Pair>> {
    if n == 5 {
        return pairing(&plane(5), MOST_STEPS).ok()?;
    }
    let small = n.checked_sub(1).filter(|&small| small >= 5)?;
    let moved = |v: usize| v / small * n + v % small;
    let on_diagonal = |v: usize| v / small + v % small == small - 1;
    let kept = plane_pairs(small)?.into_iter().filter(|&(u, v)| !(on_diagonal(u) && on_diagonal(v)));
    let new = [(n * small, small), (n * small + 1, n * small + 2), (n + small, 2 * n + small)];
    Some(kept.map(|(u, v)| (moved(u), moved(v))).chain(new).collect())
}

/// The rows, columns and diagonals of n x n.
fn plane(n: usize) -> Hypergraph {
    let rows = (0..n).map(|r| (0..n).map(|c| r * n + c).collect());
    let columns = (0..n).map(|c| (0..n).map(|r| r * n + c).collect());
    let diagonals = [(0..n).map(|i| i * n + i).collect(), (0..n).map(|i| i * n + n - 1 - i).collect()];
    Hypergraph::new(n * n, rows.chain(columns).chain(diagonals).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hypergraph::is_pairing;

    #[test]
    fn pairs_are_extended() {
        for n in 5..=MOST_WRITTEN {
            assert!(is_pairing(&plane(n), &plane_pairs(n).unwrap()), "{n}");
        }
        assert_eq!(plane_pairs(4), None);
    }
}
