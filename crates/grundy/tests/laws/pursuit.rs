//! Games of pursuit in every variant, on all small connected graphs: the engines against plain retrograde analysis.

use crate::cases::{Report, answer};
use crate::naive::{Board, Case, Oracle, pursuit};
use grundy::ask::{Options, Wants, number, solve};
use grundy::graph::catalogue::connected_graphs;
use grundy::solve::{Limits, StopReason};
use serde_json::Value;
use std::collections::HashSet;

/// Every connected graph with 1 to `most` vertices.
fn boards(most: usize) -> Vec<Board> {
    let graphs = (1..=most).flat_map(connected_graphs);
    graphs.map(|graph| Board::graph(graph.n(), &graph.simple_edges())).collect()
}

fn options() -> Options {
    let wants = Wants { winner: true, remoteness: true, ..Wants::default() };
    Options { wants: Some(wants), threads: 1, ..Options::default() }
}

fn check(case: &Case, report: &mut Report) {
    let (text, expected) = (case.text(), Oracle::new(case).answer());
    report.check(&text, &["winner", "remoteness"], &expected, &answer(&text, &options()));
}

/// One variant after the other, with one cop and with two.
fn every_variant(most: usize, k: &str) {
    let mut report = Report::default();
    for keys in pursuit::all_keys("cops-and-robber").into_iter().filter(|keys| keys[0].1 == k) {
        for board in boards(most) {
            let mut case = Case::new("cops-and-robber", board).with(|c| c.keys = keys.clone());
            pursuit::fit(&mut case);
            check(&case, &mut report);
        }
    }
    report.finish(31 * 11);
}

#[test]
fn one_cop_in_every_variant() {
    every_variant(6, "1");
}

#[test]
fn two_cops_in_every_variant() {
    every_variant(6, "2");
}

/// Two cops on larger graphs, plainly, where capture times are longer.
#[test]
fn two_cops_on_graphs_with_six_vertices() {
    let mut report = Report::default();
    for board in boards(6) {
        check(&Case::new("cops-and-robber", board).with(|c| c.keys = vec![("k", "2".into())]), &mut report);
    }
    report.finish(143);
}

/// The capture time is the number of turns of the cops after the placement.
#[test]
fn capture_times_agree_with_plain_search() {
    for board in boards(5) {
        let times: Vec<Option<i64>> = (1..=2)
            .map(|k: usize| {
                let case = Case::new("cops-and-robber", board.clone());
                let found = Oracle::new(&case.with(|c| c.keys = vec![("k", k.to_string())])).answer();
                // Two moves to place everyone; then every other move is the cops'.
                let moves = found["remoteness"].as_i64().filter(|_| found["winner"] == "alice");
                moves.map(|moves| (moves - 1) / 2)
            })
            .collect();
        let case = Case::new("cops-and-robber", board).text();
        let graph = case.split_once(':').unwrap().1;
        let time = |name: &str| number(name, graph, &options()).unwrap().number;
        assert_eq!([time("capture_time{k=1}"), time("capture_time{k=2}")], times[..], "{graph}");
        assert_eq!(time("capture_time"), times.iter().find_map(|time| *time), "{graph}");
    }
}

/// The winner plays the quickest of the winning moves that answers list, the loser everything that is legal: the
/// winner stays the same, and a capture comes as soon as was said. Gives the number of positions.
fn strategy_holds(case: &Case) -> usize {
    let wants = Wants { winner: true, remoteness: true, moves: true, ..Wants::default() };
    let options = Options { wants: Some(wants), threads: 1, ..Options::default() };
    let (mut met, mut work, mut winner) = (HashSet::new(), vec![(Vec::new(), None)], None);
    while let Some((played, remoteness)) = work.pop() {
        let case = case.clone().with(|c| c.played.clone_from(&played));
        let oracle = Oracle::new(&case);
        if !met.insert((oracle.place(), remoteness)) {
            continue;
        }
        let (text, legal) = (case.text(), oracle.legal());
        let found = answer(&text, &options);
        let winner = winner.get_or_insert_with(|| found["winner"].clone());
        assert_eq!(found["winner"], *winner, "{text}");
        if let Some(said) = remoteness {
            assert!(found["remoteness"].as_u64().is_some_and(|plies| plies <= said), "{text}: {said}");
        }
        let time = |m: &Value| m["remoteness"].as_u64();
        let moves = found["moves"].as_array().unwrap();
        let chosen =
            moves.iter().filter(|m| m["winner"] == *winner).min_by_key(|m| time(m).unwrap_or(u64::MAX));
        let replies: Vec<String> = match chosen {
            Some(m) if oracle.place().1.id() == *winner => vec![m["move"].as_str().unwrap().to_string()],
            _ => legal,
        };
        let left = found["remoteness"].as_u64().map(|plies| plies.saturating_sub(1));
        work.extend(replies.into_iter().map(|reply| ([&played[..], &[reply]].concat(), left)));
    }
    met.len()
}

