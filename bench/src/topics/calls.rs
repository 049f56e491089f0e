//! Millions of small calls: what one graph costs through the typed interface, and what it costs as a text. Every
//! figure is measured in its own process, on one thread.

use super::Extent;
use crate::measure::{Figures, apart, here};
use crate::report::Report;
use grundy::ask::{Options, Question, Wants, number, number_of, solve};
use grundy::games::Problem;
use grundy::graph::Graph;
use grundy::graph::catalogue::connected_graphs;
use grundy::graph::formats::graph6;

/// Games whose nimbers are computed, and a game number.
const ASKED: [&str; 4] = ["kayles", "domination", "closed-hull", "chi_g"];

/// How far a call goes: reading or making the problem, setting its game up as well, or solving it too.
const STEPS: [&str; 3] = ["read", "set-up", "solve"];

pub fn run(extent: Extent) {
    let n = if extent == Extent::Quick { 7 } else { 8 };
    let report = Report::new(
        &format!(
            "calls: nimbers and chi_g of all connected graphs with {n} vertices on one thread; microseconds a graph"
        ),
        &["asked", "graphs", "by", "reading", "setting up", "solving", "in all", "sum"],
    );
    for asked in ASKED {
        for by in ["text", "type"] {
            let step =
                |step: &str| apart(&["calls".into(), asked.into(), by.into(), step.into(), n.to_string()]);
            let [read, set_up, solved] = STEPS.map(step);
            let each = |figures: &Figures| figures.cpu * 1e6 / figures.nodes as f64;
            let between = |from: &Figures, to: &Figures| format!("{:.1}", (each(to) - each(from)).max(0.0));
            report.row(&[
                asked.into(),
                solved.nodes.to_string(),
                by.into(),
                format!("{:.1}", each(&read)),
                between(&read, &set_up),
                between(&set_up, &solved),
                format!("{:.1}", each(&solved)),
                solved.answer,
            ]);
        }
    }
}

/// One question about all graphs in this process; the nodes reported are graphs.
pub fn one(asked: &str, by: &str, step: &str, n: usize) -> Figures {
    let graphs = connected_graphs(n);
    let texts: Vec<String> =
        graphs.iter().map(|graph| graph6::write(graph).expect("a simple graph")).collect();
    let wants = Some(Wants { nimber: true, ..Wants::default() });
    let options = Options { wants, threads: 1, ..Options::default() };
    let call = |i: usize| match by {
        "text" => by_text(asked, step, &texts[i], &options),
        _ => by_type(asked, step, &graphs[i], &options),
    };
    here(|| {
        let sum: i64 = (0..graphs.len()).map(call).sum();
        (sum.to_string(), true, graphs.len() as u64)
    })
}

/// The game that a number is about, or the game itself.
fn game(asked: &str) -> &str {
    if asked == "chi_g" { "coloring" } else { asked }
}

fn by_text(asked: &str, step: &str, graph6: &str, options: &Options) -> i64 {
    let text = format!("{}:g6:{graph6}", game(asked));
    match (step, asked) {
        ("read", _) => Question::read(&text).expect("a problem").problems().count() as i64,
        ("set-up", _) => Question::read(&text).expect("a problem").set_up().is_ok() as i64,
        (_, "chi_g") => {
            let answer = number("chi_g", &format!("g6:{graph6}"), options).expect("a graph");
            answer.number.expect("a number")
        }
        _ => solve(&text, options).expect("a problem").nimber.expect("a nimber") as i64,
    }
}

fn by_type(asked: &str, step: &str, graph: &Graph, options: &Options) -> i64 {
    let problem = Problem::new(game(asked), graph.clone()).expect("a game on graphs");
    match (step, asked) {
        ("read", _) => Question::from(problem).problems().count() as i64,
        ("set-up", _) => Question::from(problem).set_up().is_ok() as i64,
        (_, "chi_g") => {
            let answer = number_of("chi_g", &problem, options).expect("a graph");
            answer.number.expect("a number")
        }
        _ => Question::from(problem).solve(options).expect("a problem").nimber.expect("a nimber") as i64,
    }
}
