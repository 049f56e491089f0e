//! Pairing strategies.

use crate::boards::{Board, in_a_row, progressions, walks};
use crate::sampled::{Claims, PLAYS, breaker_holds, reason};
use grundy::graph::families::{SplitMix64, cycle};
use grundy::hypergraph::{Hypergraph, pairing};

/// A strategy as it is printed: pairs, or for some first claims an answer and what follows.
#[derive(Clone, Debug)]
enum Strategy {
    Pairs(Vec<[usize; 2]>),
    Answers(Vec<(Vec<usize>, usize, Strategy)>),
}

/// Reads `{a, b} {c, d}` or `[a, b → c: …] […]` and returns what comes after it.
fn read<'a>(board: &Board, text: &'a str) -> (Strategy, &'a str) {
    let names = |list: &str| list.split(", ").map(|name| board.element(name)).collect::<Vec<usize>>();
    let mut text = text.trim_start();
    let (mut pairs, mut answers) = (Vec::new(), Vec::new());
    loop {
        if let Some(rest) = text.strip_prefix('{') {
            let (pair, rest) = rest.split_once('}').unwrap();
            pairs.push(names(pair).try_into().unwrap());
            text = rest.trim_start();
        } else if let Some(rest) = text.strip_prefix('[') {
            let (claims, rest) = rest.split_once(" → ").unwrap();
            let (answer, rest) = rest.split_once(':').unwrap();
            let (then, rest) = read(board, rest);
            answers.push((names(claims), board.element(answer), then));
            text = rest.strip_prefix(']').unwrap().trim_start();
        } else {
            break;
        }
    }
    assert!(pairs.is_empty() || answers.is_empty());
    (if answers.is_empty() { Strategy::Pairs(pairs) } else { Strategy::Answers(answers) }, text)
}

/// The answer to a claim. What no pair contains, or whose answer is taken already, needs none: any free element will do.
fn reply(strategy: &mut Strategy, claims: &Claims, claim: usize, dice: &mut SplitMix64) -> Option<usize> {
    let is_free = |v: &usize| !claims.alice[*v] && !claims.bob[*v];
    let answer = match strategy {
        Strategy::Pairs(pairs) => {
            let pair = pairs.iter().find(|pair| pair.contains(&claim));
            pair.map(|pair| if pair[0] == claim { pair[1] } else { pair[0] })
        }
        Strategy::Answers(answers) => {
            let found = answers.iter().find(|(claims, ..)| claims.contains(&claim));
            found.cloned().map(|(_, answer, then)| {
                *strategy = then;
                answer
            })
        }
    };
    answer.filter(is_free).or_else(|| claims.any(dice))
}

fn holds(board: &Board, strategy: &Strategy) {
    for play in 0..PLAYS {
        let mut strategy = strategy.clone();
        let kept =
            breaker_holds(board, play, |claims, claim, dice| reply(&mut strategy, claims, claim, dice));
        assert!(kept, "{}: play {play}", board.text);
    }
}

/// Alice is first in all of these; the answer names Bob as the winner and prints how.
#[test]
fn printed_pairs_keep_their_winner() {
    let copies = |n: usize| walks(&format!("copies{{h=P4}}:C{n}"), &cycle(n), 3, false);
    let boards = [
        progressions(10, 4),
        progressions(11, 4),
        progressions(12, 4),
        in_a_row(5, 1, 40),
        in_a_row(6, 2, 60),
        copies(9),
        copies(12),
        copies(30),
    ];
    let mut nested = 0;
    for board in &boards {
        let (winner, engine) = reason(&board.text);
        let text =
            engine.strip_prefix("pairing strategy ").unwrap_or_else(|| panic!("{}: {engine}", board.text));
        let (strategy, rest) = read(board, text);
        assert_eq!((winner.as_str(), rest), ("bob", ""), "{}", board.text);
        nested += usize::from(matches!(strategy, Strategy::Answers(_)));
        holds(board, &strategy);
    }
    assert!(nested >= 3);
}

/// Pairs on boards that another theorem settles first.
#[test]
fn pairs_on_larger_boards_keep_their_winner() {
    for board in [progressions(100, 15), in_a_row(9, 9, 9), in_a_row(10, 10, 12), in_a_row(5, 5, 5)] {
        let family = Hypergraph::new(board.names.len(), board.sets.clone());
        let found = pairing(&family, 100_000).unwrap().unwrap_or_else(|| panic!("{}: no pairs", board.text));
        holds(&board, &Strategy::Pairs(found.iter().map(|&(u, v)| [u, v]).collect()));
    }
}
