//! Labels checked against their definitions on toy games.

use super::*;
use crate::ask::{Question, tree, tree_from};
use crate::games::{GAMES, Problem};
use crate::rules::{Convention, Endless, Move, Terms, View};
use crate::value::Loopy;
use std::collections::HashSet;

/// Nim, written out again.
struct Heaps(Vec<u64>);

impl Rules for Heaps {
    type Position = Vec<u64>;
    fn start(&self) -> Vec<u64> {
        self.0.clone()
    }
    fn moves(&self, at: &Vec<u64>, _who: Player, out: &mut Vec<Move>) {
        for (heap, &size) in at.iter().enumerate() {
            out.extend((0..size).map(|left| Move::new(heap, left)));
        }
    }
    fn play(&self, at: &Vec<u64>, who: Player, m: Move) -> (Vec<u64>, Player) {
        let mut next = at.clone();
        next[m.element()] = m.how;
        (next, who.other())
    }
    fn view(&self, at: &Vec<u64>) -> View {
        View::Heaps(at.clone())
    }
    fn move_text(&self, m: Move) -> String {
        format!("{}>{}", m.what, m.how)
    }
}

/// A token on a digraph with given verdicts at some vertices; may cycle.
struct Token {
    arcs: Vec<Vec<usize>>,
    ends: Vec<(u32, Verdict)>,
    endless: Verdict,
}

impl Rules for Token {
    type Position = u32;
    fn start(&self) -> u32 {
        0
    }
    fn moves(&self, at: &u32, _who: Player, out: &mut Vec<Move>) {
        out.extend(self.arcs[*at as usize].iter().map(|&v| Move::of(v)));
    }
    fn play(&self, _at: &u32, who: Player, m: Move) -> (u32, Player) {
        (m.what, who.other())
    }
    fn verdict(&self, at: &u32, _next: Player, _stuck: bool) -> Option<Verdict> {
        self.ends.iter().find(|(v, _)| v == at).map(|&(_, verdict)| verdict)
    }
    fn endless(&self, _at: &u32) -> Endless {
        Endless::Possible(self.endless)
    }
    fn view(&self, at: &u32) -> View {
        View::Heaps(vec![*at as u64])
    }
}

fn graph_of<R: Rules>(rules: &R, convention: Convention) -> GameGraph {
    let terms = Terms::new(convention);
    game_graph(Game::new(rules, &terms), rules.start(), Player::Alice, 100_000)
}

/// Remoteness by its own recursion, for acyclic graphs without draws.
fn remoteness(graph: &GameGraph, node: usize) -> u32 {
    let at = &graph.nodes[node];
    let reached = |same: bool| {
        let same = move |to: usize| !same || graph.nodes[to].winner == at.winner;
        at.moves.iter().map(|&(_, to)| to).filter(move |&to| same(to)).map(|to| remoteness(graph, to))
    };
    if at.moves.is_empty() {
        0
    } else if at.outcome == Some(Outcome::Winning) {
        1 + reached(true).min().unwrap()
    } else {
        1 + reached(false).max().unwrap()
    }
}

#[test]
fn nim_has_its_binary_sums() {
    let graph = graph_of(&Heaps(vec![3, 2, 2]), Convention::Normal);
    assert!(graph.complete);
    for node in &graph.nodes {
        let sizes = node.position.split(',').map(|size| size.parse::<u64>().unwrap());
        let sum = sizes.fold(0, |sum, size| sum ^ size);
        assert_eq!(node.nimber, Some(sum), "{}", node.position);
        let next = node.next.unwrap();
        let winner = if sum == 0 { next.other() } else { next };
        assert_eq!(node.winner, Some(Verdict::Win(winner)), "{}", node.position);
    }
}

