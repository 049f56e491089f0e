//! The canonical text of an expression: it parses back to the same expression and has no optional spaces.

use super::{Atom, Expr, Item, Labels, Marked, Operator, Parsed};
use crate::graph::families::{Argument, BILLION, Family, Shape};
use crate::graph::{Edge, Graph, Label};
use crate::text::quote;
use std::fmt;

impl fmt::Display for Parsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let marks = self.marks.as_deref().unwrap_or_default();
        Marked { expr: &self.expr, marks, names: &self.names }.fmt(f)
    }
}

impl fmt::Display for Marked<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.marks.is_empty() {
            return self.expr.fmt(f);
        }
        // A sparse6 text would swallow the character after it.
        if self.expr.ends_in_sparse6() {
            write!(f, "({})", self.expr)?
        } else {
            self.expr.fmt(f)?
        }
        f.write_str("@")?;
        let marks: Vec<String> = self.marks.iter().map(|&v| self.names.text(v)).collect();
        separated(f, &marks, ";")
    }
}

impl Expr {
    fn ends_in_sparse6(&self) -> bool {
        match self {
            Expr::Union(terms) => terms.last().is_some_and(Expr::ends_in_sparse6),
            Expr::Chain(first, rest) => rest.last().map_or(&**first, |(_, last)| last).ends_in_sparse6(),
            Expr::Complement(inner) => inner.ends_in_sparse6(),
            Expr::Copies { atom, labels, .. } => labels.is_none() && matches!(atom, Atom::Sparse6(_)),
        }
    }
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expr::Union(terms) => separated(f, terms, "+"),
            Expr::Chain(first, rest) => {
                first.fmt(f)?;
                for (operator, factor) in rest {
                    write!(f, "{operator}{factor}")?;
                }
                Ok(())
            }
            Expr::Complement(inner) => write!(f, "~{inner}"),
            Expr::Copies { count, atom, labels } => {
                if *count != 1 {
                    write!(f, "{count}")?;
                }
                match labels {
                    Some(labels) if matches!(atom, Atom::Sparse6(_)) => write!(f, "({atom})[{labels}]"),
                    Some(labels) => write!(f, "{atom}[{labels}]"),
                    None => atom.fmt(f),
                }
            }
        }
    }
}

impl fmt::Display for Operator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Operator::Cartesian => "*",
            Operator::Join => "&",
        })
    }
}

impl fmt::Display for Labels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters.iter().try_for_each(|label| {
            f.write_str(match label {
                Label::A => "A",
                Label::B => "B",
                Label::C => "C",
            })
        })
    }
}

impl fmt::Display for Atom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Atom::Group(inner) => write!(f, "({inner})"),
            Atom::Named(family, arguments) => named(f, family, arguments),
            Atom::Words(list) => {
                f.write_str("words(")?;
                separated(f, list, ",")?;
                f.write_str(")")
            }
            Atom::Graph6(text) => write!(f, "g6:{text}"),
            Atom::Sparse6(text) => write!(f, "s6::{text}"),
            Atom::Braces(items) => {
                f.write_str("{")?;
                separated(f, items, " ")?;
                f.write_str("}")
            }
            Atom::Written(graph) if graph.names().is_empty() => braces(f, graph),
            Atom::Written(graph) => named_braces(f, graph),
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Item::Vertex(v) => write!(f, "{v}"),
            Item::Line(Edge { u, v, directed, weight }) => {
                write!(f, "{u}{}{v}", if directed { '>' } else { '-' })?;
                if weight == 1 { Ok(()) } else { write!(f, "*{weight}") }
            }
        }
    }
}

/// The lines of a graph, and its last vertex if no line has it.
fn braces(f: &mut fmt::Formatter<'_>, graph: &Graph) -> fmt::Result {
    let highest = graph.edges().iter().map(|e| e.u.max(e.v) + 1).max().unwrap_or(0);
    let alone = (highest < graph.n()).then(|| Item::Vertex(graph.n() - 1));
    f.write_str("{")?;
    for (i, item) in graph.edges().iter().map(|&edge| Item::Line(edge)).chain(alone).enumerate() {
        write!(f, "{}{item}", if i > 0 { " " } else { "" })?;
    }
    f.write_str("}")
}

/// The same by name, in quotes. Names are numbered in order of appearance, so that vertices stand alone before a line that would
/// name them out of order.
fn named_braces(f: &mut fmt::Formatter<'_>, graph: &Graph) -> fmt::Result {
    let mut words = Vec::new();
    let text = |v: usize| quote(&graph.names().shown(v));
    let mut next = 0;
    for e in graph.edges() {
        let fresh: Vec<usize> =
            if e.u == e.v { vec![e.u] } else { vec![e.u, e.v] }.into_iter().filter(|&v| v >= next).collect();
        let after = next.max(e.u.max(e.v) + 1);
        if !fresh.iter().copied().eq(next..after) {
            words.extend((next..after).map(text));
        }
        next = after;
        let (u, v) = (text(e.u), text(e.v));
        let weight = if e.weight == 1 { String::new() } else { format!("*{}", e.weight) };
        words.push(format!("{u}{}{v}{weight}", if e.directed { '>' } else { '-' }));
    }
    words.extend((next..graph.n()).map(text));
    write!(f, "{{{}}}", words.join(" "))
}

fn named(f: &mut fmt::Formatter<'_>, family: &Family, arguments: &[u64]) -> fmt::Result {
    let texts: Vec<String> = arguments
        .iter()
        .enumerate()
        .map(|(i, &value)| match family.argument(i) {
            Argument::Number => value.to_string(),
            Argument::Probability => probability(value),
        })
        .collect();
    let texts = texts.join(",");
    match family.shape {
        Shape::Letter => write!(f, "{}{texts}", family.name),
        Shape::Function => write!(f, "{}({texts})", family.name),
        Shape::Bare => f.write_str(family.name),
    }
}

/// Billionths as a decimal without trailing zeros.
fn probability(billionths: u64) -> String {
    let (whole, rest) = (billionths / BILLION, billionths % BILLION);
    if rest == 0 { whole.to_string() } else { format!("{whole}.{rest:09}").trim_end_matches('0').to_string() }
}

fn separated<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: &[T], separator: &str) -> fmt::Result {
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            f.write_str(separator)?;
        }
        item.fmt(f)?;
    }
    Ok(())
}
