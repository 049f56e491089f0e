//! Random graphs, the same on every machine for the same seed.

use crate::graph::Graph;
use std::collections::HashMap;

/// SplitMix64 (Steele, Lea and Flood 2014): a 64-bit counter stepped by the golden ratio and mixed. Small,
/// fixed, and good enough to draw graphs; written here so that a seed means the same graph for ever.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// A generator that starts from this seed.
    pub fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound` by multiplication and shift (0 if the bound is 0); the bias is at most
    /// `bound / 2^64`.
    pub fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next_u64()) * u128::from(bound)) >> 64) as u64
    }
}

/// One part in a billion: probabilities are kept as whole numbers of these.
pub const BILLION: u64 = 1_000_000_000;

/// Each pair, in lexicographic order, is an edge with probability `billionths / 10^9`. Stops at `most` edges, which
/// the caller chooses so far above the mean that it is not reached. Quadratic.
pub fn random(n: usize, billionths: u64, seed: u64, most: usize) -> Graph {
    let mut generator = SplitMix64::new(seed);
    let pairs = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v)));
    Graph::undirected(n, pairs.filter(|_| generator.below(BILLION) < billionths).take(most))
}

/// `m` edges chosen uniformly among the pairs of `n` vertices (all of them if there are fewer), listed in
/// lexicographic order. A Fisher-Yates shuffle of the pairs, cut off after the first `m` places, with displaced pairs
/// kept in a map: time and memory O(m log m).
pub fn gnm(n: usize, m: usize, seed: u64) -> Graph {
    let total = n * n.saturating_sub(1) / 2;
    let m = m.min(total);
    let mut generator = SplitMix64::new(seed);
    let mut moved: HashMap<usize, usize> = HashMap::new();
    let mut chosen = Vec::with_capacity(m);
    for i in 0..m {
        let j = i + generator.below((total - i) as u64) as usize;
        let here = moved.get(&i).copied().unwrap_or(i);
        chosen.push(moved.insert(j, here).unwrap_or(j));
    }
    chosen.sort_unstable();
    let (mut u, mut first) = (0, 0);
    let pairs = chosen.into_iter().map(|index| {
        while index >= first + (n - 1 - u) {
            first += n - 1 - u;
            u += 1;
        }
        (u, u + 1 + index - first)
    });
    Graph::undirected(n, pairs.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_the_published_one() {
        let mut generator = SplitMix64::new(1234567);
        let first: Vec<u64> = (0..3).map(|_| generator.next_u64()).collect();
        assert_eq!(first, [6457827717110365317, 3203168211198807973, 9817491932198370423]);
    }

    #[test]
    fn extreme_probabilities_and_counts() {
        assert_eq!(random(9, 0, 5, 99).edges().len(), 0);
        assert_eq!(random(9, BILLION, 5, 99).simple_edges().len(), 36);
        assert_eq!(random(9, BILLION / 2, 5, 99), random(9, BILLION / 2, 5, 99));
        assert_eq!((gnm(0, 3, 1).n(), gnm(1, 3, 1).edges().len()), (0, 0));
    }

    #[test]
    fn gnm_has_m_distinct_edges_and_is_even() {
        for m in 0..=15 {
            assert_eq!(gnm(6, m, 7).simple_edges().len(), m);
        }
        let mut seen = HashMap::new();
        for seed in 0..3000 {
            *seen.entry(gnm(4, 1, seed).simple_edges()).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|&times| (400..600).contains(&times)));
    }
}
