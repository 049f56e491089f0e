//! Values as text: what is written can be parsed back, what is parsed has the right value, and errors are reported at
//! their place.

use grundy::text::ParseError;
use grundy::value::{
    Calculator, Claim, Expression, Failure, Notation, ReadError, Relation, Store, Value, read, read_value,
    text,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::sync::atomic::{AtomicU32, Ordering};

/// Both texts mean the same game.
#[track_caller]
fn same(a: &str, b: &str) {
    let store = Store::default();
    let mut calculator = Calculator::new(&store);
    let (x, y) = (read_value(a, &mut calculator).unwrap(), read_value(b, &mut calculator).unwrap());
    assert_eq!(
        x,
        y,
        "{a} and {b}: {:?} {:?}",
        text(x, &store, Notation::Ascii),
        text(y, &store, Notation::Ascii)
    );
}

#[test]
fn signs() {
    same("1-2", "-1");
    same("1+(-2)", "-1");
    same("1+-2", "1+{2|-2}");
    same("1-+-2", "1-{2|-2}");
    same("0++-1", "+-1");
    same("1--2", "3");
    same("- - 1", "1");
    same("3*2", "3+*2");
    same("-1^", "-1+^");
    same("2-1^", "1+^");
    same("-^*", "v*");
    same("-(1^)", "-1v");
    same("+-1*", "{1|-1}+*");
    same("1+-2^*3", "1+(+-2)+^+*3");
    same("{1|0}^*", "{1|0}+^+*");
    same("+-(1*)", "{1*|-1*}");
    same(" 1 / 2 ^ * 2 ", "1/2^*2");
    same("6/4", "3/2");
}

/// Identities of Winning Ways (Berlekamp, Conway and Guy 1982).
#[test]
fn braces_and_names() {
    same("{|}", "0");
    same("{0|}", "1");
    same("{|0}", "-1");
    same("{0|1}", "1/2");
    same("{0|0}", "*");
    same("{0,*|0,*}", "*2");
    same("{0|*}", "^");
    same("{0|^*}", "^^");
    same("{0,*|0}", "^*");
    same("{^|v}", "*");
    same("{^|^}", "^^*");
    same("{1|1}", "1*");
    same("{1||0|-1}", "{1|{0|-1}}");
    same("{2|1||0}", "{{2|1}|0}");
    same("{4||3|2|||1||0|-1}", "{{4|{3|2}}|{1|{0|-1}}}");
    same("{1,*|||0,*2||3|-1,-2}", "{1,*|{0,*2|{3|-1,-2}}}");
    same("{||}", "0");
    same("tiny(2)", "{0||0|-2}");
    same("miny(3/2)", "-tiny(3/2)");
    same("tiny(0)", "^");
    same("tiny({3|1})", "{0||0|-{3|1}}");
}

#[test]
fn multiples() {
    same("3.^", "^3");
    same("3.^*", "^3*");
    same("3·(^*)", "^3*");
    same("2.+-1", "0");
    same("3.{2|1}", "{2|1}+{2|1}+{2|1}");
    same("-3.{2|0}", "-{2|0}-{2|0}-{2|0}");
    same("0.{2|0}", "0");
    same("2.(5)", "10");
    same("2.(3.^)", "^6");
    same("1000000.(1/4)", "250000");
}

#[test]
fn unicode() {
    same("1⇑∗2", "1^^*2");
    same("↓−±1", "v-+-1");
    same("⇓", "vv");
    same("↑3", "^3");
    same("↑↑↑", "^3");
    same("⇑↑", "^3");
    same("1+−2", "1+{2|-2}");
}

#[test]
fn comparisons() {
    let store = Store::default();
    let mut calculator = Calculator::new(&store);
    let mut ask = |text: &str| match read(text, &mut calculator).unwrap() {
        Expression::Game(_) => panic!("{text}"),
        Expression::Comparison(a, claim, b) => (claim, calculator.relation(a, b).unwrap()),
    };
    assert_eq!(ask("^ > 0"), (Claim::Greater, Relation::Greater));
    assert_eq!(ask("^ || *"), (Claim::Confused, Relation::Confused));
    assert_eq!(ask("{1||0|-1}||0"), (Claim::Confused, Relation::Greater));
    assert_eq!(ask("tiny(2)<^"), (Claim::Less, Relation::Less));
    assert_eq!(ask("2.* <= 0"), (Claim::AtMost, Relation::Equal));
    assert_eq!(ask("^^* ≥ 0"), (Claim::AtLeast, Relation::Greater));
    assert_eq!(ask("{1|-1} = +-1"), (Claim::Equal, Relation::Equal));
    assert!(Claim::AtMost.holds(Relation::Equal) && !Claim::AtMost.holds(Relation::Confused));
    assert_eq!((Claim::AtMost.symbol(), Claim::Confused.symbol()), ("<=", "||"));
    assert!(read_value("1 < 2", &mut calculator).is_err());
}

#[test]
fn errors_have_a_place() {
    let store = Store::default();
    let mut calculator = Calculator::new(&store);
    for (text, at, says) in [
        ("", 0, "expected a game"),
        ("1+", 2, "expected a game"),
        ("1 2", 2, "found '2'"),
        ("+1", 0, "found '+'"),
        ("{1|2", 4, "expected '}'"),
        ("{1,2}", 4, "expected '|'"),
        ("{1|2}}", 5, "found '}'"),
        ("(1", 2, "expected +, - or ')'"),
        ("{0|1|2}", 4, "two bars alike"),
        ("{1,|2}", 3, "expected a game"),
        ("1|2", 1, "found '|'"),
        ("1/3", 2, "power of two"),
        ("1/0", 2, "power of two"),
        ("1/", 2, "expected a denominator"),
        ("2.5", 2, "decimals"),
        ("1 + -2", 2, "apart"),
        ("^^3", 2, "one arrow"),
        ("*^", 1, "found '^'"),
        ("99999999999999999999", 0, "too large"),
        ("18014398509481984", 0, "too large"),
        ("1+1/36028797018963968*", 2, "too large"),
        ("*99999999", 0, "nimber"),
        ("v99999999999", 0, "ups"),
        ("1 + 9999.{2|1}", 4, "1000 moves"),
        ("{2|1}+^2000", 6, "1000 moves"),
        ("tiny 2", 5, "expected '('"),
        ("1 < 2 < 3", 6, "found '<'"),
        ("é", 0, "found 'é'"),
        ("1+{2|é}", 5, "found 'é'"),
    ] {
        let error = ParseError::from(read(text, &mut calculator).unwrap_err());
        assert_eq!(error.at, at, "{text}: {error}");
        assert!(error.message.en.contains(says), "{text}: {error}");
    }
}

/// Texts that are nested too deeply are rejected; all others can be parsed on an ordinary stack.
#[test]
fn depth_is_bounded() {
    let store = Store::default();
    let mut calculator = Calculator::new(&store);
    let nested = |n: usize| "{9|".repeat(n) + "0" + &"}".repeat(n);
    assert!(read(&nested(200), &mut calculator).is_ok());
    for text in
        [nested(201), nested(100_000), "(".repeat(1 << 20), "+-".repeat(1 << 20), "2.".repeat(1 << 20)]
    {
        assert!(read(&text, &mut calculator).is_err());
    }
    let long = read("{^700|v2}+^290*", &mut calculator);
    assert!(long.is_ok(), "{long:?}");
    assert!(read(&("{".to_string() + &"|".repeat(100) + "}"), &mut calculator).is_err());
    assert!(read(&"1+".repeat(100_000), &mut calculator).is_err());
    assert!(read(&("-".repeat(100_001) + "1"), &mut calculator).is_ok());
}

#[test]
fn a_calculator_that_gives_up_is_described() {
    let store = Store::new(1);
    let mut calculator = Calculator::new(&store);
    let error = read("1+{2|1}", &mut calculator).unwrap_err();
    assert_eq!(error, ReadError::Failed { at: 2, failure: Failure::Memory });
}

/// A random text of a game, with parts joined by every operator.
fn expression() -> impl Strategy<Value = String> {
    let number = (-8i64..9, 0u32..4).prop_map(|(n, k)| format!("{n}/{}", 1 << k));
    let up = (-3i32..4).prop_map(|n| if n < 0 { format!("v{}", -n) } else { format!("^{n}") });
    let star = (0u32..4).prop_map(|n| format!("*{n}"));
    let leaf = prop_oneof![number, up, star];
    let game = leaf.prop_recursive(4, 20, 4, |inner| {
        let list = prop::collection::vec(inner.clone(), 1..3).prop_map(|games| games.join(","));
        prop_oneof![
            4 => (list.clone(), list).prop_map(|(l, r)| format!("{{{l}|{r}}}")),
            1 => (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a})-({b})")),
            1 => inner.clone().prop_map(|g| format!("+-({g})")),
            1 => inner.clone().prop_map(|g| format!("tiny({g})")),
            1 => inner.prop_map(|g| format!("miny({g})")),
        ]
    });
    let list = prop::collection::vec(game, 1..4).prop_map(|games| games.join(","));
    (list.clone(), list).prop_map(|(l, r)| format!("{{{l}|{r}}}"))
}

