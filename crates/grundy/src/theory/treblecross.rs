//! Treblecross.

use super::Finding;
use crate::games::{Board, Problem};
use crate::heap::{Rule, Sequence};
use crate::rules::{Bilingual, Convention};
use std::sync::{LazyLock, Mutex, PoisonError};

/// The longest stretch of free cells whose nimber is found.
const LONGEST: usize = 1 << 14;

/// Two crosses with at most one cell between them can be completed at once. If there are none, nobody will put a cross
/// within two cells of another: the stretches of cells further away are a sum, in which a cross takes away its cell
/// and two on either side, and whoever runs out of such cells must give the win away (Berlekamp, Conway and Guy
/// 1982, ch. 4: the octal game 0.007). In a row of fewer than three cells nothing can be completed.
///
/// The nimber of the game as it is played counts the moves that lose at once too, and is known only if it is 0.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Row(row) = &problem.board else { return None };
    if !problem.terms.impartial() {
        return None;
    }
    let convention = problem.terms.convention;
    if row.windows(3).any(|three| three.iter().all(|&marked| marked)) {
        return Finding::of_length(
            0,
            convention,
            Bilingual { en: "three in a row stand already", pt: "já há três seguidos" },
        );
    }
    if row.len() < 3 {
        let empty = row.iter().filter(|&&marked| !marked).count();
        return Finding::of_length(
            empty,
            convention,
            Bilingual { en: "nothing can be completed", pt: "nada pode ser completado" },
        );
    }
    if convention != Convention::Normal {
        return None;
    }
    if row.windows(3).any(|three| three.iter().filter(|&&marked| marked).count() == 2) {
        return Some(Finding::winner(
            true,
            Bilingual {
                en: "three in a row can be completed at once",
                pt: "três seguidos podem ser completados de imediato",
            },
        ));
    }
    let sum = nim_sum(&stretches(row))?;
    let by = Bilingual {
        en: "nim-sum of stretches of the octal game 0.007",
        pt: "soma Nim de trechos do jogo octal 0.007",
    };
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

/// The nim-sum of stretches; `None` if one is too long. A cross on a stretch takes its cell and two on either side,
/// so that a stretch of n cells is a heap of n + 2 in the octal game 0.007. The sequence is cached: a longer row
/// needs the shorter ones.
fn nim_sum(stretches: &[usize]) -> Option<u64> {
    static NIMBERS: LazyLock<Mutex<Sequence>> =
        LazyLock::new(|| Mutex::new(Sequence::new(Rule::octal("0.007"))));
    let longest = stretches.iter().copied().max().unwrap_or(0);
    if longest > LONGEST {
        return None;
    }
    let mut nimbers = NIMBERS.lock().unwrap_or_else(PoisonError::into_inner);
    nimbers.reach(longest as u64 + 2, &|_| false).ok()?;
    stretches.iter().try_fold(0, |sum, &length| Some(sum ^ nimbers.nimber(length as u64 + 2)?))
}
