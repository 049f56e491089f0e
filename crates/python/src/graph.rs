//! Graphs: read from texts and files, or made from lists of edges.

use crate::convert::language_of;
use crate::error;
use grundy::ask::expand_files;
use grundy::boards::GraphBoard;
use grundy::draw::{Style, styled_graph_svg};
use grundy::graph::classes::class_names;
use grundy::graph::expr::{Held, file_graph, hold_files, parse_holding};
use grundy::graph::formats::{self, Format};
use grundy::graph::{self, Edge, Expr, Labelled};
use grundy::text::Words;
use grundy::words;
use pyo3::prelude::*;
use pyo3::types::PyList;

/// A graph with vertices 0, 1, 2 and so on, which may have names. `grundy.graph` makes graphs.
///
/// Examples
/// --------
/// >>> graph = grundy.graph("grid(2,3)")
/// >>> graph.n, graph.m, graph.adjacency()[0]
/// (6, 7, [1, 3])
#[pyclass(frozen, module = "grundy")]
pub struct Graph {
    pub board: GraphBoard,
    /// The objects that the vertices stand for, if it was made from objects.
    #[pyo3(get)]
    pub nodes: Option<Py<PyList>>,
}

/// The content of a file, or why it cannot be read.
pub fn open(path: &str) -> Result<String, Words> {
    std::fs::read_to_string(path).map_err(|fault| words!("{fault}", "{fault}"))
}

/// A text with each `@(path)` replaced by the graph or the formula in that file.
pub fn expanded(py: Python<'_>, text: &str) -> PyResult<String> {
    expand_files(text, &mut open).map_err(|fault| error::asked(py, text, fault))
}

/// What a graph or a problem is pickled as: its text, and the objects that vertices stand for.
pub type Remade<'py> = (String, Option<Bound<'py, PyList>>);

/// Each vertex stands for one object, if vertices stand for objects.
pub fn check_nodes(py: Python<'_>, nodes: Option<&Py<PyList>>, n: usize) -> PyResult<()> {
    match nodes.map_or(n, |nodes| nodes.bind(py).len()) == n {
        true => Ok(()),
        false => Err(error::plain(py, &words!("expected {n} nodes", "esperavam-se {n} nós"))),
    }
}

/// The edges and arcs in an order that does not depend on that in which they were written.
fn sorted_lines(graph: &graph::Graph) -> Vec<(usize, usize, u64, bool)> {
    let line = |edge: &Edge| match edge.directed {
        true => (edge.u, edge.v, edge.weight, true),
        false => (edge.u.min(edge.v), edge.u.max(edge.v), edge.weight, false),
    };
    let mut lines: Vec<_> = graph.edges().iter().map(line).collect();
    lines.sort_unstable();
    lines
}

/// An edge as it is handed over: its ends and its weight.
type Line = (usize, usize, u64);

#[pymethods]
impl Graph {
    /// Reads an expression such as `petersen` or `grid(3,3)+C5`, with files as `@(path)`, and takes the objects that vertices
    /// stand for.
    #[staticmethod]
    #[pyo3(signature = (text, nodes = None))]
    fn read(py: Python<'_>, text: &str, nodes: Option<Py<PyList>>) -> PyResult<Graph> {
        let wrong = |error: grundy::text::ParseError| error::at(py, text, error.at, &error.message);
        let (opened, held): (String, Vec<Held>) =
            hold_files(text, &mut |_, path| file_graph(&open(path)?)).map_err(wrong)?;
        let parsed = py
            .detach(|| parse_holding(&opened, 0, &held, Labelled::Vertices))
            .map_err(|error| error::at(py, &opened, error.at, &error.message))?;
        let board = GraphBoard::of(parsed.expr).map_err(|words| error::plain(py, &words))?;
        check_nodes(py, nodes.as_ref(), board.graph.n())?;
        Ok(Graph { board, nodes })
    }

    /// Makes a graph with n vertices from its edges (u, v, weight), with names and the objects that vertices stand for.
    #[staticmethod]
    #[pyo3(signature = (n, edges, directed = false, names = None, nodes = None))]
    fn make(
        py: Python<'_>,
        n: usize,
        edges: Vec<Line>,
        directed: bool,
        names: Option<Vec<Option<String>>>,
        nodes: Option<Py<PyList>>,
    ) -> PyResult<Graph> {
        if let Some((u, v, _)) = edges.iter().find(|(u, v, _)| *u >= n || *v >= n) {
            return Err(error::plain(
                py,
                &words!(
                    "edge {u}-{v}: expected vertices below {n}",
                    "aresta {u}-{v}: esperavam-se vértices menores que {n}"
                ),
            ));
        }
        let edges = edges.into_iter().map(|(u, v, weight)| Edge { u, v, directed, weight }).collect();
        let graph = graph::Graph::new(n, edges);
        let graph = match names {
            Some(names) => graph.with_names(names),
            None => graph,
        };
        check_nodes(py, nodes.as_ref(), graph.n())?;
        Ok(Graph { board: GraphBoard::new(graph), nodes })
    }

