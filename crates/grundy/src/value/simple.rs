//! Arithmetic of simple values: a number, ups and a nimber.

use super::{Dyadic, Failure, Form, Options, Side, Simple, Value};
use smallvec::smallvec;

/// The sum: numbers, ups and nimbers are added separately.
pub fn simple_sum(a: Simple, b: Simple) -> Result<Value, Failure> {
    let number = a.number.plus(b.number).ok_or(Failure::TooLarge)?;
    let ups = a.ups.checked_add(b.ups).ok_or(Failure::TooLarge)?;
    Value::simple(Simple { number, ups, star: a.star ^ b.star }).ok_or(Failure::TooLarge)
}

/// Numbers decide; then k ups and a star are above 0 from two ups on, or one unless the star is *1, with which
/// it is confused.
pub fn simple_at_most(a: Simple, b: Simple) -> bool {
    if a.number != b.number {
        return a.number < b.number;
    }
    let (ups, star) = (b.ups - a.ups, a.star ^ b.star);
    if ups == 0 { star == 0 } else { ups > 1 || ups == 1 && star != 1 }
}

/// The options of the canonical form of a number, or of x plus ups plus a star: those of the infinitesimal,
/// plus x. Here n ups plus *m are {0 | (n-1) ups + *(m^1)}, but up + * is {0, * | 0} (Siegel 2013, II.3).
pub fn simple_options(simple: Simple, side: Side) -> Options {
    let Simple { number, ups, star } = simple;
    let with = |ups: i32, star: u32| {
        Value::simple(Simple { number, ups, star })
            .expect("options are not larger than what they are options of")
    };
    if ups == 0 && star == 0 {
        let (left, right) = number.options();
        let option = if side == Side::Left { left } else { right };
        return option.and_then(Value::number).into_iter().collect();
    }
    if ups == 0 {
        return (0..star).map(|less| with(0, less)).collect();
    }
    // The side that the ups favour moves to the number itself.
    let favoured = if ups > 0 { Side::Left } else { Side::Right };
    match (side == favoured, ups.abs() == 1 && star == 1) {
        (true, true) => smallvec![with(0, 0), with(0, 1)],
        (true, false) | (false, true) => smallvec![with(0, 0)],
        (false, false) => smallvec![with(ups - ups.signum(), star ^ 1)],
    }
}

/// The simple value with these canonical options, if it is one: the converse of [`simple_options`].
pub fn recognised(left: &[Value], right: &[Value], number: Dyadic) -> Option<Simple> {
    let simple = |value: &Value| match value.form() {
        Form::Simple(simple) if simple.number == number => Some(simple),
        _ => None,
    };
    let candidate = match (left, right) {
        _ if left == right => Simple { number, ups: 0, star: left.len() as u32 },
        ([_, _], [_]) => Simple { number, ups: 1, star: 1 },
        ([_], [_, _]) => Simple { number, ups: -1, star: 1 },
        ([l], [r]) => {
            let (l, r) = (simple(l)?, simple(r)?);
            if l.ups == 0 && l.star == 0 {
                Simple { number, ups: r.ups + 1, star: r.star ^ 1 }
            } else {
                Simple { number, ups: l.ups - 1, star: l.star ^ 1 }
            }
        }
        _ => return None,
    };
    let fits = Value::simple(candidate).is_some() && (candidate.ups != 0 || candidate.star != 0);
    let same = |side: Side, options: &[Value]| {
        let mut expected = simple_options(candidate, side);
        expected.sort_unstable();
        expected[..] == *options
    };
    (fits && same(Side::Left, left) && same(Side::Right, right)).then_some(candidate)
}
