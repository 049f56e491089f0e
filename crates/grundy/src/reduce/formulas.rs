//! Formulas to hunt on: all small ones, then random ones.

use crate::formula::Formula;
use crate::graph::families::SplitMix64;
use std::collections::BTreeSet;

/// All positive formulas without empty clauses: with up to `size` clauses if the number of literals in a clause is
/// given, else with up to `size` literals. With `distinct`, no clause has a literal twice, and no clause occurs
/// twice.
pub fn positive(size: usize, width: Option<usize>, distinct: bool) -> impl Iterator<Item = Formula> + Send {
    let lengths = move |n: usize| match width {
        Some(width) => vec![vec![width; n]],
        None => partitions(n, n),
    };
    (1..=size).flat_map(lengths).flat_map(move |lengths| positive_of(lengths, distinct))
}

/// The ways to write a number as a sum of numbers up to `most`, the largest first.
fn partitions(number: usize, most: usize) -> Vec<Vec<usize>> {
    if number == 0 {
        return vec![Vec::new()];
    }
    let first = (1..=most.min(number)).rev();
    let with = |first: usize| {
        let rest = partitions(number - first, first);
        rest.into_iter().map(move |rest| [vec![first], rest].concat())
    };
    first.flat_map(with).collect()
}

/// All positive formulas with clauses of these lengths, those with few variables first, each once up to the names of the
/// variables, the order of the clauses and the direction in which a clause is read; without a variable that does not
/// occur, and with one. The order of the literals within a clause counts, since some reductions draw clauses as cycles.
fn positive_of(lengths: Vec<usize>, distinct: bool) -> impl Iterator<Item = Formula> + Send {
    let literals = lengths.iter().sum();
    let growing = (1..=literals as i32).flat_map(move |variables| {
        let strings = Growing { string: vec![1; literals], most: variables, ended: false };
        strings.filter(move |string| string.iter().max() == Some(&variables))
    });
    let formulas = growing.map(move |string| {
        let mut rest = &string[..];
        let cut = |&length: &usize| {
            let (clause, after) = rest.split_at(length);
            rest = after;
            clause.to_vec()
        };
        Formula::new(lengths.iter().map(cut).collect())
    });
    let wanted = move |formula: &Formula| !(distinct && repeats(formula)) && is_least(formula);
    formulas.filter(wanted).flat_map(|formula| {
        let idle = Formula { variables: formula.variables + 1, ..formula.clone() };
        [formula, idle]
    })
}

/// Whether a clause has a literal twice, or two clauses have the same literals.
pub fn repeats(formula: &Formula) -> bool {
    let sets: BTreeSet<BTreeSet<i32>> = formula.clauses.iter().map(|c| c.iter().copied().collect()).collect();
    let distinct: usize = sets.iter().map(BTreeSet::len).sum();
    distinct < formula.clauses.iter().map(Vec::len).sum() || sets.len() < formula.clauses.len()
}

/// The strings of numbers in which every number is at most one above all before it, and the first is 1: the partitions
/// of the places into at most so many classes, in lexicographic order.
struct Growing {
    string: Vec<i32>,
    most: i32,
    ended: bool,
}

impl Iterator for Growing {
    type Item = Vec<i32>;

    fn next(&mut self) -> Option<Vec<i32>> {
        if self.ended {
            return None;
        }
        let now = self.string.clone();
        let before = |i: usize| now[..i].iter().copied().max().unwrap_or(0);
        let may_grow = |i: usize| i > 0 && now[i] < self.most && now[i] <= before(i);
        match (0..now.len()).rev().find(|&i| may_grow(i)) {
            Some(i) => {
                self.string[i] += 1;
                self.string[i + 1..].fill(1);
            }
            None => self.ended = true,
        }
        Some(now)
    }
}

/// With more clauses than this, formulas that differ only in the order of their clauses are all listed.
const MOST_REORDERED: usize = 5;

/// Whether no reading of the formula (clauses of the same length in another order, clauses read backwards, variables
/// named in the order in which they come up) is less than the formula.
fn is_least(formula: &Formula) -> bool {
    let clauses = &formula.clauses;
    if clauses.len() > MOST_REORDERED {
        return true;
    }
    orders(clauses.len()).into_iter().all(|order| {
        let fits = order.iter().zip(clauses).all(|(&i, clause)| clauses[i].len() == clause.len());
        !fits || (0..1u32 << clauses.len()).all(|turned| renamed(clauses, &order, turned) >= *clauses)
    })
}

fn orders(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let insert = |order: Vec<usize>| {
        (0..n).map(move |i| {
            let mut order = order.clone();
            order.insert(i, n - 1);
            order
        })
    };
    orders(n - 1).into_iter().flat_map(insert).collect()
}

fn renamed(clauses: &[Vec<i32>], order: &[usize], turned: u32) -> Vec<Vec<i32>> {
    let mut names: Vec<i32> = Vec::new();
    let mut name = |&literal: &i32| {
        let known = names.iter().position(|&other| other == literal);
        known.unwrap_or_else(|| {
            names.push(literal);
            names.len() - 1
        }) as i32
            + 1
    };
    let mut clause = |&i: &usize| -> Vec<i32> {
        match turned >> i & 1 {
            0 => clauses[i].iter().map(&mut name).collect(),
            _ => clauses[i].iter().rev().map(&mut name).collect(),
        }
    };
    order.iter().map(&mut clause).collect()
}

