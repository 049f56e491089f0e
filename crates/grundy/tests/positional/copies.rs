//! The P4-game and the triangle game on all small connected graphs.

use crate::boards::{Board, walks};
use crate::sampled::{answer, winner};
use grundy::graph::Graph;
use grundy::graph::catalogue::connected_graphs;
use grundy::graph::formats::graph6;
use std::collections::HashMap;

/// Breaker wins the P4-game on a connected graph just if (1) it is bipartite and its vertices of degree three or more are on
/// one side, or (2) it is an odd cycle, or (3) it is a subgraph of the bull, of K4 or of C5 with a leaf: exercise 4.6 of
/// the book on combinatorial games on graphs. Copies of P4 need not be induced.
fn breaker_wins_by_exercise(graph: &Graph) -> bool {
    let odd_cycle = graph.n() % 2 == 1 && (0..graph.n()).all(|v| graph.degree(v) == 2);
    let bull: &[(usize, usize)] = &[(0, 1), (1, 2), (2, 0), (0, 3), (1, 4)];
    let complete: &[(usize, usize)] = &[(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
    let leaf: &[(usize, usize)] = &[(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (0, 5)];
    let small = [(5, bull), (4, complete), (6, leaf)];
    one_sided(graph) || odd_cycle || small.iter().any(|(n, edges)| embeds(graph, *n, edges, &mut Vec::new()))
}

/// Whether the graph is bipartite and its vertices of degree three or more are all on one side.
fn one_sided(graph: &Graph) -> bool {
    let edges = graph.simple_edges();
    (0..1u32 << graph.n()).any(|side| {
        edges.iter().all(|&(u, v)| side >> u & 1 != side >> v & 1)
            && (0..graph.n()).all(|v| graph.degree(v) < 3 || side >> v & 1 == 1)
    })
}

/// Whether the graph is a subgraph of one with `n` vertices and these edges: tries all ways to place its vertices.
fn embeds(graph: &Graph, n: usize, edges: &[(usize, usize)], placed: &mut Vec<usize>) -> bool {
    if placed.len() == graph.n() {
        let joined = |u: usize, v: usize| edges.contains(&(u, v)) || edges.contains(&(v, u));
        return graph.simple_edges().iter().all(|&(u, v)| joined(placed[u], placed[v]));
    }
    (0..n).any(|place| {
        let free = !placed.contains(&place);
        placed.push(place);
        let fits = free && embeds(graph, n, edges, placed);
        placed.pop();
        fits
    })
}

#[test]
fn the_p4_game_on_graphs_with_up_to_seven_vertices() {
    let (mut graphs, mut won) = (0, 0);
    for graph in (2..=7).flat_map(connected_graphs) {
        let text = format!("copies{{h=P4}}:g6:{}", graph6::write(&graph).unwrap());
        let breaker = winner(&text) == "bob";
        assert_eq!(breaker, breaker_wins_by_exercise(&graph), "{text}");
        graphs += 1;
        won += usize::from(!breaker);
    }
    assert_eq!(graphs, 995);
    assert!(won > graphs / 2 && won < graphs);
}

/// Whether Maker wins, by every play; elements are bits.
struct Plain {
    sets: Vec<u32>,
    known: HashMap<(u32, u32, bool), bool>,
}

impl Plain {
    fn new(board: &Board) -> Plain {
        let mask = |set: &Vec<usize>| set.iter().fold(0, |mask, v| mask | 1 << v);
        Plain { sets: board.sets.iter().map(mask).collect(), known: HashMap::new() }
    }

    /// `free` are the elements of nobody.
    fn maker_wins(&mut self, maker: u32, free: u32, maker_next: bool) -> bool {
        if self.sets.iter().any(|set| set & !maker == 0) {
            return true;
        }
        if self.sets.iter().all(|set| set & !maker & !free != 0) {
            return false;
        }
        if let Some(&wins) = self.known.get(&(maker, free, maker_next)) {
            return wins;
        }
        let mut moves = (0..32).map(|v| 1 << v).filter(|v| free & v != 0);
        let wins = match maker_next {
            true => moves.any(|v| self.maker_wins(maker | v, free & !v, false)),
            false => moves.all(|v| self.maker_wins(maker, free & !v, true)),
        };
        self.known.insert((maker, free, maker_next), wins);
        wins
    }
}

#[test]
fn the_triangle_game_on_graphs_with_up_to_six_vertices() {
    let (mut games, mut won, mut searched) = (0, 0, 0);
    for graph in (2..=6).flat_map(connected_graphs) {
        let g6 = graph6::write(&graph).unwrap();
        let board = walks(&g6, &graph, 3, true);
        for first in ["alice", "bob"] {
            let all = (1 << board.names.len()) - 1;
            let maker = Plain::new(&board).maker_wins(0, all, first == "alice");
            let text = format!("copies{{h=K3,first={first}}}:g6:{g6}");
            let expected = if maker { "alice" } else { "bob" };
            assert_eq!(winner(&text), expected, "{text}");
            let plain = grundy::ask::Options { theorems: false, ..Default::default() };
            assert_eq!(answer(&text, &plain)["winner"], expected, "{text}");
            games += 1;
            won += usize::from(maker);
            searched += usize::from(!maker && !board.sets.is_empty());
        }
    }
    assert_eq!(games, 2 * 142);
    assert!(won > 20 && searched > 20, "{won} {searched}");
}
