//! What problems are made of: a game, its keys, and the graph or the heaps that it is played on.

use crate::error;
use crate::graph::Graph;
use grundy::boards::{Board, BoardKind};
use grundy::games::{self, Problem, Refusal};
use grundy::graph::Label;
use grundy::text::Words;
use grundy::words;
use pyo3::prelude::*;
use pyo3::types::PyList;
use std::sync::Arc;

/// What a problem is made on.
#[derive(FromPyObject)]
pub enum Ground<'py> {
    Graph(Bound<'py, Graph>),
    Heaps(Vec<u64>),
}

impl Ground<'_> {
    /// The objects that the vertices of a graph stand for.
    pub fn nodes(&self, py: Python<'_>) -> Option<Arc<Py<PyList>>> {
        match self {
            Ground::Graph(graph) => graph.get().nodes.as_ref().map(|nodes| Arc::new(nodes.clone_ref(py))),
            Ground::Heaps(_) => None,
        }
    }

    /// The board, with the vertices after `@`.
    pub fn board(self, tokens: Option<Vec<usize>>) -> Board {
        match (self, tokens) {
            (Ground::Heaps(heaps), _) => Board::from(heaps),
            (Ground::Graph(graph), Some(tokens)) => {
                Board::from(graph.get().board.clone().with_tokens(tokens))
            }
            (Ground::Graph(graph), None) => Board::from(graph.get().board.clone()),
        }
    }
}

/// A name and a value for each key.
pub type Keys = Vec<(String, String)>;

/// A game with its keys, before its board.
pub fn draft(game: &str, keys: &[(String, String)]) -> Result<games::Draft, Refusal> {
    keys.iter().try_fold(Problem::of(game)?, |draft, (name, value)| draft.key(name, value))
}

/// A refusal, with the key that it is about.
pub fn refused(py: Python<'_>, refusal: Refusal) -> PyErr {
    let key = match refusal.about {
        games::About::Key(key) | games::About::Inside(key, _) => key,
        _ => return error::plain(py, &refusal.message),
    };
    let Words { en, pt } = refusal.message;
    let named = |text: String| if text.contains(key) { text } else { format!("{key}: {text}") };
    error::plain(py, &Words { en: named(en), pt: named(pt) })
}

pub fn read_labels(py: Python<'_>, text: &str) -> PyResult<Vec<Label>> {
    let label = |letter: char| match letter {
        'A' => Ok(Label::A),
        'B' => Ok(Label::B),
        'C' => Ok(Label::C),
        _ => Err(error::plain(
            py,
            &words!("labels: expected letters A, B and C", "rótulos: esperavam-se letras A, B e C"),
        )),
    };
    text.chars().map(label).collect()
}

/// The kind of board that a game is played on, "graph", "multigraph", "heaps", or "text" for all that is written.
#[pyfunction]
pub fn board_kind(py: Python<'_>, game: &str) -> PyResult<&'static str> {
    let draft = Problem::of(game).map_err(|refusal| refused(py, refusal))?;
    Ok(match draft.entry().board {
        BoardKind::Graph(_) => "graph",
        BoardKind::Multigraph(_) => "multigraph",
        BoardKind::Heaps(_) => "heaps",
        _ => "text",
    })
}
