//! A graph as it was given: with the labels and marks on it, and in other formats.

use super::expr::{Expr, Labels, Marked, Parsed};
use super::formats::{self, Format};
use super::symmetry::canonical_form;
use super::{Graph, Label, Labelled};
use crate::text::Words;

/// The ways to write a graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum To {
    /// graph6.
    G6,
    /// sparse6.
    S6,
    /// The DOT language of Graphviz.
    Dot,
    /// A list of edges, one per line.
    Edges,
    /// The DIMACS format.
    Dimacs,
    /// JSON for networkx.
    Json,
    /// GML.
    Gml,
    /// GraphML.
    GraphMl,
    /// An expression in braces.
    Braces,
}

impl To {
    /// Every way.
    pub const ALL: [To; 9] =
        [To::G6, To::S6, To::Dot, To::Edges, To::Dimacs, To::Json, To::Gml, To::GraphMl, To::Braces];

    /// The name by which the command line calls it.
    pub fn name(self) -> &'static str {
        match self {
            To::G6 => "g6",
            To::S6 => "s6",
            To::Dot => "dot",
            To::Edges => "edges",
            To::Dimacs => "dimacs",
            To::Json => "json",
            To::Gml => "gml",
            To::GraphMl => "graphml",
            To::Braces => "braces",
        }
    }

    /// The way with this name.
    pub fn named(name: &str) -> Option<To> {
        To::ALL.into_iter().find(|to| to.name() == name)
    }
}

/// A graph with its labels and marks.
pub struct Given {
    /// The expression, in canonical form.
    pub text: String,
    /// The graph that was built from it.
    pub graph: Graph,
    /// The labels of its vertices or lines, if any were given.
    pub labels: Option<Vec<Label>>,
    /// The vertices after `@`.
    pub marks: Vec<usize>,
}

impl Given {
    /// Builds a parsed expression, whose size must have been checked.
    pub fn of(parsed: Parsed) -> Result<Given, Words> {
        let built = parsed.expr.build()?;
        let text = parsed.to_string();
        let marks = parsed.marks.unwrap_or_default();
        Ok(Given { text, graph: built.graph, labels: built.labels, marks })
    }

    /// A graph without labels or marks.
    pub fn plain(graph: Graph) -> Given {
        let mut given = Given { text: String::new(), graph, labels: None, marks: Vec::new() };
        given.text = given.braces();
        given
    }

    /// Labels and marks as colours that symmetries must preserve.
    pub fn colours(&self) -> Vec<u32> {
        let label = |v: usize| self.labels.as_ref().map_or(0, |labels| labels[v] as u32);
        (0..self.graph.n()).map(|v| 2 * label(v) + u32::from(self.marks.contains(&v))).collect()
    }

    /// Renumbered, without names, so that isomorphic graphs become equal.
    pub fn canonical(&self) -> Given {
        let (graph, relabelling) = canonical_form(&self.graph, &self.colours());
        let labels = self.labels.as_ref().map(|old| {
            let mut new = old.clone();
            relabelling.iter().zip(old).for_each(|(&to, &label)| new[to] = label);
            new
        });
        let marks = self.marks.iter().map(|&v| relabelling[v]).collect();
        let mut new = Given { text: String::new(), graph, labels, marks };
        new.text = new.braces();
        new
    }

    /// As a brace list with its labels and marks.
    fn braces(&self) -> String {
        let mut expr = Expr::written(&self.graph);
        if let Expr::Copies { labels, .. } = &mut expr {
            *labels = self.labels.clone().map(|letters| Labels { of: Labelled::Vertices, letters });
        }
        Marked { expr: &expr, marks: &self.marks, names: self.graph.names() }.to_string()
    }

    /// The graph in a format; an error says why the format cannot represent it.
    pub fn convert(&self, to: To) -> Result<String, Words> {
        let format = match to {
            To::Braces => return Ok(self.braces() + "\n"),
            To::G6 => Format::Graph6,
            To::S6 => Format::Sparse6,
            To::Dot => Format::Dot,
            To::Edges => Format::EdgeList,
            To::Dimacs => Format::Dimacs,
            To::Json => Format::Json,
            To::Gml => Format::Gml,
            To::GraphMl => Format::GraphMl,
        };
        formats::write(format, &self.graph)
    }
}
