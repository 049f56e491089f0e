//! Rectangles that may be infinite: `3x5`, `infinite`.

use super::{Board, GridBoard, GridKind, Kind, ReadBoard, Refusal};
use crate::graph::Label;
use crate::rules::{Bilingual, Words};
use crate::text::ParseError;
use serde::Serialize;

/// A board of rows and columns, or the infinite one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlaneKind;

/// The text of the infinite board.
const INFINITE: &str = "infinite";

impl GridBoard {
    /// The board without borders, which has no number of rows and columns.
    pub const INFINITE: GridBoard = GridBoard { rows: 0, columns: 0, cells: Vec::new() };

    /// Whether the board has no borders.
    pub fn is_infinite(&self) -> bool {
        self.rows == 0
    }
}

const RECTANGLE: GridKind = GridKind { cells: false };

impl Kind for PlaneKind {
    fn example(&self) -> Bilingual {
        Bilingual::of("a board such as 3x5, or infinite", "um tabuleiro como 3x5, ou infinite")
    }

    fn described(&self) -> Words {
        let text = Bilingual {
            en: "A board of rows and columns, as in 3x5, or infinite, the board without borders.",
            pt: "Um tabuleiro de linhas e colunas, como em 3x5, ou infinite, o tabuleiro sem bordas.",
        };
        text.into()
    }

    fn read(&self, game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        match text.trim() {
            INFINITE => Ok((Board::Grid(GridBoard::INFINITE), None)),
            _ => RECTANGLE.read(game, text),
        }
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        match board {
            Board::Grid(grid) if *grid == GridBoard::INFINITE => Ok(()),
            _ => RECTANGLE.check(game, board, labels),
        }
    }

    fn write(&self, board: &Board, _labels: Option<&[Label]>) -> String {
        match board {
            Board::Grid(grid) if grid.is_infinite() => INFINITE.to_string(),
            _ => board.to_string(),
        }
    }
}
