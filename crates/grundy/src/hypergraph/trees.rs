//! The connectivity game and Shannon's switching game on the edges of a graph: two disjoint forests decide both.
//!
//! Maker's edges are contracted and Breaker's deleted, so all statements are about multigraphs of free edges.

mod forests;
#[cfg(test)]
mod tests;

pub use forests::two_forests;

use forests::{Components, Packing};

/// Edges of a graph on the vertices `0..vertices`, some of them claimed. Edges are known by their index; loops and parallel
/// edges are allowed.
#[derive(Clone, Copy, Debug)]
pub struct Contest<'a> {
    /// The number of vertices.
    pub vertices: usize,
    /// The ends of the edges. An edge with an end beyond the vertices does not count.
    pub edges: &'a [(usize, usize)],
    /// The indices of Maker's edges.
    pub maker: &'a [usize],
    /// The indices of Breaker's edges.
    pub breaker: &'a [usize],
    /// Whether Maker is next.
    pub maker_next: bool,
}

impl Contest<'_> {
    fn ends(&self, edge: usize) -> Option<(usize, usize)> {
        self.edges.get(edge).copied().filter(|&(u, v)| u < self.vertices && v < self.vertices)
    }

    /// The vertices after Maker's edges, and some more, are contracted.
    fn contracted<'a>(&self, more: impl IntoIterator<Item = &'a usize>) -> Components {
        let mut components = Components::new(self.vertices);
        for edge in self.maker.iter().copied().chain(more.into_iter().copied()) {
            if let Some((u, v)) = self.ends(edge) {
                components.join(u, v);
            }
        }
        components
    }

    /// The free edges.
    fn free(&self) -> Vec<usize> {
        let mut free: Vec<bool> = (0..self.edges.len()).map(|edge| self.ends(edge).is_some()).collect();
        for &edge in self.maker.iter().chain(self.breaker) {
            if let Some(is_free) = free.get_mut(edge) {
                *is_free = false;
            }
        }
        (0..free.len()).filter(|&edge| free[edge]).collect()
    }

    /// The largest two disjoint forests of free edges after contraction, with `extra` pairs of vertices as further
    /// edges that are packed last.
    fn pack(&self, extra: &[(usize, usize)]) -> (Vec<usize>, Packing) {
        let mut names = self.contracted(&[]);
        let free = self.free();
        let ends = free.iter().filter_map(|&edge| self.ends(edge)).chain(extra.iter().copied());
        let ends = ends.map(|(u, v)| (names.find(u), names.find(v))).collect();
        (free, Packing::largest(self.vertices, ends))
    }
}

/// Why the connectivity game, in which Maker wants a spanning tree, is won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Connection {
    /// Maker wins: she takes `first`, if she is next and something is left to do; then each of the two disjoint sets of
    /// free edges joins everything, together with her own edges. When Breaker takes an edge of one, she takes one of the
    /// other that joins the two halves again.
    Trees {
        /// Maker's next edge.
        first: Option<usize>,
        /// Two disjoint trees after contraction.
        trees: [Vec<usize>; 2],
    },
    /// Breaker wins: even with her edges the vertices are in these parts, and few free edges join different ones.
    /// With k parts and at most 2k - 3 such edges (2k - 4 if Maker is next), Maker gets fewer than k - 1 of them, if Breaker
    /// takes one of them whenever he can.
    Parts(Vec<Vec<usize>>),
}

/// Who wins the connectivity game, and why.
///
/// If Breaker is next, Maker wins just if there are two disjoint spanning trees (Lehman 1964), which by Tutte and
/// Nash-Williams (1961) is so unless the vertices can be cut into k parts with fewer than 2(k - 1) edges between them. If
/// Maker is next, she wins just if some edge leaves two spanning trees when it is contracted; that is, if there are
/// disjoint a spanning tree T and a forest F with one edge less: contracting an edge of T between the halves of F makes
/// both spanning trees, and the other way round. So the largest size of two disjoint forests decides both cases, and the
/// theorem on unions of matroids (Edmonds 1965) gives the parts: those joined by the edges from which an exchange
/// could reach an edge left over. O(m^2 n).
pub fn connectivity_game(contest: &Contest) -> Connection {
    let mut names = contest.contracted(&[]);
    let count = names.count();
    let (free, packing) = contest.pack(&[]);
    let [large, small] = packing.forests();
    let missing = 2 * count.saturating_sub(1) - large.len() - small.len();
    if missing > usize::from(contest.maker_next) {
        let mut parts = names.clone();
        for i in packing.reached_from_left_over() {
            parts.join(packing.ends(i).0, packing.ends(i).1);
        }
        return Connection::Parts(parts.parts());
    }
    let (whole, other) = if large.len() >= small.len() { (large, small) } else { (small, large) };
    // If the trees are complete, any edge may be first; otherwise one that joins the two parts of the smaller forest.
    let mut halves = Components::new(contest.vertices);
    other.iter().for_each(|&i| halves.join(packing.ends(i).0, packing.ends(i).1));
    let joins = |i: &&usize| {
        let (u, v) = packing.ends(**i);
        missing == 0 || halves.clone().find(u) != halves.clone().find(v)
    };
    let first = if contest.maker_next { whole.iter().find(joins).copied() } else { None };
    let mut trees = [whole, other];
    if let Some(first) = first {
        trees[0].retain(|&i| i != first);
        if missing == 0 {
            drop_cycle_edge(&packing, first, &mut trees[1]);
        }
    }
    let named = |tree: Vec<usize>| tree.into_iter().map(|i| free[i]).collect();
    Connection::Trees { first: first.map(|i| free[i]), trees: trees.map(named) }
}

