use super::*;
use std::collections::HashMap;

/// Whether a sum of heaps is lost under misere play, by trying everything.
fn plain(rule: &Rule, heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| rule.can_move(heap)).collect();
    heaps.sort_unstable();
    if let Some(&lost) = known.get(&heaps) {
        return lost;
    }
    let mut lost = !heaps.is_empty();
    for i in 0..heaps.len() {
        let mut options = Vec::new();
        rule.options(heaps[i], |a, b| options.push([a, b]));
        for option in options {
            let mut next = heaps.clone();
            next.remove(i);
            next.extend(option);
            lost &= !plain(rule, &next, known);
        }
    }
    known.insert(heaps, lost);
    lost
}

/// Sums of at most four heaps, small ones, against the definition.
#[track_caller]
fn agrees(quotient: &Quotient, largest: u64) {
    let mut known = HashMap::new();
    for a in 0..=largest {
        for b in 0..=a {
            for c in 0..=b.min(largest * 2 / 3) {
                for d in 0..=c.min(largest / 2) {
                    let heaps = [a, b, c, d];
                    let lost = plain(&quotient.rule, &heaps, &mut known);
                    assert_eq!(quotient.is_lost(&heaps), Some(lost), "{} {heaps:?}", quotient.rule);
                }
            }
        }
    }
}

fn quotient(code: &str, bounds: Bounds) -> (Quotient, End) {
    Quotient::find(&Rule::octal(code), bounds, &|_| false)
}

/// Nim with heaps up to 1 and up to 2 or 3, the first two tame quotients, and wild ones: orders and periods of Plambeck
/// and Siegel 2008, from memory: the place in the paper is not checked.
#[test]
fn known_orders() {
    for (code, order, length, from) in [
        ("0.1", 2, 1, 2),
        ("0.3", 2, 2, 0),
        ("0.33", 6, 3, 0),
        ("0.75", 8, 2, 8),
        ("0.53", 16, 9, 21),
        ("0.72", 24, 4, 16),
        ("0.15", 42, 10, 66),
    ] {
        let (found, end) = quotient(code, Bounds::default());
        let period = found.period.as_ref().map(|period| (period.length, period.from));
        assert_eq!((found.monoid.order(), end, period), (order, End::Proved, Some((length, from))), "{code}");
    }
}

#[test]
fn quotients_agree_with_the_definition() {
    for digits in 0..64 {
        let (found, _) = quotient(&format!("0.{digits:02o}"), Bounds { heaps: 9, order: 40 });
        let largest = found.elements.len() as u64 - 1;
        assert!(largest > 4, "{digits:o}");
        agrees(&found, largest);
    }
    for code in ["4.1", "4.3", "0.137", "0.144"] {
        let (found, _) = quotient(code, Bounds { heaps: 8, order: 40 });
        agrees(&found, found.elements.len() as u64 - 1);
    }
}

#[test]
fn words_and_relations() {
    let (found, _) = quotient("0.33", Bounds::default());
    let relations: Vec<String> =
        found.monoid.relations().iter().map(|relation| relation.to_string()).collect();
    assert_eq!(relations, ["a^2 = 1", "b^3 = b"]);
    let lost = (0..found.monoid.order()).filter(|&element| found.monoid.is_lost(element));
    let texts: Vec<String> = lost.map(|element| Monoid::text(found.monoid.word(element))).collect();
    assert_eq!(texts, ["a", "b^2"]);
}
