//! The closed interval and closed hull games on graphs whose blocks are cliques and cycles: forests, block
//! graphs, cacti and their mixtures.
//!
//! In such graphs the interval of a set is convex, so both games are the same; where all blocks are cliques,
//! so are shortest and induced paths. When a vertex counts as chosen, everything on a path to it from a later
//! choice does too, and the blocks below it are played apart. On a rooted tree this is von Neumann's game
//! Hackendot: take a vertex and all its ancestors (Ulehla 1980).

mod branches;
mod cycle;
pub mod shape;
#[cfg(test)]
mod tests;
mod xor_sets;

use super::Finding;
use super::plain::plain;
use crate::games::{Convexity, Problem, avoids, convexity_of};
use crate::graph::Graph;
use crate::rules::{Bilingual, Convention};
use branches::{Branches, Sum};
use cycle::Cycle;
use shape::{Block, Shape};
use xor_sets::XorSet;

/// Normal play on all these graphs, misere play on block graphs.
///
/// With goal=avoid, normal play is won by whoever wins misere play without it: there too the move that covers
/// everything loses at once, and a player makes it only when there is no other.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let plain = plain(problem)?;
    let convexity = convexity_of(problem);
    if !matches!(convexity, Convexity::Geodesic | Convexity::Monophonic) {
        return None;
    }
    let as_misere = match (plain.convention, avoids(problem)) {
        (Convention::Normal, avoid) => avoid,
        (Convention::Misere, false) => true,
        _ => return None,
    };
    let mut position = Position::new(plain.graph, &plain.start, convexity)?;
    let cycles = position.shape.blocks.iter().any(|block| block.is_cycle);
    if cycles && as_misere {
        return None;
    }
    let nimber = position.nimber()?;
    if !as_misere {
        let by = if cycles {
            Bilingual { en: "block by block: cliques and cycles", pt: "bloco a bloco: cliques e ciclos" }
        } else {
            Bilingual { en: "block by block, as Hackendot", pt: "bloco a bloco, como o Hackendot" }
        };
        return Some(Finding::nimber(nimber, by));
    }
    let by = Bilingual { en: "block by block, as misere nim", pt: "bloco a bloco, como o Nim misère" };
    let first_wins = (nimber != 0) != position.fickle;
    if plain.convention == Convention::Misere {
        return Some(Finding::winner(first_wins, by));
    }
    match first_wins && position.chosen.contains(&false) {
        true => Some(Finding::winner(true, by)),
        false => Some(Finding::nimber(0, by)),
    }
}

/// A position, and what has been computed for it.
struct Position<'a> {
    graph: &'a Graph,
    shape: Shape,
    convexity: Convexity,
    /// What counts as chosen before play.
    chosen: Vec<bool>,
    branches: Branches,
    /// What hangs below each vertex, were it chosen, and from each top in its block below.
    below: Vec<Sum>,
    in_block: Vec<Sum>,
    /// What hangs from each vertex in the block above it, were it chosen.
    above: Vec<Sum>,
    /// Whether something is chosen at or below each vertex.
    holds: Vec<bool>,
    /// Whether every part is such that all of it can be turned into single vertices hanging from chosen ones
    /// by one move, or is one.
    ///
    /// The misere rule. Call a part *fickle* if it is a single vertex hanging from a chosen one, or an unplayed
    /// component with a vertex adjacent to all others. Then the player to move wins in misere play exactly when
    /// all parts are fickle and the nimber is 0, or some part is not and it is not 0. Proof by induction. A
    /// fickle part always has a move to single vertices that changes its nimber between 0 and 1; its other
    /// moves leave one part that is not fickle, of nimber 2, and single vertices. So if all parts are fickle
    /// and the nimber is 1, every move leads to a win of the opponent, and if it is 0 there is none or one back
    /// to 1. If some part is not fickle, the players move as in normal play, unless that would turn the last
    /// such part Q into k single vertices; then Q hangs from a chosen vertex. The player who moves so chose a
    /// vertex w of Q and can have the other parity instead: by choosing a single vertex left below w, or, if
    /// there is none, the vertex above w. On the other hand, if the nimber of the whole is 0, no move does this
    /// with nimber 1 as result: Q would have nimber 1, its root u would leave branches that cancel, and k would
    /// be even. If all branches at u were single, u and any of them would be moves to 0 and 1, so that Q had
    /// nimber 2 or more; else all but the one of w are, which has nimber 1 then, and would have a move to 1.
    fickle: bool,
}

