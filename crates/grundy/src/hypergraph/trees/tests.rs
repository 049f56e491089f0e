//! Both games against a recursion over all plays.

use super::*;
use crate::graph::catalogue::{all_graphs, connected_graphs};
use crate::graph::families::SplitMix64;
use std::collections::HashMap;

type Edges = Vec<(usize, usize)>;

/// Whether Maker wins: plays are tried, and the goal is tested at the end.
struct Naive<'a> {
    edges: &'a Edges,
    goal: &'a dyn Fn(&Edges) -> bool,
    known: HashMap<(u32, u32, bool), bool>,
}

impl Naive<'_> {
    fn maker_wins(&mut self, maker: u32, breaker: u32, maker_next: bool) -> bool {
        if let Some(&wins) = self.known.get(&(maker, breaker, maker_next)) {
            return wins;
        }
        let all = (1 << self.edges.len()) - 1;
        let free = all & !maker & !breaker;
        let mut moves = (0..self.edges.len()).filter(|i| free >> i & 1 == 1);
        let wins = if free == 0 {
            let owned = (0..self.edges.len()).filter(|i| maker >> i & 1 == 1);
            (self.goal)(&owned.map(|i| self.edges[i]).collect())
        } else if maker_next {
            moves.any(|i| self.maker_wins(maker | 1 << i, breaker, false))
        } else {
            moves.all(|i| self.maker_wins(maker, breaker | 1 << i, true))
        };
        self.known.insert((maker, breaker, maker_next), wins);
        wins
    }
}

/// The vertices that can be reached from a vertex.
fn reached(n: usize, edges: &Edges, from: usize) -> Vec<bool> {
    let mut reached = vec![false; n];
    reached[from] = true;
    for _ in 0..n {
        for &(u, v) in edges {
            let either = reached[u] || reached[v];
            (reached[u], reached[v]) = (either, either);
        }
    }
    reached
}

fn members(mask: u32) -> Vec<usize> {
    (0..32).filter(|i| mask >> i & 1 == 1).collect()
}

/// Compares both games on a graph with some claims; returns whether Maker wins the connectivity and the
/// switching game.
fn compare(n: usize, edges: &Edges, claims: &[(u32, u32)]) -> [usize; 2] {
    let connected = |owned: &Edges| reached(n, owned, 0).iter().all(|r| *r);
    let joined = |owned: &Edges| reached(n, owned, 0)[n - 1];
    let mut connection = Naive { edges, goal: &connected, known: HashMap::new() };
    let mut switching = Naive { edges, goal: &joined, known: HashMap::new() };
    let mut won = [0, 0];
    for &(maker, breaker) in claims {
        for maker_next in [false, true] {
            let (owned, lost) = (members(maker), members(breaker));
            let contest = Contest { vertices: n, edges, maker: &owned, breaker: &lost, maker_next };
            let found = connectivity_game(&contest);
            assert!(found.holds(&contest), "{contest:?} {found:?}");
            assert_eq!(found.maker_wins(), connection.maker_wins(maker, breaker, maker_next), "{contest:?}");
            won[0] += usize::from(found.maker_wins());
            let found = switching_game(&contest, 0, n - 1);
            assert!(found.holds(&contest, 0, n - 1), "{contest:?} {found:?}");
            assert_eq!(found.maker_wins(), switching.maker_wins(maker, breaker, maker_next), "{contest:?}");
            won[1] += usize::from(found.maker_wins());
        }
    }
    won
}

/// All pairs of disjoint sets of edges.
fn all_claims(m: usize) -> Vec<(u32, u32)> {
    let subsets = |all: u32| (0..=all).filter(move |set| set & !all == 0);
    let all = (1 << m) - 1;
    subsets(all).flat_map(|maker| subsets(all & !maker).map(move |breaker| (maker, breaker))).collect()
}

fn random_claims(m: usize, generator: &mut SplitMix64) -> Vec<(u32, u32)> {
    let draw = |generator: &mut SplitMix64| generator.below(1 << m) as u32 & generator.below(1 << m) as u32;
    let pair = |generator: &mut SplitMix64| {
        let maker = draw(generator);
        (maker, draw(generator) & !maker)
    };
    std::iter::once((0, 0)).chain((0..20).map(|_| pair(generator))).collect()
}

/// The ends of the switching game are the first and the last vertex, so every placing of them counts: graphs
/// are relabelled by moving each vertex to the end.
#[test]
fn all_small_graphs() {
    let (mut won, mut games) = ([0, 0], 0);
    let mut generator = SplitMix64::new(1);
    for n in 2..=5 {
        for graph in all_graphs(n) {
            for shift in 0..n {
                let name = |v: usize| (v + shift) % n;
                let edges: Edges = graph.simple_edges().iter().map(|&(u, v)| (name(u), name(v))).collect();
                if edges.len() > 9 && shift > 0 {
                    continue;
                }
                let claims = match n {
                    2..=4 => all_claims(edges.len()),
                    _ => random_claims(edges.len(), &mut generator),
                };
                games += 2 * claims.len();
                let more = compare(n, &edges, &claims);
                won = [won[0] + more[0], won[1] + more[1]];
            }
        }
    }
    assert!(won.iter().all(|&won| 8 * won > games && 8 * (games - won) > games), "{won:?} of {games}");
}

/// Whether Maker wins on a graph with many edges: the goal is looked up by the set of her edges, and a play is over when she
/// has reached it or cannot.
struct Plain {
    goal: Vec<bool>,
    known: HashMap<(u32, u32), bool>,
}

