//! Laws that hold for every game of the registry, against an oracle that shares no code with the library. A new game
//! in the registry is tested here without any change, once the oracle can play it.

use crate::cases::*;
use crate::naive::boards::{self, Dice};
use crate::naive::{Alice, Bob, Case, Misere, Normal, Oracle};
use grundy::ask::Options;
use grundy::games::{BoardKind, Entry, GraphKind, Order, Tokens};
use grundy::graph::Labelled;
use grundy::solve::Switches;
use serde_json::Value;

const PARTS: usize = 4;

/// How many boards with keys are drawn for a game that has too many values of keys to try them all.
const DRAWN: usize = 100;

/// Every field of the answer, for every convention, key, starter and some modifiers, on every graph with at
/// most 4 vertices and some with 5 and 6.
fn answers(part: usize) {
    let mut report = Report::default();
    for entry in share(part, PARTS) {
        let mut dice = Dice::new(part as u64 + 1);
        let boards = boards_for(entry, 4, &mut dice);
        for (keys, board) in combinations(entry, &boards, DRAWN, &mut dice) {
            for kind in 0..KINDS {
                // Every convention of the plain game, one of the modified one.
                let mut all = conventions_with(entry, &keys);
                if kind > 1 {
                    all = vec![*dice.pick(&all)];
                }
                for convention in all {
                    let case = variant(entry, &board, &keys, kind, &mut dice);
                    check(&case.with(|c| c.convention = convention), &mut report);
                }
            }
        }
    }
    report.finish(1000);
}

fn check(case: &Case, report: &mut Report) {
    let (text, expected) = (case.text(), Oracle::new(case).answer());
    report.check(&text, &FIELDS, &expected, &answer(&text, &everything()));
}

#[test]
fn answers_agree_with_the_oracle_1() {
    answers(0);
}

#[test]
fn answers_agree_with_the_oracle_2() {
    answers(1);
}

#[test]
fn answers_agree_with_the_oracle_3() {
    answers(2);
}

#[test]
fn answers_agree_with_the_oracle_4() {
    answers(3);
}

/// Every digraph on 3 vertices and samples on 4 and 5, for the games that take arcs.
#[test]
fn answers_on_digraphs_agree_with_the_oracle() {
    let mut report = Report::default();
    let mut dice = Dice::new(11);
    for entry in all_games() {
        let BoardKind::Graph(GraphKind { arcs: true, tokens, .. }) = entry.board else { continue };
        let mut boards = boards::digraphs(3);
        boards.extend((0..150).map(|i| boards::random_mixed(4 + i % 2, &mut dice)));
        boards = boards.iter().flat_map(|board| with_tokens(board, tokens, &mut dice)).collect();
        for board in &boards {
            for keys in all_keys(entry) {
                let (kind, convention) = (dice.below(KINDS), *dice.pick(&conventions_with(entry, &keys)));
                let case = variant(entry, board, &keys, kind, &mut dice);
                check(&case.with(|c| c.convention = convention), &mut report);
            }
        }
    }
    report.finish(1000);
}

/// Graphs with 6 and 7 vertices, most of them sparse: large enough for positions to be confused in a table.
#[test]
fn answers_on_larger_graphs_agree_with_the_oracle() {
    let mut report = Report::default();
    let mut dice = Dice::new(12);
    for entry in all_games() {
        if !matches!(entry.board, BoardKind::Graph(_)) {
            continue;
        }
        let mut all = boards::symmetric();
        let count = if is_positional(entry) { 60 } else { 200 };
        all.extend((0..count).map(|i| boards::random_graph(6 + i % 2, &mut dice)));
        for board in all {
            let Some(board) = playable_board(entry, &board, &mut dice) else { continue };
            check(&random_case(entry, &[board], &mut dice), &mut report);
        }
    }
    report.finish(400);
}

