//! Thermographs: examples worked by hand, laws over random games, and a second computation on a grid.

use grundy::value::{Calculator, Dyadic, Heat, Point, Side, Store, Thermographs, Value, Wall, read_value};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::HashMap;

fn d(n: i64, k: u32) -> Dyadic {
    Dyadic::new(n, k).unwrap()
}

/// Mean and temperature, as text.
fn mast(text: &str) -> (String, String) {
    let store = Store::default();
    let value = read_value(text, &mut Calculator::new(&store)).unwrap();
    let thermograph = Thermographs::new(&store).of(value).unwrap();
    (thermograph.mean().to_string(), thermograph.temperature().to_string())
}

#[track_caller]
fn has_mast(text: &str, mean: &str, temperature: &str) {
    assert_eq!(mast(text), (mean.to_string(), temperature.to_string()), "{text}");
}

/// A switch {x|y} has the mean of x and y and half their distance as temperature. In {2||0|-1} the right
/// scaffold is 0 up to 1/2 and t - 1/2 above, which meets 2 - t at 5/4. In {2|1||0} the left scaffold is 1 up to
/// 1/2 and 3/2 - t above, which meets t at 3/4. In {10|2||0} it is 2 up to 4, which meets t at 2: Left's threat
/// is always answered.
#[test]
fn masts() {
    has_mast("{5|-3}", "1", "4");
    has_mast("+-2", "0", "2");
    has_mast("{2||0|-1}", "3/4", "5/4");
    has_mast("{2|1||0}", "3/4", "3/4");
    has_mast("{10|2||0}", "2", "2");
    has_mast("3", "3", "-1");
    has_mast("-3/4", "-3/4", "-1/4");
    has_mast("5/2", "5/2", "-1/2");
    for tepid in ["*", "^", "vv", "^*", "*3", "^5*2", "tiny(2)", "miny(1)", "tiny(2)+tiny(3)+*"] {
        has_mast(tepid, "0", "0");
        has_mast(&format!("1/4 + {tepid}"), "1/4", "0");
    }
}

fn corners(points: &[(Dyadic, Dyadic)]) -> Vec<Point> {
    points.iter().map(|&(temperature, position)| Point { temperature, position }).collect()
}

#[test]
fn walls() {
    let store = Store::default();
    let mut calculator = Calculator::new(&store);
    let mut thermographs = Thermographs::new(&store);
    let mut walls = |text: &str| {
        let value = read_value(text, &mut calculator).unwrap();
        let thermograph = thermographs.of(value).unwrap();
        (thermograph.left.points().to_vec(), thermograph.right.points().to_vec())
    };
    let (left, right) = walls("{2||0|-1}");
    assert_eq!(left, corners(&[(d(-1, 0), d(3, 0)), (d(5, 2), d(3, 2))]));
    assert_eq!(right, corners(&[(d(-1, 0), d(0, 0)), (d(1, 1), d(0, 0)), (d(5, 2), d(3, 2))]));
    // 1/2 = {0|1}: -t and 1 + t meet at -1/2.
    let (left, right) = walls("1/2");
    assert_eq!(left, corners(&[(d(-1, 0), d(1, 0)), (d(-1, 1), d(1, 1))]));
    assert_eq!(right, corners(&[(d(-1, 0), d(0, 0)), (d(-1, 1), d(1, 1))]));
    // tiny(2) = {0||0|-2}: -t, and 0 until 1.
    let (left, right) = walls("tiny(2)");
    assert_eq!(left, corners(&[(d(-1, 0), d(1, 0)), (d(0, 0), d(0, 0))]));
    assert_eq!(right, corners(&[(d(-1, 0), d(0, 0))]));
    assert_eq!(walls("7"), (corners(&[(d(-1, 0), d(7, 0))]), corners(&[(d(-1, 0), d(7, 0))])));
}

/// {2|1||1|0} is 1: the only number that is neither at most {2|1} nor at least {1|0}.
#[test]
fn heat() {
    let store = Store::default();
    let mut calculator = Calculator::new(&store);
    let known = [
        ("3/4", "cold"),
        ("0", "cold"),
        ("{2|1||1|0}", "cold"),
        ("1*", "tepid"),
        ("tiny(1)", "tepid"),
        ("+-1", "hot"),
    ];
    for (text, heat) in known {
        let value = read_value(text, &mut calculator).unwrap();
        assert_eq!(Heat::of(value, &calculator).name(), heat, "{text}");
    }
}

