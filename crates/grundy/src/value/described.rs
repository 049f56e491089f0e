//! What is told of a value.

use super::{Calculator, Dyadic, Failure, Side, Value};
use crate::value::Relation;

/// How much the next move matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heat {
    /// A number: nobody wants to move.
    Cold,
    /// A number and a nonzero infinitesimal.
    Tepid,
    Hot,
}

impl Heat {
    pub fn id(self) -> &'static str {
        match self {
            Heat::Cold => "cold",
            Heat::Tepid => "tepid",
            Heat::Hot => "hot",
        }
    }
}

/// A value in words and numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Described {
    pub text: String,
    pub left_stop: Dyadic,
    pub right_stop: Dyadic,
    pub mean: Dyadic,
    pub temperature: Dyadic,
    pub heat: Heat,
    /// How it compares with 0.
    pub sign: Relation,
}

impl Described {
    pub fn new(value: Value, calculator: &mut Calculator<'_>) -> Result<Described, Failure> {
        let (left_stop, right_stop) =
            (calculator.stop(value, Side::Left), calculator.stop(value, Side::Right));
        let heat = match value.as_number() {
            Some(_) => Heat::Cold,
            None if left_stop == right_stop => Heat::Tepid,
            None => Heat::Hot,
        };
        let sign = calculator.relation(value, Value::ZERO)?;
        Ok(Described {
            text: format!("{value:?}"),
            left_stop,
            right_stop,
            mean: left_stop,
            temperature: left_stop,
            heat,
            sign,
        })
    }
}
