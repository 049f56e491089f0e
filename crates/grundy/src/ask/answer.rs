//! The answer: one plain record for every problem.

use super::Reasons;
use crate::solve::{Effort, StopReason};
use crate::value::Loopy;
use serde::Serialize;

/// Whether the question was settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Status {
    Solved,
    Stopped,
}

/// What is known of a problem. Fields that do not apply, or were not asked for and did not fall out, are null.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Answer {
    /// The canonical text of what was solved.
    pub problem: String,
    pub status: Status,
    pub winner: Option<String>,
    pub class: Option<String>,
    pub nimber: Option<u64>,
    pub loopy: Option<Loopy>,
    pub value: Option<String>,
    pub mean: Option<String>,
    pub temperature: Option<String>,
    pub heat: Option<String>,
    /// Of a value: where play stops if Left begins, and if Right does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stops: Option<[String; 2]>,
    /// How the two games of a comparison compare.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relation: Option<String>,
    pub score: Option<i64>,
    /// What a stopped solve knows of the score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score_window: Option<(i64, i64)>,
    pub remoteness: Option<u32>,
    pub depth: Option<u32>,
    pub moves: Option<Vec<MoveAnswer>>,
    /// The least number that it wins to take, 0 if none does, where moves are numbers and a theorem tells it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take: Option<u64>,
    /// The moves that keep the result.
    pub best: Option<Vec<String>>,
    /// Of a value: for each player the moves that no other of that player's is better than, in any sum.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undominated: Option<Undominated>,
    pub nodes: u64,
    pub seconds: f64,
    /// What decided.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub engine: Reasons,
    /// What the method that was asked for took.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effort: Option<Effort>,
    /// Which limit stopped the solve.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped_by: Option<&'static str>,
}

/// Moves of both players, whoever is to move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Undominated {
    pub alice: Vec<String>,
    pub bob: Vec<String>,
}

/// A move, and what it leads to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MoveAnswer {
    #[serde(rename = "move")]
    pub text: String,
    pub winner: Option<String>,
    pub nimber: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loopy: Option<Loopy>,
    pub value: Option<String>,
    pub score: Option<i64>,
    pub remoteness: Option<u32>,
}

impl MoveAnswer {
    pub fn new(text: String) -> MoveAnswer {
        MoveAnswer {
            text,
            winner: None,
            nimber: None,
            loopy: None,
            value: None,
            score: None,
            remoteness: None,
        }
    }
}

impl Answer {
    pub fn new(problem: String) -> Answer {
        Answer {
            problem,
            status: Status::Solved,
            winner: None,
            class: None,
            nimber: None,
            loopy: None,
            value: None,
            mean: None,
            temperature: None,
            heat: None,
            stops: None,
            relation: None,
            score: None,
            score_window: None,
            remoteness: None,
            depth: None,
            moves: None,
            take: None,
            best: None,
            undominated: None,
            nodes: 0,
            seconds: 0.0,
            engine: Reasons::default(),
            effort: None,
            stopped_by: None,
        }
    }

    /// Notes that a limit ended the solve.
    pub fn stop(&mut self, reason: StopReason) {
        self.status = Status::Stopped;
        self.stopped_by = Some(reason.id());
    }

    /// Counts as solved although something that is of no use was given up.
    pub fn go_without(&mut self) {
        self.status = Status::Solved;
        self.stopped_by = None;
    }

    pub fn is_solved(&self) -> bool {
        self.status == Status::Solved
    }
}