/// All formulas with up to so many variables and up to three different clauses, none of them empty and none with a
/// variable and its negation, literals in order.
pub fn signed(most_variables: usize) -> impl Iterator<Item = Formula> + Send {
    (1..=most_variables).flat_map(|variables| {
        let clauses = clauses(variables);
        let m = clauses.len();
        let sets = (0..m).flat_map(move |i| (i..m).flat_map(move |j| (j..m).map(move |k| [i, j, k])));
        // A set of one clause or two is written with a clause repeated at its end.
        let sets = sets.map(BTreeSet::from).collect::<BTreeSet<BTreeSet<usize>>>();
        let mut sets: Vec<BTreeSet<usize>> = sets.into_iter().chain([BTreeSet::new()]).collect();
        sets.sort_by_key(BTreeSet::len);
        let formula = move |set: BTreeSet<usize>| Formula {
            variables,
            clauses: set.into_iter().map(|i| clauses[i].clone()).collect(),
        };
        sets.into_iter().map(formula)
    })
}

/// The clauses over some variables, none twice in one.
fn clauses(variables: usize) -> Vec<Vec<i32>> {
    let with = |clauses: Vec<Vec<i32>>, variable: i32| {
        let add = |clause: &Vec<i32>| {
            [0, variable, -variable].map(|literal| {
                let literals = clause.iter().copied().chain((literal != 0).then_some(literal));
                literals.collect::<Vec<i32>>()
            })
        };
        clauses.iter().flat_map(add).collect()
    };
    let mut all = (1..=variables as i32).fold(vec![Vec::new()], with);
    all.retain(|clause| !clause.is_empty());
    all.sort_by_key(Vec::len);
    all
}

/// Random positive formulas: with one or two clauses more than `size` if the number of literals in a clause is given, else
/// with a few literals more, in clauses of one to five.
pub fn drawn_positive(
    size: usize,
    width: Option<usize>,
    distinct: bool,
    seed: u64,
) -> impl Iterator<Item = Formula> + Send {
    let mut draws = SplitMix64::new(seed);
    std::iter::repeat_with(move || {
        let lengths = match width {
            Some(width) => vec![width; size + 1 + draws.below(2) as usize],
            None => drawn_lengths(&mut draws, size),
        };
        let longest = lengths.iter().copied().max().unwrap_or(0) as u64;
        let least = if distinct { longest } else { 2 };
        let variables = least + draws.below(3 + lengths.len() as u64);
        let clause = |length| drawn_clause(&mut draws, length, variables, distinct);
        Formula::new(lengths.into_iter().map(clause).collect())
    })
}

/// The longest clause that is drawn.
const LONGEST: u64 = 5;

fn drawn_lengths(draws: &mut SplitMix64, size: usize) -> Vec<usize> {
    let mut left = size + 1 + draws.below(4) as usize;
    let mut lengths = Vec::new();
    while left > 0 {
        let length = (1 + draws.below(LONGEST) as usize).min(left);
        lengths.push(length);
        left -= length;
    }
    lengths
}

/// A random clause of variables; if they are to be distinct there must be as many as it has literals.
fn drawn_clause(draws: &mut SplitMix64, length: usize, variables: u64, distinct: bool) -> Vec<i32> {
    let mut clause: Vec<i32> = Vec::with_capacity(length);
    while clause.len() < length {
        let literal = 1 + draws.below(variables) as i32;
        if !(distinct && clause.contains(&literal)) {
            clause.push(literal);
        }
    }
    clause
}

/// Random formulas with one to three variables more than `variables`, and clauses of one to three literals.
pub fn drawn_signed(variables: usize, seed: u64) -> impl Iterator<Item = Formula> + Send {
    let mut draws = SplitMix64::new(seed);
    std::iter::repeat_with(move || {
        let variables = variables + 1 + draws.below(3) as usize;
        let count = 1 + draws.below(2 * variables as u64);
        let clause = |_| {
            let length = 1 + draws.below(3) as usize;
            let mut clause = drawn_clause(&mut draws, length, variables as u64, false);
            clause.iter_mut().for_each(|literal| *literal *= 1 - 2 * draws.below(2) as i32);
            clause
        };
        Formula { variables, clauses: (0..count).map(clause).collect() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The partitions of a set with 6 elements number 203, Bell's number.
    #[test]
    fn growing_strings_are_partitions() {
        let count = |most: i32| Growing { string: vec![1; 6], most, ended: false }.count();
        assert_eq!((count(6), count(2), count(1)), (203, 1 + 31, 1));
    }

    #[test]
    fn small_formulas_come_once() {
        let texts: Vec<String> = positive(2, None, false).map(|formula| formula.to_string()).collect();
        let expected = [
            "(1)", "2:(1)", "(1 1)", "2:(1 1)", "(1 2)", "3:(1 2)", "(1)(1)", "2:(1)(1)", "(1)(2)",
            "3:(1)(2)",
        ];
        assert_eq!(texts, expected);
        let words: Vec<String> = positive(1, Some(3), false).map(|formula| formula.to_string()).collect();
        let plain: Vec<&String> = words.iter().filter(|text| !text.contains(':')).collect();
        assert_eq!(plain, ["(1 1 1)", "(1 1 2)", "(1 2 1)", "(1 2 3)"]);
        let distinct: Vec<String> = positive(1, Some(3), true).map(|formula| formula.to_string()).collect();
        assert_eq!(distinct, ["(1 2 3)", "4:(1 2 3)"]);
    }

    #[test]
    fn signed_formulas_are_counted() {
        // 3^n - 1 clauses: 2 and 8; sets of at most three of them.
        assert_eq!(signed(1).count(), 4);
        assert_eq!(signed(2).count(), 4 + 1 + 8 + 28 + 56);
    }
}
