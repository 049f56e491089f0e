//! Conway values: thermographs, numbers, and what `solve` and `table` say about them.

use crate::shapes::scratch;
use crate::{grundy, snapshot};
use serde_json::json;

/// {{3|1}|0}: the left wall is that of {3|1} at its mast, so both the mean and the temperature are 1.
#[test]
fn thermograph() {
    snapshot!("thermograph", grundy(&["thermograph", "value:{3|1||0}"]));
    snapshot!("thermograph-json", grundy(&["thermograph", "value:+-2", "--json"]));
    snapshot!("thermograph-unicode", grundy(&["thermograph", "value:{1|v*}", "--unicode"]));
    let impartial = grundy(&["thermograph", "nim:3,5", "--json"]).json();
    assert_eq!((&impartial["value"], &impartial["unicode"]), (&json!("*6"), &json!("∗6")));
}

/// The means of summands add up; a switch +-2 is its own negative.
#[test]
fn thermograph_of_a_sum() {
    let sum = grundy(&["thermograph", "snort:P4", "snort:P2", "--json"]).json();
    assert_eq!((&sum["problem"], &sum["mean"]), (&json!("snort:P4 + snort:P2"), &json!("0")));
    let sum = grundy(&["thermograph", "value:{3|1}", "value:^*", "--json"]).json();
    assert_eq!((&sum["value"], &sum["mean"]), (&json!("{3^*|1^*}"), &json!("2")));
    let sum = grundy(&["solve", "value:+-2", "snort:P3", "--json"]).json();
    assert_eq!(sum["value"], json!("0"));
}

#[test]
fn a_thermograph_can_be_stopped() {
    let stopped = ["thermograph", "snort:grid(4,5)", "--nodes", "50"];
    snapshot!("thermograph-stopped", grundy(&stopped));
    let run = grundy(&[&stopped[..], &["--json"]].concat());
    assert_eq!(run.code, 3);
    assert_eq!(run.json(), json!({"problem": stopped[1], "status": "stopped", "stopped_by": "nodes"}));
}

/// The numbers of the first days (Conway 1976, ch. 0).
#[test]
fn number_tree() {
    snapshot!("number-tree", grundy(&["number-tree"]));
    let record = grundy(&["number-tree", "2", "--json"]).json();
    assert_eq!(record["days"], json!([["0"], ["-1", "1"], ["-2", "-1/2", "1/2", "2"]]));
}

/// * is confused with 0 and with ^, which is above 0; a switch is confused with all between its stops.
#[test]
fn number_line() {
    snapshot!("number-line", grundy(&["number-line", "0", "*", "^", "{1|-1}", "{3|1}", "{2|^}"]));
    snapshot!("number-line-json", grundy(&["number-line", "--json", "--", "-1^", "*", "{0|0}"]));
    assert_eq!(grundy(&["number-line", "-1", "(-1^)"]).code, 0);
}

#[test]
fn pictures() {
    for (command, what) in [("thermograph", "value:+-2"), ("number-tree", "3"), ("number-line", "+-1")] {
        let file = scratch(&format!("{command}.svg"));
        let run = grundy(&[command, what, "--svg", file.to_str().unwrap(), "--lang", "pt"]);
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{command}");
        assert!(std::fs::read_to_string(&file).unwrap().contains("<svg"), "{command}");
    }
}

/// Above, below, equal to and confused with 0.
#[test]
fn the_winner_by_the_value() {
    snapshot!("solve-value", grundy(&["solve", "value:{3|1||0}", "--moves"]));
    for (value, why) in [
        ("^", "alice: the value is above 0, so Alice wins whoever starts"),
        ("v", "bob: the value is below 0, so Bob wins whoever starts"),
        ("{-1|1}", "bob: the value is 0, so whoever moves first loses"),
        ("*", "alice: the value is confused with 0, so whoever moves first wins"),
    ] {
        let run = grundy(&["solve", &format!("value:{value}")]);
        assert!(run.out.contains(&format!("  winner       {why}\n")), "{value}: {}", run.out);
    }
}

#[test]
fn comparisons() {
    snapshot!("solve-comparison", grundy(&["solve", "value:^ || *"]));
}

/// Snort on paths begins with 0, *, +-1, +-2.
#[test]
fn values_in_a_table() {
    snapshot!("table-values", grundy(&["table", "snort:P{n}", "0..5"]));
}
