//! Replies, besides the plain records of other layers.

use super::Failure;
use super::games::{Game, GameGroup, GameKey};
use crate::ask::{self, Answer, How, Position, Puzzle, Survey, Tree};
use crate::reduce::{Applied, LineMove};
use crate::rules::{Bilingual, Place, View, Words};
use crate::tell::{self, Digest, Labelled, Language, TextTable};
use serde::Serialize;
use std::collections::BTreeMap;

/// The answer to a request: for each kind of request a record of its own.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[non_exhaustive]
pub enum Reply {
    /// The list of games.
    Games(Games),
    /// The families of graphs.
    Families(Families),
    /// A position.
    Position(Box<Position>),
    /// A picture or a thermograph, as SVG.
    Picture(String),
    /// A position as SVG or TikZ.
    Drawing(DrawingAnswer),
    /// A graph.
    Graph(Box<GraphAnswer>),
    /// A board.
    Board(BoardAnswer),
    /// The numbers of a board.
    Numbers(BoardNumbers),
    /// A game graph.
    Tree(Box<Tree>),
    /// A lost start.
    Lost(LostAnswer),
    /// What can be asked about a graph.
    Survey(Survey),
    /// The list of reductions.
    Reductions(Reductions),
    /// What a reduction built.
    Reduced(Box<Applied>),
    /// The last event of a request that takes time.
    Last(Event),
}

/// A start, or none if none was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct LostAnswer {
    /// The problem text of the start; null if none was found.
    pub problem: Option<String>,
}

/// A position as it is taken away.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct DrawingAnswer {
    /// The picture, as SVG or TikZ.
    pub drawing: String,
}

/// The text of a board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct BoardAnswer {
    /// The board, as in a problem text.
    pub board: String,
}

/// The numbers of a board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct BoardNumbers {
    /// Those of the game first.
    pub numbers: Vec<BoardNumber>,
}

/// A number of a board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct BoardNumber {
    /// The name by which it is asked for.
    pub name: String,
    /// What the number is.
    pub help: Words,
    /// Whether it is a number of the game; otherwise it is defined without play.
    pub played: bool,
    /// The keys that may be given with the name.
    pub keys: Vec<GameKey>,
}

impl From<ask::BoardNumber> for BoardNumber {
    fn from(number: ask::BoardNumber) -> BoardNumber {
        let keys = number.keys.into_iter().map(GameKey::from).collect();
        BoardNumber { name: number.name, help: number.help, played: number.played, keys }
    }
}

/// The period of the values of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct TablePeriod {
    /// The length of the period.
    pub length: u64,
    /// The number from which on the values repeat.
    pub from: u64,
    /// The increase from one period to the next.
    pub saltus: u64,
    /// Whether it is proved for all n, or only seen in the table.
    pub proved: bool,
}

/// An instance on which a reduction fails.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Failed {
    /// The problem text of the source, made as small as possible.
    pub source: String,
    /// The id of the player who wins it.
    pub source_winner: &'static str,
    /// The problem text of the target.
    pub target: String,
    /// The id of the player who wins it.
    pub target_winner: &'static str,
    /// A play of the target that its winner forces.
    pub line: Vec<LineMove>,
}

/// The list of reductions.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Reductions {
    /// One record per reduction.
    pub reductions: Vec<crate::reduce::Record>,
}

/// A graph, drawn and in every format that can hold it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct GraphAnswer {
    /// As an expression.
    pub graph: String,
    /// The name of the format that it was in; null for an expression.
    pub format: Option<&'static str>,
    /// Whether it was a list of edges whose vertices are numbered from 1.
    pub from_one: bool,
    /// The number of vertices.
    pub vertices: usize,
    /// One name per vertex, where vertices have names.
    pub names: Vec<String>,
    /// The edges and arcs as written, loops and parallel ones included.
    pub edges: Vec<Line>,
    /// A letter for each vertex or line.
    pub labels: Option<String>,
    /// The vertices after `@`.
    pub marks: Vec<usize>,
    /// Where the vertices stand, in the unit square.
    pub layout: Vec<(f64, f64)>,
    /// By the name of the format; null where it cannot hold the graph.
    pub formats: BTreeMap<&'static str, Option<String>>,
    /// The names of the classes that the graph belongs to.
    pub classes: Vec<&'static str>,
}

/// An edge or an arc of a graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Line {
    /// The vertex where it begins.
    pub from: usize,
    /// The vertex where it ends.
    pub to: usize,
    /// Whether it is an arc.
    pub directed: bool,
    /// Its weight, 1 if none was given.
    pub weight: u64,
}

/// The families of graphs that expressions know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Families {
    /// The families in groups.
    pub groups: Vec<FamilyGroup>,
}

/// Families that belong together.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct FamilyGroup {
    /// What they have in common.
    pub title: Bilingual,
    /// One record per family.
    pub families: Vec<FamilyInfo>,
}

/// A family of graphs that expressions know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct FamilyInfo {
    /// Its name in a word or two.
    pub title: Bilingual,
    /// What its graphs are.
    pub about: Bilingual,
    /// The expression, in which each `#` stands for the next parameter.
    pub pattern: &'static str,
    /// The parameters in order.
    pub parameters: Vec<FamilyParameter>,
    /// A small graph of the family: the places of its vertices in the unit square, and its edges.
    pub points: Vec<(f64, f64)>,
    /// The ends of each edge.
    pub lines: Vec<(usize, usize)>,
}

