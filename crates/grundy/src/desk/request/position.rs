//! A position, and how long to think about it.

use super::{Failure, Record, time};
use serde::{Deserialize, Serialize};

/// A position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProblemRequest {
    /// A problem text: a game, its keys, a board and moves.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
}

/// A position and how long to think about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TimedRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// The longest time to search.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
}

impl Record for ProblemRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.problem)
    }
}

impl Record for TimedRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.problem)
    }

    fn check(&self) -> Result<(), Failure> {
        time(self.seconds)
    }
}
