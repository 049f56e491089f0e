//! How a canonical form was reached, for explanations.

use super::dyadic::End;
use super::{Calculator, Dyadic, Failure, Options, Side, Value};
use std::fmt;

/// One step on the way to the canonical form.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the documentation of each variant explains its fields")]
#[non_exhaustive]
pub enum Step {
    /// Another option of the same side is at least as good for it.
    Dominated { side: Side, option: Value, by: Value },
    /// The other side can answer so that it is no worse off than before; the options of `side` from there replace the
    /// option.
    Reversed { side: Side, option: Value, answer: Value, instead: Options },
    /// Some number fits between the options: the game is the simplest such number.
    Simplest { number: Dyadic, among: Interval },
}

/// The numbers between the options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interval {
    pub(super) low: End,
    pub(super) high: End,
}

/// `5/2 < x < 4`, `x >= 0`; nothing if every number is meant.
impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.low, self.high) {
            (End::Endless, End::Endless) => Ok(()),
            (End::Open(low), End::Endless) => write!(f, "x > {low}"),
            (End::Closed(low), End::Endless) => write!(f, "x >= {low}"),
            (low, high) => {
                match low {
                    End::Endless => {}
                    End::Open(low) => write!(f, "{low} < ")?,
                    End::Closed(low) => write!(f, "{low} <= ")?,
                }
                f.write_str("x")?;
                match high {
                    End::Endless => Ok(()),
                    End::Open(high) => write!(f, " < {high}"),
                    End::Closed(high) => write!(f, " <= {high}"),
                }
            }
        }
    }
}

/// Receives the steps by which a canonical form is reached.
pub trait Journal {
    /// Receives the next step.
    fn record(&mut self, step: Step);
}

/// Discards the steps.
impl Journal for () {
    #[inline]
    fn record(&mut self, _: Step) {}
}

impl Journal for Vec<Step> {
    fn record(&mut self, step: Step) {
        self.push(step);
    }
}

impl Calculator<'_> {
    /// The value with these options, and how its canonical form is reached, described as a person would: dominated options are
    /// dropped also where a number fits between the options, and reversible ones bypassed before that is said, unless
    /// they are numbers themselves.
    pub fn simplify(&mut self, mut left: Options, mut right: Options) -> Result<(Value, Vec<Step>), Failure> {
        let mut steps = Vec::new();
        self.drop_and_tell(&mut left, Side::Left, &mut steps)?;
        self.drop_and_tell(&mut right, Side::Right, &mut steps)?;
        let value = self.make(left.clone(), right.clone())?;
        if value.as_number().is_some() {
            self.bypass_around(value, &mut left, Side::Left, &mut steps)?;
            self.bypass_around(value, &mut right, Side::Right, &mut steps)?;
        }
        self.make_recorded(left, right, &mut steps)?;
        Ok((value, steps))
    }

    /// Bypasses the reversible options of one side of a game with this value, except numbers.
    fn bypass_around(
        &mut self,
        value: Value,
        options: &mut Options,
        side: Side,
        steps: &mut Vec<Step>,
    ) -> Result<(), Failure> {
        let mut i = 0;
        while i < options.len() {
            let option = options[i];
            let Some(answer) = self.answer_around(value, option, side)? else {
                i += 1;
                continue;
            };
            let instead = self.options(answer, side);
            options.remove(i);
            options.extend(instead.iter().copied());
            steps.push(Step::Reversed { side, option, answer, instead });
        }
        self.drop_and_tell(options, side, steps)
    }

    /// An answer after which the other side is no worse off than in the game, if the option is no number.
    fn answer_around(&mut self, value: Value, option: Value, side: Side) -> Result<Option<Value>, Failure> {
        if option.as_number().is_some() {
            return Ok(None);
        }
        for answer in self.options(option, side.other()) {
            if self.is_as_good(answer, value, side.other())? {
                return Ok(Some(answer));
            }
        }
        Ok(None)
    }
}
