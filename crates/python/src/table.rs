//! Tables over a family of problems.

use crate::convert::{chosen, loads, record, wants};
use crate::error;
use crate::graph::expanded;
use crate::work::Within;
use grundy::ask::{self, Options, Row};
use grundy::solve::with_large_stack;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;

/// The rows of a family over a range, and what they have in common: its period, whether all were solved, in words.
#[pyfunction]
pub fn table<'py>(
    py: Python<'py>,
    family: &str,
    first: u64,
    last: u64,
    want: Option<&str>,
    within: Within<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = Options { wants: wants(py, want)?, ..within.options() };
    let family = &expanded(py, family)?;
    let mut rows: Vec<Row> = Vec::new();
    let found = within.run(py, &options.limits, || {
        with_large_stack(|| {
            ask::table(family, first..=last, &options, |row| {
                rows.push(row.clone());
                !options.limits.cancel.is_cancelled()
            })
        })
    })?;
    let table = found.map_err(|error| error::asked(py, family, error))?;
    let out = loads(py, &json!({ "solved": table.solved, "period": table.period }).to_string())?;
    let out = out.cast_into::<PyDict>()?;
    out.set_item("sentence", chosen().of(&table.period_words()))?;
    out.set_item("rows", record(py, &rows)?)?;
    Ok(out.into_any())
}
