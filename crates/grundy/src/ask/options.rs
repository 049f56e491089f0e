//! What to compute, and within what limits.

use crate::platform::parallelism;
use crate::solve::{Limits, Method, Switches};
use crate::text::Words;
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
    /// The genus of an impartial position, and whether it is tame. This takes more work than the winner, and is not among
    /// `all`.
    pub genus: bool,
    /// The rank, where positions may recur.
    pub rank: bool,
}

impl Wants {
    const NAMES: [&'static str; 10] =
        ["winner", "class", "nimber", "value", "score", "remoteness", "moves", "depth", "rank", "genus"];

    /// Every field but the genus.
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
            genus: false,
            rank: true,
        }
    }

    /// Reads `winner,nimber` or `all`.
    pub fn read(text: &str) -> Result<Wants, Words> {
        let mut wants = Wants::default();
        for name in text.split(',') {
            let field = match name.trim() {
                "all" => {
                    wants = Wants { genus: wants.genus, ..Wants::all() };
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
                "genus" => &mut wants.genus,
                "rank" => &mut wants.rank,
                other => {
                    return Err(words!(
                        "'{other}': expected {} or all",
                        "'{other}': esperava-se {} ou all",
                        Wants::NAMES.join(", ")
                    ));
                }
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
    /// Whether the steps of the classic method are recorded.
    pub trace: bool,
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
            trace: false,
        }
    }
}
