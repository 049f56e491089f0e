//! Operations on values against their definitions, known values and laws.

use grundy::text::ParseError;
use grundy::value::{
    AtomicWeights, Calculator, Dyadic, Failure, ReadError, ReducedForms, Side, Store, Value, read_value,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn same(a: &str, b: &str) {
    let store = Store::default();
    let mut k = Calculator::new(&store);
    let (x, y) = (read_value(a, &mut k), read_value(b, &mut k));
    assert_eq!(x.as_ref().unwrap(), y.as_ref().unwrap(), "{a} and {b}");
}

/// Berlekamp, Conway and Guy 1982, ch. 6 and 8; Siegel 2013, ch. II.
#[test]
fn known_values() {
    for (a, b) in [
        ("heat(*,1)", "+-1"),
        ("heat(*2,1)", "{1,{2|0}|-1,{0|-2}}"),
        ("heat(3/4,5)", "3/4"),
        ("heat(^,1)", "{1|{0|-2}}"),
        ("cool({3|-1},1)", "{2|0}"),
        ("cool({3|-1},2)", "1*"),
        ("cool({3|-1},5/2)", "1"),
        ("cool({5|4||1|0},1/2)", "{4*|1*}"),
        ("cool(^,0)", "^"),
        ("overheat(*,1,1)", "+-1"),
        ("overheat(1/2,1*,1)", "{1|*}"),
        ("overheat(3,{2|1},7)", "3.{2|1}"),
        ("norton(1/2,^)", "{^^*|v*}"),
        ("norton(3,^*2)", "^3*2"),
        ("norton(*,^)", "{^^*|vv*}"),
        ("ordinal(1,-1)", "1/2"),
        ("ordinal(ordinal(1,-1),-1)", "1/4"),
        ("ordinal(*,1)", "^*"),
        ("ordinal(1,*)", "1*"),
        ("ordinal(*2,*3)", "*5"),
        ("ordinal(7,0)", "7"),
        ("nimprod(*2,*2)", "*3"),
        ("nimprod(*4,*4)", "*6"),
        ("nimprod(*8,*8)", "*13"),
        ("nimpow(*2,3)", "*"),
        ("nimpow(*5,0)", "*"),
        ("nimpow(0,7)", "0"),
    ] {
        same(a, b);
    }
}

#[test]
fn uptimals() {
    for (a, b) in [
        ("^[1]", "^"),
        ("^<1>", "^"),
        ("^[2]", "{^|*}"),
        ("^<2>", "{0|v*}"),
        ("^[3]", "{^[2]|*}"),
        ("^[3]", "^+^<2>+^<3>"),
        ("^<4>", "^[4]-^[3]"),
        ("v<2>", "-^<2>"),
        ("1v[2]*3", "1-^[2]+*3"),
        ("^3", "3.^"),
        ("↑[2]", "^[2]"),
    ] {
        same(a, b);
    }
    let store = Store::default();
    let mut k = Calculator::new(&store);
    let mut at_most = |a: &str, b: &str| {
        let (a, b) = (read_value(a, &mut k).unwrap(), read_value(b, &mut k).unwrap());
        k.at_most(a, b).unwrap()
    };
    assert!(at_most("9.^<2>", "^") && at_most("9.^<3>", "^<2>") && !at_most("^<3>", "0"));
}

#[test]
fn errors_have_a_place() {
    let store = Store::default();
    let mut k = Calculator::new(&store);
    for (text, at, says) in [
        ("heat(1)", 6, "heat(G,T)"),
        ("heat 1", 5, "expected '('"),
        ("1+cool({1|0},-1)", 13, "number from 0 on"),
        ("cool(1,*)", 7, "number from 0 on"),
        ("norton(1,v)", 9, "above 0"),
        ("nimprod({1|0},*)", 8, "a nimber"),
        ("nimprod(*,2)", 10, "a nimber"),
        ("nimpow(*2,1/2)", 10, "natural number"),
        ("nimpow(*2,-1)", 10, "natural number"),
        ("^[0]", 2, "an order from 1 on"),
        ("^[2", 3, "expected ']'"),
        ("^^[2]", 2, "one arrow"),
        ("^[500]", 0, "200 moves"),
        ("ordinal(1,99999)", 0, "200 moves"),
        ("norton(99999,{2|1})", 0, "1000 moves"),
        ("overheat(5000,{2|1},1)", 0, "1000 moves"),
        ("heat(*900,1)", 0, "200 moves"),
    ] {
        let error = ParseError::from(read_value(text, &mut k).unwrap_err());
        assert_eq!(error.at, at, "{text}: {error}");
        assert!(error.message.en.contains(says), "{text}: {error}");
    }
}

/// A calculator that is asked to stop does so.
#[test]
fn enormous_results_are_stopped() {
    let asked = std::cell::Cell::new(0);
    let watch = || {
        asked.set(asked.get() + 1);
        asked.get() > 20
    };
    let store = Store::new(1 << 24);
    let mut k = Calculator::watched(&store, &watch);
    let failed = read_value("heat(*200,1)", &mut k).unwrap_err();
    assert!(matches!(failed, ReadError::Failed { failure: Failure::Stopped, .. }), "{failed:?}");
}

/// A random game of a few moves.
fn game() -> impl Strategy<Value = String> {
    let number = (-6i64..7, 0u32..3).prop_map(|(n, k)| format!("{n}/{}", 1 << k));
    let star = (0u32..3).prop_map(|n| format!("*{n}"));
    let leaf = prop_oneof![3 => number, 1 => star, 1 => Just("^".to_string())];
    leaf.prop_recursive(2, 6, 2, |inner| {
        let list = prop::collection::vec(inner, 1..3).prop_map(|games| games.join(","));
        (list.clone(), list).prop_map(|(l, r)| format!("{{{l}|{r}}}"))
    })
}

/// Heating down to numbers, or overheating down to integers, which become copies of a unit.
fn heated(game: Value, earned: Value, unit: Option<Value>, k: &mut Calculator<'_>) -> Value {
    match (game.as_number(), unit) {
        (Some(_), None) => return game,
        (Some(n), Some(unit)) if n.is_integer() => return k.times(n.numerator(), unit).unwrap(),
        _ => {}
    }
    let mut side = |side: Side| {
        let options = k.options(game, side).into_iter();
        let hot: Vec<Value> = options.map(|option| heated(option, earned, unit, k)).collect();
        let added = hot.into_iter().map(|option| match side {
            Side::Left => k.sum(option, earned).unwrap(),
            Side::Right => k.difference(option, earned).unwrap(),
        });
        added.collect::<Vec<_>>()
    };
    let (left, right) = (side(Side::Left), side(Side::Right));
    k.make(left.into(), right.into()).unwrap()
}

/// Whether a - b is infinitesimal.
fn is_close(a: Value, b: Value, k: &mut Calculator<'_>) -> bool {
    let difference = k.difference(a, b).unwrap();
    [Side::Left, Side::Right].into_iter().all(|side| k.stop(difference, side) == Dyadic::ZERO)
}

/// a <= b up to an infinitesimal.
fn is_below(a: Value, b: Value, k: &mut Calculator<'_>) -> bool {
    let difference = k.difference(a, b).unwrap();
    k.stop(difference, Side::Left) <= Dyadic::ZERO
}

/// Whether a game is in reduced canonical form, by the definition (Grossman and Siegel 2009): every position is a number,
/// or its stops differ and none of its options is dominated or reversible up to infinitesimals.
fn is_reduced(game: Value, k: &mut Calculator<'_>) -> bool {
    if game.as_number().is_some() {
        return true;
    }
    let (left, right) = (k.options(game, Side::Left), k.options(game, Side::Right));
    let hot = k.stop(game, Side::Left) > k.stop(game, Side::Right);
    let dominated = |options: &[Value], k: &mut Calculator<'_>| {
        options.iter().any(|&a| options.iter().any(|&b| a != b && is_below(a, b, k)))
    };
    let reversible = left.iter().any(|&l| k.options(l, Side::Right).iter().any(|&lr| is_below(lr, game, k)))
        || right.iter().any(|&r| k.options(r, Side::Left).iter().any(|&rl| is_below(game, rl, k)));
    hot && !dominated(&left, k)
        && !dominated(&right, k)
        && !reversible
        && left.into_iter().chain(right).all(|option| is_reduced(option, k))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn heating_follows_its_definition(g in game(), t in 0u32..4, s in 0usize..4) {
        let store = Store::default();
        let mut k = Calculator::new(&store);
        let unit = ["1", "1*", "^", "{2|1}"][s];
        let [value, earned, unit_value] =
            [&g, &format!("{t}/2"), unit].map(|text| read_value(text, &mut k).unwrap());
        let hot = read_value(&format!("heat({g},{t}/2)"), &mut k).unwrap();
        prop_assert_eq!(hot, heated(value, earned, None, &mut k));
        let hot = read_value(&format!("overheat({g},{unit},{t}/2)"), &mut k).unwrap();
        prop_assert_eq!(hot, heated(value, earned, Some(unit_value), &mut k));
    }

    /// Cooling and Norton products are linear (Berlekamp, Conway and Guy 1982, ch. 6 and 8).
    #[test]
    fn operations_are_linear(g in game(), h in game(), t in 1u32..4) {
        let store = Store::default();
        let mut k = Calculator::new(&store);
        for (name, rest) in [
            ("cool", format!("{t}/2")),
            ("norton", "^".to_string()),
            ("norton", "{2|1}".to_string()),
        ] {
            let mut of = |g: &str| read_value(&format!("{name}({g},{rest})"), &mut k).unwrap();
            let (sum, a, b) = (of(&format!("{g}+({h})")), of(&g), of(&h));
            prop_assert_eq!(k.sum(a, b).unwrap(), sum, "{} {} {} {}", name, g, h, rest);
        }
    }

    /// The atomic weight of G.^ is G (Siegel 2013, II.7).
    #[test]
    fn norton_multiples_of_up_weigh_what_they_should(g in game()) {
        let store = Store::default();
        let mut k = Calculator::new(&store);
        let (value, ups) = (read_value(&g, &mut k).unwrap(), read_value(&format!("norton({g},^)"), &mut k).unwrap());
        prop_assert_eq!(AtomicWeights::new().of(ups, &mut k), Ok(Some(value)));
    }

    /// The ordinal sum is {G^L, G:H^L | G^R, G:H^R}, and the colon principle holds: H <= K implies G:H <= G:K.
    #[test]
    fn ordinal_sums(g in game(), h in game(), other in game()) {
        let store = Store::default();
        let mut k = Calculator::new(&store);
        let mut read = |text: &str| read_value(text, &mut k).unwrap();
        let [ordinal, second] = [&h, &other].map(|h| read(&format!("ordinal({g},{h})")));
        let (h, other) = (read(&h), read(&other));
        if k.at_most(h, other).unwrap() {
            prop_assert!(k.at_most(ordinal, second).unwrap());
        }
    }

    #[test]
    fn reduced_forms_are_those_of_the_definition(g in game(), tiny in 0usize..4) {
        let store = Store::default();
        let mut k = Calculator::new(&store);
        let value = read_value(&g, &mut k).unwrap();
        let mut reductions = ReducedForms::new();
        let reduced = reductions.of(value, &mut k).unwrap();
        prop_assert!(is_close(value, reduced, &mut k), "{}", g);
        prop_assert!(is_reduced(reduced, &mut k), "{}", g);
        let infinitesimal = read_value(["*", "^", "tiny(1)", "v<2>*2"][tiny], &mut k).unwrap();
        let other = k.sum(value, infinitesimal).unwrap();
        prop_assert_eq!(reductions.of(other, &mut k), Ok(reduced), "{}", g);
    }
}
