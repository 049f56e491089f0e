//! From a monotone test to its minimal true sets, and from a family to its transversals.

use super::{Exhausted, Hypergraph};
use crate::graph::Set;
use std::collections::HashSet;

/// The minimal true sets of a monotone test on the elements `0..n`: the sets of the game that the test
/// describes. `None` if there are more than `most_sets` of them, if the test is called more than `most_tests`
/// times, or if `n` is over the capacity of the sets.
///
/// A node of the recursion asks for the minimal sets that contain `required` and lie in `allowed`. Shrinking
/// `allowed` greedily, elements that are not required first, gives one minimal set S. Any other that contains
/// `required` lacks an element of S outside of `required` (else it would contain S), so the node branches on
/// the first one that it lacks. Each node finds a minimal set by at most n tests; a set is reported only
/// where it contains `required`, and so once.
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

/// The minimal transversals of a family: the minimal sets that meet every set. They are what Breaker wants to
/// own, and the transversals of the transversals are the minimal sets again. `None` if there are more than
/// `most`, or if the search takes more than `most_steps` steps.
///
/// The search of Murakami and Uno (2014): it adds elements of a set that is not yet met, one with the fewest
/// candidates, and goes on only while every chosen element has a set that it alone meets. Each transversal is
/// found once.
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

/// A permutation of the elements that takes the minimal sets of a family to its minimal transversals, so that Maker and
/// Breaker can exchange their roles. `None` if there is none, if there are more than `most` transversals, or if the
/// search takes more than `most_steps` steps.
pub fn self_duality(family: &Hypergraph, most: usize, most_steps: usize) -> Option<Vec<usize>> {
    let sets = family.residual(&[], &[]);
    let dual = transversals(&sets, most.min(sets.sets().len()), most_steps)?;
    let sizes = |family: &Hypergraph| {
        let mut sizes: Vec<usize> = family.sets().iter().map(Vec::len).collect();
        sizes.sort_unstable();
        sizes
    };
    if sizes(&sets) != sizes(&dual) {
        return None;
    }
    let images: HashSet<Vec<usize>> = dual.sets().iter().cloned().collect();
    let [here, there] = [&sets, &dual].map(profiles);
    let unused = vec![true; family.elements()];
    let mut search =
        Exchange { sets: &sets, images, here, there, image: Vec::new(), unused, steps_left: most_steps };
    search.visit().ok()?.then_some(search.image)
}

/// For each element, the sizes of the sets that contain it, in order.
fn profiles(family: &Hypergraph) -> Vec<Vec<usize>> {
    let sizes = |star: Vec<usize>| {
        let mut sizes: Vec<usize> = star.into_iter().map(|i| family.sets()[i].len()).collect();
        sizes.sort_unstable();
        sizes
    };
    family.stars().into_iter().map(sizes).collect()
}

/// The search for a permutation: elements get images one after the other, and as soon as all elements of a set have one,
/// the image of the set must be a transversal of the list.
struct Exchange<'a> {
    sets: &'a Hypergraph,
    images: HashSet<Vec<usize>>,
    here: Vec<Vec<usize>>,
    there: Vec<Vec<usize>>,
    image: Vec<usize>,
    unused: Vec<bool>,
    steps_left: usize,
}

impl Exchange<'_> {
    fn visit(&mut self) -> Result<bool, Exhausted> {
        self.steps_left = self.steps_left.checked_sub(1).ok_or(Exhausted)?;
        let v = self.image.len();
        if v == self.here.len() {
            return Ok(true);
        }
        // The element itself comes first: many boards are their own duals as they are.
        for u in std::iter::once(v).chain((0..self.there.len()).filter(|&u| u != v)) {
            if !self.unused[u] || self.here[v] != self.there[u] {
                continue;
            }
            self.unused[u] = false;
            self.image.push(u);
            if self.agrees(v) && self.visit()? {
                return Ok(true);
            }
            self.image.pop();
            self.unused[u] = true;
        }
        Ok(false)
    }

    /// Whether the sets whose last element is `v` have transversals as images.
    fn agrees(&self, v: usize) -> bool {
        self.sets.sets().iter().filter(|set| set.last() == Some(&v)).all(|set| {
            let mut image: Vec<usize> = set.iter().map(|&u| self.image[u]).collect();
            image.sort_unstable();
            self.images.contains(&image)
        })
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

    /// The images of the minimal sets are the minimal transversals, by definition; without a permutation there is none
    /// among all of them.
    #[test]
    fn self_dualities_by_definition() {
        use super::super::naive::random_hypergraph;
        let mut found = 0;
        for seed in 0..600 {
            let family = random_hypergraph(5, 5, 1, 3, seed).residual(&[], &[]);
            let dual: HashSet<Vec<usize>> =
                transversals(&family, 100, 10_000).unwrap().sets().iter().cloned().collect();
            let takes = |image: &[usize]| {
                let moved = |set: &Vec<usize>| {
                    let mut moved: Vec<usize> = set.iter().map(|&v| image[v]).collect();
                    moved.sort_unstable();
                    moved
                };
                family.sets().iter().map(moved).collect::<HashSet<_>>() == dual
            };
            let exists = permutations(5).iter().any(|image| takes(image));
            let image = self_duality(&family, 100, 10_000);
            assert_eq!(image.is_some(), exists, "{family:?}");
            found += image.is_some_and(|image| takes(&image)) as usize;
        }
        assert!(found > 20, "{found}");
    }

    fn permutations(n: usize) -> Vec<Vec<usize>> {
        if n == 0 {
            return vec![Vec::new()];
        }
        let with = |rest: Vec<usize>| {
            (0..n).map(move |i| [&rest[..i], &[n - 1], &rest[i..]].concat()).collect::<Vec<_>>()
        };
        permutations(n - 1).into_iter().flat_map(with).collect()
    }
}
