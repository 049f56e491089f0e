//! Treblecross.

use super::Finding;
use crate::games::{Board, Problem};
use crate::rules::Convention;
use std::sync::{Mutex, PoisonError};

/// The longest stretch of free cells whose nimber is found, in time quadratic in it.
const LONGEST: usize = 1 << 14;

/// Two crosses with at most one cell between them can be completed at once. If there are none, nobody will put a cross
/// within two cells of another: the stretches of cells further away are a sum, in which a cross takes away its cell
/// and two on either side, and whoever runs out of such cells must give the win away (Berlekamp, Conway and Guy
/// 1982, ch. 4: the octal game 0.007). In a row of fewer than three cells nothing can be completed.
///
/// The nimber of the game as it is played counts the moves that lose at once too, and is known only if it is 0.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Row(row) = &problem.board else { return None };
    if problem.entry.id != "treblecross" || !problem.terms.impartial() || !problem.played.is_empty() {
        return None;
    }
    let convention = problem.terms.convention;
    if row.windows(3).any(|three| three.iter().all(|&marked| marked)) {
        return Finding::of_length(0, convention, "three in a row stand already");
    }
    if row.len() < 3 {
        let empty = row.iter().filter(|&&marked| !marked).count();
        return Finding::of_length(empty, convention, "nothing can be completed");
    }
    if convention != Convention::Normal {
        return None;
    }
    if row.windows(3).any(|three| three.iter().filter(|&&marked| marked).count() == 2) {
        return Some(Finding::winner(true, "three in a row can be completed at once"));
    }
    let stretches = stretches(row);
    let nimbers = nimbers(*stretches.iter().max().unwrap_or(&0))?;
    let sum = stretches.iter().fold(0, |sum, &length| sum ^ nimbers[length]);
    let by = "nim-sum of stretches of the octal game 0.007";
    Some(if sum == 0 { Finding::nimber(0, by) } else { Finding::winner(true, by) })
}

/// The lengths of the stretches of cells that are more than two cells away from every cross.
fn stretches(row: &[bool]) -> Vec<usize> {
    let free = |cell: usize| !row[cell.saturating_sub(2)..row.len().min(cell + 3)].contains(&true);
    let mut lengths = vec![0];
    for cell in 0..row.len() {
        match (free(cell), lengths.last_mut()) {
            (true, Some(length)) => *length += 1,
            _ => lengths.push(0),
        }
    }
    lengths.retain(|&length| length > 0);
    lengths
}

/// The nimbers of stretches up to a length, by the mex rule; remembered, as a longer row needs the shorter ones.
fn nimbers(longest: usize) -> Option<Vec<u16>> {
    static KNOWN: Mutex<Vec<u16>> = Mutex::new(Vec::new());
    if longest > LONGEST {
        return None;
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    // When each value was last met, by the length for which it was.
    let mut met = vec![usize::MAX; 1 << 16];
    for length in known.len()..=longest {
        // A cross on a cell leaves what is more than two cells away from it, on either side. By symmetry the cells
        // of the left half are enough.
        for cell in 0..length.div_ceil(2) {
            let value = known[cell.saturating_sub(2)] ^ known[(length - 1 - cell).saturating_sub(2)];
            met[value as usize] = length;
        }
        let mex = met.iter().position(|&last| last != length)?;
        known.push(mex as u16);
    }
    Some(known[..=longest].to_vec())
}
