//! Figures of the work: processor seconds, wall seconds and the peak of memory, as one line of JSON.

use std::time::Instant;

/// Started before the work.
pub struct Clock {
    cpu: f64,
    wall: Instant,
}

/// What a clock showed after the work.
pub struct Figures {
    cpu: f64,
    wall: f64,
    peak: u64,
}

impl Clock {
    pub fn start() -> Clock {
        Clock { cpu: cpu_seconds(), wall: Instant::now() }
    }

    pub fn stop(&self) -> Figures {
        Figures { cpu: cpu_seconds() - self.cpu, wall: self.wall.elapsed().as_secs_f64(), peak: peak_bytes() }
    }
}

impl Figures {
    pub fn print(&self, answer: &str, nodes: usize) {
        let Figures { cpu, wall, peak } = self;
        println!(
            r#"{{"answer":"{answer}","solved":true,"nodes":{nodes},"cpu":{cpu},"wall":{wall},"peak":{peak}}}"#
        );
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
