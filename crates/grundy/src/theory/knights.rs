//! Knights that go up and to the left.

use super::Finding;
use crate::games::{Board, GridBoard, Problem, knight_moves};
use crate::rules::{Bilingual, Convention};

/// Every move of a knight brings its row and column together nearer to the corner, so that the nimbers of all squares
/// follow from the mex rule, diagonal by diagonal; several knights are a sum (Sprague 1935, Grundy 1939). Linear in
/// the number of squares.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let Board::Grid(GridBoard { rows, columns, cells }) = &problem.board else { return None };
    let normal = problem.terms.convention == Convention::Normal && problem.terms.impartial();
    if !normal {
        return None;
    }
    let nimbers = nimbers(*rows, *columns);
    let sum = cells.iter().fold(0, |sum, &cell| sum ^ nimbers[cell]);
    Some(Finding::nimber(
        sum as u64,
        Bilingual {
            en: "nim-sum of the knights, from the table of all squares",
            pt: "soma Nim dos cavalos, pela tabela de todas as casas",
        },
    ))
}

/// The nimber of every square, row by row.
fn nimbers(rows: usize, columns: usize) -> Vec<u8> {
    let mut nimbers = vec![0u8; rows * columns];
    for diagonal in 0..rows + columns - 1 {
        let first = diagonal.saturating_sub(columns - 1);
        for row in first..=diagonal.min(rows - 1) {
            let square = row * columns + diagonal - row;
            let options = knight_moves(square, rows, columns).fold(0u8, |set, to| set | 1 << nimbers[to]);
            nimbers[square] = options.trailing_ones() as u8;
        }
    }
    nimbers
}
