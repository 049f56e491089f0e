//! Kayles on paths and cycles.

use crate::graph::Graph;
use std::sync::LazyLock;

/// The nimbers of paths repeat with this period from this length on.
pub const PERIOD: usize = 34;
pub const FROM: usize = 52;
/// Digits of the octal code 0.137.
const DIGITS: usize = 3;

/// The nimbers of P_0, P_1, .., as many as the proof of the period needs.
///
/// Choosing an end of a path removes two vertices, choosing its neighbour three and leaves one path, choosing
/// any other vertex three and leaves two: this is the octal game 0.137. By the periodicity theorem (Guy and
/// Smith 1956), if g(n + p) = g(n) for all n with e <= n < 2 e + p + k, where k is the number of digits, then
/// it holds for every n >= e. The table reaches as far as that, and the claim is checked when it is made.
static PATHS: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let length = 2 * FROM + 2 * PERIOD + DIGITS;
    let mut nimbers: Vec<u64> = Vec::with_capacity(length);
    for n in 0..length {
        let options: Vec<u64> =
            (0..n).map(|v| nimbers[v.saturating_sub(1)] ^ nimbers[(n - v).saturating_sub(2)]).collect();
        nimbers.push((0..).find(|value| !options.contains(value)).unwrap_or_default());
    }
    let repeats = |n: usize| nimbers[n + PERIOD] == nimbers[n];
    assert!((FROM..2 * FROM + PERIOD + DIGITS).all(repeats), "the octal periodicity theorem does not apply");
    nimbers
});

/// The nimber of kayles on P_n, for any n.
pub fn path(n: usize) -> u64 {
    match n < FROM {
        true => PATHS[n],
        false => PATHS[FROM + (n - FROM) % PERIOD],
    }
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
        assert_ne!(PATHS[FROM - 1], PATHS[FROM - 1 + PERIOD]);
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
