//! The tables in docs/octal.md have the form that the example `octal_tables` writes, and a sample of their rows holds.

use grundy::heap::quotient::{Bounds, Quotient};
use grundy::heap::{Rule, Sequence};

/// The rows of the table after a heading.
fn rows(heading: &str) -> Vec<Vec<String>> {
    let text = include_str!("../../../docs/octal.md");
    let section = text.split("\n## ").find(|section| section.starts_with(heading)).unwrap();
    let lines = section.lines().filter(|line| line.starts_with("| ")).skip(2);
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect();
    lines.map(cells).collect()
}

#[test]
fn periods_hold() {
    let rows = rows("Periods");
    assert!(rows.len() > 350, "{} rows", rows.len());
    for (i, row) in rows.iter().enumerate() {
        let [code, length, from, checked, greatest] = &row[..] else { panic!("{row:?}") };
        let (length, from): (u64, u64) = (length.parse().unwrap(), from.parse().unwrap());
        let greatest: u64 = greatest.parse().unwrap();
        assert!(length + from <= 10_000 && (checked.contains("..") || checked == "none needed"), "{row:?}");
        if i % 7 > 0 {
            continue;
        }
        let mut nimbers = Sequence::without_period(Rule::octal(code));
        let last = 2 * from + 2 * length + 100;
        nimbers.reach(last, &|_| false).unwrap();
        let nimber = |n: u64| nimbers.nimber(n).unwrap();
        assert!((from..last - length).all(|n| nimber(n) == nimber(n + length)), "{row:?}");
        assert!(from == 0 || nimber(from - 1) != nimber(from - 1 + length), "{row:?}");
        assert!(
            (0..last).all(|n| nimber(n) <= greatest) && (0..last).any(|n| nimber(n) == greatest),
            "{row:?}"
        );
    }
}

#[test]
fn quotients_agree_with_the_list() {
    let rows = rows("Misere quotients");
    assert_eq!(rows.len(), 64);
    for row in rows.iter().filter(|row| row[3] == "all" && row[0] != "0.77").step_by(3) {
        let (found, _) = Quotient::find(&Rule::octal(&row[0]), Bounds { heaps: 400, order: 64 }, &|_| false);
        let period = found.period.unwrap();
        let got = [found.monoid.order() as u64, period.length, period.from];
        assert_eq!(
            got.map(|number| number.to_string()),
            [&row[1], &row[4], &row[5]].map(String::from),
            "{row:?}"
        );
    }
}
