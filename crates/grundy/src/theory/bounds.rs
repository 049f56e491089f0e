//! Bounds on numbers of boards: between which sizes the first win of a Maker lies, by counting sets.

use super::{colouring, pursuit};
use crate::graph::Graph;
use crate::rules::Words;
use serde::Serialize;

/// A bound on a number, and where it comes from.
#[non_exhaustive]
pub struct NumberBound {
    /// The usual name of the number.
    pub number: &'static str,
    /// Where it is published or proved.
    pub source: &'static str,
    /// What it says of one argument, where all keys have their usual values.
    pub apply: BoundOf,
}

/// What a bound takes.
#[non_exhaustive]
pub enum BoundOf {
    /// A number.
    Number(fn(u64) -> Option<Bound>),
    /// A graph.
    Graph(fn(&Graph) -> Option<Bound>),
}

/// What a bound says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct Bound {
    /// The number is not less.
    pub least: Option<u64>,
    /// The number is not greater.
    pub most: Option<u64>,
    /// Why, with the numbers of sets that the argument uses.
    #[serde(flatten)]
    pub by: Words,
}

/// Every bound on a number.
pub static NUMBER_BOUNDS: &[NumberBound] = &[
    NumberBound {
        number: "W_g",
        source: "Beck 1981; book thm 3.13",
        apply: BoundOf::Number(few_progressions_to),
    },
    NumberBound {
        number: "W_g",
        source: "Beck 1981; book thm 3.13",
        apply: BoundOf::Number(enough_progressions_from),
    },
    NumberBound {
        number: "R_g",
        source: "Erdős and Selfridge 1973; book ex. 3.6",
        apply: BoundOf::Number(few_cliques),
    },
    NumberBound {
        number: "R_g",
        source: "Erdős and Szekeres 1935; book thm 3.15",
        apply: BoundOf::Number(ramsey_above),
    },
    NumberBound { number: "R_g_inverse", source: "book ex. 3.6 and 3.6", apply: BoundOf::Number(inverse) },
    NumberBound {
        number: "R_g_inverse",
        source: "Beck 2002; book thm 3.17",
        apply: BoundOf::Number(inverse_of_beck),
    },
    NumberBound {
        number: "W",
        source: "Szabó 1990; Gowers 2001; book thm 3.12",
        apply: BoundOf::Number(van_der_waerden),
    },
    NumberBound {
        number: "R",
        source: "Erdős 1947; Erdős and Szekeres 1935; book thm 3.15",
        apply: BoundOf::Number(ramsey),
    },
    NumberBound {
        number: "h_g",
        source: "Hopcroft and Krishnamoorthy 1983",
        apply: BoundOf::Graph(colouring::colours_needed),
    },
    NumberBound { number: "cop", source: "book ch. 9", apply: BoundOf::Graph(pursuit::cop_number_bounds) },
];

/// The bounds on a number of a number.
pub fn number_bounds(number: &str, argument: u64) -> Vec<Bound> {
    let rows = NUMBER_BOUNDS.iter().filter(|row| row.number == number);
    let of = |row: &NumberBound| if let BoundOf::Number(apply) = row.apply { apply(argument) } else { None };
    rows.filter_map(of).collect()
}

/// The bounds on a number of a graph.
pub fn graph_number_bounds(number: &str, graph: &Graph) -> Vec<Bound> {
    let rows = NUMBER_BOUNDS.iter().filter(|row| row.number == number);
    let of = |row: &NumberBound| if let BoundOf::Graph(apply) = row.apply { apply(graph) } else { None };
    rows.filter_map(of).collect()
}

/// The greatest number up to `most` with which a test holds, if it holds up to some number and not beyond.
fn last(most: u64, test: impl Fn(u64) -> bool) -> Option<u64> {
    let (mut holds, mut fails) = (0, most.checked_add(1)?);
    while fails - holds > 1 {
        let middle = holds + (fails - holds) / 2;
        *if test(middle) { &mut holds } else { &mut fails } = middle;
    }
    (holds > 0).then_some(holds)
}

