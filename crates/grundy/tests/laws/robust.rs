//! No text, however wrong, makes the library panic; wrong texts are rejected with a message that says where.

use crate::naive::boards::Dice;
use grundy::ask::{Options, solve};
use grundy::games::{GAMES, Values};
use grundy::graph::families::FAMILIES;
use grundy::rules::Convention;
use grundy::solve::StopReason;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::sync::LazyLock;

/// A few thousand positions at most.
fn small() -> Options {
    let mut options = Options::default();
    options.limits.nodes = Some(2_000);
    options.threads = 1;
    options
}

/// The texts of `nasty.txt`, escapes read.
fn nasty() -> Vec<String> {
    let lines =
        include_str!("../data/nasty.txt").lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let read =
        |line: &str| line.replace("\\n", "\n").replace("\\t", "\t").replace("\\0", "\0").replace("\\s", " ");
    lines.map(read).chain([String::new()]).collect()
}

#[test]
fn nasty_texts_are_refused_with_a_place() {
    let mut faults = Vec::new();
    for text in nasty() {
        match solve(&text, &small()) {
            Ok(answer) => faults.push(format!("{text:?} was taken for {:?}", answer.problem)),
            Err(error) => {
                let message = error.to_string();
                let place = error.at;
                if message.trim().is_empty() || message.contains('\n') {
                    faults.push(format!("{text:?}: the message is not one line: {message:?}"));
                }
                if place > text.len() || !text.is_char_boundary(place) {
                    faults.push(format!("{text:?}: no place {place} in the text ({message})"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Few positions with much arithmetic: the limit on positions bounds arithmetic too.
#[test]
fn arithmetic_is_bounded() {
    let games = (1..16).map(|i| format!("{{{}|{i}||{}}}", 3 * i + 5, -7 * i)).collect::<Vec<_>>();
    for problem in ["snort:P40".into(), "snort:P202".into(), format!("value:{}", games.join("+"))] {
        let answer = solve(&problem, &small()).unwrap();
        assert_eq!(answer.stopped_by, Some(StopReason::Nodes), "{problem}");
    }
}

/// Symbols and words of the grammar that are on no list.
const SIGNS: &str = "8x8 / e6 X ..X.. # { } : , ; = + * & ~ ( ) [ ] @ // . - > | ^ ! 0 1 2 3 9 99999999999999999999 \
    g6: s6: DQc A B C (1,3) (1\u{a0}-2) first pass start alice bob none";

/// Pieces from which almost valid texts are made: every game, key, value, convention and graph that is on a list, and
/// the symbols between them.
static PIECES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut pieces: Vec<String> = SIGNS.split(' ').map(|sign| sign.replace('\u{a0}', " ")).collect();
    pieces.extend([" ", " + ", "convention"].map(String::from));
    pieces.extend(Convention::ALL.map(|convention| convention.id().to_string()));
    pieces.extend(FAMILIES.iter().map(|family| family.name.to_string()));
    for entry in GAMES {
        pieces.push(entry.id.to_string());
        for key in entry.keys {
            pieces.push(key.name.to_string());
            match key.values {
                Values::OneOf(names) => pieces.extend(names.iter().map(|name| name.id.to_string())),
                Values::Written { examples, .. } => {
                    pieces.extend(examples.iter().map(|text| text.to_string()))
                }
                Values::Number { least, greatest } => pieces.extend([least, greatest].map(|n| n.to_string())),
            }
        }
    }
    pieces.sort_unstable();
    pieces.dedup();
    pieces
});

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 4000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1),
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_is_answered_or_refused(text in any::<String>()) {
        let _ = solve(&text, &small());
    }

    #[test]
    fn any_text_of_the_alphabet_is_answered_or_refused(text in "[a-z0-9:{}=,;()+*&~@/.<>\\[\\]ABCPK -]{0,40}") {
        let _ = solve(&text, &small());
    }

    #[test]
    fn any_pieces_are_answered_or_refused(pieces in prop::collection::vec(0..PIECES.len(), 0..14)) {
        let text: String = pieces.iter().map(|&i| PIECES[i].as_str()).collect();
        let _ = solve(&text, &small());
    }

    #[test]
    fn changed_problems_are_answered_or_refused(seed in any::<u64>()) {
        let _ = solve(&changed(seed), &small());
    }
}

/// A valid problem with a few pieces cut out, doubled, moved or put in.
fn changed(seed: u64) -> String {
    let mut dice = Dice::new(seed);
    let examples: Vec<&str> =
        GAMES.iter().flat_map(|entry| entry.examples.iter().map(|e| e.problem)).collect();
    let mut text: Vec<char> = dice.pick(&examples).chars().collect();
    for _ in 0..1 + dice.below(4) {
        let at = dice.below(text.len() + 1);
        let to = at + dice.below((text.len() - at).min(6) + 1);
        match dice.below(4) {
            0 => drop(text.drain(at..to)),
            1 => {
                let piece: Vec<char> = text[at..to].to_vec();
                text.splice(at..at, piece);
            }
            2 => {
                let piece: Vec<char> = text.drain(at..to).collect();
                let place = dice.below(text.len() + 1);
                text.splice(place..place, piece);
            }
            _ => drop(text.splice(at..at, PIECES[dice.below(PIECES.len())].chars())),
        }
    }
    text.into_iter().collect()
}
