//! Kayles on cographs.

use crate::graph::Graph;
use crate::graph::classes::{CotreeNode, cotree};
use std::collections::BTreeSet;

/// The nimbers of a position's options, and its own.
#[derive(Default)]
struct Node {
    options: BTreeSet<u64>,
    nimber: u64,
}

impl Node {
    fn new(options: BTreeSet<u64>) -> Node {
        let nimber = (0..).find(|value| !options.contains(value)).unwrap_or_default();
        Node { options, nimber }
    }
}

/// The nimber of kayles on a cograph, by its cotree (Bodlaender and Kratsch 2002). In a union the parts are
/// played apart: a move replaces the nimber of one part in the exclusive or of all. In a join a move in one
/// part kills the others, so the options are those of the parts, unchanged. It is therefore enough to keep the
/// nimbers of the options of every node. On the complement, unions and joins change places. A position with
/// nimber g has more than g options, so the sets are small; O(n s) for sets of size s.
pub fn nimber(graph: &Graph, complement: bool) -> Option<u64> {
    if graph.n() == 0 {
        return Some(0);
    }
    let cotree = cotree(graph)?;
    let mut nodes: Vec<Node> = Vec::with_capacity(cotree.nodes.len());
    for node in &cotree.nodes {
        let made = match node {
            CotreeNode::Leaf(_) => Node::new(BTreeSet::from([0])),
            CotreeNode::Union(below) if !complement => union(&mut nodes, below),
            CotreeNode::Join(below) if complement => union(&mut nodes, below),
            CotreeNode::Union(below) | CotreeNode::Join(below) => join(&mut nodes, below),
        };
        nodes.push(made);
    }
    nodes.last().map(|root| root.nimber)
}

fn union(nodes: &mut [Node], below: &[usize]) -> Node {
    let sum = below.iter().fold(0, |sum, &child| sum ^ nodes[child].nimber);
    let mut options = BTreeSet::new();
    for &child in below {
        let part = std::mem::take(&mut nodes[child]);
        options.extend(part.options.iter().map(|option| option ^ part.nimber ^ sum));
    }
    Node::new(options)
}

fn join(nodes: &mut [Node], below: &[usize]) -> Node {
    let mut options = BTreeSet::new();
    for &child in below {
        let mut part = std::mem::take(&mut nodes[child]).options;
        if part.len() > options.len() {
            std::mem::swap(&mut part, &mut options);
        }
        options.extend(part);
    }
    Node::new(options)
}
