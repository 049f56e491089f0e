//! Explanations, step by step, in both languages.

use crate::convert::{chosen, language_of, record};
use grundy::ask::{Explained, Status};
use grundy::draw::{Style, explanation_text, view_svg};
use grundy::tell;
use pyo3::prelude::*;

/// Why an answer is what it is.
///
/// Examples
/// --------
/// >>> why = grundy.explain("nim:3,5")
/// >>> print(why.steps[0])
/// Normal play: the player who cannot move loses.
#[pyclass(frozen, module = "grundy")]
pub struct Explanation(Explained);

#[pymethods]
impl Explanation {
    /// The canonical text of what was explained.
    #[getter]
    fn problem(&self) -> &str {
        &self.0.problem
    }

    /// Whether the question was settled.
    #[getter]
    fn solved(&self) -> bool {
        self.0.status == Status::Solved
    }

    /// The steps.
    #[getter]
    fn steps(&self) -> Vec<Step> {
        self.0.explanation.steps.iter().cloned().map(Step).collect()
    }

    /// The steps that tell it in short.
    #[getter]
    fn short(&self) -> Vec<Step> {
        self.0.explanation.short().steps.into_iter().map(Step).collect()
    }

    /// The whole explanation in sentences.
    #[pyo3(signature = (lang = None))]
    fn text(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        Ok(explanation_text(&self.0.explanation, language_of(py, lang)?))
    }

    fn __str__(&self) -> String {
        explanation_text(&self.0.explanation, chosen())
    }

    fn __repr__(&self) -> String {
        format!("<explanation of {}, {} steps>", self.0.problem, self.0.explanation.steps.len())
    }

    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("grundy._html")?.call_method1("explanation", (slf,))
    }

    /// The record as a dict.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        record(py, &self.0)
    }
}

impl Explanation {
    pub fn new(explained: Explained) -> Explanation {
        Explanation(explained)
    }
}

/// A sentence, perhaps with a picture or a table.
#[pyclass(frozen, module = "grundy")]
pub struct Step(tell::Step);

#[pymethods]
impl Step {
    /// The sentence.
    #[pyo3(signature = (lang = None))]
    fn text(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        Ok(self.0.sentence.text(language_of(py, lang)?))
    }

    /// The picture, if there is one.
    #[pyo3(signature = (lang = None))]
    fn svg(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<Option<String>> {
        let style = Style { language: language_of(py, lang)?, ..Style::default() };
        Ok(self.0.view.as_ref().map(|view| view_svg(view, &style)))
    }

    /// The table, if there is one.
    #[getter]
    fn table<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.0.table.as_ref().map(|table| record(py, table)).transpose()
    }

    fn __str__(&self) -> String {
        self.0.sentence.text(chosen())
    }

    fn __repr__(&self) -> String {
        format!("Step({:?})", self.__str__())
    }
}
