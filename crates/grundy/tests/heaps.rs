//! Heap games from problem texts: large heaps, misere play by quotients, positions in mid-play, wrong texts.

use grundy::ask::{Options, QuotientBounds, Row, quotient, solve, table};
use grundy::solve::StopReason;

fn nimber(text: &str) -> Option<u64> {
    solve(text, &Options::default()).unwrap().nimber
}

#[test]
fn a_proved_period_answers_any_heap() {
    // 10^18 is 4 modulo 12, as 76 is, 1 modulo 3, and 32 modulo 34, as 66 is.
    assert_eq!(nimber("octal{code=0.77}:1000000000000000000"), nimber("octal{code=0.77}:76"));
    assert_eq!(nimber("subtraction{set=1;2}:1000000000000000000"), Some(1));
    assert_eq!(nimber("octal{code=0.137}:1000000000000000000"), nimber("octal{code=0.137}:66"));
    assert_eq!(nimber("octal{code=0.(3)}:18446744073709551615"), Some(u64::MAX));
    // A sum with a game that must be searched: 0 > 1 > 2 has nimber 0.
    let sum = "octal{code=0.77}:1000000000000000000 + digraph:{0>1 1>2}@0";
    assert_eq!(nimber(sum), nimber("octal{code=0.77}:76"));
    let answer = solve("octal{code=0.77}:100,200", &Options::default()).unwrap();
    assert!(
        answer.engine.to_string().contains("period 12 from 71 by the octal periodicity theorem (k = 2"),
        "{}",
        answer.engine
    );
}

#[test]
fn a_stopped_sequence_says_how_far_it_came() {
    let mut options = Options::default();
    options.limits.nodes = Some(2_000_000);
    let answer = solve("octal{code=0.6}:1000000000000", &options).unwrap();
    assert!(!answer.is_solved() && answer.winner.is_none());
    assert!(answer.engine.to_string().starts_with("nimbers of 0.6 up to "), "{}", answer.engine);
    let small = Options {
        limits: grundy::solve::Limits { memory: 1 << 20, ..Default::default() },
        ..Default::default()
    };
    let answer = solve("grundy-split:1000000000000", &small).unwrap();
    assert_eq!(answer.stopped_by, Some(StopReason::Memory));
}

/// Sums that are large enough for the quotient to be used.
#[test]
fn quotients_agree_with_search() {
    let searched = Options { theorems: false, ..Options::default() };
    let sums = ["13,12", "25", "9,9,9", "14,14", "11,8,6,2", "20,7", "1,1,1,1,1,1,1,1,20", "16,5,4"];
    for code in ["0.33", "0.23", "0.75", "0.53", "0.15", "0.31", "0.7", "0.144", "0.72"] {
        for heaps in sums {
            let text = format!("octal{{code={code},convention=misere}}:{heaps}");
            let (by_theory, by_search) =
                (solve(&text, &Options::default()).unwrap(), solve(&text, &searched).unwrap());
            assert_eq!((by_theory.winner, by_theory.class), (by_search.winner, by_search.class), "{text}");
            assert!(
                by_theory.engine.to_string().starts_with("misere quotient"),
                "{text}: {}",
                by_theory.engine
            );
        }
    }
    let far = solve("octal{code=0.75,convention=misere}:1000000000000000000,3", &Options::default()).unwrap();
    let near = solve("octal{code=0.75,convention=misere}:20,3", &searched).unwrap();
    assert_eq!(far.winner, near.winner);
}

#[test]
fn quotients_are_reported() {
    let found = quotient("octal{code=0.23}:4,5", QuotientBounds::default(), &Options::default()).unwrap();
    assert_eq!((found.order, found.relations.join(", ").as_str()), (6, "a^2 = 1, b^3 = b"));
    assert_eq!((found.heaps_up_to, found.p_portion.len()), (None, 2));
    for wrong in ["kayles:P5", "nim:3 + nim:4", "nim:3//0>2", "pins{shape=circle}:5"] {
        assert!(quotient(wrong, QuotientBounds::default(), &Options::default()).is_err(), "{wrong}");
    }
}

#[test]
fn splits_append_heaps() {
    let options = Options::default();
    let after = solve("octal{code=0.77}:7,2//0>1,5.2>4", &options).unwrap();
    assert_eq!(after.nimber, nimber("octal{code=0.77}:1,2,4"));
    assert_eq!(solve("grundy-split:7//0>3,4", &options).unwrap().nimber, nimber("grundy-split:3,4"));
    assert_eq!(solve("pins:7//2-3.6", &options).unwrap().nimber, nimber("octal{code=0.77}:2,2"));
    assert_eq!(solve("pins{shape=circle}:7//6-0", &options).unwrap().nimber, nimber("pins:5"));
    assert!(solve("grundy-split:8//0>4,4", &options).is_err());
    // Positions in mid-play are looked up, however large.
    let answer = solve("octal{code=0.77}:1000000//0>499999,500000", &options).unwrap();
    assert!(answer.engine.to_string().contains("nimbers of 0.77, period 12 from 71"), "{}", answer.engine);
    assert_eq!((answer.nimber, answer.is_solved()), (nimber("octal{code=0.77}:499999,500000"), true));
}

/// A table of heaps agrees with single solves.
#[test]
fn tables_agree_with_single_solves() {
    for family in [
        "octal{code=0.137}:{n}",
        "subtraction{set=2;5}:{n}",
        "grundy-split{first=bob}:{n}",
        "nim:{n}",
        "pins{reach=3}:{n}",
    ] {
        let mut rows: Vec<Row> = Vec::new();
        let found = table(family, 0..=60, &Options::default(), |row| {
            rows.push(row.clone());
            true
        });
        assert!(found.unwrap().solved);
        for row in rows {
            let single = solve(&family.replace("{n}", &row.n.to_string()), &Options::default()).unwrap();
            let fields = |a: grundy::ask::Answer| (a.problem, a.winner, a.class, a.nimber);
            assert_eq!(fields(row.answer), fields(single));
        }
    }
    let period = |family: &str| table(family, 0..=40, &Options::default(), |_| true).unwrap().period.unwrap();
    let of_nim = period("nim:{n}");
    assert_eq!((of_nim.length, of_nim.from, of_nim.saltus), (1, 0, 1));
    let of_kayles = period("octal{code=0.77}:{n}");
    assert_eq!((of_kayles.length, of_kayles.from, of_kayles.proved_by.is_some()), (12, 71, true));
}

#[test]
fn wrong_texts_are_refused_where_they_are_wrong() {
    for (text, at) in [
        ("octal{code=0.78}:5", 14),
        ("octal{code=2.7}:5", 11),
        ("octal{code=(0.79)}:5", 15),
        ("octal{code=0.7()}:5", 15),
        ("subtraction{set=}:5", 16),
        ("subtraction{set=1;0}:5", 18),
        ("octal{code=0.77}:5,x", 19),
        ("nim:99999999999999999999", 4),
        ("pins:3,4", 5),
        ("pins{reach=4}:3", 11),
        ("grundy-split:-1", 13),
    ] {
        let error = solve(text, &Options::default()).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error}");
    }
}