/// Graphs that theorems cover.
const FAMILIES: [&str; 48] = [
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
    "P6",
    "P7",
    "P8",
    "C3",
    "C4",
    "C5",
    "C6",
    "C7",
    "C8",
    "K1",
    "K3",
    "K5",
    "S3",
    "S5",
    "W4",
    "W5",
    "W6",
    "Q2",
    "Q3",
    "K2,3",
    "K3,3",
    "K2,2,2",
    "grid(2,3)",
    "grid(3,3)",
    "grid(2,4)",
    "caterpillar(4)",
    "crown(3)",
    "fan(4)",
    "fan2(4)",
    "bintree(2)",
    "tree(0,0,0,3,4)",
    "tree(0,0,1,1,2,2)",
    "2P3",
    "P3+C4",
    "3K2",
    "~C6",
    "~P5",
    "K1&C5",
    "~K2&C4",
    "P3&K2",
    "K3+K3",
    "cactus(7)",
    "bowling(4)",
];

/// Those that have many edges.
const DENSE: [&str; 10] =
    ["K5", "W5", "W6", "Q3", "K2,2,2", "grid(3,3)", "grid(2,4)", "fan2(4)", "K1&C5", "~K2&C4"];

/// The vertices that a game asks for after a graph; none if the game cannot be played on it or the graph is too large.
fn named_vertices(entry: &Entry, graph: &str, tokens: Tokens, round: usize) -> Option<String> {
    let one_vertex = graph.ends_with('1');
    if is_positional(entry) && DENSE.contains(&graph) {
        return None;
    }
    let is_tree = ["P", "S", "tree(", "bintree(", "caterpillar("].iter().any(|name| graph.starts_with(name));
    match (entry.id, tokens) {
        ("shannon", _) => (!one_vertex).then(|| "@0;1".to_string()),
        ("root-to-leaf", _) if !is_tree || graph.contains(['+', '&']) => None,
        (_, Tokens::None) => Some(String::new()),
        _ if one_vertex && round % 2 == 1 => None,
        _ => Some(format!("@{}", round % 2)),
    }
}

/// On the families that theorems cover, theorems and search agree.
#[test]
fn theorems_hold_on_families() {
    let mut report = Report::default();
    let mut dice = Dice::new(24);
    for entry in all_games() {
        let BoardKind::Graph(GraphKind { tokens, labelled, .. }) = entry.board else { continue };
        let mut all = vec![Vec::new()];
        // Guarded vertices and protected edges must be in the graph.
        let placed = |key: &(&str, String)| ["guard", "protected"].contains(&key.0);
        all.extend(all_keys(entry).into_iter().filter(|keys| !keys.iter().any(placed)));
        let rounds = if is_positional(entry) { 6 } else { 20 };
        for graph in FAMILIES {
            for round in 0..rounds {
                let drawn = dice.pick(&all).clone();
                let mut keys: Vec<String> =
                    drawn.iter().map(|(key, value)| format!("{key}={value}")).collect();
                keys.push(format!("convention={}", dice.pick(&conventions_with(entry, &drawn)).id()));
                let offers = is_positional(entry) && keys.iter().any(|key| key == "rule=waiter-client");
                if matches!(entry.order, Order::Free) && !offers {
                    keys.push(format!("first={}", dice.pick(&["alice", "bob"])));
                }
                let vertices = labelled == Some(Labelled::Vertices) && !is_positional(entry);
                if round >= 6 && entry.start.is_some() && vertices {
                    keys.push("start=0".to_string());
                }
                let Some(token) = named_vertices(entry, graph, tokens, round) else { continue };
                let text = format!("{}{{{}}}:{graph}{token}", entry.id, keys.join(","));
                let asked = Options { wants: None, ..everything() };
                let searched = answer(&text, &Options { theorems: false, ..asked.clone() });
                report.check(&text, &INVARIANTS, &searched, &answer(&text, &asked));
            }
        }
    }
    for heaps in ["1", "5", "2,3", "1,1,1", "2,2,1", "3,4,5", "1,2,3", "5,5", "0,7", "6,1,1", "2,2,2,2"] {
        for convention in ["normal", "misere"] {
            let text = format!("nim{{convention={convention}}}:{heaps}");
            let searched = answer(&text, &Options { theorems: false, ..everything() });
            report.check(&text, &FIELDS, &searched, &answer(&text, &everything()));
        }
    }
    report.finish(3000);
}