/// {1|-1} cooled by 1/2 is +-1/2, by 1 it is *, by more 0; {2||0|-1} cooled by 1 is {1||0|0} = {1|1/2}, since
/// {0|-1} is above its temperature then and counts as -1/2.
#[test]
fn cooling() {
    let store = Store::default();
    let mut k = Calculator::new(&store);
    let mut thermographs = Thermographs::new(&store);
    for (game, t, cooled) in [
        ("+-1", d(1, 1), "+-1/2"),
        ("+-1", d(1, 0), "*"),
        ("+-1", d(3, 1), "0"),
        ("{2||0|-1}", d(1, 0), "{1|1/2}"),
        ("{2||0|-1}", d(0, 0), "{2||0|-1}"),
        ("^", d(1, 2), "0"),
        ("3/4", d(5, 0), "3/4"),
    ] {
        let (game, cooled) = (read_value(game, &mut k).unwrap(), read_value(cooled, &mut k).unwrap());
        assert_eq!(thermographs.cooled(game, t, &mut k), Ok(cooled));
    }
}

/// A random game: braces over numbers, ups and stars.
fn game() -> impl Strategy<Value = String> {
    let number = (-12i64..13, 0u32..3).prop_map(|(n, k)| format!("{n}/{}", 1 << k));
    let infinitesimal = (0usize..4).prop_map(|i| ["^", "v*", "*2", "*"][i].to_string());
    let leaf = prop_oneof![4 => number, 1 => infinitesimal];
    let braces = |inner: BoxedStrategy<String>| {
        let list = prop::collection::vec(inner, 1..3).prop_map(|games| games.join(","));
        (list.clone(), list).prop_map(|(l, r)| format!("{{{l}|{r}}}"))
    };
    braces(leaf.prop_recursive(3, 12, 3, braces).boxed())
}

/// Units of the grid per degree, the number of temperatures on it.
const UNITS: i64 = 256;
const ROWS: usize = 40 * UNITS as usize;

type Rows = (Vec<i64>, Vec<i64>);

/// Both walls at every temperature of the grid, from -1 up, in units, straight from the definition: by options,
/// except for integers, and vertical from where the scaffolds have met.
fn on_grid(value: Value, k: &Calculator<'_>, known: &mut HashMap<Value, Rows>) -> Rows {
    if let Some(rows) = known.get(&value) {
        return rows.clone();
    }
    let mut side =
        |side: Side| k.options(value, side).into_iter().map(|g| on_grid(g, k, known)).collect::<Vec<_>>();
    let rows = match value.as_number() {
        Some(x) if x.is_integer() => (vec![x.numerator() * UNITS; ROWS], vec![x.numerator() * UNITS; ROWS]),
        _ => {
            let (left, right) = (side(Side::Left), side(Side::Right));
            let (mut l, mut r) = (Vec::new(), Vec::new());
            for i in 0..ROWS {
                let t = i as i64 - UNITS;
                let (a, b) = (
                    left.iter().map(|g| g.1[i]).max().unwrap() - t,
                    right.iter().map(|g| g.0[i]).min().unwrap() + t,
                );
                if a <= b {
                    assert_eq!(a, b, "the grid is fine enough");
                    l.resize(ROWS, a);
                    r.resize(ROWS, a);
                    break;
                }
                l.push(a);
                r.push(b);
            }
            (l, r)
        }
    };
    known.insert(value, rows.clone());
    rows
}

fn agrees(wall: &Wall, row: &[i64]) {
    for (i, &position) in row.iter().enumerate().step_by(8) {
        let t = d(i as i64 - UNITS, UNITS.ilog2());
        assert_eq!(wall.at(t).unwrap(), d(position, UNITS.ilog2()), "{wall:?} at {t}");
    }
}

