//! k in a row without borders.

use super::Finding;
use crate::games::{ClaimManner, ClaimRule, Problem};
use crate::rules::{Bilingual, Player};

/// On the board without borders, one stone a turn, a player who may start or answer anywhere gets four in a row; and eight
/// in a row can be stopped by pairs: Zetters 1980 (Guy and Selfridge for nine). Rows of 5, 6 and 7 are left open here.
pub fn in_a_row(problem: &Problem) -> Option<Finding> {
    let infinite = problem.grid().ok()?.is_infinite();
    let manner = ClaimManner::of(problem).ok()?;
    if !infinite || manner.bias != [1, 1] || !problem.start.is_empty() {
        return None;
    }
    let first = problem.terms.first;
    let four = Bilingual::of(
        "four in a row can be made by threats on the board without borders",
        "quatro em linha podem ser feitos por ameaças no tabuleiro sem bordas",
    );
    let eight = Bilingual::of(
        "Zetters' theorem: a pairing of tiles stops eight in a row",
        "o teorema de Zetters: um emparelhamento de peças impede oito em linha",
    );
    match (manner.rule, problem.number("k")) {
        (ClaimRule::MakerBreaker, ..=4) => Some(Finding::winner(first == Player::Alice, four)),
        (ClaimRule::MakerBreaker, 8..) => Some(Finding::winner(first == Player::Bob, eight)),
        (ClaimRule::MakerMaker, ..=4) => Some(Finding::winner(true, four)),
        (ClaimRule::MakerMaker, 8..) => Some(Finding::draw(eight)),
        _ => None,
    }
}
