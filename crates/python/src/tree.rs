//! Game graphs of small positions.

use crate::convert::{chosen, language_of, record};
use grundy::ask;
use grundy::draw::{game_dot, game_svg, game_text};
use pyo3::prelude::*;

/// The game graph of a position: every position that can come up, with every label that it has.
///
/// Examples
/// --------
/// >>> tree = grundy.tree("nim:1,1")
/// >>> len(tree), tree.complete
/// (3, True)
#[pyclass(frozen, module = "grundy")]
pub struct Tree(ask::Tree);

#[pymethods]
impl Tree {
    /// The canonical text of the position at the root.
    #[getter]
    fn problem(&self) -> &str {
        &self.0.problems[0]
    }

    /// Whether all positions are in it.
    #[getter]
    fn complete(&self) -> bool {
        self.0.graph.complete
    }

    /// The picture, with small boards as nodes.
    #[pyo3(signature = (lang = None))]
    fn svg(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        let language = language_of(py, lang)?;
        Ok(py.detach(|| game_svg(&self.0.graph, language)))
    }

    /// The graph in the language of Graphviz.
    #[pyo3(signature = (lang = None))]
    fn dot(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        Ok(game_dot(&self.0.graph, language_of(py, lang)?))
    }

    /// The graph as text, a line for each position.
    #[pyo3(signature = (lang = None))]
    fn text(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        Ok(game_text(&self.0.graph, language_of(py, lang)?))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None)
    }

    /// The JSON of `grundy tree --json` as a dict.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        record(py, &self.0)
    }

    fn __len__(&self) -> usize {
        self.0.graph.nodes.len()
    }

    fn __str__(&self) -> String {
        game_text(&self.0.graph, chosen())
    }

    fn __repr__(&self) -> String {
        format!("<game graph of {}, {} positions>", self.0.problems[0], self.0.graph.nodes.len())
    }
}

impl Tree {
    pub fn new(tree: ask::Tree) -> Tree {
        Tree(tree)
    }
}
