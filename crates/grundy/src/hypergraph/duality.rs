//! From a monotone test to its minimal true sets, and from a family to its transversals.

use super::{Exhausted, Hypergraph};
use crate::graph::Set;

/// The minimal true sets of a monotone test on the elements `0..n`: the sets of the game that the test describes. `None`
/// if there are more than `most_sets` of them, if the test is called more than `most_tests` times, or if `n` is over the
/// capacity of the sets.
///
/// A node of the recursion asks for the minimal sets that contain `required` and lie in `allowed`. Shrinking `allowed`
/// greedily, elements that are not required first, gives one minimal set S. Any other that contains `required` lacks an
/// element of S outside of `required` (else it would contain S), so the node branches on the first one that it lacks.
/// Each node finds a minimal set by at most n tests; a set is reported only where it contains `required`, and
/// so once.
pub fn minimal_sets<const W: usize>(
    n: usize,
    most_sets: usize,
    most_tests: usize,
    test: impl FnMut(&Set<W>) -> bool,
) -> Option<Hypergraph> {
    if n > Set::<W>::CAPACITY {
        return None;
    }
    let mut search = MinimalSets { test, found: Vec::new(), most_sets, tests_left: most_tests };
    search.visit(Set::EMPTY, Set::full(n)).ok()?;
    let sets = search.found.iter().map(|set| set.iter().collect()).collect();
    Some(Hypergraph::new(n, sets))
}

struct MinimalSets<F, const W: usize> {
    test: F,
    found: Vec<Set<W>>,
    most_sets: usize,
    tests_left: usize,
}

impl<F: FnMut(&Set<W>) -> bool, const W: usize> MinimalSets<F, W> {
    fn holds(&mut self, set: &Set<W>) -> Result<bool, Exhausted> {
        self.tests_left = self.tests_left.checked_sub(1).ok_or(Exhausted)?;
        Ok((self.test)(set))
    }

    fn visit(&mut self, mut required: Set<W>, allowed: Set<W>) -> Result<(), Exhausted> {
        if !self.holds(&allowed)? {
            return Ok(());
        }
        let mut least = allowed;
        for v in allowed.minus(&required).iter().chain(required.iter()) {
            if self.holds(&least.without(v))? {
                least.remove(v);
            }
        }
        if required.is_subset(&least) {
            if self.found.len() == self.most_sets {
                return Err(Exhausted);
            }
            self.found.push(least);
        }
        for v in least.minus(&required).iter() {
            self.visit(required, allowed.without(v))?;
            required.insert(v);
        }
        Ok(())
    }
}

/// The minimal transversals of a family: the minimal sets that meet every set. They are what Breaker wants to own, and the
/// transversals of the transversals are the minimal sets again. `None` if there are more than `most`, or if the search
/// takes more than `most_steps` steps.
///
/// The search of Murakami and Uno (2014): it adds elements of a set that is not yet met, one with the fewest candidates,
/// and goes on only while every chosen element has a set that it alone meets. Each transversal is found once.
pub fn transversals(family: &Hypergraph, most: usize, most_steps: usize) -> Option<Hypergraph> {
    let mut search = Transversals {
        family,
        stars: family.stars(),
        met: vec![0; family.sets().len()],
        candidate: vec![true; family.elements()],
        chosen: Vec::new(),
        found: Vec::new(),
        most,
        steps_left: most_steps,
    };
    search.visit().ok()?;
    Some(Hypergraph::new(family.elements(), search.found))
}

struct Transversals<'a> {
    family: &'a Hypergraph,
    stars: Vec<Vec<usize>>,
    /// By how many chosen elements each set is met.
    met: Vec<usize>,
    candidate: Vec<bool>,
    chosen: Vec<usize>,
    found: Vec<Vec<usize>>,
    most: usize,
    steps_left: usize,
}

