//! The theorems on colouring games against plain recursion, in every variant.

use super::super::naive::{ask, problem};
use super::super::{Finding, consult};
use crate::graph::Graph;
use crate::graph::catalogue::all_graphs;
use crate::graph::classes::*;
use crate::graph::distance::is_connected;
use crate::graph::families::*;
use crate::rules::{Convention, Player};
use std::collections::HashMap;

/// All theorems of this folder.
pub const THEOREMS: [&str; 14] = [
    "colouring-enough",
    "colouring-two-colours",
    "marking-stars",
    "connected-colouring-bipartite",
    "greedy-colouring-split",
    "greedy-colouring-cographs",
    "greedy-colouring-forests",
    "colouring-forests",
    "colouring-too-few",
    "greedy-colouring-partial-2-trees",
    "colouring-classes",
    "connected-colouring-outerplanar",
    "colouring-chains-of-triangles",
    "harmonious-colouring-no-hub",
];

const GAMES: [&str; 5] =
    ["coloring", "greedy-coloring", "connected-coloring", "connected-greedy-coloring", "marking"];

type Variant = (Player, Option<Player>);

/// Who starts and who may pass.
fn variants() -> Vec<Variant> {
    let passing = [None, Some(Player::Alice), Some(Player::Bob)];
    Player::BOTH.into_iter().flat_map(|first| passing.map(|pass| (first, pass))).collect()
}

/// A game straight from its rules. A position has four bits for the colour of each vertex, 0 for none.
struct Naive<'a> {
    id: &'a str,
    graph: &'a Graph,
    k: u64,
    pass: Option<Player>,
    known: HashMap<(u64, Player), bool>,
    scores: HashMap<(u64, Player), i64>,
}

impl<'a> Naive<'a> {
    fn new(id: &'a str, graph: &'a Graph, k: u64, pass: Option<Player>) -> Naive<'a> {
        assert!(graph.n() <= 16 && k < 16);
        Naive { id, graph, k, pass, known: HashMap::new(), scores: HashMap::new() }
    }

    fn colour(at: u64, v: usize) -> u64 {
        at >> (4 * v) & 15
    }

    fn around(&self, at: u64, v: usize) -> Vec<u64> {
        let colours = self.graph.neighbours(v).iter().map(|&u| Self::colour(at, u));
        colours.filter(|&colour| colour != 0).collect()
    }

    fn moves(&self, at: u64) -> Vec<u64> {
        let free = (0..self.graph.n()).filter(|&v| Self::colour(at, v) == 0);
        if self.id == "marking" {
            let lost = free.clone().any(|v| self.around(at, v).len() as u64 >= self.k);
            return if lost { Vec::new() } else { free.map(|v| at | 1 << (4 * v)).collect() };
        }
        let mut moves = Vec::new();
        for v in free {
            let around = self.around(at, v);
            if self.id.starts_with("connected") && at != 0 && around.is_empty() {
                continue;
            }
            let legal = (1..=self.k).filter(|colour| !around.contains(colour));
            let most = if self.id.contains("greedy") { 1 } else { usize::MAX };
            moves.extend(legal.take(most).map(|colour| at | colour << (4 * v)));
        }
        moves
    }

    fn alice_wins(&mut self, at: u64, who: Player) -> bool {
        if let Some(&wins) = self.known.get(&(at, who)) {
            return wins;
        }
        let moves = self.moves(at);
        let mut next: Vec<(u64, Player)> = moves.iter().map(|&to| (to, who.other())).collect();
        if self.pass == Some(who) && !moves.is_empty() {
            next.push((at, who.other()));
        }
        let wins = match next.is_empty() {
            true => (0..self.graph.n()).all(|v| Self::colour(at, v) != 0),
            false if who == Player::Alice => next.into_iter().any(|(to, who)| self.alice_wins(to, who)),
            false => next.into_iter().all(|(to, who)| self.alice_wins(to, who)),
        };
        self.known.insert((at, who), wins);
        wins
    }

    /// The number of colours used, Alice wanting few.
    fn score(&mut self, at: u64, who: Player) -> i64 {
        if let Some(&score) = self.scores.get(&(at, who)) {
            return score;
        }
        let moves = self.moves(at);
        let mut next: Vec<(u64, Player)> = moves.iter().map(|&to| (to, who.other())).collect();
        if self.pass == Some(who) && !moves.is_empty() {
            next.push((at, who.other()));
        }
        let scores: Vec<i64> = next.into_iter().map(|(to, who)| self.score(to, who)).collect();
        let best = if who == Player::Alice { scores.iter().min() } else { scores.iter().max() };
        let used = (0..self.graph.n()).map(|v| Self::colour(at, v)).max().unwrap_or(0);
        let score = best.copied().unwrap_or(used as i64);
        self.scores.insert((at, who), score);
        score
    }
}

fn asked(id: &str, graph: &Graph, k: u64, variant: Variant, convention: Convention) -> crate::games::Problem {
    let mut problem = problem(id, graph, convention, 0);
    (problem.terms.first, problem.terms.pass) = variant;
    problem.keys.insert(if id == "marking" { "k" } else { "colors" }, k.to_string());
    problem
}

