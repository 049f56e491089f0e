//! What written games are worth.

use super::super::{Calculator, Dyadic, Failure, Form, Options, Side, Simple, Value};
use super::written::{Joint, Piece, Term, Uptimal, WrittenGame};
use crate::text::{ParseError, Words};
use std::fmt;

/// Why a text has no value.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the documentation of each variant explains its fields")]
#[non_exhaustive]
pub enum ReadError {
    /// The text is not a game.
    Parse(ParseError),
    /// The game at this offset is syntactically correct, but its value could not be computed.
    Failed { at: usize, failure: Failure },
}

impl ReadError {
    /// Why the calculator gave up, if it did.
    pub fn failure(&self) -> Option<Failure> {
        match self {
            ReadError::Parse(_) => None,
            ReadError::Failed { failure, .. } => Some(*failure),
        }
    }
}

impl From<ParseError> for ReadError {
    fn from(error: ParseError) -> ReadError {
        ReadError::Parse(error)
    }
}

impl From<ReadError> for ParseError {
    fn from(error: ReadError) -> ParseError {
        match error {
            ReadError::Parse(error) => error,
            ReadError::Failed { at, failure } => ParseError::new(at, failure.words()),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ParseError::from(self.clone()).fmt(f)
    }
}

impl std::error::Error for ReadError {}

/// The longest play of a game that is computed with. Arithmetic recurses once per move; a text such as 99999.{2|1}
/// must not exhaust the stack.
const LONGEST_PLAY: u64 = 1000;

/// The longest play of a game whose options an operation changes one by one: nimbers have as many options as moves.
const LONGEST_CHANGED: u64 = 200;

/// A value, and a bound on the longest play of its game, not counting moves in numbers.
#[derive(Clone, Copy)]
pub(super) struct Game {
    pub value: Value,
    pub play: u64,
}

/// The bound is that of the form if it is simple, where numbers do not count.
fn game(value: Value, play: u64) -> Game {
    match value.form() {
        Form::Simple(Simple { ups, star, .. }) => {
            Game { value, play: u64::from(ups.unsigned_abs()) + u64::from(star) }
        }
        Form::Node(_) => Game { value, play },
    }
}

/// Works out written games within bounds. Errors carry the offset of the piece that they are about.
pub struct Evaluator<'c, 's> {
    pub(super) calculator: &'c mut Calculator<'s>,
}

impl<'c, 's> Evaluator<'c, 's> {
    /// An evaluator that computes with this calculator.
    pub fn new(calculator: &'c mut Calculator<'s>) -> Evaluator<'c, 's> {
        Evaluator { calculator }
    }

    /// The value of a game.
    pub fn value(&mut self, tree: &WrittenGame) -> Result<Value, ReadError> {
        Ok(self.game(tree)?.value)
    }

    /// The values of the top-level summands of a game, which are not added up: a sum of hot games may be too large to
    /// hold though its summands are small.
    pub fn terms(&mut self, tree: &WrittenGame) -> Result<Vec<Value>, ReadError> {
        match tree.summands() {
            None => Ok(vec![self.value(tree)?]),
            Some(summands) => summands.iter().map(|summand| self.term(summand)).collect(),
        }
    }

    /// The value of a summand, with its sign.
    pub(super) fn term(&mut self, summand: &Term) -> Result<Value, ReadError> {
        Ok(self.summand(summand)?.value)
    }

    pub(super) fn game(&mut self, tree: &WrittenGame) -> Result<Game, ReadError> {
        let at = tree.at;
        match &tree.piece {
            Piece::Simple(simple) => match Value::simple(*simple) {
                Some(value) => Ok(game(value, 0)),
                None => failed(at, Failure::TooLarge),
            },
            Piece::Uptimal(uptimal) => self.uptimal(*uptimal, at),
            Piece::Braces(left, right) => {
                let (left, right) = (self.games(left)?, self.games(right)?);
                self.made(&left, &right, at)
            }
            Piece::Sum(summands) => {
                let mut total = ZERO;
                for summand in summands {
                    let next = self.summand(summand)?;
                    total = self.sum(total, next, summand.game.at)?;
                }
                Ok(total)
            }
            Piece::Multiple(n, tree) => {
                let one = self.game(tree)?;
                self.times(*n, one, at)
            }
            Piece::Call(operation, trees) => self.call(*operation, trees, at),
        }
    }

    pub(super) fn games(&mut self, trees: &[WrittenGame]) -> Result<Vec<Game>, ReadError> {
        trees.iter().map(|tree| self.game(tree)).collect()
    }

