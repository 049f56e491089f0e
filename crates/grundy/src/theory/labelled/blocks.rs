//! The closed interval and closed hull games with labels on graphs whose blocks are cliques, such as forests.
//!
//! As for nimbers, choosing a vertex also chooses what lies between it and those chosen before, and the
//! branches at a chosen vertex are played apart, also those of one clique. So a branch is a vertex with sums
//! hanging from it.
//!
//! These games are absorbing: choosing v leads from a state s to the join of s and v, and is legal if that is
//! not s. In every absorbing game G^L <= G + x for each option of Left and each number x > 0. Proof: let Right
//! move second on G(s v) - G(s) - x, where v is Left's. She answers w in G(s v) by w in -G(s), which is legal
//! there; she answers w in -G(s) by w in G(s v) if it is legal there; both lead to the same with s w in place
//! of s, or to -x if v has become idle. If w is idle at s v, then s v w = s v, and v in -G(s w), if need be,
//! makes all cancel but -x. A move in -x leaves another negative number, and v in -G(s) makes the rest cancel.
//! So the left stop of G is at most its right stop plus x: absorbing games, labelled domination among them, are
//! never hot.
//!
//! If no vertex is labelled C and if vertices of A and of B never lead from a state to the same one, then G^L <
//! G < G^R and all values are numbers: the same answers do with x = 0, v in -G(s w) is always legal, and Right
//! moving first begins with v in -G(s). This is so here, since different vertices lead to different states.
//! Then each player has one best change and the work is linear.

use super::super::closed::shape::Shape;
use super::partizan::{Partizan, partizan, value_of_moves};
use super::sum::{Sum, all_but_each};
use crate::games::{Convexity, Problem, avoids, convexity_of};
use crate::graph::Label;
use crate::value::{Calculator, Failure, Value};

/// Most vertices if some are labelled C. Even if all values are nimbers it takes seconds then, on paths.
const MOST_WITH_C: usize = 1000;

pub fn apply(problem: &Problem, calculator: &mut Calculator<'_>) -> Result<Option<Value>, Failure> {
    let Some(partizan) = partizan(problem) else { return Ok(None) };
    let fits = matches!(convexity_of(problem), Convexity::Geodesic | Convexity::Monophonic);
    let too_many = partizan.graph.n() > MOST_WITH_C && partizan.labels.contains(&Label::C);
    if !fits || avoids(problem) || too_many {
        return Ok(None);
    }
    let Some(shape) = Shape::of(partizan.graph, &partizan.start) else { return Ok(None) };
    if shape.blocks.iter().any(|block| block.is_cycle) {
        return Ok(None);
    }
    let nothing = vec![Sum::nothing(); partizan.graph.n()];
    let (below, branch, above) = (nothing.clone(), nothing.clone(), nothing);
    Position { partizan, shape, below, branch, above, calculator }.value().map(Some)
}

struct Position<'a, 'c, 's> {
    partizan: Partizan<'a>,
    shape: Shape,
    /// What hangs below each vertex, were it chosen.
    below: Vec<Sum>,
    /// The branch at each vertex with all below it, were the top of the block above it chosen.
    branch: Vec<Sum>,
    /// What hangs from each vertex in the block above it, were it chosen.
    above: Vec<Sum>,
    calculator: &'c mut Calculator<'s>,
}

impl Position<'_, '_, '_> {
    /// The sum of the components.
    fn value(mut self) -> Result<Value, Failure> {
        let mut total = Value::ZERO;
        for component in std::mem::take(&mut self.shape.components) {
            self.look_down(&component)?;
            let value = match self.partizan.start.binary_search(&component[0]) {
                Ok(_) => self.started(&component)?,
                Err(_) => self.unplayed(&component)?,
            };
            total = self.calculator.sum(total, value)?;
        }
        Ok(total)
    }

    /// The vertices one block below a vertex.
    fn next_below(&self, v: usize) -> Vec<usize> {
        let blocks = self.shape.below[v].iter();
        blocks.flat_map(|&b| &self.shape.blocks[b].vertices[1..]).copied().collect()
    }

    /// Finds what hangs below every vertex, from the leaves up.
    fn look_down(&mut self, component: &[usize]) -> Result<(), Failure> {
        for &v in component.iter().rev() {
            let mut sum = Sum::nothing();
            for u in self.next_below(v) {
                sum.add(&self.branch[u], self.calculator)?;
            }
            self.branch[v] = sum.hang(self.partizan.labels[v], self.calculator)?;
            self.below[v] = sum;
        }
        Ok(())
    }

    /// A component whose root is chosen. A vertex counts as chosen if one at or below it is; the branches at
    /// the other vertices next to such are played apart.
    fn started(&mut self, component: &[usize]) -> Result<Value, Failure> {
        let mut holds = vec![false; self.below.len()];
        for &v in component.iter().rev() {
            let chosen = self.partizan.start.binary_search(&v).is_ok();
            holds[v] = chosen || self.next_below(v).iter().any(|&u| holds[u]);
        }
        let mut total = Value::ZERO;
        for &v in component.iter().filter(|&&v| holds[v]) {
            for u in self.next_below(v).into_iter().filter(|&u| !holds[u]) {
                total = self.calculator.sum(total, self.branch[u].value)?;
            }
        }
        Ok(total)
    }

    /// A component without chosen vertices: the first move chooses any and leaves all branches at it. Those on
    /// the side of the root are found from the root down.
    fn unplayed(&mut self, component: &[usize]) -> Result<Value, Failure> {
        let mut moves = Vec::with_capacity(component.len());
        for &v in component {
            let left = self.calculator.sum(self.above[v].value, self.below[v].value)?;
            moves.push((self.partizan.labels[v], left));
            self.look_up(v)?;
        }
        value_of_moves(&moves, self.calculator)
    }

    /// What hangs from the vertices one block below v on the side of the root, were they chosen: the branches
    /// at the other vertices of the block, v with all that hangs outside the block among them.
    fn look_up(&mut self, v: usize) -> Result<(), Failure> {
        let mut sums = Vec::new();
        for &b in &self.shape.below[v] {
            let mut sum = Sum::nothing();
            for &u in &self.shape.blocks[b].vertices[1..] {
                sum.add(&self.branch[u], self.calculator)?;
            }
            sums.push(sum);
        }
        let outside = all_but_each(&sums, &self.above[v], self.calculator)?;
        for (&b, outside) in self.shape.below[v].iter().zip(outside) {
            let top = outside.hang(self.partizan.labels[v], self.calculator)?;
            let block = &self.shape.blocks[b].vertices[1..];
            let branches: Vec<Sum> = block.iter().map(|&u| self.branch[u].clone()).collect();
            let others = all_but_each(&branches, &top, self.calculator)?;
            block.iter().zip(others).for_each(|(&u, others)| self.above[u] = others);
        }
        Ok(())
    }
}
