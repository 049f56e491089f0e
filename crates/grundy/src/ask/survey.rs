//! A survey of a graph: every game that can be played on it and every number that it has, as questions that can be asked
//! one by one, and the games that cannot be played on it, with the reason.

use super::number::graph_text;
use super::plain::{PLAIN_NUMBERS, PlainArgument};
use super::{Error, Question};
use crate::games::{BoardKind, Entry, GAMES, MultigraphKind, Takes, Tokens, Values};
use crate::graph::expr::{Marked, Parsed, parse};
use crate::graph::{Labelled, size::Size};
use crate::rules::{Bilingual, Words};
use serde::Serialize;

/// What can be asked about a graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Survey {
    /// The graph as an expression.
    pub graph: String,
    /// The graph without labels and vertices after it: what its numbers are about.
    pub bare: String,
    /// Every game that is played on graphs.
    pub games: Vec<SurveyGame>,
    /// The numbers of the graph that are defined without play.
    pub numbers: Vec<SurveyNumber>,
}

/// A game on the graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct SurveyGame {
    /// The id of the game.
    pub game: &'static str,
    /// Its name.
    pub name: Bilingual,
    /// The problem to ask about; null if the game cannot be played on this graph.
    pub problem: Option<String>,
    /// The keys that count something and have their default values, such as `colors=3`.
    pub keys: Vec<String>,
    /// The vertices that the game needs and the graph does not name, as they were chosen.
    pub assumed: Option<Words>,
    /// Why the game cannot be played on this graph.
    pub reason: Option<Words>,
    /// The numbers of the game that the graph has.
    pub numbers: Vec<SurveyNumber>,
}

/// A number of the graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct SurveyNumber {
    /// The name.
    pub name: &'static str,
    /// What it is.
    pub help: Bilingual,
}

/// What can be asked about the graph of an expression.
///
/// ```
/// let survey = grundy::ask::survey("C5").unwrap();
/// let problem = |game| survey.games.iter().find(|row| row.game == game).unwrap().problem.clone();
/// assert_eq!(problem("kayles").as_deref(), Some("kayles:C5"));
/// assert_eq!(problem("geography").as_deref(), Some("geography:C5@0"));
/// assert_eq!(problem("root-to-leaf"), None); // not a tree
/// ```
pub fn survey(graph: &str) -> Result<Survey, Error> {
    survey_of(&parse(graph.trim(), Labelled::Vertices)?)
}

/// The same for a graph that was read.
pub fn survey_of(parsed: &Parsed) -> Result<Survey, Error> {
    let size = parsed.expr.size().and_then(Size::check).map_err(|message| Error::new(0, message))?;
    let built = parsed.expr.build().map_err(|message| Error::new(0, message))?;
    let plain = PLAIN_NUMBERS.iter().filter(|info| match info.takes {
        PlainArgument::Graph { arcs } => arcs || !built.graph.is_directed(),
        PlainArgument::Number { .. } => false,
    });
    let n = size.vertices as usize;
    let bare = match built.labels {
        None => written(parsed, &[]),
        Some(_) => graph_text(&built.graph),
    };
    Ok(Survey {
        graph: written(parsed, parsed.marks.as_deref().unwrap_or_default()),
        bare,
        games: GAMES.iter().filter_map(|entry| row(entry, parsed, n)).collect(),
        numbers: plain.map(|info| SurveyNumber { name: info.name, help: info.help }).collect(),
    })
}

/// The row of a game; none if it is not played on graphs.
fn row(entry: &'static Entry, parsed: &Parsed, n: usize) -> Option<SurveyGame> {
    let tokens = match entry.board {
        BoardKind::Graph(kind) => kind.tokens,
        BoardKind::Multigraph(MultigraphKind { token: true }) => Tokens::One,
        BoardKind::Multigraph(MultigraphKind { token: false }) => Tokens::None,
        _ => return None,
    };
    let (marks, assumed) = marks(tokens, parsed.marks.as_deref().unwrap_or_default(), n);
    let text = format!("{}:{}", entry.id, written(parsed, &marks));
    let question = Question::read(&text).and_then(|question| question.set_up().map(|()| question));
    let (problem, reason) = match question {
        Ok(question) => (Some(question.to_string()), None),
        Err(error) => (None, Some(error.message)),
    };
    let number = |info: &crate::games::NumberInfo| SurveyNumber { name: info.name, help: info.help };
    let of_boards = entry.numbers.iter().filter(|info| matches!(info.takes, Takes::Board));
    let counts = entry.keys.iter().filter(|key| matches!(key.values, Values::Number { .. }));
    Some(SurveyGame {
        game: entry.id,
        name: entry.name,
        keys: counts.map(|key| format!("{}={}", key.name, key.default)).collect(),
        assumed: assumed.filter(|_| problem.is_some()),
        numbers: if problem.is_some() { of_boards.map(number).collect() } else { Vec::new() },
        problem,
        reason,
    })
}

