//! From an expression to the graph it stands for.

use super::{Atom, Expr, Item, Labelled, Labels, Operator};
use crate::graph::families::{cartesian, complement, count_word_arcs, join, union_all, words};
use crate::graph::formats::{graph6, sparse6};
use crate::graph::size::Size;
use crate::graph::{Edge, Graph, Label};
use crate::text::{Bilingual, Words};

/// A graph and its labels: one per vertex or, where lines are labelled, one per line of [`Graph::edges`]. If some
/// atoms are labelled, everything else gets the label `C`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Built {
    /// The graph itself.
    pub graph: Graph,
    /// The labels of its vertices or lines, if the expression has any.
    pub labels: Option<Vec<Label>>,
}

impl Expr {
    /// Builds the graph. A parsed expression always builds; one made in code may exceed the caps or be labelled
    /// wrongly. O(size of the graphs built on the way).
    pub fn build(&self) -> Result<Built, Words> {
        self.size()?;
        let Part { graph, labels } = self.part()?;
        Ok(Built { graph, labels: labels.map(|labels| labels.letters) })
    }

    fn part(&self) -> Result<Part, Words> {
        match self {
            Expr::Union(terms) => {
                let parts: Result<Vec<Part>, Words> = terms.iter().map(Expr::part).collect();
                Part::union(parts?.iter())
            }
            Expr::Chain(first, rest) => {
                let graph = chain(first, rest)?;
                Ok(Part { graph, labels: None })
            }
            Expr::Complement(inner) => {
                let Part { graph, labels } = inner.part()?;
                if labels.as_ref().is_some_and(|labels| labels.of != Labelled::Vertices) {
                    return Err(words!(
                        "labels of edges have no meaning under ~",
                        "rótulos de arestas não têm sentido sob ~"
                    ));
                }
                if graph.is_directed() {
                    return Err(words!("~ is for graphs without arcs", "~ é para grafos sem arcos"));
                }
                Ok(Part { graph: complement(&graph), labels })
            }
            Expr::Copies { count: 0, .. } => Ok(Part { graph: Graph::default(), labels: None }),
            Expr::Copies { count, atom, labels } => {
                let part = atom.part()?.labelled(labels.as_ref())?;
                if *count == 1 { Ok(part) } else { Part::union(std::iter::repeat_n(&part, *count)) }
            }
        }
    }

    fn unlabelled(&self) -> Result<Graph, Words> {
        let part = self.part()?;
        if part.labels.is_some() {
            Err(words!("labels are refused under * and &", "rótulos não são aceitos sob * e &"))
        } else {
            Ok(part.graph)
        }
    }
}

/// Products and joins from left to right. A product with an empty graph is empty whatever came before it, so
/// the work begins after the last such product: the size of the result bounds the work.
fn chain(first: &Expr, rest: &[(Operator, Expr)]) -> Result<Graph, Words> {
    let mut size = first.size()?;
    let mut begin = None;
    for (i, (operator, factor)) in rest.iter().enumerate() {
        size = operator.size(size, factor.size()?);
        if size.vertices == 0 {
            begin = Some(i + 1);
        }
    }
    let mut graph = if begin.is_some() { Graph::default() } else { first.unlabelled()? };
    for (operator, factor) in &rest[begin.unwrap_or(0)..] {
        let right = factor.unlabelled()?;
        graph = match operator {
            Operator::Cartesian => cartesian(&graph, &right),
            Operator::Join => join(&graph, &right),
        };
    }
    Ok(graph)
}

