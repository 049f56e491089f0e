//! Large digraphs: from a file to loopy nimbers and outcomes of all vertices.

use super::Extent;
use crate::measure::{Figures, apart, here};
use crate::report::{Report, grouped, mebibytes, seconds};
use grundy::ask::{Options, Question, open_files};
use grundy::text::Words;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

pub fn run(extent: Extent) {
    let report = Report::new(
        "retrograde: a token on a large digraph, read from an edge list; processor seconds, one thread",
        &["arcs", "vertices", "arcs in all", "convention", "answer", "s", "engine s", "MiB"],
    );
    let sizes: &[usize] = if extent == Extent::Quick { &[100_000] } else { &[100_000, 1_000_000] };
    for n in sizes {
        for kind in ["random", "downhill"] {
            for convention in ["normal", "misere"] {
                let m = 10 * n;
                let words = ["retrograde", kind, &n.to_string(), &m.to_string(), convention];
                let found = apart(&words.map(String::from));
                let (answer, engine) = found.answer.split_once('\t').unwrap_or((&found.answer, "-"));
                report.row(&[
                    kind.into(),
                    grouped(*n as u64),
                    grouped(m as u64),
                    convention.into(),
                    answer.into(),
                    seconds(found.cpu),
                    engine.into(),
                    mebibytes(found.peak),
                ]);
            }
        }
    }
}

/// Reads and solves a digraph in this process. Writing the input file is not timed.
pub fn one(kind: &str, n: usize, m: usize, convention: &str) -> Figures {
    let path = std::env::temp_dir().join(format!("grundy-bench-{}.txt", std::process::id()));
    write_digraph(&path, kind, n, m).expect("room for a file");
    let figures = here(|| {
        let text = format!("digraph{{convention={convention}}}:@({})@{}", path.display(), n - 1);
        let mut open =
            |path: &str| std::fs::read_to_string(path).map_err(|error| Words::same(error.to_string()));
        let opened = open_files(&text, &mut open).expect("a file that can be read");
        let question = Question::read_opened(&opened).expect("a problem that can be read");
        let answer = question.solve(&Options { threads: 1, ..Options::default() }).expect("a problem");
        let value = answer.loopy.map_or(String::new(), |loopy| format!(" {loopy}"));
        let reported =
            format!("{}{value}\t{}", answer.winner.map_or("", |winner| winner.id()), seconds(answer.seconds));
        (reported, answer.stopped_by.is_none(), answer.nodes)
    });
    // If this fails, only a temporary file of this process is left behind.
    let _ = std::fs::remove_file(path);
    figures
}

/// Writes an edge list of about m arcs on n vertices: from anywhere to anywhere, or most to a vertex a little below
/// and none from the lowest, so that many plays end and values of all kinds occur.
fn write_digraph(path: &Path, kind: &str, n: usize, m: usize) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    let mut dice = 1u64;
    let mut below = |most: usize| {
        dice = dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (dice ^ dice >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        ((mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb) >> 16) as usize % most
    };
    for _ in 0..m {
        let u = below(n);
        match kind {
            "downhill" if u < n / 1000 => {}
            "downhill" if below(100_000) > 0 => writeln!(out, "{u} > {}", u - 1 - below(u.min(1000)))?,
            _ => writeln!(out, "{u} > {}", below(n))?,
        }
    }
    writeln!(out, "{}", n - 1)?;
    out.flush()
}
