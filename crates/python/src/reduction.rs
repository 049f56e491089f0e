//! Reductions of the list, applied to an instance.

use crate::convert::{language_of, record};
use crate::error;
use crate::graph::expanded;
use crate::problem::{Problem, by_package};
use crate::work::Within;
use grundy::draw::{Style, view_svg};
use grundy::reduce::{Applied, REDUCTIONS, WinnerMap, find, unknown};
use grundy::solve::with_large_stack;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The ids of all reductions.
#[pyfunction]
pub fn reduction_names() -> Vec<&'static str> {
    REDUCTIONS.iter().map(|reduction| reduction.id).collect()
}

/// What a reduction builds from an instance.
#[pyclass(frozen, module = "grundy")]
pub struct Reduced(Applied);

#[pymethods]
impl Reduced {
    /// Applies a reduction to an instance: a board, or a whole problem text.
    #[staticmethod]
    fn make(py: Python<'_>, name: &str, instance: &str) -> PyResult<Reduced> {
        let reduction = find(name).ok_or_else(|| error::plain(py, &unknown(name).message))?;
        let text = expanded(py, &reduction.source_text(instance))?;
        py.detach(|| reduction.apply(&text)).map(Reduced).map_err(|error| error::asked(py, &text, error))
    }

    /// The problem that was reduced.
    #[getter]
    fn source(&self) -> Problem {
        Problem::of(self.0.source.clone())
    }

    /// The problem that it was reduced to.
    #[getter]
    fn target(&self) -> Problem {
        Problem::of(self.0.built.target.clone())
    }

    /// Whether the target has the other winner.
    #[getter]
    fn swaps(&self) -> bool {
        self.0.reduction.winner == WinnerMap::Swapped
    }

    /// The picture of the target, with the parts of the construction in colours.
    #[pyo3(signature = (lang = None))]
    fn svg(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        let language = language_of(py, lang)?;
        let parts = self.0.built.parts.iter();
        let parts = parts.map(|part| (language.of(&part.name).to_string(), part.vertices.clone())).collect();
        let layouts = vec![self.0.layout.clone()];
        let style = Style { language, parts, layouts, ..Style::default() };
        Ok(view_svg(&self.target().line(py)?.view(), &style))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> Option<String> {
        self.svg(py, None).ok()
    }

    /// Solve both sides, to see whether the winners are as claimed.
    ///
    /// Parameters
    /// ----------
    /// time, memory, nodes, threads, progress
    ///     See `grundy.solve`.
    ///
    /// Returns
    /// -------
    /// dict
    ///     With ``agrees`` and both answers.
    #[pyo3(signature = (**limits), text_signature = "($self, *, time=None, memory=None, nodes=None, threads=None, progress=None)")]
    fn check<'py>(
        slf: &Bound<'py, Self>,
        limits: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        by_package("_check", slf, limits)
    }

    #[pyo3(name = "_check")]
    fn check_within<'py>(&self, py: Python<'py>, within: Within<'py>) -> PyResult<Bound<'py, PyAny>> {
        let options = within.options();
        let checked = within.run(py, &options.limits, || with_large_stack(|| self.0.check(&options)))?;
        record(py, &checked.map_err(|error| error::plain(py, &error.message))?)
    }

    /// The JSON of `grundy reduce --json` as a dict.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        record(py, &self.0)
    }

    fn __repr__(&self) -> String {
        format!("<reduction of {} to {}>", self.0.source, self.0.built.target)
    }
}
