//! Boards on which every full colouring has a set of one colour: nobody draws there.

use super::{Finding, manner};
use crate::games::{ClaimRule, PowerBoard, Problem};
use crate::rules::{Player, Words};

/// W(k) for k from 1 on: every colouring of 1, .., W(k) with two colours has a progression of k terms in one colour (book
/// 3.5; Kouril and Paul 2008 for 1132).
const VAN_DER_WAERDEN: [u64; 6] = [1, 3, 9, 35, 178, 1132];

/// R(k) for k from 1 on: every colouring of the edges with two colours has a clique of k vertices in one colour (book 3.6).
const RAMSEY: [u64; 4] = [1, 2, 6, 18];

/// HJ*(n) for n from 1 on: every colouring of [n]^d has a line in one colour from this d on (book 3.4).
const HALES_JEWETT: [u64; 3] = [1, 2, 3];

/// Progressions: somebody owns one at the end from W(k) on.
pub fn van_der_waerden(problem: &Problem) -> Option<Finding> {
    let [n, k] = *problem.heaps().ok()? else { return None };
    settled(problem, format!("W({k})"), n, known(&VAN_DER_WAERDEN, k)?)
}

/// Cliques: somebody owns one at the end from R(k) on.
pub fn ramsey(problem: &Problem) -> Option<Finding> {
    let [n, k] = *problem.heaps().ok()? else { return None };
    settled(problem, format!("R({k})"), n, known(&RAMSEY, k)?)
}

/// Lines: somebody owns one at the end from HJ*(n) on.
pub fn hales_jewett(problem: &Problem) -> Option<Finding> {
    let PowerBoard { n, d } = *problem.power().ok()?;
    settled(problem, format!("HJ*({n})"), d as u64, known(&HALES_JEWETT, n as u64)?)
}

fn known(table: &[u64], k: u64) -> Option<u64> {
    table.get(k.checked_sub(1)? as usize).copied()
}

/// On boards of at least this size nobody draws when the first to own a set wins or loses. By strategy stealing the
/// player who starts with no fewer picks then wins as Maker, also against a Breaker.
fn settled(problem: &Problem, name: String, size: u64, from: u64) -> Option<Finding> {
    let manner = manner(problem).filter(|_| problem.start.is_empty() && size >= from)?;
    let words = Words {
        en: format!("{name} = {from} ≤ {size}: somebody owns a set at the end"),
        pt: format!("{name} = {from} ≤ {size}: alguém possui um conjunto no fim"),
    };
    let [alice, bob] = manner.bias;
    match manner.rule {
        ClaimRule::MakerMaker | ClaimRule::AvoiderAvoider => Some(Finding::no_draw(words)),
        ClaimRule::MakerBreaker if problem.terms.first == Player::Alice && alice >= bob => {
            let words = Words {
                en: format!("strategy stealing; {}", words.en),
                pt: format!("roubo de estratégia; {}", words.pt),
            };
            Some(Finding::winner(true, words))
        }
        _ => None,
    }
}
