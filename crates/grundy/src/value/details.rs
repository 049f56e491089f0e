//! The finer properties of a value: birthday, atomic weight, reduced canonical form.

use super::{AtomicWeights, Birthdays, Calculator, Notation, ReducedForms, Store, Value, text};
use std::cell::Cell;

/// What is said of a value besides its thermal properties.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Details {
    /// How deep its canonical form is.
    pub birthday: Option<u64>,
    /// How many ups it is worth, if it is all small.
    pub atomic_weight: Option<String>,
    /// Its reduced canonical form.
    pub reduced: Option<String>,
}

/// The arithmetic spent on them, in calls of the calculator's watch: a fraction of a second.
const PATIENCE: u32 = 1 << 7;

impl Details {
    /// Computes the details; what would take long is left out.
    pub fn of(value: Value, store: &Store) -> Details {
        let spent = Cell::new(0);
        let watch = || {
            spent.set(spent.get() + 1);
            spent.get() > PATIENCE
        };
        let mut calculator = Calculator::watched(store, &watch);
        let name = |value: Value| text(value, store, Notation::Ascii);
        let weight = AtomicWeights::new().of(value, &mut calculator);
        let reduced = ReducedForms::new().of(value, &mut calculator);
        Details {
            birthday: Some(Birthdays::new(store).of(value)),
            atomic_weight: weight.ok().flatten().and_then(name),
            reduced: reduced.ok().and_then(name),
        }
    }
}
