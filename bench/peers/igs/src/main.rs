//! `peer-igs ROWS COLUMNS` prints the nimber of Cram on that board by the crate's own choice of method, how many
//! positions it expanded, processor seconds and the peak of memory, as one line of JSON. The crate's other methods,
//! and the rotated board, were slower or the same.

use igs::game::{DecomposableGame, Game};
use igs::games::Cram;
use igs::solver::StatsCollector;

fn main() {
    let sides: Vec<u8> = std::env::args().skip(1).map(|side| side.parse().expect("a number")).collect();
    let before = cpu_seconds();
    let cram = Cram::new(sides[1], sides[0]);
    let mut solver = cram.solver_with_stats(Expanded(0));
    let nimber = solver.nimber(cram.initial_position());
    let (cpu, nodes) = (cpu_seconds() - before, solver.stats().0);
    let peak = peak_bytes();
    println!(
        r#"{{"answer":"{nimber}","solved":true,"nodes":{nodes},"cpu":{cpu},"wall":{cpu},"peak":{peak}}}"#
    );
}

/// Counts positions whose options were listed.
struct Expanded(u64);

impl StatsCollector for Expanded {
    fn etc(&mut self) {
        self.0 += 1;
    }
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
