//! Labels that are computed from the ends upwards: nimbers and scores.

use super::{Node, Outcome};
use crate::rules::Player;

/// The nodes from which every play ends within the graph, each after all its successors (Kahn 1962). Nodes on cycles,
/// nodes that lead to cycles and nodes that lead to unfollowed moves are omitted.
fn upwards(nodes: &[Node]) -> Vec<usize> {
    let mut before = vec![Vec::new(); nodes.len()];
    let mut waiting: Vec<usize> = nodes.iter().map(|node| node.moves.len()).collect();
    for (from, node) in nodes.iter().enumerate() {
        for &(_, to) in &node.moves {
            before[to].push(from);
        }
    }
    let mut order: Vec<usize> = (0..nodes.len()).filter(|&i| nodes[i].expanded && waiting[i] == 0).collect();
    let mut i = 0;
    while i < order.len() {
        for &from in &before[order[i]] {
            waiting[from] -= 1;
            if waiting[from] == 0 {
                order.push(from);
            }
        }
        i += 1;
    }
    order
}

/// The least natural number that is not in the list.
fn mex(mut values: Vec<u64>) -> u64 {
    values.sort_unstable();
    values.dedup();
    values.iter().zip(0..).take_while(|&(&value, i)| value == i).count() as u64
}

/// Nimbers by the mex rule. They mean nothing where a move keeps the turn.
pub fn nimbers(nodes: &mut [Node]) {
    for i in upwards(nodes) {
        let options = nodes[i].moves.iter().filter_map(|&(_, to)| nodes[to].nimber).collect();
        nodes[i].nimber = Some(mex(options));
    }
}

/// Scores by minimax. The step of a node is the round in which all its successors have a score.
pub fn scores(nodes: &mut [Node], ends: &[Option<(Outcome, i32)>], gains: &[Vec<i32>], maximiser: Player) {
    for i in upwards(nodes) {
        if let Some((_, last)) = ends[i] {
            (nodes[i].score, nodes[i].step) = (Some(last), Some(0));
            continue;
        }
        let moves = nodes[i].moves.iter().zip(&gains[i]);
        let totals = moves.filter_map(|(&(_, to), gain)| nodes[to].score.map(|score| score + gain));
        let score = if nodes[i].next == Some(maximiser) { totals.max() } else { totals.min() };
        let latest = nodes[i].moves.iter().filter_map(|&(_, to)| nodes[to].step).max();
        (nodes[i].score, nodes[i].step) = (score, latest.map(|step| step + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mex_is_the_least_missing_number() {
        assert_eq!(mex(vec![]), 0);
        assert_eq!(mex(vec![1, 2]), 0);
        assert_eq!(mex(vec![3, 0, 1, 1]), 2);
    }
}
