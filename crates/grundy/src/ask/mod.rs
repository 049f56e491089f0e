//! From a problem text to an answer: parses the text, applies theorems, chooses engines, and returns plain data.

mod answer;
mod by_genus;
mod by_heaps;
mod by_method;
mod by_number;
mod by_reduction;
mod by_score;
mod by_summands;
mod by_theorems;
mod by_value;
mod choose;
mod convexity;
mod deal;
mod error;
mod explain;
mod files;
mod grid;
mod line;
mod number;
mod openings;
mod options;
mod owners;
mod plain;
mod plan;
mod play;
mod position;
mod prepared;
mod puzzle;
mod question;
mod quotient;
mod reasons;
mod search;
mod strategy;
mod survey;
mod table;
mod text;
mod tree;
mod valued;
mod verdict;

pub use crate::heap::quotient::Bounds as QuotientBounds;
pub use answer::{Answer, MoveAnswer, Status, Undominated};
pub use choose::{Chosen, How};
pub use convexity::{ConvexityAnswer, SetAnswer, convexity};
pub use deal::lost_start;
pub use error::Error;
pub use explain::{Explained, explain};
pub use files::{Opened, expand_files, open_files};
pub use grid::{Grid, cell, grid, has_two};
pub use line::{Compared, compare_values};
pub use number::{
    BoardNumber, NumberAnswer, NumberName, WinnerFor, board_numbers, number, number_and_all_k, number_names,
    number_of, number_of_board,
};
pub use openings::Opening;
pub use options::{Options, Wants};
pub use plain::{PLAIN_NUMBERS, PlainArgument, PlainNumber};
pub use play::Play;
pub use position::{LegalMove, Over, Played, Position, Summand, position};
pub use puzzle::{Dealt, Effort as PuzzleEffort, LEVELS as PUZZLE_LEVELS, Puzzle, PuzzleSource, deal_puzzle};
pub use question::Question;
pub use quotient::{QuotientAnswer, quotient};
pub use reasons::Reasons;
pub use survey::{Survey, SurveyGame, SurveyNumber, survey, survey_of};
pub use table::{FamilyTable, Period, RUNNING, Row, SparseSpace, instance, shown, table, wanted};
pub use tree::{Tree, tree, tree_from, tree_within};
pub use valued::{Valued, valued};
pub use verdict::verdict;

/// Answers a problem text.
///
/// ```
/// let answer = grundy::ask::solve("kayles:P5", &Default::default()).unwrap();
/// assert_eq!(answer.nimber, Some(3));
/// assert_eq!(answer.winner.map(|winner| winner.id()), Some("alice"));
/// ```
pub fn solve(text: &str, options: &Options) -> Result<Answer, Error> {
    Question::read(text)?.solve(options)
}
