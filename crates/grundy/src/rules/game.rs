//! Rules on terms: the one place where labels, passing and conventions meet a game's moves.

use super::{Bilingual, Convention, Move, Place, Player, Rules, Terms, Verdict};
use std::fmt;

/// The text of a pass.
pub const PASS_TEXT: &str = "pass";

/// Why rules cannot be played on some terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Misfit {
    /// A play may be endless, and then has no score.
    EndlessScore,
}

impl Misfit {
    /// Why, for people.
    pub fn words(self) -> Bilingual {
        match self {
            Misfit::EndlessScore => Bilingual::of(
                "a play may be endless, so that it has no score",
                "uma partida pode não ter fim, e assim não tem pontuação",
            ),
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.words().fmt(f)
    }
}

impl std::error::Error for Misfit {}

/// Rules together with the terms on which they are played.
pub struct Game<'a, R: Rules> {
    /// The rules of the game.
    pub rules: &'a R,
    /// The terms on which it is played.
    pub terms: &'a Terms,
}

impl<R: Rules> Clone for Game<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Game<'_, R> {}

impl<'a, R: Rules> Game<'a, R> {
    /// Puts rules and terms together.
    pub fn new(rules: &'a R, terms: &'a Terms) -> Self {
        Game { rules, terms }
    }

    /// Whether the rules can be played on the terms. Solvers check this first.
    pub fn check(&self) -> Result<(), Misfit> {
        let endless = !self.rules.endless(&self.rules.start()).is_short();
        match self.terms.convention == Convention::Score && endless {
            true => Err(Misfit::EndlessScore),
            false => Ok(()),
        }
    }

    /// Whether both players always have the same moves.
    pub fn impartial(&self) -> bool {
        self.rules.impartial() && self.terms.impartial()
    }

    /// Replaces the content of `out` by the moves that `who` may make on these terms.
    #[inline]
    pub fn moves(&self, at: &R::Position, who: Player, out: &mut Vec<Move>) {
        out.clear();
        self.rules.moves(at, who, out);
        if self.terms.labels.is_some() {
            out.retain(|&m| self.terms.permits(who, self.rules.element(m)));
        }
        if self.terms.pass == Some(who) && !out.is_empty() {
            out.push(Move::PASS);
        }
    }

    /// The position after a move, and who is next.
    #[inline]
    pub fn play(&self, at: &R::Position, who: Player, m: Move) -> (R::Position, Player) {
        if m == Move::PASS { (at.clone(), who.other()) } else { self.rules.play(at, who, m) }
    }

    /// What a move adds to the score: a pass adds nothing, since nothing is chosen.
    #[inline]
    pub fn gain(&self, at: &R::Position, who: Player, m: Move) -> i32 {
        if m == Move::PASS { 0 } else { self.rules.gain(at, who, m) }
    }

    /// The result if the play is over: `stuck` says that `next` has no move.
    #[inline]
    pub fn ended(&self, at: &R::Position, next: Player, stuck: bool) -> Option<Verdict> {
        match self.terms.convention {
            Convention::Normal => stuck.then(|| Verdict::Win(next.other())),
            Convention::Misere => stuck.then_some(Verdict::Win(next)),
            Convention::Objective => self.rules.verdict(at, next, stuck).or(stuck.then_some(Verdict::Draw)),
            Convention::Score => stuck.then_some(Verdict::Draw),
        }
    }

    /// Where a move shows on the view of the position; a pass nowhere.
    pub fn places(&self, at: &R::Position, m: Move) -> Vec<Place> {
        if m == Move::PASS { Vec::new() } else { self.rules.places(at, m) }
    }

    /// The text of a move or of a pass.
    pub fn move_text(&self, m: Move) -> String {
        if m == Move::PASS { PASS_TEXT.to_string() } else { self.rules.move_text(m) }
    }

    /// The legal move with this text.
    pub fn read_move(&self, at: &R::Position, who: Player, text: &str) -> Option<Move> {
        let mut moves = Vec::new();
        self.moves(at, who, &mut moves);
        moves.into_iter().find(|&m| self.move_text(m) == text)
    }
}
