//! Cubes of any dimension: `3^2`.

use super::{Board, Kind, ReadBoard, Refusal, Written};
use crate::graph::Label;
use crate::rules::{Bilingual, Words};
use crate::text::ParseError;
use serde::Serialize;

/// The points with `d` coordinates from 1 to `n`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PowerKind;

/// The points with `d` coordinates from 1 to `n`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PowerBoard {
    /// The greatest coordinate.
    pub n: usize,
    /// The number of coordinates.
    pub d: usize,
}

/// The greatest side and dimension.
const GREATEST: usize = 1000;

fn expected(text: &str) -> Words {
    words!(
        "'{text}': expected a side and a dimension from 1 to {GREATEST}, as in 3^2",
        "'{text}': esperavam-se um lado e uma dimensão de 1 a {GREATEST}, como em 3^2"
    )
}

impl Kind for PowerKind {
    fn example(&self) -> Bilingual {
        Bilingual::of("a side and a dimension such as 3^2", "um lado e uma dimensão como 3^2")
    }

    fn described(&self) -> Words {
        let text = Bilingual {
            en: "A side and a dimension, as in 3^2: the points with two coordinates from 1 to 3.",
            pt: "Um lado e uma dimensão, como em 3^2: os pontos com duas coordenadas de 1 a 3.",
        };
        text.into()
    }

    fn read(&self, _game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        let side =
            |side: &str| side.trim().parse::<usize>().ok().filter(|side| (1..=GREATEST).contains(side));
        let sides = text.split_once('^').and_then(|(n, d)| Some(PowerBoard { n: side(n)?, d: side(d)? }));
        let board = sides.ok_or_else(|| ParseError::new(0, expected(text)))?;
        Ok((Board::Power(board), None))
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Power(board) = board else { return Err(self.expected()) };
        Refusal::of_labels(game, labels)?;
        let fits = |side: usize| (1..=GREATEST).contains(&side);
        match fits(board.n) && fits(board.d) {
            true => Ok(()),
            false => Err(Refusal::board(expected(&board.text()))),
        }
    }
}

impl Written for PowerBoard {
    fn text(&self) -> String {
        format!("{}^{}", self.n, self.d)
    }
}