/// Plays the listed moves of every variant with k cops on all connected graphs with at most `most` vertices.
fn every_strategy_holds(k: &str, most: usize) {
    let mut positions = 0;
    for board in boards(most) {
        for keys in pursuit::all_keys("cops-and-robber").into_iter().filter(|keys| keys[0].1 == k) {
            let mut case = Case::new("cops-and-robber", board.clone()).with(|c| c.keys = keys);
            pursuit::fit(&mut case);
            positions += strategy_holds(&case);
        }
    }
    assert!(positions > 1000, "{positions}");
}

#[test]
fn moves_of_one_cop_win_against_all_replies() {
    every_strategy_holds("1", 5);
}

#[test]
fn moves_of_two_cops_win_against_all_replies() {
    every_strategy_holds("2", 5);
}

#[test]
fn marks_are_cleared_in_time_against_all_replies() {
    for board in boards(5) {
        let Board::Graph { n, edges, .. } = board else { continue };
        for (home, k) in (0..n).flat_map(|home| (1..=2).map(move |k| (home, k))) {
            let board = Board::Graph { n, edges: edges.clone(), tokens: vec![home] };
            let case = Case::new("surveillance", board).with(|c| c.keys = vec![("k", k.to_string())]);
            strategy_holds(&case);
        }
    }
}

#[test]
fn rabbits_are_hunted_alike() {
    let mut report = Report::default();
    for board in boards(6) {
        for k in 1..=2 {
            let case =
                Case::new("hunter-rabbit", board.clone()).with(|c| c.keys = vec![("k", k.to_string())]);
            check(&case, &mut report);
        }
    }
    report.finish(2 * 143);
}

#[test]
fn fugitives_are_watched_alike() {
    let mut report = Report::default();
    for board in boards(6) {
        let Board::Graph { n, edges, .. } = board else { continue };
        for (home, k) in (0..n).flat_map(|home| (1..=2).map(move |k| (home, k))) {
            let board = Board::Graph { n, edges: edges.clone(), tokens: vec![home] };
            check(
                &Case::new("surveillance", board).with(|c| c.keys = vec![("k", k.to_string())]),
                &mut report,
            );
        }
    }
    report.finish(1000);
}

/// The shots that an answer lists, played by the oracle, leave the rabbit no place.
#[test]
fn listed_shots_catch_the_rabbit() {
    for (graph, k) in
        [("P7", 1), ("S4", 1), ("C7", 2), ("K4", 3), ("P7", 2), ("C4", 3), ("tree(0,0,0,1,2,3,4,5)", 2)]
    {
        let text = format!("hunter-rabbit{{k={k}}}:{graph}");
        let found = solve(&text, &options()).unwrap();
        let engine = found.engine.to_string();
        let shots: Vec<&str> = engine.split_once("shots: ").unwrap().1.split(", ").collect();
        assert_eq!(found.remoteness, Some(shots.len() as u32), "{text}");
        let mut oracle = Oracle::new(&crate::naive::read_case(&text).unwrap());
        for shot in shots {
            let legal = oracle.legal().into_iter().find(|legal| legal == shot).expect(shot);
            oracle.play(&legal);
        }
        assert!(oracle.legal().is_empty(), "{text}");
    }
}

/// Threads change nothing.
#[test]
fn two_threads_agree_with_one() {
    for text in ["cops-and-robber{k=2}:grid(10,10)", "cops-and-robber{k=3}:gnm(40,60,1)"] {
        let [one, two] = [1, 2].map(|threads| {
            let found = solve(text, &Options { threads, ..options() }).unwrap();
            (found.winner, found.remoteness)
        });
        assert_eq!(one, two, "{text}");
        assert!(one.0.is_some());
    }
}

/// What does not fit says how much it needs, before it begins.
#[test]
fn too_little_memory_is_said_at_once() {
    let limits = Limits { memory: 1 << 20, ..Limits::default() };
    let found = solve("cops-and-robber{k=3}:gnm(100,1000,7)", &Options { limits, ..options() }).unwrap();
    assert_eq!(found.stopped_by, Some(StopReason::Memory));
    assert_eq!((found.winner, found.nodes), (None, 0));
    let described = found.engine.to_string();
    assert!(described.contains("it would take 2") && described.contains("at most 8"), "{described}");
}
