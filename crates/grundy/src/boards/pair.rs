//! Two numbers: `13,4`.

use super::list::{list, number, pieces};
use super::{Board, Kind, ReadBoard, Refusal};
use crate::graph::Label;
use crate::rules::{Bilingual, Words};
use crate::text::ParseError;
use serde::Serialize;

/// A size and the size of a critical set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PairKind {
    /// The least second number.
    pub least: u64,
}

/// The greatest of both numbers.
const GREATEST: u64 = 1_000_000;

impl PairKind {
    fn check_numbers(&self, numbers: &[u64]) -> Result<(), Refusal> {
        let PairKind { least } = self;
        match numbers {
            [n, k] if *n <= GREATEST && (*least..=GREATEST).contains(k) => Ok(()),
            [_, _] => Err(Refusal::board(words!(
                "expected n up to {GREATEST} and k from {least} to {GREATEST}, as in 13,4",
                "esperavam-se n até {GREATEST} e k de {least} a {GREATEST}, como em 13,4"
            ))),
            _ => Err(Refusal::board(words!(
                "expected two numbers, as in 13,4, found {}",
                "esperavam-se dois números, como em 13,4, e não {}",
                numbers.len()
            ))),
        }
    }
}

impl Kind for PairKind {
    fn example(&self) -> Bilingual {
        Bilingual::of("two numbers such as 13,4", "um par de números como 13,4")
    }

    fn described(&self) -> Words {
        let text =
            Bilingual { en: "Two numbers n and k, as in 13,4.", pt: "Dois números n e k, como em 13,4." };
        text.into()
    }

    fn read(&self, _game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        let item = |place: usize, item: &str| {
            number(place, item, Bilingual::of("two numbers, as in 13,4", "um par de números, como em 13,4"))
        };
        let numbers = list(0, pieces(text, b','), text, item)?;
        self.check_numbers(&numbers).map_err(|refusal| refusal.at(0))?;
        Ok((Board::Heaps(numbers), None))
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Heaps(numbers) = board else { return Err(self.expected()) };
        Refusal::of_labels(game, labels)?;
        self.check_numbers(numbers)
    }
}
