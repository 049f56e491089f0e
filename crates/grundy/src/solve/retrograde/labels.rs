//! Who wins, and how soon: labels backwards from the ends of play.

use super::Watch;
use crate::graph::Arcs;
use crate::rules::{Player, Verdict};
use crate::solve::{Meter, StopReason};

/// Positions as the vertices of a digraph, with what the rules say about them.
pub struct Arena<'a> {
    pub arcs: &'a Arcs,
    /// At vertices without outgoing arcs: 1 if the player to move has won, 0 for a draw, -1 for a loss.
    pub ends: &'a [i8],
    /// Who moves at each vertex; empty if players alternate and it does not matter who moves.
    pub movers: &'a [Player],
    /// How an endless play is decided; a draw wherever it does not matter who moves.
    pub endless: Verdict,
}

impl Arena<'_> {
    /// The sign of `to` as the mover of `from` sees it.
    #[inline]
    fn seen(&self, from: usize, to: usize, sign: i8) -> i8 {
        let same = !self.movers.is_empty() && self.movers[from] == self.movers[to];
        if same { sign } else { -sign }
    }
}

/// The results under best play.
pub struct Labels {
    /// For the player to move: 1 a win, 0 a draw, -1 a loss.
    signs: Vec<i8>,
    /// After how many moves, where the end can be forced.
    steps: Vec<u32>,
}

const NEVER: u32 = u32::MAX;

impl Labels {
    /// The sign of a vertex, and after how many moves the play ends.
    pub fn of(&self, v: usize) -> (i8, Option<u32>) {
        (self.signs[v], Some(self.steps[v]).filter(|&steps| steps != NEVER))
    }
}

/// Retrograde analysis (Zermelo 1913; as a linear algorithm folklore). Decided vertices are processed in the order in
/// which they were decided, ends first, so that steps never decrease. A vertex is won as soon as one arc leads to a
/// vertex that is good for its mover, by the quickest such arc; it is lost when all its arcs lead to bad ones, by the
/// slowest. These are the recursions that define remoteness. Where neither happens, neither player can force a win
/// that ends; [`endless`] then decides by the value of an endless play. O(n + m).
pub fn label(arena: &Arena<'_>, reversed: &Arcs, meter: &Meter) -> Result<Labels, StopReason> {
    let arcs = arena.arcs;
    let mut watch = Watch::new(meter);
    let ended = |v: usize| arcs.from(v).is_empty() && arena.ends[v] != 0;
    let mut order: Vec<u32> = (0..arcs.n() as u32).filter(|&v| ended(v as usize)).collect();
    let mut signs = vec![0i8; arcs.n()];
    let mut steps = vec![NEVER; arcs.n()];
    for &v in &order {
        (signs[v as usize], steps[v as usize]) = (arena.ends[v as usize], 0);
    }
    let mut left = out_degrees(arcs);
    let mut i = 0;
    while i < order.len() {
        let to = order[i] as usize;
        i += 1;
        watch.tick(reversed.from(to).len())?;
        for &from in reversed.from(to) {
            let v = from as usize;
            if steps[v] != NEVER {
                continue;
            }
            let sign = arena.seen(v, to, signs[to]);
            left[v] -= 1;
            if sign > 0 || left[v] == 0 {
                (signs[v], steps[v]) = (sign, steps[to] + 1);
                order.push(from);
            }
        }
    }
    let mut labels = Labels { signs, steps };
    if let Verdict::Win(winner) = arena.endless {
        endless(arena, reversed, winner, &mut labels, &mut watch)?;
    }
    Ok(labels)
}

fn out_degrees(arcs: &Arcs) -> Vec<u32> {
    (0..arcs.n()).map(|v| arcs.from(v).len() as u32).collect()
}

/// Labels the undecided vertices if an endless play is won by `winner`. The other player, who cannot force a win
/// there, aims for a drawn end. Where that player can force a draw or a win, the result is a draw; everywhere else
/// `winner` can avoid both, and the play is won by `winner` or never ends. O(n + m).
fn endless(
    arena: &Arena<'_>,
    reversed: &Arcs,
    winner: Player,
    labels: &mut Labels,
    watch: &mut Watch<'_>,
) -> Result<(), StopReason> {
    let n = arena.arcs.n();
    let mover = |v: usize| arena.movers.get(v).copied().unwrap_or(winner);
    let sign_for_winner = |v: usize| if mover(v) == winner { labels.signs[v] } else { -labels.signs[v] };
    let holds = |v: usize| match labels.steps[v] {
        NEVER => arena.arcs.from(v).is_empty(),
        _ => sign_for_winner(v) < 0,
    };
    let mut held: Vec<bool> = (0..n).map(holds).collect();
    let mut work: Vec<u32> = (0..n as u32).filter(|&v| held[v as usize]).collect();
    let mut escapes = out_degrees(arena.arcs);
    while let Some(to) = work.pop() {
        watch.tick(reversed.from(to as usize).len())?;
        for &from in reversed.from(to as usize) {
            let v = from as usize;
            escapes[v] -= 1;
            if !held[v] && (mover(v) != winner || escapes[v] == 0) {
                held[v] = true;
                work.push(from);
            }
        }
    }
    for v in (0..n).filter(|&v| labels.steps[v] == NEVER && !held[v]) {
        labels.signs[v] = if mover(v) == winner { 1 } else { -1 };
    }
    Ok(())
}
