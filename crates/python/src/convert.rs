//! Plain records as Python objects, and keyword arguments as what the library takes.

use crate::error;
use grundy::ask::Wants;
use grundy::tell::Language;
use grundy::words;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use serde::Serialize;

/// A JSON text as Python objects.
pub fn loads<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    static LOADS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    LOADS.import(py, "json", "loads")?.call1((text,))
}

/// A record of the library as a dict.
pub fn record<'py>(py: Python<'py>, record: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(record).map_err(|fault| PyRuntimeError::new_err(fault.to_string()))?;
    loads(py, &text)
}

/// A dyadic number as a Fraction.
pub fn fraction<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    static FRACTION: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    FRACTION.import(py, "fractions", "Fraction")?.call1((text,))
}

/// The language with this id.
pub fn language(py: Python<'_>, id: &str) -> PyResult<Language> {
    let expected = words!("lang: expected 'en' or 'pt'", "lang: esperava-se 'en' ou 'pt'");
    Language::from_id(id).ok_or_else(|| error::plain(py, &expected))
}

/// Fields of an answer by their names: `winner,nimber` or `all`.
pub fn wants(py: Python<'_>, names: Option<&str>) -> PyResult<Option<Wants>> {
    names.map(|names| Wants::read(names).map_err(|words| error::plain(py, &words))).transpose()
}
