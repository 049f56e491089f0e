//! Periods of nimbers, with proof.

use super::Rule;

/// From `from` on, nimbers repeat after `length`, each time greater by `saltus`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Period {
    /// After how many heaps the nimbers repeat.
    pub length: u64,
    /// The first heap from which they do.
    pub from: u64,
    /// By how much they grow with every repetition; 0 if the period is pure.
    pub saltus: u64,
    /// Why the period holds for ever.
    pub proof: Proof,
}

/// Why a period holds for every n.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the documentation of each variant explains its fields")]
pub enum Proof {
    /// The octal periodicity theorem, for a code whose last digit is digit k: checked for `from <= n < to`.
    Octal { k: u64, from: u64, to: u64 },
    /// A heap depends on the k heaps before it and on nothing else: checked for `from <= n < to`.
    Window { k: u64, from: u64, to: u64 },
    /// Every number may be taken, and heaps may not be split without taking: a heap of n has nimber n.
    NimLike,
}

impl Period {
    /// The heap with the same nimber, up to the saltus, at the beginning of the period, and the amount to add.
    pub fn reduce(&self, n: u64) -> (u64, u64) {
        if n < self.from {
            return (n, 0);
        }
        let turns = (n - self.from) / self.length;
        (n - turns * self.length, turns.saturating_mul(self.saltus))
    }
}

/// The shortest period of a sequence that these first nimbers prove, if there is one.
///
/// Octal games (Guy and Smith 1956): let k be the last digit of a code, and g(n + p) = g(n) for n0 <= n < 2 n0 + p + k
/// with n0 >= 1. Then it holds for all n >= n0: of two parts of a heap that large one is at least n0 + p, so that
/// options of n and of n + p correspond. If nothing is ever split, a heap depends on the k heaps before it only, and
/// n0 <= n < n0 + k is enough; if what is left may always be empty too, as in subtraction games, n0 may be 0.
///
/// For each p the longest end of the sequence that has period p is found by matching the reversed sequence with
/// itself (the Z function), in linear time for all p together.
pub fn find_period(rule: &Rule, nimbers: &[u32]) -> Option<Period> {
    if rule.tail().is_some() || rule.unequal() {
        return None;
    }
    let takes = rule.takes();
    let k = takes.last().map_or(0, |(i, _)| *i);
    let splits = rule.splits();
    let least_start = u64::from(takes.iter().any(|(_, digit)| *digit != 3));
    let count = nimbers.len() as u64;
    let matches = self_matches(nimbers);
    for (length, &matched) in (1u64..).zip(matches.iter().skip(1)) {
        let from = count - length - matched as u64;
        let start = from.max(least_start);
        let to = if splits { 2 * start + length + k } else { start + k };
        if to.checked_add(length)? <= count {
            let proof = match splits {
                true => Proof::Octal { k, from: start, to },
                false => Proof::Window { k, from: start, to },
            };
            return Some(Period { length, from, saltus: 0, proof });
        }
    }
    None
}

/// For p up to half of the sequence, how many values at its end equal those p earlier.
fn self_matches(values: &[u32]) -> Vec<u32> {
    let n = values.len();
    let at = |i: usize| values[n - 1 - i];
    let mut matches = vec![0u32; n / 2 + 1];
    let (mut left, mut right) = (0, 0);
    for p in 1..matches.len() {
        let mut length = 0;
        if p < right {
            // A match that is known covers this one, as far as it reaches.
            length = matches.get(p - left).map_or(0, |&m| m as usize).min(right - p);
        }
        while p + length < n && at(length) == at(p + length) {
            length += 1;
        }
        if p + length > right {
            (left, right) = (p, p + length);
        }
        matches[p] = length as u32;
    }
    matches
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_by_definition() {
        let values: Vec<u32> = (0..60).map(|n| [1, 2, 1, 2, 3][n % 5] * u32::from(n > 9)).collect();
        let matches = self_matches(&values);
        for (p, &found) in matches.iter().enumerate().skip(1) {
            let end = |m: &usize| values[values.len() - 1 - m] == values[values.len() - 1 - m - p];
            let plain = (0..values.len() - p).take_while(end).count();
            assert_eq!(found as usize, plain, "{p}");
        }
    }
}