impl Atom {
    /// As [`Expr::size`].
    pub fn size(&self) -> Result<Size, Words> {
        match self {
            Atom::Group(inner) => inner.size(),
            Atom::Named(family, arguments) => family.size(arguments),
            Atom::Words(list) => Size::new(list.len() as u64, count_word_arcs(list)).check(),
            Atom::Graph6(text) => {
                let graph = graph6::decode(text.as_bytes()).map_err(|error| error.message)?;
                Ok(Size::new(graph.n() as u64, graph.edges().len() as u64))
            }
            Atom::Sparse6(text) => {
                let graph = sparse6::decode(text.as_bytes()).map_err(|error| error.message)?;
                Ok(Size::new(graph.n() as u64, graph.edges().len() as u64))
            }
            Atom::Braces(items) => {
                let lines = items.iter().filter(|item| matches!(item, Item::Line(_))).count();
                Size::new(braces_vertices(items) as u64, lines as u64).check_written()
            }
            Atom::Written(graph) => Size::new(graph.n() as u64, graph.edges().len() as u64).check_written(),
        }
    }

    fn part(&self) -> Result<Part, Words> {
        let graph = match self {
            Atom::Group(inner) => return inner.part(),
            Atom::Named(family, arguments) => family.build(arguments)?,
            Atom::Words(list) => words(list),
            Atom::Graph6(text) => graph6::decode(text.as_bytes()).map_err(|error| error.message)?,
            Atom::Sparse6(text) => sparse6::decode(text.as_bytes()).map_err(|error| error.message)?,
            Atom::Braces(items) => {
                Graph::new(braces_vertices(items), items.iter().filter_map(Item::line).collect())
            }
            Atom::Written(graph) => graph.clone(),
        };
        Ok(Part { graph, labels: None })
    }
}

fn braces_vertices(items: &[Item]) -> usize {
    let greatest = items.iter().map(|item| match *item {
        Item::Vertex(v) => v,
        Item::Line(Edge { u, v, .. }) => u.max(v),
    });
    greatest.max().map_or(0, |v| v.saturating_add(1))
}

/// An intermediate graph, with labels that remember whether they belong to vertices or lines.
struct Part {
    graph: Graph,
    labels: Option<Labels>,
}

impl Part {
    fn elements(&self, of: Labelled) -> usize {
        match of {
            Labelled::Vertices => self.graph.n(),
            Labelled::Edges | Labelled::Lines => self.graph.edges().len(),
        }
    }

    fn labelled(mut self, labels: Option<&Labels>) -> Result<Part, Words> {
        let Some(labels) = labels else { return Ok(self) };
        if self.labels.is_some() {
            return Err(words!("these are labelled already", "estes já têm rótulos"));
        }
        let expected = self.elements(labels.of);
        if expected != labels.letters.len() {
            return Err(wrong_number(labels.of, expected, labels.letters.len()));
        }
        self.labels = Some(labels.clone());
        Ok(self)
    }

    fn union<'a>(parts: impl Iterator<Item = &'a Part> + Clone) -> Result<Part, Words> {
        let graph = union_all(parts.clone().map(|part| &part.graph));
        let mut kinds = parts.clone().filter_map(|part| part.labels.as_ref()).map(|labels| labels.of);
        let Some(of) = kinds.next() else { return Ok(Part { graph, labels: None }) };
        if kinds.any(|other| other != of) {
            return Err(words!(
                "labels of vertices and of edges do not mix",
                "rótulos de vértices e de arestas não se misturam"
            ));
        }
        let mut letters = Vec::with_capacity(graph.n());
        for part in parts {
            match &part.labels {
                Some(labels) => letters.extend(&labels.letters),
                None => letters.resize(letters.len() + part.elements(of), Label::C),
            }
        }
        Ok(Part { graph, labels: Some(Labels { of, letters }) })
    }
}

/// The message for too many or too few letters.
pub(super) fn wrong_number(of: Labelled, expected: usize, found: usize) -> Words {
    let what = match of {
        Labelled::Vertices => Bilingual::of("vertex", "vértice"),
        Labelled::Edges | Labelled::Lines => Bilingual::of("edge", "aresta"),
    };
    words!(
        "expected one letter per {}, {expected} in all, found {found}",
        "esperava-se uma letra por {}, {expected} ao todo, e não {found}"; what
    )
}
