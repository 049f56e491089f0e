//! Nim with a bank or with bags.

use super::Finding;
use super::nim::bouton;
use crate::games::{Board, Problem};
use crate::rules::{Bilingual, Convention, Pile};

/// Poker nim: what the opponent puts on a heap can be taken away at once, so that the bank changes nothing
/// (Berlekamp, Conway and Guy 1982, ch. 3). Under misere play too: the lost positions of misere nim stay lost by the
/// same answer, and where all heaps are empty the player to move, if there is a bank, puts one there.
pub fn poker_nim(problem: &Problem) -> Option<Finding> {
    let Board::Heaps(heaps) = &problem.board else { return None };
    if !problem.terms.impartial() {
        return None;
    }
    bouton(
        heaps,
        problem.terms.convention,
        Bilingual {
            en: "nim-sum of the heaps; what the bank adds is reversible",
            pt: "soma Nim das pilhas; o que o banco acrescenta é reversível",
        },
    )
}

/// A bag is a game whose options are heaps of nim: it is worth the mex of their sizes (Sprague 1935, Grundy 1939).
/// Under misere play this holds if a heap of 0 or 1 is among them (Conway 1976, ch. 12), or if the bag is empty.
pub fn nim_bags(problem: &Problem) -> Option<Finding> {
    let Board::Bags(piles) = &problem.board else { return None };
    if !problem.terms.impartial() {
        return None;
    }
    let small = |pile: &Pile| match pile {
        Pile::Bag(sizes) => sizes.first().is_none_or(|&least| least <= 1),
        _ => true,
    };
    if problem.terms.convention == Convention::Misere && !piles.iter().all(small) {
        return None;
    }
    let worth = |pile: &Pile| match pile {
        Pile::Bag(sizes) => {
            (0..).zip(sizes).find(|(i, size)| i != *size).map_or(sizes.len() as u64, |(i, _)| i)
        }
        Pile::Heap(size) | Pile::Bank(size) | Pile::Limit(size) => *size,
    };
    let heaps: Vec<u64> = piles.iter().map(worth).collect();
    bouton(
        &heaps,
        problem.terms.convention,
        Bilingual {
            en: "nim-sum of the heaps and of the mex of each bag",
            pt: "soma Nim das pilhas e do mex de cada saco",
        },
    )
}
