//! The number that every board of a claim game has: its threshold bias.

use super::super::Problem;
use super::super::entry::{Bilingual, Found, NumberInfo, Over, Range, Takes};
use super::keys::MOST_BIAS;
use crate::rules::{Player, Rules};

/// The least b at which Breaker wins with the bias 1:b. More elements for Breaker never hurt him: he may pretend not
/// to own the others. Once he can take all that is left in one turn, more of them change nothing.
pub const THRESHOLD: NumberInfo = NumberInfo {
    name: "threshold",
    help: Bilingual {
        en: "the least b at which Breaker (Bob) wins with the bias 1:b; its argument is a problem",
        pt: "o menor b com que Breaker (Bob) vence com o viés 1:b; seu argumento é um problema",
    },
    takes: Takes::Problem,
    keys: &[("rule", "maker-breaker")],
    found: Found::Least(Range {
        over: Over::Written {
            key: "bias",
            name: Bilingual::of("b", "b"),
            value: |b| format!("1:{b}"),
            last: MOST_BIAS as u64,
        },
        winner: Player::Bob,
        last: free_elements,
        more_helps: true,
        ..Range::OF_K
    }),
    ..NumberInfo::LEAST
};

/// How many elements are free at the start, at least 1.
fn free_elements(problem: &Problem) -> Option<u64> {
    let rules = problem.entry.build(problem).ok()?.erase();
    Some(rules.size(&rules.start()).max(1) as u64)
}
