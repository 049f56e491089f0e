//! What theorems find.

use super::Strategy;
use crate::rules::{Chart, Convention, Words};

/// What a theorem says about a problem.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Finding {
    /// Whether the player who starts wins.
    pub first_wins: Option<bool>,
    /// Whether nobody wins.
    pub draw: bool,
    /// Whether the player who starts, and whether the other one, certainly does not lose.
    pub safe: [bool; 2],
    /// Whether a play cannot be drawn.
    pub no_draw: bool,
    /// The nimber (normal play).
    pub nimber: Option<u64>,
    /// The score under best play.
    pub score: Option<i64>,
    /// Least and greatest score that are possible under best play.
    pub window: Option<(i64, i64)>,
    /// In games whose moves are numbers: the least number that wins, 0 if none does.
    pub take: Option<u64>,
    /// Whether the answer should also have a number, which is too large to compute.
    pub lacks_number: bool,
    /// What is known where nothing decides.
    pub known: Option<Words>,
    /// What its argument says of the elements of the board.
    pub charts: Vec<Chart>,
    /// How the winner wins; only of a single theorem, see [`super::strategy()`].
    pub strategy: Option<Strategy>,
    /// The theorem as the answer names it: "period 34 from 52 by the octal periodicity theorem".
    pub by: Words,
}

impl Finding {
    /// A nimber, and with it the winner: the player who starts wins unless it is 0.
    pub fn nimber(value: u64, by: impl Into<Words>) -> Finding {
        Finding { first_wins: Some(value != 0), nimber: Some(value), by: by.into(), ..Finding::default() }
    }

    /// A finding that gives the winner only.
    pub fn winner(first_wins: bool, by: impl Into<Words>) -> Finding {
        Finding { first_wins: Some(first_wins), by: by.into(), ..Finding::default() }
    }

    /// A finding that nobody wins.
    pub fn draw(by: impl Into<Words>) -> Finding {
        Finding { draw: true, by: by.into(), ..Finding::default() }
    }

    /// A finding that the player who starts (`starter`) or the other one does not lose.
    pub fn safe(starter: bool, by: impl Into<Words>) -> Finding {
        Finding { safe: [starter, !starter], by: by.into(), ..Finding::default() }
    }

    /// A finding that a play cannot be drawn.
    pub fn no_draw(by: impl Into<Words>) -> Finding {
        Finding { no_draw: true, by: by.into(), ..Finding::default() }
    }

    /// A finding that gives the score.
    pub fn score(score: i64, by: impl Into<Words>) -> Finding {
        Finding { score: Some(score), by: by.into(), ..Finding::default() }
    }

    /// A window; if it contains a single number, a score.
    pub fn window(least: i64, greatest: i64, by: impl Into<Words>) -> Finding {
        let score = (least == greatest).then_some(least);
        Finding { score, window: Some((least, greatest)), by: by.into(), ..Finding::default() }
    }

    /// The same finding with how the winner wins.
    pub fn with_strategy(self, strategy: Strategy) -> Finding {
        Finding { strategy: Some(strategy), ..self }
    }

    /// Every play has exactly this many moves. Then each option of a position has the other parity, so the
    /// nimber is the parity; the last mover is known, and with it both winners; the score counts the moves.
    pub fn of_length(moves: usize, convention: Convention, by: impl Into<Words>) -> Option<Finding> {
        let odd = moves % 2 == 1;
        match convention {
            Convention::Normal => Some(Finding::nimber(odd as u64, by)),
            Convention::Misere => Some(Finding::winner(!odd, by)),
            Convention::Score => Some(Finding::score(moves as i64, by)),
            Convention::Objective => None,
        }
    }

    /// Whether the problem is fully answered under this convention.
    pub fn settles(&self, convention: Convention) -> bool {
        match convention {
            Convention::Normal => self.nimber.is_some(),
            Convention::Score => self.score.is_some(),
            Convention::Misere | Convention::Objective => self.first_wins.is_some() || self.draw,
        }
    }

    /// Adds what another theorem says and this one does not. If the intersection of the windows is a single number,
    /// it is the score; if both players are safe, or one of them is and nobody can draw, that decides.
    pub fn absorb(&mut self, other: Finding) {
        let fresh = self.first_wins.is_none() && other.first_wins.is_some()
            || !self.draw && other.draw
            || self.nimber.is_none() && other.nimber.is_some()
            || self.score.is_none() && other.score.is_some();
        let narrower = self.narrowed(other.window);
        let safe = [0, 1].map(|i| self.safe[i] || other.safe[i]);
        let safer = safe != self.safe || other.no_draw && !self.no_draw;
        if fresh || self.by.en.is_empty() {
            (self.by, self.charts) = (other.by, other.charts);
        } else if safer || narrower != self.window && self.score.is_none() {
            self.by.en = format!("{}; {}", self.by.en, other.by.en);
            self.by.pt = format!("{}; {}", self.by.pt, other.by.pt);
            self.charts.extend(other.charts);
        }
        self.first_wins = self.first_wins.or(other.first_wins);
        self.draw |= other.draw;
        (self.safe, self.no_draw) = (safe, self.no_draw || other.no_draw);
        self.nimber = self.nimber.or(other.nimber);
        self.window = narrower;
        let only = self.window.filter(|(least, greatest)| least == greatest).map(|(only, _)| only);
        self.score = self.score.or(other.score).or(only);
        self.take = self.take.or(other.take);
        self.lacks_number |= other.lacks_number;
        self.known = self.known.take().or(other.known);
        self.conclude();
    }

    fn conclude(&mut self) {
        match (self.safe, self.no_draw) {
            _ if self.first_wins.is_some() => {}
            ([true, true], _) => self.draw = true,
            ([true, false], true) => self.first_wins = Some(true),
            ([false, true], true) => self.first_wins = Some(false),
            _ => {}
        }
    }

    /// The worst and the best result of the player who starts that are left: -1 for a loss, 0 for a draw, 1 for a win.
    pub fn results(&self) -> (i32, i32) {
        let least = if self.safe[0] { 0 } else { -1 };
        (least, if self.safe[1] { 0 } else { 1 })
    }

    /// The intersection of this window with another.
    fn narrowed(&self, other: Option<(i64, i64)>) -> Option<(i64, i64)> {
        match (self.window, other) {
            (Some(a), Some(b)) => Some((a.0.max(b.0), a.1.min(b.1))),
            (a, b) => a.or(b),
        }
    }
}
