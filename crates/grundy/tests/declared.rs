//! Declarations: every entry sets all that it must, and consistently; the games named in the rows of theorems exist; and
//! every theorem applies to some problem of each of its games.

use grundy::ask::{PLAIN_NUMBERS, Question};
use grundy::games::{Definition, Entry, GAMES, Over, Problem, Takes, Values, as_heaps, find};
use grundy::theory::{PART_THEOREMS, PERIODS, REDUCTION_THEOREMS, THEOREMS, VALUE_THEOREMS};
use std::collections::HashSet;

/// The problems in these texts that are of a game, without their moves.
fn problems<'a>(game: &str, texts: impl Iterator<Item = &'a str>) -> Vec<Problem> {
    let questions = texts.map(|text| Question::read(text).unwrap_or_else(|error| panic!("{text}: {error}")));
    let all = questions.flat_map(|question| question.problems().map(Problem::clone).collect::<Vec<_>>());
    all.filter(|problem| problem.entry.id == game).collect()
}

/// The problems of a game's examples.
fn examples(entry: &Entry) -> Vec<Problem> {
    problems(entry.id, entry.examples.iter().map(|example| example.problem))
}

#[test]
fn every_entry_says_what_has_no_default() {
    let mut ids = HashSet::new();
    for entry in GAMES {
        assert!(!entry.id.is_empty() && ids.insert(entry.id), "{}", entry.id);
        for text in [entry.name, entry.rules] {
            assert!(!text.en.is_empty() && !text.pt.is_empty(), "{}", entry.id);
        }
        assert!(!entry.conventions.is_empty() && !entry.examples.is_empty(), "{}", entry.id);
        for problem in &examples(entry) {
            assert!((entry.build)(problem).is_ok(), "{problem}");
        }
    }
}

