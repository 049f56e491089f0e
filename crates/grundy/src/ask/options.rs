//! What to compute, and within what limits.

use crate::platform::parallelism;
use crate::solve::{Limits, Method, Switches};
use std::time::Duration;

/// Which fields of the answer are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wants {
    /// Who wins.
    pub winner: bool,
    /// Who wins when either player starts.
    pub class: bool,
    /// The nimber, or the loopy nimber.
    pub nimber: bool,
    /// The Conway value with its mean, temperature and stops.
    pub value: bool,
    /// The score under best play.
    pub score: bool,
    /// How soon the winner can win.
    pub remoteness: bool,
    /// Every legal move and what it leads to.
    pub moves: bool,
    /// The length of the longest possible play.
    pub depth: bool,
}

impl Wants {
    const NAMES: [&'static str; 8] =
        ["winner", "class", "nimber", "value", "score", "remoteness", "moves", "depth"];

    /// Every field.
    pub fn all() -> Wants {
        Wants {
            winner: true,
            class: true,
            nimber: true,
            value: true,
            score: true,
            remoteness: true,
            moves: true,
            depth: true,
        }
    }

    /// Reads `winner,nimber` or `all`.
    pub fn read(text: &str) -> Result<Wants, String> {
        let mut wants = Wants::default();
        for name in text.split(',') {
            let field = match name.trim() {
                "all" => {
                    wants = Wants::all();
                    continue;
                }
                "winner" => &mut wants.winner,
                "class" => &mut wants.class,
                "nimber" => &mut wants.nimber,
                "value" => &mut wants.value,
                "score" => &mut wants.score,
                "remoteness" => &mut wants.remoteness,
                "moves" => &mut wants.moves,
                "depth" => &mut wants.depth,
                other => return Err(format!("'{other}': expected {} or all", Wants::NAMES.join(", "))),
            };
            *field = true;
        }
        Ok(wants)
    }
}

/// How to answer.
#[derive(Clone, Debug)]
pub struct Options {
    /// `None`: what applies to the problem.
    pub wants: Option<Wants>,
    /// The limits on time, memory and positions.
    pub limits: Limits,
    /// How many threads search.
    pub threads: usize,
    /// Whether theorems may decide. If false, everything is searched: for tests and measurements, like the switches.
    pub theorems: bool,
    /// Which optional techniques the search uses; all by default.
    pub switches: Switches,
    /// Finds only the winner, by one of the classic methods instead of theorems and engines.
    pub method: Option<Method>,
}

impl Options {
    /// The same with what is left of the limits after some work.
    pub(super) fn after_work(&self, spent: Duration, nodes: u64) -> Options {
        let mut left = self.clone();
        left.limits.time = self.limits.time.map(|time| time.saturating_sub(spent));
        left.limits.nodes = self.limits.nodes.map(|most| most.saturating_sub(nodes));
        left
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            wants: None,
            limits: Limits::default(),
            threads: parallelism(),
            theorems: true,
            switches: Switches::default(),
            method: None,
        }
    }
}