/// `count` random cases of every game, through `law`.
fn sampled(seed: u64, count: usize, law: impl Fn(&Case, &mut Dice, &mut Report)) {
    let mut report = Report::default();
    let mut dice = Dice::new(seed);
    let games = all_games();
    for &entry in &games {
        let boards = boards_for(entry, 4, &mut dice);
        for _ in 0..count {
            let case = random_case(entry, &boards, &mut dice);
            law(&case, &mut dice, &mut report);
        }
    }
    report.finish(count * games.len());
}

/// Theorems, parts, shared table entries and pruning change how an answer is found, never the answer.
#[test]
fn switches_change_nothing() {
    sampled(21, 60, |case, _, report| {
        let text = case.text();
        let all_on = answer(&text, &everything());
        let all = Switches::ALL;
        for (theorems, switches) in [
            (false, Switches::NONE),
            (false, all),
            (true, Switches { parts: false, ..all }),
            (true, Switches { symmetry: false, ..all }),
            (true, Switches { pruning: false, ..all }),
        ] {
            let options = Options { theorems, switches, ..everything() };
            report.check(&text, &FIELDS, &answer(&text, &options), &all_on);
        }
    });
}

/// The same with larger boards, to which more theorems apply; without an oracle, so boards may be larger.
#[test]
fn switches_change_nothing_on_larger_graphs() {
    let mut report = Report::default();
    let mut dice = Dice::new(22);
    for entry in all_games() {
        if !matches!(entry.board, BoardKind::Graph(_)) {
            continue;
        }
        for i in 0..20 {
            let board = boards::random_graph(7 + i % 2, &mut dice);
            let Some(board) = playable_board(entry, &board, &mut dice) else { continue };
            let text = random_case(entry, &[board], &mut dice).text();
            let searched = Options { theorems: false, switches: Switches::NONE, ..everything() };
            let (searched, got) = (answer(&text, &searched), answer(&text, &everything()));
            report.check(&text, &FIELDS, &searched, &got);
        }
    }
    report.finish(100);
}

/// Asking for more fields does not change the others: the default fields against all fields.
#[test]
fn wants_change_nothing() {
    sampled(23, 60, |case, _, report| {
        let text = case.text();
        let (few, all) = (answer(&text, &Options::default()), answer(&text, &everything()));
        for field in INVARIANTS {
            if !few[field].is_null() {
                report.check(&text, &[field], &few, &all);
            }
        }
        let first = if case.convention == crate::naive::Score { "score" } else { "winner" };
        if few[first].is_null() {
            report.fault(format!("{text}: {first} is not answered by default"));
        }
        report.check(&text, &[], &few, &all);
    });
}

/// Names of vertices do not matter.
#[test]
fn relabelling_changes_nothing() {
    sampled(31, 80, |case, dice, report| {
        let (text, other) = (case.text(), renamed(case, dice).text());
        let (expected, got) = (answer(&text, &everything()), answer(&other, &everything()));
        report.check(&format!("{text} as {other}"), &INVARIANTS, &expected, &got);
    });
}

/// The number of threads changes nothing but nodes, seconds and the engine's report of them.
#[test]
fn threads_change_nothing() {
    sampled(41, 40, |case, _, report| {
        let text = case.text();
        let mut one = answer(&text, &everything());
        strip(&mut one);
        for threads in [2, 4] {
            let mut several = answer(&text, &Options { threads, ..everything() });
            strip(&mut several);
            if one != several {
                report.fault(format!("{text}: {threads} threads: expected {one}, got {several}"));
            }
        }
        report.check(&text, &[], &Value::Null, &Value::Null);
    });
}

/// Drops the fields that may differ from run to run.
fn strip(answer: &mut Value) {
    let fields = answer.as_object_mut().unwrap();
    for field in ["nodes", "seconds", "engine"] {
        fields.remove(field);
    }
}

/// The canonical text names the same problem, and is its own canonical text.
#[test]
fn texts_round_trip() {
    sampled(51, 100, |case, _, report| {
        let text = case.text();
        let mut once = answer(&text, &everything());
        let canonical = once["problem"].as_str().unwrap().to_string();
        let mut again = answer(&canonical, &everything());
        strip(&mut once);
        strip(&mut again);
        if once != again {
            report.fault(format!("{text}: as {canonical}: expected {once}, got {again}"));
        }
        report.check(&text, &[], &Value::Null, &Value::Null);
    });
}

