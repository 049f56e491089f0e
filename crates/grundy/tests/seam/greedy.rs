//! The greedy colouring game, with a player who may pass: the rules name the winner, the terms who passes.

use super::{graph, graphs, outcome, picture};
use grundy::graph::Graph;
use grundy::rules::{Convention, Mark, Move, Player, Rules, Terms, Verdict, View};
use std::collections::HashMap;

#[derive(Clone)]
struct Greedy {
    graph: Graph,
    colours: u8,
}

impl Greedy {
    /// The least colour that no neighbour has.
    fn colour(&self, at: &[u8], v: usize) -> u8 {
        let taken = |c: u8| self.graph.neighbours(v).iter().any(|&u| at[u] == c);
        (1..).find(|&c| !taken(c)).unwrap_or(u8::MAX)
    }

    fn failed(&self, at: &[u8]) -> bool {
        at.iter().any(|&c| c > self.colours)
    }
}

impl Rules for Greedy {
    /// The colour of each vertex, 0 for none.
    type Position = Vec<u8>;

    fn start(&self) -> Vec<u8> {
        vec![0; self.graph.n()]
    }

    fn moves(&self, at: &Vec<u8>, _who: Player, out: &mut Vec<Move>) {
        if !self.failed(at) {
            out.extend((0..at.len()).filter(|&v| at[v] == 0).map(Move::of));
        }
    }

    fn play(&self, at: &Vec<u8>, who: Player, m: Move) -> (Vec<u8>, Player) {
        let mut next = at.clone();
        next[m.element()] = self.colour(at, m.element());
        (next, who.other())
    }

    fn verdict(&self, at: &Vec<u8>, _next: Player, _stuck: bool) -> Option<Verdict> {
        if self.failed(at) {
            return Some(Verdict::Win(Player::Bob));
        }
        (!at.contains(&0)).then_some(Verdict::Win(Player::Alice))
    }

    fn view(&self, at: &Vec<u8>) -> View {
        picture(&self.graph, |v| if at[v] == 0 { Mark::Free } else { Mark::Taken }, vec![], None)
    }
}

fn alice_wins(graph: &Graph, colours: u8, first: Player, pass: Option<Player>) -> bool {
    let terms = Terms { first, pass, ..Terms::new(Convention::Objective) };
    outcome(&Greedy { graph: graph.clone(), colours }, &terms) == Verdict::Win(Player::Alice)
}

fn least_colours(graph: &Graph, first: Player, pass: Option<Player>) -> u8 {
    (1..).find(|&k| alice_wins(graph, k, first, pass)).unwrap()
}

/// How many colours best play uses: Alice wants few, Bob many.
fn naive(graph: &Graph, pass: Option<Player>, order: &mut Known, at: &[usize], who: Player) -> usize {
    if let Some(&known) = order.get(&(at.to_vec(), who)) {
        return known;
    }
    let mut results = Vec::new();
    for v in (0..graph.n()).filter(|&v| at[v] == 0) {
        let mut next = at.to_vec();
        next[v] = (1..).find(|&c| (0..graph.n()).all(|u| !graph.adjacent(u, v) || at[u] != c)).unwrap();
        results.push(naive(graph, pass, order, &next, who.other()));
    }
    if pass == Some(who) && !results.is_empty() {
        results.push(naive(graph, pass, order, at, who.other()));
    }
    let best = if who == Player::Alice { results.iter().min() } else { results.iter().max() };
    let answer = *best.or(at.iter().max()).unwrap_or(&0);
    order.insert((at.to_vec(), who), answer);
    answer
}

type Known = HashMap<(Vec<usize>, Player), usize>;

/// All six variants: who starts, and who may pass.
#[test]
fn small_graphs_in_every_variant() {
    for graph in graphs(3).chain(graphs(4).step_by(3)).chain(graphs(5).step_by(61)) {
        for first in Player::BOTH {
            for pass in [None, Some(Player::Alice), Some(Player::Bob)] {
                let expected = naive(&graph, pass, &mut HashMap::new(), &vec![0; graph.n()], first);
                let found = least_colours(&graph, first, pass);
                assert_eq!(found as usize, expected, "{graph:?}, {first:?} first, {pass:?} passes");
            }
        }
    }
}

/// The game Grundy number of cycles and of split graphs, and crowns where passing makes all the difference.
#[test]
fn numbers_of_the_literature() {
    let known = [
        ("C3", 3),
        ("C4", 2),
        ("C5", 3),
        ("C6", 3),
        ("C7", 3),
        ("C8", 3),
        ("K3&~K2", 4),
        ("fan(4)", 3),
        ("{0-1 0-2 1-2 0-3 1-4 2-5}", 3),
        ("crown(3)+K1", 2),
    ];
    for (text, number) in known {
        assert_eq!(least_colours(&graph(text), Player::Alice, None), number, "{text}");
    }
    for text in ["C6", "C8", "P4"] {
        assert_eq!(least_colours(&graph(text), Player::Bob, None), 2, "{text}, Bob first");
    }
    assert_eq!(least_colours(&graph("crown(3)+K1"), Player::Bob, Some(Player::Bob)), 3);
    assert_eq!(least_colours(&graph("K3&~K2"), Player::Bob, Some(Player::Bob)), 4);
    assert_eq!(least_colours(&graph("fan(4)"), Player::Bob, Some(Player::Bob)), 3);
}
