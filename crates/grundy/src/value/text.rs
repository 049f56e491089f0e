//! Values as a person writes them: `1/2`, `*2`, `1^*`, `+-2`, `tiny(2)`, `{2|0,*}`.
//!
//! A number, ups and a star are written side by side without operators, and so are uptimals, `^[2]` or `1^<2>`; `+-x` is
//! {x|-x} and `tiny(G)` is {0|{0|-G}}, `miny(G)` its negative. All other values are written by their options, those of one side in [structural
//! order](super::order), so that the text of a value depends neither on threads nor on what was computed before.
//! [`read`](super::read()) reads every such text back.

use super::order::Order;
use super::uptimal::{Named, as_uptimal};
use super::{Dyadic, Form, Simple, Store, Value};
use std::fmt::Write;

/// Which symbols to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Notation {
    /// `^ ^^ v vv * +-`
    #[default]
    Ascii,
    /// `↑ ⇑ ↓ ⇓ ∗ ±`
    Unicode,
}

/// The longest text that is written, in bytes: unfolding shared options can take exponential space.
const LONGEST: usize = 1 << 20;

/// How deep braces are nested in texts that are written and in those that are read.
pub const MOST_NESTED: u32 = 200;

/// The text of a value of this store; `None` if it would be longer than a mebibyte or nested too deep to be
/// read back.
pub fn text(value: Value, store: &Store, notation: Notation) -> Option<String> {
    let order = Order::of(value, store, MOST_NESTED)?;
    let mut writer = Writer { order, store, notation, text: String::new() };
    writer.value(value)?;
    Some(writer.text)
}

struct Writer<'s> {
    order: Order<'s>,
    store: &'s Store,
    notation: Notation,
    text: String,
}

impl Writer<'_> {
    /// Writes a value, unless the text has become too long.
    fn value(&mut self, value: Value) -> Option<()> {
        if self.text.len() > LONGEST {
            return None;
        }
        let place = match value.form() {
            Form::Simple(simple) => {
                write_simple(&mut self.text, simple, self.notation);
                return Some(());
            }
            Form::Node(place) => place,
        };
        if let Some(number) = as_switch(self.store, place) {
            let sign = if self.notation == Notation::Ascii { "+-" } else { "±" };
            self.text += &format!("{sign}{number}");
        } else if let Some(named) = as_uptimal(self.store, place) {
            self.uptimal(&named);
        } else if let Some((name, simple)) = as_tiny(self.store, place) {
            self.text += name;
            self.text.push('(');
            write_simple(&mut self.text, simple, self.notation);
            self.text.push(')');
        } else {
            self.text.push('{');
            let (left, right) = self.order.sides(place);
            self.list(&left)?;
            self.text.push('|');
            self.list(&right)?;
            self.text.push('}');
        }
        Some(())
    }

    /// The number is left out if it is 0.
    fn uptimal(&mut self, Named { number, uptimal, star }: &Named) {
        if *number != Dyadic::ZERO {
            push(&mut self.text, number);
        }
        let text = format!("{uptimal}{}", if *star { "*" } else { "" });
        self.text += &match self.notation {
            Notation::Ascii => text,
            Notation::Unicode => text.replace('^', "↑").replace('v', "↓").replace('*', "∗"),
        };
    }

    fn list(&mut self, options: &[Value]) -> Option<()> {
        for (i, &option) in options.iter().enumerate() {
            if i > 0 {
                self.text.push(',');
            }
            self.value(option)?;
        }
        Some(())
    }
}

/// Number, ups, star; the number is left out if it is 0 and something follows.
pub fn write_simple(out: &mut String, Simple { number, ups, star }: Simple, notation: Notation) {
    if number != Dyadic::ZERO || ups == 0 && star == 0 {
        push(out, number);
    }
    let (up, down, two_ups, two_downs, nim) = match notation {
        Notation::Ascii => ("^", "v", "^^", "vv", "*"),
        Notation::Unicode => ("↑", "↓", "⇑", "⇓", "∗"),
    };
    match ups {
        0 => {}
        1 => *out += up,
        2 => *out += two_ups,
        -1 => *out += down,
        -2 => *out += two_downs,
        _ => {
            *out += if ups > 0 { up } else { down };
            push(out, ups.unsigned_abs());
        }
    }
    if star > 0 {
        *out += nim;
    }
    if star > 1 {
        push(out, star);
    }
}

fn push(out: &mut String, shown: impl std::fmt::Display) {
    write!(out, "{shown}").expect("strings take what is written");
}

/// x > 0, if the value is {x|-x}.
fn as_switch(store: &Store, place: u32) -> Option<Dyadic> {
    let node = store.node(place);
    let ([left], [right]) = (&*node.left, &*node.right) else { return None };
    let (left, right) = (left.as_number()?, right.as_number()?);
    (left == right.negative()).then_some(left)
}

