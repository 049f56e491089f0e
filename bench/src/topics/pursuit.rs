//! Cops and robber by the dense engine: grids, hard graphs, how time grows, a second thread, and the cop numbers of all
//! connected graphs with nine and ten vertices; hunters and rabbit on trees, cycles and grids.

use super::Extent;
use crate::measure::{Figures, Solve, apart, here, middle};
use crate::report::{Report, grouped, seconds};
use grundy::ask::{NumberName, Options};
use grundy::graph::Graph;
use grundy::graph::all_trees::all_trees;
use grundy::graph::catalogue::connected_graphs;
use grundy::graph::formats::graph6;
use grundy::solve::with_large_stack;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

pub fn run(extent: Extent) {
    boards(extent);
    growth(extent);
    if extent == Extent::Full {
        threads();
    }
    census(extent);
    rabbits(extent);
}

/// Graphs with their cop numbers in the literature, each with one cop fewer and with enough of them.
const BOARDS: &[(&str, usize, &[u64])] = &[
    ("grid(16,16)", 256, &[2]),
    ("petersen", 10, &[2, 3]),
    ("dodecahedron", 20, &[2, 3]),
    ("projective(2)", 14, &[2, 3]),
    ("robertson", 19, &[3, 4]),
    ("projective(3)", 26, &[3, 4]),
    ("gnm(60,90,1)", 60, &[3]),
];

fn timed() -> Solve {
    Solve { want: "winner,remoteness".into(), ..Solve::default() }
}

/// Ordered configurations: the robber and each of the cops on any vertex.
fn configurations(n: usize, k: u64) -> f64 {
    (n as f64).powi(k as i32 + 1)
}

fn boards(extent: Extent) {
    let report = Report::new(
        "pursuit: who wins and how soon, one thread (goal: 0.5 s and one byte per configuration on grid(16,16))",
        &["graph", "k", "winner", "configurations", "s", "peak MiB", "bytes each"],
    );
    let boards = if extent == Extent::Quick { &BOARDS[..5] } else { BOARDS };
    for (graph, n, cops) in boards {
        for &k in *cops {
            let found = timed().run(&format!("cops-and-robber{{k={k}}}:{graph}"));
            let all = configurations(*n, k);
            report.row(&[
                graph.to_string(),
                k.to_string(),
                found.answer,
                grouped(all as u64),
                seconds(found.cpu),
                (found.peak >> 20).to_string(),
                format!("{:.2}", found.peak as f64 / all),
            ]);
        }
    }
}

fn growth(extent: Extent) {
    let report = Report::new(
        "pursuit: random graphs with n vertices and 3n/2 edges, one thread, processor seconds",
        &["k", "n", "winner", "configurations", "s", "ns each"],
    );
    let sizes: [&[usize]; 3] = match extent {
        Extent::Quick => [&[100, 400], &[50, 100], &[20, 40]],
        Extent::Full => [&[100, 200, 400, 800], &[50, 100, 200, 400], &[20, 40, 80, 120]],
    };
    for (k, sizes) in (1..).zip(sizes) {
        for &n in sizes {
            let found = timed().run(&format!("cops-and-robber{{k={k}}}:gnm({n},{},1)", n * 3 / 2));
            let all = configurations(n, k);
            report.row(&[
                k.to_string(),
                n.to_string(),
                found.answer,
                grouped(all as u64),
                seconds(found.cpu),
                format!("{:.2}", found.cpu * 1e9 / all),
            ]);
        }
    }
}

fn threads() {
    let report = Report::new(
        "pursuit: wall seconds on one and two threads (goal: ratio 1.6)",
        &["problem", "1 thread s", "2 threads s", "ratio"],
    );
    for problem in ["cops-and-robber{k=2}:grid(20,20)", "cops-and-robber{k=3}:gnm(120,180,1)"] {
        let run = |threads| {
            let how = Solve { threads, ..timed() };
            middle((0..5).map(|_| how.run(problem)).collect()).expect("at least one run")
        };
        let (one, two) = (run(1), run(2));
        assert_eq!(one.answer, two.answer);
        let ratio = format!("{:.2}", one.wall / two.wall);
        report.row(&[problem.into(), seconds(one.wall), seconds(two.wall), ratio]);
    }
}

