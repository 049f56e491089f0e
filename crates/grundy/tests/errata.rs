//! Every problem of docs/errata.md has the answer that is claimed there, by search and with theorems.

use grundy::ask::{Options, solve};
use serde_json::{Value, json};

const ERRATA: &str = include_str!("../../../docs/errata.md");

/// Two cops on the Petersen graph with a vertex on every edge.
const SUBDIVIDED: &str = "cops-and-robber{k=2}:{0-10 10-1 1-11 11-2 2-12 12-3 3-13 13-4 4-14 14-0 0-15 15-5 1-16 16-6 2-17 17-7 3-18 18-8 4-19 19-9 5-20 20-7 6-21 21-8 7-22 22-9 8-23 23-5 9-24 24-6}";

/// Problem, field, answer.
fn claims() -> Vec<(&'static str, &'static str, Value)> {
    vec![
        ("closed-interval{start=0}:tree(0,1,2,3,2,5)", "nimber", json!(4)),
        ("closed-interval:tree(0,1,0,3,0,5,6,7)", "winner", json!("bob")),
        ("closed-interval:tree(0,1,0,3,0,5,6,7)//6", "nimber", json!(6)),
        ("domination:C7", "winner", json!("alice")),
        ("domination:C8", "winner", json!("bob")),
        ("domination:C9", "winner", json!("bob")),
        ("domination:C10", "winner", json!("bob")),
        ("domination{convention=score,first=bob}:2P3", "score", json!(3)),
        ("domination{convention=score,first=bob}:K2", "score", json!(1)),
        ("hull{goal=avoid}:K1&C4", "nimber", json!(1)),
        ("hull{goal=avoid}:K1&C5", "nimber", json!(0)),
        ("hull{convention=misere}:K1&C4", "winner", json!("alice")),
        ("hull{convention=misere}:K1&C5", "winner", json!("bob")),
        ("kayles:P6[ABBBBA]", "class", json!("R")),
        ("kayles:P6[ABABAB]", "class", json!("N")),
        ("closed-interval{start=0}:tree(0,1,1,0,4)[AAABAB]", "class", json!("P")),
        ("closed-interval:tree(0,1,2,0,4,5,0,7,0)[CBBABBABAB]", "class", json!("N")),
        ("closed-interval{start=0}:tree(0,1,2,0,4,5,0,7,0)[CBBABBABAB]", "class", json!("P")),
        (SUBDIVIDED, "winner", json!("bob")),
        ("coloring{colors=2}:K2,2", "winner", json!("bob")),
        ("coloring{colors=2}:K3,3", "winner", json!("bob")),
        ("coloring{colors=3}:K3,3", "winner", json!("alice")),
        ("progressions:12,4//6.8.9.7", "winner", json!("bob")),
        ("copies{h=P4}:K5", "winner", json!("alice")),
        ("connected{rule=scoring}:P9", "winner", json!("alice")),
        ("connected{rule=scoring}:C11", "winner", json!("alice")),
        ("connected{rule=scoring}:P11", "winner", json!("draw")),
        ("connected{k=2}:P2", "winner", json!("bob")),
        ("connected{k=2}:P3", "winner", json!("alice")),
        ("nim:1,2,3,3,3,3", "nimber", json!(3)),
        ("nim:1,2,3,3,3", "nimber", json!(0)),
        ("cops-and-robber{k=3}:petersen", "winner", json!("alice")),
        ("nim-partizan:A,B", "class", json!("P")),
        ("value:{{10|0}|-1}", "mean", json!("0")),
        ("value:{{10|0}|-1}", "temperature", json!("1")),
        ("kayles:P6[AAAABA]", "value", json!("2*")),
        ("kayles:P6[AABAAB]", "value", json!("1")),
        ("kayles:P6[AABBAA]", "value", json!("1")),
        ("digraph:{0>1}@1", "winner", json!("bob")),
        ("digraph:{0>1}@0", "winner", json!("alice")),
        ("knights:8x8/h8", "nimber", json!(0)),
        ("knights:10x10/h8", "nimber", json!(1)),
        ("greedy-coloring{colors=2,first=bob}:C4", "winner", json!("alice")),
        ("greedy-coloring{colors=2,first=bob}:C6", "winner", json!("alice")),
        ("greedy-coloring{colors=2,first=bob}:C8", "winner", json!("alice")),
        ("greedy-coloring{colors=2,first=bob}:C10", "winner", json!("bob")),
        ("greedy-coloring{colors=2,first=bob}:C12", "winner", json!("bob")),
        ("greedy-coloring{colors=2,first=bob}:C14", "winner", json!("bob")),
        ("greedy-coloring{colors=2}:P4", "winner", json!("alice")),
        ("coloring{colors=2}:P4", "winner", json!("bob")),
        ("greedy-coloring{colors=3}:K3", "winner", json!("alice")),
        ("edge-nim:{0-1*1 1-2*1 0-3*1 3-4*1 4-5*1}@0", "winner", json!("alice")),
        ("nim:1,1", "nimber", json!(0)),
        ("nim:20,11", "nimber", json!(31)),
        ("nim:18,11", "nimber", json!(25)),
        ("digraph:{0>0 0>1 0>2 1>2}@0 + nim:1", "winner", json!("alice")),
        ("digraph:{0>0 0>1 0>2 1>2}@0 + nim:2", "winner", json!("draw")),
        ("digraph:{0>0 0>1 0>2 1>2}@0 + nim:3", "winner", json!("draw")),
        ("nim:2,10", "nimber", json!(8)),
        ("nim:10,2", "nimber", json!(8)),
        ("nim:2,11", "nimber", json!(9)),
        ("nim:10,3", "nimber", json!(9)),
    ]
}

