//! Numbers of graphs and other boards.

use crate::convert::record;
use crate::error;
use crate::graph::expanded;
use crate::work::Within;
use grundy::ask::NumberName;
use grundy::solve::with_large_stack;
use pyo3::prelude::*;

/// The JSON of `grundy number --json` as a dict.
#[pyfunction]
pub fn number<'py>(
    py: Python<'py>,
    name: &str,
    argument: &str,
    all_k: bool,
    within: Within<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let read = NumberName::read(name)
        .and_then(|read| if all_k { read.check_least_k().map(|()| read) } else { Ok(read) })
        .map_err(|error| error::asked(py, name, error))?;
    let argument = &expanded(py, argument)?;
    let options = within.options();
    let ask = if all_k { NumberName::of_and_all_k } else { NumberName::of };
    let found = within.run(py, &options.limits, || with_large_stack(|| ask(&read, argument, &options)))?;
    let found = found.map_err(|error| error::asked(py, argument, error))?;
    record(py, &found)
}