/// One heap under misere play: only the heap of 1 is lost; the player who cannot move on the heap of 0 wins.
#[test]
fn misere_nim_turns_the_ends_around() {
    let graph = graph_of(&Heaps(vec![4]), Convention::Misere);
    for node in &graph.nodes {
        let next = node.next.unwrap();
        let winner = if node.position == "1" { next.other() } else { next };
        assert_eq!(node.winner, Some(Verdict::Win(winner)), "{}", node.position);
        assert_eq!(node.nimber, None);
    }
    assert_eq!(graph.nodes[0].remoteness, Some(2));
}

#[test]
fn steps_are_remoteness() {
    for convention in [Convention::Normal, Convention::Misere] {
        let graph = graph_of(&Heaps(vec![3, 2, 1]), convention);
        for (i, node) in graph.nodes.iter().enumerate() {
            assert_eq!(node.step, Some(remoteness(&graph, i)), "{} {:?}", node.position, convention);
            assert_eq!(node.remoteness, node.step);
        }
    }
}

/// (1,0) is reached in two moves over (2,0) and in three over (1,1): equal positions are one node, unless the player
/// to move differs.
#[test]
fn nodes_are_positions_with_turns() {
    let graph = graph_of(&Heaps(vec![2, 2]), Convention::Normal);
    let turns = graph.nodes.iter().filter(|node| node.position == "1,0").count();
    assert_eq!(turns, 2);
    let mut seen = HashSet::new();
    assert!(graph.nodes.iter().all(|node| seen.insert((node.position.clone(), node.next))));
    assert!(graph.nodes.iter().all(|node| node.played.len() <= 4));
}

fn shaped<R: Rules>(rules: &R, convention: Convention, shape: Shape) -> GameGraph {
    let terms = Terms::new(convention);
    let game = Game::new(rules, &terms);
    let mut explorer = Explorer::new(game, shape);
    explorer.add(game, 0, (rules.start(), Player::Alice), &mut |at| at.to_bytes(), &|| true);
    explorer.finish(game)
}

/// In an impartial game a position is one node, with the labels that it has for either player to move.
#[test]
fn impartial_games_have_each_position_once() {
    for convention in [Convention::Normal, Convention::Misere] {
        let rules = Heaps(vec![3, 2, 2]);
        let once = shaped(&rules, convention, Shape::new(1000));
        assert_eq!((once.nodes.len(), once.without_turns()), (4 * 3 * 3, true));
        for with_turn in &graph_of(&rules, convention).nodes {
            let node = once.nodes.iter().find(|node| node.position == with_turn.position).unwrap();
            assert_eq!((node.next, node.winner), (None, None));
            let labels = |node: &Node| (node.outcome, node.step, node.remoteness, node.nimber);
            assert_eq!(labels(node), labels(with_turn), "{} {convention:?}", node.position);
        }
    }
    let scored = shaped(&Heaps(vec![2]), Convention::Score, Shape::new(100));
    assert!(scored.nodes.iter().all(|node| node.next.is_some()));
}

/// The same on digraphs with cycles: 0 <-> 1, and an exit that loses for the player who takes it.
#[test]
fn endless_plays_are_draws_for_either_player() {
    let rules =
        Token { arcs: vec![vec![1], vec![0, 2], vec![3], vec![]], ends: vec![], endless: Verdict::Draw };
    let once = shaped(&rules, Convention::Normal, Shape::new(100));
    let outcomes: Vec<Outcome> = once.nodes.iter().map(|node| node.outcome.unwrap()).collect();
    assert_eq!(outcomes, [Outcome::Draw, Outcome::Draw, Outcome::Winning, Outcome::Losing]);
    let won = Token { endless: Verdict::Win(Player::Alice), ..rules };
    assert!(shaped(&won, Convention::Normal, Shape::new(100)).nodes.iter().all(|node| node.next.is_some()));
}

