//! The seam: what a game must define, and what is written once for every game.
//!
//! A game is its [`Rules`] and nothing else. Conventions, labels, passing and who starts are data
//! ([`Terms`]) that a [`Game`] applies to any rules; sums are rules made of rules ([`Sum`]); the erased form
//! ([`Erased`]) keeps positions as bytes and serves mixed sums, front ends and games written elsewhere.

mod chart;
mod chase;
mod class;
mod decider;
mod endless;
mod erased;
mod explicit;
mod game;
mod hunt;
mod key;
mod pack;
mod prospect;
mod remark;
mod sum;
mod terms;
mod threshold;
pub(crate) mod view;

pub use chart::Chart;
pub use chase::{Aim, Chase, Tokens};
pub use class::Class;
pub use decider::Decider;
pub use endless::Endless;
pub use erased::Erased;
pub use explicit::Explicit;
pub use game::{Game, Misfit, PASS_TEXT};
pub use hunt::Hunt;
pub use key::{PositionKey, mix};
pub use pack::{Bytes, Pack, Reader};
pub use prospect::{Notes, Prospect};
pub use remark::Remark;
pub use sum::Sum;
pub use terms::{Convention, Terms};
pub use threshold::{Threshold, Thresholded};
pub use view::{
    Block, BlockForm, BlocksView, ClauseState, ClauseView, DotsView, ElementView, FormulaView, GraphView,
    GridView, HexView, Mark, Pile, Place, Role, RoleView, SetState, SetView, Stroke, VariableView, View,
    cell_text, column_letters, label_text, letter, value_sum,
};

pub use crate::text::{Bilingual, Words};

use crate::graph::Label;
use serde::Serialize;
use std::hash::Hash;

/// The two players. In partizan theory Alice is Left and Bob is Right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Player {
    /// Left in partizan theory.
    Alice,
    /// Right in partizan theory.
    Bob,
}

impl Player {
    /// Both players, Alice first.
    pub const BOTH: [Player; 2] = [Player::Alice, Player::Bob];

    /// The opponent.
    pub fn other(self) -> Player {
        match self {
            Player::Alice => Player::Bob,
            Player::Bob => Player::Alice,
        }
    }

    /// 0 for Alice, 1 for Bob.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Whether the player may choose an element with this label.
    pub fn may_choose(self, label: Label) -> bool {
        match label {
            Label::A => self == Player::Alice,
            Label::B => self == Player::Bob,
            Label::C => true,
        }
    }

    /// The name, which needs no translation.
    pub fn name(self) -> &'static str {
        match self {
            Player::Alice => "Alice",
            Player::Bob => "Bob",
        }
    }

    /// "alice" or "bob".
    pub fn id(self) -> &'static str {
        match self {
            Player::Alice => "alice",
            Player::Bob => "bob",
        }
    }
}

/// How a finished play is decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// This player wins.
    Win(Player),
    /// Neither player wins.
    Draw,
}

impl Verdict {
    /// +1 if `who` wins, 0 for a draw, -1 if `who` loses.
    pub fn sign_for(self, who: Player) -> i8 {
        match self {
            Verdict::Draw => 0,
            Verdict::Win(winner) if winner == who => 1,
            Verdict::Win(_) => -1,
        }
    }

    /// The verdict whose sign for `who` is `sign`.
    pub fn from_sign(sign: i8, who: Player) -> Verdict {
        match sign {
            0 => Verdict::Draw,
            s if s > 0 => Verdict::Win(who),
            _ => Verdict::Win(who.other()),
        }
    }

    /// "alice", "bob" or "draw".
    pub fn id(self) -> &'static str {
        match self {
            Verdict::Win(who) => who.id(),
            Verdict::Draw => "draw",
        }
    }
}

/// Scores, of a whole play or a part of it, lie between this and its negative.
pub const MOST_SCORE: i32 = (1 << 30) - 1;

/// A move, in the same plain shape for every game: which element it touches (a vertex, an edge, a heap, a
/// cell, a token) and how (a colour, what is left of the heap, where the token goes; 0 if there is no choice).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Move {
    /// The element that the move touches.
    pub what: u32,
    /// How it touches the element; 0 if there is no choice.
    pub how: u64,
}

impl Move {
    /// Not moving, for the player who may.
    pub const PASS: Move = Move { what: u32::MAX, how: 0 };

    /// The only move at an element.
    pub fn of(what: usize) -> Move {
        Move { what: what as u32, how: 0 }
    }

    /// A move at an element, in one of several ways.
    pub fn new(what: usize, how: u64) -> Move {
        Move { what: what as u32, how }
    }

    /// The number of the element that the move touches.
    pub fn element(self) -> usize {
        self.what as usize
    }
}

/// The rules of one game on one board.
///
/// A turn of several elements or tokens (bias, an offer, several cops) is several moves by one player:
/// [`Rules::play`] says who is next. Positions are residual: they keep what still matters for the rest of
/// the play, not its history, so that two histories with the same future meet in the table.
pub trait Rules: Send + Sync {
    /// A position, which keeps only what matters for the rest of the play.
    type Position: Clone + Eq + Hash + Pack + Send + Sync;

    /// The position before the first move.
    fn start(&self) -> Self::Position;

    /// Appends every legal move of `who`, in a fixed order; appends nothing when the play is over.
    fn moves(&self, at: &Self::Position, who: Player, out: &mut Vec<Move>);