/// A number that a family takes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct FamilyParameter {
    /// What it says.
    pub name: Bilingual,
    /// The least value that is offered.
    pub least: u64,
    /// The value to begin with.
    pub usual: u64,
    /// The greatest value that is offered.
    pub greatest: u64,
}

/// The list of games.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Games {
    /// The version of the program.
    pub version: &'static str,
    /// One record per game.
    pub games: Vec<Game>,
    /// The groups that they are shown in.
    pub groups: Vec<GameGroup>,
    /// The ids of the games to try first.
    pub starters: Vec<&'static str>,
    /// A position in mid-play to begin with at once.
    pub welcome: &'static str,
}

/// One line of the answer to a request that takes time.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Event {
    /// The progress of a search.
    Progress {
        /// How many positions were examined.
        positions: u64,
        /// How long the search has taken.
        seconds: f64,
    },
    /// A search waits for its turn.
    Waiting {
        /// How many searches run or wait before it.
        before: usize,
    },
    /// What was found, also in words.
    Answer {
        /// The answer.
        answer: Box<Answer>,
        /// What it says, in sentences.
        sentences: Vec<Words>,
        /// In a chase, where the robber is safe from the cops as they stand.
        safe: Vec<Place>,
    },
    /// Why it is so.
    Explanation {
        /// The canonical text of what was explained.
        problem: String,
        /// Whether the question was settled.
        status: crate::ask::Status,
        /// The steps of the explanation.
        steps: Vec<Step>,
        /// Which of them tell it in short.
        digest: Digest,
    },
    /// The move of the opponent.
    Chosen {
        /// The text of the move; null when the play is over.
        #[serde(rename = "move")]
        text: Option<String>,
        /// How the move was chosen.
        how: How,
        /// The strategy that the move follows, if the player wins by one.
        strategy: Option<Words>,
    },
    /// A number of the board.
    Number {
        /// The name of the number.
        name: String,
        /// The number; null if it was not found or does not exist.
        number: Option<i64>,
        /// Why there is no number; what is known of it if a limit was met.
        reason: Option<Words>,
        /// Whether the question was settled.
        status: crate::ask::Status,
        /// What theorems say of the number before any search.
        bounds: Vec<Words>,
        /// What decided.
        engine: Words,
    },
    /// A position with exactly one winning move.
    Puzzle {
        /// The puzzle; null if none was found, or if the position is none.
        puzzle: Option<Puzzle>,
        /// How hard the puzzle was that came nearest, if none is as hard as asked.
        nearest: Option<u8>,
        /// Whether a limit ended the search.
        stopped: bool,
    },
    /// The answer after `index` moves of a play.
    Moment {
        /// How many moves were played before.
        index: usize,
        /// The id of the player to move.
        next: &'static str,
        /// What is known about the position.
        answer: Box<Answer>,
    },
    /// A row of a table.
    Row {
        /// The running number.
        n: u64,
        /// The problem of the row.
        problem: String,
        /// Its nimber, value or score, if that is what it is about.
        value: Option<String>,
        /// The id of the winner.
        winner: Option<&'static str>,
        /// Whether the player who starts loses, where that does not depend on who it is.
        lost: Option<bool>,
    },
    /// What the rows of a table have in common.
    Table {
        /// Whether every row was answered.
        solved: bool,
        /// The period of the values, if one is visible.
        period: Option<TablePeriod>,
        /// The same in sentences.
        sentences: Vec<Words>,
    },
    /// How far a hunt has come.
    Hunting {
        /// On how many instances the winners agreed.
        agreed: u64,
        /// How many instances were given up.
        stopped: u64,
        /// The size up to which every instance was tried.
        up_to: Option<usize>,
        /// The size that is being tried; null where instances are drawn at random.
        size: Option<usize>,
        /// How long it has taken.
        seconds: f64,
    },
    /// What a hunt found.
    Hunted {
        /// On how many instances the winners agreed.
        agreed: u64,
        /// How many instances were given up.
        stopped: u64,
        /// The size up to which every instance was tried.
        up_to: Option<usize>,
        /// How long it took.
        seconds: f64,
        /// The first instance on which the reduction fails, if one was found.
        failed: Option<Box<Failed>>,
    },
    /// The end of the stream.
    Done,
    /// It could not be answered; `at` is a place in the problem text.
    Failure {
        /// What is wrong, in English.
        message: String,
        /// The same in Portuguese.
        message_pt: String,
        /// The byte in the problem text.
        at: Option<usize>,
    },
}

impl From<Failure> for Event {
    fn from(failure: Failure) -> Event {
        let Failure { message, message_pt, at, .. } = failure;
        Event::Failure { message, message_pt, at }
    }
}

/// One step of an explanation.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Step {
    /// A key and its parameters.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub sentence: tell::Sentence,
    /// The sentence in English.
    pub en: String,
    /// The sentence in Portuguese.
    pub pt: String,
    /// A view that illustrates the step.
    pub view: Option<View>,
    /// Labels on elements of the view.
    pub labels: Vec<Labelled>,
    /// A table that belongs to the step.
    pub table: Option<TextTable>,
}

impl From<tell::Step> for Step {
    fn from(step: tell::Step) -> Step {
        let Words { en, pt } = Language::all(|language| step.sentence.text(language));
        Step { sentence: step.sentence, en, pt, view: step.view, labels: step.labels, table: step.table }
    }
}
