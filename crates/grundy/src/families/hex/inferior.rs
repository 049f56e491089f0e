//! Cells that need not be tried: dead, captured, reversible and dominated ones.
//!
//! A cell is *dead* if its colour decides no completion of the board. Deadness lasts: a cell that is dead is dead after
//! any further stones. Adding a stone of one's own never hurts. Everything below follows from these two facts.

use super::board::{Board, Stones};
use crate::graph::Set;
use crate::rules::Player;

/// A position as one player sees it, as a Shannon game: his chains are contracted and the opponent's stones deleted.
struct Reduced<const W: usize> {
    empty: Set<W>,
    /// For each empty cell, the other empty cells that touch it or a chain that it touches.
    near: Vec<Set<W>>,
    /// The empty cells that touch the chain of each edge.
    touch: [Set<W>; 2],
}

impl<const W: usize> Reduced<W> {
    fn new(board: &Board<W>, stones: &Stones<W>, player: Player) -> Self {
        let empty = board.empty(stones);
        let rims = board.rims(stones, player);
        let mut near = vec![Set::EMPTY; board.len()];
        for v in empty {
            near[v] = board.around(&Set::single(v)) & empty;
        }
        for rim in &rims {
            rim.iter().for_each(|v| near[v] |= rim.without(v));
        }
        Reduced { empty, near, touch: [rims[0], rims[1]] }
    }

    /// The dead cells among those given, by a local test: a cell is dead if any two of its neighbours, edges included,
    /// touch each other. For if the colour of a cell decides some completion, then a shortest winning path runs
    /// through the cell, and the two neighbours before and after it on the path do not touch, or the path could be
    /// shortened; two cells at the same edge count as touching, since the path can start at the later one. The colour
    /// of a cell decides a completion for both players or for neither, so the views of both find dead cells.
    /// (Björnsson, Hayward, Johanson, van Rijswijck: Dead cell analysis in Hex and the Shannon game, 2006; as a test
    /// for cliques: Henderson, Arneson, Hayward: Solving 8x8 Hex, 2009.) At most n² operations on sets.
    fn dead(&self, among: Set<W>) -> Set<W> {
        let dead = |&v: &usize| {
            let near = self.near[v];
            let at = [0, 1].map(|i| self.touch[i].contains(v));
            at != [true, true]
                && (0..2).all(|i| !at[i] || near.is_subset(&self.touch[i]))
                && near.iter().all(|x| near.is_subset(&self.near[x].with(x)))
        };
        among.iter().filter(dead).collect()
    }

    /// The cells that die when this player takes `u`, which joins all cells near `u`.
    fn dead_after_own(&mut self, u: usize) -> Set<W> {
        let (rim, touch) = (self.near[u], self.touch);
        let before: Vec<Set<W>> = rim.iter().map(|x| self.near[x]).collect();
        for x in rim {
            self.near[x] = (self.near[x] | rim).without(x).without(u);
        }
        self.touch = touch.map(|touch| if touch.contains(u) { touch | rim } else { touch });
        let changed = self.empty.without(u).iter().filter(|&v| rim.contains(v) || self.near[v].meets(&rim));
        let dead = self.dead(changed.collect());
        rim.iter().zip(before).for_each(|(x, near)| self.near[x] = near);
        self.touch = touch;
        dead
    }

    /// The cells that die when the opponent takes `u`, which deletes it.
    fn dead_after_other(&mut self, u: usize) -> Set<W> {
        let rim = self.near[u];
        rim.iter().for_each(|x| self.near[x].remove(u));
        let dead = self.dead(rim);
        rim.iter().for_each(|x| self.near[x].insert(u));
        dead
    }
}

/// A position in which dead and captured cells are filled in.
pub(super) struct Filled<const W: usize> {
    pub stones: Stones<W>,
    /// The cells that each player has captured.
    pub captured: [Set<W>; 2],
    /// For each player and each empty cell, the cells that die when the player takes it.
    kills: [Vec<Set<W>>; 2],
}

