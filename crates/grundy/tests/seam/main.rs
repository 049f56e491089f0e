//! Hard games written against `Rules`, to prove that the seam holds them: labels, passing, offers, extra turns,
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
    Convention, Endless, Erased, Game, GraphView, Mark, Player, Rules, Stroke, Terms, Verdict, View,
};
use grundy::solve::{Limits, Measure, Meter, Minimax, Outcome, Retrograde, Score, Switches, Table, Team};

/// No game here has as many positions.
const MOST_NODES: usize = 1 << 20;

/// A table, a meter and a team for one question.
struct Desk {
    table: Table,
    meter: Meter,
    team: Team,
}

impl Desk {
    fn new(threads: usize) -> Desk {
        let (table, meter) = (Table::new(1 << 20).unwrap(), Meter::new(Limits::default()));
        Desk { table, meter, team: Team::new(threads) }
    }

    fn minimax<'a, R: Rules, M: Measure<R>>(&'a self, game: Game<'a, R>, measure: M) -> Minimax<'a, R, M> {
        let Desk { table, meter, team } = self;
        Minimax { game, measure, table, meter, team, switches: Switches::default() }
    }
}

/// Asks for rules as they are and in their erased form, on one thread and on two: four times the same answer.
fn four_times<R: Rules + Clone + 'static, T: PartialEq + std::fmt::Debug>(
    rules: &R,
    plain: impl Fn(&R, &Desk) -> T,
    erased: impl Fn(&Erased, &Desk) -> T,
) -> T {
    let answer = plain(rules, &Desk::new(1));
    let bytes = Erased::new(rules.clone());
    for other in [plain(rules, &Desk::new(2)), erased(&bytes, &Desk::new(1)), erased(&bytes, &Desk::new(2))] {
        assert_eq!(other, answer);
    }
    answer
}

fn outcome_at<R: Rules>(rules: &R, terms: &Terms, desk: &Desk) -> Verdict {
    let minimax = desk.minimax(Game::new(rules, terms), Outcome);
    let at = rules.start();
    let sign = minimax.value(&at, terms.first, -1, 1).unwrap();
    Verdict::from_sign(sign as i8, Player::Alice)
}

/// Who wins, by the outcome engine and by the game graph.
fn outcome<R: Rules + Clone + 'static>(rules: &R, terms: &Terms) -> Verdict {
    let found = four_times(rules, |r, desk| outcome_at(r, terms, desk), |r, desk| outcome_at(r, terms, desk));
    assert_eq!(by_graph(rules, terms), found);
    found
}

/// Who wins, by the game graph alone: right for plays without end too.
fn by_graph<R: Rules>(rules: &R, terms: &Terms) -> Verdict {
    let graph = game_graph(Game::new(rules, terms), rules.start(), terms.first, MOST_NODES);
    assert!(graph.complete);
    let root = &graph.nodes[graph.root];
    if rules.endless(&rules.start()) != Endless::Never {
        let engine = Retrograde::new(Game::new(rules, terms), Switches::default());
        let found = engine.outcome(&rules.start(), terms.first, &Meter::new(Limits::default()));
        assert_eq!(found, Ok((root.winner.unwrap(), root.remoteness)));
    }
    root.winner.unwrap()
}

fn score_at<R: Rules>(rules: &R, terms: &Terms, desk: &Desk) -> i32 {
    let at = rules.start();
    let (low, high) = rules.score_range(&at);
    desk.minimax(Game::new(rules, terms), Score).value(&at, terms.first, low, high).unwrap()
}

/// The score under best play, by the score engine and by the game graph.
fn score<R: Rules + Clone + 'static>(rules: &R, first: Player) -> i32 {
    let terms = Terms { first, ..Terms::new(Convention::Score) };
    let found = four_times(rules, |r, desk| score_at(r, &terms, desk), |r, desk| score_at(r, &terms, desk));
    let graph = game_graph(Game::new(rules, &terms), rules.start(), first, MOST_NODES);
    assert_eq!(graph.nodes[graph.root].score, Some(found));
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
