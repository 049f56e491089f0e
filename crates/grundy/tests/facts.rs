//! Facts of the literature, each with its source: the program must agree with all of them. Where a source is
//! wrong in print, `printed` says what it claims and `expect` what is true.

use grundy::ask::{Options, solve};
use grundy::games::GAMES;
use grundy::rules::Player;
use serde_json::Value;

/// The problem whose score is a game number.
fn number_problem(name: &str, graph: &str) -> String {
    for entry in GAMES {
        for number in entry.numbers {
            if number.name == name || number.aliases.contains(&name) {
                let first = if number.first == Player::Bob { ",first=bob" } else { "" };
                return format!("{}{{convention=score{first}}}:{graph}", entry.id);
            }
        }
    }
    panic!("no game has the number {name}")
}

/// Checks the facts `part`, `part` + `parts`, ..; gives how many fields were checked and how many not.
fn check(part: usize, parts: usize) -> (usize, usize) {
    let facts: Vec<Value> = serde_json::from_str(include_str!("data/facts.json")).unwrap();
    let (mut checked, mut skipped) = (0, 0);
    let mut faults = Vec::new();
    for fact in facts.iter().skip(part).step_by(parts) {
        let number = fact.get("number_name").map(|name| name.as_str().unwrap());
        let text = match number {
            Some(name) => number_problem(name, fact["graph"].as_str().unwrap()),
            None => fact["problem"].as_str().unwrap().to_string(),
        };
        let answer = match solve(&text, &Options::default()) {
            Ok(answer) => serde_json::to_value(answer).unwrap(),
            Err(error) => {
                faults.push(format!("{text}: refused: {error}"));
                continue;
            }
        };
        for (field, expected) in fact["expect"].as_object().unwrap() {
            let got = if number.is_some() { &answer["score"] } else { &answer[field] };
            let of_values = ["value", "mean", "temperature", "heat"].contains(&field.as_str());
            if of_values && got.is_null() {
                skipped += 1;
            } else {
                checked += 1;
                if got != expected {
                    faults.push(format!("{text}: {field} is {got}, but {}: {expected}", fact["source"]));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    println!("{checked} fields checked, {skipped} not (canonical values)");
    (checked, skipped)
}

#[test]
fn facts_hold_1() {
    assert!(check(0, 2).0 >= 350);
}

#[test]
fn facts_hold_2() {
    assert!(check(1, 2).0 >= 350);
}
