//! Plain records as Python objects, and keyword arguments as what the library takes.

use crate::error;
use grundy::ask::Wants;
use grundy::tell::Language;
use grundy::text::Words;
use grundy::words;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Whether texts and pictures are in Portuguese if nothing else is asked for.
static PORTUGUESE: AtomicBool = AtomicBool::new(false);

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

/// A text that would fill the screen, by its beginning.
pub fn shortened(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}..", &text[..end]),
        None => text.to_string(),
    }
}

/// A dyadic number as a Fraction.
pub fn fraction<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    static FRACTION: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    FRACTION.import(py, "fractions", "Fraction")?.call1((text,))
}

/// The language with this id; without one, that which was chosen for all.
pub fn language_of(py: Python<'_>, id: Option<&str>) -> PyResult<Language> {
    let Some(id) = id else { return Ok(chosen()) };
    let expected = words!("lang: expected 'en' or 'pt'", "lang: esperava-se 'en' ou 'pt'");
    Language::from_id(id).ok_or_else(|| error::plain(py, &expected))
}

/// The language that was chosen for all texts and pictures.
pub fn chosen() -> Language {
    if PORTUGUESE.load(Relaxed) { Language::Portuguese } else { Language::English }
}

/// A message in the language that was chosen.
pub fn said(message: &Words) -> String {
    chosen().of(message).to_string()
}

/// Say which language texts and pictures have.
///
/// Returns
/// -------
/// str
///     "en" or "pt".
#[pyfunction]
pub fn language() -> &'static str {
    chosen().pick("en", "pt")
}

/// Choose the language of texts, pictures and messages, unless they are asked for in another one.
///
/// Parameters
/// ----------
/// lang
///     "en" or "pt".
///
/// Examples
/// --------
/// >>> grundy.set_language("pt")
/// >>> print(grundy.explain("nim:3,5").steps[1])
/// Alice começa.
/// >>> grundy.set_language("en")
#[pyfunction]
pub fn set_language(py: Python<'_>, lang: &str) -> PyResult<()> {
    PORTUGUESE.store(language_of(py, Some(lang))? == Language::Portuguese, Relaxed);
    Ok(())
}

/// Fields of an answer by their names: `winner,nimber` or `all`.
pub fn wants(py: Python<'_>, names: Option<&str>) -> PyResult<Option<Wants>> {
    names.map(|names| Wants::read(names).map_err(|words| error::plain(py, &words))).transpose()
}
