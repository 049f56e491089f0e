//! Games in which positions may recur, on thousands of random digraphs: labels against the whole game graph, loopy
//! nimbers against their definition, sums against the product graph.

use crate::cases::{FIELDS, Report, answer, everything};
use crate::naive::boards::Dice;
use crate::naive::{Alice, Board, Bob, Case, Misere, Normal, Oracle};
use grundy::ask::{Options, Wants, solve, tree};
use grundy::explore::game_graph;
use grundy::rules::{Convention, Endless, Game, Move, Player, Rules, Terms, Verdict, View};
use grundy::solve::{Limits, Solver, StopReason, Switches, with_large_stack};
use grundy::value::Loopy;
use serde_json::json;

/// A token on a digraph, where some vertices decide who has won, the mover may move again, and the result of an
/// endless play is given.
struct Token {
    arcs: Vec<Vec<u32>>,
    ends: Vec<Option<Verdict>>,
    again: Vec<bool>,
    endless: Verdict,
}

impl Rules for Token {
    type Position = u32;

    fn start(&self) -> u32 {
        0
    }

    fn moves(&self, at: &u32, _who: Player, out: &mut Vec<Move>) {
        out.extend(self.arcs[*at as usize].iter().map(|&v| Move::of(v as usize)));
    }

    fn play(&self, _at: &u32, who: Player, m: Move) -> (u32, Player) {
        (m.what, if self.again[m.element()] { who } else { who.other() })
    }

    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &u32, _next: Player, _stuck: bool) -> Option<Verdict> {
        self.ends[*at as usize]
    }

    fn endless(&self, _at: &u32) -> Endless {
        Endless::Possible(self.endless)
    }

    fn view(&self, at: &u32) -> View {
        View::Heaps(vec![*at as u64])
    }
}

const VERDICTS: [Verdict; 3] = [Verdict::Win(Player::Alice), Verdict::Win(Player::Bob), Verdict::Draw];

fn random_token(dice: &mut Dice) -> Token {
    let n = 2 + dice.below(12);
    let arcs = (0..n).map(|_| (0..dice.below(4)).map(|_| dice.below(n) as u32).collect()).collect();
    let end = |dice: &mut Dice| (dice.below(4) == 0).then(|| *dice.pick(&VERDICTS));
    Token {
        arcs,
        ends: (0..n).map(|_| end(dice)).collect(),
        again: (0..n).map(|_| dice.below(5) == 0).collect(),
        endless: *dice.pick(&VERDICTS),
    }
}

/// Winner and remoteness of every position that can be reached, by retrograde analysis and by the game graph.
#[test]
fn labels_agree_with_the_game_graph() {
    with_large_stack(labels_agree);
}

fn labels_agree() {
    let mut dice = Dice::new(1);
    for round in 0..4000 {
        let rules = random_token(&mut dice);
        let convention = [Convention::Objective, Convention::Normal, Convention::Misere][round % 3];
        let mut terms = Terms::new(convention);
        terms.pass = *dice.pick(&[None, None, Some(Player::Alice), Some(Player::Bob)]);
        let game = Game::new(&rules, &terms);
        let solver = Solver::new(&rules).terms(&terms);
        let graph = game_graph(game, 0, Player::Alice, 1000);
        assert!(graph.complete);
        let mut places = vec![(0, Player::Alice)];
        for node in &graph.nodes[1..] {
            let mut place = (0, Player::Alice);
            for text in &node.played {
                let m = game.read_move(&place.0, place.1, text).unwrap();
                place = game.play(&place.0, place.1, m);
            }
            places.push(place);
        }
        for (node, (at, next)) in graph.nodes.iter().zip(places) {
            let found = (solver.winner(&at, next).unwrap(), solver.remoteness(&at, next).unwrap());
            assert_eq!(found, (node.winner, node.remoteness), "round {round}: at {at}");
        }
    }
}

/// A digraph with about `degree` arcs from each vertex; without cycles if asked for.
fn random_digraph(n: usize, degree: usize, acyclic: bool, dice: &mut Dice) -> Board {
    let arcs = (0..n * degree).map(|_| (dice.below(n), dice.below(n)));
    let arcs = arcs.filter(|(u, v)| !acyclic || u < v).map(|(u, v)| (u, v, true)).collect();
    Board::Graph { n, edges: arcs, tokens: vec![0] }
}

/// One token on digraphs that are larger and sparser than those of the laws.
#[test]
fn one_token_agrees_with_the_definitions() {
    let mut report = Report::default();
    let mut dice = Dice::new(2);
    for round in 0..3000 {
        let (n, degree) = (1 + dice.below(14), 1 + dice.below(3));
        let board = random_digraph(n, degree, round % 4 == 0, &mut dice);
        let case = Case::new("digraph", board).with(|c| {
            c.convention = if round % 3 == 0 { Misere } else { Normal };
            c.first = if dice.coin() { Alice } else { Bob };
        });
        let (text, expected) = (case.text(), Oracle::new(&case).answer());
        report.check(&text, &FIELDS, &expected, &answer(&text, &everything()));
        let graph = tree(&text, 1000).unwrap().graph;
        let root = &graph.nodes[graph.roots[0]];
        assert_eq!(json!(root.nimber.map(Loopy::Finite).or(root.loopy.clone())), expected["loopy"], "{text}");
    }
    report.finish(3000);
}

