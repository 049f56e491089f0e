//! Replies, besides the plain records of other layers.

use super::Failure;
use super::games::Game;
use crate::ask::{Answer, How, Position, Tree};
use crate::reduce::Applied;
use crate::rules::{View, Words};
use crate::tell::{self, Language, Table};
use serde::Serialize;
use std::collections::BTreeMap;

/// The answer to a request: for each kind of request a record of its own.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Reply {
    Games(Games),
    Families(Families),
    Position(Box<Position>),
    /// A picture or a thermograph, as SVG.
    Picture(String),
    Graph(Box<GraphAnswer>),
    Tree(Box<Tree>),
    Lost(LostAnswer),
    Reductions(Reductions),
    Reduced(Box<Applied>),
    /// The last event of a request that takes time.
    Last(Event),
}

/// A start, or none if none was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LostAnswer {
    pub problem: Option<String>,
}

/// The list of reductions.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Reductions {
    pub reductions: Vec<crate::reduce::Record>,
}

/// A graph, drawn and in every format that can hold it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GraphAnswer {
    /// As an expression.
    pub graph: String,
    pub vertices: usize,
    pub edges: Vec<Line>,
    /// A letter for each vertex or line.
    pub labels: Option<String>,
    /// The vertices after `@`.
    pub marks: Vec<usize>,
    /// Where the vertices stand, in the unit square.
    pub layout: Vec<(f64, f64)>,
    /// By the name of the format; null where it cannot hold the graph.
    pub formats: BTreeMap<&'static str, Option<String>>,
    pub classes: Vec<&'static str>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Line {
    pub from: usize,
    pub to: usize,
    pub directed: bool,
    pub weight: u64,
}

/// The families of graphs that expressions know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Families {
    pub families: Vec<FamilyInfo>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FamilyInfo {
    pub name: &'static str,
    /// An example that can be read.
    pub example: &'static str,
    pub about: &'static str,
}

/// The list of games.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Games {
    pub version: &'static str,
    pub games: Vec<Game>,
}

/// One line of the answer to a request that takes time.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// The progress of a search.
    Progress { positions: u64, seconds: f64 },
    /// What was found, also in words.
    Answer { answer: Box<Answer>, sentences: Vec<Words> },
    /// Why it is so.
    Explanation { problem: String, status: crate::ask::Status, steps: Vec<Step> },
    /// The move of the opponent.
    Chosen {
        #[serde(rename = "move")]
        text: Option<String>,
        how: How,
    },
    /// The answer after `index` moves of a play.
    Moment { index: usize, next: &'static str, answer: Box<Answer> },
    /// The end of the stream.
    Done,
    /// It could not be answered; `at` is a place in the problem text.
    Failure { message: String, at: Option<usize> },
}

impl From<Failure> for Event {
    fn from(failure: Failure) -> Event {
        Event::Failure { message: failure.message, at: failure.at }
    }
}

/// One step of an explanation.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Step {
    /// A key and its parameters.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub sentence: tell::Sentence,
    pub en: String,
    pub pt: String,
    pub view: Option<View>,
    pub table: Option<Table>,
}

impl From<tell::Step> for Step {
    fn from(step: tell::Step) -> Step {
        let Words { en, pt } = Language::all(|language| step.sentence.text(language));
        Step { sentence: step.sentence, en, pt, view: step.view, table: step.table }
    }
}
