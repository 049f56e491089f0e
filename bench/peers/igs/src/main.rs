//! `peer-igs ROWS COLUMNS [METHOD]` prints the nimber of Cram on that board, processor seconds and the peak of
//! memory, as one line of JSON. METHOD is `own`, the crate's own choice of method; `own-initial`, the same but
//! told what the crate knows of the empty board; or `br` or `lvb`, its two other ways to search.

use igs::game::{DecomposableGame, Game};
use igs::games::Cram;
use igs::games::cram::SmallerComponentsFirst;
use igs::solver::Solver;
use igs::solver::br::BRDecomposableGameSolver;
use igs::solver::lvb::LVBDecomposableGameSolver;
use std::collections::HashMap;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let side = |i: usize| arguments.get(i).and_then(|side: &String| side.parse().ok()).expect("two sides");
    let (rows, columns): (u8, u8) = (side(0), side(1));
    let before = cpu_seconds();
    let cram = Cram::new(columns, rows);
    let start = cram.initial_position();
    let mut solver = Solver::new(&cram, HashMap::new(), (), SmallerComponentsFirst {}, ());
    let nimber = match arguments.get(2).map(String::as_str) {
        None | Some("own") => cram.solver_with_stats(()).nimber(start),
        Some("own-initial") => solver.nimber_of_initial_br_aspset(),
        Some("br") => solver.nimber_br(&start),
        Some("lvb") => solver.nimber_lvb(start),
        Some(other) => panic!("'{other}': expected own, own-initial, br or lvb"),
    };
    let cpu = cpu_seconds() - before;
    println!(
        r#"{{"answer":"{nimber}","solved":true,"nodes":0,"cpu":{cpu},"wall":{cpu},"peak":{}}}"#,
        peak_bytes()
    );
}

/// Processor seconds used by this process so far.
fn cpu_seconds() -> f64 {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the pointer is to a live timespec.
    let failed = unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut now) };
    assert_eq!(failed, 0, "no processor clock");
    now.tv_sec as f64 + now.tv_nsec as f64 * 1e-9
}

/// Most memory this process ever had resident, in bytes.
fn peak_bytes() -> u64 {
    // SAFETY: zero bytes are a valid rusage, and the pointer is to a live one.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        assert_eq!(libc::getrusage(libc::RUSAGE_SELF, &mut usage), 0, "no resource usage");
        usage
    };
    // Kilobytes, except on macOS.
    usage.ru_maxrss as u64 * if cfg!(target_os = "macos") { 1 } else { 1024 }
}
