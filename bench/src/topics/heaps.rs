//! Nimbers of heaps: octal games against the program `ogsolve`, run beside ours, and how time grows with heaps.

use super::Extent;
use crate::measure::{Figures, apart, here, program};
use crate::report::{Report, grouped, mebibytes, ratio, seconds};
use grundy::heap::{Rule, Sequence};
use std::process::Command;

/// The environment variable with the path of the installed program.
const PEER: &str = "GRUNDY_BENCH_OGSOLVE";
/// All methods of the peer except the naive one; the quickest counts.
const METHODS: [&str; 4] = ["rc", "rcs", "rc2", "rc2s"];
/// Runs of either program are repeated until they have taken this long, or been repeated this often, and the least
/// counts, because the speed of the machine varies.
const SECONDS: f64 = 4.0;
const RUNS: usize = 8;

pub fn run(extent: Extent) {
    against_peer(extent);
    growth(extent);
    to_ten_million();
}

fn against_peer(extent: Extent) {
    let report = Report::new(
        "heaps: nimbers of octal games up to a heap, one thread, no period used, against ogsolve 0.0.7",
        &[
            "code",
            "heap",
            "nimber",
            "method",
            "ogsolve s",
            "ogsolve MiB",
            "Grundy s",
            "Grundy MiB",
            "values/s",
            "ratio",
        ],
    );
    let small = ["0.6", "0.04", "0.14", "0.36"].map(|code| (code, 1 << 17));
    let large = [("0.6", 1 << 20), ("0.14", 1 << 20), ("0.36", 1 << 20)];
    let largest = [("0.04", 1 << 20)];
    let mut all = [&small[..], &large].concat();
    if extent == Extent::Full {
        all.extend(largest);
    }
    for (code, heap) in all {
        let ours = least(|| ours(code, heap, false));
        let peer = peer(code, heap);
        if let Some((_, peer)) = &peer {
            assert_eq!(peer.answer, ours.answer, "{code} {heap}");
        }
        let of_peer = |show: &dyn Fn(&(&str, Figures)) -> String| peer.as_ref().map_or("-".into(), show);
        report.row(&[
            code.into(),
            grouped(heap),
            ours.answer.clone(),
            of_peer(&|peer| peer.0.into()),
            of_peer(&|peer| seconds(peer.1.cpu)),
            of_peer(&|peer| mebibytes(peer.1.peak)),
            seconds(ours.cpu),
            mebibytes(ours.peak),
            grouped((heap as f64 / ours.cpu) as u64),
            of_peer(&|peer| ratio(peer.1.cpu / ours.cpu)),
        ]);
    }
}

/// The best method of the peer.
fn peer(code: &str, heap: u64) -> Option<(&'static str, Figures)> {
    let path = std::env::var_os(PEER)?;
    let run = |method: &'static str| {
        let mut command = Command::new(&path);
        command.args(["-m", method, "-n", &heap.to_string(), code]);
        let (mut figures, text) = program(command, "ogsolve");
        // The output contains "nimber of 131072: 263".
        let reported = text.lines().find_map(|line| line.trim().strip_prefix(&format!("nimber of {heap}: ")));
        let first = reported.and_then(|rest| rest.split_whitespace().next());
        figures.answer = first.unwrap_or("no answer").to_string();
        (method, figures)
    };
    // A long run is not repeated with the others: the methods differ little.
    let methods = if heap > 1 << 17 { &METHODS[1..2] } else { &METHODS[..] };
    let (best, _) = methods.iter().map(|method| run(method)).min_by(|a, b| a.1.cpu.total_cmp(&b.1.cpu))?;
    Some((best, least(|| run(best).1)))
}

fn growth(extent: Extent) {
    let report = Report::new(
        "heaps: how time grows, one thread, no period used",
        &["rule", "heap", "nimber", "s", "values/s", "MiB"],
    );
    let last = if extent == Extent::Quick { 20 } else { 23 };
    for rule in ["0.6", "0.14", GRUNDYS_GAME, "0.77"] {
        for bits in (17..=last).step_by(if extent == Extent::Quick { 3 } else { 2 }) {
            let found = ours(rule, 1 << bits, false);
            let pace = grouped((f64::from(1 << bits) / found.cpu) as u64);
            report.row(&[
                rule.into(),
                grouped(1 << bits),
                found.answer,
                seconds(found.cpu),
                pace,
                mebibytes(found.peak),
            ]);
        }
    }
}

fn to_ten_million() {
    let report = Report::new(
        "heaps: 0.77 up to ten million heaps, and one of 10^18",
        &["heap", "period", "nimber", "s", "MiB"],
    );
    for (heap, period) in [(10_000_000, false), (10_000_000, true), (1_000_000_000_000_000_000, true)] {
        let found = ours("0.77", heap, period);
        let used = if period { "used" } else { "not used" };
        report.row(&[grouped(heap), used.into(), found.answer, seconds(found.cpu), mebibytes(found.peak)]);
    }
}

const GRUNDYS_GAME: &str = "Grundy's game";

fn ours(rule: &str, heap: u64, period: bool) -> Figures {
    let period = if period { "period" } else { "plain" };
    apart(&["heaps".into(), rule.into(), heap.to_string(), period.into()])
}

/// The nimber of a heap, in this process.
pub fn one(rule: &str, heap: u64, period: bool) -> Figures {
    let rule = if rule == GRUNDYS_GAME { Rule::UnequalSplit } else { Rule::octal(rule) };
    here(|| {
        let mut nimbers = if period { Sequence::new(rule) } else { Sequence::without_period(rule) };
        let reached = nimbers.reach(heap, &|_| false);
        let nimber = nimbers.nimber(heap).map_or("no answer".to_string(), |nimber| nimber.to_string());
        (nimber, reached.is_ok(), nimbers.computed())
    })
}

fn least(run: impl Fn() -> Figures) -> Figures {
    let mut best = run();
    let mut spent = best.cpu;
    for _ in 1..RUNS {
        if spent > SECONDS {
            break;
        }
        let again = run();
        spent += again.cpu;
        if again.cpu < best.cpu {
            best = again;
        }
    }
    best
}