/// The nimbers of an acyclic digraph, from the mex of the nimbers behind each arc.
#[test]
fn nimbers_of_acyclic_digraphs_are_mexes() {
    let mut dice = Dice::new(3);
    for _ in 0..300 {
        let n = 2 + dice.below(60);
        let Board::Graph { edges, .. } = random_digraph(n, 1 + dice.below(8), true, &mut dice) else {
            continue;
        };
        let mut nimbers = vec![0; n];
        for u in (0..n).rev() {
            let options: Vec<u64> = edges.iter().filter(|e| e.0 == u).map(|e| nimbers[e.1]).collect();
            nimbers[u] = (0..).find(|value| !options.contains(value)).unwrap();
        }
        let arcs: Vec<String> = edges.iter().map(|(u, v, _)| format!("{u}>{v}")).collect();
        let tokens: Vec<usize> = (0..1 + dice.below(50)).map(|_| dice.below(n)).collect();
        let places: Vec<String> = tokens.iter().map(usize::to_string).collect();
        let text = format!("digraph:{{{} {}}}@{}", arcs.join(" "), n - 1, places.join(";"));
        let expected = tokens.iter().fold(0, |sum, &v| sum ^ nimbers[v]);
        assert_eq!(solve(&text, &Options::default()).unwrap().nimber, Some(expected), "{text}");
    }
}

/// The algebra of loopy nimbers against the product graph: the same sums with parts and without.
#[test]
fn sums_agree_with_the_product_graph() {
    let mut report = Report::default();
    let mut dice = Dice::new(4);
    for _ in 0..600 {
        let problem = |dice: &mut Dice| {
            let (n, degree) = (1 + dice.below(6), 1 + dice.below(3));
            let acyclic = dice.below(3) == 0;
            Case::new("digraph", random_digraph(n, degree, acyclic, dice)).text()
        };
        let mut texts: Vec<String> = (0..2 + dice.below(2)).map(|_| problem(&mut dice)).collect();
        if dice.coin() {
            texts.push(format!("nim:{}", dice.below(5)));
        }
        let text = texts.join(" + ");
        let switches = Switches::NONE;
        let product = answer(&text, &Options { theorems: false, switches, ..everything() });
        report.check(&text, &FIELDS, &product, &answer(&text, &everything()));
        let asked = Options { wants: None, ..everything() };
        report.check(&text, &["winner", "class", "nimber", "loopy"], &product, &answer(&text, &asked));
    }
    report.finish(1200);
}

/// The heap of 2 at which a player may pass, H (the thesis on impartial games, chapter 6): H + *1 is won by
/// whoever moves, H + *m is a draw from m = 2 on.
#[test]
fn a_heap_with_passing() {
    let heap = "digraph:{0>0 0>1 0>2 1>2}@0";
    for (m, winner) in [(0, "alice"), (1, "alice"), (2, "draw"), (3, "draw"), (9, "draw")] {
        let text = format!("{heap} + nim:{m}");
        assert_eq!(answer(&text, &everything())["winner"], winner, "{text}");
    }
    let large = solve(&format!("{heap} + nim:1000000000000000000"), &Options::default()).unwrap();
    assert_eq!(
        json!(large.loopy),
        json!({"infinite": [1_000_000_000_000_000_000u64, 1_000_000_000_000_000_001u64]})
    );
}

/// Many tokens take no more work than one; under misere play they do, and a limit stops the solve.
#[test]
fn many_tokens() {
    let tokens: Vec<String> = (0..50).map(|i| (i % 20).to_string()).collect();
    let arcs: Vec<String> =
        (0..20).flat_map(|v| [1, 2, 5].map(|d| format!("{v}>{}", (v + d) % 21))).collect();
    let board = format!("{{{}}}@{}", arcs.join(" "), tokens.join(";"));
    let normal = solve(&format!("digraph:{board}"), &Options::default()).unwrap();
    assert!(normal.is_solved() && normal.loopy.is_some());
    let limits = Limits { memory: 1 << 20, ..Limits::default() };
    let options = Options { limits, ..Options::default() };
    let misere = solve(&format!("digraph{{convention=misere}}:{board}"), &options).unwrap();
    assert_eq!(misere.stopped_by, Some(StopReason::Memory));
}

/// A cycle of many vertices with a way out at one of them, and a path as long, without deep recursion anywhere.
#[test]
fn long_cycles_and_paths() {
    let n = 200_000;
    let path: Vec<String> = (1..n).map(|v| format!("{}>{v}", v - 1)).collect();
    let options = Options { wants: Some(Wants::all()), ..Options::default() };
    let found = solve(&format!("digraph:{{{}}}@0", path.join(" ")), &options).unwrap();
    assert_eq!((found.nimber, found.remoteness, found.depth), (Some(1), Some(n - 1), Some(n - 1)));
    let cycle = format!("{} {}>0 0>{n}", path.join(" "), n - 1);
    let found = solve(&format!("digraph:{{{cycle}}}@1"), &options).unwrap();
    // Vertex 0 has a move to the end, so n - 1 is lost, and from 1 it is n - 2 moves to there.
    assert_eq!(
        (found.winner.map(|winner| winner.id()), found.remoteness, found.depth),
        (Some("bob"), Some(n), None)
    );
}
