//! The numbers that a game is confused with.

use super::{Calculator, Dyadic, Failure, Relation, Side, Value};
use std::fmt;

/// The numbers that a game is confused with: all numbers between its stops, and possibly the stops themselves.
/// Numbers beyond the stops compare with the game as with the stops (Conway 1976).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cloud {
    /// The right stop, and whether it belongs to the cloud.
    pub low: (Dyadic, bool),
    /// The left stop, and whether it belongs to the cloud.
    pub high: (Dyadic, bool),
}

impl Cloud {
    /// The cloud of a game; `None` if the game is comparable with every number.
    pub fn of(value: Value, calculator: &mut Calculator<'_>) -> Result<Option<Cloud>, Failure> {
        let mut end = |side: Side| {
            let stop = calculator.stop(value, side);
            let number = Value::number(stop).ok_or(Failure::TooLarge)?;
            Ok((stop, calculator.relation(value, number)? == Relation::Confused))
        };
        let cloud = Cloud { low: end(Side::Right)?, high: end(Side::Left)? };
        Ok(Some(cloud).filter(|cloud| cloud.low.0 < cloud.high.0 || cloud.low.1))
    }
}

/// An interval such as `(0, 2]`, or one number.
impl fmt::Display for Cloud {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((low, with_low), (high, with_high)) = (self.low, self.high);
        if low == high {
            return write!(f, "{low}");
        }
        let (open, close) = (if with_low { '[' } else { '(' }, if with_high { ']' } else { ')' });
        write!(f, "{open}{low}, {high}{close}")
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Store, read_value};
    use super::*;

    fn cloud(text: &str) -> Option<String> {
        let store = Store::default();
        let mut k = Calculator::new(&store);
        let value = read_value(text, &mut k).unwrap();
        Cloud::of(value, &mut k).unwrap().map(|cloud| cloud.to_string())
    }

    /// Numbers and ups are comparable with every number; in {2|^} Right, who moves to ^, loses to Left.
    #[test]
    fn clouds_lie_between_the_stops() {
        for text in ["0", "3/4", "^", "2v", "tiny(1)"] {
            assert_eq!(cloud(text), None, "{text}");
        }
        assert_eq!(cloud("1*").as_deref(), Some("1"));
        assert_eq!(cloud("^*").as_deref(), Some("0"));
        assert_eq!(cloud("+-1").as_deref(), Some("[-1, 1]"));
        assert_eq!(cloud("{2|^}").as_deref(), Some("(0, 2]"));
        assert_eq!(cloud("{v|-2}").as_deref(), Some("[-2, 0)"));
    }
}
