//! Heaps and bags of heap sizes: `2,{0;1;3}`.

use super::list::{check_items, list, number, pieces};
use super::{Board, Kind, ReadBoard, Refusal, Written};
use crate::graph::Label;
use crate::rules::{Bilingual, Pile, Words};
use crate::text::ParseError;
use serde::Serialize;

/// Heaps and bags, in written order. A bag is a set: its sizes are sorted and distinct.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BagsKind;

impl Kind for BagsKind {
    fn example(&self) -> Bilingual {
        Bilingual::of("heaps and bags such as 2,{0;1;3}", "uma lista de pilhas e bolsas como 2,{0;1;3}")
    }

    fn described(&self) -> Words {
        let text = Bilingual {
            en: "Heaps and bags of heap sizes, as in 2,{0;1;3}.",
            pt: "Pilhas e bolsas com tamanhos de pilhas, como em 2,{0;1;3}.",
        };
        text.into()
    }

    fn read(&self, _game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        Ok((Board::Bags(list(0, pieces(text, b','), text, pile)?), None))
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Bags(piles) = board else { return Err(self.expected()) };
        Refusal::of_labels(game, labels)?;
        let fits = |pile: &Pile| match pile {
            Pile::Heap(_) => true,
            Pile::Bag(sizes) => sizes.is_sorted_by(|a, b| a < b),
            Pile::Bank(_) | Pile::Limit(_) => false,
        };
        match piles.iter().find(|pile| !fits(pile)) {
            Some(pile) => Err(Refusal::board(words!(
                "'{pile}': expected a heap or a bag with each size once, from small to large, as in 2,{{0;1;3}}",
                "'{pile}': esperava-se uma pilha ou uma bolsa com cada tamanho uma só vez, do menor ao maior, como em 2,{{0;1;3}}"
            ))),
            None => check_items(piles),
        }
    }
}

fn pile(place: usize, item: &str) -> Result<Pile, ParseError> {
    let Some(inner) = item.strip_prefix('{') else {
        return Ok(Pile::Heap(number(
            place,
            item,
            Bilingual::of("a heap or a bag, as in 2,{0;1;3}", "uma pilha ou uma bolsa, como em 2,{0;1;3}"),
        )?));
    };
    let Some(inner) = inner.strip_suffix('}') else {
        return Err(ParseError::new(
            place,
            words!(
                "'{item}': expected '}}' at the end of the bag",
                "'{item}': esperava-se '}}' no fim da bolsa"
            ),
        ));
    };
    if inner.trim().is_empty() {
        return Ok(Pile::Bag(Vec::new()));
    }
    let size = |place: usize, size: &str| {
        number(
            place,
            size,
            Bilingual::of("a heap size, as in {0;1;3}", "um tamanho de pilha, como em {0;1;3}"),
        )
    };
    let mut sizes = list(place + 1, pieces(inner, b';'), inner, size)?;
    sizes.sort_unstable();
    sizes.dedup();
    Ok(Pile::Bag(sizes))
}

impl Written for Vec<Pile> {
    fn text(&self) -> String {
        self.iter().map(Pile::to_string).collect::<Vec<_>>().join(",")
    }
}
