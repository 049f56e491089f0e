//! Numbers of graphs and other boards.

use crate::convert::{chosen, record};
use crate::error;
use crate::graph::expanded;
use crate::work::Within;
use grundy::ask::NumberName;
use grundy::solve::with_large_stack;
use pyo3::prelude::*;

/// The JSON of `grundy number --json` as a dict, why there is no number, and what decided.
#[pyfunction]
pub fn number<'py>(
    py: Python<'py>,
    name: &str,
    argument: &str,
    all_k: bool,
    within: Within<'py>,
) -> PyResult<Described<'py>> {
    let read = NumberName::read(name)
        .and_then(|read| if all_k { read.check_least_k().map(|()| read) } else { Ok(read) })
        .map_err(|error| error::asked(py, name, error))?;
    let argument = &expanded(py, argument)?;
    let options = within.options();
    let ask = if all_k { NumberName::of_and_all_k } else { NumberName::of };
    let found = within.run(py, &options.limits, || with_large_stack(|| ask(&read, argument, &options)))?;
    let found = found.map_err(|error| error::asked(py, argument, error))?;
    let reason = found.reason.as_ref().map(|words| chosen().of(words));
    Ok((record(py, &found)?, reason.map(String::from), found.engine.text(chosen())))
}

/// A record with the texts for people in it, in the language that was chosen.
type Described<'py> = (Bound<'py, PyAny>, Option<String>, String);