    /// The number of vertices.
    #[getter]
    fn n(&self) -> usize {
        self.graph().n()
    }

    /// The number of edges and arcs, as written.
    #[getter]
    fn m(&self) -> usize {
        self.graph().edges().len()
    }

    /// Whether it has arcs.
    #[getter]
    fn directed(&self) -> bool {
        self.graph().is_directed()
    }

    /// The edges and arcs as written.
    #[getter]
    fn edges(&self) -> Vec<(usize, usize)> {
        self.graph().edges().iter().map(|edge| (edge.u, edge.v)).collect()
    }

    /// The weight of each edge, in the same order.
    #[getter]
    fn weights(&self) -> Vec<u64> {
        self.graph().edges().iter().map(|edge| edge.weight).collect()
    }

    /// The name of each vertex, or its number as a text.
    #[getter]
    fn names(&self) -> Vec<String> {
        (0..self.graph().n()).map(|v| self.graph().names().shown(v)).collect()
    }

    /// The neighbours of each vertex in the simple graph.
    fn adjacency(&self) -> Vec<Vec<usize>> {
        (0..self.graph().n()).map(|v| self.graph().neighbours(v).to_vec()).collect()
    }

    /// The graph6 text of the simple graph.
    #[getter]
    fn g6(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.format(py, "graph6")?.trim_end().to_string())
    }

    /// The graph in a format: graph6, sparse6, dot, edge-list, dimacs, gml, graphml or json (networkx).
    ///
    /// Parameters
    /// ----------
    /// name
    ///     The name of the format.
    ///
    /// Returns
    /// -------
    /// str
    ///
    /// Examples
    /// --------
    /// >>> grundy.graph("C5").format("graph6")
    /// 'Dhc\n'
    fn format(&self, py: Python<'_>, name: &str) -> PyResult<String> {
        let known = || words!("'{name}' is not the name of a format", "'{name}' não é o nome de um formato");
        let format = Format::from_name(name).ok_or_else(|| error::plain(py, &known()))?;
        formats::write(format, self.graph()).map_err(|words| error::plain(py, &words))
    }

    /// The graph for networkx, with the objects that it was made from as its nodes.
    ///
    /// Returns
    /// -------
    /// networkx.Graph
    ///     Or a DiGraph, MultiGraph or MultiDiGraph, as its edges need.
    ///
    /// Examples
    /// --------
    /// >>> grundy.graph("C5").to_networkx().number_of_edges()
    /// 5
    fn to_networkx<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("grundy._convert")?.call_method1("to_networkx", (slf,))
    }

    /// The names of the classes that the graph belongs to.
    fn classes(&self) -> Vec<&'static str> {
        class_names(self.graph())
    }

    /// The text of a vertex in problems and moves.
    fn vertex_text(&self, v: usize) -> String {
        self.graph().vertex_text(v)
    }

    /// The vertex that a text means: the one with that name, or else with that number.
    fn vertex(&self, py: Python<'_>, text: &str) -> PyResult<usize> {
        let graph = self.graph();
        graph.read_vertex(text).ok_or_else(|| error::plain(py, &graph.expected_vertex(text)))
    }

    /// The picture of the graph.
    #[pyo3(signature = (lang = None))]
    fn svg(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        let style = Style { language: language_of(py, lang)?, ..Style::default() };
        Ok(py.detach(|| styled_graph_svg(self.graph(), None, &style)))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None)
    }

    fn __str__(&self) -> String {
        match self.board.expr() {
            Some(expr) => expr.to_string(),
            None => Expr::written(self.graph()).to_string(),
        }
    }

    fn __repr__(&self) -> String {
        format!("grundy.Graph('{}')", self.__str__().replace('\'', "\\'"))
    }

    fn __len__(&self) -> usize {
        self.graph().n()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Graph>() else { return false };
        let (one, two) = (self.graph(), other.get().graph());
        let same = (one.n(), one.names()) == (two.n(), two.names());
        same && (one == two || sorted_lines(one) == sorted_lines(two))
    }

    fn __hash__(&self) -> u64 {
        let lines = sorted_lines(self.graph());
        let lines = lines.iter().map(|(u, v, weight, _)| (*u as u64) << 32 ^ *v as u64 ^ weight << 20);
        lines.fold(self.graph().n() as u64, |hash, line| grundy::rules::mix(hash ^ line))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Remade<'py>)> {
        let nodes = self.nodes.as_ref().map(|nodes| nodes.bind(py).clone());
        Ok((py.get_type::<Graph>().getattr("read")?, (self.__str__(), nodes)))
    }
}

impl Graph {
    pub fn graph(&self) -> &graph::Graph {
        &self.board.graph
    }

    pub fn of(graph: graph::Graph, nodes: Option<Py<PyList>>) -> Graph {
        Graph { board: GraphBoard::new(graph), nodes }
    }
}
