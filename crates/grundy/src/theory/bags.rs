//! Nim with a bank or with bags.

use super::nim::{bouton, strategy, to_lost};
use super::{Finding, Strategy};
use crate::games::{Board, Problem};
use crate::rules::{Bilingual, Convention, Pile};

/// Poker nim: what the opponent puts on a heap can be taken away at once, so that the bank changes nothing
/// (Berlekamp, Conway and Guy 1982, ch. 3). Under misere play too: the lost positions of misere nim stay lost by the
/// same answer, and where all heaps are empty the player to move, if there is a bank, puts one there.
pub fn poker_nim(problem: &Problem) -> Option<Finding> {
    let Board::Heaps(heaps) = &problem.board else { return None };
    let convention = problem.terms.convention;
    if !problem.terms.impartial() {
        return None;
    }
    let by = Bilingual {
        en: "nim-sum of the heaps; what the bank adds is reversible",
        pt: "soma Nim das pilhas; o que o banco acrescenta é reversível",
    };
    let finding = bouton(heaps, convention, by)?;
    let first = finding.first_wins?;
    let putting = || (!heaps.is_empty() && problem.number("bank") > 0).then_some((0, 1));
    let now = if first { to_lost(heaps, convention).or_else(putting) } else { None };
    let strategy = strategy(heaps, convention, problem.winner(first).name()).adding(
        "What the bank puts on a heap is taken away again.",
        "O que o banco põe em uma pilha é retirado de novo.",
    );
    Some(finding.with_strategy(strategy.now(now.map(move_text))))
}

fn move_text((pile, left): (usize, u64)) -> String {
    format!("{pile}>{left}")
}

/// A bag is a game whose options are heaps of nim: it is worth the mex of their sizes (Sprague 1935, Grundy 1939).
/// Under misere play this holds if a heap of 0 or 1 is among them (Conway 1976, ch. 12), or if the bag is empty.
pub fn nim_bags(problem: &Problem) -> Option<Finding> {
    let Board::Bags(piles) = &problem.board else { return None };
    let convention = problem.terms.convention;
    if !problem.terms.impartial() {
        return None;
    }
    let small = |pile: &Pile| match pile {
        Pile::Bag(sizes) => sizes.first().is_none_or(|&least| least <= 1),
        _ => true,
    };
    if convention == Convention::Misere && !piles.iter().all(small) {
        return None;
    }
    let heaps: Vec<u64> = piles.iter().map(worth).collect();
    let by = Bilingual {
        en: "nim-sum of the heaps and of the mex of each bag",
        pt: "soma Nim das pilhas e do mex de cada bolsa",
    };
    let finding = bouton(&heaps, convention, by)?;
    let first = finding.first_wins?;
    let now = if first { from_bags(piles, &heaps, convention) } else { None };
    let strategy = with_mex(piles, strategy(&heaps, convention, problem.winner(first).name()));
    Some(finding.with_strategy(strategy.now(now.map(move_text))))
}

/// What a pile is worth.
fn worth(pile: &Pile) -> u64 {
    match pile {
        Pile::Bag(sizes) => {
            (0..).zip(sizes).find(|(i, size)| i != *size).map_or(sizes.len() as u64, |(i, _)| i)
        }
        Pile::Heap(size) | Pile::Bank(size) | Pile::Limit(size) => *size,
    }
}

/// Says what bags count as, if there are any.
fn with_mex(piles: &[Pile], strategy: Strategy) -> Strategy {
    match piles.iter().any(|pile| matches!(pile, Pile::Bag(_))) {
        true => strategy.adding(
            "A bag counts as the mex of its heaps, and a larger heap that comes out of it is taken down to that.",
            "Uma bolsa conta como o mex de suas pilhas, e uma pilha maior que sai dela é reduzida a esse número.",
        ),
        false => strategy,
    }
}

/// A move that leaves a lost position: in a heap on the table if there is one, so that a heap that came out of a bag goes
/// down to what the bag was worth. A bag offers every size below its mex. Under misere play, where nothing is worth
/// anything, a bag without an empty heap is opened at a heap of 1.
fn from_bags(piles: &[Pile], heaps: &[u64], convention: Convention) -> Option<(usize, u64)> {
    let open = |pile: &Pile| matches!(pile, Pile::Heap(_));
    let mut order: Vec<usize> = (0..piles.len()).collect();
    order.sort_by_key(|&i| !open(&piles[i]));
    let ordered: Vec<u64> = order.iter().map(|&i| heaps[i]).collect();
    let lowered = to_lost(&ordered, convention).map(|(i, left)| (order[i], left));
    let holds_one = |pile: &Pile| matches!(pile, Pile::Bag(sizes) if sizes.contains(&1));
    lowered.or_else(|| piles.iter().position(holds_one).map(|i| (i, 1)))
}
