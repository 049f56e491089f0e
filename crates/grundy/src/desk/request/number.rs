//! A number of a board.

use super::{Failure, Record, time};
use serde::{Deserialize, Serialize};

/// Which number of which board: the board of a problem, or a graph.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NumberRequest {
    /// A problem text; the number is one of its board.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: Option<String>,
    /// A graph instead; the number is one that is defined without play, or one of a game with its usual keys.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub graph: Option<String>,
    /// The name of the number.
    pub name: String,
    /// The longest time to search.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
}

impl Record for NumberRequest {
    fn text(&self) -> Option<&str> {
        self.problem.as_deref().or(self.graph.as_deref())
    }

    fn check(&self) -> Result<(), Failure> {
        match self.problem.is_some() != self.graph.is_some() {
            true => time(self.seconds),
            false => Err(Failure::wrong(words!(
                "expected a problem or a graph, and not both",
                "esperava-se um problema ou um grafo, e não ambos"
            ))),
        }
    }
}
