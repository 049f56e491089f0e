//! Dots and boxes, in one colour and in two, against a plain recursion over a second implementation of the rules; and what
//! the rules refuse.

#[path = "laws/naive/dots.rs"]
mod naive;

use grundy::ask::{Options, Wants, explain, solve};
use grundy::solve::Switches;
use grundy::tell::Language;
use naive::{NaiveDots, NaivePosition};
use std::collections::HashMap;

/// The final difference of boxes under best play, by trying everything; `pass` may pass.
fn best(
    game: &NaiveDots,
    at: &NaivePosition,
    who: usize,
    pass: Option<usize>,
    known: &mut HashMap<(NaivePosition, usize), i32>,
) -> i32 {
    let key = (at.clone(), who);
    if let Some(&found) = known.get(&key) {
        return found;
    }
    let mut results: Vec<i32> =
        game.moves(at, who).iter().map(|(_, to, next)| best(game, to, *next, pass, known)).collect();
    if pass == Some(who) && !results.is_empty() {
        results.push(best(game, at, 1 - who, pass, known));
    }
    let chosen = if who == 0 { results.iter().max() } else { results.iter().min() };
    let found = chosen.copied().unwrap_or_else(|| game.difference(at));
    known.insert(key, found);
    found
}

/// The winner of a finished play is the player with more boxes.
#[test]
fn more_boxes_win() {
    let edges = |who: usize| [(who, (0, 1)), (who, (2, 3)), (who, (0, 2)), (who, (1, 3))].to_vec();
    for who in 0..2 {
        let game = NaiveDots { rows: 1, columns: 1, partizan: true, drawn: edges(who) };
        assert_eq!(game.winner(&game.start()), Some(who));
        check(&game, 0, None);
        let game = NaiveDots { partizan: false, ..game };
        assert_eq!(game.winner(&game.start()), None);
        check(&game, 0, None);
    }
}

/// A fixed sequence of pseudo-random numbers.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }
}

fn verdict(difference: i32) -> &'static str {
    match difference.signum() {
        1 => "alice",
        -1 => "bob",
        _ => "draw",
    }
}

/// Compares everything that can be asked about a problem.
fn check(game: &NaiveDots, first: usize, pass: Option<usize>) {
    let name = if game.partizan { "dots-and-boxes-partizan" } else { "dots-and-boxes" };
    let player = |who: usize| ["alice", "bob"][who];
    let owned = |(who, (u, v)): &(usize, (usize, usize))| format!("{}:{u}-{v}", ["A", "B"][*who]);
    let start: Vec<String> = game.drawn.iter().map(owned).collect();
    let pass_key = pass.map_or(String::new(), |who| format!(",pass={}", player(who)));
    let start_key = if start.is_empty() { String::new() } else { format!(",start={}", start.join(";")) };
    let text = |convention: &str| {
        let keys = format!("convention={convention},first={}{pass_key}{start_key}", player(first));
        format!("{name}{{{keys}}}:{}x{}", game.rows, game.columns)
    };
    let mut known = HashMap::new();
    let at = game.start();
    let expected = best(game, &at, first, pass, &mut known);
    let mut moves: Vec<(String, i32)> = game
        .moves(&at, first)
        .iter()
        .map(|(text, to, next)| (text.clone(), best(game, to, *next, pass, &mut known)))
        .collect();
    if pass == Some(first) && !moves.is_empty() {
        moves.push(("pass".to_string(), best(game, &at, 1 - first, pass, &mut known)));
    }
    let winner = solve(&text("objective"), &Options::default()).unwrap().winner.unwrap();
    assert_eq!(winner.id(), verdict(expected), "{}", text("objective"));
    for switches in [Switches::ALL, Switches::NONE] {
        let options = Options { wants: Some(Wants::all()), switches, ..Options::default() };
        let [score, objective] = ["score", "objective"].map(|convention| {
            let text = text(convention);
            let answer = solve(&text, &options).unwrap_or_else(|error| panic!("{text}: {error}"));
            serde_json::to_value(&answer).unwrap()
        });
        assert_eq!(score["score"], expected, "{}", text("score"));
        assert_eq!(objective["winner"], verdict(expected), "{}", text("objective"));
        let found = |answer: &serde_json::Value, field: &str| -> Vec<(String, serde_json::Value)> {
            let moves = answer["moves"].as_array().unwrap().iter();
            moves.map(|m| (m["move"].as_str().unwrap().to_string(), m[field].clone())).collect()
        };
        let scores: Vec<_> = moves.iter().map(|(text, score)| (text.clone(), (*score).into())).collect();
        assert_eq!(found(&score, "score"), scores, "{}", text("score"));
        let winners: Vec<_> =
            moves.iter().map(|(text, score)| (text.clone(), verdict(*score).into())).collect();
        assert_eq!(found(&objective, "winner"), winners, "{}", text("objective"));
    }
}

