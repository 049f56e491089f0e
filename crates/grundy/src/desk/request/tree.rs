//! A game graph.

use super::{Failure, Record, short};
use serde::{Deserialize, Serialize};

/// The most nodes of a game graph, and the most roots after the first.
const MOST_NODES: usize = 2000;
const MOST_ROOTS: usize = 16;

/// The positions whose game graph to build, and what counts as one node.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TreeRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// Further roots: problem texts of the same game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(max_items = 16))]
    pub also: Vec<String>,
    /// The greatest number of nodes.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 2000))]
    pub most: Option<usize>,
    /// Whether symmetric positions are one node; false by default.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fold: bool,
    /// Whether nodes come with what their positions look like; false by default.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub views: bool,
    /// Whether each player to move makes a node of its own in impartial games too; false by default.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turns: bool,
}

impl Record for TreeRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.problem)
    }

    fn check(&self) -> Result<(), Failure> {
        if self.also.len() > MOST_ROOTS {
            return Err(Failure::wrong(words!(
                "also: at most {MOST_ROOTS} texts",
                "also: no máximo {MOST_ROOTS} textos"
            )));
        }
        self.also.iter().try_for_each(|text| short(text))?;
        self.most.map_or(Ok(()), few)
    }
}

fn few(nodes: usize) -> Result<(), Failure> {
    match (1..=MOST_NODES).contains(&nodes) {
        true => Ok(()),
        false => Err(Failure::wrong(words!(
            "most: expected 1 to {MOST_NODES}",
            "most: esperava-se um número de 1 a {MOST_NODES}"
        ))),
    }
}
