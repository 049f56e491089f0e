//! Pairs of free edges, one pair for each box.

use super::{Boxes, Edges};

/// Boxes for which no pair of free edges is set aside, when each of the others has a pair of its own and no two pairs
/// share an edge. A player with such pairs answers an edge of a pair with its other edge, so that the opponent never draws
/// all edges of those boxes; an extra edge does no harm. The pairs are found by augmenting paths: a box that needs an
/// edge takes it from a neighbour, which finds another one. O(n^2) for n boxes.
pub fn unpaired(boxes: Boxes, sides: &[Edges], free: &Edges) -> Boxes {
    let mut owner: Vec<Option<usize>> = vec![None; Edges::CAPACITY];
    let mut without = Boxes::EMPTY;
    for cell in boxes.iter() {
        let before = owner.clone();
        let paired = (0..2).all(|_| {
            let mut seen = Boxes::EMPTY;
            gives_edge(cell, sides, free, &mut owner, &mut seen)
        });
        if !paired {
            owner = before;
            without.insert(cell);
        }
    }
    without
}

/// Whether the box can have one more edge, and gives it that edge.
fn gives_edge(
    cell: usize,
    sides: &[Edges],
    free: &Edges,
    owner: &mut [Option<usize>],
    seen: &mut Boxes,
) -> bool {
    seen.insert(cell);
    for e in (sides[cell] & *free).iter() {
        let may_take = match owner[e] {
            None => true,
            Some(other) if seen.contains(other) => false,
            Some(other) => gives_edge(other, sides, free, owner, seen),
        };
        if may_take {
            owner[e] = Some(cell);
            return true;
        }
    }
    false
}
