//! Pursuit: cops and robber, surveillance, and the hunt for an unseen rabbit.

mod chase;
mod cops_and_robber;
mod hunter_rabbit;
mod keys;
mod surveillance;

pub use cops_and_robber::COPS_AND_ROBBER;
pub use hunter_rabbit::HUNTER_RABBIT;
pub use surveillance::SURVEILLANCE;

use crate::families::entry::Refusal;
use crate::graph::Graph;
use crate::rules::{Bilingual, Stroke};

/// The most cops.
const MOST_COPS: usize = 16;

/// The most vertices.
const MOST_VERTICES: usize = 1024;

/// The most moves of one turn. Each of them may be the first.
const MOST_MOVES: u128 = 1 << 22;

/// In how many ways k of n can be chosen; `u128::MAX` if there are too many to count.
fn choices(n: u32, k: u32) -> u128 {
    const MANY: u128 = 1 << 96;
    if k > n {
        return 0;
    }
    let (n, k) = (u128::from(n), u128::from(k.min(n - k)));
    (1..=k).fold(1, |ways, i| if ways > MANY { u128::MAX } else { ways * (n + i - k) / i })
}

/// The number of an ascending list of distinct numbers among those of its length, as part of a move.
fn pack(list: impl Iterator<Item = u32>) -> u64 {
    (1..).zip(list).map(|(i, v)| choices(v, i) as u64).sum()
}

/// The list of this length with this number; all its numbers are below n.
fn unpack(mut number: u64, length: usize, n: u32) -> Vec<u32> {
    let mut list = vec![0; length];
    for (i, place) in list.iter_mut().enumerate().rev() {
        let i = i as u32 + 1;
        // The greatest number with no more lists below it.
        let (mut low, mut high) = (0, n);
        while low + 1 < high {
            let middle = (low + high) / 2;
            if choices(middle, i) <= u128::from(number) { low = middle } else { high = middle }
        }
        *place = low;
        number -= choices(low, i) as u64;
    }
    list
}

/// Refuses a graph without vertices, and one with too many.
fn check_size(graph: &Graph) -> Result<(), Refusal> {
    match graph.n() {
        0 => Err(Refusal::board(words!(
            "expected a graph with at least one vertex",
            "esperava-se um grafo com pelo menos um vértice"
        ))),
        n => Refusal::beyond(n as u128, Bilingual::of("vertices", "vértices"), MOST_VERTICES as u128),
    }
}

/// For each vertex those that one step along an edge or arc reaches.
fn ways(graph: &Graph) -> Vec<Vec<u32>> {
    (0..graph.n()).map(|v| graph.out(v).iter().map(|&u| u as u32).collect()).collect()
}

/// The lines of a simple graph, as they are drawn: edges once, arcs as arcs.
fn strokes(graph: &Graph) -> Vec<Stroke> {
    match graph.is_directed() {
        true => graph.edges().iter().filter(|e| e.u != e.v).map(Stroke::of).collect(),
        false => Stroke::simple(graph),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_numbered() {
        let mut expected = 0;
        for c in 0..6 {
            for b in 0..c {
                for a in 0..b {
                    assert_eq!(pack([a, b, c].into_iter()), expected);
                    assert_eq!(unpack(expected, 3, 6), [a, b, c]);
                    expected += 1;
                }
            }
        }
        assert_eq!(choices(6, 3), expected.into());
        assert_eq!((choices(2, 3), choices(5, 0), choices(5, 5), choices(1 << 16, 16)), (0, 1, 1, u128::MAX));
        // From the table of binomial coefficients.
        assert_eq!(choices(100, 30), 29_372_339_821_610_944_823_963_760);
    }
}
