//! Graphs and files to read.

use super::Record;
use serde::{Deserialize, Serialize};

/// A graph to read, and how to lay it out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GraphRequest {
    /// An expression such as `grid(3,3)`, or the text of a file in any format.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub graph: String,
    /// How to place the vertices.
    #[serde(default)]
    pub layout: LayoutKind,
    /// What label letters in the expression refer to; vertices by default.
    #[serde(default)]
    pub labels: LabelsOf,
    /// Whether the vertices of an edge list are numbered from 0 even if there is no vertex 0; false by default.
    #[serde(default)]
    pub from_zero: bool,
}

/// What label letters refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum LabelsOf {
    /// The vertices.
    #[default]
    Vertices,
    /// The edges of the simple graph.
    Edges,
    /// All edges and arcs as written.
    Lines,
}

/// A way to place the vertices of a graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum LayoutKind {
    /// What suits the graph: a line, layers, a grid, a circle or forces.
    #[default]
    Auto,
    /// Springs along edges, repulsion between vertices.
    Force,
    /// All vertices on a circle.
    Circle,
    /// Rows and columns.
    Grid,
    /// Layers by distance from a root.
    Tree,
}

/// A graph whose games and numbers are listed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SurveyRequest {
    /// An expression such as `grid(3,3)`.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub graph: String,
    /// What label letters in the expression refer to; vertices by default.
    #[serde(default)]
    pub labels: LabelsOf,
}

/// A file to read as the board of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FileRequest {
    /// The id of the game.
    pub game: String,
    /// What the file contains, such as a formula in DIMACS.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub content: String,
}

impl Record for GraphRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.graph)
    }
}

impl Record for SurveyRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.graph)
    }
}

impl Record for FileRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.content)
    }
}
