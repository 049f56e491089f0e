//! Node kayles on grids: against the baseline, beyond its reach, and on two threads.

use super::Extent;
use crate::baseline::ENTRIES;
use crate::measure::{Figures, Solve, apart, middle};
use crate::report::{Report, grouped, mebibytes, ratio, seconds};

fn grid(rows: usize, columns: usize) -> String {
    format!("kayles:grid({rows},{columns})")
}

fn baseline(form: &str, rows: usize, columns: usize) -> Figures {
    apart(&["baseline".into(), form.into(), rows.to_string(), columns.to_string()])
}

pub fn grids(extent: Extent) {
    against_baseline(extent);
    if extent == Extent::Full {
        beyond();
    }
}

fn against_baseline(extent: Extent) {
    let report = Report::new(
        "kayles-grids: nimbers of grids, one thread, against the plain recursion (goal: ratio 5 on 6x10)",
        &[
            "grid",
            "nimber",
            "plain entries",
            "plain s",
            "moved entries",
            "moved s",
            "Grundy nodes",
            "Grundy s",
            "plain ratio",
            "moved ratio",
        ],
    );
    let quick = [(3, 16), (5, 11)];
    for (rows, columns, entries) in ENTRIES {
        if extent == Extent::Quick && !quick.contains(&(rows, columns)) {
            continue;
        }
        let (plain, moved) = (baseline("plain", rows, columns), baseline("moved", rows, columns));
        let found = Solve::default().run(&grid(rows, columns));
        assert_eq!((&plain.answer, &moved.answer), (&found.answer, &found.answer), "{rows}x{columns}");
        assert_eq!([plain.nodes, moved.nodes], entries, "{rows}x{columns}");
        report.row(&[
            format!("{rows}x{columns}"),
            found.answer,
            grouped(plain.nodes),
            seconds(plain.cpu),
            grouped(moved.nodes),
            seconds(moved.cpu),
            grouped(found.nodes),
            seconds(found.cpu),
            ratio(plain.cpu / found.cpu),
            ratio(moved.cpu / found.cpu),
        ]);
    }
}

/// Larger grids; one that takes over an hour is stopped.
fn beyond() {
    let report = Report::new(
        "kayles-grids: beyond, one thread, 8 GiB for the table",
        &["grid", "nimber", "nodes", "s", "peak MiB"],
    );
    let long = (17..=28).map(|columns| (3, columns));
    for (rows, columns) in long.chain([(7, 9), (8, 8), (6, 12), (7, 10), (8, 9), (9, 9)]) {
        let found = Solve { time: Some(3600), ..Solve::default() }.run(&grid(rows, columns));
        report.row(&[
            format!("{rows}x{columns}"),
            found.answer,
            grouped(found.nodes),
            seconds(found.cpu),
            mebibytes(found.peak),
        ]);
    }
}

/// Wall time is the point here, so the machine must be quiet: processor seconds over wall seconds say whether
/// it was (1.0 on one thread, near 2.0 on two).
pub fn threads(extent: Extent) {
    let report = Report::new(
        "threads: node kayles on grids, wall seconds on one and two threads (goal: ratio 1.6)",
        &[
            "grid",
            "1 thread s",
            "CPU/wall",
            "2 threads s",
            "CPU/wall",
            "ratio",
            "1 thread nodes",
            "2 threads nodes",
        ],
    );
    let (grids, times): (&[_], _) = match extent {
        Extent::Quick => (&[(7, 9)], 1),
        Extent::Full => (&[(7, 10), (8, 9)], 3),
    };
    for &(rows, columns) in grids {
        let run = |threads| {
            let how = Solve { threads, ..Solve::default() };
            middle((0..times).map(|_| how.run(&grid(rows, columns))).collect()).expect("at least one run")
        };
        let (one, two) = (run(1), run(2));
        assert_eq!(one.answer, two.answer);
        report.row(&[
            format!("{rows}x{columns}"),
            seconds(one.wall),
            format!("{:.2}", one.cpu / one.wall),
            seconds(two.wall),
            format!("{:.2}", two.cpu / two.wall),
            format!("{:.2}", one.wall / two.wall),
            grouped(one.nodes),
            grouped(two.nodes),
        ]);
    }
}
