//! The properties of a value that answers report.

use super::{Calculator, Dyadic, Failure, Heat, Notation, Relation, Side, Thermographs, Value, text};

/// A value in words and numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Described {
    /// The canonical form as text; none if that would be too long.
    pub text: Option<String>,
    /// Where optimal play ends, as a number, if Left starts.
    pub left_stop: Dyadic,
    /// Where optimal play ends, as a number, if Right starts.
    pub right_stop: Dyadic,
    /// The mean value: the limit of the value of n copies, divided by n.
    pub mean: Dyadic,
    /// Below this temperature it pays to move.
    pub temperature: Dyadic,
    /// Whether the value is cold, tepid or hot.
    pub heat: Heat,
    /// How it compares with 0.
    pub sign: Relation,
}

impl Described {
    /// Computes the properties; fails if a limit is reached.
    pub fn new(value: Value, calculator: &mut Calculator<'_>) -> Result<Described, Failure> {
        let store = calculator.store();
        let thermograph = Thermographs::new(store).of(value)?;
        Ok(Described {
            text: text(value, store, Notation::Ascii),
            left_stop: calculator.stop(value, Side::Left),
            right_stop: calculator.stop(value, Side::Right),
            mean: thermograph.mean(),
            temperature: thermograph.temperature(),
            heat: Heat::of(value, calculator),
            sign: calculator.relation(value, Value::ZERO)?,
        })
    }
}
