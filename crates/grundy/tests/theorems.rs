//! The rows of theorems: the games that they name exist, and each has something to say of every one of them.

use grundy::ask::Question;
use grundy::games::{Problem, find};
use grundy::theory::{PART_THEOREMS, PERIODS, REDUCTION_THEOREMS, THEOREMS, VALUE_THEOREMS};
use std::collections::HashSet;

/// Theorems that apply to no example of a game: plain recursion checks them, on all small graphs, in the tests of the
/// theory itself.
const TESTED_ELSEWHERE: &[(&str, &str)] = &[];

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
            if !examples(game).iter().any(applies) {
                idle.push((theorem.id, *game));
            }
        }
    }
    assert_eq!(idle, TESTED_ELSEWHERE);
}

/// The problems of a game's examples that are of this game, without their moves.
fn examples(game: &str) -> Vec<Problem> {
    let texts = find(game).unwrap().examples.iter().map(|example| example.problem);
    let questions = texts.map(|text| Question::read(text).unwrap());
    let problems = questions.flat_map(|question| question.problems().map(Problem::clone).collect::<Vec<_>>());
    problems.filter(|problem| problem.entry.id == game).collect()
}
