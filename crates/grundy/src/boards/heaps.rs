//! Heaps: `3,5,7`.

use super::list::{MOST_ITEMS, list, number, pieces};
use super::{Board, BoardKind, Kind, ReadBoard, Refusal, Written};
use crate::graph::Label;
use crate::rules::{Bilingual, Words};
use crate::text::ParseError;
use serde::Serialize;

/// A bounded number of heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HeapsKind {
    /// The least number of heaps.
    pub least: usize,
    /// The greatest number of heaps; none if there is no bound.
    pub most: Option<usize>,
}

impl BoardKind {
    /// Any number of heaps, at least one.
    pub const HEAPS: BoardKind = BoardKind::Heaps(HeapsKind { least: 1, most: None });
}

impl HeapsKind {
    fn check_count(&self, count: usize) -> Result<(), Refusal> {
        if count >= self.least && count <= self.most.unwrap_or(MOST_ITEMS) {
            return Ok(());
        }
        Err(Refusal::board(match (self.least, self.most) {
            (1, Some(1)) => {
                words!("expected one number, found {count}", "esperava-se um número, e não {count}")
            }
            (least, Some(most)) if least == most => words!(
                "expected {least} numbers, found {count}",
                "esperavam-se {least} números, e não {count}"
            ),
            (least, most) => words!(
                "expected from {least} to {} numbers, found {count}",
                "esperavam-se de {least} a {} números, e não {count}",
                most.unwrap_or(MOST_ITEMS)
            ),
        }))
    }
}

impl Kind for HeapsKind {
    fn example(&self) -> Bilingual {
        match self.most {
            Some(1) => Bilingual::of("a number such as 7", "um número como 7"),
            Some(2) => Bilingual::of("numbers such as 3,5", "uma lista de números como 3,5"),
            _ => Bilingual::of("heaps such as 3,5,7", "uma lista de pilhas como 3,5,7"),
        }
    }

    fn described(&self) -> Words {
        let text = match (self.least, self.most) {
            (1, Some(1)) => Bilingual { en: "A number, as in 7.", pt: "Um número, como em 7." },
            (1, Some(2)) => Bilingual {
                en: "One or two numbers, as in 10 or 8,3.",
                pt: "Um ou dois números, como em 10 ou 8,3.",
            },
            (_, Some(2)) => Bilingual { en: "Two heaps, as in 3,5.", pt: "Duas pilhas, como em 3,5." },
            _ => Bilingual { en: "Heaps, as in 3,5,7.", pt: "Pilhas, como em 3,5,7." },
        };
        text.into()
    }

    fn read(&self, _game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        let heap = |place: usize, item: &str| {
            number(
                place,
                item,
                Bilingual::of("a heap size, as in 3,5,7", "um tamanho de pilha, como em 3,5,7"),
            )
        };
        let heaps = list(0, pieces(text, b','), text, heap)?;
        self.check_count(heaps.len()).map_err(|refusal| refusal.at(0))?;
        Ok((Board::Heaps(heaps), None))
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Heaps(heaps) = board else { return Err(self.expected()) };
        Refusal::of_labels(game, labels)?;
        self.check_count(heaps.len())
    }
}

impl Written for Vec<u64> {
    fn text(&self) -> String {
        self.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
    }
}
