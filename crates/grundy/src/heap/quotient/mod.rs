//! Misere quotients of heap games.
//!
//! Two sums of heaps are equivalent if, whatever heaps are added to both, the same player wins under misere play. The
//! classes form a commutative monoid, the misere quotient; with the set of its elements that are lost for the player
//! to move, the P-portion, it decides every sum (Plambeck 2005; Plambeck and Siegel 2008).
//!
//! Heaps are added one by one. Often the quotient of the smaller heaps also covers the next heap, by an element that
//! is found by trial; otherwise a new quotient is learned (`learn`). Either way the claim is proved: sums of heaps
//! are followed as pairs of their element and the elements of their options, which are finitely many, and each such
//! pair must obey the rule of misere play (`check`).

mod check;
mod learn;
mod monoid;

use super::period::find_period;
use super::{Period, Rule, Watch};
use check::{Pair, Sums};
pub use monoid::{Monoid, Relation, Word, generator_name};
use std::collections::BTreeSet;

/// The misere quotient of the heaps of a rule.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Quotient {
    /// The rule of the heaps.
    pub rule: Rule,
    /// The elements, their products and the lost ones among them.
    pub monoid: Monoid,
    /// The element of each heap from 0 on, as far as they were followed.
    pub elements: Vec<usize>,
    /// The period of these elements, if it is proved: then the quotient is that of all heaps.
    pub period: Option<Period>,
    /// Each heap as a sum of generators, none of them larger than the heap.
    spelled: Vec<Vec<u64>>,
}

/// Why a quotient was followed no further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum End {
    /// The quotient is proved for all heaps.
    Proved,
    /// As many heaps were followed as were asked for.
    Bound,
    /// With the next heap the quotient exceeds the allowed size, or is too hard to find.
    TooLarge,
    /// The caller stopped the computation.
    Stopped,
}

/// How far heaps are followed, and how large a quotient may grow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// How many heaps are followed at most.
    pub heaps: u64,
    /// How many elements the quotient has at most.
    pub order: usize,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds { heaps: 400, order: 64 }
    }
}

impl Quotient {
    /// Finds the quotient of the heaps up to a bound, or of all heaps once a period of their elements is proved; ends
    /// earlier if it grows too large, with the quotient of the heaps before.
    ///
    /// The period is proved as for nimbers: if the elements of heaps repeat as far as the octal periodicity theorem
    /// asks, the next heap has options with the same elements as an earlier one, is therefore the same pair of
    /// element and options, and adds nothing new (Plambeck 2005).
    pub fn find(rule: &Rule, bounds: Bounds, watch: Watch<'_>) -> (Quotient, End) {
        let (rule, monoid, elements) = (rule.clone(), Monoid::trivial(), vec![0]);
        let mut quotient = Quotient { rule, monoid, elements, period: None, spelled: vec![Vec::new()] };
        let mut sums = Sums::new();
        let mut look_at = 16;
        for heap in 1..=bounds.heaps {
            if let Err(end) = quotient.add_heap(&mut sums, bounds.order, watch) {
                return (quotient, end);
            }
            if heap == look_at || heap == bounds.heaps {
                look_at += (look_at / 4).max(8);
                let elements: Vec<u32> = quotient.elements.iter().map(|&element| element as u32).collect();
                quotient.period = find_period(&quotient.rule, &elements);
            }
            if quotient.period.is_some() {
                return (quotient, End::Proved);
            }
        }
        (quotient, End::Bound)
    }

    /// The element of a sum of heaps, if all of them are known.
    pub fn element(&self, heaps: &[u64]) -> Option<usize> {
        heaps.iter().try_fold(0, |product, &heap| {
            let heap = self.period.as_ref().map_or(heap, |period| period.reduce(heap).0);
            let element = self.elements.get(usize::try_from(heap).ok()?)?;
            Some(self.monoid.product(product, *element))
        })
    }

    /// Whether a sum of heaps is lost for the player to move.
    pub fn is_lost(&self, heaps: &[u64]) -> Option<bool> {
        self.element(heaps).map(|element| self.monoid.is_lost(element))
    }

    /// The elements of the options of a heap.
    fn options(&self, heap: u64) -> BTreeSet<usize> {
        let mut options = BTreeSet::new();
        self.rule.options(heap, |a, b| {
            let [a, b] = [a, b].map(|part| self.elements[part as usize]);
            options.insert(self.monoid.product(a, b));
        });
        options
    }

    /// The next heap: as an element of the quotient so far if one fits, otherwise in a newly learned quotient.
    fn add_heap(&mut self, sums: &mut Sums, most_order: usize, watch: Watch<'_>) -> Result<(), End> {
        let heap = self.elements.len() as u64;
        let options = self.options(heap);
        if watch(1) {
            return Err(End::Stopped);
        }
        let fits = (0..self.monoid.order()).find_map(|element| {
            let pair = Pair::new(element, &options);
            sums.with(&self.monoid, &pair).map(|larger| (element, larger))
        });
        if let Some((element, larger)) = fits {
            *sums = larger;
            self.elements.push(element);
            self.spelled.push(self.spelling(element));
            return Ok(());
        }
        let too_large = |_| if watch(0) { End::Stopped } else { End::TooLarge };
        (self.monoid, self.elements, *sums) =
            learn::learn(self, heap, most_order, watch).map_err(too_large)?;
        self.spelled.push(Vec::new());
        for &generator in self.monoid.generators() {
            self.spelled[generator as usize] = vec![generator];
        }
        Ok(())
    }

    /// The generators of the least word of an element.
    fn spelling(&self, element: usize) -> Vec<u64> {
        let powers = self.monoid.generators().iter().zip(self.monoid.word(element));
        powers.flat_map(|(&heap, &n)| std::iter::repeat_n(heap, n as usize)).collect()
    }
}

#[cfg(test)]
mod tests;
