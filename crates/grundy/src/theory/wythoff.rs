//! Wythoff's game.

use super::queens::Queens;
use super::{Finding, Strategy};
use crate::games::{Board, Problem};
use crate::rules::{Bilingual, Convention};
use std::sync::{Mutex, PoisonError};

const GOLDEN: Bilingual =
    Bilingual { en: "Wythoff's golden ratio formula", pt: "fórmula da razão áurea de Wythoff" };

const TABLE: Bilingual =
    Bilingual { en: "table of all smaller pairs of heaps", pt: "tabela de todos os pares menores de pilhas" };

/// Wythoff 1907: a pair is lost exactly if it is (floor(n phi), floor(n phi^2)) for some n, where phi is the golden
/// ratio; n is the difference of the heaps, since phi^2 = phi + 1. Under misere play only the pairs for n = 0 and
/// n = 1 change places: (0,1) and (2,2) are lost instead of (0,0) and (1,2) (Berlekamp, Conway and Guy 1982, ch. 13).
/// The nimbers of small heaps come from the table of all smaller pairs.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Heaps(heaps) = &problem.board else { return None };
    let &[a, b] = &heaps[..] else { return None };
    if !problem.terms.impartial() {
        return None;
    }
    let pair = (a.min(b), a.max(b));
    let misere = problem.terms.convention == Convention::Misere;
    let first = !is_lost(pair, misere);
    let strategy = strategy((a, b), misere, problem.winner(first).name(), first);
    let finding = match problem.terms.convention {
        Convention::Normal if is_golden(pair) => Some(Finding::nimber(0, GOLDEN)),
        Convention::Normal => match nimber(pair) {
            Some(nimber) => Some(Finding::nimber(nimber, TABLE)),
            None => Some(Finding::winner(true, GOLDEN)),
        },
        Convention::Misere => Some(Finding::winner(
            first,
            Bilingual {
                en: "Wythoff's golden ratio formula, for misere play",
                pt: "fórmula da razão áurea de Wythoff, na variante misère",
            },
        )),
        _ => None,
    };
    Some(finding?.with_strategy(strategy))
}

/// Whether the player to move loses.
fn is_lost(pair: (u64, u64), misere: bool) -> bool {
    match pair {
        (0, 0) | (1, 2) if misere => false,
        (0, 1) | (2, 2) if misere => true,
        pair => is_golden(pair),
    }
}

/// The lost pairs in order, and a move to one of them if there is one.
fn strategy((a, b): (u64, u64), misere: bool, winner: &str, first: bool) -> Strategy {
    let pairs = match misere {
        false => "(0,0), (1,2), (3,5), (4,7), (6,10)",
        true => "(0,1), (2,2), (3,5), (4,7), (6,10)",
    };
    let (en, pt) = match misere {
        false => (
            "the n-th heaps differ by n, from 0 on, and the smaller one is the least number not used before",
            "as n-ésimas pilhas diferem por n, a partir de 0, e a menor é o menor número ainda não usado",
        ),
        true => (
            "from the third on they are those of normal play",
            "do terceiro em diante, são os da variante normal",
        ),
    };
    let words = Strategy::new(
        format!(
            "Wythoff's pairs are {pairs} and so on: {en}. Whoever must move from one of them loses, and {winner} moves to one of them in every turn."
        ),
        format!(
            "Os pares de Wythoff são {pairs} e assim por diante: {pt}. Quem precisa jogar a partir de um deles perde, e {winner} joga para um deles a cada vez."
        ),
    );
    words.now(if first { move_to_lost((a, b), misere) } else { None })
}

/// Heaps up to this size have squares that fit.
const MOST_SQUARED: u64 = 1 << 62;

