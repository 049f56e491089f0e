//! Pictures of every game in the list, checked as XML.

use super::*;
use crate::ask::Question;
use crate::explore::game_graph;
use crate::games::{GAMES, Problem};
use crate::rules::{Game, Rules};
use crate::value::{Calculator, Store, Thermographs, read_value};

/// Fails unless the text is one XML element whose tags nest, with nothing unescaped in between.
#[track_caller]
fn well_formed(text: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        assert!(
            !rest[..start].contains('>') || open.last() == Some(&"style"),
            "stray > in {}",
            &rest[..start]
        );
        let end = start + rest[start..].find('>').expect("a tag ends");
        let tag = &rest[start + 1..end];
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else {
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty() && rest.trim().is_empty());
    for (i, _) in text.match_indices('&') {
        let entity = text[i + 1..].split(';').next().unwrap();
        assert!(["amp", "lt", "gt", "quot", "#39"].contains(&entity), "{entity}");
    }
    assert!(!text.contains("NaN") && !text.contains("inf"));
}

/// Every example of every game: its first position as a picture and as text, in both languages, and the
/// beginning of its game graph in every form.
#[test]
fn every_game_can_be_shown() {
    for example in GAMES.iter().flat_map(|entry| entry.examples) {
        let Ok(question) = Question::read(example.problem) else { panic!("{}", example.problem) };
        let problems: Vec<&Problem> = question.problems().collect();
        for problem in problems {
            let rules = problem.entry.build(problem).unwrap().erase();
            let view = rules.view(&rules.start());
            for language in Language::ALL {
                let title = Some(example.problem.to_string());
                well_formed(&view_svg(&view, &Style { title, language, ..Style::default() }));
                assert!(!view_text_in(&view, language).is_empty());
            }
            let graph = game_graph(Game::new(&rules, &problem.terms), rules.start(), problem.terms.first, 60);
            well_formed(&game_svg(&graph, Language::Portuguese));
            assert_eq!(game_dot(&graph, Language::English).matches("shape=").count(), graph.nodes.len());
            assert!(game_text(&graph, Language::Portuguese).lines().count() >= graph.nodes.len());
            assert!(serde_json::from_str::<serde_json::Value>(&game_json(&graph)).is_ok());
        }
    }
}

#[test]
fn texts_cannot_break_a_picture() {
    let style = Style { title: Some("<&\"'>]]>\u{1}".into()), emphasis: vec![0, 9], ..Style::default() };
    well_formed(&view_svg(&View::Several(vec![View::Heaps(vec![]), View::Heaps(vec![0, 13])]), &style));
}

#[test]
fn graphs_are_drawn_with_their_labels() {
    let graph = Graph::undirected(3, [(0, 1), (1, 2)]);
    let svg = graph_svg(&graph, Some(&[Label::A, Label::B, Label::C]));
    well_formed(&svg);
    for class in ["free A", "free B", "free C"] {
        assert_eq!(svg.matches(class).count(), 1, "{class}");
    }
    well_formed(&graph_svg(&Graph::default(), None));
}

/// Games of every heat, and great, small and fine ones.
const VALUES: [&str; 12] = [
    "0",
    "7",
    "3/8",
    "*",
    "^",
    "tiny(2)",
    "{5|-3}",
    "{2||0|-1}",
    "{2|1||0}",
    "{1000000|-9}",
    "{1/1024|0}",
    "{9||3|-9}",
];

#[test]
fn values_can_be_shown() {
    let store = Store::default();
    let mut calculator = Calculator::new(&store);
    let mut thermographs = Thermographs::new(&store);
    let mut games = Vec::new();
    for text in VALUES {
        let value = read_value(text, &mut calculator).unwrap();
        let thermograph = thermographs.of(value).unwrap();
        for language in Language::ALL {
            let svg = thermograph_svg(&thermograph, text, language);
            well_formed(&svg);
            assert_eq!(svg.matches("class=\"line ").count(), 2, "{text}");
        }
        let drawn = thermograph_text(&thermograph);
        assert!(drawn.contains('║') && drawn.lines().count() <= 30, "{drawn}");
        assert!(drawn.lines().all(|line| line.chars().count() <= 80), "{drawn}");
        let (left, right) = thermograph.stops().unwrap();
        games.push((text.to_string(), right, left));
        well_formed(&number_line_svg(&games, Language::Portuguese));
    }
    well_formed(&number_line_svg(&[], Language::English));
    for day in 0..5 {
        well_formed(&number_tree_svg(day, Language::Portuguese));
    }
}

/// {2|-2}: the walls lean from 2 and -2 to the mast at 0, which begins at temperature 2.
#[test]
fn a_switch_in_the_terminal() {
    let store = Store::default();
    let value = read_value("+-2", &mut Calculator::new(&store)).unwrap();
    let drawn = thermograph_text(&Thermographs::new(&store).of(value).unwrap());
    let lines: Vec<&str> = drawn.lines().collect();
    let mast = lines.iter().filter(|line| line.contains('║')).count();
    let leaning = lines.iter().filter(|line| line.contains('╱') && line.contains('╲')).count();
    assert!(mast >= 2 && leaning >= 8, "{drawn}");
}