/// The largest k for which progressions are counted.
const MOST_TERMS: u64 = 50;

/// The progressions with k terms in 1, .., n: those with difference r begin at one of n - (k - 1) r numbers.
fn progressions(n: u64, k: u64) -> u128 {
    let (n, k) = (n as u128, k as u128);
    let differences = n.saturating_sub(1) / (k - 1);
    differences * n - (k - 1) * differences * (differences + 1) / 2
}

/// At most this many progressions contain one number: it has one of k places, and for each place there are at most
/// (n - 1) / (k - 1) differences.
fn through_one(n: u64, k: u64) -> u128 {
    k as u128 * (n as u128 - 1) / (k as u128 - 1)
}

/// The progressions and those through one number, if with these counted twice they are fewer than 2^k, so that Breaker wins.
pub(super) fn few_progressions(n: u64, k: u64) -> Option<(u128, u128)> {
    if n == 0 || !(2..=MOST_TERMS).contains(&k) {
        return None;
    }
    let found = (progressions(n, k), through_one(n, k));
    (found.0 + found.1 < 1 << k).then_some(found)
}

/// The progressions and how many of them share two numbers at most, k (k - 1) / 2, if they are more than 2^(k-3) n times that
/// many, so that Maker wins.
pub(super) fn enough_progressions(n: u64, k: u64) -> Option<(u128, u128)> {
    if !(3..=MOST_TERMS).contains(&k) {
        return None;
    }
    let found = (progressions(n, k), (k * (k - 1) / 2) as u128);
    (8 * found.0 > (found.1 << k) * n as u128).then_some(found)
}

/// Breaker wins up to some n.
fn few_progressions_to(k: u64) -> Option<Bound> {
    let n = last(1 << 56, |n| few_progressions(n, k).is_some())?;
    let (sets, through) = few_progressions(n, k)?;
    Some(Bound {
        least: Some(n + 1),
        most: None,
        by: Words {
            en: format!(
                "W_g({k}) > {n}: {sets} progressions, at most {through} through one number, are fewer than 2^{k} (Erdős and Selfridge)"
            ),
            pt: format!(
                "W_g({k}) > {n}: {sets} progressões, no máximo {through} por um número, são menos que 2^{k} (Erdős e Selfridge)"
            ),
        },
    })
}

/// Maker wins from some n on.
fn enough_progressions_from(k: u64) -> Option<Bound> {
    let n = last(1 << 62, |n| enough_progressions(n, k).is_none())?.checked_add(1)?;
    let (sets, shared) = enough_progressions(n, k)?;
    Some(Bound {
        least: None,
        most: Some(n),
        by: Words {
            en: format!(
                "W_g({k}) ≤ {n}: {sets} progressions, at most {shared} through two numbers, are more than {shared} · 2^{} · {n} (Beck)",
                k as i64 - 3
            ),
            pt: format!(
                "W_g({k}) ≤ {n}: {sets} progressões, no máximo {shared} por dois números, são mais que {shared} · 2^{} · {n} (Beck)",
                k as i64 - 3
            ),
        },
    })
}

/// The number of ways to choose k of n, if it is not too large.
fn choose(n: u64, k: u64) -> Option<u128> {
    (0..k).try_fold(1u128, |ways, i| Some(ways.checked_mul(n.checked_sub(i)? as u128)? / (i as u128 + 1)))
}

/// The same as a power of 2, roughly.
fn log_choose(n: u64, k: u64) -> f64 {
    (0..k).map(|i| ((n - i) as f64 / (i + 1) as f64).log2()).sum()
}

/// The number of cliques, or roughly which power of 2 it is.
pub(super) fn cliques_described(n: u64, k: u64) -> String {
    choose(n, k).map_or_else(|| format!("2^{:.1}", log_choose(n, k)), |count| count.to_string())
}

