//! Virtual connections: who joins what even if the opponent moves first.
//!
//! The ends of a connection are chains of a player, his edges and empty cells, which count as his stones. A *full*
//! connection joins its ends even if the opponent moves first, a *semi-connection* if the player does; each needs
//! only the empty cells of its *carrier*, which excludes the ends. H-search (Anshelevich: A hierarchical approach to
//! computer Hex, 2002) builds them from touching ends by two rules:
//!
//! - *and*: full connections from x to y and from y to z whose carriers are disjoint and avoid the outer ends make
//!   a full connection from x to z if y is a chain, by answering in the carrier in which the opponent plays; if y is an
//!   empty cell, they make a semi-connection whose first move is y;
//! - *or*: semi-connections of x and z without a cell common to all carriers make a full connection, whose carrier is
//!   their union: wherever the opponent plays, one of them is untouched.
//!
//! If the opponent joins his edges by semi-connections, each move must lie in all their carriers: the *must-play*
//! region.

use super::board::{Board, Stones};
use crate::graph::Set;
use crate::rules::Player;

/// How many full connections of a pair of ends are kept; twice as many if one of them is an edge.
const MOST_FULL: usize = 8;
/// How many semi-connections of a pair of ends are kept; twice as many if one of them is an edge.
const MOST_SEMI: usize = 10;
/// The size of the largest carrier between ends that are not edges.
const LARGEST_CARRIER: usize = 4;
/// The most semi-connections that the or-rule combines, except between the two edges, where it has no limit.
const MOST_JOINED: usize = 4;

/// What H-search says about joining the two edges.
pub(super) enum Reach<const W: usize> {
    /// The player joins them within this carrier, even if the opponent moves first.
    Second(Set<W>),
    /// The player joins them within this carrier, moving first.
    First(Set<W>),
    /// To prevent it the opponent, moving first, must play in this set. It has all cells if there is nothing to prevent.
    Within(Set<W>),
}

/// A connection, not yet processed.
struct Found<const W: usize> {
    full: bool,
    ends: (usize, usize),
    carrier: Set<W>,
}

/// The connections of one player. Ends are numbered: the edges 0 and 1, the other chains, the empty cells.
pub(super) struct Connections<const W: usize> {
    /// The cell of each end that is an empty cell.
    cells: Vec<Option<usize>>,
    /// For each end, the full connections from it: the other end and the carrier.
    full: Vec<Vec<(usize, Set<W>)>>,
    /// For each pair of ends, the carriers of its full connections.
    full_of: Vec<Vec<Set<W>>>,
    /// For each pair of ends, the carriers of its semi-connections.
    semi_of: Vec<Vec<Set<W>>>,
    /// What is to be processed, by the size of the carrier.
    queue: Vec<Vec<Found<W>>>,
}

impl<const W: usize> Connections<W> {
    /// The ends, and the connections between ends that touch.
    pub fn new(board: &Board<W>, stones: &Stones<W>, player: Player) -> Self {
        let empty = board.empty(stones);
        let mut rims = board.rims(stones, player);
        let chains = rims.len();
        rims.extend(empty.iter().map(|v| board.around(&Set::single(v)) & empty));
        let cells: Vec<Option<usize>> =
            vec![None; chains].into_iter().chain(empty.iter().map(Some)).collect();
        let n = cells.len();
        let mut touching = Vec::new();
        for (x, rim) in rims.iter().enumerate() {
            let touched = (x + 1..n).filter(|&z| cells[z].is_some_and(|v| rim.contains(v)));
            touching.extend(touched.map(|z| Found { full: true, ends: (x, z), carrier: Set::EMPTY }));
        }
        let mut queue = vec![touching];
        queue.resize_with(board.len() + 1, Vec::new);
        let none = vec![Vec::new(); n * n];
        Connections { cells, full: vec![Vec::new(); n], full_of: none.clone(), semi_of: none, queue }
    }