/// A move to a lost pair: from both heaps to the pair with the same difference, or from one heap to the partner of the
/// other, which is about phi times as large or as small.
fn move_to_lost((a, b): (u64, u64), misere: bool) -> Option<String> {
    if a.max(b) > MOST_SQUARED {
        return None;
    }
    let lost = |a: u64, b: u64| is_lost((a.min(b), a.max(b)), misere);
    let near = |x: u64| x.saturating_sub(2)..=x + 2;
    let both = near(times_phi(a.abs_diff(b))).filter(|&left| left < a.min(b)).map(|left| a.min(b) - left);
    if let Some(taken) = both.into_iter().find(|taken| lost(a - taken, b - taken)) {
        return Some(format!("both>{},{}", a - taken, b - taken));
    }
    let partner = |x: u64| [times_phi(x), times_phi(x) - x].into_iter().flat_map(near);
    let single = |(heap, size, other): (usize, u64, u64)| {
        let left = partner(other).find(|&left| left < size && lost(left, other))?;
        Some(format!("{heap}>{left}"))
    };
    [(0, a, b), (1, b, a)].into_iter().find_map(single)
}

/// The product with the golden ratio, rounded down.
fn times_phi(n: u64) -> u64 {
    let n = n as u128;
    ((n + (5 * n * n).isqrt()) / 2) as u64
}

/// Sides of the table are multiples of this.
const STEP: u64 = 64;

/// The nimber of a pair, the smaller heap first, unless the table of all smaller pairs would be too large. The table
/// is cached, since callers ask for many pairs one after the other. It grows in steps, and keeps its contents where
/// possible.
fn nimber(pair: (u64, u64)) -> Option<u64> {
    static KNOWN: Mutex<Option<Queens>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let last = known.as_ref().map_or((0, 0), Queens::last);
    if known.is_none() || pair.0 > last.0 || pair.1 > last.1 {
        let rounded = (pair.0 | (STEP - 1), pair.1 | (STEP - 1));
        let sizes = [(rounded.0.max(last.0), rounded.1.max(last.1)), rounded, pair];
        *known = Some(sizes.into_iter().find_map(|last| Queens::new(last, |_, _| true))?);
    }
    known.as_ref().map(|table| table.nimber(pair))
}

/// Whether the smaller heap is floor(n phi), n being the difference. In integers, floor(n phi) is half of n +
/// floor(sqrt(5 n^2)), rounded down. As floor(n phi) is at least n, a larger n need not be tried, and for a smaller
/// one, where b = a + n fits into 64 bits, 5 n^2 fits into 128 bits.
fn is_golden((a, b): (u64, u64)) -> bool {
    let n = (b - a) as u128;
    n <= a as u128 && (n + (5 * n * n).isqrt()) / 2 == a as u128
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pairs by their other definition: the smaller heap is the least unused number.
    #[test]
    fn golden_pairs_are_those_of_the_least_unused_number() {
        let mut met = vec![false; 4000];
        let mut pairs = Vec::new();
        for n in 0..1000 {
            let a = met.iter().position(|met| !met).unwrap();
            (met[a], met[a + n]) = (true, true);
            pairs.push((a as u64, (a + n) as u64));
        }
        let golden = |a: u64| (a..2 * a + 1).filter(move |&b| is_golden((a, b)));
        let found: Vec<(u64, u64)> = (0..1000).flat_map(|a| golden(a).map(move |b| (a, b))).collect();
        pairs.retain(|&(a, _)| a < 1000);
        assert_eq!(found, pairs);
    }

    /// Both sequences together meet every number once (Beatty 1926), up to the largest heaps.
    #[test]
    fn large_pairs_fit() {
        let pair = |n: u128| ((n + (5 * n * n).isqrt()) / 2, (3 * n + (5 * n * n).isqrt()) / 2);
        for n in [10u128.pow(17), 382_000_000_000_000_003, 7 * 10u128.pow(18)] {
            let (a, b) = pair(n);
            let (a, b) = (u64::try_from(a).unwrap(), u64::try_from(b).unwrap());
            assert!(is_golden((a, b)) && !is_golden((a, b - 1)) && !is_golden((a - 1, b)));
            // a^2 - a n - n^2 lies between -a - n and n: a is n phi less a fraction.
            let (a, n) = (a as i128, n as i128);
            assert!(a * (a - n) < n * n && (a + 1) * (a + 1 - n) > n * n);
        }
        assert!(!is_golden((0, u64::MAX)) && !is_golden((u64::MAX, u64::MAX)));
    }
}
