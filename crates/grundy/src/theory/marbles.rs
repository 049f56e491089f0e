//! Marbles: a race to (0,0) as a sum of queens.

use super::Finding;
use super::queens::Queens;
use crate::games::{Board, Problem};
use crate::rules::{Bilingual, Convention};

/// A player who can bring a marble to (0,0) wins immediately. If nobody can, no player will put a marble where the
/// next can: so each marble is a queen on the squares from which (0,0) is not one move away, the marbles are a sum,
/// and whoever runs out of such moves must give the win away (thesis on impartial games 7.3). Under misere play
/// nobody wants to bring a marble to (0,0): each is a queen on all other squares, and whoever runs out of moves there
/// loses. A marble that starts on (0,0) cannot move.
///
/// The nimber of the game as it is played counts the moves that lose at once too, and is known only if it is 0.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Points(marbles) = &problem.board else { return None };
    if !problem.terms.impartial() {
        return None;
    }
    let movable: Vec<(u64, u64)> = marbles.iter().copied().filter(|&marble| marble != (0, 0)).collect();
    if movable.is_empty() {
        return Finding::of_length(
            0,
            problem.terms.convention,
            Bilingual { en: "no marble can move", pt: "nenhuma bolinha pode ser movida" },
        );
    }
    let misere = problem.terms.convention == Convention::Misere;
    if !misere && movable.iter().any(|&(l, c)| one_move_away(l as usize, c as usize)) {
        return Some(Finding::winner(
            true,
            Bilingual {
                en: "a marble can be brought to (0,0) at once",
                pt: "uma bolinha pode ser levada a (0,0) de imediato",
            },
        ));
    }
    let last = movable.iter().fold((0, 0), |last, marble| (last.0.max(marble.0), last.1.max(marble.1)));
    let queens = match misere {
        true => Queens::new(last, |l, c| (l, c) != (0, 0)),
        false => Queens::new(last, |l, c| !one_move_away(l, c)),
    }?;
    let sum = movable.iter().fold(0, |sum, &marble| sum ^ queens.nimber(marble));
    let by = Bilingual {
        en: "nim-sum of queens on the squares that give nothing away",
        pt: "soma Nim de damas nas casas que não entregam a partida",
    };
    match (problem.terms.convention, sum) {
        (Convention::Normal, 0) => Some(Finding::nimber(0, by)),
        (Convention::Normal | Convention::Misere, _) => Some(Finding::winner(sum != 0, by)),
        _ => None,
    }
}

/// Whether a marble on this square can be brought to (0,0).
fn one_move_away(l: usize, c: usize) -> bool {
    l == 0 || c == 0 || l == c
}
