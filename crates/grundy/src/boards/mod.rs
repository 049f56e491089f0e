//! What games are played on.

mod refusal;
mod value;

pub use refusal::{About, Refusal};
pub use value::ValueTerms;

use crate::formula::{Formula, Shape};
use crate::graph::expr::Marked;
use crate::graph::{Expr, Graph, Label, Labelled};
use crate::rules::{Pile, cell_text, label_text};
use std::fmt;

/// What a game is played on, and so what its instances look like in a problem text.
#[derive(Clone, Copy, Debug)]
pub enum BoardKind {
    Graph {
        /// Whether arcs are allowed.
        arcs: bool,
        /// What label letters speak of.
        labelled: Option<Labelled>,
        /// Which vertices must be named after `@`.
        tokens: Tokens,
    },
    /// A graph of which loops, parallel edges and weights count: `{0-1*3 1-1*2}`
    Multigraph {
        /// Whether a vertex must be named after `@`.
        token: bool,
    },
    /// `3,5,7`
    Heaps { least: usize, most: usize },
    /// `2,{0;1;3}`: heaps, and bags of heap sizes
    Bags,
    /// `3x4`
    Grid {
        /// Whether cells may be listed: `3x4/a1.b2`.
        cells: bool,
    },
    /// `(1,3),(2,3)`
    Points,
    /// `..X..`
    Row,
    /// `ABB,BAA`, each from its bottom to its top
    Stacks,
    /// `{1|-1}+^`
    Value,
    /// `(1 -2)(2 3)`
    Formula(Shape),
}

impl BoardKind {
    /// As many heaps as one likes, but one at least.
    pub const HEAPS: BoardKind = BoardKind::Heaps { least: 1, most: usize::MAX };
}

/// The vertices that stand after `@` in a problem text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tokens {
    None,
    /// `@0`: a root, a token or a start vertex.
    One,
    /// `@0;1;1`: at least one, and any number on a vertex.
    Several,
}

/// The board of a problem.
#[derive(Clone, Debug)]
pub enum Board {
    Graph {
        expr: Expr,
        graph: Graph,
        /// The vertices named after `@`.
        tokens: Vec<usize>,
    },
    Heaps(Vec<u64>),
    /// Heaps and bags, in written order.
    Bags(Vec<Pile>),
    Grid {
        rows: usize,
        columns: usize,
        /// The cells listed after `/`, row by row from 0, in written order.
        cells: Vec<usize>,
    },
    /// Row and column of each.
    Points(Vec<(u64, u64)>),
    /// Whether each cell is marked.
    Row(Vec<bool>),
    /// Each from its bottom to its top.
    Stacks(Vec<Vec<Label>>),
    Value(ValueTerms),
    Formula(Formula),
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Board::Graph { expr, tokens, .. } => Marked { expr, marks: tokens }.fmt(f),
            Board::Heaps(heaps) => {
                let texts: Vec<String> = heaps.iter().map(u64::to_string).collect();
                f.write_str(&texts.join(","))
            }
            Board::Bags(piles) => {
                let texts: Vec<String> = piles.iter().map(Pile::to_string).collect();
                f.write_str(&texts.join(","))
            }
            Board::Grid { rows, columns, cells } => {
                write!(f, "{rows}x{columns}")?;
                let texts: Vec<String> = cells.iter().map(|&cell| cell_text(cell, *columns)).collect();
                if texts.is_empty() { Ok(()) } else { write!(f, "/{}", texts.join(".")) }
            }
            Board::Points(points) => {
                let texts: Vec<String> = points.iter().map(|(l, c)| format!("({l},{c})")).collect();
                f.write_str(&texts.join(","))
            }
            Board::Row(marked) => {
                f.write_str(&marked.iter().map(|&marked| if marked { 'X' } else { '.' }).collect::<String>())
            }
            Board::Value(terms) => f.write_str(terms.text()),
            Board::Formula(formula) => formula.fmt(f),
            Board::Stacks(stacks) => {
                let texts: Vec<String> = stacks.iter().map(|stack| label_text(stack)).collect();
                f.write_str(&texts.join(","))
            }
        }
    }
}

