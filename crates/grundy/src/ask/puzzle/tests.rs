//! What is dealt is a puzzle.

use super::*;
use crate::games::GAMES;

/// Every game takes most of the boards that are drawn for it, and the same draws give the same board.
#[test]
fn random_boards_can_be_read() {
    for entry in GAMES {
        let kind = &entry.board;
        let mut read = 0;
        for seed in 0..50 {
            let size = 1 + (seed % 5) as u8;
            let text = kind.random(size, &mut SplitMix64::new(seed));
            assert_eq!(text, kind.random(size, &mut SplitMix64::new(seed)));
            read += usize::from(kind.read(entry.id, &text).is_ok());
        }
        assert!(read > 40, "{}: only {read} of 50 boards can be read", entry.id);
    }
}

#[test]
fn levels_grow_with_each_count() {
    let level = |moves, remoteness, tempting| Effort { moves, remoteness, tempting }.level();
    assert_eq!(level(30, Some(1), false), 1);
    assert_eq!(level(3, Some(3), true), 1);
    assert_eq!(level(5, Some(5), true), 2);
    assert_eq!(level(12, Some(5), true), 3);
    assert_eq!(level(12, Some(5), false), 4);
    assert_eq!(level(12, Some(9), false), 5);
    assert_eq!(level(12, None, false), 5);
}

/// Kayles on P3: only the middle wins. On P2 both ends do. On P1 there is nothing to choose, and C6 is lost.
#[test]
fn a_puzzle_has_one_winning_move_and_another_move() {
    let puzzle = |text: &str| Puzzle::of(&Question::read(text).unwrap(), &Options::default()).unwrap();
    let middle = puzzle("kayles:P3").unwrap();
    assert_eq!((&middle.text[..], middle.difficulty, middle.next), ("1", 1, "alice"));
    assert_eq!(middle.moves, ["0", "1", "2"]);
    for other in ["kayles:P2", "kayles:P1", "kayles:C6", "kayles:P3//1"] {
        assert_eq!(puzzle(other), None, "{other}");
    }
}

#[test]
fn a_cancelled_deal_says_so() {
    let options = Options::default();
    options.limits.cancel.cancel();
    let dealt = deal_puzzle(&PuzzleSource::any(), Some(3), &options, 0).unwrap();
    assert_eq!((dealt.puzzle, dealt.stopped_by), (None, Some(StopReason::Cancelled)));
}
