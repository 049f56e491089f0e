//! A number of a board.

use super::{Failure, Record, time};
use serde::{Deserialize, Serialize};

/// Which number of which board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NumberRequest {
    /// A problem text; the number is one of its game.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// The name of the number.
    pub name: String,
    /// The longest time to search.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
}

impl Record for NumberRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.problem)
    }

    fn check(&self) -> Result<(), Failure> {
        time(self.seconds)
    }
}
