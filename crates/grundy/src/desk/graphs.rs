//! Graphs for clients that draw them: parsed from any text, laid out, written in every format.

use super::{
    Failure, FamilyGroup, FamilyInfo, FamilyParameter, GraphAnswer, GraphRequest, LabelsOf, LayoutKind, Line,
    SurveyRequest,
};
use crate::ask::{Error, Survey, SurveyGame, survey_of};
use crate::games::{self, BoardKind};
use crate::graph::classes::class_names;
use crate::graph::expr::parse;
use crate::graph::families::{self, Card, GROUPS};
use crate::graph::formats::{self, Format, edge_list};
use crate::graph::given::{Given, To};
use crate::graph::size::Size;
use crate::graph::{Labelled, layout};

/// The largest graph that is drawn.
const MOST_VERTICES: usize = 2000;
const MOST_LINES: usize = 20_000;

/// A graph that was read, and how.
struct Read {
    given: Given,
    /// The format of a file.
    format: Option<Format>,
    /// Whether the vertices of an edge list are numbered from 1.
    from_one: bool,
}

/// Parses an expression, or else the text of a file, and returns everything about it.
pub fn graph(asked: &GraphRequest) -> Result<GraphAnswer, Failure> {
    let Read { given, format, from_one } = read(asked)?;
    let graph = &given.graph;
    // Where lines have owners, the marked vertex is the ground.
    let ground = given.marks.first().filter(|_| asked.labels == LabelsOf::Lines);
    let layout = match asked.layout {
        LayoutKind::Auto => {
            ground.map_or_else(|| layout::auto(graph), |&ground| layout::above_ground(graph, ground))
        }
        LayoutKind::Force => layout::force(graph),
        LayoutKind::Circle => layout::circle(graph),
        LayoutKind::Grid => layout::grid(graph),
        LayoutKind::Tree => layout::layered_tree(graph),
    };
    let line = |e: &crate::graph::Edge| Line { from: e.u, to: e.v, directed: e.directed, weight: e.weight };
    Ok(GraphAnswer {
        graph: given.text.clone(),
        format: format.map(Format::name),
        from_one,
        vertices: graph.n(),
        names: graph.names().all(),
        edges: graph.edges().iter().map(line).collect(),
        labels: given.labels.as_deref().map(crate::rules::label_text),
        marks: given.marks.clone(),
        layout,
        formats: To::ALL.into_iter().map(|to| (to.name(), given.convert(to).ok())).collect(),
        classes: class_names(graph),
    })
}

/// An expression that is too large is rejected before anything is built.
fn read(asked: &GraphRequest) -> Result<Read, Failure> {
    let text = &asked.graph;
    match parse(text.trim(), lettered(asked.labels)) {
        Ok(parsed) => {
            let size = parsed.expr.size().map_err(|message| Failure::wrong_at(0, message))?;
            within(size)?;
            let given = Given::of(parsed).map_err(|message| Failure::wrong_at(0, message))?;
            Ok(Read { given, format: None, from_one: false })
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
            let shifted = Some(text).filter(|_| format == Format::EdgeList && !asked.from_zero);
            let shifted = shifted.and_then(|text| edge_list::read_from_one(text));
            let from_one = shifted.is_some();
            Ok(Read { given: Given::plain(shifted.unwrap_or(graph)), format: Some(format), from_one })
        }
    }
}

