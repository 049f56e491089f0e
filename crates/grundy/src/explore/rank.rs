//! Ranks in games that may be endless.

use super::Node;

/// Gives every node of a complete graph its rank, straight from the definition (thesis on impartial games ch. 6, after
/// Siegel 2013). SG_0 is 0 at the ends and infinite elsewhere. SG_{n+1} of a node is the mex m of the SG_n of its
/// followers, provided that each follower whose SG_n is above m has itself a follower whose SG_n is m, and otherwise
/// infinite. The rank is the least n for which SG_n is finite; P_n are the nodes for which SG_n is 0.
pub fn ranks(nodes: &mut [Node]) {
    let mut values: Vec<Option<u64>> =
        nodes.iter().map(|node| if node.moves.is_empty() { Some(0) } else { None }).collect();
    for rank in 0.. {
        for (node, value) in nodes.iter_mut().zip(&values) {
            node.rank = node.rank.or(value.map(|_| rank));
        }
        let next: Vec<Option<u64>> = (0..nodes.len()).map(|i| later(nodes, &values, i)).collect();
        if next == values {
            break;
        }
        values = next;
    }
}

fn later(nodes: &[Node], values: &[Option<u64>], i: usize) -> Option<u64> {
    let followers = |i: usize| nodes[i].moves.iter().map(|&(_, to)| to);
    let mex = (0..).find(|&m| followers(i).all(|to| values[to] != Some(m)))?;
    let reverts = |to: usize| followers(to).any(|back| values[back] == Some(mex));
    let settled = |to: usize| values[to].is_some_and(|value| value < mex) || reverts(to);
    followers(i).all(settled).then_some(mex)
}
