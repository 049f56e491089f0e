//! Points with two coordinates: `(1,3),(2,3)`.

use super::list::{check_items, list, number, pieces};
use super::{Board, Kind, ReadBoard, Refusal, Written};
use crate::graph::Label;
use crate::rules::{Bilingual, Words};
use crate::text::ParseError;
use serde::Serialize;

/// Points, each with its row and its column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PointsKind;

impl Kind for PointsKind {
    fn example(&self) -> Bilingual {
        Bilingual::of("points such as (1,3),(2,3)", "uma lista de pontos como (1,3),(2,3)")
    }

    fn described(&self) -> Words {
        let text = Bilingual {
            en: "Points, each with its row and its column from 0, as in (1,3),(2,3).",
            pt: "Pontos, cada um com sua linha e sua coluna a partir de 0, como em (1,3),(2,3).",
        };
        text.into()
    }

    fn read(&self, _game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        Ok((Board::Points(list(0, pieces(text, b','), text, point)?), None))
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Points(points) = board else { return Err(self.expected()) };
        Refusal::of_labels(game, labels)?;
        check_items(points)
    }
}

fn point(place: usize, item: &str) -> Result<(u64, u64), ParseError> {
    let fault = || {
        ParseError::new(
            place,
            words!(
                "'{item}': expected a point, as in (1,3),(2,3)",
                "'{item}': esperava-se um ponto, como em (1,3),(2,3)"
            ),
        )
    };
    let inner = item.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).ok_or_else(fault)?;
    let coordinate = |place: usize, text: &str| {
        number(
            place,
            text,
            Bilingual::of(
                "a row and a column from 0, as in (1,3)",
                "uma linha e uma coluna a partir de 0, como em (1,3)",
            ),
        )
    };
    match list(place + 1, pieces(inner, b','), inner, coordinate)?[..] {
        [row, column] => Ok((row, column)),
        _ => Err(fault()),
    }
}

impl Written for Vec<(u64, u64)> {
    fn text(&self) -> String {
        self.iter().map(|(row, column)| format!("({row},{column})")).collect::<Vec<_>>().join(",")
    }
}
