//! What is measured.

mod calls;
mod census;
mod colouring;
mod cram;
mod heaps;
mod kayles;
mod positional;
mod pursuit;
mod retrograde;
mod small;
mod symmetry;
mod values;

use crate::baseline::{Baseline, FastHash};
use crate::measure::{Figures, Solve, here};
use std::hash::{BuildHasher, RandomState};

/// How much of a topic to run: a minute or two for all of them, or everything.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    Quick,
    Full,
}

pub struct Topic {
    pub name: &'static str,
    pub run: fn(Extent),
}

pub const TOPICS: &[Topic] = &[
    Topic { name: "kayles-grids", run: kayles::grids },
    Topic { name: "parts", run: small::parts },
    Topic { name: "random", run: small::random },
    Topic { name: "census", run: census::run },
    Topic { name: "calls", run: calls::run },
    Topic { name: "clauses", run: colouring::clauses },
    Topic { name: "coloring-census", run: colouring::census },
    Topic { name: "positional", run: positional::run },
    Topic { name: "pursuit", run: pursuit::run },
    Topic { name: "cram", run: cram::run },
    Topic { name: "values", run: values::run },
    Topic { name: "retrograde", run: retrograde::run },
    Topic { name: "heaps", run: heaps::run },
    Topic { name: "threads", run: kayles::threads },
    Topic { name: "symmetry", run: symmetry::run },
    Topic { name: "switches", run: small::switches },
];

/// One piece of work in this process: `solve HOW PROBLEM`, `baseline FORM ROWS COLUMNS`,
/// `census GAME THEOREMS VERTICES`, `calls ASKED BY STEP VERTICES`, `greedy FORMULA FIRST`, `claims PROBLEM`, `coloring-census FIRST VERTICES`, `cop-census VERTICES`, `hunters KIND`, `retrograde KIND VERTICES ARCS CONVENTION`, `heaps RULE HEAP PERIOD` or
/// `sums K SEED`.
pub fn one(arguments: &[String]) -> Figures {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["solve", how, problem] => {
            let how: Solve = serde_json::from_str(how).expect("how to solve");
            how.here(problem)
        }
        ["baseline", form, rows, columns] => {
            let side = |text: &str| text.parse().expect("a number");
            let (rows, columns) = (side(rows), side(columns));
            match form {
                "plain" => baseline(Baseline::<RandomState>::new(rows, columns, false)),
                _ => baseline(Baseline::<FastHash>::new(rows, columns, true)),
            }
        }
        ["census", game, theorems, n] => census::one(game, theorems == "on", n.parse().expect("a number")),
        ["calls", asked, by, step, n] => calls::one(asked, by, step, n.parse().expect("a number")),
        ["claims", problem] => positional::plain(problem),
        ["greedy", formula, first] => colouring::plain(formula, first),
        ["coloring-census", first, n] => colouring::count(first, n.parse().expect("a number")),
        ["cop-census", n] => pursuit::count(n.parse().expect("a number")),
        ["hunters", kind] => pursuit::hunters(kind),
        ["retrograde", kind, n, m, convention] => {
            retrograde::one(kind, n.parse().expect("a number"), m.parse().expect("a number"), convention)
        }
        ["heaps", rule, heap, period] => {
            heaps::one(rule, heap.parse().expect("a number"), period == "period")
        }
        ["sums", k, seed] => values::our_sums(k.parse().expect("a number"), seed.parse().expect("a seed")),
        _ => panic!("nothing to measure in {words:?}"),
    }
}

fn baseline<S: BuildHasher + Default>(mut baseline: Baseline<S>) -> Figures {
    here(|| (baseline.solve().to_string(), true, baseline.entries()))
}
