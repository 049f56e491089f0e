//! Plays that the sources describe: who wins, the answers to moves, and how they end.

use grundy::ask::{Options, explain};
use grundy::rules::{Player, Verdict};
use grundy::tell::{Language, Sentence};

fn sentences(text: &str) -> Vec<Sentence> {
    let explained = explain(text, &Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"));
    explained.explanation.steps.into_iter().map(|step| step.sentence).collect()
}

/// The explanation lists this answer to a move.
fn has_answer(text: &str, to: &str, by: &str) {
    let all = sentences(text);
    let listed = all.iter().find_map(|sentence| match sentence {
        Sentence::Answers { answers, .. } => Some(answers),
        _ => None,
    });
    let listed = listed.unwrap_or_else(|| panic!("{text}: no answers"));
    let found = listed.iter().any(|answered| answered.to == to && answered.by == by);
    assert!(found, "{text}: {to} -> {by} in {listed:?}");
}

/// The move that the explanation says to make now.
fn described(text: &str) -> Option<String> {
    sentences(text).into_iter().find_map(|sentence| match sentence {
        Sentence::Strategy { now, .. } => now,
        _ => None,
    })
}

/// The move is among the best.
fn keeps(text: &str, best: &str) {
    let all = sentences(text);
    let listed = |sentence: &Sentence| matches!(sentence, Sentence::BestMoves { moves, .. } if moves.iter().any(|m| m == best));
    assert!(all.iter().any(listed), "{text}: {best} in {all:?}");
}

fn prose(text: &str, language: Language) -> String {
    sentences(text).iter().map(|sentence| sentence.text(language)).collect::<Vec<_>>().join(" ")
}

/// Thesis on the greedy colouring game 5.2.1: to each variable that Alice makes true Bob has one answer, after which two
/// clauses have a single variable each.
#[test]
fn a_positive_formula() {
    let formula = "pos-cnf:(1 2)(1 3)(2 4)(3 4)";
    let two = ["(2 4), (3 4)", "(1 3), (3 4)", "(1 2), (2 4)", "(1 2), (1 3)"];
    for ((to, by), clauses) in
        [("1:T", "4:F"), ("2:T", "3:F"), ("3:T", "2:F"), ("4:T", "1:F")].into_iter().zip(two)
    {
        has_answer(formula, to, by);
        let after = format!("{formula}//{to}.{by}");
        assert!(sentences(&after).contains(&Sentence::NoGoodMove { who: Player::Alice }), "{after}");
        let text = prose(&after, Language::English);
        assert!(text.contains(&format!("left in each of {clauses}")), "{text}");
    }
    let end = Sentence::Over { winner: Verdict::Win(Player::Bob) };
    assert!(sentences(formula).contains(&end));
}

/// Book 2.1: what Bob leaves after each first move in nim 3,2,1, and where misere play differs.
#[test]
fn nim_with_three_heaps() {
    let normal =
        [("2>0", "0>2"), ("1>1", "0>0"), ("1>0", "0>1"), ("0>2", "2>0"), ("0>1", "1>0"), ("0>0", "1>1")];
    normal.into_iter().for_each(|(to, by)| has_answer("nim:3,2,1", to, by));
    let misere = "nim{convention=misere}:3,2,1";
    has_answer(misere, "0>2", "2>0");
    has_answer(misere, "0>0", "1>0");
    assert_eq!(described("nim{convention=misere}:3,2,1//0>0").as_deref(), Some("1>0"));
    assert_eq!(described("nim:3,2,1//0>0").as_deref(), Some("1>1"));
}

/// Book 2.2: heaps larger than the mex of their bag are taken down to it.
#[test]
fn three_bags() {
    let bags = "nim-bags:{0;2;3;4},{0;1;3;4},{0;1;2;4}";
    let down =
        [("0>2", "0>1"), ("0>3", "0>1"), ("0>4", "0>1"), ("1>3", "1>2"), ("1>4", "1>2"), ("2>4", "2>3")];
    for (to, by) in down {
        has_answer(bags, to, by);
        assert_eq!(described(&format!("{bags}//{to}")).as_deref(), Some(by));
    }
}

/// Dissertation on nim and graphs ex. 1.5: the whole play on 8, 9 and 1.
#[test]
fn a_play_of_nim() {
    let play = ["0>6", "1>7", "1>2", "0>3", "2>0", "0>2", "1>0", "0>0"];
    has_answer("nim:8,9,1", "0>6", "1>7");
    for turn in (1..play.len()).step_by(2) {
        let text = format!("nim:8,9,1//{}", play[..turn].join("."));
        assert_eq!(described(&text).as_deref(), Some(play[turn]), "{text}");
    }
    // From here on the second player plays in the twin.
    let text = prose("nim:8,9,1//0>6.1>7.1>2.0>3.2>0", Language::Portuguese);
    assert!(text.contains("gêmea"), "{text}");
    let end = prose(&format!("nim:8,9,1//{}", play.join(".")), Language::English);
    assert!(end.contains("Alice cannot move and therefore loses"), "{end}");
}

/// Dissertation on nim and graphs ex. 2.7 and 2.9: plays on a triangle and on a square.
#[test]
fn plays_of_graph_nim() {
    let triangle = ["0-1>3;0-2>3", "0-1>2;0-2>1", "0-1>1;1-2>1", "1-2>0", "0-1>0;0-2>0"];
    let square = ["3-0>4", "0-1>1;1-2>3", "2-3>1;3-0>3"];
    for (board, play) in [("{0-1*4 0-2*4 1-2*3}", &triangle[..]), ("{0-1*2 1-2*4 2-3*2 3-0*5}", &square[..])]
    {
        for turn in (0..play.len()).step_by(2) {
            let before = if turn == 0 { String::new() } else { format!("//{}", play[..turn].join(".")) };
            let text = format!("graph-nim:{board}{before}");
            assert_eq!(described(&text).as_deref(), Some(play[turn]), "{text}");
        }
    }
}

/// Thesis on the greedy colouring game 3.5 and 3.6: rounds on the path a, b, c, d with two colours.
#[test]
fn rounds_on_a_path() {
    // Alice colours an end and Bob the vertex two steps away with the other colour: the one between cannot be coloured.
    has_answer("coloring{colors=2}:P4", "0:1", "2:2");
    let stuck = |text: &str, v: usize| {
        let text = prose(text, Language::English);
        assert!(text.contains(&format!("Vertex {v} can no longer be coloured")), "{text}");
    };
    stuck("coloring{colors=2}:P4//0:1.2:2", 1);
    stuck("coloring{colors=2}:P4//1:1.3:2", 2);
    // If Bob begins with the other end, Alice gives the vertex two steps away the same colour.
    keeps("coloring{colors=2,first=bob}:P4//3:1", "1:1");
    // In the greedy game Bob answers an end by the other one, which gets the same colour.
    let bob = sentences("greedy-coloring{colors=2}:P4//0");
    assert!(bob.contains(&Sentence::BestMoves { who: Player::Bob, moves: vec!["3".into()] }), "{bob:?}");
    stuck("greedy-coloring{colors=2}:P4//0.3.2", 1);
    // So Alice begins in the middle, and if Bob begins at an end she takes the vertex two steps away.
    let alice = sentences("greedy-coloring{colors=2}:P4");
    let middle = Sentence::BestMoves { who: Player::Alice, moves: vec!["1".into(), "2".into()] };
    assert!(alice.contains(&middle), "{alice:?}");
    keeps("greedy-coloring{colors=2,first=bob}:P4//0", "2");
}