/// Figure 2.36 of the dissertation: a heap of 19 from which up to three may be taken. The nimber of n is n modulo 4.
#[test]
fn a_heap_of_nineteen_has_twenty_positions() {
    let graph = tree("subtraction:19", 1000).unwrap().graph;
    assert_eq!((graph.nodes.len(), graph.size()), (20, 3 * 17 + 2 + 1));
    for node in &graph.nodes {
        let n: u64 = node.position.parse().unwrap();
        assert_eq!((node.nimber, node.step), (Some(n % 4), Some((n.div_ceil(4) + n / 4) as u32)), "{n}");
        assert_eq!(node.outcome == Some(Outcome::Losing), n.is_multiple_of(4));
    }
}

/// Figure 1.2 of the book: nim from (2,2) with n1 >= n2, and the same with whose turn it is. Every position except
/// (2,2) and (1,1) comes up on the turn of both players.
#[test]
fn symmetric_positions_are_folded() {
    let questions = [Question::read("nim:2,2").unwrap()];
    let size = |fold: bool, turns: bool| {
        let graph = tree_from(&questions, Shape { fold, turns, ..Shape::new(100) }).unwrap().graph;
        assert!(fold || graph.folded == 0);
        (graph.nodes.len(), graph.folded)
    };
    assert_eq!(size(false, false), (9, 0));
    assert_eq!(size(true, false).0, 6);
    assert_eq!(size(true, true).0, 9);
    assert!(size(true, false).1 > 0);
}

/// Labels do not change by folding, on every position of small graphs.
#[test]
fn folding_keeps_labels() {
    for problem in ["kayles:P6", "kayles{convention=misere}:C6", "snort:P4", "nim:3,2,1", "domination:P4"] {
        let questions = [Question::read(problem).unwrap()];
        let graph = |fold| tree_from(&questions, Shape { fold, ..Shape::new(5000) }).unwrap().graph;
        let (whole, folded) = (graph(false), graph(true));
        assert!(folded.nodes.len() < whole.nodes.len() && folded.complete, "{problem}");
        for node in &folded.nodes {
            let same = |other: &&Node| (&other.position, other.next) == (&node.position, node.next);
            let other = whole.nodes.iter().find(same).unwrap();
            let labels = |node: &Node| (node.outcome, node.step, node.nimber, node.score);
            assert_eq!(labels(node), labels(other), "{problem}: {}", node.position);
        }
    }
}

/// Nim as a race of moves: every position with heaps h1.. lasts from the number of heaps to their total.
#[test]
fn scores_are_minimax() {
    let graph = graph_of(&Heaps(vec![2]), Convention::Score);
    assert_eq!(graph.nodes[0].score, Some(2)); // Alice prolongs: 2, 1, 0.
    let terms = Terms::new(Convention::Score);
    let rules = Heaps(vec![2]);
    let bob = game_graph(Game::new(&rules, &terms), vec![2], Player::Bob, 100);
    assert_eq!(bob.nodes[0].score, Some(1)); // Bob takes all.
    assert!(bob.nodes.iter().all(|node| node.winner.is_none() && node.remoteness.is_none()));
}

/// 0 -> 1 -> 2 with 2 an end, and 1 -> 0 back. From 1 the mover plays to 2, whose mover is stuck. From 0 the
/// only move gives the opponent 1.
#[test]
fn a_cycle_with_a_way_out_is_marked() {
    let rules = Token { arcs: vec![vec![1], vec![0, 2], vec![]], ends: vec![], endless: Verdict::Draw };
    let graph = graph_of(&rules, Convention::Normal);
    let at = |position: &str| graph.nodes.iter().find(move |node| node.position == position).unwrap();
    assert_eq!((at("2").step, at("1").step, at("0").step), (Some(0), Some(1), Some(2)));
    assert_eq!(at("0").winner, Some(Verdict::Win(Player::Bob)));
    assert_eq!((at("0").nimber, at("0").loopy.clone()), (None, Some(Loopy::Finite(0))));
    assert_eq!(at("1").loopy, Some(Loopy::Finite(1)));
    assert_eq!((at("2").nimber, at("2").loopy.clone()), (Some(0), None));
}

