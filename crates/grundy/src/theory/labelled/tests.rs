//! The theorems on values against plain recursion, and what is known of values.

use super::super::naive::{Rule, problem, rule, starts};
use super::value;
use crate::games::{GAMES, Problem};
use crate::graph::catalogue::all_graphs;
use crate::graph::classes::is_chordal;
use crate::graph::distance::blocks;
use crate::graph::families::*;
use crate::graph::{Edge, Graph, Label};
use crate::rules::{Convention, Player, mix};
use crate::value::{Calculator, Dyadic, Failure, Options, Side, Simple, Store, Value};
use std::collections::HashMap;

fn labels(text: &str) -> Vec<Label> {
    let label = |letter| match letter {
        'A' => Label::A,
        'B' => Label::B,
        _ => Label::C,
    };
    text.chars().map(label).collect()
}

/// Random labels, from the first few of A, B and C.
fn random_labels(n: usize, kinds: u64, seed: u64) -> Vec<Label> {
    let label = |v| [Label::A, Label::B, Label::C][(mix(seed << 20 | v as u64) % kinds) as usize];
    (0..n).map(label).collect()
}

fn labelled(id: &str, graph: &Graph, labels: Vec<Label>, start: u32) -> Problem {
    let mut problem = problem(id, graph, Convention::Normal, start);
    problem.terms.labels = Some(labels);
    problem
}

/// The value of a position, by its options and nothing else.
struct Naive<'a> {
    rule: Rule,
    labels: &'a [Label],
    known: HashMap<u32, Value>,
}

