//! Hard games written against `Rules`, to prove that the seam supports them: labels, passing, offers, extra turns,
//! plays without end. Each is small, is solved by the real engines, and is compared with a plain recursion that
//! shares no code with its rules, or with facts of the literature.

mod cops;
mod domination;
mod dots;
mod erased;
mod greedy;
mod scores;
mod waiter;

use grundy::explore::game_graph;
use grundy::graph::expr::parse;
use grundy::graph::{Graph, Labelled};
use grundy::rules::{
    Convention, Endless, Erased, Game, GraphView, Mark, Pack, Player, Rules, Stroke, Terms, Verdict, View,
};
use grundy::solve::Solver;

/// No game here has this many positions.
const MOST_NODES: usize = 1 << 20;

/// Solves rules as they are and in their erased form, on one thread and on two: four times the same answer.
fn four_times<R: Rules + Clone + 'static, T: PartialEq + std::fmt::Debug>(
    rules: &R,
    terms: &Terms,
    plain: impl Fn(Solver<'_, R>) -> T,
    erased: impl Fn(Solver<'_, Erased>) -> T,
) -> T {
    let answer = plain(Solver::new(rules).terms(terms));
    let bytes = Erased::new(rules.clone());
    let others = [
        plain(Solver::new(rules).terms(terms).threads(2)),
        erased(Solver::new(&bytes).terms(terms)),
        erased(Solver::new(&bytes).terms(terms).threads(2)),
    ];
    for other in others {
        assert_eq!(other, answer);
    }
    answer
}

/// Who wins, by the outcome engine and by the game graph.
fn outcome<R: Rules + Clone + 'static>(rules: &R, terms: &Terms) -> Verdict {
    let start = rules.start();
    let found = four_times(
        rules,
        terms,
        |solver| solver.winner(&start, terms.first).unwrap().unwrap(),
        |solver| solver.winner(&start.to_bytes(), terms.first).unwrap().unwrap(),
    );
    assert_eq!(by_graph(rules, terms), found);
    found
}

/// Who wins, by the game graph and, where plays may be endless, by retrograde analysis.
fn by_graph<R: Rules>(rules: &R, terms: &Terms) -> Verdict {
    let graph = game_graph(Game::new(rules, terms), rules.start(), terms.first, MOST_NODES);
    assert!(graph.complete);
    let root = &graph.nodes[graph.roots[0]];
    if rules.endless(&rules.start()) != Endless::Never {
        let solver = Solver::new(rules).terms(terms);
        let start = rules.start();
        let found = (solver.winner(&start, terms.first), solver.remoteness(&start, terms.first));
        assert_eq!(found, (Ok(root.winner), Ok(root.remoteness)));
    }
    root.winner.unwrap()
}

/// The score under best play, by the score engine and by the game graph.
fn score<R: Rules + Clone + 'static>(rules: &R, first: Player) -> i32 {
    let terms = Terms { first, ..Terms::new(Convention::Score) };
    let start = rules.start();
    let found = four_times(
        rules,
        &terms,
        |solver| solver.score(&start, first).unwrap().unwrap(),
        |solver| solver.score(&start.to_bytes(), first).unwrap().unwrap(),
    );
    let graph = game_graph(Game::new(rules, &terms), rules.start(), first, MOST_NODES);
    assert_eq!(graph.nodes[graph.roots[0]].score, Some(found));
    found
}

/// The graph that an expression names.
fn graph(text: &str) -> Graph {
    parse(text, Labelled::Vertices).unwrap().expr.build().unwrap().graph
}

/// Every graph on vertices `0..n`.
fn graphs(n: usize) -> impl Iterator<Item = Graph> {
    let pairs: Vec<(usize, usize)> = (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect();
    (0..1u32 << pairs.len()).map(move |mask| {
        let present = pairs.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
        Graph::undirected(n, present.map(|(_, &pair)| pair))
    })
}

/// A picture of a graph with marks and tokens.
fn picture(graph: &Graph, mark: impl Fn(usize) -> Mark, tokens: Vec<usize>, weights: Option<&[u64]>) -> View {
    let stroke =
        |(i, e): (usize, &grundy::graph::Edge)| Stroke { weight: weights.map(|w| w[i]), ..Stroke::of(e) };
    View::Graph(GraphView {
        vertices: (0..graph.n()).map(mark).collect(),
        edges: graph.edges().iter().enumerate().map(stroke).collect(),
        tokens,
        ..GraphView::default()
    })
}

/// Numbers that look random and are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }
}