/// Every theorem on one game with k colours against recursion; returns how many applied.
fn check(id: &str, graph: &Graph, k: u64, variant: Variant) -> usize {
    let problem = asked(id, graph, k, variant, Convention::Objective);
    let findings: Vec<(&str, Finding)> =
        THEOREMS.iter().filter_map(|theorem| Some((*theorem, ask(theorem, &problem)?))).collect();
    if !findings.is_empty() {
        let wins = Naive::new(id, graph, k, variant.1).alice_wins(0, variant.0);
        for (theorem, finding) in &findings {
            let described = format!("{theorem} on {id} with {k}, {variant:?}, {graph:?}: {finding:?}");
            assert_eq!(finding.first_wins, Some(wins == (variant.0 == Player::Alice)), "{described}");
        }
    }
    findings.len()
}

/// Every theorem on the score of a greedy game.
fn check_score(id: &str, graph: &Graph, variant: Variant) -> usize {
    let problem = asked(id, graph, 255, variant, Convention::Score);
    let findings: Vec<(&str, Finding)> =
        THEOREMS.iter().filter_map(|theorem| Some((*theorem, ask(theorem, &problem)?))).collect();
    let score = Naive::new(id, graph, 15, variant.1).score(0, variant.0);
    for (theorem, finding) in &findings {
        let described = format!("score {score}: {theorem} on {id}, {variant:?}, {graph:?}: {finding:?}");
        assert!(finding.score.is_none_or(|found| found == score), "{described}");
        assert!(finding.window.is_none_or(|(least, most)| least <= score && score <= most), "{described}");
    }
    let together = consult(&problem);
    assert!(together.score.is_none_or(|found| found == score), "{together:?} {graph:?}");
    findings.len()
}

#[test]
fn all_small_graphs_in_every_variant() {
    let mut said = 0;
    for graph in (0..=5).flat_map(all_graphs) {
        for (variant, id) in variants().into_iter().flat_map(|variant| GAMES.map(|id| (variant, id))) {
            let most = if graph.n() < 5 { 5 } else { 4 };
            said += (1..=most).map(|k| check(id, &graph, k, variant)).sum::<usize>();
        }
    }
    assert!(said > 10_000, "{said}");
}

#[test]
fn greedy_scores_on_small_graphs() {
    let graphs = (0..=6).flat_map(all_graphs).chain(all_graphs(7).into_iter().step_by(9));
    for graph in graphs {
        for variant in variants() {
            check_score("greedy-coloring", &graph, variant);
            if graph.n() < 6 {
                check_score("connected-greedy-coloring", &graph, variant);
            }
        }
    }
}

/// On six and seven vertices with few colours, where the games are small.
#[test]
fn few_colours_on_larger_graphs() {
    for graph in all_graphs(6) {
        for variant in variants() {
            GAMES.iter().for_each(|id| _ = check(id, &graph, 2, variant));
            (3..=4).for_each(|k| _ = check("greedy-coloring", &graph, k, variant));
            (3..=5).for_each(|k| _ = check("marking", &graph, k, variant));
        }
    }
    for graph in all_graphs(7).iter().filter(|graph| is_bipartite(graph)) {
        for variant in variants() {
            check("coloring", graph, 2, variant);
            check("greedy-coloring", graph, 2, variant);
        }
    }
}

/// Sums of components, where some can be opened and others only answered.
#[test]
fn two_colours_on_several_components() {
    let k23 = complete_multipartite(&[2, 3]);
    let (p4, c6, single) = (path(4), cycle(6), empty(1));
    let spider = tree(&[0, 0, 0, 1, 2, 3]).unwrap();
    let sums: [&[&Graph]; 14] = [
        &[&p4, &p4],
        &[&p4, &single],
        &[&p4, &p4, &single],
        &[&k23, &p4],
        &[&k23, &k23],
        &[&k23, &single],
        &[&k23, &p4, &single],
        &[&c6, &p4],
        &[&c6, &single, &single],
        &[&path(6), &single],
        &[&path(6), &k23],
        &[&spider, &single],
        &[&spider, &path(2), &single],
        &[&k23, &star(3), &single],
    ];
    for parts in sums {
        let graph = union_all(parts.iter().copied());
        for variant in variants() {
            assert!(check("coloring", &graph, 2, variant) > 0);
            assert!(check("greedy-coloring", &graph, 2, variant) > 0);
        }
    }
}

/// The least k with which theorems say that Alice wins, if they say for every smaller one that she does not.
fn number(id: &str, graph: &Graph, first: Player) -> Option<u64> {
    for k in 1.. {
        let finding = consult(&asked(id, graph, k, (first, None), Convention::Objective));
        if finding.first_wins? == (first == Player::Alice) {
            return Some(k);
        }
    }
    None
}

