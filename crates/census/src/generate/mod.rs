//! All graphs of a class on n vertices, each once up to isomorphism.
//!
//! Orderly generation by canonical construction paths (McKay 1998): a graph grows by one vertex at a time, and a larger
//! graph is kept only if the new vertex is its canonical one (up to automorphisms), so that each graph comes from one
//! parent only; of new vertices whose neighbourhoods an automorphism of the parent maps onto each other, one is tried.
//! Two equal graphs would come from equal parents by equal neighbourhoods, so nothing comes twice and no graph is
//! remembered. What grows from a parent depends on the parent alone: parts of a class can be made anywhere.

mod certificate;
mod class;
mod small;

pub use class::{CLASSES, Class, ClassInfo};
pub use small::{MOST, Small};

use certificate::is_canonical;
use grundy::graph::symmetry::Symmetry;
use small::bits;
use std::collections::HashSet;

/// Calls `found` with every graph of the class that grows from a parent; it returns false to stop.
pub fn descend(class: &Class, parent: &Small, found: &mut dyn FnMut(&Small) -> bool) -> bool {
    if parent.n() == class.n {
        return !class.is_complete(parent) || found(parent);
    }
    let mut goes_on = true;
    children(class, parent, &mut |child| {
        goes_on = goes_on && descend(class, child, found);
        goes_on
    });
    goes_on
}

/// The graphs of the class with one more vertex whose parent is this one.
fn children(class: &Class, parent: &Small, found: &mut dyn FnMut(&Small) -> bool) {
    let generators = Symmetry::of(&parent.graph(), &[]).generators;
    let mut seen = HashSet::new();
    let v = parent.n();
    for neighbours in neighbourhoods(class, parent) {
        if !generators.is_empty() && !seen.insert(neighbours) {
            continue;
        }
        mark_orbit(neighbours, &generators, &mut seen);
        let child = parent.extended(neighbours);
        let others = child.all();
        let removable = |u: usize| !class.connected() || child.is_connected_on(others & !(1 << u));
        if is_canonical(&child, v, removable) && class.may_hold(&child) && !found(&child) {
            return;
        }
    }
}

/// The sets that a new vertex may have as neighbours, before symmetry.
fn neighbourhoods(class: &Class, parent: &Small) -> Vec<u32> {
    let open = class.open_vertices(parent);
    let mut sets = Vec::new();
    let mut stack = vec![(0u32, open)];
    while let Some((chosen, left)) = stack.pop() {
        if chosen != 0 || !class.connected() {
            sets.push(chosen);
        }
        if chosen.count_ones() == class.most_neighbours() {
            continue;
        }
        for u in bits(left) {
            let blocked = if class.girth() > 3 { parent.rows()[u] } else { 0 };
            let later = left & !((2u32 << u) - 1) & !blocked;
            stack.push((chosen | 1 << u, later));
        }
    }
    sets
}

/// Adds the images of a set under a group.
fn mark_orbit(set: u32, generators: &[Vec<usize>], seen: &mut HashSet<u32>) {
    let mut stack = vec![set];
    while let Some(set) = stack.pop() {
        for generator in generators {
            let image = bits(set).fold(0, |image, v| image | 1 << generator[v]);
            if seen.insert(image) {
                stack.push(image);
            }
        }
    }
}

/// About how many parts there should be, and between which bounds the graphs of a part should be: those of a small class
/// are few, so that all processors work, and no part is so large that losing it matters.
const PARTS: f64 = 500.0;
const PART: (f64, f64) = (100.0, 2000.0);

/// The levels are walked until there are this many parents, and until few enough graphs grow from each.
const ENOUGH_PARENTS: usize = 4000;
const FEW: f64 = 20_000.0;

/// No more parents are held than this.
const MOST_PARENTS: usize = 1 << 20;

/// The parents from which a class grows, in parts. How many graphs grow from the parents is
/// estimated from the growth so far.
pub fn parts(class: &Class) -> Vec<Vec<Small>> {
    let mut level = vec![Small::ONE];
    let mut growth = 1.0f64;
    let expected = |level: &[Small], growth: f64| {
        let steps = level.first().map_or(0, |one| class.n - one.n());
        growth.max(1.0).powi(steps as i32)
    };
    while level.first().is_some_and(|one| one.n() + 1 < class.n) {
        let enough = level.len() >= ENOUGH_PARENTS && expected(&level, growth) <= FEW;
        if enough || level.len() as f64 * growth.max(1.0) > MOST_PARENTS as f64 {
            break;
        }
        let mut next = Vec::new();
        level.iter().for_each(|parent| {
            children(class, parent, &mut |child| {
                next.push(*child);
                true
            })
        });
        growth = next.len() as f64 / level.len() as f64;
        level = next;
    }
    let graphs = level.len() as f64 * expected(&level, growth);
    let count =
        (graphs / (graphs / PARTS).clamp(PART.0, PART.1)).ceil().clamp(1.0, level.len().max(1) as f64);
    let size = (level.len() as f64 / count).ceil().max(1.0) as usize;
    level.chunks(size).map(<[Small]>::to_vec).collect()
}

/// Calls `found` with every graph of the class; it returns false to stop.
pub fn all(class: &Class, found: &mut dyn FnMut(&Small) -> bool) {
    descend(class, &Small::ONE, found);
}

#[cfg(test)]
mod tests;
