//! A puzzle.

use super::{Failure, Record, time};
use crate::ask::{PUZZLE_LEVELS, PuzzleSource};
use serde::{Deserialize, Serialize};

/// Which puzzle to deal.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleRequest {
    /// The id of the game; any game if there is none.
    pub game: Option<String>,
    /// From 1 to 5; any if there is none.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 5))]
    pub difficulty: Option<u8>,
    /// A position that may be a puzzle: it is checked, and nothing is dealt.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: Option<String>,
    /// The longest time to search.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
    /// The same number gives the same puzzle.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64))]
    pub seed: Option<u32>,
}

impl PuzzleRequest {
    /// The games that it may come from.
    pub fn source(&self) -> Result<PuzzleSource, Failure> {
        let Some(game) = &self.game else { return Ok(PuzzleSource::any()) };
        PuzzleSource::game(game)
            .ok_or_else(|| Failure::wrong(words!("there is no game '{game}'", "não há jogo '{game}'")))
    }
}

impl Record for PuzzleRequest {
    fn text(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    fn check(&self) -> Result<(), Failure> {
        time(self.seconds)?;
        match self.difficulty.is_some_and(|level| !(1..=PUZZLE_LEVELS).contains(&level)) {
            true => Err(Failure::wrong(words!(
                "difficulty: expected 1 to {PUZZLE_LEVELS}",
                "difficulty: esperava-se um número de 1 a {PUZZLE_LEVELS}"
            ))),
            false => Ok(()),
        }
    }
}
