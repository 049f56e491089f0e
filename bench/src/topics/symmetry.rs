//! Automorphism groups and canonical forms: microseconds each.

use super::Extent;
use crate::measure::cpu_seconds;
use crate::report::Report;
use grundy::graph::Graph;
use grundy::graph::families::{BILLION, grid, random};
use grundy::graph::symmetry::{Symmetry, canonical_form};
use std::hint::black_box;

pub fn run(extent: Extent) {
    let report = Report::new(
        "symmetry: microseconds for a graph, over random graphs with edge probability 1/2 and on a grid",
        &["graphs", "Symmetry::of", "canonical_form"],
    );
    let long = if extent == Extent::Quick { 0.2 } else { 2.0 };
    let randoms = [10, 20, 40].map(|n| {
        let graphs = (1..=100).map(|seed| random(n, BILLION / 2, seed, n * n)).collect();
        (format!("random, n = {n}"), graphs)
    });
    for (name, graphs) in randoms.into_iter().chain([("grid(4,5)".into(), vec![grid(4, 5)])]) {
        let graphs: Vec<Graph> = graphs;
        let group = microseconds(&graphs, long, |graph| drop(black_box(Symmetry::of(graph, &[]))));
        let form = microseconds(&graphs, long, |graph| drop(black_box(canonical_form(graph, &[]))));
        report.row(&[name, format!("{group:.1}"), format!("{form:.1}")]);
    }
}

/// The mean over rounds of all graphs, for about so many processor seconds after one round to warm up.
fn microseconds(graphs: &[Graph], long: f64, work: impl Fn(&Graph)) -> f64 {
    graphs.iter().for_each(&work);
    let since = cpu_seconds();
    let mut done = 0;
    while cpu_seconds() - since < long {
        graphs.iter().for_each(&work);
        done += graphs.len();
    }
    (cpu_seconds() - since) * 1e6 / done as f64
}
