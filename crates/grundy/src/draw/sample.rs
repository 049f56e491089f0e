//! A small game graph for tests, written by hand: one nim heap of 2, Alice to move.

use crate::explore::{GameGraph, Node};
use crate::rules::{Player, Verdict};

fn node(position: &str, played: &[&str], moves: &[(&str, usize)]) -> Node {
    Node {
        position: position.to_string(),
        played: played.iter().map(|text| text.to_string()).collect(),
        next: if played.len().is_multiple_of(2) { Player::Alice } else { Player::Bob },
        moves: moves.iter().map(|&(text, to)| (text.to_string(), to)).collect(),
        expanded: true,
        step: None,
        winner: None,
        remoteness: None,
        nimber: None,
        loopy: None,
        score: None,
    }
}

/// All four nodes, labelled.
pub fn heap_of_two() -> GameGraph {
    let labelled = |node: Node, step: u32, winner: Player, nimber: u64| Node {
        step: Some(step),
        winner: Some(Verdict::Win(winner)),
        remoteness: Some(step),
        nimber: Some(nimber),
        ..node
    };
    let nodes = vec![
        labelled(node("2", &[], &[("0>0", 1), ("0>1", 2)]), 1, Player::Alice, 2),
        labelled(node("0", &["0>0"], &[]), 0, Player::Alice, 0),
        labelled(node("1", &["0>1"], &[("0>0", 3)]), 1, Player::Bob, 1),
        labelled(node("0", &["0>1", "0>0"], &[]), 0, Player::Bob, 0),
    ];
    GameGraph { nodes, root: 0, complete: true }
}

/// The root alone, its moves not followed.
pub fn unfinished() -> GameGraph {
    let root = Node { expanded: false, ..node("2", &[], &[]) };
    GameGraph { nodes: vec![root], root: 0, complete: false }
}
