//! Graphs for clients that draw them: parsed from any text, laid out, written in every format.

use super::{Failure, FamilyInfo, GraphAnswer, GraphRequest, LabelsOf, LayoutKind, Line};
use crate::graph::classes::class_names;
use crate::graph::expr::parse;
use crate::graph::families::FAMILIES;
use crate::graph::formats::{self, Format};
use crate::graph::given::{Given, To};
use crate::graph::size::Size;
use crate::graph::{Labelled, layout};

/// The largest graph that is drawn.
const MOST_VERTICES: usize = 2000;
const MOST_LINES: usize = 20_000;

/// Parses an expression, or else the text of a file, and returns everything about it.
pub fn graph(asked: &GraphRequest) -> Result<GraphAnswer, Failure> {
    let given = read(&asked.graph, asked.labels)?;
    let graph = &given.graph;
    let layout = match asked.layout {
        LayoutKind::Auto => layout::auto(graph),
        LayoutKind::Force => layout::force(graph),
        LayoutKind::Circle => layout::circle(graph),
        LayoutKind::Grid => layout::grid(graph),
        LayoutKind::Tree => layout::layered_tree(graph),
    };
    let line = |e: &crate::graph::Edge| Line { from: e.u, to: e.v, directed: e.directed, weight: e.weight };
    Ok(GraphAnswer {
        graph: given.text.clone(),
        vertices: graph.n(),
        edges: graph.edges().iter().map(line).collect(),
        labels: given.labels.as_deref().map(crate::rules::label_text),
        marks: given.marks.clone(),
        layout,
        formats: To::ALL.into_iter().map(|to| (to.name(), given.convert(to).ok())).collect(),
        classes: class_names(graph),
    })
}

/// An expression that is too large is rejected before anything is built.
fn read(text: &str, labels: LabelsOf) -> Result<Given, Failure> {
    let of = match labels {
        LabelsOf::Vertices => Labelled::Vertices,
        LabelsOf::Edges => Labelled::Edges,
        LabelsOf::Lines => Labelled::Lines,
    };
    match parse(text.trim(), of) {
        Ok(parsed) => {
            let size = parsed.expr.size().map_err(|message| Failure::wrong_at(0, message))?;
            within(size)?;
            Given::of(parsed).map_err(|message| Failure::wrong_at(0, message))
        }
        Err(error) => {
            let format = formats::sniff(text);
            let graph = formats::read(format, text);
            // A single line was most likely meant as an expression.
            let expression =
                matches!(format, Format::EdgeList | Format::Graph6) && !text.trim().contains('\n');
            let graph = graph.map_err(|fault| match expression {
                true => Failure::wrong_at(error.at, error.message),
                false => Failure::wrong_at(fault.at, fault.message),
            })?;
            within(Size::new(graph.n() as u64, graph.edges().len() as u64))?;
            Ok(Given::plain(graph))
        }
    }
}

fn within(size: Size) -> Result<(), Failure> {
    let message = words!(
        "a graph on the page has at most {MOST_VERTICES} vertices and {MOST_LINES} lines",
        "um grafo na página tem no máximo {MOST_VERTICES} vértices e {MOST_LINES} linhas"
    );
    match size.vertices > MOST_VERTICES as u64 || size.lines > MOST_LINES as u64 {
        true => Err(Failure::wrong_at(0, message)),
        false => Ok(()),
    }
}

/// The families that expressions know.
pub fn families() -> Vec<FamilyInfo> {
    let info = |family: &'static crate::graph::families::Family| FamilyInfo {
        name: family.name,
        example: family.usage.split(", ").next().unwrap_or(family.usage),
        about: family.about,
    };
    FAMILIES.iter().map(info).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(text: &str, layout: LayoutKind) -> Result<GraphAnswer, Failure> {
        super::graph(&GraphRequest { graph: text.into(), layout, labels: LabelsOf::Vertices })
    }

    #[test]
    fn expressions_and_files_are_read() {
        let cycle = graph("C4", LayoutKind::Circle).unwrap();
        assert_eq!((cycle.vertices, cycle.edges.len(), cycle.layout.len()), (4, 4, 4));
        for (name, text) in &cycle.formats {
            let text = text.clone().unwrap_or_else(|| panic!("{name}"));
            let again = graph(&text, LayoutKind::Grid)
                .unwrap_or_else(|failure| panic!("{name}: {}", failure.message));
            assert_eq!((again.vertices, again.edges.len()), (4, 4), "{name}: {text}");
        }
        let labelled = graph("P3[ABC]@1", LayoutKind::Tree).unwrap();
        assert_eq!((labelled.labels.as_deref(), &labelled.marks[..]), (Some("ABC"), &[1][..]));
    }

    #[test]
    fn wrong_and_large_graphs_are_refused_with_their_place() {
        assert_eq!(graph("C4+", LayoutKind::Auto).err().unwrap().at, Some(3));
        assert!(graph("K1000", LayoutKind::Auto).err().unwrap().message.contains("20000"));
        assert!(graph("P5000", LayoutKind::Auto).is_err());
        assert!(graph("@(secret.txt)", LayoutKind::Auto).is_err());
    }

    #[test]
    fn every_family_has_an_example_that_can_be_read() {
        for family in families() {
            assert!(graph(family.example, LayoutKind::Auto).is_ok(), "{}", family.example);
        }
    }
}
