//! A row of cells, empty or marked: `..X..`

use super::{Board, Kind, ReadBoard, Refusal, Written};
use crate::graph::{Label, ParseError};
use crate::rules::{Bilingual, Words};
use serde::Serialize;

/// The longest row of cells.
const LONGEST_ROW: usize = 1_000_000;

/// A row of empty and marked cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RowKind;

impl Kind for RowKind {
    fn example(&self) -> &'static str {
        "a row such as ..X.."
    }

    fn described(&self) -> Words {
        let text = Bilingual {
            en: "A row of cells, empty or marked, as in ..X..",
            pt: "Uma fileira de casas, vazias ou marcadas, como em ..X..",
        };
        text.into()
    }

    fn read(&self, _game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        let at = text.len() - text.trim_start().len();
        let text = text.trim();
        if text.len() > LONGEST_ROW {
            return Err(too_long().at(at + LONGEST_ROW));
        }
        let cell = |(i, sign): (usize, char)| match sign {
            '.' => Ok(false),
            'X' => Ok(true),
            _ => Err(ParseError::new(at + i, format!("'{sign}': expected '.' or 'X', as in ..X.."))),
        };
        let row: Vec<bool> = text.char_indices().map(cell).collect::<Result<_, _>>()?;
        check_length(&row).map_err(|refusal| refusal.at(at))?;
        Ok((Board::Row(row), None))
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Row(row) = board else { return Err(self.expected()) };
        Refusal::of_labels(game, labels)?;
        check_length(row)
    }
}

fn check_length(row: &[bool]) -> Result<(), Refusal> {
    match row.len() {
        0 => Err(Refusal::board("expected a row of '.' and 'X', as in ..X..")),
        1..=LONGEST_ROW => Ok(()),
        _ => Err(too_long()),
    }
}

fn too_long() -> Refusal {
    Refusal::board(format!("a row has at most {LONGEST_ROW} cells"))
}

impl Written for Vec<bool> {
    fn text(&self) -> String {
        self.iter().map(|&marked| if marked { 'X' } else { '.' }).collect()
    }
}
