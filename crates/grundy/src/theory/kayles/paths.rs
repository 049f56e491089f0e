//! Kayles on paths and cycles.

use crate::graph::Graph;
use crate::heap::{Rule, Sequence};
use std::sync::LazyLock;

/// The nimbers of P_0, P_1, .., up to where their period is proved.
///
/// Choosing an end of a path removes two vertices, choosing its neighbour three and leaves one path, choosing
/// any other vertex three and leaves two: this is the octal game 0.137 (Guy and Smith 1956).
static PATHS: LazyLock<Sequence> = LazyLock::new(|| {
    let mut nimbers = Sequence::new(Rule::octal("0.137"));
    // The first 256 nimbers prove the period, and with it all others are known.
    let proved = nimbers.seek_period(256, &|_| false).is_ok_and(|period| period.is_some());
    assert!(proved, "the octal periodicity theorem does not apply");
    nimbers
});

/// The length of the period of the nimbers of paths, and from which path on it holds.
pub fn period() -> (u64, u64) {
    PATHS.period().map_or((0, 0), |period| (period.length, period.from))
}

/// The nimber of kayles on P_n, for any n.
pub fn path(n: usize) -> u64 {
    PATHS.nimber(n as u64).unwrap_or_default()
}

/// The nimber of kayles on C_n, n >= 3: every move leaves P_(n-3).
pub fn cycle(n: usize) -> u64 {
    (path(n - 3) == 0) as u64
}

/// The nimber of a connected graph that is a path or a cycle.
pub fn connected(graph: &Graph) -> Option<u64> {
    let n = graph.n();
    let degrees: usize = (0..n).map(|v| graph.degree(v)).sum();
    if (0..n).any(|v| graph.degree(v) > 2) {
        return None;
    }
    Some(if degrees == 2 * n && n > 0 { cycle(n) } else { path(n) })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Book table 2.1.
    const PRINTED: [[u64; 34]; 3] = [
        [
            0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2,
            7, 4,
        ],
        [
            0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3,
            7, 4,
        ],
        [
            8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3,
            7, 4,
        ],
    ];

    #[test]
    fn paths_are_as_printed() {
        for n in 0..1000 {
            assert_eq!(path(n), PRINTED[(n / 34).min(2)][n % 34], "P{n}");
        }
    }

    #[test]
    fn the_period_starts_at_52() {
        assert_eq!(period(), (34, 52));
    }

    #[test]
    fn cycles_are_as_printed() {
        // Book corollary 2.4.
        for n in 3..400 {
            let won = [3, 17, 37].contains(&n) || [7, 11, 23, 27, 31].contains(&(n % 34));
            assert_eq!(cycle(n) != 0, won, "C{n}");
        }
    }
}
