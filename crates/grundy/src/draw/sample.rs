//! A small game graph for tests, written by hand: one nim heap of 2.

use crate::explore::{GameGraph, Node, Outcome};
use crate::rules::Player;

fn node(position: &str, played: &[&str], moves: &[(&str, usize)], next: Option<Player>) -> Node {
    let played = played.iter().map(|text| text.to_string()).collect();
    Node {
        moves: moves.iter().map(|&(text, to)| (text.to_string(), to)).collect(),
        expanded: true,
        ..Node::new(position.to_string(), played, next)
    }
}

fn labelled(mut node: Node, step: u32, outcome: Outcome, nimber: u64) -> Node {
    node.settle(outcome);
    Node { step: Some(step), remoteness: Some(step), nimber: Some(nimber), ..node }
}

fn graph(nodes: Vec<Node>, complete: bool) -> GameGraph {
    GameGraph { nodes, roots: vec![0], complete, folded: 0 }
}

/// Each position once, labelled.
pub fn heap_of_two() -> GameGraph {
    let nodes = vec![
        labelled(node("2", &[], &[("0>0", 1), ("0>1", 2)], None), 1, Outcome::Winning, 2),
        labelled(node("0", &["0>0"], &[], None), 0, Outcome::Losing, 0),
        labelled(node("1", &["0>1"], &[("0>0", 1)], None), 1, Outcome::Winning, 1),
    ];
    graph(nodes, true)
}

/// The same with a node for each player to move.
pub fn heap_with_turns() -> GameGraph {
    let (alice, bob) = (Some(Player::Alice), Some(Player::Bob));
    let nodes = vec![
        labelled(node("2", &[], &[("0>0", 1), ("0>1", 2)], alice), 1, Outcome::Winning, 2),
        labelled(node("0", &["0>0"], &[], bob), 0, Outcome::Losing, 0),
        labelled(node("1", &["0>1"], &[("0>0", 3)], bob), 1, Outcome::Winning, 1),
        labelled(node("0", &["0>1", "0>0"], &[], alice), 0, Outcome::Losing, 0),
    ];
    graph(nodes, true)
}

/// The root alone, its moves not followed.
pub fn unfinished() -> GameGraph {
    let root = Node { expanded: false, ..node("2", &[], &[], None) };
    graph(vec![root], false)
}
