//! Rectangles: `3x4`, and `8x8/e6.b2` with some of the cells.

use super::list::{MOST_ITEMS, list, pieces};
use super::{Board, Kind, ReadBoard, Refusal, Written};
use crate::graph::Label;
use crate::rules::{Bilingual, Words, cell_text};
use crate::text::ParseError;
use serde::Serialize;

/// The longest side.
const LONGEST_SIDE: usize = 1000;

/// A board of rows and columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GridKind {
    /// Whether cells may be listed: `3x4/a1.b2`.
    pub cells: bool,
}

/// A board of rows and columns, and some of its cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GridBoard {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// The cells listed after `/`, row by row from 0, in written order.
    pub cells: Vec<usize>,
}

impl Kind for GridKind {
    fn example(&self) -> Bilingual {
        if self.cells {
            Bilingual::of(
                "a board and cells of it such as 8x8/e6.b2",
                "um tabuleiro com casas dele como 8x8/e6.b2",
            )
        } else {
            Bilingual::of("a board such as 3x4", "um tabuleiro como 3x4")
        }
    }

    fn described(&self) -> Words {
        let text = match self.cells {
            false => Bilingual {
                en: "A board of rows and columns, as in 3x4.",
                pt: "Um tabuleiro de linhas e colunas, como em 3x4.",
            },
            true => Bilingual {
                en: "A board of rows and columns, and some of its cells, as in 8x8/e6.b2; a1 is the top left.",
                pt: "Um tabuleiro de linhas e colunas e algumas de suas casas, como em 8x8/e6.b2; a1 é a do canto superior esquerdo.",
            },
        };
        text.into()
    }

    fn read(&self, _game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        let (size, listed) = match text.split_once('/').filter(|_| self.cells) {
            Some((size, cells)) => (size, Some((size.len() + 1, cells))),
            None => (text, None),
        };
        let side = |side: &str| side.trim().parse::<usize>().ok().filter(|&side| is_side(side));
        let sides = size.split_once('x').and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)));
        let (rows, columns) = sides.ok_or_else(|| ParseError::new(0, expected_size(size)))?;
        let cells = match listed {
            Some((at, cells)) => list(at, pieces(cells, b'.'), cells, |place, item| {
                cell(item, rows, columns)
                    .ok_or_else(|| ParseError::new(place, expected_cell(item, rows, columns)))
            })?,
            None => Vec::new(),
        };
        Ok((Board::Grid(GridBoard { rows, columns, cells }), None))
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Grid(GridBoard { rows, columns, cells }) = board else { return Err(self.expected()) };
        Refusal::of_labels(game, labels)?;
        if !is_side(*rows) || !is_side(*columns) {
            return Err(Refusal::board(expected_size(&format!("{rows}x{columns}"))));
        }
        if !self.cells && !cells.is_empty() {
            return Err(Refusal::board(words!(
                "{game} takes no cells after '/'",
                "{game} não aceita casas depois de '/'"
            )));
        }
        if cells.len() > MOST_ITEMS {
            return Err(Refusal::board(words!(
                "at most {MOST_ITEMS} items in a list",
                "no máximo {MOST_ITEMS} itens em uma lista"
            )));
        }
        match cells.iter().find(|&&cell| cell >= rows * columns) {
            Some(cell) => Err(Refusal::board(expected_cell(&cell.to_string(), *rows, *columns))),
            None => Ok(()),
        }
    }
}

fn is_side(side: usize) -> bool {
    (1..=LONGEST_SIDE).contains(&side)
}

fn expected_size(size: &str) -> Words {
    words!(
        "'{size}': expected a board such as 3x4, sides from 1 to {LONGEST_SIDE}",
        "'{size}': esperava-se um tabuleiro como 3x4, com lados de 1 a {LONGEST_SIDE}"
    )
}

fn expected_cell(cell: &str, rows: usize, columns: usize) -> Words {
    words!(
        "'{cell}': expected a cell of the {rows}x{columns} board, as in a1",
        "'{cell}': esperava-se uma casa do tabuleiro {rows}x{columns}, como em a1"
    )
}

/// A cell by the letters of its column and the number of its row from the top, if it is on the board.
fn cell(text: &str, rows: usize, columns: usize) -> Option<usize> {
    let end = text.find(|c: char| !c.is_ascii_lowercase())?;
    let (letters, digits) = text.split_at(end);
    if letters.is_empty() || letters.len() > 3 || digits.starts_with('0') {
        return None;
    }
    let column = letters.bytes().fold(0, |column, letter| column * 26 + (letter - b'a') as usize + 1) - 1;
    let row: usize = digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse().ok())??;
    (column < columns && row <= rows).then(|| (row - 1) * columns + column)
}

impl Written for GridBoard {
    fn text(&self) -> String {
        let cells: Vec<String> = self.cells.iter().map(|&cell| cell_text(cell, self.columns)).collect();
        let listed = if cells.is_empty() { String::new() } else { format!("/{}", cells.join(".")) };
        format!("{}x{}{listed}", self.rows, self.columns)
    }
}
