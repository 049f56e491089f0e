//! Plays, typed from a script.

use crate::{grundy_reading, snapshot};

/// In kayles on P5 the middle vertex wins: one vertex is left on each side.
#[test]
fn a_play_to_a_win() {
    let script = "9\nmoves\nhint\n2\nundo\nundo\n2\nboard\n0\n4\n";
    let run = grundy_reading(&["play", "kayles:P5", "--search-only", "--threads", "1"], script);
    assert!(run.out.ends_with("Bob cannot move and therefore loses.\nYou win!\n"), "{}", run.out);
    snapshot!("play", run);
}

/// Bob answers each move in the other of two equal heaps, as misere nim with a heap above 1 is normal nim.
#[test]
fn the_perfect_player_wins_what_is_won() {
    let run = grundy_reading(&["play", "nim:2,2", "--threads", "1"], "0>1\n0>0\n");
    assert!(run.out.ends_with("Alice cannot move and therefore loses.\nYou lose.\n"), "{}", run.out);
}

#[test]
fn a_play_in_portuguese() {
    let run = grundy_reading(&["play", "nim:1,1", "--lang", "pt", "--threads", "1"], "dica\n7\n0>0\n");
    assert!(run.out.ends_with("Alice não pode jogar e, portanto, perde.\nVocê perdeu.\n"), "{}", run.out);
    snapshot!("play-pt", run);
}

#[test]
fn the_computer_may_start() {
    let run = grundy_reading(&["play", "nim:3,5,7", "--as", "bob", "--threads", "1"], "undo\nresign\n");
    let lines: Vec<&str> = run.out.lines().collect();
    assert!(lines.iter().any(|line| line.starts_with("Alice plays ")), "{}", run.out);
    assert!(run.out.contains("There is nothing to take back."), "{}", run.out);
    assert_eq!(lines.last(), Some(&"Bob resigns: Alice wins."));
}

#[test]
fn two_people_and_a_score() {
    let args = ["play", "domination{convention=score}:P4", "--both"];
    let run = grundy_reading(&args, "0\nundo\n1\n2\n");
    assert_eq!(run.code, 0);
    assert!(run.out.ends_with("The play is over. The score is 2.\n"), "{}", run.out);
    assert!(run.out.contains("Bob> 2\n"), "{}", run.out);
}

#[test]
fn misere_and_the_end_of_input() {
    let run = grundy_reading(&["play", "nim{convention=misere}:1,1", "--threads", "1"], "0>0\n");
    assert!(run.out.ends_with("Alice cannot move and therefore wins.\nYou win!\n"), "{}", run.out);
    let run = grundy_reading(&["play", "kayles:P9//2.7"], "");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.ends_with("Alice> \n"), "{}", run.out);
}
