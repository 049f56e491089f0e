//! A row of cells, empty or marked: `..X..`

use super::{Board, Kind, ReadBoard, Refusal, Written};
use crate::graph::Label;
use crate::rules::{Bilingual, Words};
use crate::text::ParseError;
use serde::Serialize;

/// The longest row of cells.
const LONGEST_ROW: usize = 1_000_000;

/// A row of empty and marked cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RowKind;

impl Kind for RowKind {
    fn example(&self) -> Bilingual {
        Bilingual::of("a row such as ..X..", "uma fileira como ..X..")
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
            _ => Err(ParseError::new(
                at + i,
                words!(
                    "'{sign}': expected '.' or 'X', as in ..X..",
                    "'{sign}': esperava-se '.' ou 'X', como em ..X.."
                ),
            )),
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
        0 => Err(Refusal::board(words!(
            "expected a row of '.' and 'X', as in ..X..",
            "esperava-se uma fileira de '.' e 'X', como em ..X.."
        ))),
        1..=LONGEST_ROW => Ok(()),
        _ => Err(too_long()),
    }
}

fn too_long() -> Refusal {
    Refusal::board(words!(
        "a row has at most {LONGEST_ROW} cells",
        "uma fileira tem no máximo {LONGEST_ROW} casas"
    ))
}

impl Written for Vec<bool> {
    fn text(&self) -> String {
        self.iter().map(|&marked| if marked { 'X' } else { '.' }).collect()
    }
}