/// The numbers of paths and cycles, for every n: two colours are enough where a component is opened or answered.
fn on_path(id: &str, n: usize, first: Player) -> u64 {
    let alice = first == Player::Alice;
    let few = match id {
        _ if n == 1 => return 1,
        "coloring" => n <= if alice { 3 } else { 4 },
        "greedy-coloring" => n <= if alice { 5 } else { 6 },
        "marking" => n <= 3,
        _ => true,
    };
    if few { 2 } else { 3 }
}

fn on_cycle(id: &str, n: usize, first: Player) -> u64 {
    let alice = first == Player::Alice;
    let few = match id {
        _ if n % 2 == 1 => false,
        "coloring" => !alice && n <= 6,
        "greedy-coloring" => n <= if alice { 4 } else { 8 },
        "marking" => false,
        _ => true,
    };
    if few { 2 } else { 3 }
}

#[test]
fn paths_and_cycles_by_formula() {
    for id in GAMES {
        for first in Player::BOTH {
            for n in 1..=40 {
                assert_eq!(number(id, &path(n), first), Some(on_path(id, n, first)), "{id} P{n} {first:?}");
            }
            for n in 3..=40 {
                assert_eq!(number(id, &cycle(n), first), Some(on_cycle(id, n, first)), "{id} C{n} {first:?}");
            }
        }
    }
}

#[test]
fn paths_and_cycles_by_recursion() {
    for (n, id) in (3..=12).flat_map(|n| GAMES.map(|id| (n, id))) {
        for variant in variants().into_iter().filter(|variant| n <= 10 || variant.1.is_none()) {
            check(id, &path(n), 2, variant);
            check(id, &cycle(n), 2, variant);
        }
    }
}

/// Bounds by classes, in the marking game, which is small enough for larger graphs.
#[test]
fn classes_in_the_marking_game() {
    let mut dice = SplitMix64::new(7);
    let mut said = 0;
    for round in 0..400 {
        let n = 9 + round % 4;
        let hubs = 2 + round % 2;
        // Two or three vertices of high degree and some edges between the others.
        let mut pairs = Vec::new();
        for v in hubs..n {
            pairs.push((dice.below(hubs as u64) as usize, v));
            if dice.below(3) == 0 {
                pairs.push((dice.below(v as u64) as usize, v));
            }
            if dice.below(4) == 0 && v > hubs {
                pairs.push((v - 1, v));
            }
        }
        let graph = Graph::undirected(n, pairs);
        for (k, variant) in (4..=8).flat_map(|k| variants().into_iter().map(move |v| (k, v))) {
            let problem = asked("marking", &graph, k, variant, Convention::Objective);
            said += usize::from(ask("colouring-classes", &problem).is_some());
            check("marking", &graph, k, variant);
        }
    }
    assert!(said > 500, "{said}");
}

/// Unit interval graphs have no degree above 2 omega - 2, so that 2 omega - 1 colours are always enough.
#[test]
fn degrees_of_unit_interval_graphs() {
    for graph in (1..=7).flat_map(all_graphs).filter(is_unit_interval) {
        let clique = clique_number(&graph, 100_000).exactly().unwrap();
        assert!((0..graph.n()).all(|v| graph.degree(v) <= 2 * clique - 2), "{graph:?}");
    }
}

/// The numbers that theorems give are those of the sources.
#[test]
fn known_bounds_are_used() {
    let engine = |id: &str, graph: &Graph, k: u64, variant: Variant| {
        consult(&asked(id, graph, k, variant, Convention::Objective)).by.en
    };
    let plain = (Player::Alice, None);
    let hubs = |graph: &Graph| join(graph, &empty(2));
    let wide = union(&hubs(&empty(9)), &empty(1));
    assert!(!is_outerplanar(&wide) && has_treewidth_at_most_two(&wide));
    assert!(engine("greedy-coloring", &join(&path(4), &path(9)), 7, plain).is_empty());
    assert!(engine("coloring", &wide, 8, plain).contains("treewidth"));
    let fans = union(&fan(9, 1), &fan(9, 1));
    assert!(engine("coloring", &fans, 7, plain).contains("outerplanar"));
    assert!(engine("marking", &fans, 7, (Player::Alice, Some(Player::Alice))).contains("outerplanar"));
    assert_eq!(engine("coloring", &fans, 7, (Player::Bob, None)), "");
    let triangles =
        union(&join(&empty(1), &union_all([&path(2); 4])), &join(&empty(1), &union_all([&path(2); 4])));
    assert!(is_cactus(&triangles));
    assert!(engine("coloring", &triangles, 5, plain).contains("cactus"));
    assert_eq!(engine("coloring", &triangles, 4, plain), "");
    assert!(engine("connected-coloring", &fan(8, 1), 5, plain).contains("greatest degree"));
    let chain =
        Graph::undirected(17, (0..7).map(|v| (v, v + 1)).chain((8..17).flat_map(|v| [(v, (v - 8) % 2 * 7)])));
    assert!(is_connected(&chain) && is_outerplanar(&chain));
    assert!(engine("connected-coloring", &chain, 5, plain).contains("outerplanar"));
}