/// Whether Breaker stops all cliques with k of n vertices because they are few: those through Maker's first edge count
/// twice. Numbers beyond 128 bits are compared by their logarithms, where a narrow result counts as too many.
pub(super) fn are_few_cliques(n: u64, k: u64) -> bool {
    let edges = k * (k - 1) / 2;
    if n < k {
        return true;
    }
    match choose(n, k).zip(choose(n - 2, k - 2)).filter(|_| edges < 127) {
        Some((all, through)) => all.saturating_add(through) < 1 << edges,
        None => {
            log_choose(n, k) + (1.0 + (k * k) as f64 / (n - 1) as f64 / (n - 1) as f64).log2()
                < edges as f64 - 0.01
        }
    }
}

/// Breaker wins as long as the cliques are fewer than 2^(k (k - 1) / 2).
fn few_cliques(k: u64) -> Option<Bound> {
    if !(3..=16).contains(&k) {
        return None;
    }
    let n = last(1 << 20, |n| are_few_cliques(n, k)).filter(|&n| n >= k)?;
    let edges = k * (k - 1) / 2;
    let (sets, through) = (cliques_described(n, k), cliques_described(n - 2, k - 2));
    Some(Bound {
        least: Some(n + 1),
        most: None,
        by: Words {
            en: format!(
                "R_g({k}) > {n}: {sets} cliques, {through} through one edge, are fewer than 2^{edges} (Erdős and Selfridge)"
            ),
            pt: format!(
                "R_g({k}) > {n}: {sets} cliques, {through} por uma aresta, são menos que 2^{edges} (Erdős e Selfridge)"
            ),
        },
    })
}

/// Maker wins where every colouring has a clique in one colour.
fn ramsey_above(k: u64) -> Option<Bound> {
    let most = 4u64.checked_pow(u32::try_from(k.checked_sub(1)?).ok()?)?;
    Some(Bound {
        least: None,
        most: Some(most),
        by: Words {
            en: format!("R_g({k}) ≤ R({k}) ≤ 4^{} = {most} (Erdős and Szekeres)", k - 1),
            pt: format!("R_g({k}) ≤ R({k}) ≤ 4^{} = {most} (Erdős e Szekeres)", k - 1),
        },
    })
}

/// The greatest k of a clique game on n vertices: at least 1 + log_4 n by Ramsey's theorem, and below the first k whose cliques
/// are few.
fn inverse(n: u64) -> Option<Bound> {
    let least =
        (1..=n).take_while(|&k| 4u64.checked_pow(k as u32 - 1).is_some_and(|size| size <= n)).last()?;
    let few = (least + 1..).find(|&k| are_few_cliques(n, k))?;
    let sets = if n < few { "0".to_string() } else { cliques_described(n, few) };
    let edges = few * (few - 1) / 2;
    Some(Bound {
        least: Some(least),
        most: Some(few - 1),
        by: Words {
            en: format!(
                "from {least} to {}: 4^{} ≤ {n} (Erdős and Szekeres), and {sets} cliques with {few} vertices are too few for 2^{edges} (Erdős and Selfridge)",
                few - 1,
                least - 1
            ),
            pt: format!(
                "de {least} a {}: 4^{} ≤ {n} (Erdős e Szekeres), e {sets} cliques com {few} vértices são poucos para 2^{edges} (Erdős e Selfridge)",
                few - 1,
                least - 1
            ),
        },
    })
}

/// Beck's window, which is exact only for n beyond any board: reported, not used.
fn inverse_of_beck(n: u64) -> Option<Bound> {
    if n < 4 {
        return None;
    }
    let log = (n as f64).log2();
    let middle = 2.0 * log - 2.0 * log.log2() + 2.0 * std::f64::consts::LOG2_E;
    let (low, high) = (middle - 10.0 / 3.0, middle - 1.0);
    Some(Bound {
        least: None,
        most: None,
        by: words!(
            "for very large n from {} + o(1) to {} + o(1): 2 log₂ n - 2 log₂ log₂ n + 2 log₂ e - 10/3 and - 1 (Beck)",
            "para n muito grande, de {} + o(1) a {} + o(1): 2 log₂ n - 2 log₂ log₂ n + 2 log₂ e - 10/3 e - 1 (Beck)";
            Words::decimal(low, 2), Words::decimal(high, 2)
        ),
    })
}

