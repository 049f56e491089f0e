//! The heap games, and which problems are sums of heaps.

mod grundy_split;
mod nim;
mod octal;
mod pins;
mod subtraction;

pub use grundy_split::GRUNDY_SPLIT;
pub use nim::NIM;
pub use octal::OCTAL;
pub use pins::PINS;
pub use subtraction::SUBTRACTION;

use crate::families::{Board, Family, Problem, Refusal, heaps};
use crate::heap::{Code, Rule};

/// A problem as a sum of heaps under one rule.
pub struct AsHeaps {
    pub rule: Rule,
    pub heaps: Vec<u64>,
    /// If the first move is another than those in heaps: what single heaps it can leave.
    pub openings: Option<Vec<u64>>,
}

/// The heaps of a problem without its moves, if it is one of heaps.
pub fn as_heaps(problem: &Problem) -> Option<AsHeaps> {
    let Board::Heaps(heaps) = &problem.board else { return None };
    let rule = match problem.entry.id {
        "nim" => Rule::nim(),
        "octal" => Rule::Octal(Code::read(problem.key("code")).ok()?),
        "subtraction" => Rule::Subtraction(subtraction::numbers(problem.key("set")).ok()?),
        "grundy-split" => Rule::UnequalSplit,
        "pins" => return pins::as_heaps(problem),
        _ => return None,
    };
    Some(AsHeaps { rule, heaps: heaps.clone(), openings: None })
}

/// The heaps of a position of such a problem, from its bytes.
pub fn heaps_of(problem: &Problem, position: &[u8]) -> Option<Vec<u64>> {
    use crate::rules::Pack;
    match problem.entry.id {
        "pins" => pins::rows(problem, position),
        _ => Some(Vec::from_bytes(position)),
    }
}

/// Sets up a problem that is a sum of heaps.
fn build(problem: &Problem) -> Result<Family, Refusal> {
    let Some(AsHeaps { rule, heaps, .. }) = as_heaps(problem) else {
        return Err(Refusal::board("expected heaps such as 3,5,7"));
    };
    heaps::build(rule, heaps)
}
