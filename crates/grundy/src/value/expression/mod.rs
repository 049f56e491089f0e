//! Games as texts: how they are read, what they are worth, and how a form as written is brought to canonical form.

mod claim;
mod evaluate;
mod nim;
mod operate;
mod operation;
mod read;
mod trace;
mod written;

pub use claim::Claim;
pub use evaluate::{Evaluator, ReadError};
pub use operation::Operation;
pub use read::{read_game, read_games};
pub use trace::{NamedOptions, TracedForm, TracedOptions};
pub use written::{Joint, Piece, Term, Uptimal, WrittenGame};

use super::{Calculator, Value};

/// A parsed expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expression {
    /// A game.
    Game(Value),
    /// Two games and what is claimed of them.
    Comparison(Value, Claim, Value),
}

/// Reads a game, or a comparison of two.
pub fn read(text: &str, calculator: &mut Calculator<'_>) -> Result<Expression, ReadError> {
    let (left, claim) = read_games(text)?;
    let mut evaluator = Evaluator::new(calculator);
    let left = evaluator.value(&left)?;
    Ok(match claim {
        None => Expression::Game(left),
        Some((claim, right)) => Expression::Comparison(left, claim, evaluator.value(&right)?),
    })
}

/// Reads a game.
pub fn read_value(text: &str, calculator: &mut Calculator<'_>) -> Result<Value, ReadError> {
    Evaluator::new(calculator).value(&read_game(text)?)
}
