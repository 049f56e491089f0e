//! A reduction applied, and the hunt for an instance on which it fails.

use super::{Failure, Record, time};
use crate::reduce;
use serde::{Deserialize, Serialize};

/// The reduction to apply, and the instance to apply it to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReduceRequest {
    /// The id of the reduction.
    pub name: String,
    /// A board of the game that it starts from, or a whole problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub instance: String,
}

impl ReduceRequest {
    /// The reduction with this id.
    pub fn reduction(&self) -> Result<&'static reduce::Reduction, Failure> {
        reduction(&self.name)
    }
}

/// The reduction to hunt on, and for how long.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HuntRequest {
    /// The id of the reduction.
    pub name: String,
    /// The seed of the random instances: the same number gives the same ones.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64))]
    pub seed: Option<u32>,
    /// The longest time to hunt.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
}

/// The reduction with this id.
pub fn reduction(name: &str) -> Result<&'static reduce::Reduction, Failure> {
    reduce::find(name)
        .ok_or_else(|| Failure::wrong(words!("there is no such reduction", "não existe tal redução")))
}

impl Record for ReduceRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.instance)
    }

    fn check(&self) -> Result<(), Failure> {
        self.reduction().map(drop)
    }
}

impl Record for HuntRequest {
    fn text(&self) -> Option<&str> {
        None
    }

    fn check(&self) -> Result<(), Failure> {
        reduction(&self.name).and(time(self.seconds))
    }
}