    fn summand(&mut self, Term { joint, game }: &Term) -> Result<Game, ReadError> {
        let value = self.game(game)?;
        if *joint == Joint::Minus { self.negative(value, game.at) } else { Ok(value) }
    }

    /// `^[n]` is {^[n-1]|*}, and `^<n>` is {0|*-^[n-1]}.
    fn uptimal(&mut self, uptimal: Uptimal, at: usize) -> Result<Game, ReadError> {
        self.changeable(uptimal.order.into(), at)?;
        let star = Game { value: Value::nimber(1).unwrap_or(Value::ZERO), play: 1 };
        let mut found = ZERO;
        for _ in 1..uptimal.order {
            found = self.made(&[found], &[star], at)?;
        }
        let (left, right) = match uptimal.total {
            true => (found, star),
            false => {
                let less = self.negative(found, at)?;
                (ZERO, self.sum(star, less, at)?)
            }
        };
        let found = self.made(&[left], &[right], at)?;
        if uptimal.negative { self.negative(found, at) } else { Ok(found) }
    }
}

pub(super) const ZERO: Game = Game { value: Value::ZERO, play: 0 };

fn failed<T>(at: usize, failure: Failure) -> Result<T, ReadError> {
    Err(ReadError::Failed { at, failure })
}

/// Arithmetic within bounds.
impl Evaluator<'_, '_> {
    /// Refuses games that may last too long.
    fn bounded(&self, play: u64, at: usize) -> Result<(), ReadError> {
        self.at_most(play, LONGEST_PLAY, at)
    }

    /// Refuses games that may last too long to be changed option by option.
    pub(super) fn changeable(&self, play: u64, at: usize) -> Result<(), ReadError> {
        self.at_most(play, LONGEST_CHANGED, at)
    }

    fn at_most(&self, play: u64, most: u64, at: usize) -> Result<(), ReadError> {
        if play <= most {
            return Ok(());
        }
        self.refused(
            at,
            words!(
                "a game that may last more than {most} moves",
                "um jogo que pode durar mais de {most} jogadas"
            ),
        )
    }

    pub(super) fn refused<T>(&self, at: usize, message: impl Into<Words>) -> Result<T, ReadError> {
        Err(ParseError::new(at, message).into())
    }

    pub(super) fn number(&self, number: Option<Dyadic>, at: usize) -> Result<Game, ReadError> {
        match number.and_then(Value::number) {
            Some(value) => Ok(Game { value, play: 0 }),
            None => failed(at, Failure::TooLarge),
        }
    }

    pub(super) fn negative(&mut self, one: Game, at: usize) -> Result<Game, ReadError> {
        let value = self.calculator.negative(one.value).or_else(|failure| failed(at, failure))?;
        Ok(Game { value, ..one })
    }

    pub(super) fn sum(&mut self, a: Game, b: Game, at: usize) -> Result<Game, ReadError> {
        let play = a.play.saturating_add(b.play);
        let simple = |game: Game| matches!(game.value.form(), Form::Simple(_));
        if !(simple(a) && simple(b)) {
            self.bounded(play, at)?;
        }
        let value = self.calculator.sum(a.value, b.value).or_else(|failure| failed(at, failure))?;
        Ok(game(value, play))
    }

    pub(super) fn times(&mut self, n: i64, one: Game, at: usize) -> Result<Game, ReadError> {
        let play = one.play.saturating_mul(n.unsigned_abs());
        if !matches!(one.value.form(), Form::Simple(_)) {
            self.bounded(play, at)?;
        }
        let value = self.calculator.times(n, one.value).or_else(|failure| failed(at, failure))?;
        Ok(game(value, play))
    }

    pub(super) fn made(&mut self, left: &[Game], right: &[Game], at: usize) -> Result<Game, ReadError> {
        let play = 1 + left.iter().chain(right).map(|option| option.play).max().unwrap_or(0);
        self.bounded(play, at)?;
        let values = |games: &[Game]| games.iter().map(|game| game.value).collect::<Options>();
        let made = self.calculator.make(values(left), values(right));
        Ok(game(made.or_else(|failure| failed(at, failure))?, play))
    }

    /// The options of a side; a bound on the play of the game is one for them.
    pub(super) fn options(&self, of: Game, side: Side) -> Vec<Game> {
        let options = self.calculator.options(of.value, side);
        options.into_iter().map(|option| game(option, of.play.saturating_sub(1))).collect()
    }
}