/// Removes from a forest an edge of the cycle that another edge closes, so that it stays a forest when that one is
/// contracted.
fn drop_cycle_edge(packing: &Packing, closing: usize, forest: &mut Vec<usize>) {
    let cycle = packing.cycle_in(forest, packing.ends(closing));
    if let Some(edge) = cycle.first() {
        forest.retain(|i| i != edge);
    }
}

impl Connection {
    /// Whether Maker wins by this.
    pub fn maker_wins(&self) -> bool {
        matches!(self, Connection::Trees { .. })
    }

    /// Checks the reason from its definition.
    pub fn holds(&self, contest: &Contest) -> bool {
        match self {
            Connection::Trees { first, trees } => {
                first.is_none_or(|edge| contest.maker_next && contest.free().contains(&edge))
                    && are_disjoint_free(contest, first.iter().chain(&trees[0]).chain(&trees[1]))
                    && trees.iter().all(|tree| contest.contracted(first.iter().chain(tree)).count() <= 1)
            }
            Connection::Parts(parts) => {
                let mut part_of = vec![None; contest.vertices];
                for (i, part) in parts.iter().enumerate() {
                    for &v in part {
                        match part_of.get_mut(v) {
                            Some(place @ None) => *place = Some(i),
                            _ => return false,
                        }
                    }
                }
                let crosses =
                    |edge: &usize| contest.ends(*edge).is_some_and(|(u, v)| part_of[u] != part_of[v]);
                let crossing = contest.free().iter().filter(|edge| crosses(edge)).count();
                part_of.iter().all(Option::is_some)
                    && parts.iter().all(|part| !part.is_empty())
                    && !contest.maker.iter().any(crosses)
                    && crossing + 2 + usize::from(contest.maker_next) < 2 * parts.len()
            }
        }
    }
}

/// Whether some edges are free and all different.
fn are_disjoint_free<'a>(contest: &Contest, edges: impl Iterator<Item = &'a usize>) -> bool {
    let mut free = vec![false; contest.edges.len()];
    contest.free().iter().for_each(|&edge| free[edge] = true);
    let fresh = |&edge: &usize| free.get_mut(edge).is_some_and(std::mem::take);
    edges.into_iter().all(fresh)
}

/// Why Shannon's switching game, in which Maker wants to join two vertices, is won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Switching {
    /// Maker wins: she takes `first`, if she is next and something is left to do; then each of the two disjoint sets of
    /// free edges, with her own, joins the same vertices, the two among them. She answers as in the connectivity game.
    Trees {
        /// Maker's next edge.
        first: Option<usize>,
        /// Two disjoint sets of edges.
        trees: [Vec<usize>; 2],
    },
    /// Breaker wins, even if Maker is given the edges `granted`: with these contracted, all other free edges form two
    /// disjoint forests, which stay forests if an edge between the two vertices is added to the first, and if Maker is
    /// next, also to the second. When Maker's edge closes a cycle in the other forest, Breaker takes an edge of that cycle,
    /// so the two vertices are never joined.
    Forests {
        /// Free edges that do not help Maker.
        granted: Vec<usize>,
        /// The other free edges.
        forests: [Vec<usize>; 2],
    },
}

/// Who wins Shannon's switching game between `s` and `t` on the edges of a graph, and why.
///
/// Let r be the largest size of two disjoint forests of free edges. If an extra edge between s and t does not raise r, it
/// is spanned by two disjoint sets with the same closure, and Maker wins as second player (Lehman 1964). If she is next,
/// an extra edge that may be claimed is as good as her move: Breaker would have to take it at once. So she wins as first
/// player just if r does not rise by two when two extra edges are added. In the other cases, the edges from which an
/// exchange could reach an edge left over are useless to her, and the rest falls into two forests by which Breaker plays (see
/// [`Switching::Forests`]). O(m^2 n). With an end beyond the vertices, Breaker wins.
pub fn switching_game(contest: &Contest, s: usize, t: usize) -> Switching {
    if s >= contest.vertices || t >= contest.vertices {
        return Switching::Forests { granted: contest.free(), forests: [vec![], vec![]] };
    }
    let mut names = contest.contracted(&[]);
    if names.find(s) == names.find(t) {
        return Switching::Trees { first: None, trees: [vec![], vec![]] };
    }
    let extra: &[(usize, usize)] = if contest.maker_next { &[(s, t), (s, t)] } else { &[(s, t)] };
    let (free, packing) = contest.pack(extra);
    match packing.is_left_over(free.len() + extra.len() - 1) {
        true => short(contest, &free, &packing),
        false => cut(&free, &packing),
    }
}