    /// The position after a legal move, and who is next.
    fn play(&self, at: &Self::Position, who: Player, m: Move) -> (Self::Position, Player);

    /// The element that labels refer to.
    fn element(&self, m: Move) -> Option<usize> {
        Some(m.element())
    }

    /// Whether both players always have the same moves and turns strictly alternate. Only then does a position have a
    /// nimber; a game with extra turns returns false.
    fn impartial(&self) -> bool {
        true
    }

    /// Objective games: the result, if the play ends here; `stuck` says that `next` has no move. A play in which the
    /// player to move is stuck ends in any case, and without a result it is a draw.
    fn verdict(&self, _at: &Self::Position, _next: Player, _stuck: bool) -> Option<Verdict> {
        None
    }

    /// Objective games: what can be said about the winner without any search.
    fn prospect(&self, at: &Self::Position, _next: Player) -> Prospect {
        Prospect::Open { key: self.key(at), rank: self.size(at), notes: Notes::new() }
    }

    /// Objective games: whether a prospect takes far longer than anything else in a search. The winner is then searched
    /// for with as few prospects as possible, and each of them is kept.
    fn slow_prospects(&self) -> bool {
        false
    }

    /// Drops moves of `who` that are dominated by another move of the list under this convention: the winner, or the
    /// score, is the same without them. The list has the legal moves of `who` on the terms of play: no moves that labels
    /// forbid, and a pass if it is allowed. At least one move must remain; those that promise most may be put in front. In objective games this is called only where
    /// [`Rules::prospect`] leaves the winner open, and `notes` are those of that prospect; elsewhere there are none.
    fn drop_dominated(
        &self,
        _at: &Self::Position,
        _who: Player,
        _convention: Convention,
        _notes: &[u64],
        _moves: &mut Vec<Move>,
    ) {
    }

    /// Score games: what a move adds to the score. The default counts moves.
    fn gain(&self, _at: &Self::Position, _who: Player, _m: Move) -> i32 {
        1
    }

    /// Score games: what the end of the play adds to the score.
    fn final_score(&self, _at: &Self::Position) -> i32 {
        0
    }

    /// Score games: least and greatest score that the rest of the play can have under best play, with `next` to move. It is
    /// asked for at every position of a search, so it should be cheap or save much. The default gives no information.
    fn score_range(&self, _at: &Self::Position, _next: Player) -> (i32, i32) {
        (-MOST_SCORE, MOST_SCORE)
    }

    /// Objective games: who wants what, as a whole sentence.
    fn goal(&self) -> Option<Words> {
        None
    }

    /// Score games: who wants the score to be large.
    fn maximiser(&self) -> Player {
        Player::Alice
    }

    /// How many moves remain, if every play without passing has the same number of them.
    fn length(&self, _at: &Self::Position) -> Option<u32> {
        None
    }

    /// Whether a play from here may be endless, and how it is then decided. Games in which positions may recur are
    /// solved by retrograde analysis.
    fn endless(&self, _at: &Self::Position) -> Endless {
        Endless::Never
    }

    /// The structure and where the tokens are on it, if the position is tokens on an explicit structure. Engines then
    /// solve all its positions at once. It must be the same structure, at the same address, for all positions.
    fn explicit(&self, _at: &Self::Position) -> Option<Explicit<'_>> {
        None
    }

    /// Appends positions whose disjunctive sum is this one, or nothing if it does not split. Parts without any move
    /// are left out, but if the position splits at least one part is appended.
    fn parts(&self, _at: &Self::Position, _out: &mut Vec<Self::Position>) {}

    /// The position in which each player has the moves of the other, if it is a position of these rules too:
    /// its value is the negative.
    fn exchanged(&self, _at: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// The table key: positions with equal keys have equal values (up to the error stated in [`PositionKey`]).
    fn key(&self, at: &Self::Position) -> PositionKey {
        PositionKey::of_pack(at)
    }

    /// Hands the positions of the table that a bottom-up method fills to `fill`, each after all of its options, until it
    /// returns false; returns whether there is such a table. It may hold positions that cannot come up. By default there is
    /// none, and the method collects the positions that can come up.
    fn tabulate(&self, _from: &Self::Position, _fill: &mut dyn FnMut(Self::Position) -> bool) -> bool {
        false
    }

    /// A cheap estimate of how much play remains; engines try small positions first.
    fn size(&self, _at: &Self::Position) -> usize {
        0
    }

    /// What to show of the position.
    fn view(&self, at: &Self::Position) -> View;

    /// What the theory of this game says of the position, for explanations: sentences that do not say who wins. It may take
    /// about a second.
    fn remarks(&self, _at: &Self::Position, _next: Player) -> Vec<Remark> {
        Vec::new()
    }

    /// What the player to move does now, in a sentence, in games whose moves differ in the course of a play or a turn.
    fn task(&self, _at: &Self::Position, _next: Player) -> Option<Words> {
        None
    }

    /// Where a move shows on the view of the position: touching all these places distinguishes it from most others.
    fn places(&self, _at: &Self::Position, m: Move) -> Vec<Place> {
        vec![Place::element(m.element())]
    }

    /// The text of a move, without dots or spaces; the moves of a position have different texts.
    fn move_text(&self, m: Move) -> String {
        m.what.to_string()
    }
}