fn plus(a: Dyadic, b: Dyadic) -> Dyadic {
    a.plus(b).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn walls_are_those_of_the_definition(text in game()) {
        let store = Store::default();
        let mut calculator = Calculator::new(&store);
        let value = read_value(&text, &mut calculator).unwrap();
        let thermograph = Thermographs::new(&store).of(value).unwrap();
        let (left, right) = on_grid(value, &calculator, &mut HashMap::new());
        agrees(&thermograph.left, &left);
        agrees(&thermograph.right, &right);
        let stops = (calculator.stop(value, Side::Left), calculator.stop(value, Side::Right));
        prop_assert_eq!(thermograph.stops().unwrap(), stops);
        let met = left.iter().zip(&right).position(|(l, r)| l == r).unwrap() as i64 - UNITS;
        let expected = value.as_number().filter(|x| x.is_integer()).map_or(d(met, UNITS.ilog2()), |_| d(-1, 0));
        prop_assert_eq!(thermograph.temperature(), expected);
        prop_assert_eq!(Heat::of(value, &calculator) == Heat::Hot, thermograph.temperature() > Dyadic::ZERO);
        prop_assert_eq!(Heat::of(value, &calculator) == Heat::Cold, thermograph.temperature() < Dyadic::ZERO);
    }

    /// Means add, the temperature of a sum is at most the greater, numbers only shift what is above 0, and
    /// the negative is the mirror image (Conway 1976; Siegel 2013, II.5).
    #[test]
    fn sums(a in game(), b in game(), n in -9i64..10, e in 0u32..3) {
        let store = Store::default();
        let mut k = Calculator::new(&store);
        let mut thermographs = Thermographs::new(&store);
        let (a, b) = (read_value(&a, &mut k).unwrap(), read_value(&b, &mut k).unwrap());
        let (sum, minus) = (k.sum(a, b).unwrap(), k.negative(a).unwrap());
        let of_a = thermographs.of(a).unwrap();
        let (of_b, of_sum, of_minus) =
            (thermographs.of(b).unwrap(), thermographs.of(sum).unwrap(), thermographs.of(minus).unwrap());
        prop_assert_eq!(of_sum.mean(), plus(of_a.mean(), of_b.mean()));
        if sum.as_number().is_none() {
            prop_assert!(of_sum.temperature() <= of_a.temperature().max(of_b.temperature()));
        }
        prop_assert_eq!(of_minus.mean(), of_a.mean().negative());
        prop_assert_eq!(of_minus.temperature(), of_a.temperature());
        let number = d(n, e);
        let shifted = k.sum(a, Value::number(number).unwrap()).unwrap();
        let of_shifted = thermographs.of(shifted).unwrap();
        for i in 0..60 {
            let t = d(i, 2);
            prop_assert_eq!(of_shifted.left.at(t).unwrap(), plus(of_a.left.at(t).unwrap(), number));
            prop_assert_eq!(of_minus.right.at(t).unwrap(), of_a.left.at(t).unwrap().negative());
        }
    }

    /// Cooling by t shifts the thermograph down by t; the stops of the cooled game are the walls at t. Cooling
    /// is linear (Siegel 2013, II.5).
    #[test]
    fn cooled_games(a in game(), b in game(), n in 0i64..12) {
        let store = Store::default();
        let mut k = Calculator::new(&store);
        let mut thermographs = Thermographs::new(&store);
        let (a, b, t) = (read_value(&a, &mut k).unwrap(), read_value(&b, &mut k).unwrap(), d(n, 2));
        let cooled = thermographs.cooled(a, t, &mut k).unwrap();
        let (of_a, of_cooled) = (thermographs.of(a).unwrap(), thermographs.of(cooled).unwrap());
        for i in 0..40 {
            let (s, later) = (d(i, 2), plus(d(i, 2), t));
            prop_assert_eq!(of_cooled.left.at(s).unwrap(), of_a.left.at(later).unwrap());
            prop_assert_eq!(of_cooled.right.at(s).unwrap(), of_a.right.at(later).unwrap());
        }
        let other = thermographs.cooled(b, t, &mut k).unwrap();
        let sum = k.sum(a, b).unwrap();
        prop_assert_eq!(thermographs.cooled(sum, t, &mut k), k.sum(cooled, other));
    }
}
