//! Stacks of objects with letters: `ABB,BAA`.

use super::list::{check_items, list, pieces};
use super::{Board, Kind, ReadBoard, Refusal, Written};
use crate::graph::Label;
use crate::rules::{Bilingual, Words, label_text, letter};
use crate::text::ParseError;
use serde::Serialize;

/// Stacks over A, B and C, each from its bottom to its top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StacksKind;

impl Kind for StacksKind {
    fn example(&self) -> Bilingual {
        Bilingual::of("stacks such as ABB,BAA", "uma lista de torres como ABB,BAA")
    }

    fn described(&self) -> Words {
        let text = Bilingual {
            en: "Stacks of objects A (Alice's), B (Bob's) and C (anybody's), each from bottom to top, as in ABB,BAA.",
            pt: "Pilhas de objetos A (de Alice), B (de Bob) e C (de ambos), cada uma de baixo para cima, como em ABB,BAA.",
        };
        text.into()
    }

    fn read(&self, _game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        Ok((Board::Stacks(list(0, pieces(text, b','), text, stack)?), None))
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Stacks(stacks) = board else { return Err(self.expected()) };
        Refusal::of_labels(game, labels)?;
        match stacks.iter().any(Vec::is_empty) {
            true => Err(Refusal::board(expected(""))),
            false => check_items(stacks),
        }
    }
}

fn stack(place: usize, item: &str) -> Result<Vec<Label>, ParseError> {
    let label = |sign: char| [Label::A, Label::B, Label::C].into_iter().find(|&label| letter(label) == sign);
    let stack: Option<Vec<Label>> = item.chars().map(label).collect();
    stack.filter(|stack| !stack.is_empty()).ok_or_else(|| ParseError::new(place, expected(item)))
}

fn expected(item: &str) -> Words {
    words!(
        "'{item}': expected a stack of A, B and C, as in ABB,BAA",
        "'{item}': esperava-se uma torre de A, B e C, como em ABB,BAA"
    )
}

impl Written for Vec<Vec<Label>> {
    fn text(&self) -> String {
        self.iter().map(|stack| label_text(stack)).collect::<Vec<_>>().join(",")
    }
}
