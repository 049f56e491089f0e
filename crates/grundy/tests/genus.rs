//! Genera against known ones and against a plain recursion under misere play.

use grundy::ask::{Answer, Options, Wants, solve};
use std::collections::HashMap;

fn answer(text: &str) -> Answer {
    let options = Options { wants: Some(Wants { genus: true, ..Wants::default() }), ..Options::default() };
    solve(text, &options).unwrap()
}

fn genus(text: &str) -> String {
    answer(text).genus.unwrap()
}

/// Berlekamp, Conway and Guy 1982, ch. 13: heaps of Kayles.
#[test]
fn kayles() {
    let genera: Vec<String> = (0..8).map(|n| genus(&format!("octal{{code=0.77}}:{n}"))).collect();
    assert_eq!(genera, ["0", "1", "2", "3", "1", "4^146", "3", "2"]);
    let tame: Vec<bool> = (0..8).map(|n| answer(&format!("octal{{code=0.77}}:{n}")).tame.unwrap()).collect();
    assert_eq!(tame, [true, true, true, true, true, false, false, false]);
}

/// Nim is tame by definition, and so are subtraction games (Ferguson 1974).
#[test]
fn tame_games() {
    assert_eq!(genus("nim:1,1"), "0");
    assert_eq!(genus("nim:2,2"), "0^02");
    assert_eq!(genus("nim:2,3"), "1^13");
    assert_eq!(genus("nim:3,4,9"), "14");
    for n in 0..30 {
        assert_eq!(answer(&format!("subtraction{{set=1;3;4}}:{n}")).tame, Some(true), "{n}");
    }
}

#[test]
fn both_conventions_follow() {
    let normal = answer("octal{code=0.77}:5");
    assert_eq!((normal.nimber, normal.tame), (Some(4), Some(false)));
    let misere = answer("nim{convention=misere}:1,1,1");
    assert_eq!(misere.genus.as_deref(), Some("1"));
    assert_eq!(misere.winner.map(|winner| winner.to_string()).as_deref(), Some("bob"));
}

#[test]
fn other_games_have_none() {
    for text in ["value:{1|-1}", "kayles:P3[AAB]", "domination{convention=score}:P3"] {
        let answer = answer(text);
        assert_eq!((answer.genus, answer.tame), (None, None), "{text}");
    }
}

#[test]
fn limits_hold() {
    let mut options =
        Options { wants: Some(Wants { genus: true, ..Wants::default() }), ..Options::default() };
    options.limits.nodes = Some(10);
    let answer = solve("kayles:grid(4,4)", &options).unwrap();
    assert!(!answer.is_solved() && answer.genus.is_none());
}

/// An octal game and nim heaps in one sorted list: (true, n) is a nim heap, (false, n) a heap of the game.
type Heaps = Vec<(bool, u32)>;

struct Naive {
    digits: &'static [u32],
    known: HashMap<Heaps, u64>,
}

impl Naive {
    fn after(&self, (nim, n): (bool, u32)) -> Vec<Heaps> {
        if nim {
            return (0..n).map(|less| vec![(true, less)]).collect();
        }
        let mut all = Vec::new();
        for (taken, &digit) in (1..).zip(self.digits).filter(|(taken, _)| *taken <= n) {
            let left = n - taken;
            if digit & 1 != 0 && left == 0 {
                all.push(vec![]);
            }
            if digit & 2 != 0 && left > 0 {
                all.push(vec![(false, left)]);
            }
            if digit & 4 != 0 {
                all.extend((1..left).map(|a| vec![(false, a), (false, left - a)]));
            }
        }
        all
    }

    /// The misere nimber: the least m for which the sum with a nim heap m is lost, found by the winner alone.
    fn misere(&mut self, heaps: &Heaps) -> u64 {
        let mut heaps = heaps.clone();
        heaps.retain(|&(_, n)| n > 0);
        heaps.sort_unstable();
        if let Some(&known) = self.known.get(&heaps) {
            return known;
        }
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for replaced in self.after(heap) {
                let mut next = heaps.clone();
                next.remove(i);
                next.extend(replaced);
                options.push(self.misere(&next));
            }
        }
        let found = match options.is_empty() {
            true => 1,
            false => (0..).find(|m| !options.contains(m)).unwrap(),
        };
        self.known.insert(heaps, found);
        found
    }
}

/// The superscripts that a text stands for.
fn expanded(genus: &str, count: usize) -> Vec<u64> {
    let mut digits: Vec<u64> = match genus.split_once('^') {
        Some((_, digits)) => digits.chars().map(|digit| digit.to_digit(10).unwrap().into()).collect(),
        None => match genus.parse().unwrap() {
            0 => vec![1, 2, 0],
            1 => vec![0, 3, 1],
            n => vec![n, n ^ 2],
        },
    };
    while digits.len() < count {
        digits.push(digits[digits.len() - 2]);
    }
    digits.truncate(count);
    digits
}

/// Single heaps and pairs of heaps of several octal games, each with up to seven nim heaps of size 2.
#[test]
fn superscripts_are_misere_nimbers() {
    for (code, digits) in [("0.77", &[7, 7][..]), ("0.07", &[0, 7]), ("0.45", &[4, 5]), ("0.35", &[3, 5])] {
        let mut naive = Naive { digits, known: HashMap::new() };
        let singles = (0..10).map(|n| vec![n]);
        let pairs = (1..8).flat_map(|a| (1..=a).map(move |b| vec![a, b]));
        for heaps in singles.chain(pairs) {
            let text: Vec<String> = heaps.iter().map(u32::to_string).collect();
            let found = expanded(&genus(&format!("octal{{code={code}}}:{}", text.join(","))), 7);
            for (twos, found) in found.into_iter().enumerate() {
                let mut sum: Heaps = heaps.iter().map(|&n| (false, n)).collect();
                sum.extend(vec![(true, 2); twos]);
                assert_eq!(found, naive.misere(&sum), "{code}: {heaps:?} with {twos} heaps of 2");
            }
        }
    }
}