/// The trees of Maker: what the last extra edge reaches by exchanges.
fn short(contest: &Contest, free: &[usize], packing: &Packing) -> Switching {
    let last = packing.len() - 1;
    let mut reached = vec![false; packing.len()];
    packing.reached_from(&[last]).into_iter().for_each(|i| reached[i] = true);
    let mut trees =
        packing.forests().map(|forest| forest.into_iter().filter(|&i| reached[i]).collect::<Vec<usize>>());
    let mut first = None;
    // An extra edge in a forest stands for Maker's move: an edge of the other forest that joins its two parts.
    let packed_extra = |forest: &Vec<usize>| forest.iter().any(|&i| i >= free.len());
    if let Some(with_extra) = trees.iter().position(packed_extra) {
        trees[with_extra].retain(|&i| i < free.len());
        let mut parts = Components::new(contest.vertices);
        trees[with_extra].iter().for_each(|&i| parts.join(packing.ends(i).0, packing.ends(i).1));
        let joins =
            |i: &&usize| parts.clone().find(packing.ends(**i).0) != parts.clone().find(packing.ends(**i).1);
        let path = packing.cycle_in(&trees[1 - with_extra], packing.ends(last));
        first = path.iter().find(joins).copied();
        trees[1 - with_extra].retain(|&i| Some(i) != first);
    } else if contest.maker_next {
        first = packing.cycle_in(&trees[0], packing.ends(last)).first().copied();
        if let Some(first) = first {
            trees[0].retain(|&i| i != first);
            drop_cycle_edge(packing, first, &mut trees[1]);
        }
    }
    let named = |tree: Vec<usize>| tree.into_iter().map(|i| free[i]).collect();
    Switching::Trees { first: first.map(|i| free[i]), trees: trees.map(named) }
}

/// The forests of Breaker: what no edge left over reaches by exchanges.
fn cut(free: &[usize], packing: &Packing) -> Switching {
    let mut granted = vec![false; packing.len()];
    packing.reached_from_left_over().into_iter().for_each(|i| granted[i] = true);
    let [mut first, mut second] = packing.forests();
    // With one extra edge it belongs to the first forest.
    if second.iter().any(|&i| i >= free.len()) && !first.iter().any(|&i| i >= free.len()) {
        std::mem::swap(&mut first, &mut second);
    }
    let named = |forest: Vec<usize>| {
        forest.into_iter().filter(|&i| i < free.len() && !granted[i]).map(|i| free[i]).collect()
    };
    let granted = (0..free.len()).filter(|&i| granted[i]).map(|i| free[i]).collect();
    Switching::Forests { granted, forests: [named(first), named(second)] }
}

impl Switching {
    /// Whether Maker wins by this.
    pub fn maker_wins(&self) -> bool {
        matches!(self, Switching::Trees { .. })
    }

    /// Checks the reason from its definition.
    pub fn holds(&self, contest: &Contest, s: usize, t: usize) -> bool {
        let outside = s >= contest.vertices || t >= contest.vertices;
        match self {
            Switching::Trees { first, trees } => {
                let mut closures = trees.each_ref().map(|tree| contest.contracted(first.iter().chain(tree)));
                let [one, two] = closures.each_mut().map(Components::parts);
                !outside
                    && first.is_none_or(|_| contest.maker_next)
                    && are_disjoint_free(contest, first.iter().chain(&trees[0]).chain(&trees[1]))
                    && one == two
                    && one.iter().any(|part| part.contains(&s) && part.contains(&t))
            }
            Switching::Forests { granted, forests } => {
                let all = || granted.iter().chain(&forests[0]).chain(&forests[1]);
                are_disjoint_free(contest, all())
                    && all().count() == contest.free().len()
                    && (outside || self.stay_forests(contest, s, t))
            }
        }
    }

    /// Whether both forests are, each with an edge between the two vertices if it must bear one.
    fn stay_forests(&self, contest: &Contest, s: usize, t: usize) -> bool {
        let Switching::Forests { granted, forests } = self else { return false };
        forests.iter().zip([true, contest.maker_next]).all(|(forest, with_extra)| {
            let mut joined = contest.contracted(granted);
            let ends = forest.iter().map(|&edge| contest.ends(edge));
            ends.chain(with_extra.then_some(Some((s, t)))).all(|ends| {
                ends.is_some_and(|(u, v)| {
                    let fresh = joined.find(u) != joined.find(v);
                    joined.join(u, v);
                    fresh
                })
            })
        })
    }
}
