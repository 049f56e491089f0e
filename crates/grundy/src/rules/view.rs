//! What a position looks like, as plain data: one renderer per kind, none per game.

use super::Player;
use crate::graph::layout::{self, Places};
use crate::graph::{Edge, Graph, Label};
use serde::Serialize;
use std::fmt;

/// What can be said of a vertex, a cell or an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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

impl Stroke {
    /// A plain line between two vertices.
    pub fn line(from: usize, to: usize) -> Stroke {
        Stroke { from, to, directed: false, weight: None, label: None, mark: Mark::Free }
    }

    /// A line of a graph, without its weight.
    pub fn of(edge: &Edge) -> Stroke {
        Stroke { directed: edge.directed, ..Stroke::line(edge.u, edge.v) }
    }

    /// The edges of the simple graph under a graph, each a plain line.
    pub fn simple(graph: &Graph) -> Vec<Stroke> {
        graph.simple_edges().into_iter().map(|(from, to)| Stroke::line(from, to)).collect()
    }
}

/// A graph with marks, labels and tokens.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    /// The colour of each vertex, where vertices are coloured.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<Option<u8>>,
    /// The colours that each vertex may still get, where vertices are coloured: none where it has one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub free_colours: Vec<Vec<u8>>,
}

impl GraphView {
    /// Where the vertices stand if nobody says otherwise: on the ground if there is one.
    pub fn layout(&self) -> Places {
        let edges = self.edges.iter().map(|e| Edge { u: e.from, v: e.to, directed: e.directed, weight: 1 });
        let graph = Graph::new(self.vertices.len(), edges.collect());
        self.ground.map_or_else(|| layout::auto(&graph), |ground| layout::upon(&graph, ground))
    }
}

/// A rectangular board.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GridView {
    pub rows: usize,
    pub columns: usize,
    /// Row by row.
    pub cells: Vec<Mark>,
    /// The cells where tokens stand, one entry for each token.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<usize>,
    /// Whether rows and columns are both numbered from 0, as points are: `(0,0)` and not `a1` is the top left.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub numbered: bool,
}

impl GridView {
    /// How a column is headed.
    pub fn column_name(&self, column: usize) -> String {
        if self.numbered { column.to_string() } else { column_letters(column) }
    }

    /// How a row is headed.
    pub fn row_name(&self, row: usize) -> String {
        if self.numbered { row.to_string() } else { (row + 1).to_string() }
    }

    /// How a cell is named.
    pub fn cell_name(&self, cell: usize) -> String {
        let columns = self.columns.max(1);
        match self.numbered {
            true => format!("({},{})", cell / columns, cell % columns),
            false => cell_text(cell, columns),
        }
    }
}

/// One of several piles that are not all plain heaps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Pile {
    Heap(u64),
    /// A closed bag with heaps of these sizes, one of which may come out.
    Bag(Vec<u64>),
    /// Objects out of which heaps may grow.
    Bank(u64),
    /// How many objects may be taken at most.
    Limit(u64),
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pile::Heap(size) => write!(f, "{size}"),
            Pile::Bag(sizes) => {
                let texts: Vec<String> = sizes.iter().map(u64::to_string).collect();
                write!(f, "{{{}}}", texts.join(";"))
            }
            Pile::Bank(objects) => write!(f, "+{objects}"),
            Pile::Limit(most) => write!(f, "<={most}"),
        }
    }
}

/// Whether a clause is true already, or can no longer be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ClauseState {
    Open,
    True,
    False,
}

/// A clause of a formula.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClauseView {
    /// Numbers of variables, from 1, negative where they are negated.
    pub literals: Vec<i32>,
    pub state: ClauseState,
}

/// A variable of a formula.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct VariableView {
    /// None while it has no value.
    pub value: Option<bool>,
    /// Who sets it, where that is fixed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Player>,
}

/// A formula in conjunctive normal form, with values of its variables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FormulaView {
    pub clauses: Vec<ClauseView>,
    /// Variable 1 stands first, as element 0.
    pub variables: Vec<VariableView>,
    /// The element of the variable that is set next, where the order is fixed and one is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<usize>,
}

impl FormulaView {
    /// The value of a literal.
    pub fn value(&self, literal: i32) -> Option<bool> {
        let variable = self.variables.get(literal.unsigned_abs() as usize - 1)?;
        variable.value.map(|value| value == (literal > 0))
    }
}

/// What to show of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", content = "view", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum View {
    Graph(GraphView),
    Heaps(Vec<u64>),
    Piles(Vec<Pile>),
    Grid(GridView),
    /// Cells in a row, numbered from 0.
    Strip(Vec<Mark>),
    /// Stacks of objects with letters `A`, `B`, `C`, each from its bottom to its top.
    Stacks(Vec<String>),
    /// Games by their values, which add up.
    Values(Vec<String>),
    Formula(FormulaView),
    /// Several boards, in a sum.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Several(Vec<View>),
}

/// Where a move shows on a view: what a person touches to make it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Place {
    /// The vertex, cell, heap, pile, stack, value or variable with this number, from 0.
    Element { at: usize },
    /// The line of a drawn graph with this number.
    Line { at: usize },
    /// A heap, pile or stack, and how many of its objects stay.
    Left { of: usize, objects: u64 },
    /// A place on one of several boards.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Part { part: usize, place: Box<Place> },
}

impl Place {
    pub fn element(at: usize) -> Place {
        Place::Element { at }
    }

    /// A heap that is left with so many objects: the heap itself can be touched, or the objects that stay.
    pub fn heap(of: usize, objects: u64) -> [Place; 2] {
        [Place::element(of), Place::Left { of, objects }]
    }

    /// The place of the line that had the number `i` at first, among those with a weight above 0.
    pub fn weighted_line(i: usize, weights: &[u64]) -> Place {
        Place::Line { at: weights[..i].iter().filter(|&&weight| weight > 0).count() }
    }
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

/// The letters of a column: a to z, then aa, ab, ...
pub fn column_letters(mut column: usize) -> String {
    let mut letters = String::new();
    loop {
        letters.insert(0, (b'a' + (column % 26) as u8) as char);
        if column < 26 {
            return letters;
        }
        column = column / 26 - 1;
    }
}

/// A cell of a board by its column and its row from the top: a1 is the top left.
pub fn cell_text(cell: usize, columns: usize) -> String {
    format!("{}{}", column_letters(cell % columns.max(1)), cell / columns.max(1) + 1)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 52].map(column_letters), ["a", "z", "aa", "ab", "ba"]);
        assert_eq!([0, 7, 12].map(|cell| cell_text(cell, 8)), ["a1", "h1", "e2"]);
    }
}
