//! Backward labelling, on any graph, with or without cycles.

use super::{Node, Outcome};
use crate::rules::{Player, Verdict};

/// The nodes from which each node is reached, once per move.
pub(super) fn before(nodes: &[Node]) -> Vec<Vec<usize>> {
    let mut before = vec![Vec::new(); nodes.len()];
    for (from, node) in nodes.iter().enumerate() {
        for &(_, to) in &node.moves {
            before[to].push(from);
        }
    }
    before
}

/// Marks nodes backwards from the ends of play (Zermelo 1913), in rounds. Ends are marked at step 0. At step t a node
/// is marked as won for its mover if a move leads to a node marked so at an earlier step; it is marked as lost if all
/// its moves lead to nodes marked as won for the other player, and as drawn if all its moves lead to marked nodes,
/// none of them won for the mover and at least one drawn. The marks are right by induction on the step, whether or
/// not the graph has cycles and whether or not it is complete.
///
/// For a node that is not drawn the step is also its remoteness: the winner moves to the marked node with the
/// least step and the loser to the one with the greatest, which are the recursions that define each.
pub fn mark(nodes: &mut [Node], ends: &[Option<Outcome>]) {
    let before = before(nodes);
    let mut unmarked: Vec<usize> = nodes.iter().map(|node| node.moves.len()).collect();
    let mut latest: Vec<usize> = (0..nodes.len()).filter(|&i| ends[i].is_some()).collect();
    for &i in &latest {
        set(&mut nodes[i], 0, ends[i].unwrap_or(Outcome::Draw));
    }
    let mut step = 0;
    while !latest.is_empty() {
        step += 1;
        let mut marked = Vec::new();
        for &to in &latest {
            for &from in &before[to] {
                unmarked[from] -= 1;
                if nodes[from].outcome.is_some() {
                    continue;
                }
                if sign_of_move(nodes, from, to) == Some(1) || unmarked[from] == 0 {
                    let outcome = best(nodes, from);
                    set(&mut nodes[from], step, outcome);
                    marked.push(from);
                }
            }
        }
        latest = marked;
    }
}

/// What a marked node that a move reaches is worth to the player who makes the move: the turn changes, unless both
/// nodes say that the same player is to move.
pub(super) fn sign_of_move(nodes: &[Node], from: usize, to: usize) -> Option<i8> {
    let sign = nodes[to].outcome?.sign();
    let again = nodes[from].next.is_some() && nodes[from].next == nodes[to].next;
    Some(if again { sign } else { -sign })
}

/// The best outcome for the mover among the marked nodes that a move reaches.
fn best(nodes: &[Node], from: usize) -> Outcome {
    let reached = nodes[from].moves.iter().filter_map(|&(_, to)| sign_of_move(nodes, from, to));
    reached.max().map_or(Outcome::Draw, Outcome::from_sign)
}

fn set(node: &mut Node, step: u32, outcome: Outcome) {
    node.step = Some(step);
    node.settle(outcome);
    node.remoteness = (outcome != Outcome::Draw).then_some(step);
}

/// The outcomes of the nodes of a complete graph that no step marks. Play between them may continue for ever, and
/// counts as `endless`. Whether a player can force at least a given result is a reachability game: if an endless play
/// is good enough for Alice, she only needs to avoid the nodes from which Bob forces a worse end; otherwise she must
/// force a good end. Both are attractors, and two thresholds (a win, at least a draw) decide every node. Where nodes do not
/// say who is to move, an endless play is a draw, and so are all these nodes: a player who avoids the marked nodes does
/// not lose, and could win only where a step would mark it.
pub fn endless(nodes: &mut [Node], ends: &[Option<Outcome>], endless: Verdict) {
    if nodes.iter().all(|node| node.outcome.is_some()) {
        return;
    }
    if nodes.iter().any(|node| node.next.is_none()) {
        let open = nodes.iter_mut().filter(|node| node.outcome.is_none());
        open.for_each(|node| node.settle(Outcome::Draw));
        return;
    }
    let before = before(nodes);
    let for_alice = |i: usize, outcome: Outcome| match nodes[i].next {
        Some(Player::Bob) => -outcome.sign(),
        _ => outcome.sign(),
    };
    let alice_forces = |least: i8| -> Vec<bool> {
        let end = |i: usize| ends[i].map(|outcome| for_alice(i, outcome) >= least);
        let ends_with = |good: bool| (0..nodes.len()).map(|i| end(i) == Some(good)).collect();
        if endless.sign_for(Player::Alice) >= least {
            attractor(nodes, &before, Player::Bob, ends_with(false)).into_iter().map(|bob| !bob).collect()
        } else {
            attractor(nodes, &before, Player::Alice, ends_with(true))
        }
    };
    let (wins, holds) = (alice_forces(1), alice_forces(0));
    for (i, node) in nodes.iter_mut().enumerate().filter(|(_, node)| node.outcome.is_none()) {
        let sign = if wins[i] { 1 } else { holds[i] as i8 - 1 };
        node.settle(Outcome::from_sign(if node.next == Some(Player::Bob) { -sign } else { sign }));
    }
}

/// The nodes from which `who` can force the play into the target.
fn attractor(nodes: &[Node], before: &[Vec<usize>], who: Player, target: Vec<bool>) -> Vec<bool> {
    let mut escapes: Vec<usize> = nodes.iter().map(|node| node.moves.len()).collect();
    let mut reached = target;
    let mut work: Vec<usize> = (0..nodes.len()).filter(|&i| reached[i]).collect();
    while let Some(to) = work.pop() {
        for &from in &before[to] {
            escapes[from] -= 1;
            if !reached[from] && (nodes[from].next == Some(who) || escapes[from] == 0) {
                reached[from] = true;
                work.push(from);
            }
        }
    }
    reached
}
