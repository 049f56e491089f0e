//! Nim.

use super::Finding;
use crate::games::{Board, Problem};
use crate::rules::{Bilingual, Convention, Words};

pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Heaps(heaps) = &problem.board else { return None };
    if !problem.terms.impartial() {
        return None;
    }
    bouton(
        heaps,
        problem.terms.convention,
        Bilingual { en: "nim-sum of the heaps", pt: "soma Nim das pilhas" },
    )
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
