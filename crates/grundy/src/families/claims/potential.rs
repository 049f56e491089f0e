//! Potentials: weights of sets that show that they can all be stopped.

use crate::graph::Set;

/// The weight of a set that is complete.
const UNIT: u128 = 1 << 100;

/// The potential of a player who wants to complete a set, against one who wants to stop all of them.
///
/// Erdős and Selfridge 1973 for one element a turn; Beck 1982 for p elements against q. A set that needs s more elements
/// weighs (1+q)^(-s/p). A Breaker who always takes the heaviest elements keeps the total from growing over a round, and a
/// complete set would weigh 1: so he stops all sets if the total is below 1 where he is next. Where Maker is, the total must
/// be below 1 after her turn, which adds at most q/p times the weight at her p heaviest elements
/// ([`crate::hypergraph::breaker_criterion`] has the proof).
pub struct Potential {
    /// The weight of a set that needs so many more elements, rounded up.
    weights: Vec<u128>,
    maker: usize,
    breaker: u128,
}

impl Potential {
    /// For a Maker and a Breaker who claim so many elements in a turn, and sets of at most this size.
    pub fn new(maker: u16, breaker: u16, largest: usize) -> Potential {
        let base = u128::from(breaker) + 1;
        let weight = |size: usize| match maker {
            1 => (0..size).try_fold(UNIT, |weight, _| Some(weight.div_ceil(base))).unwrap_or(1),
            _ => {
                let exact = (base as f64).powf(-(size as f64) / f64::from(maker));
                (exact * (1.0 + 1e-9) * UNIT as f64) as u128 + 1
            }
        };
        Potential {
            weights: (0..=largest).map(weight).collect(),
            maker: maker.into(),
            breaker: breaker.into(),
        }
    }

    /// The total weight.
    pub fn total<const W: usize>(&self, sets: &[Set<W>]) -> u128 {
        sets.iter().map(|set| self.weights.get(set.len()).copied().unwrap_or(1)).sum()
    }

    /// What Maker's next turn adds at most.
    fn rise<const W: usize>(&self, sets: &[Set<W>]) -> u128 {
        let mut heaviest = vec![0u128; Set::<W>::CAPACITY];
        for set in sets {
            let weight = self.weights.get(set.len()).copied().unwrap_or(1);
            set.iter().for_each(|element| heaviest[element] += weight);
        }
        if self.maker == 1 {
            return self.breaker * heaviest.into_iter().max().unwrap_or(0);
        }
        heaviest.sort_unstable_by(|a, b| b.cmp(a));
        let most: u128 = heaviest.iter().take(self.maker).sum();
        (self.breaker * most).div_ceil(self.maker as u128)
    }

    /// Whether Breaker stops all sets, being next or not.
    pub fn is_light<const W: usize>(&self, sets: &[Set<W>], breaker_next: bool) -> bool {
        let total = self.total(sets);
        total < UNIT && (breaker_next || total + self.rise(sets) < UNIT)
    }
}
