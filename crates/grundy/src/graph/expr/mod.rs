//! Graph expressions: `2P4+grid(3,3)`, `~C7`, `{0-1*3 1>2}[AB]@0`. The tree of an expression, the graph it
//! stands for, and its canonical text.

mod atoms;
mod build;
mod files;
mod parser;
mod show;

pub use build::Built;
pub use files::{File, Held, expand_files, file_graph, hold_files};
pub use parser::{parse, parse_holding};

use super::families::Family;
use super::size::{MAX_VERTICES, Size};
use super::{Edge, Graph, Label, Names};
use crate::text::Words;
use serde::Serialize;

/// The deepest nesting of parentheses and `~` that is read, so that no text exhausts the stack.
pub const MAX_DEPTH: usize = 200;

/// What one letter of a label refers to: a vertex, or a line in written order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Labelled {
    /// The vertices, in order.
    Vertices,
    /// Lines, for games that see the simple graph only: of parallel lines the first letter counts, and letters of
    /// loops are ignored.
    Edges,
    /// Lines, for games in which every line counts.
    Lines,
}

/// A text as read: an expression, and the vertices after a trailing `@`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// The graph.
    pub expr: Expr,
    /// The vertices after `@`, if it is there.
    pub marks: Option<Vec<usize>>,
    /// The names of the vertices, if any are after `@`.
    pub names: Names,
}

/// An expression and the vertices after it, for writing as text.
#[derive(Clone, Copy)]
pub struct Marked<'a> {
    /// The graph.
    pub expr: &'a Expr,
    /// The vertices to write after `@`; none are written if it is empty.
    pub marks: &'a [usize],
    /// The names of the vertices.
    pub names: &'a Names,
}

/// A graph expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expr {
    /// The disjoint union of two or more.
    Union(Vec<Expr>),
    /// Products and joins, from left to right; at least one.
    Chain(Box<Expr>, Vec<(Operator, Expr)>),
    /// The complement of a graph.
    Complement(Box<Expr>),
    /// An atom, its labels, and how many times it is taken.
    Copies {
        /// How many copies, at least one.
        count: usize,
        /// What is copied.
        atom: Atom,
        /// The labels of the atom, if it has any.
        labels: Option<Labels>,
    },
}

/// A binary operator between graphs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// `*`, the cartesian product.
    Cartesian,
    /// `&`, the join.
    Join,
}

/// The letters after an atom, and what they label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    /// Whether the letters label vertices or lines.
    pub of: Labelled,
    /// The letters as written.
    pub letters: Vec<Label>,
}

/// The smallest parts of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Atom {
    /// An expression in parentheses.
    Group(Box<Expr>),
    /// A family by its name, with its arguments.
    Named(&'static Family, Vec<u64>),
    /// `words(..)`: one vertex for each word.
    Words(Vec<String>),
    /// The text after `g6:`.
    Graph6(String),
    /// The text after `s6:`, without the colon with which sparse6 begins.
    Sparse6(String),
    /// A list of vertices and lines in braces, by their numbers.
    Braces(Vec<Item>),
    /// A graph written as a brace list: one that was read from a file, or one whose vertices have names.
    Written(Graph),
}

/// One item of a brace list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A vertex.
    Vertex(usize),
    /// An edge or an arc.
    Line(Edge),
}

impl Item {
    fn line(&self) -> Option<Edge> {
        match self {
            Item::Line(edge) => Some(*edge),
            Item::Vertex(_) => None,
        }
    }
}

impl Expr {
    /// A single atom without labels.
    pub fn atom(atom: Atom) -> Expr {
        Expr::Copies { count: 1, atom, labels: None }
    }

    /// A graph written out as a brace list.
    pub fn written(graph: &Graph) -> Expr {
        Expr::atom(Atom::Written(graph.clone()))
    }

    /// An atom with these labels; other expressions carry labels on their atoms and are returned unchanged.
    pub fn labelled(self, labels: Option<Labels>) -> Expr {
        match self {
            Expr::Copies { count, atom, labels: None } => Expr::Copies { count, atom, labels },
            other => other,
        }
    }

    /// The size of the graph, exact in vertices and a bound in lines. An error if it, or any intermediate graph,
    /// exceeds the caps; a single graph that is written out may be larger than others. O(length of the expression).
    pub fn size(&self) -> Result<Size, Words> {
        let size = match self {
            Expr::Union(terms) => {
                let mut size = Size::default();
                for term in terms {
                    size = size.union(term.size()?).check()?;
                }
                size
            }
            Expr::Chain(first, rest) => {
                let mut size = first.size()?;
                for (operator, factor) in rest {
                    size = operator.size(size, factor.size()?).check()?;
                }
                size
            }
            Expr::Complement(inner) => inner.size()?.complement().check()?,
            Expr::Copies { count, atom, .. } => copies(atom.size()?, *count)?,
        };
        Ok(size)
    }

    /// Whether any vertex or line is labelled.
    pub fn is_labelled(&self) -> bool {
        match self {
            Expr::Union(terms) => terms.iter().any(Expr::is_labelled),
            Expr::Chain(first, rest) => first.is_labelled() || rest.iter().any(|(_, e)| e.is_labelled()),
            Expr::Complement(inner) => inner.is_labelled(),
            Expr::Copies { atom: Atom::Group(inner), labels, .. } => labels.is_some() || inner.is_labelled(),
            Expr::Copies { labels, .. } => labels.is_some(),
        }
    }
}

/// The size of `count` copies, where one copy has been checked already. The count is capped too, since copies of the
/// empty graph take no vertex.
fn copies(size: Size, count: usize) -> Result<Size, Words> {
    if count > MAX_VERTICES {
        return Err(words!(
            "at most {MAX_VERTICES} copies are allowed, not {count}",
            "são permitidas no máximo {MAX_VERTICES} cópias, não {count}"
        ));
    }
    if count == 1 { Ok(size) } else { size.copies(count as u64).check() }
}

impl Operator {
    fn size(self, left: Size, right: Size) -> Size {
        match self {
            Operator::Cartesian => left.cartesian(right),
            Operator::Join => left.join(right),
        }
    }
}

#[cfg(test)]
mod tests;