/// Up to nine vertices, and ten where `geng` of nauty is installed.
fn census(extent: Extent) {
    let sizes = match (extent, geng()) {
        (Extent::Quick, _) => 7..=7,
        (Extent::Full, None) => 9..=9,
        (Extent::Full, Some(_)) => 9..=10,
    };
    let report = Report::new(
        "pursuit: cop numbers of all connected graphs, on two threads (goal: a minute for 9 vertices)",
        &["n", "graphs", "s", "wall s", "us each", "cop number: graphs"],
    );
    for n in sizes {
        let found = apart(&["cop-census".into(), n.to_string()]);
        report.row(&[
            n.to_string(),
            grouped(found.nodes),
            seconds(found.cpu),
            seconds(found.wall),
            format!("{:.1}", found.cpu * 1e6 / found.nodes as f64),
            found.answer,
        ]);
    }
}

/// The generator of nauty, if it is installed.
fn geng() -> Option<&'static str> {
    let starts = |name: &&str| Command::new(name).arg("--help").output().is_ok();
    ["geng", "nauty-geng"].into_iter().find(starts)
}

/// All connected graphs in graph6: our own list up to nine vertices, then what `geng` writes.
fn connected(n: usize) -> Box<dyn Iterator<Item = String> + Send> {
    if n <= 9 {
        let text = |graph: Graph| graph6::write(&graph).expect("a simple graph");
        return Box::new(connected_graphs(n).into_iter().map(text));
    }
    let name = geng().expect("geng of nauty is installed");
    let child = Command::new(name).args(["-c", "-q", &n.to_string()]).stdout(Stdio::piped()).spawn();
    let output = child.expect("geng starts").stdout.expect("it is piped");
    Box::new(BufReader::new(output).lines().map(|line| line.expect("lines of text")))
}

/// How many graphs have each number.
type Counts = BTreeMap<i64, u64>;

fn written(counts: &Counts) -> String {
    counts.iter().map(|(number, count)| format!("{number}: {count}")).collect::<Vec<_>>().join(", ")
}

/// How many graphs a thread takes at a time.
const BATCH: usize = 1000;

/// All graphs in this process, on two threads, each asked as a text; the nodes reported are graphs.
pub fn count(n: usize) -> Figures {
    let graphs = Mutex::new(connected(n));
    let name = NumberName::read("cop").expect("a number");
    let options = Options { threads: 1, theorems: false, ..Options::default() };
    let batch = || -> Vec<String> { graphs.lock().expect("no panic").by_ref().take(BATCH).collect() };
    let work = || {
        with_large_stack(|| {
            let mut counts = Counts::new();
            let mut texts = batch();
            while !texts.is_empty() {
                for text in &texts {
                    let found = name.of(&format!("g6:{text}"), &options).expect("a graph that can be read");
                    *counts.entry(found.number.expect("a cop number")).or_default() += 1;
                }
                texts = batch();
            }
            counts
        })
    };
    here(|| {
        let counts = thread::scope(|scope| {
            let workers = [scope.spawn(work), scope.spawn(work)];
            workers.map(|worker| worker.join().expect("a worker that does not panic"))
        });
        let mut all = Counts::new();
        counts.into_iter().flatten().for_each(|(number, count)| *all.entry(number).or_default() += count);
        (written(&all), true, all.values().sum())
    })
}

fn rabbits(extent: Extent) {
    let report = Report::new(
        "pursuit: hunter numbers, one thread, processor seconds",
        &["graphs", "hunter number: graphs", "s"],
    );
    let (trees, cycle, side) = if extent == Extent::Quick { (9, 16, 4) } else { (12, 30, 5) };
    for kind in [format!("trees {trees}"), format!("cycles {cycle}"), format!("grids {side}")] {
        let found = apart(&["hunters".into(), kind.clone()]);
        report.row(&[kind, found.answer, seconds(found.cpu)]);
    }
}

/// The hunter numbers of a kind of graphs: `trees 12` with at most so many vertices, `cycles 30`, `grids 5` up to 5x6.
pub fn hunters(kind: &str) -> Figures {
    let (kind, most) = kind.split_once(' ').expect("a kind and a size");
    let most: usize = most.parse().expect("a number");
    let texts: Vec<String> = match kind {
        "trees" => {
            let trees = (2..=most).flat_map(all_trees);
            trees.map(|tree| format!("g6:{}", graph6::write(&tree).expect("a simple graph"))).collect()
        }
        "cycles" => (3..=most).map(|n| format!("C{n}")).collect(),
        _ => (2..=most).flat_map(|a| (a..=most + 1).map(move |b| format!("grid({a},{b})"))).collect(),
    };
    let name = NumberName::read("hunter").expect("a number");
    let options = Options { threads: 1, theorems: false, ..Options::default() };
    here(|| {
        let mut counts = Counts::new();
        for text in &texts {
            let found = name.of(text, &options).expect("a graph that can be read");
            *counts.entry(found.number.expect("a hunter number")).or_default() += 1;
        }
        (written(&counts), true, texts.len() as u64)
    })
}
