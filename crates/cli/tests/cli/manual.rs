//! Everything that is made from the list of games: the manual, and every game in every command.

use crate::{grundy, snapshot};
use grundy::games::GAMES;
use std::path::Path;

#[test]
fn the_manual_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/games.md");
    let stored = std::fs::read_to_string(path).expect("docs/games.md");
    let made = grundy(&["games", "--markdown"]).out;
    assert!(stored == made, "run: cargo run -p grundy-cli -- games --markdown > docs/games.md");
}

#[test]
fn one_game_in_two_languages() {
    snapshot!("games-one", grundy(&["games", "kayles"]));
    snapshot!("games-one-pt", grundy(&["games", "kayles", "--lang", "pt"]));
}

#[test]
fn the_list_names_every_game() {
    for lang in ["en", "pt"] {
        let list = grundy(&["games", "--lang", lang]).out;
        let manual = grundy(&["games", "--markdown", "--lang", lang]).out;
        for entry in GAMES {
            assert!(list.lines().any(|line| line.starts_with(&format!("{} ", entry.id))), "{}", entry.id);
            assert!(manual.contains(&format!("\n## {}: ", entry.id)), "{}", entry.id);
        }
    }
    let json = grundy(&["games", "--json"]).json();
    assert_eq!(json.as_array().map(Vec::len), Some(GAMES.len()));
    assert_eq!(grundy(&["games", GAMES[0].id, "--json"]).json(), json[0]);
}

/// The command gives the answers that the list has for its examples.
#[test]
fn examples_have_their_answers() {
    for example in GAMES.iter().flat_map(|entry| entry.examples) {
        let answer = grundy(&["solve", example.problem, "--json"]).json();
        for (field, value) in example.expect {
            let expected: serde_json::Value = serde_json::from_str(value).expect("JSON");
            assert_eq!(answer[field], expected, "{}: {field}", example.problem);
        }
    }
}

/// The other commands take every game too.
#[test]
fn every_game_in_every_command() {
    for entry in GAMES {
        let Some(example) = entry.examples.first() else { continue };
        let problem = example.problem;
        for args in [
            vec!["games", entry.id],
            vec!["explain", problem, "--lang", "pt", "--time", "2s"],
            vec!["play", problem, "--time", "2s"],
        ] {
            let run = grundy(&args);
            assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
        }
        let run = grundy(&["tree", problem, "--most", "50"]);
        assert!([0, 3].contains(&run.code) && run.out.starts_with("#0 "), "{problem}: {}", run.err);
    }
}