impl Plain {
    fn new(edges: &Edges, goal: &dyn Fn(&Edges) -> bool) -> Plain {
        let owned = |set: u32| -> Edges { members(set).into_iter().map(|i| edges[i]).collect() };
        Plain { goal: (0..1 << edges.len()).map(|set| goal(&owned(set))).collect(), known: HashMap::new() }
    }

    /// From the empty board.
    fn first_wins(&mut self, maker_first: bool) -> bool {
        self.known.clear();
        self.maker_wins(0, 0, maker_first) == maker_first
    }

    fn maker_wins(&mut self, maker: u32, breaker: u32, maker_next: bool) -> bool {
        let all = self.goal.len() as u32 - 1;
        if self.goal[maker as usize] || !self.goal[(all & !breaker) as usize] {
            return self.goal[maker as usize];
        }
        if let Some(&wins) = self.known.get(&(maker, breaker)) {
            return wins;
        }
        let mut moves = members(all & !maker & !breaker).into_iter();
        let wins = match maker_next {
            true => moves.any(|i| self.maker_wins(maker | 1 << i, breaker, false)),
            false => moves.all(|i| self.maker_wins(maker, breaker | 1 << i, true)),
        };
        self.known.insert((maker, breaker), wins);
        wins
    }
}

/// Lehman's theorem on all connected graphs with up to six vertices; in the switching game every pair of ends.
#[test]
fn empty_boards_with_up_to_six_vertices() {
    let (mut won, mut games) = ([0, 0], [0, 0]);
    for graph in (2..=6).flat_map(connected_graphs) {
        let (n, edges) = (graph.n(), graph.simple_edges());
        let mut check = |kind: usize, plain: &mut Plain, decide: &dyn Fn(&Contest) -> bool| {
            for maker_next in [false, true] {
                let contest = Contest { vertices: n, edges: &edges, maker: &[], breaker: &[], maker_next };
                let wins = decide(&contest);
                assert_eq!(wins == maker_next, plain.first_wins(maker_next), "{contest:?}");
                won[kind] += usize::from(wins);
                games[kind] += 1;
            }
        };
        let mut plain = Plain::new(&edges, &|owned| reached(n, owned, 0).iter().all(|r| *r));
        check(0, &mut plain, &|contest| connectivity_game(contest).maker_wins());
        for (s, t) in (1..n).flat_map(|t| (0..t).map(move |s| (s, t))) {
            let mut plain = Plain::new(&edges, &|owned| reached(n, owned, s)[t]);
            check(1, &mut plain, &|contest| switching_game(contest, s, t).maker_wins());
        }
    }
    assert_eq!(games, [2 * 142, 2 * (1 + 2 * 3 + 6 * 6 + 21 * 10 + 112 * 15)]);
    assert!((0..2).all(|kind| 5 * won[kind] > games[kind] && won[kind] < games[kind]), "{won:?} {games:?}");
}

#[test]
fn multigraphs_with_loops() {
    let mut won = [0, 0];
    for seed in 0..60 {
        let mut generator = SplitMix64::new(seed);
        let n = 3 + seed as usize % 4;
        let mut draw = || generator.below(n as u64) as usize;
        let edges: Edges = (0..8).map(|_| (draw(), draw())).collect();
        let more = compare(n, &edges, &random_claims(8, &mut generator));
        won = [won[0] + more[0], won[1] + more[1]];
    }
    assert!(won[0] > 200 && won[1] > won[0], "{won:?}");
}

/// The largest size of two disjoint forests, by giving each edge a forest or none.
fn naive_forests(n: usize, edges: &[(usize, usize)]) -> usize {
    let is_forest = |edges: &[(usize, usize)]| {
        let mut joined = Components::new(n);
        edges.iter().all(|&(u, v)| {
            let fresh = joined.find(u) != joined.find(v);
            joined.join(u, v);
            fresh
        })
    };
    let all = (1u32 << edges.len()) - 1;
    let list = |set: u32| -> Edges { members(set).iter().map(|&i| edges[i]).collect() };
    let forests: Vec<u32> = (0..=all).filter(|&set| is_forest(&list(set))).collect();
    let pairs =
        forests.iter().flat_map(|&a| forests.iter().filter(move |&&b| a & b == 0).map(move |b| a | b));
    pairs.map(|set| set.count_ones() as usize).max().unwrap_or(0)
}

#[test]
fn forests_are_largest() {
    for seed in 0..200 {
        let mut generator = SplitMix64::new(seed);
        let mut draw = || generator.below(5) as usize;
        let edges: Edges = (0..8).map(|_| (draw(), draw())).collect();
        let forests = two_forests(5, &edges);
        assert_eq!(forests[0].len() + forests[1].len(), naive_forests(5, &edges), "{edges:?}");
        assert!(forests.iter().flatten().all(|&i| i < 8));
    }
}

#[test]
fn a_changed_reason_fails() {
    let edges: Edges = vec![(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)];
    let contest = Contest { vertices: 4, edges: &edges, maker: &[], breaker: &[], maker_next: false };
    let Connection::Trees { first, mut trees } = connectivity_game(&contest) else { panic!() };
    trees[0].pop();
    assert!(!Connection::Trees { first, trees }.holds(&contest));
    assert!(!Connection::Parts(vec![vec![0], vec![1], vec![2], vec![3]]).holds(&contest));
    let lost = Contest { breaker: &[0], ..contest };
    let Connection::Parts(mut parts) = connectivity_game(&lost) else { panic!() };
    assert!(!Connection::Parts(parts.clone()).holds(&contest));
    parts.pop();
    assert!(!Connection::Parts(parts).holds(&lost));
    let outside = switching_game(&contest, 0, 9);
    assert!(!outside.maker_wins() && outside.holds(&contest, 0, 9) && !outside.holds(&contest, 0, 1));
}
