//! What a position looks like, as plain data: one renderer per kind, none per game.

use super::Player;
use crate::graph::Label;
use serde::Serialize;

/// What can be said of a vertex, a cell or an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Can still be chosen.
    Free,
    /// Can no longer be chosen.
    Dead,
    /// Was chosen, by nobody in particular.
    Taken,
    /// Was chosen by Alice.
    Alice,
    /// Was chosen by Bob.
    Bob,
}

impl Mark {
    pub fn of(who: Player) -> Mark {
        match who {
            Player::Alice => Mark::Alice,
            Player::Bob => Mark::Bob,
        }
    }
}

/// One line of a drawn graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Stroke {
    pub from: usize,
    pub to: usize,
    pub directed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<u64>,
    /// `A`, `B` or `C`, where labels speak of lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<char>,
    pub mark: Mark,
}

/// A graph with marks, labels and tokens.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct GraphView {
    /// One mark per vertex.
    pub vertices: Vec<Mark>,
    pub edges: Vec<Stroke>,
    /// One of `A`, `B`, `C` for each vertex, where labels speak of vertices; `-` where nobody may move any more.
    pub labels: Option<String>,
    /// Where tokens stand.
    pub tokens: Vec<usize>,
    /// The vertex that holds up all others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<usize>,
}

/// A rectangular board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GridView {
    pub rows: usize,
    pub columns: usize,
    /// Row by row.
    pub cells: Vec<Mark>,
}

/// What to show of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", content = "view", rename_all = "kebab-case")]
pub enum View {
    Graph(GraphView),
    Heaps(Vec<u64>),
    Grid(GridView),
    /// Stacks of objects with letters `A`, `B`, `C`, each from its bottom to its top.
    Stacks(Vec<String>),
    /// Games by their values, which add up.
    Values(Vec<String>),
    /// Several boards, in a sum.
    Several(Vec<View>),
}

/// Values as a sum that can be read back.
pub fn value_sum(values: &[String]) -> String {
    let sign =
        |value: &String| if value.starts_with(['+', '-']) { format!("({value})") } else { value.clone() };
    match values {
        [] => "0".to_string(),
        [value] => value.clone(),
        values => values.iter().map(sign).collect::<Vec<_>>().join("+"),
    }
}

/// Labels as one string of letters.
pub fn label_text(labels: &[Label]) -> String {
    labels.iter().copied().map(letter).collect()
}

/// The letter of a label.
pub fn letter(label: Label) -> char {
    match label {
        Label::A => 'A',
        Label::B => 'B',
        Label::C => 'C',
    }
}
