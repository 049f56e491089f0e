//! What the list of games records about each game number: its argument, the games that decide it, and when it is
//! undefined.

use super::Problem;
use crate::boards::Board;
use crate::rules::{Bilingual, Convention, Player};

/// A game number under its usual name: what is special about it, and `..NumberInfo::SCORE` or `..NumberInfo::LEAST` for
/// the rest. Where either player may start Alice does, and with `'` or `_bob` after the name Bob; where the rules fix
/// the order, the name has no suffix.
#[derive(Clone, Copy, Debug)]
pub struct NumberInfo {
    /// The usual name.
    pub name: &'static str,
    /// Another name for it.
    pub also: Option<&'static str>,
    /// What the number is.
    pub help: Bilingual,
    /// Its argument.
    pub takes: Takes,
    /// The convention under which its games are played.
    pub convention: Convention,
    /// Keys that its definition sets, with their values.
    pub keys: &'static [(&'static str, &'static str)],
    /// How it is found.
    pub found: Found,
    /// What its definition implies without any play: `None` if play must decide. The problem is the first that would
    /// be solved.
    pub definition: fn(&Problem) -> Option<Definition>,
}

impl NumberInfo {
    /// An optimal score that is defined for every board: the defaults of most numbers.
    pub const SCORE: NumberInfo = NumberInfo {
        name: "",
        also: None,
        help: Bilingual { en: "the score under best play", pt: "a pontuação sob jogo ótimo" },
        takes: Takes::Board,
        convention: Convention::Score,
        keys: &[],
        found: Found::Score,
        definition: |_| None,
    };

    /// The least k with which Alice wins.
    pub const LEAST: NumberInfo = NumberInfo {
        help: Bilingual { en: "the least k with which Alice wins", pt: "o menor k com que Alice vence" },
        convention: Convention::Objective,
        found: Found::Least(Range::OF_K),
        ..NumberInfo::SCORE
    };

    /// The keys that the number itself sets.
    pub fn fixed_keys(&self) -> impl Iterator<Item = &'static str> {
        let varied = match self.range().map(|range| range.over) {
            Some(Over::Key(key) | Over::Written { key, .. }) => Some(key),
            Some(Over::Board { .. }) | None => None,
        };
        varied.into_iter().chain(self.keys.iter().map(|(key, _)| *key))
    }

    /// The range through which it is sought, if it is not a score.
    pub fn range(&self) -> Option<&Range> {
        match &self.found {
            Found::Score | Found::Length(_) => None,
            Found::Least(range) | Found::Greatest(range) => Some(range),
        }
    }

    /// Whether it is the least value of a key with which a player wins.
    pub fn is_least_of_key(&self) -> bool {
        matches!(self.found, Found::Least(range) if !matches!(range.over, Over::Board { .. }))
    }

    /// An optimal score, described in English and in Portuguese.
    pub const fn score(name: &'static str, en: &'static str, pt: &'static str) -> NumberInfo {
        NumberInfo { name, help: Bilingual { en, pt }, ..NumberInfo::SCORE }
    }

    /// Whether this is one of its names.
    pub fn is_called(&self, name: &str) -> bool {
        self.name == name || self.also == Some(name)
    }
}

/// The argument of a number: what is written after its name.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Takes {
    /// The board of the game, as in a problem text: `chi_g P4`, or a graph with a vertex `P4@0`.
    Board,
    /// A number in this range, from which the boards are made: the 3 of `W_g 3`.
    Number {
        /// The least number.
        least: u64,
        /// The greatest number.
        greatest: u64,
    },
    /// A problem of the game: the `cliques:6,3` of `threshold cliques:6,3`. Several games may have a number of this
    /// name.
    Problem,
}

/// What a number is.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Found {
    /// The optimal score.
    Score,
    /// The least number of a range with which a given player wins.
    Least(Range),
    /// The greatest number of a range with which a given player wins, where a win with one number is a win with every
    /// smaller one; the number before the range if there is none.
    Greatest(Range),
    /// How long the play lasts, with the least number of a range with which a given player wins unless the problem
    /// itself gives one.
    Length(Length),
}

/// A length of play as a number.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// The range whose least winning number is taken. What runs through it is a key.
    pub range: Range,
    /// The number for a play of so many moves.
    pub of_moves: fn(&Problem, u32) -> i64,
}

/// The range whose least or greatest winning number is sought. The numbers are tried one after the other, since a win
/// with one need not imply a win with the next.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// What runs through the range.
    pub over: Over,
    /// The player who must win.
    pub winner: Player,
    /// Where the range begins.
    pub least: fn(&Problem) -> u64,
    /// A number that certainly suffices for the winner, if one is known.
    pub enough: fn(&Problem) -> Option<u64>,
    /// A number after which the winner stays the same, if one is known: where the number may not exist at all.
    pub last: fn(&Problem) -> Option<u64>,
    /// Whether a win with one number is known to be a win with every greater one.
    pub more_helps: bool,
}

impl Range {
    /// Every k from 1 on with which Alice wins.
    pub const OF_K: Range = Range {
        over: Over::Key("k"),
        winner: Player::Alice,
        least: |_| 1,
        enough: |_| None,
        last: |_| None,
        more_helps: false,
    };

    /// Every board from 1 on on which Alice wins, up to a last one; the function makes a board from the argument of the
    /// number and from its place in the range.
    pub const fn of_boards(board: fn(u64, u64) -> Board, last: u64) -> Range {
        Range { over: Over::Board { board, last }, ..Range::OF_K }
    }
}

/// What runs through a range.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Over {
    /// A key of the game with numeric values, whose range also ends this one.
    Key(&'static str),
    /// A key of the game whose values are texts: the b of the bias 1:b.
    Written {
        /// The key.
        key: &'static str,
        /// What runs through the range, as its definition calls it.
        name: Bilingual,
        /// The value for a number.
        value: fn(u64) -> String,
        /// The greatest number that is tried.
        last: u64,
    },
    /// The board, up to a last one: the n of the board 1, 2, .., n of `W_g 3`.
    Board {
        /// The board for the argument of the number and a place in the range.
        board: fn(u64, u64) -> Board,
        /// The greatest number that is tried.
        last: u64,
    },
}

/// What the definition of a number implies without any play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Definition {
    /// The number, known by definition.
    Is(i64),
    /// The number is undefined, for this reason.
    Undefined(Bilingual),
}
