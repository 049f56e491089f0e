//! Problems that should take no time, random graphs, and the effect of the switches.

use super::Extent;
use crate::measure::{Figures, Solve};
use crate::report::{Report, grouped, median, seconds};

pub fn parts(extent: Extent) {
    let report = Report::new(
        "parts: large boards that fall apart or that theorems decide, processor seconds",
        &["problem", "theorems", "answer", "nodes", "s"],
    );
    let time = Some(if extent == Extent::Quick { 10 } else { 600 });
    for problem in ["kayles:P1000", "domination:C40"] {
        for theorems in [true, false] {
            let want = "winner,nimber".to_string();
            let found = Solve { want, theorems, time, ..Solve::default() }.run(problem);
            let theorems = if theorems { "on" } else { "off" }.to_string();
            report.row(&[problem.into(), theorems, found.answer, grouped(found.nodes), seconds(found.cpu)]);
        }
    }
}

pub fn random(extent: Extent) {
    let report = Report::new(
        "random: who wins node kayles on random graphs, one thread, processor seconds",
        &["graphs", "seeds", "Alice wins", "median s", "greatest s", "median nodes", "greatest nodes"],
    );
    let sizes: &[(usize, f64)] =
        if extent == Extent::Quick { &[(50, 0.2)] } else { &[(40, 0.1), (50, 0.2), (60, 0.3), (60, 0.2)] };
    for (n, p) in sizes {
        let solve = |seed: u32| {
            let how = Solve { want: "winner".into(), time: Some(600), ..Solve::default() };
            how.run(&format!("kayles:random({n},{p},{seed})"))
        };
        let runs: Vec<Figures> = (1..=10).map(solve).collect();
        let times: Vec<f64> = runs.iter().map(|run| run.cpu).collect();
        let nodes: Vec<f64> = runs.iter().map(|run| run.nodes as f64).collect();
        let greatest = |values: &[f64]| values.iter().copied().fold(0.0, f64::max);
        let wins = runs.iter().filter(|run| run.answer == "alice").count();
        let stopped = runs.iter().filter(|run| !run.solved).count();
        let stopped = if stopped > 0 { format!(", {stopped} stopped") } else { String::new() };
        report.row(&[
            format!("random({n},{p})"),
            "1..10".into(),
            format!("{wins} of 10{stopped}"),
            seconds(median(&times)),
            seconds(greatest(&times)),
            grouped(median(&nodes) as u64),
            grouped(greatest(&nodes) as u64),
        ]);
    }
}

/// Positions searched are the same on every machine, so these figures may be compared between versions.
pub fn switches(extent: Extent) {
    let report = Report::new(
        "switches: positions searched with and without parts and symmetry, one thread, no theorems",
        &["problem", "both", "no parts", "no symmetry", "neither", "symmetry gains", "parts gain"],
    );
    let small = [
        "kayles:grid(4,6)",
        "kayles:C30",
        "kayles:Q5",
        "kayles:random(30,0.1,1)",
        "arc-kayles:grid(4,5)",
        "domination:grid(4,4)",
        "convex-set:grid(4,4)",
        "closed-hull:C16",
    ];
    let large = ["kayles:grid(5,8)", "kayles:grid(3,14)", "arc-kayles:grid(5,5)", "domination:grid(4,5)"];
    const MOST: u64 = 10_000_000;
    let problems = if extent == Extent::Quick { small.to_vec() } else { [&small[..], &large].concat() };
    for problem in problems {
        let nodes = |parts, symmetry| {
            let found = Solve { parts, symmetry, nodes: Some(MOST), ..Solve::default() }.run(problem);
            if found.solved { Ok(found.nodes) } else { Err(MOST) }
        };
        let [both, no_parts, no_symmetry, neither] =
            [nodes(true, true), nodes(false, true), nodes(true, false), nodes(false, false)];
        let shown = |count| match count {
            Ok(count) => grouped(count),
            Err(most) => format!("> {}", grouped(most)),
        };
        let gain = |without| match (without, both) {
            (Ok(without), Ok(both)) => format!("{:.1}", without as f64 / both as f64),
            (Err(most), Ok(both)) => format!("> {:.1}", most as f64 / both as f64),
            _ => "-".into(),
        };
        report.row(&[
            problem.into(),
            shown(both),
            shown(no_parts),
            shown(no_symmetry),
            shown(neither),
            gain(no_symmetry),
            gain(no_parts),
        ]);
    }
}
