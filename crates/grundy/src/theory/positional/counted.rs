//! Boards of any size: the sets are counted, not listed.

use super::super::bounds::{are_few_cliques, cliques_described, enough_progressions, few_progressions};
use super::{Finding, Reason, manner};
use crate::games::{ClaimRule, PowerBoard, Problem};
use crate::rules::{Player, Words};

/// Whether the player to be stopped begins: Alice as Maker, or the starter where both are.
pub fn maker_first(problem: &Problem) -> Option<bool> {
    Some(problem.terms.first == Player::Alice || manner(problem)?.rule == ClaimRule::MakerMaker)
}

/// What the second player, or Bob, achieves by stopping every line of the other: he wins as Breaker, and does not lose
/// where the first to own a line wins.
pub fn stopped(problem: &Problem, maker_first: bool, reason: Reason) -> Option<Finding> {
    let manner = manner(problem).filter(|manner| manner.bias == [1, 1] && problem.start.is_empty())?;
    let first = problem.terms.first;
    match manner.rule {
        ClaimRule::MakerBreaker if maker_first == (first == Player::Alice) => {
            Some(reason.finding(|words| Finding::winner(first == Player::Bob, words)))
        }
        ClaimRule::MakerMaker if maker_first => {
            let who = first.other().name();
            let reason = reason.after(&format!("{who} does not lose: "), &format!("{who} não perde: "));
            Some(reason.finding(|words| Finding::safe(false, words)))
        }
        _ => None,
    }
}

/// Erdős and Selfridge on [n]^d by counting (book cor. 3.6 and ex. 3.2, 3.3): there are ((n+2)^d - n^d) / 2 lines of n points,
/// and a point is on at most 2^d - 1 of them for even n, (3^d - 1) / 2 for odd n. Breaker wins if the lines, with those
/// through one point counted twice where Maker begins, are fewer than 2^n.
pub fn counted_lines(problem: &Problem) -> Option<Finding> {
    let PowerBoard { n, d } = *problem.power().ok()?;
    if n < 2 {
        return None;
    }
    let power = |base: usize| (base as u128).checked_pow(d as u32);
    let lines = power(n + 2)?.checked_sub(power(n)?)? / 2;
    let through = if n % 2 == 0 { power(2)? - 1 } else { (power(3)? - 1) / 2 };
    let maker_first = maker_first(problem)?;
    let weighed = if maker_first { lines.checked_add(through)? } else { lines };
    if n < 128 && weighed >= 1 << n {
        return None;
    }
    let words = Words {
        en: format!(
            "the Erdős-Selfridge criterion: {lines} lines, at most {through} of them through one point, weigh less than 1 (2^{n} would be needed)"
        ),
        pt: format!(
            "o critério de Erdős e Selfridge: {lines} linhas, no máximo {through} delas por um ponto, pesam menos que 1 (seriam necessárias 2^{n})"
        ),
    };
    stopped(problem, maker_first, words.into())
}

/// The size and the length of a board of progressions or cliques.
fn sizes(problem: &Problem) -> Option<(u64, u64)> {
    match *problem.heaps().ok()? {
        [n, k] => Some((n, k)),
        _ => None,
    }
}

/// Progressions with k terms in 1, .., n: too few for Maker (Erdős and Selfridge), or enough for Maker as first player (Beck);
/// book thm 3.13.
pub fn counted_progressions(problem: &Problem) -> Option<Finding> {
    let (n, k) = sizes(problem)?;
    let maker_first = maker_first(problem)?;
    if let Some((sets, through)) = few_progressions(n, k) {
        let words = Words {
            en: format!(
                "the Erdős-Selfridge criterion: {sets} progressions, at most {through} of them through one number, are fewer than 2^{k}"
            ),
            pt: format!(
                "o critério de Erdős e Selfridge: {sets} progressões, no máximo {through} delas por um número, são menos que 2^{k}"
            ),
        };
        return stopped(problem, maker_first, words.into());
    }
    let (sets, shared) = enough_progressions(n, k)?;
    let manner = manner(problem).filter(|manner| manner.bias == [1, 1] && problem.start.is_empty())?;
    let words = Words {
        en: format!(
            "Beck's criterion for Maker: {sets} progressions, at most {shared} of them through two numbers"
        ),
        pt: format!(
            "o critério de Beck para Maker: {sets} progressões, no máximo {shared} delas por dois números"
        ),
    };
    let applies = manner.rule == ClaimRule::MakerBreaker && problem.terms.first == Player::Alice;
    applies.then(|| Finding::winner(true, words))
}

/// Cliques with k of n vertices: too few for Maker (Erdős and Selfridge; book ex. 3.6).
pub fn counted_cliques(problem: &Problem) -> Option<Finding> {
    let (n, k) = sizes(problem)?;
    if k < 3 || n < k || !are_few_cliques(n, k) {
        return None;
    }
    let (sets, edges) = (cliques_described(n, k), k * (k - 1) / 2);
    let words = Words {
        en: format!("the Erdős-Selfridge criterion: {sets} cliques of {edges} edges weigh less than 1"),
        pt: format!("o critério de Erdős e Selfridge: {sets} cliques de {edges} arestas pesam menos que 1"),
    };
    stopped(problem, maker_first(problem)?, words.into())
}