fn lettered(labels: LabelsOf) -> Labelled {
    match labels {
        LabelsOf::Vertices => Labelled::Vertices,
        LabelsOf::Edges => Labelled::Edges,
        LabelsOf::Lines => Labelled::Lines,
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

/// Every game and number of a graph, to be asked for one by one. Letters of lines are for the games that letter such lines; the others
/// would read them as those of vertices, and get the graph without them.
pub fn survey(asked: &SurveyRequest) -> Result<Survey, Failure> {
    let of = lettered(asked.labels);
    let parsed = parse(asked.graph.trim(), of).map_err(Error::from)?;
    within(parsed.expr.size().map_err(|message| Failure::wrong_at(0, message))?)?;
    let survey = survey_of(&parsed)?;
    if of == Labelled::Vertices {
        return Ok(survey);
    }
    let mut given = Given::of(parsed).map_err(|message| Failure::wrong_at(0, message))?;
    if given.labels.take().is_none() {
        return Ok(survey);
    }
    let text = given.convert(To::Braces).map_err(|message| Failure::wrong_at(0, message))?;
    let bare = survey_of(&parse(text.trim(), Labelled::Vertices).map_err(Error::from)?)?;
    let choose = |(with, without): (SurveyGame, SurveyGame)| match letters_of(with.game) == Some(of) {
        true => with,
        false => without,
    };
    let games = survey.games.into_iter().zip(bare.games).map(choose).collect();
    Ok(Survey { games, ..survey })
}

/// What the label letters of a game refer to.
fn letters_of(game: &str) -> Option<Labelled> {
    match games::find(game)?.board {
        BoardKind::Graph(kind) => kind.labelled,
        _ => None,
    }
}

/// The families that expressions know, in groups.
pub fn families() -> Vec<FamilyGroup> {
    let group = |group: &families::Group| FamilyGroup {
        title: group.title,
        families: group.cards.iter().map(family).collect(),
    };
    GROUPS.iter().map(group).collect()
}

fn family(card: &Card) -> FamilyInfo {
    let shown = parse(card.picture, Labelled::Vertices).ok().and_then(|parsed| parsed.expr.build().ok());
    let graph = shown.map(|built| built.graph).unwrap_or_default();
    let parameter = |p: &families::Parameter| FamilyParameter {
        name: p.name,
        least: p.least,
        usual: p.usual,
        greatest: p.greatest,
    };
    FamilyInfo {
        title: card.title,
        about: families::family(card.family()).map(|family| family.about).unwrap_or_default(),
        pattern: card.pattern,
        parameters: card.parameters.iter().map(parameter).collect(),
        points: layout::auto(&graph),
        lines: graph.simple_edges(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(text: &str, layout: LayoutKind) -> Result<GraphAnswer, Failure> {
        super::graph(&GraphRequest {
            graph: text.into(),
            layout,
            labels: LabelsOf::Vertices,
            from_zero: false,
        })
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
    fn formats_are_described_and_names_kept() {
        let file = |text: &str| graph(text, LayoutKind::Auto).unwrap();
        for (text, format) in [
            ("graph { a -- b }", "dot"),
            ("a b\n", "edge-list"),
            (r#"{"nodes": [{"id": "a"}, {"id": "b"}], "links": [{"source": "a", "target": "b"}]}"#, "json"),
            (
                "graph [ node [ id 1 label \"a\" ] node [ id 2 label \"b\" ] edge [ source 1 target 2 ] ]",
                "gml",
            ),
            (
                "<graphml><graph><node id='a'/><node id='b'/><edge source='a' target='b'/></graph></graphml>",
                "graphml",
            ),
        ] {
            let read = file(text);
            assert_eq!(
                (read.format, &read.names[..], &read.graph[..]),
                (Some(format), &["a".to_string(), "b".into()][..], "{\"a\"-\"b\"}")
            );
            for to in ["dot", "edges", "json", "gml", "graphml", "braces"] {
                assert_eq!(file(read.formats[to].as_ref().unwrap()).names, read.names, "{to}");
            }
        }
        assert_eq!(
            (file("P3").format, file("words(Acre,Exu)").names),
            (None, vec!["Acre".to_string(), "Exu".into()])
        );
        assert_eq!(file("brazil").names.len(), 27);
    }

    #[test]
    fn edge_lists_from_one_are_read_as_meant() {
        let triangle = graph("1 2\n2 3\n3 1", LayoutKind::Auto).unwrap();
        assert_eq!(
            (triangle.vertices, triangle.from_one, &triangle.names[..]),
            (3, true, &["1", "2", "3"].map(String::from)[..])
        );
        let zero = GraphRequest {
            graph: "1 2\n2 3\n3 1".into(),
            layout: LayoutKind::Auto,
            labels: LabelsOf::Vertices,
            from_zero: true,
        };
        let zero = super::graph(&zero).unwrap();
        assert_eq!((zero.vertices, zero.from_one, zero.names.len()), (4, false, 0));
        assert!(!graph("0 1\n1 2", LayoutKind::Auto).unwrap().from_one);
    }

    #[test]
    fn the_marked_vertex_is_the_ground_where_lines_have_owners() {
        let drawn = |labels| {
            let asked = GraphRequest {
                graph: "{0-1 1-2 0-2}@0".into(),
                layout: LayoutKind::Auto,
                labels,
                from_zero: false,
            };
            super::graph(&asked).unwrap().layout
        };
        let is_lowest = |places: &[(f64, f64)]| places[1..].iter().all(|place| place.1 < places[0].1);
        assert!(is_lowest(&drawn(LabelsOf::Lines)));
        assert!(!is_lowest(&drawn(LabelsOf::Vertices)));
    }

    #[test]
    fn letters_of_lines_are_for_the_games_that_letter_them() {
        let problems = |graph: &str, labels| {
            let survey = survey(&SurveyRequest { graph: graph.into(), labels }).unwrap();
            let of =
                |id: &str| survey.games.iter().find(|row| row.game == id).and_then(|row| row.problem.clone());
            ["hackenbush", "arc-kayles", "kayles"].map(of)
        };
        let some = |texts: [&str; 3]| texts.map(|text| Some(text.to_string()));
        // Written with spaces, and without the ground, which is chosen.
        assert_eq!(
            problems("{0-1 1-2} [AB]", LabelsOf::Lines),
            some(["hackenbush:{0-1 1-2}[AB]@0", "arc-kayles:{0-1 1-2}", "kayles:{0-1 1-2}"])
        );
        assert_eq!(
            problems("P3 [AB] @2", LabelsOf::Edges),
            some(["hackenbush:{0-1 1-2}@2", "arc-kayles:P3[AB]", "kayles:{0-1 1-2}"])
        );
        assert_eq!(problems("P3", LabelsOf::Lines)[2].as_deref(), Some("kayles:P3"));
    }

    #[test]
    fn every_family_has_a_picture_and_an_expression_that_can_be_read() {
        for group in families() {
            for family in group.families {
                assert!(!family.lines.is_empty() && !family.about.pt.is_empty(), "{}", family.pattern);
            }
        }
        for card in GROUPS.iter().flat_map(|group| group.cards) {
            assert!(graph(&card.usual(), LayoutKind::Auto).is_ok(), "{}", card.usual());
        }
    }
}
