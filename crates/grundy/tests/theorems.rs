//! The rows of theorems: the games that they name exist, and each has something to say of every one of them.

use grundy::ask::Question;
use grundy::games::{Problem, find};
use grundy::theory::{PART_THEOREMS, PERIODS, REDUCTION_THEOREMS, THEOREMS, VALUE_THEOREMS};
use std::collections::HashSet;

/// Problems to which theorems apply that apply to no example of the game.
const FURTHER: &[(&str, &str)] = &[
    ("kayles-cographs", "kayles:C4"),
    ("extreme-vertices", "hull:P5"),
    ("convexable-is-chordal", "convex-set{convention=score}:C5"),
    ("pos-cnf-weights", "pos-cnf:(1 2 3)(4 5 6)(7 8 9)"),
    ("colouring-enough", "connected-coloring{colors=3}:C5"),
    ("greedy-colouring-cographs", "greedy-coloring{colors=2}:C4"),
    ("greedy-colouring-cographs", "connected-greedy-coloring{colors=2}:C4"),
    ("greedy-colouring-forests", "greedy-coloring{colors=3}:P7"),
    ("colouring-forests", "greedy-coloring{colors=4}:P7"),
    ("colouring-too-few", "coloring{colors=1}:P4"),
    ("greedy-colouring-partial-2-trees", "greedy-coloring{colors=7}:C5"),
    ("colouring-classes", "greedy-coloring{colors=7}:C5"),
    ("connected-colouring-outerplanar", "connected-coloring{colors=5}:C5"),
];

#[test]
fn every_game_of_a_row_is_in_the_list() {
    let rows = THEOREMS.iter().map(|row| (row.id, row.games));
    let rows = rows.chain(VALUE_THEOREMS.iter().map(|row| (row.id, row.games)));
    let rows = rows.chain(PART_THEOREMS.iter().map(|row| (row.id, row.games)));
    let rows = rows.chain(REDUCTION_THEOREMS.iter().map(|row| (row.id, row.games)));
    let mut seen = HashSet::new();
    for (id, games) in rows {
        assert!(!games.is_empty(), "{id} speaks of no game");
        for game in games {
            assert!(find(game).is_some(), "{id} speaks of {game}");
            assert!(seen.insert((id, game)), "{id} speaks of {game} twice");
        }
    }
    assert!(PERIODS.iter().all(|row| row.games.iter().all(|game| find(game).is_some())));
}

#[test]
fn every_theorem_applies_to_an_example_of_each_of_its_games() {
    let mut idle = Vec::new();
    for theorem in THEOREMS {
        for game in theorem.games {
            let applies = |problem: &Problem| (theorem.apply)(problem).is_some();
            let further = FURTHER.iter().filter(|(id, _)| *id == theorem.id).map(|(_, text)| *text);
            let examples = find(game).unwrap().examples.iter().map(|example| example.problem);
            if !problems(game, examples.chain(further)).iter().any(applies) {
                idle.push((theorem.id, *game));
            }
        }
    }
    assert_eq!(idle, []);
}

/// The problems in these texts that are of a game, without their moves.
fn problems<'a>(game: &str, texts: impl Iterator<Item = &'a str>) -> Vec<Problem> {
    let questions = texts.map(|text| Question::read(text).unwrap());
    let all = questions.flat_map(|question| question.problems().map(Problem::clone).collect::<Vec<_>>());
    all.filter(|problem| problem.entry.id == game).collect()
}
