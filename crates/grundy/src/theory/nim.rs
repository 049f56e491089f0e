//! Nim.

use super::Finding;
use crate::games::{Board, Problem};
use crate::rules::Convention;

/// Bouton: a nim position is lost for the player to move exactly when the exclusive or of the heaps is 0. In
/// misere play the same holds while some heap has two objects or more; when all heaps have at most one, play
/// is forced and the player to move loses exactly when the exclusive or is 1.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Heaps(heaps) = &problem.board else { return None };
    if problem.entry.id != "nim" || !problem.terms.impartial() || !problem.played.is_empty() {
        return None;
    }
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    match problem.terms.convention {
        Convention::Normal => Some(Finding::nimber(sum, "nim-sum of the heaps")),
        Convention::Misere => {
            let forced = heaps.iter().all(|&heap| heap <= 1);
            Some(Finding::winner((sum != 0) != forced, "Bouton's rule for misere nim"))
        }
        _ => None,
    }
}
