//! Every problem of docs/errata.md has the answer that is claimed there, by search and with theorems.

use grundy::ask::{Options, solve};
use serde_json::{Value, json};

const ERRATA: &str = include_str!("../../../docs/errata.md");

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

/// Every problem in the text is checked.
#[test]
fn every_problem_is_claimed() {
    let quoted = ERRATA.split('`').skip(1).step_by(2);
    let problems = quoted.filter(|text| text.contains(':') && !text.starts_with("grundy "));
    for problem in problems.filter(|text| !text.starts_with("geography:words")) {
        assert!(claims().iter().any(|claim| claim.0 == problem), "{problem} is not checked");
    }
}

/// The Brazilian states: the winning move from Bahia is Amapá.
#[test]
fn states() {
    let mut quoted = ERRATA.split('`').filter(|text| text.starts_with("geography:words"));
    let text = quoted.next().unwrap();
    assert_eq!(answer(text, true)["winner"], "alice");
    let after = |v: usize| answer(&format!("{text}//{v}"), false)["winner"].clone();
    let winning: Vec<usize> = (0..4).filter(|&v| after(v) == "alice").collect();
    assert_eq!(winning, [2]);
}