/// 0 <-> 1 and an exit that loses for the player who takes it: nobody leaves, and the play is endless.
#[test]
fn unmarked_nodes_are_endless() {
    for endless in [Verdict::Draw, Verdict::Win(Player::Alice), Verdict::Win(Player::Bob)] {
        let arcs = vec![vec![1], vec![0, 2], vec![3], vec![]];
        let graph = graph_of(&Token { arcs, ends: vec![], endless }, Convention::Normal);
        assert_eq!(graph.nodes[0].winner, Some(endless));
        assert_eq!((graph.nodes[0].step, graph.nodes[0].remoteness), (None, None));
    }
}

/// If endless play is a win for Bob, Alice at 0 ends it in a draw, which she prefers; if it is a win for her, she
/// continues.
#[test]
fn endless_plays_are_weighed_against_draws() {
    for (endless, expected) in [
        (Verdict::Win(Player::Bob), Verdict::Draw),
        (Verdict::Win(Player::Alice), Verdict::Win(Player::Alice)),
        (Verdict::Draw, Verdict::Draw),
    ] {
        let rules =
            Token { arcs: vec![vec![1, 2], vec![0], vec![]], ends: vec![(2, Verdict::Draw)], endless };
        let graph = graph_of(&rules, Convention::Objective);
        assert_eq!(graph.nodes[0].winner, Some(expected));
    }
}

#[test]
fn a_limit_leaves_only_what_is_certain() {
    let rules = Heaps(vec![3, 3]);
    let terms = Terms::new(Convention::Normal);
    let whole = graph_of(&rules, Convention::Normal);
    for most in 1..whole.nodes.len() {
        let part = game_graph(Game::new(&rules, &terms), rules.start(), Player::Alice, most);
        assert!(!part.complete && part.nodes.len() <= most);
        for node in &part.nodes {
            let same = |other: &&Node| other.position == node.position && other.next == node.next;
            let full = whole.nodes.iter().find(same).unwrap();
            assert!(node.winner.is_none() || node.winner == full.winner);
            assert!(node.nimber.is_none() || node.nimber == full.nimber);
        }
    }
}

#[test]
fn graphs_are_plain_records() {
    let json = serde_json::to_value(graph_of(&Heaps(vec![1]), Convention::Normal)).unwrap();
    assert_eq!(json["roots"], serde_json::json!([0]));
    assert_eq!(json["complete"], true);
    assert_eq!(json["nodes"][0]["moves"][0], serde_json::json!({"move": "0>0", "to": 1}));
    assert_eq!(json["nodes"][0]["winner"], "alice");
    assert_eq!(json["nodes"][1]["next"], "bob");
    assert_eq!(json["nodes"][0]["score"], serde_json::Value::Null);
}

/// Every example of the list of games whose graph is small: the root has the known nimber, winner or score.
#[test]
fn examples_have_their_known_answers() {
    let mut checked = 0;
    for example in GAMES.iter().flat_map(|entry| entry.examples) {
        let Ok(question) = Question::read(example.problem) else { panic!("{}", example.problem) };
        let problems: Vec<&Problem> = question.problems().collect();
        let [problem] = problems[..] else { continue };
        if example.problem.contains("//") {
            continue;
        }
        let rules = problem.entry.build(problem).unwrap().erase();
        let game = Game::new(&rules, &problem.terms);
        let graph = game_graph(game, rules.start(), problem.terms.first, 5_000);
        if !graph.complete {
            continue;
        }
        let root = serde_json::to_value(&graph.nodes[graph.roots[0]]).unwrap();
        for (field, value) in example.expect {
            if let Some(found) = root.get(field).filter(|found| !found.is_null()) {
                assert_eq!(&found.to_string(), value, "{} of {}", field, example.problem);
                checked += 1;
            }
        }
    }
    assert!(checked > 20, "only {checked} answers checked");
}
