//! Birthdays: how deep the canonical form is.

use super::{Dyadic, Form, Simple, Store, Value};
use std::collections::HashMap;

/// Birthdays of the values of a store, each computed once.
pub struct Birthdays<'s> {
    store: &'s Store,
    known: HashMap<u32, u64>,
}

impl<'s> Birthdays<'s> {
    /// A calculator for the values of a store.
    pub fn new(store: &'s Store) -> Birthdays<'s> {
        Birthdays { store, known: HashMap::new() }
    }

    /// 0 for 0, else one more than the latest birthday of an option. No form of a game has an earlier one than
    /// the canonical form, because leaving out and bypassing options adds no moves (Siegel 2013, II.2).
    pub fn of(&mut self, value: Value) -> u64 {
        let place = match value.form() {
            Form::Simple(simple) => return simple_birthday(simple),
            Form::Node(place) => place,
        };
        if let Some(&birthday) = self.known.get(&place) {
            return birthday;
        }
        let store = self.store;
        let node = store.node(place);
        let latest = node.left.iter().chain(&node.right).map(|&option| self.of(option)).max();
        let birthday = latest.map_or(0, |latest| latest + 1);
        self.known.insert(place, birthday);
        birthday
    }
}

/// The birthday of a number: of an integer its size, of m + n/2^k with 0 < n < 2^k, and of its negative, m + k + 1.
pub(super) fn number_birthday(number: Dyadic) -> u64 {
    let whole = number.numerator().unsigned_abs() >> number.exponent();
    if number.is_integer() { whole } else { whole + u64::from(number.exponent()) + 1 }
}

/// x + *m is m days older than x. A number x with n ups and *m is {x | x with n - 1 ups and *(m^1)}, down to
/// x^* = {x, x* | x}, which is two days older than x, or to x plus a star.
fn simple_birthday(Simple { number, ups, star }: Simple) -> u64 {
    let (born, ups) = (number_birthday(number), u64::from(ups.unsigned_abs()));
    if ups == 0 {
        return born + u64::from(star);
    }
    let star_at_one_up = u64::from(star) ^ (ups - 1) & 1;
    let below = if star_at_one_up == 1 { 1 } else { star_at_one_up ^ 1 };
    born + ups + below
}

#[cfg(test)]
mod tests {
    use super::super::{Calculator, Side, read_value};
    use super::*;

    /// By the definition.
    fn naive(value: Value, k: &Calculator<'_>) -> u64 {
        let options = k.options(value, Side::Left).into_iter().chain(k.options(value, Side::Right));
        options.map(|option| 1 + naive(option, k)).max().unwrap_or(0)
    }

    #[test]
    fn birthdays_are_those_of_the_definition() {
        let store = Store::default();
        let mut k = Calculator::new(&store);
        let mut birthdays = Birthdays::new(&store);
        for (n, e) in [(0, 0), (1, 0), (-3, 0), (1, 1), (-5, 1), (3, 2), (-11, 3), (17, 3)] {
            for ups in -4..=4 {
                for star in 0..5 {
                    let simple = Simple { number: Dyadic::new(n, e).unwrap(), ups, star };
                    let value = Value::simple(simple).unwrap();
                    assert_eq!(birthdays.of(value), naive(value, &k), "{simple:?}");
                }
            }
        }
        for text in ["+-2", "tiny(2)", "{3,{4|1}|{0|-1/2},^}", "{1|0}+{3|1/4}", "tiny(1)+miny(2)"] {
            let value = read_value(text, &mut k).unwrap();
            assert_eq!(birthdays.of(value), naive(value, &k), "{text}");
        }
        let great = Value::number(Dyadic::integer(1 << 50).unwrap()).unwrap();
        assert_eq!(birthdays.of(great), 1 << 50);
    }
}