impl<'a> Naive<'a> {
    fn new(rule: Rule, labels: &'a [Label]) -> Naive<'a> {
        Naive { rule, labels, known: HashMap::new() }
    }

    fn value(&mut self, chosen: u32, calculator: &mut Calculator<'_>) -> Value {
        if let Some(&value) = self.known.get(&chosen) {
            return value;
        }
        let playable = (self.rule)(chosen);
        let mut options = Player::BOTH.map(|_| Options::new());
        for v in (0..self.labels.len()).filter(|v| playable >> v & 1 == 1) {
            let after = self.value(chosen | 1 << v, calculator);
            for (options, who) in options.iter_mut().zip(Player::BOTH) {
                if who.may_choose(self.labels[v]) {
                    options.push(after);
                }
            }
        }
        let [left, right] = options;
        let value = calculator.make(left, right).unwrap();
        self.known.insert(chosen, value);
        value
    }
}

/// The theorems on one graph, from some start sets, with random labels of this many kinds; they must apply.
fn check(id: &str, convexity: &str, graph: &Graph, kinds: u64, labellings: u64) {
    let store = Store::default();
    let calculator = &mut Calculator::new(&store);
    for seed in 0..labellings {
        let mut labels = random_labels(graph.n(), kinds, mix(seed ^ graph.edges().len() as u64));
        labels[seed as usize % graph.n()] = [Label::A, Label::B][seed as usize % 2];
        let mut naive = Naive::new(rule(id, graph, convexity, false), &labels);
        for start in starts(graph.n()) {
            let mut problem = labelled(id, graph, labels.clone(), start);
            if !problem.keys.is_empty() {
                problem.keys.insert("convexity", convexity.to_string());
            }
            let found = value(&problem, calculator).unwrap().map(|(value, _)| value);
            let expected = naive.value(start, calculator);
            assert_eq!(found, Some(expected), "{id} {convexity} {labels:?} start {start:b} {graph:?}");
        }
    }
}

fn is_block_graph(graph: &Graph) -> bool {
    let clique = |block: &Vec<usize>| {
        block.iter().enumerate().all(|(i, &u)| block[i + 1..].iter().all(|&v| graph.adjacent(u, v)))
    };
    is_chordal(graph) && blocks(graph).blocks.iter().all(clique)
}

#[test]
fn closed_games_on_block_graphs() {
    let mut graphs = 0;
    for graph in (1..=6).flat_map(all_graphs).filter(is_block_graph) {
        graphs += 1;
        for kinds in [2, 3] {
            check("closed-interval", "geodesic", &graph, kinds, 4);
            check("closed-interval", "monophonic", &graph, kinds, 1);
            check("closed-hull", "geodesic", &graph, kinds, 1);
        }
    }
    assert!(graphs > 80, "{graphs}");
    for graph in all_graphs(7).iter().filter(|graph| graph.edges().len() == 6 && is_block_graph(graph)) {
        check("closed-interval", "geodesic", graph, 3, 2);
    }
}

#[test]
fn closed_games_on_larger_trees() {
    for seed in 0..6 {
        let parents = (1..11).map(|v| (mix(seed << 8 | v) % v, v));
        let tree = Graph::undirected(11, parents.map(|(u, v)| (u as usize, v as usize)));
        check("closed-interval", "geodesic", &tree, 3, 2);
    }
}

#[test]
fn kayles_and_domination_on_paths_and_cycles() {
    for id in ["kayles", "domination"] {
        for graph in (1..=7).flat_map(all_graphs).filter(|graph| (0..graph.n()).all(|v| graph.degree(v) <= 2))
        {
            check(id, "geodesic", &graph, 2, 3);
            check(id, "geodesic", &graph, 3, 3);
        }
        for n in 8..=11 {
            check(id, "geodesic", &path(n), 3, 3);
            check(id, "geodesic", &cycle(n), 3, 3);
        }
    }
}

/// In kayles it is enough that the free vertices form paths and cycles.
#[test]
fn kayles_after_a_start() {
    let store = Store::default();
    let calculator = &mut Calculator::new(&store);
    let mut settled = 0;
    for graph in (1..=6).flat_map(all_graphs) {
        let mut labels = random_labels(graph.n(), 3, 7);
        labels[0] = Label::A;
        let mut naive = Naive::new(rule("kayles", &graph, "geodesic", false), &labels);
        for start in starts(graph.n()) {
            let problem = labelled("kayles", &graph, labels.clone(), start);
            if let Some((found, _)) = value(&problem, calculator).unwrap() {
                assert_eq!(found, naive.value(start, calculator), "start {start:b} {graph:?}");
                settled += 1;
            }
        }
    }
    assert!(settled > 1000, "{settled}");
}

/// n/2^k + ups + *star.
fn simple(n: i64, k: u32, ups: i32, star: u32) -> Value {
    Value::simple(Simple { number: Dyadic::new(n, k).unwrap(), ups, star }).unwrap()
}

fn number(n: i64, k: u32) -> Value {
    simple(n, k, 0, 0)
}

fn find(id: &str, graph: &Graph, text: &str, start: u32, calculator: &mut Calculator<'_>) -> Value {
    let found = value(&labelled(id, graph, labels(text), start), calculator).unwrap();
    found.unwrap_or_else(|| panic!("{id} {text} {graph:?}")).0
}

/// Without chosen vertices and with vertex 0 chosen. The last is book fig. 10.5, as the text describes it.
#[test]
fn known_values_of_closed_interval() {
    let store = Store::default();
    let calculator = &mut Calculator::new(&store);
    let tree = |parents: &[usize]| tree(parents).unwrap();
    let known = [
        (tree(&[0, 0, 0]), "ABBB", number(-2, 0), number(-3, 0)),
        (tree(&[0, 1, 1, 0, 4]), "BABAAB", number(-1, 1), number(0, 0)),
        (path(4), "ABAB", number(0, 0), number(-3, 2)),
        (tree(&[0, 0, 2, 2]), "BAABA", number(1, 0), number(3, 1)),
        (path(3), "BAB", number(-1, 0), number(-1, 1)),
        (tree(&[0, 1, 2, 0, 4, 5, 0, 7, 0]), "CBBABBABAB", simple(0, 0, 0, 1), number(0, 0)),
    ];
    for (graph, text, unplayed, started) in known {
        assert_eq!(find("closed-interval", &graph, text, 0, calculator), unplayed, "{text}");
        assert_eq!(find("closed-interval", &graph, text, 1, calculator), started, "{text} from 0");
    }
}

/// Book section 10.6, two values of P6 corrected and three names of six letters restored.
#[test]
fn known_values_of_kayles() {
    let store = Store::default();
    let calculator = &mut Calculator::new(&store);
    let star = |n: i64| simple(n, 0, 0, 1);
    let whole = |n: i64| number(n, 0);
    let half = |n: i64| number(n, 1);
    let mut switch = |left: Value, right: Value| {
        calculator.make(Options::from_slice(&[left]), Options::from_slice(&[right])).unwrap()
    };
    let known = [
        ("A AA", whole(1)),
        ("AB", star(0)),
        ("AAA AAAA", whole(2)),
        ("AAB", half(1)),
        ("ABA", switch(whole(1), whole(0))),
        ("AAAB AABA", star(1)),
        ("AABB ABBA", whole(0)),
        ("ABAB", switch(whole(1), whole(-1))),
        ("AAAAA AAAAAA", whole(3)),
        ("AAAAB AABAA", half(3)),
        ("AAABA", switch(whole(2), whole(1))),
        ("AAABB", half(1)),
        ("AABAB", switch(whole(1), whole(0))),
        ("AABBA", number(3, 2)),
        ("ABAAB", switch(half(1), star(0))),
        ("ABABA", switch(whole(2), star(0))),
        ("ABBBA", whole(0)),
        ("AAAAAB AAAABA AAABAA", star(2)),
        ("AAAABB AAABBA AABAAB AABBAA ABAABA", whole(1)),
        ("AAABAB", switch(whole(2), whole(0))),
        ("AAABBB AABABB ABBAAB", star(0)),
        ("AABABA", switch(whole(2), half(1))),
        ("AABBAB", switch(half(1), whole(0))),
        ("AABBBA", number(1, 2)),
        ("ABAAAB", switch(star(1), half(1))),
        ("ABABAB", switch(star(1), star(-1))),
        ("ABABBA", switch(star(1), half(-1))),
        ("ABBBBA", whole(-1)),
        ("AABAABA", switch(half(3), star(1))),
        ("ABAABAABA", star(1)),
    ];
    for (texts, expected) in known {
        for text in texts.split(' ') {
            assert_eq!(find("kayles", &path(text.len()), text, 0, calculator), expected, "{text}");
        }
    }
    let last = find("kayles", &path(16), "ABAABAABAACABBBA", 0, calculator);
    assert_eq!(calculator.relation(last, Value::ZERO), Ok(crate::value::Relation::Confused));
}

#[test]
fn known_values_of_domination() {
    let store = Store::default();
    let calculator = &mut Calculator::new(&store);
    let known = [
        ("A", number(1, 0)),
        ("AB", simple(0, 0, 0, 1)),
        ("ABA", simple(0, 0, -1, 0)),
        ("AAAB", number(3, 1)),
        ("AABAB", number(5, 3)),
        ("ABABA", simple(0, 0, 2, 0)),
        ("ABBBA", number(-1, 2)),
        ("ACB", simple(0, 0, 0, 2)),
        ("CAC", simple(0, 0, 1, 0)),
        ("ABCCBA", simple(0, 0, -1, 2)),
    ];
    for (text, expected) in known {
        assert_eq!(find("domination", &path(text.len()), text, 0, calculator), expected, "{text}");
    }
    assert_eq!(find("domination", &cycle(3), "AAB", 0, calculator), simple(0, 0, 0, 1));
    assert_eq!(find("domination", &cycle(4), "AABB", 0, calculator), Value::ZERO);
}

/// Absorbing games are never hot: both stops are the same. Proved at [`super::blocks`].
#[test]
fn absorbing_games_are_never_hot() {
    let store = Store::default();
    let calculator = &mut Calculator::new(&store);
    let mut cool = |id: &str, convexity: &str, graph: &Graph, labels: &[Label]| {
        let value = Naive::new(rule(id, graph, convexity, false), labels).value(0, calculator);
        let stops = [Side::Left, Side::Right].map(|side| calculator.stop(value, side));
        assert_eq!(stops[0], stops[1], "{id} {convexity} {labels:?} {graph:?}");
    };
    let games = [
        ("domination", "geodesic"),
        ("closed-hull", "geodesic"),
        ("closed-hull", "monophonic"),
        ("closed-hull", "p3"),
    ];
    for (id, convexity) in games {
        for graph in (1..=4).flat_map(all_graphs) {
            for code in 0..3usize.pow(graph.n() as u32) {
                let digit = |v: usize| code / 3usize.pow(v as u32) % 3;
                let labels: Vec<Label> =
                    (0..graph.n()).map(|v| [Label::A, Label::B, Label::C][digit(v)]).collect();
                cool(id, convexity, &graph, &labels);
            }
        }
        for (seed, graph) in (5..=6).flat_map(all_graphs).enumerate() {
            cool(id, convexity, &graph, &random_labels(graph.n(), 2 + seed as u64 % 2, seed as u64));
        }
    }
}

/// Without C the closed games on block graphs are numbers. Proved at [`super::blocks`].
#[test]
fn closed_games_of_two_labels_are_numbers() {
    let store = Store::default();
    let calculator = &mut Calculator::new(&store);
    for (seed, graph) in (1..=7).flat_map(all_graphs).filter(is_block_graph).enumerate() {
        let labels = random_labels(graph.n(), 2, seed as u64);
        let mut naive = Naive::new(rule("closed-hull", &graph, "geodesic", false), &labels);
        assert!(naive.value(0, calculator).as_number().is_some(), "{labels:?} {graph:?}");
    }
}

/// No theorem applies to other conventions, passing, arcs, other keys or no labels.
#[test]
fn hypotheses_are_checked() {
    let store = Store::default();
    let calculator = &mut Calculator::new(&store);
    for entry in GAMES.iter().filter(|entry| entry.conventions.contains(&Convention::Normal)) {
        let plain = || labelled(entry.id, &path(4), labels("ABAC"), 0);
        if !matches!(entry.board, crate::games::BoardKind::Graph(_)) {
            continue;
        }
        let mut changed = vec![plain(), plain(), plain(), plain()];
        changed[0].terms.pass = Some(Player::Bob);
        changed[1].terms.convention = Convention::Misere;
        changed[2].terms.labels = None;
        changed[3].terms.labels = Some(labels("CCCC"));
        let arc = Edge { u: 0, v: 1, directed: true, weight: 1 };
        changed.push(labelled(entry.id, &Graph::new(2, vec![arc]), labels("AB"), 0));
        changed.push(labelled(entry.id, &complete_multipartite(&[2, 3]), labels("ABABC"), 0));
        for (key, other) in [("goal", "avoid"), ("convexity", "p3"), ("convexity", "p3-induced")] {
            if entry.key(key).is_some() {
                let mut problem = plain();
                problem.keys.insert(key, other.to_string());
                changed.push(problem);
            }
        }
        for (i, problem) in changed.iter().enumerate() {
            assert_eq!(value(problem, calculator), Ok(None), "{} {i}", entry.id);
        }
    }
}

/// Trees with 100,000 vertices: integers are found; numbers too fine to represent give no answer.
#[test]
fn large_trees() {
    let n = 100_000;
    let store = Store::default();
    let calculator = &mut Calculator::new(&store);
    let random = Graph::undirected(n, (1..n).map(|v| ((mix(v as u64) % v as u64) as usize, v)));
    for graph in [path(n), star(n - 1), random] {
        let all = value(&labelled("closed-interval", &graph, vec![Label::A; n], 1), calculator).unwrap();
        assert_eq!(all.map(|(value, _)| value), Some(number(n as i64 - 1, 0)));
        for kinds in [2, 3] {
            let problem = labelled("closed-interval", &graph, random_labels(n, kinds, 5), 0);
            assert_ne!(value(&problem, calculator), Err(Failure::TooLarge));
        }
        for id in ["kayles", "domination"] {
            assert_eq!(value(&labelled(id, &graph, random_labels(n, 2, 5), 0), calculator), Ok(None));
        }
    }
}
