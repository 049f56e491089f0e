//! Games as they are written, before they are worked out.

use super::super::text::{Notation, write_simple};
use super::super::{Dyadic, Simple};
use super::Operation;
use std::fmt;

/// A game as it is written, and its offset in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenGame {
    /// Where it begins.
    pub at: usize,
    /// What it is.
    pub piece: Piece,
}

/// What a game is written as.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Piece {
    /// A number, some ups or downs, or a nimber.
    Simple(Simple),
    /// `^[n]` or `^<n>`.
    Uptimal(Uptimal),
    /// The left and the right options.
    Braces(Vec<WrittenGame>, Vec<WrittenGame>),
    /// Several summands, or one with a minus.
    Sum(Vec<Term>),
    /// So many copies of a game.
    Multiple(i64, Box<WrittenGame>),
    /// An operation on games.
    Call(Operation, Vec<WrittenGame>),
}

/// The infinitesimals of the uptimal notation (Berlekamp, Conway and Guy 1982, ch. 8; Siegel 2013): `^[n]` is `{^[n-1]|*}` from
/// `^[0]` = 0 on, and `^<n>` is `^[n]-^[n-1]`, which is `{0|*-^[n-1]}`. `^<n+1>` is far below `^<n>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uptimal {
    /// n.
    pub order: u32,
    /// `^[n]` rather than `^<n>`.
    pub total: bool,
    /// `v[n]` or `v<n>`, the negative.
    pub negative: bool,
}

/// One summand, with what is written before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// How it is joined to the summands before it.
    pub joint: Joint,
    /// The game that is added or subtracted.
    pub game: WrittenGame,
}

/// What is written before a summand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joint {
    /// Nothing: it is the first, or ups or a star as in `1^*`.
    Plain,
    /// A plus.
    Plus,
    /// A minus.
    Minus,
}

impl WrittenGame {
    /// The summands, if it is a sum.
    pub fn summands(&self) -> Option<&[Term]> {
        match &self.piece {
            Piece::Sum(summands) => Some(summands),
            _ => None,
        }
    }

    /// The number, if it is written as one.
    pub fn number(&self) -> Option<Dyadic> {
        match &self.piece {
            Piece::Simple(Simple { number, ups: 0, star: 0 }) => Some(*number),
            _ => None,
        }
    }

    /// The games that it is made of.
    pub fn children(&self) -> Vec<&WrittenGame> {
        match &self.piece {
            Piece::Simple(_) | Piece::Uptimal(_) => Vec::new(),
            Piece::Braces(left, right) => left.iter().chain(right).collect(),
            Piece::Sum(summands) => summands.iter().map(|summand| &summand.game).collect(),
            Piece::Multiple(_, game) => vec![game],
            Piece::Call(_, games) => games.iter().collect(),
        }
    }

    /// As a piece of something larger: a sum needs parentheses.
    fn tight(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.summands() {
            Some(_) => write!(f, "({self})"),
            None => write!(f, "{self}"),
        }
    }
}

/// The text, without spaces and with every pair of braces written out.
impl fmt::Display for WrittenGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.piece {
            Piece::Simple(simple) => {
                let mut text = String::new();
                write_simple(&mut text, *simple, Notation::Ascii);
                f.write_str(&text)
            }
            Piece::Uptimal(uptimal) => write!(f, "{uptimal}"),
            Piece::Braces(left, right) => {
                f.write_str("{")?;
                listed(left, f)?;
                f.write_str("|")?;
                listed(right, f)?;
                f.write_str("}")
            }
            Piece::Sum(summands) => summands.iter().try_for_each(|Term { joint, game }| {
                f.write_str(match joint {
                    Joint::Plain => "",
                    Joint::Plus => "+",
                    Joint::Minus => "-",
                })?;
                game.tight(f)
            }),
            Piece::Multiple(n, game) => {
                write!(f, "{n}.")?;
                match game.number() {
                    Some(_) => write!(f, "({game})"),
                    None => game.tight(f),
                }
            }
            Piece::Call(Operation::PlusMinus, games) => {
                f.write_str(Operation::PlusMinus.name())?;
                games.iter().try_for_each(|game| game.tight(f))
            }
            Piece::Call(operation, games) => {
                write!(f, "{}(", operation.name())?;
                listed(games, f)?;
                f.write_str(")")
            }
        }
    }
}

fn listed(games: &[WrittenGame], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    games.iter().enumerate().try_for_each(|(i, game)| {
        f.write_str(if i > 0 { "," } else { "" })?;
        write!(f, "{game}")
    })
}

impl fmt::Display for Uptimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Uptimal { order, total, negative } = self;
        let (open, close) = if *total { ('[', ']') } else { ('<', '>') };
        write!(f, "{}{open}{order}{close}", if *negative { 'v' } else { '^' })
    }
}