#[test]
fn empty_boards() {
    for (rows, columns) in [(1, 1), (1, 2), (2, 1), (1, 3)] {
        for partizan in [false, true] {
            let drawn = Vec::new();
            check(&NaiveDots { rows, columns, partizan, drawn }, rows % 2, None);
        }
    }
}

/// Boards with up to nine free edges, in all ways to start and to pass.
#[test]
fn boards_with_edges_drawn() {
    let mut dice = Dice(7);
    for round in 0..120 {
        let (rows, columns) = [(2, 2), (1, 3), (2, 3), (3, 2), (3, 3), (1, 5)][round % 6];
        let mut game = NaiveDots { rows, columns, partizan: round % 4 == 3, drawn: Vec::new() };
        let mut edges = game.edges();
        let most = if game.partizan { 7 } else { 9 };
        while edges.len() > most {
            let edge = edges.swap_remove(dice.below(edges.len()));
            // Mostly Alice's, so that boxes of one colour come up.
            game.drawn.push((usize::from(dice.below(4) == 0), edge));
        }
        let pass = if round % 5 == 4 { Some(dice.below(2)) } else { None };
        check(&game, dice.below(2), pass);
    }
}

/// By a plain recursion over all positions of each board, without any theorem.
#[test]
fn known_boards() {
    for (size, expected) in [("1x2", 0), ("2x2", 2), ("2x3", -2), ("3x3", -3)] {
        let text = format!("dots-and-boxes{{convention=score}}:{size}");
        assert_eq!(solve(&text, &Options::default()).unwrap().score, Some(expected), "{size}");
    }
}

/// The winner alone is found by the score, after moves too: what they scored counts.
#[test]
fn winners_after_moves() {
    let mut dice = Dice(11);
    let mut seen = [0; 3];
    for round in 0..60 {
        let (rows, columns) = [(2, 2), (1, 3), (2, 3)][round % 3];
        let game = NaiveDots { rows, columns, partizan: false, drawn: Vec::new() };
        let (mut at, mut who, mut played) = (game.start(), round % 2, Vec::new());
        let first = ["alice", "bob"][who];
        while game.moves(&at, who).len() > 8 {
            let moves = game.moves(&at, who);
            let (text, to, next) = moves[dice.below(moves.len())].clone();
            played.push(text);
            (at, who) = (to, next);
        }
        let expected = verdict(best(&game, &at, who, None, &mut HashMap::new()));
        let text = format!("dots-and-boxes{{first={first}}}:{rows}x{columns}//{}", played.join("."));
        assert_eq!(solve(&text, &Options::default()).unwrap().winner.unwrap().id(), expected, "{text}");
        seen[["alice", "bob", "draw"].iter().position(|id| *id == expected).unwrap()] += 1;
    }
    assert!(seen.iter().all(|&seen| seen > 2), "{seen:?}");
}

/// What the theory of strings and coins says is part of the explanation: on an empty board of 3x3 boxes, with 16 dots, the
/// first player wants an even number of long chains (Berlekamp 2000). A chain of three boxes that is opened is loony.
#[test]
fn explanations_name_nimstring_and_chains() {
    let described =
        |text: &str| explain(text, &Options::default()).unwrap().explanation.prose(Language::English);
    let empty = described("dots-and-boxes:3x3");
    assert!(empty.contains("Alice gets control if the number of long chains at the end is even"), "{empty}");
    assert!(empty.contains("The nimstring value") && empty.contains("free edges (strings): 24"), "{empty}");
    // All edges from left to right but none between the boxes: a chain of three.
    let chain = described("dots-and-boxes:1x3//0-1.1-2.2-3.4-5.5-6.6-7");
    assert!(
        chain.contains("at least three boxes: 3,") && chain.contains(" is 0: with best play Alice"),
        "{chain}"
    );
    let opened = described("dots-and-boxes:1x3//0-1.1-2.2-3.4-5.5-6.6-7.0-4");
    assert!(opened.contains("The nimstring value is loony: Bob may take"), "{opened}");
    let passing = described("dots-and-boxes{pass=bob}:2x2");
    assert!(!passing.contains("nimstring"), "{passing}");
}

#[test]
fn wrong_starts_are_refused() {
    for (start, message) in [
        ("A:0-1;B:1-0", "'B:1-0': the edge 0-1 is listed twice"),
        ("A:0-4", "'A:0-4': expected an edge between neighbouring dots from 0 to 8"),
        ("0-1", "'0-1': expected owner:edge, such as A:0-1"),
        ("C:0-1", "'C:0-1': expected the owner A or B"),
    ] {
        for game in ["dots-and-boxes", "dots-and-boxes-partizan"] {
            let text = format!("{game}{{start={start}}}:2x2");
            let error = solve(&text, &Options::default()).unwrap_err();
            assert_eq!(error.message.en, message);
            assert_eq!(&text[error.at..error.at + start.len()], start);
        }
    }
    let error = solve("dots-and-boxes:8x8", &Options::default()).unwrap_err();
    assert_eq!(error.message.en, "144 edges; play and search take at most 128");
}
