//! Colouring games: gadgets of a reduction against a plain search, all connected graphs with nine vertices, and a
//! second thread.

use super::Extent;
use crate::greedy::Greedy;
use crate::measure::{Figures, Solve, apart, here, middle};
use crate::report::{Report, grouped, ratio, seconds};
use grundy::ask::{Options, Question, solve};
use grundy::graph::Graph;
use grundy::graph::catalogue::connected_graphs;
use grundy::graph::formats::graph6;
use grundy::solve::with_large_stack;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

const STARTERS: [&str; 2] = ["alice", "bob"];

/// Formulas whose graphs are solved, and whether the plain search can solve them.
const FORMULAS: [(&str, bool); 4] = [
    ("(1 2 2 2 2 1)", true),
    ("(1 2 2 2 2 1)(1 2 3 3 2 1)", true),
    ("(1 2 2 2 2 1)(1 2 3 4 5 6)", false),
    ("(1 2 2 2 2 1)(1 2 3 3 2 1)(1 1 3 3 2 2)", false),
];

/// The larger search for comparing threads.
const THREE_CLAUSES: &str = "(1 2 2 2 2 1)(1 2 3 4 5 6)(1 2 3 3 4 4)";

/// The greedy colouring game with three colours on the graph that the first attempt at a reduction makes of a formula.
fn problem(formula: &str, first: &str) -> String {
    let applied = grundy::reduce::apply("pos-cnf-6-to-greedy-cycles", formula);
    let target = applied.expect("a positive formula with clauses of six literals").built.target;
    target.with("first", first).expect("a game that either may begin").to_string()
}

/// Graphs of clauses, and a second thread.
pub fn clauses(extent: Extent) {
    let report = Report::new(
        "clauses: greedy colouring with 3 colours on graphs of clauses, against a plain search (goal: 20 times fewer nodes)",
        &["clauses", "first", "winner", "nodes", "s", "plain nodes", "plain s", "nodes ratio", "s ratio"],
    );
    let count = if extent == Extent::Quick { 1 } else { FORMULAS.len() };
    for (formula, plainly) in &FORMULAS[..count] {
        for first in STARTERS {
            let how = Solve { want: "winner".into(), ..Solve::default() };
            let found = how.run(&problem(formula, first));
            let plain = plainly.then(|| apart(&["greedy".into(), formula.to_string(), first.into()]));
            if let Some(plain) = &plain {
                assert_eq!(found.answer, plain.answer, "{formula}");
            }
            let of_plain = |text: &dyn Fn(&Figures) -> String| plain.as_ref().map_or("-".into(), text);
            report.row(&[
                formula.to_string(),
                first.into(),
                found.answer.clone(),
                grouped(found.nodes),
                seconds(found.cpu),
                of_plain(&|plain| grouped(plain.nodes)),
                of_plain(&|plain| seconds(plain.cpu)),
                of_plain(&|plain| ratio(plain.nodes as f64 / found.nodes as f64)),
                of_plain(&|plain| ratio(plain.cpu / found.cpu)),
            ]);
        }
    }
    if extent == Extent::Full {
        threads();
    }
}

fn threads() {
    let report = Report::new(
        "clauses: three clauses, wall seconds on one and two threads (goal: ratio 1.6)",
        &["first", "1 thread s", "2 threads s", "ratio", "1 thread nodes", "2 threads nodes"],
    );
    for first in STARTERS {
        let run = |threads| {
            let how = Solve { want: "winner".into(), threads, ..Solve::default() };
            let runs = (0..3).map(|_| how.run(&problem(THREE_CLAUSES, first)));
            middle(runs.collect()).expect("at least one run")
        };
        let (one, two) = (run(1), run(2));
        assert_eq!(one.answer, two.answer);
        report.row(&[
            first.into(),
            seconds(one.wall),
            seconds(two.wall),
            format!("{:.2}", one.wall / two.wall),
            grouped(one.nodes),
            grouped(two.nodes),
        ]);
    }
}

/// The plain search in this process.
pub fn plain(formula: &str, first: &str) -> Figures {
    let question = Question::read(&problem(formula, first)).expect("a problem that can be read");
    let rows = question.problems().next().expect("one problem").as_graph().expect("a graph").rows::<1>();
    let mut search = Greedy::new(rows.iter().map(|row| row.0[0]).collect());
    here(|| {
        let winner = if search.solve(first == "bob") { "alice" } else { "bob" };
        (winner.into(), true, search.nodes)
    })
}

