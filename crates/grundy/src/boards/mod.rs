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
