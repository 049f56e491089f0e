//! Conventions and modifiers: data that applies to any game.

use super::{Player, Threshold};
use crate::graph::Label;
use serde::Serialize;

/// How a play is decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Convention {
    /// The player who cannot move loses.
    Normal,
    /// The player who cannot move wins.
    Misere,
    /// The play ends with a number; one player wants it large, the other small.
    Score,
    /// The rules name the winner.
    Objective,
}

impl Convention {
    /// All conventions.
    pub const ALL: [Convention; 4] =
        [Convention::Normal, Convention::Misere, Convention::Score, Convention::Objective];

    /// The name used in problem texts.
    pub fn id(self) -> &'static str {
        match self {
            Convention::Normal => "normal",
            Convention::Misere => "misere",
            Convention::Score => "score",
            Convention::Objective => "objective",
        }
    }

    /// The convention with this id.
    pub fn from_id(id: &str) -> Option<Convention> {
        Convention::ALL.into_iter().find(|c| c.id() == id)
    }
}

/// The terms on which rules are played: never wrapper types, always this record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How a finished play is decided.
    pub convention: Convention,
    /// Who moves first.
    pub first: Player,
    /// Who may pass, and only while they have another legal move.
    pub pass: Option<Player>,
    /// One label per element: `A` for Alice only, `B` for Bob only, `C` for both.
    pub labels: Option<Vec<Label>>,
    /// Of a score game as an objective one: what the score must be for Alice to win.
    pub threshold: Option<Threshold>,
}

impl Terms {
    /// Terms with Alice first, no passing, no labels and no threshold.
    pub const fn new(convention: Convention) -> Terms {
        Terms { convention, first: Player::Alice, pass: None, labels: None, threshold: None }
    }

    /// Whether `who` may choose the element.
    pub fn permits(&self, who: Player, element: Option<usize>) -> bool {
        let (Some(labels), Some(element)) = (&self.labels, element) else { return true };
        who.may_choose(labels[element])
    }

    /// Whether the terms treat both players alike.
    pub fn impartial(&self) -> bool {
        self.pass.is_none() && self.labels.as_ref().is_none_or(|l| l.iter().all(|&label| label == Label::C))
    }
}