/// chi_g and Gamma_g of all connected graphs, both starters.
pub fn census(extent: Extent) {
    let n = if extent == Extent::Quick { 7 } else { 9 };
    let report = Report::new(
        &format!(
            "coloring-census: chi_g and Gamma_g of all connected graphs with {n} vertices, on two threads"
        ),
        &[
            "first",
            "graphs",
            "s",
            "wall s",
            "us each",
            "Gamma_g > chi_g",
            "k but not k+1",
            "chi_g: graphs",
            "Gamma_g: graphs",
        ],
    );
    for first in STARTERS {
        let found = apart(&["coloring-census".into(), first.into(), n.to_string()]);
        let tally: Tally = serde_json::from_str(&found.answer).expect("a tally");
        let counts = |counts: &BTreeMap<usize, u64>| {
            counts.iter().map(|(k, count)| format!("{k}: {count}")).collect::<Vec<_>>().join(", ")
        };
        report.row(&[
            first.into(),
            grouped(found.nodes),
            seconds(found.cpu),
            seconds(found.wall),
            format!("{:.1}", found.cpu * 1e6 / found.nodes as f64),
            tally.greedy_is_more.to_string(),
            tally.more_colours_hurt.to_string(),
            counts(&tally.chi_g),
            counts(&tally.gamma_g),
        ]);
    }
}

/// What is counted over all graphs.
#[derive(Default, serde::Serialize, serde::Deserialize)]
struct Tally {
    chi_g: BTreeMap<usize, u64>,
    gamma_g: BTreeMap<usize, u64>,
    greedy_is_more: u64,
    more_colours_hurt: u64,
}

impl Tally {
    fn add(&mut self, graph: &Graph, first: &str, options: &Options) {
        let graph6 = graph6::write(graph).expect("a simple graph");
        let wins = |game: &str, k: usize| {
            let text = format!("{game}{{colors={k},first={first}}}:g6:{graph6}");
            let answer = solve(&text, options).expect("a problem that can be read");
            answer.winner.map(|winner| winner.id()) == Some("alice")
        };
        let enough = (0..graph.n()).map(|v| graph.degree(v)).max().unwrap_or(0) + 1;
        let won: Vec<bool> = (1..=enough).map(|k| k == enough || wins("coloring", k)).collect();
        let least = |won: &mut dyn Iterator<Item = bool>| 1 + won.take_while(|won| !won).count();
        let chi_g = least(&mut won.iter().copied());
        let gamma_g = least(&mut (1..=enough).map(|k| k == enough || wins("greedy-coloring", k)));
        *self.chi_g.entry(chi_g).or_default() += 1;
        *self.gamma_g.entry(gamma_g).or_default() += 1;
        self.greedy_is_more += u64::from(gamma_g > chi_g);
        self.more_colours_hurt += u64::from(won.windows(2).any(|pair| pair[0] && !pair[1]));
    }

    fn and(mut self, other: Tally) -> Tally {
        for (mine, theirs) in [(&mut self.chi_g, other.chi_g), (&mut self.gamma_g, other.gamma_g)] {
            theirs.into_iter().for_each(|(k, count)| *mine.entry(k).or_default() += count);
        }
        self.greedy_is_more += other.greedy_is_more;
        self.more_colours_hurt += other.more_colours_hurt;
        self
    }
}

/// All graphs in this process, on two threads; the nodes reported are graphs.
pub fn count(first: &str, n: usize) -> Figures {
    let graphs = connected_graphs(n);
    let next = AtomicUsize::new(0);
    let options = Options { threads: 1, theorems: false, ..Options::default() };
    let work = || {
        with_large_stack(|| {
            let mut tally = Tally::default();
            while let Some(graph) = graphs.get(next.fetch_add(1, Relaxed)) {
                tally.add(graph, first, &options);
            }
            tally
        })
    };
    here(|| {
        let tallies = thread::scope(|scope| {
            let workers = [scope.spawn(work), scope.spawn(work)];
            workers.map(|worker| worker.join().expect("a worker that does not panic"))
        });
        let tally = tallies.into_iter().fold(Tally::default(), Tally::and);
        (serde_json::to_string(&tally).expect("plain data"), true, graphs.len() as u64)
    })
}
