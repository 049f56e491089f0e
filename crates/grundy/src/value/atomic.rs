//! Atomic weights: how many ups an all-small game is worth.
//!
//! A game is all small if in every position in which one player can move the other can too; then it is below every
//! positive number. Its atomic weight g is the game for which G - g.up lies between down and up, each with the remote
//! star, a nimber greater than any that could come up. A player who is two atoms ahead wins.

use super::{Birthdays, Calculator, Dyadic, Failure, Form, Options, Relation, Side, Value};
use std::collections::HashMap;

/// Atomic weights of values, each computed once.
#[derive(Default)]
pub struct AtomicWeights {
    known: HashMap<Value, Option<Value>>,
}

impl AtomicWeights {
    /// A calculator without cached weights.
    pub fn new() -> AtomicWeights {
        AtomicWeights::default()
    }

    /// The atomic weight of an all-small game; `None` if the game is not all small.
    pub fn of(&mut self, value: Value, k: &mut Calculator<'_>) -> Result<Option<Value>, Failure> {
        if let Form::Simple(simple) = value.form() {
            let ups = Dyadic::integer(simple.ups.into()).filter(|_| simple.number == Dyadic::ZERO);
            return Ok(ups.and_then(Value::number));
        }
        if let Some(&weight) = self.known.get(&value) {
            return Ok(weight);
        }
        let left = self.of_options(value, Side::Left, k)?;
        let right = self.of_options(value, Side::Right, k)?;
        let weight = match left.zip(right) {
            Some((left, right)) => Some(by_options(value, left, right, k)?),
            None => None,
        };
        self.known.insert(value, weight);
        Ok(weight)
    }

    /// The atomic weights of the options of one side, minus 2 on the left, plus 2 on the right.
    fn of_options(
        &mut self,
        value: Value,
        side: Side,
        k: &mut Calculator<'_>,
    ) -> Result<Option<Options>, Failure> {
        let by = integer(if side == Side::Left { -2 } else { 2 })?;
        let mut weights = Options::new();
        for option in k.options(value, side) {
            let Some(weight) = self.of(option, k)? else { return Ok(None) };
            weights.push(k.sum(weight, by)?);
        }
        Ok(Some(weights))
    }
}

/// The atomic weight from those of the options, minus and plus 2: the game of these, unless it is an integer. Then
/// every integer between them that is neither at most one on the left nor at least one on the right would do, and the
/// remote star chooses: 0 if the game is confused with it, the greatest such integer if the game is above it, the
/// least if below (Conway 1976; Berlekamp, Conway and Guy 1982, ch. 8; Siegel 2013, II.7).
fn by_options(value: Value, left: Options, right: Options, k: &mut Calculator<'_>) -> Result<Value, Failure> {
    let weight = k.make(left.clone(), right.clone())?;
    if !weight.as_number().is_some_and(Dyadic::is_integer) {
        return Ok(weight);
    }
    let day = Birthdays::new(k.store()).of(value);
    let remote_star = u32::try_from(day + 1).ok().and_then(Value::nimber).ok_or(Failure::TooLarge)?;
    match k.relation(value, remote_star)? {
        Relation::Greater => greatest_below(&right, k),
        Relation::Less => {
            let mirrored = right_negatives(&left, k)?;
            let greatest = greatest_below(&mirrored, k)?;
            k.negative(greatest)
        }
        Relation::Confused | Relation::Equal => Ok(Value::ZERO),
    }
}

fn right_negatives(values: &Options, k: &mut Calculator<'_>) -> Result<Options, Failure> {
    values.iter().map(|&value| k.negative(value)).collect()
}

/// The greatest integer that is at least none of these games. Whatever is below the left stop of a game is
/// not at least the game, whatever is above is.
fn greatest_below(games: &Options, k: &mut Calculator<'_>) -> Result<Value, Failure> {
    let least = games.iter().map(|&game| k.stop(game, Side::Left)).min().ok_or(Failure::TooLarge)?;
    let candidate = integer(least.floor())?;
    for &game in games {
        if k.at_most(game, candidate)? {
            return integer(least.floor() - 1);
        }
    }
    Ok(candidate)
}

fn integer(n: i64) -> Result<Value, Failure> {
    Dyadic::integer(n).and_then(Value::number).ok_or(Failure::TooLarge)
}
