//! The method of potentials: Bob claims what counts most for Alice's sets.

use crate::boards::{Board, in_a_row, progressions, walks};
use crate::sampled::{PLAYS, breaker_holds, owned, reason};
use grundy::graph::families::grid;
use grundy::hypergraph::{Hypergraph, best_element};

/// Tests the strategy where the criterion gives the board to Bob.
fn holds(board: &Board) {
    let (winner, engine) = reason(&board.text);
    assert!(
        winner == "bob" && engine.starts_with("the Erdős-Selfridge criterion"),
        "{}: {engine}",
        board.text
    );
    let family = Hypergraph::new(board.names.len(), board.sets.clone());
    for play in 0..PLAYS {
        let kept = breaker_holds(board, play, |claims, _, dice| {
            let left = family.residual(&owned(&claims.alice), &owned(&claims.bob));
            best_element(&left).or_else(|| claims.any(dice))
        });
        assert!(kept, "{}: play {play}", board.text);
    }
}

#[test]
fn potentials_keep_their_winner() {
    for board in [progressions(9, 4), progressions(20, 6), progressions(40, 9)] {
        holds(&board);
    }
    for board in [in_a_row(5, 5, 5), in_a_row(6, 6, 6), in_a_row(7, 7, 7)] {
        holds(&board);
    }
    holds(&walks("copies{h=C6}:grid(2,4)", &grid(2, 4), 6, true));
}
