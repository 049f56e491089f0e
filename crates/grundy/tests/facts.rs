//! Facts of the literature, each with its source: the program must agree with all of them. Where a source is
//! wrong in print, `printed` says what it claims and `expect` what is true.

use grundy::ask::{Options, number, solve};
use serde_json::Value;

/// More positions than any of the facts needs.
const MOST_NODES: u64 = 1_000_000;

/// Checks the facts `part`, `part` + `parts`, ..; returns how many fields were checked.
fn check(part: usize, parts: usize) -> usize {
    let facts: Vec<Value> = serde_json::from_str(include_str!("data/facts.json")).unwrap();
    let mut checked = 0;
    let mut faults = Vec::new();
    let mut options = Options { threads: 1, ..Options::default() };
    options.limits.nodes = Some(MOST_NODES);
    options.limits.memory = 256 << 20;
    for fact in facts.iter().skip(part).step_by(parts) {
        let text = fact["problem"].as_str().unwrap();
        let answered = match fact.get("number_name") {
            None => solve(text, &options).map(|answer| serde_json::to_value(answer).unwrap()),
            Some(name) => number(name.as_str().unwrap(), fact["graph"].as_str().unwrap(), &options)
                .map(|answer| serde_json::to_value(answer).unwrap()),
        };
        let answer = match answered {
            Ok(answer) => answer,
            Err(error) => {
                faults.push(format!("{text}: refused: {error}"));
                continue;
            }
        };
        if answer["status"] == "stopped" {
            faults.push(format!("{text}: not solved within {MOST_NODES} positions"));
            continue;
        }
        for (field, expected) in fact["expect"].as_object().unwrap() {
            let got = &answer[field];
            checked += 1;
            if got != expected {
                faults.push(format!("{text}: {field} is {got}, but {}: {expected}", fact["source"]));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    checked
}

#[test]
fn facts_hold_1() {
    assert!(check(0, 2) >= 400);
}

#[test]
fn facts_hold_2() {
    assert!(check(1, 2) >= 400);
}
