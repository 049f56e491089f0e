//! Many small problems, each asked as a text: nimbers of all connected graphs with eight vertices.

use super::Extent;
use crate::measure::{Figures, apart, here};
use crate::report::{Report, seconds};
use grundy::ask::{Options, Wants, solve};
use grundy::graph::catalogue::connected_graphs;
use grundy::graph::formats::graph6;

const GAMES: [&str; 4] = ["closed-hull", "convex-set", "general-position", "domination"];

pub fn run(extent: Extent) {
    let n = if extent == Extent::Quick { 7 } else { 8 };
    let report = Report::new(
        &format!("census: nimbers of all connected graphs with {n} vertices, asked one by one"),
        &["game", "theorems", "graphs", "s", "us each", "graphs with nimber 0, 1, .."],
    );
    for game in GAMES {
        for theorems in ["on", "off"] {
            let found = apart(&["census".into(), game.into(), theorems.into(), n.to_string()]);
            report.row(&[
                game.into(),
                theorems.into(),
                found.nodes.to_string(),
                seconds(found.cpu),
                format!("{:.1}", found.cpu * 1e6 / found.nodes as f64),
                found.answer,
            ]);
        }
    }
}

/// One game on all graphs; the nodes reported are graphs.
pub fn one(game: &str, theorems: bool, n: usize) -> Figures {
    let graphs = connected_graphs(n);
    let text = |graph| format!("{game}:g6:{}", graph6::write(graph).expect("a simple graph"));
    let texts: Vec<String> = graphs.iter().map(text).collect();
    let wants = Wants { nimber: true, ..Wants::default() };
    let options = Options { wants: Some(wants), theorems, ..Options::default() };
    here(|| {
        let mut counts: Vec<u64> = Vec::new();
        for text in &texts {
            let answer = solve(text, &options).expect("a problem that can be read");
            let nimber = answer.nimber.expect("a nimber") as usize;
            counts.resize(counts.len().max(nimber + 1), 0);
            counts[nimber] += 1;
        }
        let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
        (counts.join(" "), true, texts.len() as u64)
    })
}