/// Sums of two or three problems, of the same and of different games.
#[test]
fn sums_agree_with_the_oracle() {
    let mut report = Report::default();
    let mut dice = Dice::new(61);
    let games = all_games();
    for round in 0..6000 {
        let convention = if round % 2 == 0 { Normal } else { Misere };
        let same = *dice.pick(&games);
        let count = if round % 8 == 0 { 3 } else { 2 };
        let pick = |dice: &mut Dice| if round % 4 < 2 { same } else { *dice.pick(&games) };
        let summands: Option<Vec<Case>> =
            (0..count).map(|_| summand(pick(&mut dice), convention, &mut dice)).collect();
        let Some(mut summands) = summands else { continue };
        let first = if dice.coin() { Alice } else { Bob };
        summands.iter_mut().for_each(|case| case.first = first);
        let texts: Vec<String> = summands.iter().map(Case::text).collect();
        let text = texts.join(" + ");
        let expected = Oracle::sum(&summands).answer();
        report.check(&text, &FIELDS, &expected, &answer(&text, &everything()));
    }
    report.finish(1000);
}

/// Games that end by completing a line may not be summands, and score games may not be summed.
#[test]
fn sums_that_make_no_sense_are_refused() {
    for entry in all_games().into_iter().filter(|entry| !entry.summable) {
        let text = entry.examples[0].problem;
        assert!(grundy::ask::solve(&format!("{text} + {text}"), &everything()).is_err(), "{text} + {text}");
    }
    for text in [
        "kayles{convention=score}:P3 + kayles{convention=score}:P3",
        "kayles:P3 + kayles{convention=misere}:P3",
        "kayles:P3 + kayles{first=bob}:P3",
    ] {
        assert!(grundy::ask::solve(text, &everything()).is_err(), "{text}");
    }
}

/// A problem with some moves played is the position after them.
#[test]
fn positions_in_mid_play_agree_with_the_oracle() {
    sampled(71, 120, |case, dice, report| {
        let mut oracle = Oracle::new(case);
        let mut case = case.clone();
        for _ in 0..1 + dice.below(3) {
            let legal = oracle.legal();
            if legal.is_empty() {
                break;
            }
            let text = dice.pick(&legal).clone();
            oracle.play(&text);
            case.played.push(text);
        }
        let text = case.text();
        report.check(&text, &FIELDS, &oracle.answer(), &answer(&text, &everything()));
    });
}

/// The examples of the registry are true.
#[test]
fn examples_hold() {
    let mut report = Report::default();
    for entry in all_games() {
        for example in entry.examples {
            let got = answer(example.problem, &Options::default());
            for (field, value) in example.expect {
                let expected: Value = serde_json::from_str(value).unwrap();
                if got[field] != expected {
                    let source = example.source;
                    report.fault(format!(
                        "{}: {field}: {source}: {expected}, got {}",
                        example.problem, got[field]
                    ));
                }
            }
            report.check(example.problem, &[], &Value::Null, &Value::Null);
        }
    }
    report.finish(25);
}

/// Every game of the registry can be played by the oracle, and its entry has what tests and manuals need.
#[test]
fn the_registry_is_complete() {
    let mut ids: Vec<&str> = all_games().iter().map(|entry| entry.id).collect();
    ids.sort();
    ids.dedup();
    let games = grundy::games::GAMES.len() - PUZZLES.len();
    assert_eq!(ids.len(), games, "two games share an id");
    for entry in all_games() {
        assert!(!entry.examples.is_empty(), "{} has no example", entry.id);
        for text in [entry.name.en, entry.name.pt, entry.rules.en, entry.rules.pt] {
            assert!(!text.is_empty(), "{} lacks a name or its rules in one language", entry.id);
        }
        for key in entry.keys {
            assert!(!key.help.en.is_empty() && !key.help.pt.is_empty(), "{} {}", entry.id, key.name);
        }
    }
}
