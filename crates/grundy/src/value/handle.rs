//! Handles of values. A sum of a number, some ups and a nimber, the value of most positions, is encoded in the handle
//! itself; any other value is an index into the [`Store`](super::Store).

use super::Dyadic;

/// A short game in canonical form. Two handles of one store are equal if and only if the games are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Value(pub(super) u64);

/// x + ups * up + * star: a number, a number of ups (downs if negative) and a nimber.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Simple {
    /// The number.
    pub number: Dyadic,
    /// How many ups, or downs if negative.
    pub ups: i32,
    /// The nimber; 0 if there is none.
    pub star: u32,
}

/// What a handle says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A value that fits into the handle.
    Simple(Simple),
    /// The index of a node in the store.
    Node(u32),
}

const NODE: u64 = 1 << 63;
/// The two top bits encode the layout of a simple value: a number alone; room for a fine number; room for many ups or
/// a great nimber.
const LAYOUT_SHIFT: u32 = 61;

/// The fields of a layout: their widths from the lowest bit up.
struct Layout {
    tag: u64,
    numerator: u32,
    exponent: u32,
    ups: u32,
    star: u32,
}

const LAYOUTS: [Layout; 3] = [
    Layout { tag: 0, numerator: 55, exponent: 6, ups: 0, star: 0 },
    Layout { tag: 1, numerator: 36, exponent: 6, ups: 10, star: 9 },
    Layout { tag: 2, numerator: 20, exponent: 5, ups: 20, star: 16 },
];

/// Whether n fits into this many bits as a signed number.
fn fits(n: i64, bits: u32) -> bool {
    if bits == 0 { n == 0 } else { (-(1 << (bits - 1))..1 << (bits - 1)).contains(&n) }
}

#[inline(always)]
fn signed(field: u64, bits: u32) -> i64 {
    if bits == 0 { 0 } else { (field << (64 - bits)) as i64 >> (64 - bits) }
}

#[inline(always)]
fn mask(bits: u32) -> u64 {
    (1 << bits) - 1
}

impl Layout {
    fn pack(&self, simple: Simple) -> Option<Value> {
        let Simple { number, ups, star } = simple;
        let held = fits(number.numerator(), self.numerator)
            && number.exponent() as u64 <= mask(self.exponent)
            && fits(ups as i64, self.ups)
            && star as u64 <= mask(self.star);
        if !held {
            return None;
        }
        let mut bits = star as u64;
        bits = bits << self.ups | ups as u64 & mask(self.ups);
        bits = bits << self.exponent | number.exponent() as u64;
        bits = bits << self.numerator | number.numerator() as u64 & mask(self.numerator);
        Some(Value(self.tag << LAYOUT_SHIFT | bits))
    }

    #[inline(always)]
    fn unpack(&self, bits: u64) -> Simple {
        let numerator = signed(bits & mask(self.numerator), self.numerator);
        let bits = bits >> self.numerator;
        let exponent = bits & mask(self.exponent);
        let bits = bits >> self.exponent;
        let ups = signed(bits & mask(self.ups), self.ups);
        let star = bits >> self.ups & mask(self.star);
        let number = Dyadic::held(numerator, exponent as u8);
        Simple { number, ups: ups as i32, star: star as u32 }
    }
}

impl Value {
    /// The game in which nobody can move.
    pub const ZERO: Value = Value(0);

    /// A handle of a simple value; `None` if it is too large to encode.
    pub fn simple(simple: Simple) -> Option<Value> {
        let first = if simple.ups == 0 && simple.star == 0 { 0 } else { 1 };
        LAYOUTS[first..].iter().find_map(|layout| layout.pack(simple))
    }

    /// The value of a number, if it fits into a handle.
    pub fn number(number: Dyadic) -> Option<Value> {
        Value::simple(Simple { number, ups: 0, star: 0 })
    }

    /// The nimber `*star`, if it fits into a handle.
    pub fn nimber(star: u32) -> Option<Value> {
        Value::simple(Simple { number: Dyadic::ZERO, ups: 0, star })
    }

    /// The handle as a word, for positions that hold handles.
    pub fn bits(self) -> u64 {
        self.0
    }

    /// The handle from the word that [`Value::bits`] returned.
    pub fn from_bits(bits: u64) -> Value {
        Value(bits)
    }

    pub(super) fn node(place: u32) -> Value {
        Value(NODE | place as u64)
    }

    /// What the handle says.
    #[inline]
    pub fn form(self) -> Form {
        if self.0 & NODE != 0 {
            return Form::Node(self.0 as u32);
        }
        // One branch per layout, so that the widths are constants.
        let bits = self.0 & mask(LAYOUT_SHIFT);
        Form::Simple(match self.0 >> LAYOUT_SHIFT {
            0 => const { &LAYOUTS[0] }.unpack(bits),
            1 => const { &LAYOUTS[1] }.unpack(bits),
            _ => const { &LAYOUTS[2] }.unpack(bits),
        })
    }

    /// The value as a number, if it is one.
    #[inline]
    pub fn as_number(self) -> Option<Dyadic> {
        match self.form() {
            Form::Simple(Simple { number, ups: 0, star: 0 }) => Some(number),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_hold_what_they_are_made_of() {
        let numbers =
            [(0, 0), (1, 0), (-1, 0), (3, 2), (-5, 4), (1, 40), ((1 << 50) + 1, 0), (-(1 << 30), 0)];
        for (n, k) in numbers {
            for ups in [0, 1, -1, 7, -300, 5000] {
                for star in [0, 1, 2, 300, 60_000] {
                    let number = Dyadic::new(n, k).unwrap();
                    let simple = Simple { number, ups, star };
                    let Some(value) = Value::simple(simple) else {
                        assert!(n.abs() > 1 << 19 || k > 31, "{simple:?} fits");
                        continue;
                    };
                    assert_eq!(value.form(), Form::Simple(simple));
                }
            }
        }
        assert_eq!(Value::simple(Simple { number: Dyadic::ZERO, ups: 0, star: 0 }), Some(Value::ZERO));
        assert_eq!(Value::node(77).form(), Form::Node(77));
    }
}
