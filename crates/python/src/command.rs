//! The command `grundy`, which the wheel carries too.

use pyo3::prelude::*;
use std::ffi::OsString;

/// Runs the command with its arguments, the first of which is its own name, and returns its exit code.
#[pyfunction]
pub fn command(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    py.detach(|| grundy_cli::run(arguments))
}