impl BoardKind {
    /// Whether a board is of this kind.
    pub fn takes(&self, board: &Board) -> bool {
        match (self, board) {
            (BoardKind::Graph { tokens, .. }, Board::Graph { tokens: named, .. }) => {
                tokens.allow(named.len())
            }
            (BoardKind::Multigraph { token }, Board::Graph { tokens: named, .. }) => {
                named.len() == usize::from(*token)
            }
            (BoardKind::Heaps { least, most }, Board::Heaps(heaps)) => {
                (*least..=*most).contains(&heaps.len())
            }
            (BoardKind::Bags, Board::Bags(_))
            | (BoardKind::Grid { .. }, Board::Grid { .. })
            | (BoardKind::Points, Board::Points(_))
            | (BoardKind::Row, Board::Row(_))
            | (BoardKind::Stacks, Board::Stacks(_))
            | (BoardKind::Value, Board::Value(_))
            | (BoardKind::Formula(_), Board::Formula(_)) => true,
            _ => false,
        }
    }

    /// What it looks like in a text, with an example.
    pub fn example(&self) -> &'static str {
        match *self {
            BoardKind::Graph { tokens: Tokens::None, .. } => "a graph such as P5",
            BoardKind::Graph { tokens: Tokens::One, .. } => "a graph and a vertex such as P5@0",
            BoardKind::Graph { tokens: Tokens::Several, .. } => "a graph and vertices such as {0>1 1>0}@0;1",
            BoardKind::Multigraph { token: false } => "a graph with weights such as {0-1*3 1-2*2}",
            BoardKind::Multigraph { token: true } => {
                "a graph with weights and a vertex such as {0-1*3 1-2*2}@0"
            }
            BoardKind::Heaps { most: 1, .. } => "a number such as 7",
            BoardKind::Heaps { most: 2, .. } => "numbers such as 3,5",
            BoardKind::Heaps { .. } => "heaps such as 3,5,7",
            BoardKind::Bags => "heaps and bags such as 2,{0;1;3}",
            BoardKind::Grid { cells: false } => "a board such as 3x4",
            BoardKind::Grid { cells: true } => "a board and cells of it such as 8x8/e6.b2",
            BoardKind::Points => "points such as (1,3),(2,3)",
            BoardKind::Row => "a row such as ..X..",
            BoardKind::Stacks => "stacks such as ABB,BAA",
            BoardKind::Value => "a value such as {1|-1}+^",
            BoardKind::Formula(shape) if shape.positive => "a formula such as (1 2)(2 3)",
            BoardKind::Formula(_) => "a formula such as (1 -2)(2 3)",
        }
    }

    pub fn takes_arcs(&self) -> bool {
        matches!(self, BoardKind::Graph { arcs: true, .. })
    }
}

impl Tokens {
    fn allow(self, count: usize) -> bool {
        match self {
            Tokens::None => count == 0,
            Tokens::One => count == 1,
            Tokens::Several => count > 0,
        }
    }
}

impl From<Graph> for Board {
    fn from(graph: Graph) -> Board {
        Board::with_tokens(graph, Vec::new())
    }
}

impl Board {
    /// A graph with tokens on some of its vertices.
    pub fn with_tokens(graph: Graph, tokens: Vec<usize>) -> Board {
        Board::Graph { expr: Expr::written(&graph), graph, tokens }
    }
}

impl From<Vec<u64>> for Board {
    fn from(heaps: Vec<u64>) -> Board {
        Board::Heaps(heaps)
    }
}

impl From<Formula> for Board {
    fn from(formula: Formula) -> Board {
        Board::Formula(formula)
    }
}
