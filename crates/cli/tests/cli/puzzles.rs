//! `grundy puzzle`, and `grundy graph --games`.

use crate::grundy;
use serde_json::{Value, json};

#[test]
fn a_puzzle_does_not_spoil_itself() {
    let args = ["puzzle", "kayles", "--difficulty", "2", "--seed", "5"];
    let json = grundy(&[&args[..], &["--json"]].concat()).json();
    let described = grundy(&args);
    assert_eq!(described.code, 0, "{}", described.err);
    assert!(described.out.contains("Exactly one move wins: which one?"), "{}", described.out);
    assert!(!described.out.contains("solution"), "{}", described.out);
    let solved = grundy(&[&args[..], &["--solution"]].concat());
    let solution = format!("  solution     {}\n", json["move"].as_str().unwrap());
    assert!(solved.out.contains(&solution), "{}", solved.out);
    assert_eq!(solved.out.replace(&solution, ""), described.out);
}

/// What is printed can be checked with `solve --moves`: exactly one move wins.
#[test]
fn puzzles_can_be_checked_with_solve() {
    for game in ["nim", "hex", "col", "coloring", "cops-and-robber"] {
        let puzzle = grundy(&["puzzle", game, "--seed", "1", "--json"]).json();
        let problem = puzzle["problem"].as_str().unwrap();
        let answer = grundy(&["solve", problem, "--want", "winner,moves", "--json"]).json();
        assert_eq!(answer["best"], json!([puzzle["move"]]), "{problem}");
        let moves: Vec<&Value> = answer["moves"].as_array().unwrap().iter().map(|m| &m["move"]).collect();
        assert_eq!(moves, puzzle["moves"].as_array().unwrap().iter().collect::<Vec<_>>(), "{problem}");
        assert!((1..=5).contains(&puzzle["difficulty"].as_u64().unwrap()));
    }
}

#[test]
fn sheets_seeds_and_languages() {
    let sheet = ["puzzle", "nim", "--count", "3", "--seed", "4", "--json"];
    let run = grundy(&sheet);
    assert_eq!((run.code, run.out.lines().count()), (0, 3));
    assert_eq!(grundy(&sheet).out, run.out);
    let second = grundy(&["puzzle", "nim", "--seed", "5", "--json"]).out;
    assert_eq!(run.out.lines().nth(1), second.lines().next());
    let described = grundy(&["--lang", "pt", "puzzle", "kayles:grid(3,4)", "--seed", "1"]).out;
    assert!(described.starts_with("kayles:grid(3,4)"), "{described}");
    assert!(
        described.contains("Exatamente uma jogada vence: qual?") && described.contains("dificuldade"),
        "{described}"
    );
}

#[test]
fn wrong_requests_and_missing_puzzles_say_what_to_do() {
    let wrong = |args: &[&str], says: &str| {
        let run = grundy(args);
        assert_eq!((run.code, &run.out[..]), (2, ""), "{args:?}");
        assert!(run.err.contains(says), "{}", run.err);
    };
    wrong(&["puzzle", "kayls"], "did you mean kayles?");
    wrong(&["puzzle", "kayles", "--difficulty", "6"], "6 is not in 1..=5");
    wrong(&["puzzle", "domination{convention=score}:C6"], "no move wins");
    wrong(&["puzzle", "kayles:Q"], "at 8");
    let none = grundy(&["puzzle", "nim:1"]);
    assert_eq!((none.code, &none.out[..]), (3, ""));
    assert!(none.err.contains("no position with exactly one winning move"), "{}", none.err);
    let stopped = grundy(&["puzzle", "kayles", "--time", "0"]);
    assert_eq!(stopped.code, 3);
    assert!(stopped.err.contains("stopped by time"), "{}", stopped.err);
}

fn row<'a>(rows: &'a Value, field: &str, name: &str) -> &'a Value {
    rows.as_array().unwrap().iter().find(|row| row[field] == name).unwrap_or_else(|| panic!("no row {name}"))
}

/// The rows say what `solve` and `number` say one by one.
#[test]
fn the_table_of_a_graph() {
    let table = grundy(&["graph", "C5", "--games", "--json"]).json();
    assert_eq!(table["graph"], "C5");
    let kayles = row(&table["games"], "game", "kayles");
    let solved = grundy(&["solve", "kayles:C5", "--json"]).json();
    for field in ["problem", "winner", "nimber", "status"] {
        assert_eq!(kayles[field], solved[field], "{field}");
    }
    for (name, argument) in [("chi_g", "C5"), ("alpha_g", "C5"), ("alpha", "C5"), ("cop", "C5")] {
        let number = grundy(&["number", name, argument, "--json"]).json();
        assert_eq!(row(&table["numbers"], "number_name", name)["number"], number["number"], "{name}");
    }
    let rooted = row(&table["games"], "game", "geography");
    assert_eq!((&rooted["problem"], &rooted["note"]), (&json!("geography:C5@0"), &json!("at vertex 0")));
    let tree = row(&table["games"], "game", "root-to-leaf");
    assert_eq!((&tree["problem"], &tree["winner"]), (&Value::Null, &Value::Null));
    assert!(tree["note"].is_string());
}

#[test]
fn the_table_is_described_in_both_languages_and_within_its_time() {
    let run = grundy(&["graph", "P4", "--games"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.starts_with("P4\n  game"), "{}", run.out);
    let run = grundy(&["--lang", "pt", "graph", "grid(7,7)", "--games", "--time", "1ms"]);
    assert_eq!(run.code, 3);
    assert!(run.out.contains("interrompido pelo limite de tempo"), "{}", run.out);
    let wrong = grundy(&["graph", "C4+", "--games"]);
    assert_eq!((wrong.code, &wrong.out[..]), (2, ""));
}