/// An option that needs another one, and what it needs, are options of the game, and what it needs is not there by default.
#[test]
fn needs_fit_their_games() {
    let mut count = 0;
    for (entry, need) in GAMES.iter().flat_map(|entry| entry.needs.iter().map(move |need| (*entry, need))) {
        let (key, value) = need.option;
        let known = match key {
            "convention" => entry.conventions.iter().skip(1).any(|convention| convention.id() == value),
            _ => entry.key(key).is_some_and(|key| key.default != value && key.read(value).is_ok()),
        };
        assert!(known, "{} has no {key}={value}", entry.id);
        let with = entry.key(need.with.0).unwrap_or_else(|| panic!("{} has no {}", entry.id, need.with.0));
        assert!(with.default != need.with.1 && with.read(need.with.1).is_ok(), "{}", entry.id);
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn heap_games_are_heaps_and_no_others() {
    for entry in GAMES {
        for problem in &examples(entry) {
            assert_eq!(as_heaps(problem).is_some(), entry.heaps.is_some(), "{problem}");
        }
    }
}

/// A number uses a convention of its game; the keys that it ranges over take numbers, and those that it sets exist. Only
/// numbers whose argument is a problem are shared by games.
#[test]
fn numbers_fit_their_games() {
    let mut names = HashSet::new();
    for (entry, info) in GAMES.iter().flat_map(|entry| entry.numbers.iter().map(move |info| (*entry, info))) {
        let shared = matches!(info.takes, Takes::Problem);
        let fresh =
            [Some(info.name), info.also].into_iter().flatten().all(|name| names.insert((name, shared)));
        assert!((fresh || shared) && !names.contains(&(info.name, !shared)), "{}", info.name);
        assert!(PLAIN_NUMBERS.iter().all(|plain| !info.is_called(plain.name)), "{}", info.name);
        assert!(entry.conventions.contains(&info.convention), "{}", info.name);
        let numeric =
            |key: &str| entry.key(key).is_some_and(|key| matches!(key.values, Values::Number { .. }));
        for (key, value) in info.keys {
            let known = entry.key(key).unwrap_or_else(|| panic!("{} sets {key}", info.name));
            assert_eq!(known.read(value).as_deref(), Ok(*value), "{} sets {key}", info.name);
        }
        let Some(range) = info.range() else { continue };
        let over_boards = matches!(range.over, Over::Board { .. });
        assert_eq!(over_boards, matches!(info.takes, Takes::Number { .. }), "{}", info.name);
        if let Over::Key(key) = range.over {
            assert!(numeric(key), "{} ranges over {key}", info.name);
        }
        if let Over::Written { key, value, .. } = range.over {
            let known = entry.key(key).unwrap_or_else(|| panic!("{} ranges over {key}", info.name));
            assert_eq!(known.read(&value(3)), Ok(value(3)), "{} ranges over {key}", info.name);
        }
        for problem in examples(entry).iter().filter(|problem| problem.start.is_empty()) {
            let (least, enough) = ((range.least)(problem), (range.enough)(problem));
            assert!(enough.is_none_or(|enough| least <= enough), "{} of {problem}", info.name);
            let defined = (info.definition)(problem);
            assert!(!matches!(defined, Some(Definition::Is(_))), "{} of {problem}", info.name);
        }
    }
}

/// Problems covered by theorems that apply to no example of the game.
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
    ("k-in-a-row-infinite", "k-in-a-row{k=8}:infinite"),
    ("strategy-stealing", "k-in-a-row{rule=maker-maker,k=3}:1x3"),
    ("strategy-stealing", "copies{rule=maker-maker,h=P4}:P4"),
    ("strategy-stealing", "dominating{rule=maker-maker}:K2"),
    ("strategy-stealing", "boxes{rule=maker-maker}:2"),
    ("strategy-stealing", "root-to-leaf{rule=maker-maker}:P3@0"),
    ("strategy-stealing", "hypergraph{rule=maker-maker}:(1 2)"),
    ("strategy-stealing", "spanning{rule=maker-maker}:K3"),
    ("strategy-stealing", "hamilton{rule=maker-maker}:K3"),
    ("strategy-stealing", "matching{rule=maker-maker}:K4"),
    ("strategy-stealing", "hull-sets{rule=maker-maker}:P3"),
    ("van-der-waerden", "progressions:9,3"),
    ("hales-jewett", "lines{rule=maker-maker}:3^3"),
    ("mirror-strategy", "k-in-a-row{rule=avoider-avoider,k=3}:3x3"),
    ("mirror-strategy", "progressions{rule=avoider-avoider}:4,3"),
    ("blocking", "lines{rule=maker-maker}:4^2"),
    ("blocking", "k-in-a-row{rule=maker-maker,k=3}:1x3"),
    ("blocking", "progressions{rule=maker-maker}:3,3"),
    ("blocking", "cliques{rule=maker-maker}:3,3"),
    ("blocking", "copies{rule=maker-maker,h=P4}:P4"),
    ("blocking", "boxes{rule=maker-maker}:3"),
    ("blocking", "root-to-leaf{rule=maker-maker}:P3@0"),
    ("blocking", "hypergraph{rule=maker-maker}:(1 2 3)"),
    ("self-dual-board", "lines:1^1"),
    ("self-dual-board", "k-in-a-row{k=1}:1x1"),
    ("self-dual-board", "progressions:1,1"),
    ("self-dual-board", "cliques:2,2"),
    ("self-dual-board", "copies{h=P2}:P2"),
    ("self-dual-board", "dominating:K1"),
    ("self-dual-board", "boxes:1"),
    ("self-dual-board", "root-to-leaf:P1@0"),
    ("self-dual-board", "hypergraph:(1 2)(1 3)(2 3)"),
    ("dual-game", "lines:1^1"),
    ("dual-game", "k-in-a-row{k=1}:1x1"),
    ("dual-game", "progressions:1,1"),
    ("dual-game", "cliques:2,2"),
    ("dual-game", "copies{h=P2}:P2"),
    ("dual-game", "dominating:K1"),
    ("dual-game", "boxes:1"),
    ("dual-game", "root-to-leaf:P1@0"),
    ("dual-game", "hypergraph:(1 2)(1 3)(2 3)"),
    ("connected-joins", "connected{k=2}:K4"),
    ("connected-scored-joins", "connected{rule=scoring}:K3"),
    ("star-on-forest", "copies{h=S3}:S5"),
    ("plane-pairing", "lines:5^2"),
    ("hex-rectangle", "hex:2x3"),
    ("cliques-counted", "cliques:50,12"),
    ("breaker-potential", "k-in-a-row{k=3}:1x3"),
    ("breaker-potential", "copies{h=P4}:P4"),
    ("breaker-pairing", "k-in-a-row{k=3}:1x3"),
    ("maker-potential", "lines:1^2"),
    ("maker-potential", "k-in-a-row{k=1}:1x1"),
    ("maker-potential", "progressions:1,1"),
    ("maker-potential", "cliques:2,2"),
    ("avoider-potential", "lines{rule=avoider-enforcer}:3^1"),
    ("colouring-chains-of-triangles", "coloring{colors=4}:sidorowicz(7)"),
    ("avoider-potential", "k-in-a-row{rule=avoider-enforcer}:1x3"),
    ("avoider-potential", "progressions{rule=avoider-enforcer}:3,3"),
    ("avoider-potential", "cliques{rule=avoider-enforcer}:3,3"),
    ("avoider-potential", "copies{rule=avoider-enforcer,h=P4}:P4"),
    ("avoider-potential", "dominating{rule=avoider-enforcer}:K4"),
    ("avoider-potential", "boxes{rule=avoider-enforcer}:3"),
    ("avoider-potential", "root-to-leaf{rule=avoider-enforcer}:P3@0"),
    ("avoider-potential", "hypergraph{rule=avoider-enforcer}:(1 2 3)"),
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
