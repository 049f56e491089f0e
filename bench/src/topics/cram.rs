//! Cram, which is arc kayles on grids, against the crate `igs`, in a separate program run beside ours.

use super::Extent;
use crate::measure::{Figures, Solve, read};
use crate::report::{Report, grouped, mebibytes, ratio, seconds};
use std::process::Command;

/// The environment variable with the path of the program built from `peers/igs`.
const PEER: &str = "GRUNDY_BENCH_IGS";

pub fn run(extent: Extent) {
    let report = Report::new(
        "cram: nimbers of arc kayles on grids, one thread, against igs 0.1.4",
        &[
            "grid",
            "nimber",
            "igs nodes",
            "igs s",
            "igs MiB",
            "Grundy nodes",
            "Grundy s",
            "Grundy MiB",
            "ratio",
        ],
    );
    let quick: &[(usize, usize)] = &[(4, 7), (3, 10), (5, 7)];
    let grids = if extent == Extent::Quick { quick.to_vec() } else { [quick, &[(4, 9), (5, 8)]].concat() };
    for (rows, columns) in grids {
        // What a user gets by default, mirror strategies included.
        let how = Solve { time: Some(3600), theorems: true, ..Solve::default() };
        let (mut peer, mut found) = (None, None);
        for _ in 0..if rows * columns < 32 { 9 } else { 1 } {
            peer = least(peer, peer_on(rows, columns));
            found = least(found, Some(how.run(&format!("arc-kayles:grid({rows},{columns})"))));
        }
        let found = found.expect("at least one run");
        if let Some(peer) = peer.as_ref().filter(|peer| peer.solved && found.solved) {
            assert_eq!(peer.answer, found.answer, "{rows}x{columns}");
        }
        let of_peer = |show: &dyn Fn(&Figures) -> String| peer.as_ref().map_or("-".into(), show);
        report.row(&[
            format!("{rows}x{columns}"),
            found.answer.clone(),
            of_peer(&|peer| grouped(peer.nodes)),
            of_peer(&|peer| seconds(peer.cpu)),
            of_peer(&|peer| mebibytes(peer.peak)),
            grouped(found.nodes),
            seconds(found.cpu),
            mebibytes(found.peak),
            of_peer(&|peer| ratio(peer.cpu / found.cpu)),
        ]);
    }
}

/// The quicker of two runs: short ones are repeated in turn, because the speed of the machine varies.
fn least(a: Option<Figures>, b: Option<Figures>) -> Option<Figures> {
    [a, b].into_iter().flatten().min_by(|a, b| a.cpu.total_cmp(&b.cpu))
}

fn peer_on(rows: usize, columns: usize) -> Option<Figures> {
    let mut command = Command::new(std::env::var_os(PEER)?);
    command.args([rows.to_string(), columns.to_string()]);
    Some(read(command, "igs"))
}
