//! A table over a family.

use super::{Failure, Record, Want, time};
use serde::{Deserialize, Serialize};

/// The most rows of a table.
const MOST_ROWS: u64 = 2000;

/// A family of problems, and the range of its running number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableRequest {
    /// A problem text in which {n} stands for the running number.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub family: String,
    /// The first number.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub from: u64,
    /// The last number.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub to: u64,
    /// Which fields of the answers to compute; by default, those that apply.
    pub wants: Option<Vec<Want>>,
    /// The longest time for all rows together.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
}

impl Record for TableRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.family)
    }

    fn check(&self) -> Result<(), Failure> {
        let (from, to) = (self.from, self.to);
        if from > to {
            return Err(Failure::wrong(words!("{from} is greater than {to}", "{from} é maior que {to}")));
        }
        if to - from >= MOST_ROWS {
            return Err(Failure::wrong(words!(
                "a table on the page has at most {MOST_ROWS} rows",
                "uma tabela na página tem no máximo {MOST_ROWS} linhas"
            )));
        }
        time(self.seconds)
    }
}
