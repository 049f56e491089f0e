//! The answer: one plain record for every problem.

use super::{Opening, Reasons};
use crate::rules::{Chart, Class, Convention, Player, Verdict};
use crate::solve::{Call, Effort, StopReason, by_loopy};
use crate::value::{Heat, Loopy, Relation};
use serde::Serialize;

/// Whether the question was settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub enum Status {
    /// Everything asked for was found.
    Solved,
    /// A limit was met first; the answer has what was found until then.
    Stopped,
}

/// What is known about a problem. Fields that do not apply, or were neither asked for nor found along the way, are
/// null.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Answer {
    /// The canonical text of what was solved.
    pub problem: String,
    /// Whether the question was settled.
    pub status: Status,
    /// Who wins under best play.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub winner: Option<Verdict>,
    /// Who wins when either player starts.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub class: Option<Class>,
    /// The nimber, under impartial normal play.
    pub nimber: Option<u64>,
    /// The loopy nimber, where positions may recur.
    pub loopy: Option<Loopy>,
    /// The rank, where positions may recur and the loopy nimber is finite: the least n such that SG_n is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// The Conway value in canonical form.
    pub value: Option<String>,
    /// The mean value.
    pub mean: Option<String>,
    /// The temperature.
    pub temperature: Option<String>,
    /// Whether the value is cold, tepid or hot.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub heat: Option<Heat>,
    /// Of a value: how many moves deep its canonical form is.
    pub birthday: Option<u64>,
    /// Of an all-small value: how many ups it is worth.
    pub atomic_weight: Option<String>,
    /// Of a value: the reduced canonical form, in which infinitesimals do not count.
    pub reduced: Option<String>,
    /// The genus of an impartial position: its nimbers under normal and misere play.
    pub genus: Option<String>,
    /// Whether the position is tame: it and all that follow have genera of nim.
    pub tame: Option<bool>,
    /// Of a value: where play stops if Left begins, and if Right does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stops: Option<[String; 2]>,
    /// How the two games of a comparison compare.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub relation: Option<Relation>,
    /// The score under best play, including the moves already played.
    pub score: Option<i64>,
    /// Bounds on the score, if the solve was stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score_window: Option<(i64, i64)>,
    /// How many moves the play lasts when the winner hurries and the loser delays.
    pub remoteness: Option<u32>,
    /// The length of the longest possible play.
    pub depth: Option<u32>,
    /// Every legal move and what it leads to.
    pub moves: Option<Vec<MoveAnswer>>,
    /// Where moves are numbers and a theorem covers them: the least number that wins if taken, 0 if none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take: Option<u64>,
    /// What the argument of a theorem says of the elements of the board.
    #[serde(skip)]
    pub charts: Vec<Chart>,
    /// Who wins after every first move, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub openings: Option<Vec<Opening>>,
    /// The moves that keep the result.
    pub best: Option<Vec<String>>,
    /// Of a value: for each player, the moves that are not dominated by another move of that player, in any sum.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undominated: Option<Undominated>,
    /// How many positions were examined.
    pub nodes: u64,
    /// How long the solve took.
    pub seconds: f64,
    /// What decided.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub engine: Reasons,
    /// The work done by the method that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effort: Option<Effort>,
    /// The first steps of that method, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trace: Option<Vec<Call>>,
    /// Which limit stopped the solve.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub stopped_by: Option<StopReason>,
}

/// Moves of both players, regardless of who is to move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Undominated {
    /// Alice's moves.
    pub alice: Vec<String>,
    /// Bob's moves.
    pub bob: Vec<String>,
}

/// A move, and what it leads to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct MoveAnswer {
    /// The text of the move.
    #[serde(rename = "move")]
    pub text: String,
    /// Who wins after it.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub winner: Option<Verdict>,
    /// The nimber of the position that it leads to.
    pub nimber: Option<u64>,
    /// The loopy nimber of the position that it leads to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loopy: Option<Loopy>,
    /// The value of the position that it leads to.
    pub value: Option<String>,
    /// The score under best play after it.
    pub score: Option<i64>,
    /// The remoteness of the position that it leads to.
    pub remoteness: Option<u32>,
}

impl MoveAnswer {
    /// A move about which nothing is known yet.
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
    /// An answer in which nothing is known yet.
    pub fn new(problem: String) -> Answer {
        Answer {
            problem,
            status: Status::Solved,
            winner: None,
            class: None,
            nimber: None,
            loopy: None,
            rank: None,
            value: None,
            mean: None,
            temperature: None,
            heat: None,
            birthday: None,
            atomic_weight: None,
            reduced: None,
            genus: None,
            tame: None,
            stops: None,
            relation: None,
            score: None,
            score_window: None,
            remoteness: None,
            depth: None,
            moves: None,
            openings: None,
            take: None,
            charts: Vec::new(),
            best: None,
            undominated: None,
            nodes: 0,
            seconds: 0.0,
            engine: Reasons::default(),
            effort: None,
            trace: None,
            stopped_by: None,
        }
    }

    /// Notes that a limit ended the solve.
    pub fn stop(&mut self, reason: StopReason) {
        self.status = Status::Stopped;
        self.stopped_by = Some(reason);
    }

    /// Records who wins with `first` to move, where both players have the same moves and the same aim.
    pub fn decide(&mut self, first_wins: bool, first: Player, convention: Convention) {
        self.winner = Some(Verdict::of_mover(first_wins, first));
        // In an objective game the players may have different aims.
        self.class = (convention != Convention::Objective).then(|| Class::impartial(first_wins));
    }

    /// Records the loopy nimber of a position under normal play with `next` to move, and what follows from it.
    pub fn decide_by_nimber(&mut self, nimber: &Loopy, next: Player) {
        self.winner = Some(by_loopy(nimber, next));
        self.class = nimber.mover_wins().map(Class::impartial);
    }

    /// Marks the answer as solved although an optional part of it was given up.
    pub fn accept_partial(&mut self) {
        self.status = Status::Solved;
        self.stopped_by = None;
    }

    /// Whether everything asked for was found.
    pub fn is_solved(&self) -> bool {
        self.status == Status::Solved
    }
}
