//! What requests and answers look like, beside the plain records of the library.

use crate::manual;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use grundy::ask::{Answer, How, Wants};
use grundy::rules::{View, Words};
use grundy::tell::{self, Language, Table};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::{IntoParams, ToSchema};

/// The longest problem or graph text that is read, and the longest body: JSON may write a sign with twelve.
pub const LONGEST_TEXT: usize = 64 << 10;
pub const LONGEST_BODY: usize = 16 * LONGEST_TEXT;

/// A position.
#[derive(Deserialize, ToSchema)]
pub struct ProblemRequest {
    /// A problem text: a game, its keys, a board and moves.
    #[schema(max_length = 65536)]
    pub problem: String,
}

/// What to find out about a position.
#[derive(Deserialize, ToSchema)]
pub struct SolveRequest {
    #[schema(max_length = 65536)]
    pub problem: String,
    /// Which fields of the answer; without them, what applies.
    pub wants: Option<Vec<Want>>,
    /// The longest to look for them; the server has its own limit too.
    #[schema(minimum = 0)]
    pub seconds: Option<f64>,
}

/// A position and how long to think about it.
#[derive(Deserialize, ToSchema)]
pub struct TimedRequest {
    #[schema(max_length = 65536)]
    pub problem: String,
    #[schema(minimum = 0)]
    pub seconds: Option<f64>,
}

/// Who is to choose a move.
#[derive(Deserialize, ToSchema)]
pub struct ChooseRequest {
    #[schema(max_length = 65536)]
    pub problem: String,
    /// The chance of choosing a best move, 1 unless given.
    #[schema(minimum = 0, maximum = 1)]
    pub strength: Option<f64>,
    #[schema(minimum = 0)]
    pub seconds: Option<f64>,
    /// The same choice for the same number.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64)]
    pub seed: Option<u32>,
}

/// Of which position to make the game graph, and with how many nodes at most.
#[derive(Deserialize, ToSchema)]
pub struct TreeRequest {
    #[schema(max_length = 65536)]
    pub problem: String,
    #[schema(minimum = 1, maximum = 2000)]
    pub most: Option<usize>,
}

/// Where to look for a start that the player to move has lost.
#[derive(Deserialize, ToSchema)]
pub struct LostRequest {
    #[schema(max_length = 65536)]
    pub problem: String,
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64)]
    pub seed: Option<u32>,
}

/// A start, or none if none was found.
#[derive(Serialize, ToSchema)]
pub struct LostAnswer {
    pub problem: Option<String>,
}

/// The list of reductions.
#[derive(Serialize, ToSchema)]
pub struct Reductions {
    pub reductions: Vec<grundy::reduce::Record>,
}

/// From what to build by which reduction.
#[derive(Deserialize, ToSchema)]
pub struct ReduceRequest {
    /// The id of the reduction.
    pub name: String,
    /// A board of the game that it starts from, or a whole problem text.
    #[schema(max_length = 65536)]
    pub instance: String,
}

/// A graph to read, and how to lay it out.
#[derive(Deserialize, ToSchema)]
pub struct GraphRequest {
    /// An expression such as `grid(3,3)`, or the text of a file in any format.
    #[schema(max_length = 65536)]
    pub graph: String,
    #[serde(default)]
    pub layout: LayoutKind,
    /// What label letters in the expression speak of; vertices unless given.
    #[serde(default)]
    pub labels: LabelsOf,
}

#[derive(Deserialize, ToSchema, Clone, Copy, Default)]
#[serde(rename_all = "lowercase")]
pub enum LabelsOf {
    #[default]
    Vertices,
    Edges,
    Lines,
}

#[derive(Deserialize, ToSchema, Clone, Copy, Default)]
#[serde(rename_all = "lowercase")]
pub enum LayoutKind {
    #[default]
    Auto,
    Force,
    Circle,
    Grid,
    Tree,
}

/// A graph, drawn and in every format that can hold it.
#[derive(Serialize, ToSchema)]
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

#[derive(Serialize, ToSchema)]
pub struct Line {
    pub from: usize,
    pub to: usize,
    pub directed: bool,
    pub weight: u64,
}

/// The families of graphs that expressions know.
#[derive(Serialize, ToSchema)]
pub struct Families {
    pub families: Vec<FamilyInfo>,
}

#[derive(Serialize, ToSchema)]
pub struct FamilyInfo {
    pub name: &'static str,
    /// An example that can be read.
    pub example: &'static str,
    pub about: &'static str,
}

/// The list of games.
#[derive(Serialize, ToSchema)]
pub struct Games {
    pub version: &'static str,
    pub games: Vec<manual::Game>,
}

/// What to draw, and the language of its description.
#[derive(Deserialize, IntoParams)]
pub struct PictureQuery {
    /// A problem text.
    #[param(max_length = 65536)]
    pub problem: String,
    /// `en` or `pt`.
    pub lang: Option<String>,
}

/// A field of an answer.
#[derive(Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub enum Want {
    Winner,
    Class,
    Nimber,
    Value,
    Score,
    Remoteness,
    Moves,
    Depth,
}

/// All that is asked for.
pub fn wants(list: &[Want]) -> Wants {
    let mut wants = Wants::default();
    for want in list {
        *match want {
            Want::Winner => &mut wants.winner,
            Want::Class => &mut wants.class,
            Want::Nimber => &mut wants.nimber,
            Want::Value => &mut wants.value,
            Want::Score => &mut wants.score,
            Want::Remoteness => &mut wants.remoteness,
            Want::Moves => &mut wants.moves,
            Want::Depth => &mut wants.depth,
        } = true;
    }
    wants
}

/// One line of the answer to a request that takes its time.
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// How far a search is.
    Progress { positions: u64, seconds: f64 },
    /// What was found, also in words.
    Answer { answer: Box<Answer>, sentences: Vec<Words> },
    /// Why it is so.
    Explanation { problem: String, status: grundy::ask::Status, steps: Vec<Step> },
    /// The move of the opponent.
    Chosen {
        #[serde(rename = "move")]
        text: Option<String>,
        how: How,
    },
    /// What was true after so many moves of a play.
    Moment { index: usize, next: &'static str, answer: Box<Answer> },
    /// All was said.
    Done,
    /// It could not be answered; `at` is a place in the problem text.
    Failure { message: String, at: Option<usize> },
}

/// One step of an explanation.
#[derive(Serialize, ToSchema)]
pub struct Step {
    /// A key and its parameters.
    #[schema(value_type = Object)]
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

/// Why a request was not answered.
#[derive(Serialize, ToSchema, Debug)]
pub struct Failure {
    #[serde(skip)]
    #[schema(ignore)]
    pub status: StatusCode,
    pub message: String,
    /// The place in the text that was sent, in bytes.
    pub at: Option<usize>,
}

impl Failure {
    pub fn new(status: StatusCode, message: impl Into<String>) -> Failure {
        Failure { status, message: message.into(), at: None }
    }

    /// A text that cannot be read.
    pub fn wrong(at: usize, message: impl Into<String>) -> Failure {
        Failure { status: StatusCode::BAD_REQUEST, message: message.into(), at: Some(at) }
    }
}

impl From<grundy::ask::Error> for Failure {
    fn from(error: grundy::ask::Error) -> Failure {
        Failure::wrong(error.at, error.message)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(&self)).into_response();
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("2"));
        }
        response
    }
}