    /// Runs H-search, by carriers of increasing size: both rules make carriers at least as large as those they use, so
    /// no carrier is kept before one that it contains. If `moves_first`, the search ends with the first semi-connection
    /// of the edges, otherwise when there is a full one. The limits above keep it to about n² connections and n³
    /// combinations of them, and can only hide connections.
    pub fn search(&mut self, moves_first: bool) -> Reach<W> {
        let mut must = Set::full(self.queue.len() - 1);
        let mut union = Set::EMPTY;
        for size in 0..self.queue.len() {
            while let Some(Found { full, ends, carrier }) = self.queue[size].pop() {
                if ends != (0, 1) {
                    self.keep(full, ends, carrier);
                } else if full {
                    return Reach::Second(carrier);
                } else if moves_first {
                    return Reach::First(carrier);
                } else if !must.is_subset(&carrier) {
                    must &= carrier;
                    union |= carrier;
                    if must.is_empty() {
                        return Reach::Second(union);
                    }
                }
            }
        }
        Reach::Within(must)
    }

    /// Keeps a connection that is new, and combines it with those that are kept.
    fn keep(&mut self, full: bool, ends: (usize, usize), carrier: Set<W>) {
        let pair = self.pair(ends);
        let times = if ends.0 < 2 { 2 } else { 1 };
        if self.is_known(full, pair, &carrier) {
            return;
        }
        if full && self.full_of[pair].len() < MOST_FULL * times {
            self.full_of[pair].push(carrier);
            self.combine_by_and(ends.0, ends.1, carrier);
            self.combine_by_and(ends.1, ends.0, carrier);
            self.full[ends.0].push((ends.1, carrier));
            self.full[ends.1].push((ends.0, carrier));
        } else if !full && self.semi_of[pair].len() < MOST_SEMI * times {
            let known = std::mem::take(&mut self.semi_of[pair]);
            self.combine_by_or(ends, &known, carrier, carrier, MOST_JOINED - 1);
            self.semi_of[pair] = known;
            self.semi_of[pair].push(carrier);
        }
    }

    /// The and-rule: the full connection from x to y with this carrier, and every one from y on.
    fn combine_by_and(&mut self, x: usize, y: usize, carrier: Set<W>) {
        let onward = std::mem::take(&mut self.full[y]);
        for &(z, other) in &onward {
            let end_in = |end: usize, carrier: &Set<W>| self.cells[end].is_some_and(|v| carrier.contains(v));
            if z == x || other.meets(&carrier) || end_in(x, &other) || end_in(z, &carrier) {
                continue;
            }
            let (union, ends) = (carrier | other, (x.min(z), x.max(z)));
            match self.cells[y] {
                None => self.find(true, ends, union),
                Some(y) => self.find(false, ends, union.with(y)),
            }
        }
        self.full[y] = onward;
    }

    /// The or-rule: semi-connections with this union and these common cells, and up to `more` of the others.
    fn combine_by_or(
        &mut self,
        ends: (usize, usize),
        others: &[Set<W>],
        union: Set<W>,
        common: Set<W>,
        more: usize,
    ) {
        for (i, other) in others.iter().enumerate().filter(|(_, other)| !common.is_subset(other)) {
            let (union, common) = (union | *other, common & *other);
            if common.is_empty() {
                self.find(true, ends, union);
            } else if more > 1 {
                self.combine_by_or(ends, &others[i + 1..], union, common, more - 1);
            }
        }
    }

    /// Puts a connection into the queue, unless it is known or too large.
    fn find(&mut self, full: bool, ends: (usize, usize), carrier: Set<W>) {
        let size = carrier.len();
        if (ends.0 < 2 || size <= LARGEST_CARRIER) && !self.is_known(full, self.pair(ends), &carrier) {
            self.queue[size].push(Found { full, ends, carrier });
        }
    }

    /// Whether a connection that is at least as good is kept.
    fn is_known(&self, full: bool, pair: usize, carrier: &Set<W>) -> bool {
        let within = |list: &[Set<W>]| list.iter().any(|known| known.is_subset(carrier));
        within(&self.full_of[pair]) || !full && within(&self.semi_of[pair])
    }

    /// The index of a pair of ends, the lesser one first.
    fn pair(&self, (x, z): (usize, usize)) -> usize {
        x * self.cells.len() + z
    }

    /// The number of ends.
    pub fn ends(&self) -> usize {
        self.cells.len()
    }

    /// The cell of an end, if it is an empty cell.
    pub fn cell(&self, end: usize) -> Option<usize> {
        self.cells[end]
    }

    /// The pairs of ends with a full connection, and the size of its least carrier.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        let n = self.cells.len();
        let least =
            move |pair: usize| self.full_of[pair].first().map(|carrier| (pair / n, pair % n, carrier.len()));
        (0..n * n).filter_map(least)
    }
}
