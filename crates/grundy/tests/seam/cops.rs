//! Cops and robber: placements, several tokens moved one at a time, and plays without end.

use super::{by_graph, graph, graphs, picture};
use grundy::graph::Graph;
use grundy::rules::{Convention, Endless, Erased, Mark, Move, Player, Rules, Terms, Verdict, View};

#[derive(Clone)]
struct Cops {
    graph: Graph,
    k: usize,
}

/// The robber before he has chosen a vertex.
const NOWHERE: u8 = u8::MAX;

impl Cops {
    /// Where a token may be at the end of its step: it may stay.
    fn steps(&self, from: u8) -> impl Iterator<Item = usize> {
        let near = self.graph.neighbours(from as usize).iter().copied();
        std::iter::once(from as usize).chain(near)
    }

    fn caught(&self, at: &<Cops as Rules>::Position) -> bool {
        at.1.1.contains(&at.0)
    }
}

impl Rules for Cops {
    /// The robber; how many cops have moved this turn; the cops, those that have moved first. Cops are
    /// indistinguishable, so both groups are kept in order.
    type Position = (u8, (u8, Vec<u8>));

    fn start(&self) -> Self::Position {
        (NOWHERE, (0, Vec::new()))
    }

    fn moves(&self, at: &Self::Position, who: Player, out: &mut Vec<Move>) {
        let (robber, (moved, cops)) = at;
        if self.caught(at) {
            return;
        }
        let placing = *robber == NOWHERE;
        match who {
            Player::Alice if placing => out.extend((0..self.graph.n()).map(|v| Move::new(0, v as u64))),
            Player::Bob if placing => out.extend((0..self.graph.n()).map(|v| Move::new(1, v as u64))),
            Player::Alice => out.extend(self.steps(cops[*moved as usize]).map(|v| Move::new(0, v as u64))),
            Player::Bob => out.extend(self.steps(*robber).map(|v| Move::new(1, v as u64))),
        }
    }

    fn play(&self, at: &Self::Position, who: Player, m: Move) -> (Self::Position, Player) {
        let (robber, (moved, mut cops)) = at.clone();
        let to = m.how as u8;
        if who == Player::Bob {
            return ((to, (0, cops)), Player::Alice);
        }
        if robber == NOWHERE {
            cops.push(to);
            cops.sort_unstable();
            let next = if cops.len() == self.k { Player::Bob } else { Player::Alice };
            return ((robber, (0, cops)), next);
        }
        let moved = moved as usize;
        cops[moved] = to;
        cops[..=moved].sort_unstable();
        if moved + 1 < self.k {
            return ((robber, (moved as u8 + 1, cops)), Player::Alice);
        }
        ((robber, (0, cops)), Player::Bob)
    }

    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &Self::Position, _next: Player, _stuck: bool) -> Option<Verdict> {
        self.caught(at).then_some(Verdict::Win(Player::Alice))
    }

    fn endless(&self, _at: &Self::Position) -> Endless {
        Endless::Possible(Verdict::Win(Player::Bob))
    }

    fn view(&self, at: &Self::Position) -> View {
        let tokens = at.1.1.iter().chain(Some(&at.0)).filter(|&&v| v != NOWHERE).map(|&v| v as usize);
        picture(&self.graph, |_| Mark::Free, tokens.collect(), None)
    }

    fn move_text(&self, m: Move) -> String {
        format!("{}{}", ["c", "r"][m.element()], m.how)
    }
}

fn cops_win(graph: &Graph, k: usize) -> bool {
    let terms = Terms::new(Convention::Objective);
    let rules = Cops { graph: graph.clone(), k };
    let found = by_graph(&rules, &terms);
    if graph.n() <= 4 {
        assert_eq!(by_graph(&Erased::new(rules), &terms), found);
    }
    found == Verdict::Win(Player::Alice)
}

/// Whether one or two cops win, by growing the set of places where the robber, to move, is lost.
fn naive(graph: &Graph, k: usize) -> bool {
    let n = graph.n();
    let near = |u: usize, v: usize| u == v || graph.adjacent(u, v);
    let second = if k == 1 { 1 } else { n };
    let places: Vec<(usize, usize)> = (0..n).flat_map(|a| (0..second).map(move |b| (a, b))).collect();
    let on = |(a, b): (usize, usize), r: usize| a == r || (k == 2 && b == r);
    let mut lost: Vec<((usize, usize), usize)> = Vec::new();
    loop {
        // Wherever the robber goes he stands on a cop, or the cops step on him or to a place known to be lost.
        let doomed = |cops: (usize, usize), r: usize| {
            (0..n).filter(|&s| near(r, s)).all(|s| {
                on(cops, s)
                    || places.iter().any(|&to| {
                        let reach = near(cops.0, to.0) && (k == 1 || near(cops.1, to.1));
                        reach && (on(to, s) || lost.contains(&(to, s)))
                    })
            })
        };
        let all = places.iter().flat_map(|&cops| (0..n).map(move |r| (cops, r)));
        let fresh: Vec<_> = all.filter(|&(cops, r)| !lost.contains(&(cops, r)) && doomed(cops, r)).collect();
        if fresh.is_empty() {
            break;
        }
        lost.extend(fresh);
    }
    // The robber is placed, then the cops move.
    places.iter().any(|&cops| {
        (0..n).all(|r| {
            let step = |to: (usize, usize)| near(cops.0, to.0) && (k == 1 || near(cops.1, to.1));
            on(cops, r) || places.iter().any(|&to| step(to) && (on(to, r) || lost.contains(&(to, r))))
        })
    })
}

#[test]
fn small_graphs() {
    for graph in graphs(2).chain(graphs(3)).chain(graphs(4)).chain(graphs(5).step_by(37)) {
        for k in [1, 2] {
            assert_eq!(cops_win(&graph, k), naive(&graph, k), "{graph:?}, k = {k}");
        }
    }
}

#[test]
fn cop_numbers_of_the_literature() {
    let known = [
        ("tree(0,0,0,3,4)", 1),
        ("P7", 1),
        ("S5", 1),
        ("K5", 1),
        ("fan(5)", 1),
        ("C4", 2),
        ("C8", 2),
        ("grid(3,3)", 2),
        ("petersen", 3),
    ];
    for (text, number) in known {
        let graph = graph(text);
        assert_eq!((1..).find(|&k| cops_win(&graph, k)), Some(number), "{text}");
    }
}
