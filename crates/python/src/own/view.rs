//! What positions of a game written in Python look like: as the game says, else its moves under what Python calls the position.

use super::Own;
use super::rules::OwnRules;
use crate::error;
use crate::graph::Graph;
use grundy::rules::{
    Block, BlockForm, BlocksView, ElementView, GraphView, Mark, Move, Player, Rules, Stroke, View,
};
use grundy::words;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

/// The marks that a view of a graph may give to vertices.
const MARKS: [(&str, Mark); 5] = [
    ("free", Mark::Free),
    ("dead", Mark::Dead),
    ("taken", Mark::Taken),
    ("alice", Mark::Alice),
    ("bob", Mark::Bob),
];

/// The longest title of a position.
const LONGEST: usize = 120;

impl Own {
    /// The view that the game gives; none if it gives none. It may be a list of heaps, a graph, or a dict with a graph and
    /// its vertices by their marks.
    pub fn ask_view(&self, py: Python<'_>, at: u64) -> PyResult<Option<View>> {
        if !self.traits.has_view {
            return Ok(None);
        }
        let position = self.known.position(py, at);
        let said = self.game.bind(py).call_method1(intern!(py, "view"), (&position,))?;
        if said.is_none() || said.is_instance_of::<PyString>() {
            return Ok(None);
        }
        let wrong = |fault: PyErr| {
            let fault = fault.value(py);
            error::rule(py, words!("view: {fault}", "view: {fault}"), Some(&position), None)
        };
        read_view(&said).map(Some).map_err(wrong)
    }
}

/// A list of heaps, a graph, or a dict with a graph and its vertices by their marks.
fn read_view(said: &Bound<'_, PyAny>) -> PyResult<View> {
    if let Ok(heaps) = said.extract::<Vec<u64>>() {
        return Ok(View::Heaps(heaps));
    }
    let Ok(fields) = said.cast::<PyDict>() else {
        return Ok(View::Graph(graph_view(as_graph(said)?.get())));
    };
    check_fields(fields)?;
    let graph = fields.get_item("graph")?.ok_or_else(|| {
        let message = words!("expected a graph in the dict", "esperava-se um grafo (graph) no dict");
        error::plain(said.py(), &message)
    })?;
    let graph = as_graph(&graph)?;
    let mut view = graph_view(graph.get());
    mark(&mut view, graph.get(), fields)?;
    Ok(View::Graph(view))
}

/// A field that is not known is a mistake, since what it marks would not be seen.
fn check_fields(fields: &Bound<'_, PyDict>) -> PyResult<()> {
    let marks = MARKS.map(|(name, _)| name);
    let known = [&marks[..], &["graph", "tokens", "colors"]].concat();
    for name in fields.keys() {
        let name = name.str()?.to_string();
        if !known.contains(&name.as_str()) {
            let known = known.join(", ");
            let message = words!("'{name}': expected {known}", "'{name}': esperava-se {known}");
            return Err(error::plain(fields.py(), &message));
        }
    }
    Ok(())
}

/// A graph from whatever `grundy.graph` takes.
fn as_graph<'py>(given: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Graph>> {
    if let Ok(graph) = given.cast::<Graph>() {
        return Ok(graph.clone());
    }
    let made = given.py().import("grundy")?.call_method1("graph", (given,))?;
    Ok(made.cast_into::<Graph>()?)
}

fn graph_view(graph: &Graph) -> GraphView {
    let edges = graph.graph().edges().iter().map(Stroke::of).collect();
    GraphView { edges, ..GraphView::of(graph.graph()) }
}

/// Marks and colours vertices as the fields say.
fn mark(view: &mut GraphView, graph: &Graph, fields: &Bound<'_, PyDict>) -> PyResult<()> {
    let vertex = |v: &Bound<'_, PyAny>| -> PyResult<usize> {
        let text = v.str()?.to_string();
        let number = graph.graph().read_vertex(&text);
        number.ok_or_else(|| error::plain(v.py(), &graph.graph().expected_vertex(&text)))
    };
    for (name, mark) in MARKS {
        if let Some(vertices) = fields.get_item(name)? {
            for v in vertices.try_iter()? {
                view.vertices[vertex(&v?)?] = mark;
            }
        }
    }
    if let Some(tokens) = fields.get_item("tokens")? {
        for v in tokens.try_iter()? {
            view.tokens.push(vertex(&v?)?);
        }
    }
    if let Some(colours) = fields.get_item("colors")? {
        let colours = colours.cast_into::<PyDict>()?;
        view.colours = vec![None; view.vertices.len()];
        view.free_colours = vec![Vec::new(); view.vertices.len()];
        for (v, colour) in colours {
            view.colours[vertex(&v)?] = Some(colour.extract()?);
        }
    }
    Ok(())
}

impl OwnRules {
    /// The moves of both players, under what Python calls the position.
    pub fn listed(&self, at: u64) -> BlocksView {
        let moves = self.all_moves(at);
        let elements =
            moves.iter().map(|&m| ElementView { name: self.move_text(m), mark: Mark::Free }).collect();
        let title = self.ask(|py, own| Ok(own.known.position(py, at).str()?.to_string()));
        let title = title.map(|title| title.chars().take(LONGEST).collect());
        let blocks = vec![Block { title, rows: vec![(0..moves.len()).collect()] }];
        BlocksView { elements, blocks, form: BlockForm::Layers, ..BlocksView::default() }
    }

    /// The moves of both players, each once.
    fn all_moves(&self, at: u64) -> Vec<Move> {
        let mut moves = Vec::new();
        for who in Player::BOTH {
            let mut own = Vec::new();
            self.moves(&at, who, &mut own);
            own.retain(|m| !moves.contains(m));
            moves.extend(own);
        }
        moves
    }

    /// Where a move shows: on the vertex or heap that it is named after, else at the first element, where it is chosen from
    /// a list.
    pub fn place(&self, at: u64, m: Move) -> usize {
        let text = self.move_text(m);
        match self.view(&at) {
            View::Blocks(_) => self.all_moves(at).iter().position(|&other| other == m).unwrap_or(0),
            View::Graph(view) => (0..view.vertices.len()).find(|&v| view.name(v) == text).unwrap_or(0),
            _ => 0,
        }
    }
}
