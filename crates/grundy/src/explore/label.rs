//! Backward labelling, on any graph, with or without cycles.

use super::Node;
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
pub fn mark(nodes: &mut [Node], ends: &[Option<Verdict>]) {
    let before = before(nodes);
    let mut unmarked: Vec<usize> = nodes.iter().map(|node| node.moves.len()).collect();
    let mut latest: Vec<usize> = (0..nodes.len()).filter(|&i| ends[i].is_some()).collect();
    for &i in &latest {
        set(&mut nodes[i], 0, ends[i].unwrap_or(Verdict::Draw));
    }
    let mut step = 0;
    while !latest.is_empty() {
        step += 1;
        let mut marked = Vec::new();
        for &to in &latest {
            for &from in &before[to] {
                unmarked[from] -= 1;
                if nodes[from].winner.is_some() {
                    continue;
                }
                let won = Verdict::Win(nodes[from].next);
                if nodes[to].winner == Some(won) || unmarked[from] == 0 {
                    let verdict = best(nodes, from);
                    set(&mut nodes[from], step, verdict);
                    marked.push(from);
                }
            }
        }
        latest = marked;
    }
}

/// The best verdict for the mover among the marked nodes that a move reaches.
fn best(nodes: &[Node], from: usize) -> Verdict {
    let mover = nodes[from].next;
    let reached = nodes[from].moves.iter().filter_map(|&(_, to)| nodes[to].winner);
    reached.max_by_key(|verdict| verdict.sign_for(mover)).unwrap_or(Verdict::Draw)
}

fn set(node: &mut Node, step: u32, verdict: Verdict) {
    node.step = Some(step);
    node.winner = Some(verdict);
    node.remoteness = (verdict != Verdict::Draw).then_some(step);
}

/// The winners of the nodes of a complete graph that no step marks. Play between them may continue for ever, and
/// counts as `endless`. Whether a player can force at least a given result is a reachability game: if an endless play
/// is good enough for Alice, she only needs to avoid the nodes from which Bob forces a worse end; otherwise she must
/// force a good end. Both are attractors, and two thresholds (a win, at least a draw) decide every node.
pub fn endless(nodes: &mut [Node], ends: &[Option<Verdict>], endless: Verdict) {
    if nodes.iter().all(|node| node.winner.is_some()) {
        return;
    }
    let before = before(nodes);
    let alice_forces = |least: i8| -> Vec<bool> {
        let good = |verdict: Verdict| verdict.sign_for(Player::Alice) >= least;
        if good(endless) {
            let bad: Vec<bool> = ends.iter().map(|end| end.is_some_and(|verdict| !good(verdict))).collect();
            attractor(nodes, &before, Player::Bob, bad).into_iter().map(|bob| !bob).collect()
        } else {
            attractor(nodes, &before, Player::Alice, ends.iter().map(|end| end.is_some_and(good)).collect())
        }
    };
    let (wins, holds) = (alice_forces(1), alice_forces(0));
    for (i, node) in nodes.iter_mut().enumerate().filter(|(_, node)| node.winner.is_none()) {
        let sign = if wins[i] { 1 } else { holds[i] as i8 - 1 };
        node.winner = Some(Verdict::from_sign(sign, Player::Alice));
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
            if !reached[from] && (nodes[from].next == who || escapes[from] == 0) {
                reached[from] = true;
                work.push(from);
            }
        }
    }
    reached
}