/// The name and the G of tiny(G) = {0|{0|-G}} or miny(G) = {{G|0}|0}, for G a positive number or one plus ups
/// and a star.
fn as_tiny(store: &Store, place: u32) -> Option<(&'static str, Simple)> {
    let node = store.node(place);
    let ([left], [right]) = (&*node.left, &*node.right) else { return None };
    let (name, threat) = match (*left, *right) {
        (Value::ZERO, threat) => ("tiny", threat),
        (threat, Value::ZERO) => ("miny", threat),
        _ => return None,
    };
    let Form::Node(threat) = threat.form() else { return None };
    let ([left], [right]) = (&*store.node(threat).left, &*store.node(threat).right) else { return None };
    let (answer, gain) = if name == "tiny" { (*left, right) } else { (*right, left) };
    let Form::Simple(gain) = gain.form() else { return None };
    let gain = if name == "tiny" { negated(gain) } else { gain };
    let named = answer == Value::ZERO && gain.number > Dyadic::ZERO && Value::simple(gain).is_some();
    named.then_some((name, gain))
}

fn negated(Simple { number, ups, star }: Simple) -> Simple {
    Simple { number: number.negative(), ups: -ups, star }
}

#[cfg(test)]
mod tests {
    use super::super::{Calculator, Options, read_value};
    use super::*;

    fn simple(n: i64, k: u32, ups: i32, star: u32) -> String {
        let store = Store::default();
        let number = Dyadic::new(n, k).unwrap();
        let value = Value::simple(Simple { number, ups, star }).unwrap();
        text(value, &store, Notation::Ascii).unwrap()
    }

    #[test]
    fn numbers_ups_and_stars() {
        assert_eq!(simple(0, 0, 0, 0), "0");
        assert_eq!(simple(-3, 2, 0, 0), "-3/4");
        assert_eq!(simple(0, 0, 0, 1), "*");
        assert_eq!(simple(0, 0, 0, 2), "*2");
        assert_eq!(simple(1, 0, 0, 1), "1*");
        assert_eq!(simple(0, 0, 1, 1), "^*");
        assert_eq!(simple(1, 0, -1, 2), "1v*2");
        assert_eq!(simple(3, 2, 2, 1), "3/4^^*");
        assert_eq!(simple(0, 0, -2, 0), "vv");
        assert_eq!(simple(0, 0, 3, 0), "^3");
        assert_eq!(simple(-1, 0, -4, 5), "-1v4*5");
    }

    #[test]
    fn names_and_braces() {
        let store = Store::default();
        let mut calculator = Calculator::new(&store);
        for (given, ascii, unicode) in [
            ("{2|-2}", "+-2", "±2"),
            ("{1/2|-1/2}", "+-1/2", "±1/2"),
            ("{2|-1}", "{2|-1}", "{2|-1}"),
            ("{2*|-2*}", "{2*|-2*}", "{2∗|-2∗}"),
            ("{0|{0|-2}}", "tiny(2)", "tiny(2)"),
            ("{{2|0}|0}", "miny(2)", "miny(2)"),
            ("{0|{0|-1v*}}", "tiny(1^*)", "tiny(1↑∗)"),
            ("{0|{0|{-2|-3}}}", "{0|{0|{-2|-3}}}", "{0|{0|{-2|-3}}}"),
            ("{0|{0|*}}", "^^*", "⇑∗"),
            ("{^|*}", "^[2]", "↑[2]"),
            ("{^|*}+*", "^[2]*", "↑[2]∗"),
            ("1-{{{^|*}|*}|*}", "1v[4]", "1↓[4]"),
            ("{0|v*}", "^<2>", "↑<2>"),
            ("{{0,^*|0}|0}-1/2", "-1/2v<3>", "-1/2↓<3>"),
            ("{+-1,0|-3}", "{0,+-1|-3}", "{0,±1|-3}"),
            ("{3|{2|1},{3|0}}", "{3|{3|0},{2|1}}", "{3|{3|0},{2|1}}"),
        ] {
            let value = read_value(given, &mut calculator).unwrap();
            assert_eq!(text(value, &store, Notation::Ascii).as_deref(), Some(ascii), "{given}");
            assert_eq!(text(value, &store, Notation::Unicode).as_deref(), Some(unicode), "{given}");
        }
    }

    /// Each level holds the one below it twice: a text that doubles at every level is abandoned, and so is one that
    /// is nested too deep.
    #[test]
    fn texts_too_long_are_not_written() {
        let store = Store::default();
        let mut calculator = Calculator::new(&store);
        let integer = |n: i64| Value::number(Dyadic::integer(n).unwrap()).unwrap();
        let one = |value: Value| Options::from_iter([value]);
        let mut doubled = calculator.make(one(integer(1)), one(integer(-2))).unwrap();
        let mut nested = doubled;
        for level in 0..300 {
            nested = calculator.make(one(integer(2 * level + 3)), one(nested)).unwrap();
        }
        assert_eq!(text(nested, &store, Notation::Ascii), None);
        for level in 0..18 {
            let far = integer(100 << level);
            let left = calculator.sum(doubled, far).unwrap();
            doubled = calculator.make(one(left), one(doubled)).unwrap();
        }
        assert_eq!(text(doubled, &store, Notation::Ascii), None);
    }
}
