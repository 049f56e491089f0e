//! Nim.

use super::{Finding, Strategy};
use crate::games::{Board, Problem};
use crate::rules::{Bilingual, Convention, Words};

pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Heaps(heaps) = &problem.board else { return None };
    if !problem.terms.impartial() {
        return None;
    }
    let by = Bilingual { en: "nim-sum of the heaps", pt: "soma Nim das pilhas" };
    let finding = bouton(heaps, problem.terms.convention, by)?;
    let first = finding.first_wins?;
    let now = if first { to_lost(heaps, problem.terms.convention) } else { None };
    let strategy = strategy(heaps, problem.terms.convention, problem.winner(first).name());
    Some(finding.with_strategy(strategy.now(now.map(|(heap, left)| format!("{heap}>{left}")))))
}

/// How to win on heaps of nim, in words.
pub fn strategy(heaps: &[u64], convention: Convention, winner: &str) -> Strategy {
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    let strategy = match convention {
        Convention::Misere if heaps.iter().all(|&heap| heap <= 1) => Strategy::new(
            format!(
                "Every heap left is a single object, so that play is forced: with {ones} of them {winner} does not take the last one."
            ),
            format!(
                "Toda pilha que resta é um só objeto, de modo que as jogadas são forçadas: com {ones} delas, {winner} não retira o último."
            ),
        ),
        Convention::Misere => Strategy::new(
            format!(
                "{winner} leaves nim-sum 0, as in normal play, as long as that leaves a heap of two objects or more; otherwise an odd number of single objects."
            ),
            format!(
                "{winner} deixa soma Nim 0, como na variante normal, enquanto assim restar uma pilha de dois objetos ou mais; senão, um número ímpar de objetos sozinhos."
            ),
        ),
        _ => Strategy::new(
            format!("{winner} leaves nim-sum 0 in every turn."),
            format!("{winner} deixa soma Nim 0 a cada vez."),
        ),
    };
    Strategy { nim_sum: heaps.to_vec(), ..strategy }
}

/// A heap to lower, and to what, so that the position is lost for the player who is next: the first heap that has the
/// highest bit of the nim-sum, to its nim-sum with that. Under misere play the last heap of two objects or more is taken down
/// so that an odd number of single objects is left.
pub fn to_lost(heaps: &[u64], convention: Convention) -> Option<(usize, u64)> {
    let large: Vec<usize> = (0..heaps.len()).filter(|&i| heaps[i] > 1).collect();
    let ones = heaps.iter().filter(|&&heap| heap == 1).count() as u64;
    match (&large[..], convention) {
        ([], Convention::Misere) => heaps.iter().position(|&heap| heap == 1).map(|heap| (heap, 0)),
        ([only], Convention::Misere) => Some((*only, 1 - ones % 2)),
        _ => {
            let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
            (0..heaps.len()).find(|&i| heaps[i] ^ sum < heaps[i]).map(|i| (i, heaps[i] ^ sum))
        }
    }
}

const EXCEPTION: Bilingual = Bilingual {
    en: "the exception of Bouton's rule for misere nim: no heap has more than one object, so play is forced and their number decides",
    pt: "a exceção da regra de Bouton para o Nim misère: nenhuma pilha tem mais de um objeto, de modo que as jogadas são forçadas e a quantidade de pilhas decide",
};
const RULE: Bilingual = Bilingual {
    en: "Bouton's rule for misere nim: some heap has two objects or more, so the nim-sum decides as in normal play, until a move can leave only heaps of one object: it must leave an odd number of them",
    pt: "a regra de Bouton para o Nim misère: alguma pilha tem dois objetos ou mais, de modo que a soma Nim decide como na variante normal, até que uma jogada possa deixar apenas pilhas de um objeto: ela deve deixar um número ímpar delas",
};

/// Bouton: a nim position is lost for the player to move exactly when the exclusive or of the heaps is 0. In
/// misere play the same holds while some heap has two objects or more; when all heaps have at most one, play
/// is forced and the player to move loses exactly when the exclusive or is 1. `by` says why a problem is worth
/// these heaps.
pub fn bouton(heaps: &[u64], convention: Convention, by: Bilingual) -> Option<Finding> {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    match convention {
        Convention::Normal => Some(Finding::nimber(sum, by)),
        Convention::Misere => {
            let forced = heaps.iter().all(|&heap| heap <= 1);
            let rule = if forced { EXCEPTION } else { RULE };
            let by = Words { en: format!("{}; {}", by.en, rule.en), pt: format!("{}; {}", by.pt, rule.pt) };
            Some(Finding::winner((sum != 0) != forced, by))
        }
        _ => None,
    }
}