/// The vertices after `@` that a game needs: those of the graph, or else its first and its last.
fn marks(tokens: Tokens, given: &[usize], n: usize) -> (Vec<usize>, Option<Words>) {
    match (tokens, given) {
        (Tokens::None, _) => (Vec::new(), None),
        (Tokens::One, [one, ..]) => (vec![*one], None),
        (Tokens::Two, [s, t, ..]) => (vec![*s, *t], None),
        (Tokens::Several, [_, ..]) => (given.to_vec(), None),
        (Tokens::Two, _) => {
            let last = n.saturating_sub(1);
            (vec![0, last], Some(words!("from vertex 0 to {last}", "do vértice 0 ao {last}")))
        }
        (Tokens::One | Tokens::Several, _) => (vec![0], Some(words!("at vertex 0", "no vértice 0"))),
    }
}

/// The graph with these vertices after it.
fn written(parsed: &Parsed, marks: &[usize]) -> String {
    Marked { expr: &parsed.expr, marks, names: &parsed.names }.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(graph: &str, game: &str) -> SurveyGame {
        let rows = survey(graph).unwrap().games;
        rows.into_iter().find(|row| row.game == game).unwrap()
    }

    #[test]
    fn every_game_on_graphs_is_a_problem_or_has_a_reason() {
        for graph in ["P5", "C6@2", "{0>1 1>2}", "K1", "P3[ABC]", "grid(3,3)+P2"] {
            let survey = survey(graph).unwrap();
            let on_graphs =
                |entry: &&&Entry| matches!(entry.board, BoardKind::Graph(_) | BoardKind::Multigraph(_));
            assert_eq!(survey.games.len(), GAMES.iter().filter(on_graphs).count());
            for row in survey.games {
                assert!(row.problem.is_some() != row.reason.is_some(), "{graph}: {}", row.game);
                if let Some(problem) = &row.problem {
                    Question::read(problem).unwrap().set_up().unwrap();
                }
            }
        }
    }

    #[test]
    fn vertices_that_a_game_needs_are_taken_from_the_graph_or_assumed() {
        assert_eq!(found("C6@2", "geography").problem.as_deref(), Some("geography:C6@2"));
        assert_eq!(found("C6@2", "geography").assumed, None);
        assert_eq!(found("C6", "shannon").problem.as_deref(), Some("shannon:C6@0;5"));
        assert_eq!(found("C6", "shannon").assumed.unwrap().en, "from vertex 0 to 5");
        assert_eq!(found("C6@2", "kayles").problem.as_deref(), Some("kayles:C6"));
    }

    #[test]
    fn arcs_are_a_reason() {
        let row = found("{0>1 1>2}", "kayles");
        assert_eq!(row.reason.unwrap().en, "kayles is not played on graphs with arcs");
        assert!(row.numbers.is_empty());
        assert!(survey("C4+").is_err() && survey("K100000").is_err());
    }

    #[test]
    fn numbers_are_listed_by_game_and_without_play() {
        assert_eq!(found("P4", "coloring").numbers[0].name, "chi_g");
        assert_eq!(found("P4", "coloring").keys, ["colors=3"]);
        for graph in ["P4", "P4[ABCC]@1"] {
            let survey = survey(graph).unwrap();
            assert!(survey.numbers.iter().any(|number| number.name == "alpha"));
            let alpha = crate::ask::number("alpha", &survey.bare, &Default::default()).unwrap();
            assert_eq!(alpha.number, Some(2), "{graph}");
        }
    }
}
