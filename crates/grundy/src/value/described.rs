//! What is told of a value.

use super::{Calculator, Dyadic, Failure, Heat, Notation, Relation, Side, Thermographs, Value, text};

/// A value in words and numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Described {
    /// The canonical form as text.
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
    /// Fails if the text would be too long or a limit is met.
    pub fn new(value: Value, calculator: &mut Calculator<'_>) -> Result<Described, Failure> {
        let store = calculator.store();
        let thermograph = Thermographs::new(store).of(value)?;
        Ok(Described {
            text: text(value, store, Notation::Ascii).ok_or(Failure::TooLarge)?,
            left_stop: calculator.stop(value, Side::Left),
            right_stop: calculator.stop(value, Side::Right),
            mean: thermograph.mean(),
            temperature: thermograph.temperature(),
            heat: Heat::of(value, calculator),
            sign: calculator.relation(value, Value::ZERO)?,
        })
    }
}
