//! Loopy nimbers of the nodes that lead to cycles.

use super::Node;
use super::label::before;
use crate::value::Loopy;

/// Gives a loopy nimber to every node of a complete graph that has no nimber.
///
/// The labels come in rounds m = 0, 1, .. (Fraenkel and Perl 1975). In round m a node without a label gets m if no
/// follower has m and every follower that has no finite label has a follower with m, to which the opponent can
/// revert; in earlier rounds the node got no label because its followers have all smaller labels. When no more nodes
/// get m, those without a follower labelled m are infinite, for their mex could only be m. A newly labelled node can
/// only affect the nodes two moves before it, so only these are examined again.
pub fn loopy_nimbers(nodes: &mut [Node]) {
    let before = before(nodes);
    let mut labels = vec![None; nodes.len()];
    let mut waiting: Vec<usize> = (0..nodes.len()).collect();
    for m in 0.. {
        let mut work = waiting.clone();
        while let Some(i) = work.pop() {
            if labels[i].is_none() && gets(nodes, &labels, i, m) {
                labels[i] = Some(Label::Finite(m));
                work.extend(before[i].iter().flat_map(|&middle| &before[middle]));
            }
        }
        for &i in &waiting {
            if labels[i].is_none() && !leads_to(nodes, &labels, i, m) {
                labels[i] = Some(Label::Infinite);
            }
        }
        waiting.retain(|&i| labels[i].is_none());
        if waiting.is_empty() {
            break;
        }
    }
    for i in (0..nodes.len()).filter(|&i| nodes[i].nimber.is_none()).collect::<Vec<_>>() {
        nodes[i].loopy = Some(match labels[i] {
            Some(Label::Finite(m)) => Loopy::Finite(m),
            _ => Loopy::Infinite(followers(nodes, i).filter_map(|to| finite(labels[to])).collect()),
        });
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Finite(u64),
    Infinite,
}

fn finite(label: Option<Label>) -> Option<u64> {
    match label {
        Some(Label::Finite(m)) => Some(m),
        _ => None,
    }
}

fn followers(nodes: &[Node], i: usize) -> impl Iterator<Item = usize> {
    nodes[i].moves.iter().map(|&(_, to)| to)
}

fn leads_to(nodes: &[Node], labels: &[Option<Label>], i: usize, m: u64) -> bool {
    followers(nodes, i).any(|to| finite(labels[to]) == Some(m))
}

/// Whether a node gets the label m: none of its followers has it, and none of them avoids it.
fn gets(nodes: &[Node], labels: &[Option<Label>], i: usize, m: u64) -> bool {
    followers(nodes, i).all(|to| match finite(labels[to]) {
        Some(label) => label != m,
        None => leads_to(nodes, labels, to, m),
    })
}
