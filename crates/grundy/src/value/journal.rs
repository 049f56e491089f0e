//! How a canonical form was reached, for explanations.

use super::{Dyadic, Options, Side, Value};

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
    Simplest(Dyadic),
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
