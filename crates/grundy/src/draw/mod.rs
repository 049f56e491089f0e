//! Pictures: one renderer per kind of view, none per game.
//!
//! [`view_svg`] and [`view_text`] show positions, [`openings_svg`] and [`openings_text`] who wins after each move,
//! [`graph_svg`] graphs, [`game_svg`], [`game_dot`], [`game_text`] and [`game_json`] whole game graphs,
//! [`explanation_text`] explanations; [`tikz`] turns any of the pictures into TikZ. For values there are thermographs
//! ([`thermograph_svg`], [`thermograph_text`]), the tree of numbers ([`number_tree`], [`number_tree_svg`]) and games
//! on the number line ([`number_line_svg`]); tables have [`cells_svg`] and [`plot_svg`].

mod cells;
mod chart;
mod game_dot;
mod game_layout;
mod game_svg;
mod game_text;
mod notes;
mod number_line;
mod number_tree;
mod openings;
mod plot;
#[cfg(test)]
mod sample;
mod scale;
mod svg;
#[cfg(test)]
mod tests;
mod theme;
mod thermograph_svg;
mod thermograph_text;
mod tikz;
mod views;

pub use cells::{Cells, cells_svg};
pub use game_dot::game_dot;
pub use game_svg::game_svg;
pub use game_text::{explanation_text, game_text};
pub use notes::{Found, Note};
pub use number_line::number_line_svg;
pub use number_tree::{LAST_DAY, number_tree, number_tree_svg};
pub use openings::{Opened, openings_svg, openings_text};
pub use plot::plot_svg;
pub use theme::Theme;
pub use thermograph_svg::thermograph_svg;
pub use thermograph_text::thermograph_text;
pub use tikz::tikz;
pub use views::{view_svg, view_text, view_text_in};

use crate::explore::GameGraph;
use crate::graph::{Graph, Label};
use crate::rules::{GraphView, Stroke, View, label_text};
use crate::tell::Language;

/// How to draw.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Style {
    /// The title of the picture; defaults to its description.
    pub title: Option<String>,
    /// The language of the description.
    pub language: Language,
    /// Elements to highlight: vertices, cells or heaps.
    pub emphasis: Vec<usize>,
    /// For each board, positions of the vertices of its graph, in the unit square, instead of the automatic layout.
    pub layouts: Vec<Vec<(f64, f64)>>,
    /// What is known about moves, where they show.
    pub notes: Vec<Note>,
    /// The ground that it is drawn on.
    pub theme: Theme,
    /// Parts of a graph to distinguish by colour: the name and the vertices of each.
    pub parts: Vec<(String, Vec<usize>)>,
}

/// A graph as a standalone SVG document, with one label per vertex or none.
pub fn graph_svg(graph: &Graph, labels: Option<&[Label]>) -> String {
    styled_graph_svg(graph, labels, &Style::default())
}

/// The same in a given style.
pub fn styled_graph_svg(graph: &Graph, labels: Option<&[Label]>, style: &Style) -> String {
    let strokes =
        graph.edges().iter().map(|e| Stroke { weight: (e.weight != 1).then_some(e.weight), ..Stroke::of(e) });
    let view = GraphView { edges: strokes.collect(), labels: labels.map(label_text), ..GraphView::of(graph) };
    view_svg(&View::Graph(view), style)
}

/// A game graph as JSON.
pub fn game_json(graph: &GameGraph) -> String {
    serde_json::to_string_pretty(graph).unwrap_or_default()
}
