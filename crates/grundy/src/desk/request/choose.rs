//! A move of the opponent, and a start to play from.

use super::{Failure, Record, time};
use serde::{Deserialize, Serialize};

/// Who is to choose a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChooseRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// The probability of choosing a best move, 1 by default.
    #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 1))]
    pub strength: Option<f64>,
    /// The longest time to think.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
    /// The same number gives the same choice.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64))]
    pub seed: Option<u32>,
}

fn chance(strength: Option<f64>) -> Result<(), Failure> {
    match strength.is_some_and(|number| !(0.0..=1.0).contains(&number)) {
        true => Err(Failure::wrong(words!(
            "strength: expected a number from 0 to 1",
            "strength: esperava-se um número de 0 a 1"
        ))),
        false => Ok(()),
    }
}

/// Where to look for a start that the player to move has lost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LostRequest {
    /// A problem text: the game and the position to start from.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// The seed: the same number gives the same start.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64))]
    pub seed: Option<u32>,
}

impl Record for ChooseRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.problem)
    }

    fn check(&self) -> Result<(), Failure> {
        chance(self.strength).and(time(self.seconds))
    }
}

impl Record for LostRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.problem)
    }
}