impl<const W: usize> Filled<W> {
    /// Fills in dead and captured cells until there are none. Dead cells go to Alice, which is as good as to Bob. Two
    /// cells are *captured* by a player if taking either kills the other: he answers a stone on one of them with the
    /// other, which makes the opponent's stone worthless, so the position is worth as much as with both cells his.
    /// That holds whatever is played elsewhere, so disjoint pairs are filled in together, and a move in the filled
    /// position is worth as much as in the given one. (Hayward and others: Solving 7x7 Hex: domination, virtual
    /// connections, and game-state reduction, 2005.)
    ///
    /// A player who wins the filled position by a carrier wins the given one by the carrier and the cells he captured:
    /// those are all that the argument takes from him, as dead cells decide nothing whoever has them.
    pub fn new(board: &Board<W>, mut stones: Stones<W>) -> Self {
        let mut captured = [Set::EMPTY; 2];
        loop {
            let mut views = Player::BOTH.map(|player| Reduced::new(board, &stones, player));
            let empty = views[0].empty;
            let dead = views[0].dead(empty) | views[1].dead(empty);
            if !dead.is_empty() {
                stones[0] |= dead;
                continue;
            }
            let kills = kills(&mut views, board.len());
            let pairs = captures(&kills, empty);
            if pairs.iter().all(Set::is_empty) {
                return Filled { stones, captured, kills };
            }
            for i in 0..2 {
                stones[i] |= pairs[i];
                captured[i] |= pairs[i];
            }
        }
    }

    /// The moves worth trying, of which one wins if any move does. No move outside `must` wins, and the game is not
    /// over.
    ///
    /// - *Reversible* moves: the opponent can kill the stone by his answer. All of them can be dropped together. For
    ///   let S be a set of cells such that the player to move wins even if they are the opponent's, at first the empty
    ///   set, and v his winning move then; v also wins without these stones of the opponent. If v is reversible, by an
    ///   answer u, then the player, to move again, still wins if u and v join S, since v is dead. So S grows until v
    ///   is not reversible. It cannot exhaust the cells, as the player wins with all of S the opponent's.
    /// - *Dominated* moves: if u kills v, then the move u leaves the position as if v was the player's, too, which is
    ///   at least as good as the move v. One of the moves that dominate a move is kept, unless it is outside of
    ///   `must`: then u does not win, nor does v.
    ///
    /// (Henderson, Hayward: Captured-reversible moves and star decomposition domination in Hex, 2013.)
    pub fn moves(&self, board: &Board<W>, must: Set<W>, next: Player) -> Set<W> {
        let empty = board.empty(&self.stones);
        let (own, other) = (&self.kills[next.index()], &self.kills[next.other().index()]);
        let reversible = empty.iter().fold(Set::EMPTY, |all, u| all | other[u]);
        let lost = empty.minus(&must).iter().fold(Set::EMPTY, |all, u| all | own[u].with(u));
        let worthwhile = empty.minus(&reversible);
        let undominated = worthwhile.iter().fold(worthwhile, |kept, v| {
            let dominated = kept.without(v).iter().any(|u| own[u].contains(v));
            if dominated { kept.without(v) } else { kept }
        });
        undominated.minus(&lost)
    }
}

/// For each player and each empty cell, the cells that die when the player takes it.
fn kills<const W: usize>(views: &mut [Reduced<W>; 2], cells: usize) -> [Vec<Set<W>>; 2] {
    let mut kills = [0, 1].map(|_| vec![Set::EMPTY; cells]);
    for u in views[0].empty {
        for (i, view) in views.iter_mut().enumerate() {
            kills[i][u] |= view.dead_after_own(u);
            kills[1 - i][u] |= view.dead_after_other(u);
        }
    }
    kills
}

/// Disjoint pairs of empty cells that the players have captured.
fn captures<const W: usize>(kills: &[Vec<Set<W>>; 2], empty: Set<W>) -> [Set<W>; 2] {
    let mut free = empty;
    Player::BOTH.map(|player| {
        let kills = &kills[player.index()];
        let mut captured = Set::EMPTY;
        for u in empty {
            let partner = (kills[u] & free).iter().find(|&v| kills[v].contains(u));
            if let Some(v) = partner.filter(|_| free.contains(u)) {
                captured |= Set::single(u).with(v);
                free = free.without(u).without(v);
            }
        }
        captured
    })
}