/// The bounds of Gowers and Szabó, which no board reaches: reported, not used.
fn van_der_waerden(k: u64) -> Option<Bound> {
    Some(Bound {
        least: None,
        most: None,
        by: Words {
            en: format!("W({k}) < 2^2^2^2^2^{} (Gowers); for large k also W(k) > 2^k / k^ε (Szabó)", k + 9),
            pt: format!(
                "W({k}) < 2^2^2^2^2^{} (Gowers); para k grande também W(k) > 2^k / k^ε (Szabó)",
                k + 9
            ),
        },
    })
}

/// 2^(k/2) < R(k) < 4^(k-1).
fn ramsey(k: u64) -> Option<Bound> {
    let most = 4u64.checked_pow(u32::try_from(k.checked_sub(1)?).ok()?).filter(|_| k >= 3)?;
    let root = 2f64.powf(k as f64 / 2.0);
    Some(Bound {
        least: Some(root.floor() as u64 + 1),
        most: Some(most - 1),
        by: words!(
            "2^{1} < R({k}) < 4^{0} = {most} (Erdős; Erdős and Szekeres)",
            "2^{1} < R({k}) < 4^{0} = {most} (Erdős; Erdős e Szekeres)", k - 1; Words::decimal(k as f64 / 2.0, 1)
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of sets, by listing them.
    #[test]
    fn sets_are_counted() {
        for (n, k) in [(5u64, 3u64), (13, 4), (12, 4), (28, 5), (9, 2), (3, 5), (40, 6)] {
            let all = crate::games::progressions(n as usize, k as usize);
            assert_eq!(progressions(n, k), all.len() as u128, "{n} {k}");
            let most = (0..n as usize).map(|v| all.iter().filter(|set| set.contains(&v)).count()).max();
            assert!(most.unwrap_or(0) as u128 <= through_one(n, k), "{n} {k}");
        }
        assert_eq!([choose(18, 4), choose(6, 3), choose(2, 3)], [3060, 20, 0].map(Some));
        assert!((log_choose(18, 4) - 3060f64.log2()).abs() < 1e-9);
    }

    /// Known numbers lie within the bounds: W_g(3) = 5, W_g(4) = 13, W_g(5) = 28, R_g(3) = 5 (book thms 3.11 and 3.16),
    /// R(3) = 6, R(4) = 18.
    #[test]
    fn known_numbers_lie_within() {
        let known = [
            ("W_g", 3, 5),
            ("W_g", 4, 13),
            ("W_g", 5, 28),
            ("R_g", 3, 5),
            ("R", 3, 6),
            ("R", 4, 18),
            ("R_g_inverse", 5, 3),
            ("R_g_inverse", 6, 3),
        ];
        for (name, argument, number) in known {
            let bounds = number_bounds(name, argument);
            assert!(!bounds.is_empty(), "{name}");
            for Bound { least, most, by } in bounds {
                assert!(least.is_none_or(|least| least <= number), "{name} {argument}: {}", by.en);
                assert!(most.is_none_or(|most| most >= number), "{name} {argument}: {}", by.en);
            }
        }
    }

    #[test]
    fn bounds_exist_for_every_argument_without_overflow() {
        for row in NUMBER_BOUNDS {
            for argument in (1..=1000).chain([1 << 20, u32::MAX as u64]) {
                let BoundOf::Number(apply) = row.apply else { continue };
                let bound = apply(argument);
                let (least, most) = bound.map_or((None, None), |bound| (bound.least, bound.most));
                assert!(
                    least.zip(most).is_none_or(|(least, most)| least <= most),
                    "{} {argument}",
                    row.number
                );
            }
        }
    }
}
