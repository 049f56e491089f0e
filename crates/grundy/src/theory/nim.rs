//! Nim.

use super::Finding;
use crate::games::{Board, Problem};
use crate::rules::Convention;

pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Heaps(heaps) = &problem.board else { return None };
    if problem.entry.id != "nim" || !problem.terms.impartial() || !problem.played.is_empty() {
        return None;
    }
    bouton(heaps, problem.terms.convention, "nim-sum of the heaps")
}

/// Bouton: a nim position is lost for the player to move exactly when the exclusive or of the heaps is 0. In
/// misere play the same holds while some heap has two objects or more; when all heaps have at most one, play
/// is forced and the player to move loses exactly when the exclusive or is 1. `by` says why a problem is worth
/// these heaps.
pub fn bouton(heaps: &[u64], convention: Convention, by: &str) -> Option<Finding> {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    match convention {
        Convention::Normal => Some(Finding::nimber(sum, by)),
        Convention::Misere => {
            let forced = heaps.iter().all(|&heap| heap <= 1);
            let rule = match forced {
                true => {
                    "the exception of Bouton's rule for misere nim: no heap has more than one object, so play is forced and their number decides"
                }
                false => {
                    "Bouton's rule for misere nim: some heap has two objects or more, so the nim-sum decides as in normal play"
                }
            };
            Some(Finding::winner((sum != 0) != forced, format!("{by}; {rule}")))
        }
        _ => None,
    }
}