fn answer(problem: &str, theorems: bool) -> Value {
    let mut options = Options { threads: 1, theorems, ..Options::default() };
    options.limits.memory = 1 << 20;
    serde_json::to_value(solve(problem, &options).unwrap()).unwrap()
}

#[test]
fn claims_hold() {
    for (problem, field, expected) in claims() {
        assert!(ERRATA.contains(&format!("`{problem}`")), "{problem} is not in the text");
        for theorems in [false, true] {
            assert_eq!(answer(problem, theorems)[field], expected, "{problem}: {field}");
        }
    }
}

/// The formula of a printed figure that has no such game.
const REFUSED: &str = "pos-cnf-6:(1 1 1 2 2 2)(1 2 3 4 5)";

#[test]
fn short_clauses_are_refused() {
    assert!(ERRATA.contains(&format!("`{REFUSED}`")));
    let error = solve(REFUSED, &Options::default()).unwrap_err();
    assert!(error.message.en.contains('6') && error.at > 0, "{error:?}");
}

/// Section 3.4: in each coordinate a line of the cube of side 3 is constant or rises; not all of them are constant.
#[test]
fn lines_of_the_cube_along_which_no_coordinate_falls() {
    let constants = |kinds: u32| (0..3).filter(|i| kinds / 4u32.pow(*i) % 4 < 3).count();
    let lines = (0..4u32.pow(3)).filter(|&kinds| constants(kinds) < 3);
    let by_constants = |count: usize| lines.clone().filter(|&kinds| constants(kinds) == count).count();
    assert_eq!([by_constants(2), by_constants(1), by_constants(0)], [27, 9, 1]);
    assert_eq!(lines.clone().count(), 37);
}

/// Every problem in the text is checked.
#[test]
fn every_problem_is_claimed() {
    let quoted = ERRATA.split('`').skip(1).step_by(2);
    let problems = quoted.filter(|text| text.contains(':') && !text.starts_with("grundy "));
    let elsewhere = |text: &&str| text.starts_with("geography:words") || *text == REFUSED;
    for problem in problems.filter(|text| !elsewhere(text)) {
        assert!(claims().iter().any(|claim| claim.0 == problem), "{problem} is not checked");
    }
}

/// The Brazilian states: the winning move from Bahia is Amapá.
#[test]
fn states() {
    let mut quoted = ERRATA.split('`').filter(|text| text.starts_with("geography:words"));
    let text = quoted.next().unwrap();
    assert_eq!(answer(text, true)["winner"], "alice");
    let after = |moves: &str| answer(&format!("{text}//{moves}"), false)["winner"].clone();
    let winning: Vec<usize> = (0..4).filter(|&v| after(&v.to_string()) == "alice").collect();
    assert_eq!(winning, [2]);
    let names = ["Acre", "Alagoas", "Amapa", "Amazonas"];
    let winning: Vec<&str> = names.into_iter().filter(|name| after(name) == "alice").collect();
    assert_eq!(winning, ["Amapa"]);
    for line in ["Acre.Espirito Santo", "Alagoas.Sao Paulo", "Amazonas.Sao Paulo"] {
        assert_eq!(after(&format!("Amapa.{line}")), "alice", "{line}");
    }
}