impl Transversals<'_> {
    fn visit(&mut self) -> Result<(), Exhausted> {
        self.steps_left = self.steps_left.checked_sub(1).ok_or(Exhausted)?;
        let family = self.family;
        let open = family.sets().iter().zip(&self.met).filter(|(_, met)| **met == 0);
        let choices = open.map(|(set, _)| set.iter().copied().filter(|&v| self.candidate[v]).collect());
        let Some(choices) = choices.min_by_key(|set: &Vec<usize>| set.len()) else {
            if self.found.len() == self.most {
                return Err(Exhausted);
            }
            self.found.push(self.chosen.clone());
            return Ok(());
        };
        choices.iter().for_each(|&v| self.candidate[v] = false);
        for &v in &choices {
            self.stars[v].iter().for_each(|&i| self.met[i] += 1);
            self.chosen.push(v);
            if self.all_needed() {
                self.visit()?;
            }
            self.chosen.pop();
            self.stars[v].iter().for_each(|&i| self.met[i] -= 1);
            self.candidate[v] = true;
        }
        Ok(())
    }

    /// Whether every chosen element meets some set that no other chosen one meets.
    fn all_needed(&self) -> bool {
        self.chosen.iter().all(|&v| self.stars[v].iter().any(|&i| self.met[i] == 1))
    }
}

#[cfg(test)]
mod tests {
    use super::super::minimal;
    use super::super::naive::random_hypergraph;
    use super::*;

    const MANY: usize = 1_000_000;

    fn sorted(family: Hypergraph) -> Vec<Vec<usize>> {
        let mut sets = family.sets().to_vec();
        sets.sort();
        sets
    }

    /// All minimal masks of a monotone test, by trying every mask.
    fn by_trying(n: usize, test: impl Fn(u32) -> bool) -> Vec<Vec<usize>> {
        let least = |mask: u32| test(mask) && (0..n).all(|v| mask >> v & 1 == 0 || !test(mask & !(1 << v)));
        let list = |mask: u32| (0..n).filter(|v| mask >> v & 1 == 1).collect();
        let mut sets: Vec<Vec<usize>> = (0..1 << n).filter(|&mask| least(mask)).map(list).collect();
        sets.sort();
        sets
    }

    #[test]
    fn every_minimal_set_is_found_once() {
        for seed in 0..400 {
            let family = random_hypergraph(9, 12, 0, 5, seed);
            let masks: Vec<u32> =
                family.sets().iter().map(|set| set.iter().fold(0, |mask, &v| mask | 1 << v)).collect();
            let expected = by_trying(9, |mask| masks.iter().any(|set| set & !mask == 0));
            let test = |set: &Set<1>| masks.iter().any(|mask| u64::from(*mask) & !set.0[0] == 0);
            assert_eq!(sorted(minimal_sets(9, MANY, MANY, test).unwrap()), expected);
            assert!(minimal_sets(9, expected.len() - 1, MANY, test).is_none());
            assert!(minimal_sets(9, MANY, expected.len(), test).is_none());

            let crossing = by_trying(9, |mask| masks.iter().all(|set| set & mask != 0));
            let found = transversals(&family, MANY, MANY).unwrap();
            assert_eq!(sorted(found.clone()), crossing);
            if !crossing.is_empty() {
                assert!(transversals(&family, crossing.len() - 1, MANY).is_none());
            }
            let twice = transversals(&found, MANY, MANY).unwrap();
            assert_eq!(sorted(twice), sorted(Hypergraph::new(9, minimal(family.sets().to_vec()))));
        }
    }

    #[test]
    fn bounds() {
        assert!(minimal_sets::<1>(65, MANY, MANY, |_| true).is_none());
        assert_eq!(minimal_sets::<1>(3, MANY, MANY, |_| false).unwrap().sets().len(), 0);
        assert_eq!(minimal_sets::<2>(100, MANY, MANY, |set| set.len() >= 2).unwrap().sets().len(), 4950);
        assert_eq!(transversals(&Hypergraph::default(), 1, 1).unwrap().sets(), [Vec::<usize>::new()]);
    }
}
