//! Heap games on the command line: sequences, quotients, wrong codes.

use crate::grundy;
use serde_json::json;

#[test]
fn sequences_as_text_and_data() {
    let family = "octal{code=0.77}:{n}";
    let run = grundy(&["table", family, "0..100000"]);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("period 12, pre-period 71") && run.out.contains("checked for 71 <= n < 156"));
    assert!(run.out.contains("sparse space: a nimber is rare if"), "{}", run.out.len());
    let run = grundy(&["table", family, "0..3", "--csv"]);
    assert_eq!(run.out.lines().count(), 5);
    let table = grundy(&["table", family, "70..72", "--json"]).json();
    assert_eq!(table["rows"][1]["answer"]["nimber"], json!(7));
    assert_eq!((&table["period"]["length"], &table["period"]["from"]), (&json!(12), &json!(71)));
    assert_eq!(table["sparse_space"]["last_rare"], json!(70));
}

#[test]
fn quotients_are_printed() {
    let run = grundy(&["quotient", "octal{code=0.33}:4"]);
    assert_eq!(run.code, 0);
    for part in ["misere quotient of all heaps: 6 elements", "a^2 = 1, b^3 = b", "P-portion", "a b^2"] {
        assert!(run.out.contains(part), "{part}: {}", run.out);
    }
    let answer = grundy(&["quotient", "octal{code=0.75}:5", "--json"]).json();
    assert_eq!((&answer["order"], &answer["status"]), (&json!(8), &json!("solved")));
    let run = grundy(&["quotient", "octal{code=0.07}:5", "--order", "20"]);
    assert_eq!(run.code, 3);
    assert!(run.err.contains("more than 20 elements"), "{}", run.err);
    assert_eq!(grundy(&["quotient", "octal{code=0.8}:5"]).code, 2);
}

#[test]
fn stopped_sequences_end_with_code_3() {
    let run = grundy(&["solve", "octal{code=0.6}:1000000000000", "--time", "300ms"]);
    assert_eq!(run.code, 3);
    assert!(run.out.contains("nimbers of 0.6 up to "), "{}", run.out);
    let run = grundy(&["table", "octal{code=0.6}:{n}", "0..100000000", "--time", "300ms"]);
    assert_eq!(run.code, 3);
}