impl<'a> Position<'a> {
    fn new(graph: &'a Graph, start: &[usize], convexity: Convexity) -> Option<Position<'a>> {
        let shape = Shape::of(graph, start)?;
        let mut chosen = vec![false; graph.n()];
        start.iter().for_each(|&v| chosen[v] = true);
        let (vertices, count) = (graph.n(), shape.blocks.len());
        Some(Position {
            graph,
            shape,
            convexity,
            chosen,
            branches: Branches::new(vertices),
            below: vec![Sum::NOTHING; vertices],
            in_block: vec![Sum::NOTHING; count],
            above: vec![Sum::NOTHING; vertices],
            holds: vec![false; vertices],
            fickle: true,
        })
    }

    /// The most edges of a covered arc in a cycle of this length that is not covered whole.
    fn reach(&self, length: usize) -> usize {
        if self.convexity == Convexity::Monophonic { 1 } else { (length - 1) / 2 }
    }

    /// The nimber of the whole position, as the sum of its components.
    fn nimber(&mut self) -> Option<u64> {
        let components = std::mem::take(&mut self.shape.components);
        let mut nimber = 0;
        for component in &components {
            self.look_down(component)?;
            nimber ^= match self.chosen[component[0]] {
                true => self.started(component)?,
                false => self.unplayed(component)?,
            };
        }
        Some(nimber as u64)
    }

    /// Finds what hangs below every vertex, from the leaves up.
    fn look_down(&mut self, component: &[usize]) -> Option<()> {
        for &v in component.iter().rev() {
            let mut sum = Sum::NOTHING;
            for j in 0..self.shape.below[v].len() {
                let b = self.shape.below[v][j];
                let here = self.top_chosen(b)?;
                self.in_block[b] = here;
                sum = self.branches.add(sum, here)?;
            }
            self.below[v] = sum;
        }
        Some(())
    }

    /// A block whose top is chosen. In a clique each other vertex is played apart.
    fn top_chosen(&mut self, b: usize) -> Option<Sum> {
        let Block { vertices, is_cycle } = &self.shape.blocks[b];
        let hanging: Vec<Sum> = vertices.iter().map(|&v| self.below[v]).collect();
        if *is_cycle {
            let reach = self.reach(vertices.len());
            return Cycle::new(&hanging, reach, true, &mut self.branches)?.from(0, &mut self.branches);
        }
        let mut sum = Sum::NOTHING;
        for &rest in &hanging[1..] {
            let branch = self.branches.hang(rest)?;
            sum = self.branches.add(sum, branch)?;
        }
        Some(sum)
    }

    /// A component without chosen vertices: the first move may choose any, so its nimber is the least that is
    /// not that of the component with one vertex chosen. What hangs from each vertex on the side of the root
    /// is found from the root down.
    fn unplayed(&mut self, component: &[usize]) -> Option<u32> {
        let universal = component.iter().any(|&v| self.graph.degree(v) + 1 == component.len());
        self.fickle &= universal;
        let mut options = vec![false; component.len() + 2];
        for &v in component {
            let blocks: Vec<Sum> = self.shape.below[v].iter().map(|&b| self.in_block[b]).collect();
            let nimber = blocks.iter().fold(self.above[v].nimber, |nimber, sum| nimber ^ sum.nimber);
            if let Some(seen) = options.get_mut(nimber as usize) {
                *seen = true;
            }
            let after = self.branches.sums_onward(blocks.get(1..).unwrap_or(&[]))?;
            let mut before = self.above[v];
            for (j, &block) in blocks.iter().enumerate() {
                self.enter_block(self.shape.below[v][j], before, after[j])?;
                if j + 1 < blocks.len() {
                    before = self.branches.add(before, block)?;
                }
            }
        }
        options.iter().position(|seen| !seen).map(|nimber| nimber as u32)
    }

    /// What hangs from each vertex of a block except its top, in the block and beyond. From the top hang two sums,
    /// outside the block. Of a leaf only the nimber is kept, since no move leads on from there.
    fn enter_block(&mut self, b: usize, before: Sum, after: Sum) -> Option<()> {
        let Block { vertices, is_cycle } = &self.shape.blocks[b];
        let vertices = vertices.clone();
        let leaves = vertices[1..].iter().all(|&v| self.shape.below[v].is_empty());
        let mark = self.branches.sets.mark();
        let mut hanging: Vec<Sum> = vertices.iter().map(|&v| self.below[v]).collect();
        hanging[0] = self.branches.add(before, after)?;
        if *is_cycle {
            let reach = self.reach(vertices.len());
            let cycle = Cycle::new(&hanging, reach, false, &mut self.branches)?;
            for (i, &v) in vertices.iter().enumerate().skip(1) {
                self.above[v] = match leaves {
                    true => Sum { nimber: cycle.nimber(i, 0), steps: XorSet::EMPTY },
                    false => cycle.from(i, &mut self.branches)?,
                };
            }
        } else {
            for sum in &mut hanging {
                *sum = self.branches.hang(*sum)?;
            }
            let after = self.branches.sums_onward(hanging.get(2..).unwrap_or(&[]))?;
            let mut before = hanging[0];
            for (i, &v) in vertices.iter().enumerate().skip(1) {
                self.above[v] = self.branches.add(before, after[i - 1])?;
                if i + 1 < vertices.len() {
                    before = self.branches.add(before, hanging[i])?;
                }
            }
        }
        if leaves {
            vertices[1..].iter().for_each(|&v| self.above[v].steps = XorSet::EMPTY);
            self.branches.sets.rewind(mark);
        }
        Some(())
    }

    /// A component with chosen vertices, the root among them. What lies between them counts as chosen, and the
    /// blocks that it meets are played apart, each as far as it is not covered.
    fn started(&mut self, component: &[usize]) -> Option<u32> {
        for &v in component.iter().rev() {
            let below = self.shape.below[v].iter();
            let mut lower = below.flat_map(|&b| &self.shape.blocks[b].vertices[1..]);
            self.holds[v] = self.chosen[v] || lower.any(|&u| self.holds[u]);
        }
        let mut nimber = 0;
        for &v in component {
            if !self.chosen[v] {
                continue;
            }
            for j in 0..self.shape.below[v].len() {
                nimber ^= self.partly_covered(self.shape.below[v][j])?;
            }
        }
        Some(nimber)
    }

    /// The nimber of a block whose top counts as chosen, with all that hangs from its uncovered vertices. Marks
    /// what is covered as chosen.
    fn partly_covered(&mut self, b: usize) -> Option<u32> {
        let Block { vertices, is_cycle } = &self.shape.blocks[b];
        let held: Vec<usize> = (0..vertices.len()).filter(|&i| i == 0 || self.holds[vertices[i]]).collect();
        let (start, arc) = covering_arc(&held, vertices.len());
        let reach = self.reach(vertices.len());
        let mut nimber = 0;
        let covered: Vec<usize> = match *is_cycle {
            false => held.iter().map(|&i| vertices[i]).collect(),
            true if arc > reach => vertices.clone(),
            true => (start..=start + arc).map(|i| vertices[i % vertices.len()]).collect(),
        };
        if *is_cycle && arc <= reach {
            let hanging: Vec<Sum> = vertices.iter().map(|&v| self.below[v]).collect();
            nimber = Cycle::new(&hanging, reach, true, &mut self.branches)?.nimber(start, arc);
        }
        covered.iter().for_each(|&v| self.chosen[v] = true);
        if !self.shape.blocks[b].is_cycle {
            for i in 1..self.shape.blocks[b].vertices.len() {
                let v = self.shape.blocks[b].vertices[i];
                if !self.chosen[v] {
                    self.fickle &= self.shape.below[v].is_empty();
                    nimber ^= self.branches.hang(self.below[v])?.nimber;
                }
            }
        }
        Some(nimber)
    }
}

/// The shortest arc that holds these places of a cycle, given ascending: its start and its number of edges. It
/// is what the longest gap leaves.
fn covering_arc(held: &[usize], length: usize) -> (usize, usize) {
    let gap = |i: usize| (held[(i + 1) % held.len()] + length - held[i] - 1) % length + 1;
    let widest = (0..held.len()).max_by_key(|&i| gap(i)).unwrap_or(0);
    (held[(widest + 1) % held.len()], length - gap(widest))
}