/// A limit on the calculator's work; arbitrary text may ask for anything.
fn patience(asked: &AtomicU32) -> bool {
    asked.fetch_add(1, Ordering::Relaxed) > 100
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    /// Every text that is written can be parsed back to its value, even in a store that already holds other values;
    /// there it is written the same way.
    #[test]
    fn what_is_written_is_read_back(source in expression(), other in expression()) {
        let asked = AtomicU32::new(0);
        let watch = || patience(&asked);
        let store = Store::default();
        let mut calculator = Calculator::watched(&store, &watch);
        let another = Store::default();
        let mut elsewhere = Calculator::watched(&another, &watch);
        let _ = read_value(&format!("{other} + {source}"), &mut elsewhere);
        let value = match read_value(&source, &mut calculator) {
            Ok(value) => value,
            Err(error) => {
                let stopped = matches!(error, ReadError::Failed { failure: Failure::Stopped, .. });
                prop_assert!(stopped, "{source}: {error:?}");
                return Ok(());
            }
        };
        for notation in [Notation::Ascii, Notation::Unicode] {
            let written = text(value, &store, notation).unwrap();
            prop_assert_eq!(read_value(&written, &mut calculator), Ok(value), "{}", written);
            if let Ok(value) = read_value(&written, &mut elsewhere) {
                prop_assert_eq!(text(value, &another, notation), Some(written));
            }
        }
    }

    #[test]
    fn no_text_is_too_strange(text in ".{0,60}") {
        refused_or_read(&text);
    }

    #[test]
    fn no_text_of_the_signs_is_too_strange(text in "[-+*^v{}|,.()0-9/<>= tinym±↑⇓∗]{0,40}") {
        refused_or_read(&text);
    }
}

/// Errors point into the text.
fn refused_or_read(text: &str) {
    let asked = AtomicU32::new(0);
    let watch = || patience(&asked);
    let store = Store::new(1 << 24);
    let mut calculator = Calculator::watched(&store, &watch);
    if let Err(error) = read(text, &mut calculator) {
        let error = ParseError::from(error);
        assert!(error.at <= text.len() && text.is_char_boundary(error.at), "{text}: {error}");
    }
}

#[test]
fn zero_is_never_braces() {
    let store = Store::default();
    assert_eq!(text(Value::ZERO, &store, Notation::Unicode).as_deref(), Some("0"));
}
