//! Reduced canonical forms: values up to infinitesimals.

use super::{Calculator, Dyadic, Failure, Options, Side, Value};
use std::collections::HashMap;

/// Reduced canonical forms of values, each computed once.
///
/// Games that differ by an infinitesimal have the same reduced canonical form, and no game equal to them up to an
/// infinitesimal is simpler. A game whose stops are equal is a number and an infinitesimal, and reduces to the number.
/// The options of any other game are reduced first, which changes the game by an infinitesimal only. Then options that
/// are dominated or reversible up to infinitesimals are removed or bypassed until none is left: the arguments for
/// canonical forms hold with "at most" replaced by "at most, up to an infinitesimal", that is, by any positive number
/// added on the greater side, and the result is unique (Grossman and Siegel 2009).
#[derive(Default)]
pub struct ReducedForms {
    known: HashMap<Value, Value>,
}

impl ReducedForms {
    /// A calculator without cached forms.
    pub fn new() -> ReducedForms {
        ReducedForms::default()
    }

    /// The reduced canonical form of a value.
    pub fn of(&mut self, value: Value, k: &mut Calculator<'_>) -> Result<Value, Failure> {
        let left_stop = k.stop(value, Side::Left);
        if left_stop == k.stop(value, Side::Right) {
            return Value::number(left_stop).ok_or(Failure::TooLarge);
        }
        if let Some(&reduced) = self.known.get(&value) {
            return Ok(reduced);
        }
        let left = self.of_options(value, Side::Left, k)?;
        let right = self.of_options(value, Side::Right, k)?;
        let reduced = k.make(left, right)?;
        self.known.insert(value, reduced);
        Ok(reduced)
    }

    /// The options of one side, reduced, without dominated ones, reversible ones bypassed.
    fn of_options(&mut self, value: Value, side: Side, k: &mut Calculator<'_>) -> Result<Options, Failure> {
        let mut open = k.options(value, side);
        let mut kept = Options::new();
        while let Some(option) = open.pop() {
            let option = self.of(option, k)?;
            match reversing_answer(option, value, side, k)? {
                Some(answer) => open.extend(k.options(answer, side)),
                None => add_undominated(option, &mut kept, side, k)?,
            }
        }
        Ok(kept)
    }
}

/// An answer to an option after which the other side is no worse off than in the game, up to an infinitesimal.
fn reversing_answer(
    option: Value,
    game: Value,
    side: Side,
    k: &mut Calculator<'_>,
) -> Result<Option<Value>, Failure> {
    for answer in k.options(option, side.other()) {
        if is_as_good(game, answer, side, k)? {
            return Ok(Some(answer));
        }
    }
    Ok(None)
}

/// Keeps an option unless a kept one is as good, and then drops those that are no better than it.
fn add_undominated(
    option: Value,
    kept: &mut Options,
    side: Side,
    k: &mut Calculator<'_>,
) -> Result<(), Failure> {
    let mut better = Options::new();
    for &other in kept.iter() {
        if is_as_good(other, option, side, k)? {
            return Ok(());
        }
        if !is_as_good(option, other, side, k)? {
            better.push(other);
        }
    }
    better.push(option);
    *kept = better;
    Ok(())
}

/// Whether `a` is at least as good as `b` for a side, up to an infinitesimal: a - b is at least every negative number
/// if its right stop is not below 0.
fn is_as_good(a: Value, b: Value, side: Side, k: &mut Calculator<'_>) -> Result<bool, Failure> {
    let (greater, less) = if side == Side::Left { (a, b) } else { (b, a) };
    let difference = k.difference(greater, less)?;
    Ok(k.stop(difference, Side::Right) >= Dyadic::ZERO)
}
