//! The cells of a hex board as bit sets: neighbours, edges, chains and symmetries.

use crate::graph::Set;
use crate::rules::Player;

/// A board of hexagons. Cell (row, column) has the number row * columns + column; its neighbours are the cells beside
/// it in its row and its column, the one above to the right and the one below to the left. Alice owns the top and the
/// bottom edge, Bob the left and the right one.
pub(super) struct Board<const W: usize> {
    rows: usize,
    columns: usize,
    cells: Set<W>,
    /// For each player, the cells at the two edges to be joined.
    edges: [[Set<W>; 2]; 2],
}

/// The stones of both players, indexed by [`Player::index`].
pub(super) type Stones<const W: usize> = [Set<W>; 2];

impl<const W: usize> Board<W> {
    /// The board with so many rows and columns, if its cells fit into the sets.
    pub fn new(rows: usize, columns: usize) -> Option<Self> {
        let n = rows.checked_mul(columns).filter(|n| (1..=Set::<W>::CAPACITY).contains(n))?;
        let row = |r: usize| (0..columns).map(|c| r * columns + c).collect();
        let column = |c: usize| (0..rows).map(|r| r * columns + c).collect();
        let edges = [[row(0), row(rows - 1)], [column(0), column(columns - 1)]];
        Some(Board { rows, columns, cells: Set::full(n), edges })
    }

    /// All cells.
    pub fn cells(&self) -> Set<W> {
        self.cells
    }

    /// The number of cells.
    pub fn len(&self) -> usize {
        self.rows * self.columns
    }

    /// The cells without a stone.
    pub fn empty(&self, stones: &Stones<W>) -> Set<W> {
        self.cells.minus(&(stones[0] | stones[1]))
    }

    /// The cells that touch a cell of the set, by shifts in the six directions; a shift across the left or the right
    /// edge arrives in the opposite column and is masked out.
    pub fn around(&self, set: &Set<W>) -> Set<W> {
        let (left, right) = (&self.edges[1][0], &self.edges[1][1]);
        let n = self.columns;
        let straight = shift_down(set, n) | shift_up(set, n);
        let to_the_left = (shift_down(set, 1) | shift_up(set, n - 1)).minus(right);
        let to_the_right = (shift_up(set, 1) | shift_down(set, n - 1)).minus(left);
        (straight | to_the_left | to_the_right) & self.cells
    }

    /// The stones of `own` joined to a stone of `from` by stones of `own`.
    pub fn chain(&self, from: Set<W>, own: &Set<W>) -> Set<W> {
        let mut chain = from & *own;
        loop {
            let more = chain | (self.around(&chain) & *own);
            if more == chain {
                return chain;
            }
            chain = more;
        }
    }

    /// The empty cells that touch each chain of a player. The chains of the two edges come first, even if they consist
    /// of nothing but the edge; a chain from edge to edge counts for both.
    pub fn rims(&self, stones: &Stones<W>, player: Player) -> Vec<Set<W>> {
        let (own, empty) = (&stones[player.index()], self.empty(stones));
        let mut left = *own;
        let mut rims = Vec::new();
        for edge in self.edges[player.index()] {
            let chain = self.chain(edge, own);
            left = left.minus(&chain);
            rims.push((self.around(&chain) | edge) & empty);
        }
        while let Some(v) = left.first() {
            let chain = self.chain(Set::single(v), own);
            left = left.minus(&chain);
            rims.push(self.around(&chain) & empty);
        }
        rims
    }

    /// Whether the player has joined his edges.
    pub fn joined(&self, player: Player, own: &Set<W>) -> bool {
        let [from, to] = self.edges[player.index()];
        self.chain(from, own).meets(&to)
    }

    /// The same position for all symmetries: on a square board the reflection in the long diagonal, which exchanges the
    /// players, makes Alice the player to move; of the two positions that a turn by 180 degrees exchanges, the lesser
    /// is taken.
    pub fn canonical(&self, stones: &Stones<W>, next: Player) -> (Stones<W>, Player) {
        let turned = |stones: &Stones<W>| stones.map(|set| set.turned(self.len() - 1));
        if self.rows == self.columns && next == Player::Bob {
            let reflected = |v: usize| v % self.columns * self.columns + v / self.columns;
            let stones = [1, 0].map(|i| stones[i].iter().map(reflected).collect());
            return (stones.min(turned(&stones)), Player::Alice);
        }
        ((*stones).min(turned(stones)), next)
    }
}

/// Every element less `k`, where `k` may exceed the capacity.
fn shift_down<const W: usize>(set: &Set<W>, k: usize) -> Set<W> {
    if k < Set::<W>::CAPACITY { set.shifted_down(k) } else { Set::EMPTY }
}

/// Every element plus `k`, where `k` may exceed the capacity.
fn shift_up<const W: usize>(set: &Set<W>, k: usize) -> Set<W> {
    if k < Set::<W>::CAPACITY { set.shifted_up(k) } else { Set::EMPTY }
}
