//! What Grundy is measured against on the greedy colouring game with three colours: a plain one-thread bit-mask
//! alpha-beta search with a table, and nothing else.
//!
//! A position is the three sets of vertices of a colour. It is lost for Alice as soon as a vertex has all three
//! colours around it, won when every vertex is coloured; a search stops at the first winning move.

use crate::baseline::FastHash;
use std::collections::HashMap;

/// The game on a graph of at most 42 vertices.
pub struct Greedy {
    neighbours: Vec<u64>,
    /// Whether Alice wins, by the three sets and who is next.
    table: HashMap<u128, bool, FastHash>,
    /// Positions searched.
    pub nodes: u64,
}

const COLOURS: usize = 3;
const WIDTH: usize = 42;

impl Greedy {
    pub fn new(neighbours: Vec<u64>) -> Greedy {
        assert!(neighbours.len() <= WIDTH, "a graph of at most {WIDTH} vertices");
        Greedy { neighbours, table: HashMap::default(), nodes: 0 }
    }

    /// Whether Alice wins.
    pub fn solve(&mut self, bob_starts: bool) -> bool {
        self.alice_wins([0; COLOURS], bob_starts)
    }

    fn alice_wins(&mut self, classes: [u64; COLOURS], bob: bool) -> bool {
        self.nodes += 1;
        let coloured = classes.iter().fold(0, |all, class| all | class);
        let mut moves = Vec::new();
        for v in (0..self.neighbours.len()).filter(|v| coloured >> v & 1 == 0) {
            match (0..COLOURS).find(|&colour| self.neighbours[v] & classes[colour] == 0) {
                Some(colour) => moves.push((v, colour)),
                None => return false,
            }
        }
        if moves.is_empty() {
            return true;
        }
        let key = classes.iter().fold(u128::from(bob), |key, &class| key << WIDTH | u128::from(class));
        if let Some(&known) = self.table.get(&key) {
            return known;
        }
        let suits = |search: &mut Greedy, &(v, colour): &(usize, usize)| {
            let mut next = classes;
            next[colour] |= 1 << v;
            search.alice_wins(next, !bob) != bob
        };
        let alice_wins = moves.iter().any(|m| suits(self, m)) != bob;
        self.table.insert(key, alice_wins);
        alice_wins
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy::ask::{Options, solve};
    use grundy::graph::catalogue::connected_graphs;
    use grundy::graph::formats::graph6;

    #[test]
    fn small_graphs_have_the_winner_that_grundy_finds() {
        for graph in connected_graphs(6) {
            let rows = graph.rows::<1>().iter().map(|row| row.0[0]).collect::<Vec<_>>();
            for (first, bob) in [("alice", false), ("bob", true)] {
                let text = format!(
                    "greedy-coloring{{colors=3,first={first}}}:g6:{}",
                    graph6::write(&graph).expect("a simple graph")
                );
                let winner = solve(&text, &Options::default()).expect("a problem").winner;
                let alice = Greedy::new(rows.clone()).solve(bob);
                assert_eq!(
                    winner.map(|winner| winner.id()),
                    Some(if alice { "alice" } else { "bob" }),
                    "{text}"
                );
            }
        }
    }
}
