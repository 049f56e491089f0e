//! Uptimals among canonical forms.
//!
//! From order two on, x + `^[n]` is {x + `^[n-1]` | x*} and x + `^<n>` is {x | x + * + `v[n-1]`}, where x + * + `v[n]` is
//! {x | x, x + * + `v[n-1]`}; of order one they are x^ and xv*. With a down the sides are exchanged.

use super::{Dyadic, Form, Simple, Store, Uptimal, Value};

/// A number, an uptimal and whether a star follows.
pub struct Named {
    pub number: Dyadic,
    pub uptimal: Uptimal,
    pub star: bool,
}

/// The name of a value as x + `^[n]`, x + `^<n>` or x + `^[n]` + *, or such with a down, of order two or more.
pub fn as_uptimal(store: &Store, place: u32) -> Option<Named> {
    let number = store.node(place).left_stop;
    [false, true].into_iter().find_map(|negative| {
        let line = Line { store, number, negative };
        let (order, total, star) = line.order(place)?;
        Some(Named { number, uptimal: Uptimal { order, total, negative }, star })
    })
}

/// Values that are x and ups, or downs if it is negative.
#[derive(Clone, Copy)]
struct Line<'s> {
    store: &'s Store,
    number: Dyadic,
    negative: bool,
}

impl<'s> Line<'s> {
    /// The options of the side that ups favour, then those of the other.
    fn sides(self, place: u32) -> (&'s [Value], &'s [Value]) {
        let node = self.store.node(place);
        if self.negative { (&node.right, &node.left) } else { (&node.left, &node.right) }
    }

    fn is(self, value: Value, ups: i32, star: u32) -> bool {
        let ups = if self.negative { -ups } else { ups };
        value.form() == Form::Simple(Simple { number: self.number, ups, star })
    }

    /// The order, whether it is that of a total, and whether a star follows.
    fn order(self, place: u32) -> Option<(u32, bool, bool)> {
        let against = Line { negative: !self.negative, ..self };
        match self.sides(place) {
            ([total], [star]) if self.is(*star, 0, 1) => Some((self.total(*total)? + 1, true, false)),
            ([number], [less]) if self.is(*number, 0, 0) => Some((against.starred(*less)? + 1, false, false)),
            ([_, _], [_]) => Some((self.starred(Value::node(place))?, true, true)),
            _ => None,
        }
    }

    /// n, if the value is x + `^[n]`.
    fn total(self, mut value: Value) -> Option<u32> {
        let mut order = 1;
        while let Form::Node(place) = value.form() {
            match self.sides(place) {
                ([total], [star]) if self.is(*star, 0, 1) => value = *total,
                _ => return None,
            }
            order += 1;
        }
        self.is(value, 1, 0).then_some(order)
    }

    /// n, if the value is x + * + `^[n]`.
    fn starred(self, mut value: Value) -> Option<u32> {
        let mut order = 1;
        while let Form::Node(place) = value.form() {
            match self.sides(place) {
                ([a, b], [number]) if self.is(*number, 0, 0) && self.is(*a, 0, 0) => value = *b,
                ([a, b], [number]) if self.is(*number, 0, 0) && self.is(*b, 0, 0) => value = *a,
                _ => return None,
            }
            order += 1;
        }
        self.is(value, 1, 1).then_some(order)
    }
}
