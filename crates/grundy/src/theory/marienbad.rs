//! Marienbad, or Fibonacci nim.

use super::{Finding, Strategy};
use crate::games::{Board, Problem, marienbad_position};
use crate::rules::{Bilingual, Convention};

/// Nimbers are found up to this many matches, in time quadratic in it.
const MOST_MATCHES: u64 = 1 << 12;

/// Whinihan 1963: write the number of matches as a sum of Fibonacci numbers no two of which are neighbours
/// (Zeckendorf). The player to move wins exactly if the least of them may be taken, and it is then the least number
/// that wins: it leaves a number whose least summand is more than twice as large, while taking fewer leaves one whose
/// least summand the opponent may take. Under misere play the last match does not count, since nobody wants it: n
/// matches are played like n - 1 under normal play.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Heaps(numbers) = &problem.board else { return None };
    if !problem.terms.impartial() {
        return None;
    }
    let (matches, limit) = marienbad_position(numbers);
    let by = Bilingual {
        en: "Zeckendorf's sum of Fibonacci numbers, by Whinihan's theorem",
        pt: "soma de Zeckendorf em números de Fibonacci, pelo teorema de Whinihan",
    };
    match problem.terms.convention {
        Convention::Normal => {
            let take = least_summand(matches).filter(|&take| take <= limit).unwrap_or(0);
            let finding = match (take, matches) {
                (0, _) => Finding::nimber(0, by),
                (_, ..=MOST_MATCHES) => Finding::nimber(Nimbers::new(matches).of(matches, limit), by),
                _ => Finding::winner(true, by),
            };
            let strategy = strategy(matches, limit, take, problem.winner(take > 0).name());
            Some(Finding { take: Some(take), ..finding }.with_strategy(strategy))
        }
        Convention::Misere if limit == 0 => Some(Finding::winner(
            true,
            Bilingual { en: "no match can be taken", pt: "nenhum fósforo pode ser retirado" },
        )),
        Convention::Misere => {
            let take = least_summand(matches - 1).filter(|&take| take <= limit).unwrap_or(0);
            let strategy = strategy(matches - 1, limit, take, problem.winner(take > 0).name());
            Some(Finding { take: Some(take), ..Finding::winner(take > 0, by) }.with_strategy(strategy))
        }
        _ => None,
    }
}

/// How to play with so many matches that count, of which so many may be taken.
fn strategy(matches: u64, limit: u64, take: u64, winner: &str) -> Strategy {
    let all: Vec<String> = summands(matches).iter().map(u64::to_string).collect();
    let (sum, least) = (all.join(" + "), all.last().map_or("0", String::as_str));
    match take {
        0 => Strategy::new(
            format!("The number that counts is {matches} = {sum}, in Fibonacci numbers no two of which are neighbours. The least of them, {least}, cannot be taken, since {limit} is the limit; whatever is taken, {winner} can then take the least one."),
            format!("O número que conta é {matches} = {sum}, em números de Fibonacci sem dois vizinhos. O menor deles, {least}, não pode ser retirado, pois o limite é {limit}; não importa o que se retire, {winner} pode em seguida retirar o menor."),
        ),
        _ => Strategy::new(
            format!("The number that counts is {matches} = {sum}, in Fibonacci numbers no two of which are neighbours. {winner} takes the least of them in every turn: the least one left is then more than twice as large, and cannot be taken."),
            format!("O número que conta é {matches} = {sum}, em números de Fibonacci sem dois vizinhos. {winner} retira o menor deles a cada vez: o menor que resta é então mais que o dobro, e não pode ser retirado."),
        )
        .now(Some(take.to_string())),
    }
}

/// The least summand of a positive number in its sum of Fibonacci numbers without neighbours.
fn least_summand(n: u64) -> Option<u64> {
    summands(n).pop()
}

/// The sum of Fibonacci numbers without neighbours: the largest Fibonacci number is taken away until nothing is left.
fn summands(n: u64) -> Vec<u64> {
    let mut rest = n as u128;
    let (mut small, mut large) = (1u128, 2u128);
    while large <= rest {
        (small, large) = (large, small + large);
    }
    let mut all = Vec::new();
    while rest > 0 {
        if small <= rest {
            rest -= small;
            all.push(small as u64);
        }
        (small, large) = (large - small, small);
    }
    all
}

/// The nimbers of all positions with few matches. With n matches the nimber grows with the limit, so that the limits
/// at which it grows determine it.
struct Nimbers {
    /// For each number of matches the limits at which the nimber becomes 1, 2, ...
    steps: Vec<Vec<u64>>,
}

impl Nimbers {
    /// By the mex rule: a larger limit only adds options. O(n^2 log n).
    fn new(most: u64) -> Nimbers {
        let mut table = Nimbers { steps: vec![Vec::new()] };
        for matches in 1..=most {
            let mut steps = Vec::new();
            let mut met = vec![false; 64];
            for taken in 1..=matches {
                let option = table.of(matches - taken, 2 * taken) as usize;
                met.resize(met.len().max(option + 2), false);
                met[option] = true;
                while met[steps.len()] {
                    steps.push(taken);
                    met.resize(met.len().max(steps.len() + 1), false);
                }
            }
            table.steps.push(steps);
        }
        table
    }

    fn of(&self, matches: u64, limit: u64) -> u64 {
        self.steps[matches as usize].partition_point(|&step| step <= limit) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn least_summands() {
        let known = [1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13];
        assert!((1..).zip(known).all(|(n, least)| least_summand(n) == Some(least)));
        assert_eq!(least_summand(0), None);
        assert_eq!(least_summand(12_200_160_415_121_876_738), Some(12_200_160_415_121_876_738));
        assert_eq!(least_summand(12_200_160_415_121_876_738 + 5), Some(5));
        assert!(least_summand(u64::MAX).is_some());
    }
}
