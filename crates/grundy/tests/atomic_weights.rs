//! Atomic weights against their definition.

use grundy::value::{AtomicWeights, Birthdays, Calculator, Relation, Side, Store, Value, read_value};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn read(text: &str, k: &mut Calculator<'_>) -> Value {
    read_value(text, k).unwrap()
}

#[test]
fn known_weights() {
    let store = Store::default();
    let mut k = Calculator::new(&store);
    let mut weights = AtomicWeights::new();
    for (game, weight) in [
        ("0", Some("0")),
        ("*", Some("0")),
        ("*5", Some("0")),
        ("^", Some("1")),
        ("v7*2", Some("-7")),
        ("^*+^3", Some("4")),
        // {2-2|2-2} = * is not an integer, so it is the weight; likewise {3-2|2-3} and {3-2|0+2}.
        ("{^^|vv}", Some("*")),
        ("{^3|v3}", Some("+-1")),
        ("{^3|0}", Some("3/2")),
        ("1", None),
        ("1*", None),
        ("tiny(1)", None),
        ("{^^|{0|1}}", None),
    ] {
        let (game_value, weight) = (read(game, &mut k), weight.map(|text| read(text, &mut k)));
        assert_eq!(weights.of(game_value, &mut k), Ok(weight), "{game}");
    }
}

/// The product g.up by Norton: g copies if g is an integer, else {g^L.up + ^^* | g^R.up + vv*} (Siegel 2013, II.7).
fn ups(g: Value, k: &mut Calculator<'_>) -> Value {
    let up = read("^", k);
    if let Some(n) = g.as_number().filter(|n| n.is_integer()) {
        return k.times(n.numerator(), up).unwrap();
    }
    let (more, less) = (read("^^*", k), read("vv*", k));
    let mut side = |side: Side, change: Value| {
        k.options(g, side)
            .into_iter()
            .map(|option| {
                let option = ups(option, k);
                k.sum(option, change).unwrap()
            })
            .collect::<Vec<_>>()
    };
    let (left, right) = (side(Side::Left, more), side(Side::Right, less));
    k.make(left.into(), right.into()).unwrap()
}

/// An all-small game: braces over nimbers and ups.
fn all_small() -> impl Strategy<Value = String> {
    let leaf = (-3i32..4, 0u32..3).prop_map(|(ups, star)| {
        let arrows = if ups < 0 { format!("v{}", -ups) } else { format!("^{ups}") };
        format!("{arrows}*{star}")
    });
    let braces = |inner: BoxedStrategy<String>| {
        let list = prop::collection::vec(inner, 1..3).prop_map(|games| games.join(","));
        (list.clone(), list).prop_map(|(l, r)| format!("{{{l}|{r}}}"))
    };
    braces(leaf.prop_recursive(2, 8, 3, braces).boxed())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    /// G - g.up lies strictly between down and up, each with a nimber out of reach of the
    /// difference.
    #[test]
    fn weights_are_those_of_the_definition(text in all_small()) {
        let store = Store::default();
        let mut k = Calculator::new(&store);
        let game = read(&text, &mut k);
        let weight = AtomicWeights::new().of(game, &mut k).unwrap().unwrap();
        let atoms = ups(weight, &mut k);
        let rest = k.difference(game, atoms).unwrap();
        let remote = (Birthdays::new(&store).of(rest) + 4).next_power_of_two();
        let (above, below) = (read(&format!("^*{remote}"), &mut k), read(&format!("v*{remote}"), &mut k));
        prop_assert_eq!(k.relation(rest, above), Ok(Relation::Less));
        prop_assert_eq!(k.relation(rest, below), Ok(Relation::Greater));
    }

    #[test]
    fn weights_add(a in all_small(), b in all_small()) {
        let store = Store::default();
        let mut k = Calculator::new(&store);
        let mut weights = AtomicWeights::new();
        let (a, b) = (read(&a, &mut k), read(&b, &mut k));
        let sum = k.sum(a, b).unwrap();
        let mut of = |value: Value| weights.of(value, &mut k).unwrap().unwrap();
        let (of_a, of_b, of_sum) = (of(a), of(b), of(sum));
        prop_assert_eq!(k.sum(of_a, of_b), Ok(of_sum));
    }
}
