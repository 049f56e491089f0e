//! Edge nim: a token, weights that fall, and moves that say which edge and how much is left.

use super::{Dice, graph, nimber, picture};
use grundy::graph::{Edge, Graph};
use grundy::rules::{Mark, Move, Player, Rules, View};

#[derive(Clone)]
struct EdgeNim {
    graph: Graph,
    token: u32,
}

impl Rules for EdgeNim {
    /// The token and the weight of each edge.
    type Position = (u32, Vec<u64>);

    fn start(&self) -> (u32, Vec<u64>) {
        (self.token, self.graph.edges().iter().map(|e| e.weight).collect())
    }

    fn moves(&self, at: &(u32, Vec<u64>), _who: Player, out: &mut Vec<Move>) {
        for (i, e) in self.graph.edges().iter().enumerate() {
            if e.u == at.0 as usize || e.v == at.0 as usize {
                out.extend((0..at.1[i]).map(|left| Move::new(i, left)));
            }
        }
    }

    fn play(&self, at: &(u32, Vec<u64>), who: Player, m: Move) -> ((u32, Vec<u64>), Player) {
        let Edge { u, v, .. } = self.graph.edges()[m.element()];
        let mut weights = at.1.clone();
        weights[m.element()] = m.how;
        ((if at.0 as usize == u { v } else { u } as u32, weights), who.other())
    }

    fn view(&self, at: &(u32, Vec<u64>)) -> View {
        picture(&self.graph, |_| Mark::Free, vec![at.0 as usize], Some(&at.1))
    }

    fn move_text(&self, m: Move) -> String {
        format!("{}>{}", m.what, m.how)
    }
}

/// The nimber by the mex rule, edges as triples.
fn naive(edges: &mut Vec<(usize, usize, u64)>, token: usize) -> u32 {
    let mut seen = Vec::new();
    for i in 0..edges.len() {
        let (u, v, weight) = edges[i];
        let to = match token {
            t if t == u => v,
            t if t == v => u,
            _ => continue,
        };
        for left in 0..weight {
            edges[i].2 = left;
            seen.push(naive(edges, to));
        }
        edges[i].2 = weight;
    }
    (0..).find(|value| !seen.contains(value)).unwrap()
}

#[test]
fn random_multigraphs_with_loops() {
    let mut dice = Dice(11);
    for _ in 0..60 {
        let n = 1 + dice.roll(4) as usize;
        let mut end = || dice.roll(n as u64) as usize;
        let ends: Vec<(usize, usize)> = (0..4).map(|_| (end(), end())).collect();
        let edges: Vec<Edge> =
            ends.iter().map(|&(u, v)| Edge { u, v, directed: false, weight: 1 + dice.roll(2) }).collect();
        let mut triples = edges.iter().map(|e| (e.u, e.v, e.weight)).collect();
        let expected = naive(&mut triples, 0);
        assert_eq!(nimber(&EdgeNim { graph: Graph::new(n, edges), token: 0 }), expected, "{triples:?}");
    }
}

#[test]
fn examples_of_the_literature() {
    let value = |text: &str| nimber(&EdgeNim { graph: graph(text), token: 0 });
    assert_eq!(value("{0-1*1 0-1*2 0-1*4 0-1*6}"), 1);
    assert_ne!(value("{0-0*2 0-0*4 0-1*1 0-1*2 1-2*1 1-2*4}"), 0);
    assert_eq!(value("{0-0*2 0-0*2 0-1*1 0-1*2 1-2*1 1-2*4}"), 0);
    // The shortest way to a dead end has two moves, and yet the first player wins.
    assert_ne!(value("{0-1*1 1-2*1 0-3*1 3-4*1 4-5*1}"), 0);
}
