//! The requests that the desk answers, one file per kind.

mod choose;
mod graph;
mod number;
mod picture;
mod position;
mod puzzle;
mod reduction;
mod solve;
mod table;
mod tree;

pub use choose::{ChooseRequest, LostRequest};
pub use graph::{FileRequest, GraphRequest, LabelsOf, LayoutKind, SurveyRequest};
pub use number::NumberRequest;
pub use picture::{DrawingFormat, DrawingRequest, DrawingTheme, MoveNote, MoveResult, PictureRequest};
pub use position::{ProblemRequest, TimedRequest};
pub use puzzle::PuzzleRequest;
pub use reduction::{HuntRequest, ReduceRequest};
pub use solve::{SolveRequest, Want};
pub use table::TableRequest;
pub use tree::TreeRequest;

pub(super) use picture::language_of;
pub(super) use reduction::reduction;
pub(super) use solve::wants;

use super::Failure;
use serde::{Deserialize, Serialize};

/// The longest problem or graph text that is read.
pub const LONGEST_TEXT: usize = 64 << 10;

/// Any request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "request", rename_all = "lowercase")]
#[non_exhaustive]
pub enum Request {
    /// The list of games.
    Games,
    /// The families of graphs.
    Families,
    /// What a position looks like and what may be played.
    Position(ProblemRequest),
    /// The picture of a position, as SVG.
    Picture(PictureRequest),
    /// A position as it stands on a page, to be taken away.
    Drawing(DrawingRequest),
    /// The thermograph of a position that has a value, as SVG.
    Thermograph(PictureRequest),
    /// A graph, read from any format, laid out, and in every format.
    Graph(GraphRequest),
    /// The content of a file as the board of a game.
    File(FileRequest),
    /// The game graph of a small position.
    Tree(TreeRequest),
    /// A random start that the player to move has lost.
    Lost(LostRequest),
    /// A position with exactly one winning move.
    Puzzle(PuzzleRequest),
    /// Every game and number of a graph, to be asked for one by one.
    Survey(SurveyRequest),
    /// The list of reductions.
    Reductions,
    /// What a reduction builds from an instance.
    Reduce(ReduceRequest),
    /// What is known about a position.
    Solve(SolveRequest),
    /// Why it is so.
    Explain(TimedRequest),
    /// A move of the opponent.
    Choose(ChooseRequest),
    /// A number of the board, such as alpha_g.
    Number(NumberRequest),
    /// Every number that a board has.
    Numbers(ProblemRequest),
    /// A family of problems over a range, row by row.
    Table(TableRequest),
    /// The hunt for an instance on which a reduction fails.
    Hunt(HuntRequest),
    /// What was true at every moment of a play.
    History(TimedRequest),
}

/// The data of a request.
trait Record {
    /// The problem, instance or graph that it is about.
    fn text(&self) -> Option<&str>;

    /// Rejects what can be rejected without any work.
    fn check(&self) -> Result<(), Failure> {
        Ok(())
    }
}

impl Request {
    /// Rejects what can be rejected without any work.
    pub fn check(&self) -> Result<(), Failure> {
        let Some(record) = self.record() else { return Ok(()) };
        record.text().map_or(Ok(()), short)?;
        record.check()
    }

    fn record(&self) -> Option<&dyn Record> {
        Some(match self {
            Request::Games | Request::Families | Request::Reductions => return None,
            Request::Position(asked) | Request::Numbers(asked) => asked,
            Request::Picture(asked) | Request::Thermograph(asked) => asked,
            Request::Drawing(asked) => asked,
            Request::Graph(asked) => asked,
            Request::File(asked) => asked,
            Request::Tree(asked) => asked,
            Request::Lost(asked) => asked,
            Request::Puzzle(asked) => asked,
            Request::Survey(asked) => asked,
            Request::Reduce(asked) => asked,
            Request::Solve(asked) => asked,
            Request::Explain(asked) | Request::History(asked) => asked,
            Request::Choose(asked) => asked,
            Request::Number(asked) => asked,
            Request::Table(asked) => asked,
            Request::Hunt(asked) => asked,
        })
    }
}

/// Rejects a text that is too long.
fn short(text: &str) -> Result<(), Failure> {
    match text.len() > LONGEST_TEXT {
        true => Err(Failure::wrong_at(
            LONGEST_TEXT,
            words!("at most {LONGEST_TEXT} characters", "no máximo {LONGEST_TEXT} caracteres"),
        )),
        false => Ok(()),
    }
}

/// Rejects a time that is negative or not a number.
fn time(seconds: Option<f64>) -> Result<(), Failure> {
    match seconds.is_some_and(|number| number.is_nan() || number < 0.0) {
        true => Err(Failure::wrong(words!(
            "seconds: expected a number from 0 on",
            "seconds: esperava-se um número a partir de 0"
        ))),
        false => Ok(()),
    }
}
