//! Subtraction games in which any number up to k may be taken.

use super::{Finding, Strategy};
use crate::games::{Board, Problem, pin_rows};
use crate::heap::set;
use crate::rules::{Convention, Words};

/// From n objects the moves leave the k numbers before n. So the nimber is the remainder of n modulo k + 1, by induction:
/// the other remainders all occur among the options, and this one does not. Several heaps add by nim-sum. Under
/// misere play nobody wants the last object of a single heap: n objects are played like n - 1 under normal play.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Heaps(heaps) = &problem.board else { return None };
    let set = set(problem.key("set")).ok()?;
    let k = set.len() as u64;
    if !problem.terms.impartial() || !set.into_iter().eq(1..=k) {
        return None;
    }
    let modulus = k + 1;
    match (problem.terms.convention, &heaps[..]) {
        (Convention::Normal, heaps) => Some(normal(problem, heaps, modulus)),
        (Convention::Misere, &[heap]) => Some(misere(problem, heap, modulus)),
        _ => None,
    }
}

/// Pins in a row of which one falls, or one with its neighbours (book ex. 2.6): the nimber is the remainder of their number
/// modulo 4. By induction: from the end of a row one, two or three pins can fall, so that every smaller remainder is
/// reached. No move keeps it: if one pin or three fall, the number of pins left has the other parity, and so has the
/// nim-sum of the remainders of its two rows; if two fall, it is at an end.
pub fn pins(problem: &Problem) -> Option<Finding> {
    let plain = problem.terms.impartial() && problem.terms.convention == Convention::Normal;
    if !plain || problem.key("reach") != "3" || problem.key("shape") != "row" {
        return None;
    }
    let rows = pin_rows(problem)?;
    let lengths: Vec<u64> = rows.iter().map(|(_, length)| *length).collect();
    let Remainders { by, sum, strategy, lowered } = Remainders::of(problem, &lengths, 4);
    let now = lowered.map(|(row, left)| match (rows[row].0 + left, rows[row].0 + rows[row].1 - 1) {
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}-{last}"),
    });
    let strategy = strategy.adding(
        "From the end of a row one, two or three pins can fall.",
        "Do fim de uma fila podem cair um, dois ou três pinos.",
    );
    Some(Finding::nimber(sum, by).with_strategy(strategy.now(now)))
}

fn normal(problem: &Problem, heaps: &[u64], modulus: u64) -> Finding {
    let Remainders { by, sum, strategy, lowered } = Remainders::of(problem, heaps, modulus);
    let now = lowered.map(|(heap, left)| format!("{heap}>{left}"));
    Finding::nimber(sum, by).with_strategy(strategy.now(now))
}

/// Heaps that are worth their remainders.
struct Remainders {
    by: Words,
    /// The nim-sum of the remainders.
    sum: u64,
    strategy: Strategy,
    /// A heap to lower, and to what, so that the nim-sum is 0.
    lowered: Option<(usize, u64)>,
}

impl Remainders {
    fn of(problem: &Problem, heaps: &[u64], modulus: u64) -> Remainders {
        let rests: Vec<u64> = heaps.iter().map(|heap| heap % modulus).collect();
        let sum = rests.iter().fold(0, |sum, rest| sum ^ rest);
        let lower = (0..heaps.len()).find(|&i| rests[i] ^ sum < rests[i]);
        let by = Words {
            en: format!("nim-sum of the remainders modulo {modulus}"),
            pt: format!("soma Nim dos restos módulo {modulus}"),
        };
        Remainders {
            by,
            sum,
            strategy: remainder_words(problem.winner(sum != 0).name(), heaps, modulus),
            lowered: lower.map(|i| (i, heaps[i] - rests[i] + (rests[i] ^ sum))),
        }
    }
}

fn remainder_words(winner: &str, heaps: &[u64], modulus: u64) -> Strategy {
    match heaps {
        [_] => Strategy::new(
            format!(
                "{winner} leaves a multiple of {modulus} in every turn: whatever the other one takes, {winner} takes what makes {modulus} together."
            ),
            format!(
                "{winner} deixa um múltiplo de {modulus} a cada vez: o que quer que o outro retire, {winner} retira o que completa {modulus}."
            ),
        ),
        _ => Strategy::new(
            format!(
                "A heap counts as its remainder modulo {modulus}: {winner} leaves remainders with nim-sum 0 in every turn."
            ),
            format!(
                "Uma pilha conta como seu resto módulo {modulus}: {winner} deixa restos com soma Nim 0 a cada vez."
            ),
        ),
    }
}

fn misere(problem: &Problem, heap: u64, modulus: u64) -> Finding {
    let rest = heap.checked_sub(1).map(|heap| heap % modulus);
    let first = rest != Some(0);
    let winner = problem.winner(first).name();
    let strategy = Strategy::new(
        format!("{winner} leaves one object more than a multiple of {modulus} in every turn."),
        format!("{winner} deixa um objeto a mais que um múltiplo de {modulus} a cada vez."),
    );
    let now = rest.filter(|rest| *rest > 0).map(|rest| format!("0>{}", heap - rest));
    let by = Words {
        en: format!("remainder modulo {modulus} of the objects but one"),
        pt: format!("resto módulo {modulus} dos objetos menos um"),
    };
    Finding::winner(first, by).with_strategy(strategy.now(now))
}
