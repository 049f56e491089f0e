//! What to find out about a position.

use super::{Failure, Record, time};
use crate::ask::Wants;
use serde::{Deserialize, Serialize};

/// What to find out about a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SolveRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// Which fields of the answer to compute; by default, those that apply.
    pub wants: Option<Vec<Want>>,
    /// Whether to say who wins after every move, instead of anything else.
    pub openings: Option<bool>,
    /// The longest time to search; the server has its own limit too.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
}

/// A field of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Want {
    /// Who wins.
    Winner,
    /// Who wins when either player starts.
    Class,
    /// The nimber.
    Nimber,
    /// The Conway value.
    Value,
    /// The score under best play.
    Score,
    /// How soon the winner can win.
    Remoteness,
    /// Every legal move and what it leads to.
    Moves,
    /// The length of the longest possible play.
    Depth,
    /// The genus of an impartial position, and whether it is tame.
    Genus,
}

/// All that is asked for.
pub fn wants(list: &[Want]) -> Wants {
    let mut wants = Wants::default();
    for want in list {
        *match want {
            Want::Winner => &mut wants.winner,
            Want::Class => &mut wants.class,
            Want::Nimber => &mut wants.nimber,
            Want::Value => &mut wants.value,
            Want::Score => &mut wants.score,
            Want::Remoteness => &mut wants.remoteness,
            Want::Moves => &mut wants.moves,
            Want::Depth => &mut wants.depth,
            Want::Genus => &mut wants.genus,
        } = true;
    }
    wants
}

impl Record for SolveRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.problem)
    }

    fn check(&self) -> Result<(), Failure> {
        time(self.seconds)
    }
}
