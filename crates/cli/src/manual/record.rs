//! What stands in the list about one game, as JSON.

use grundy::games::{Bilingual, BoardKind, Entry, Tokens, Values};
use grundy::graph::Labelled;
use serde_json::{Value, json};

pub fn record(entry: &Entry) -> Value {
    let conventions: Vec<&str> = entry.conventions.iter().map(|c| c.id()).collect();
    let keys = entry.keys.iter().map(|key| {
        json!({
            "name": key.name,
            "values": values(&key.values),
            "default": key.default,
            "help": both(&key.help),
        })
    });
    let numbers = entry.numbers.iter().map(|n| json!({"name": n.name, "help": both(&n.help)}));
    let examples = entry.examples.iter().map(|example| {
        let expect = example.expect.iter().map(|&(field, text)| (field.to_string(), value(text)));
        json!({
            "problem": example.problem,
            "expect": expect.collect::<serde_json::Map<String, Value>>(),
            "source": example.source,
        })
    });
    let complexity =
        entry.complexity.iter().map(|c| json!({"form": c.form, "known": c.known, "source": c.source}));
    json!({
        "id": entry.id,
        "name": both(&entry.name),
        "rules": both(&entry.rules),
        "conventions": conventions,
        "instance": board(entry.board),
        "keys": keys.collect::<Vec<_>>(),
        "start": entry.takes_start,
        "summable": entry.summable,
        "numbers": numbers.collect::<Vec<_>>(),
        "examples": examples.collect::<Vec<_>>(),
        "complexity": complexity.collect::<Vec<_>>(),
    })
}

fn both(text: &Bilingual) -> Value {
    json!({"en": text.en, "pt": text.pt})
}

/// The list writes values as JSON already.
fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::from(text))
}

fn values(values: &Values) -> Value {
    match values {
        Values::OneOf(names) => json!(names),
        Values::Number { least, greatest } => json!({"least": least, "greatest": greatest}),
        Values::Written { form, examples, .. } => json!({"form": form, "examples": examples}),
    }
}

fn board(board: BoardKind) -> Value {
    match board {
        BoardKind::Graph { arcs, labelled, tokens } => {
            let labels = labelled.map(|of| match of {
                Labelled::Vertices => "vertices",
                Labelled::Edges => "edges",
                Labelled::Lines => "lines",
            });
            let tokens = match tokens {
                Tokens::None => "none",
                Tokens::One => "one",
                Tokens::Several => "several",
            };
            json!({"kind": "graph", "arcs": arcs, "labels": labels, "tokens": tokens})
        }
        BoardKind::Multigraph { token } => json!({"kind": "multigraph", "token": token}),
        BoardKind::Heaps { least, most } => {
            let most = Some(most).filter(|&most| most < usize::MAX);
            json!({"kind": "heaps", "least": least, "most": most})
        }
        BoardKind::Bags => json!({"kind": "bags"}),
        BoardKind::Grid { cells } => json!({"kind": "grid", "cells": cells}),
        BoardKind::Points => json!({"kind": "points"}),
        BoardKind::Row => json!({"kind": "row"}),
        BoardKind::Stacks => json!({"kind": "stacks"}),
        BoardKind::Value => json!({"kind": "value"}),
    }
}
