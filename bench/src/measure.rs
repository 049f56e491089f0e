//! Measures one piece of work at a time, each in its own process, so that peak memory is measured separately and no
//! measurement inherits the allocator state of another. Time is processor time, user and system, of the whole
//! process: other programs on the machine disturb it little. Wall time is kept beside it.

use grundy::ask::{Answer, Options, Wants};
use serde::{Deserialize, Serialize};
use std::io::Read;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What a measured process reports, as one line of JSON.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Figures {
    /// The nimber, the winner, or mean and temperature; "stopped by time" and the like if there is none.
    pub answer: String,
    pub solved: bool,
    /// Positions searched, or entries of the baseline's table.
    pub nodes: u64,
    /// Processor seconds.
    pub cpu: f64,
    pub wall: f64,
    /// Most memory ever resident, in bytes.
    pub peak: u64,
}

/// Processor seconds used by this process so far.
pub fn cpu_seconds() -> f64 {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the pointer is to a live timespec.
    let failed = unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut now) };
    assert_eq!(failed, 0, "no processor clock");
    now.tv_sec as f64 + now.tv_nsec as f64 * 1e-9
}

/// Most memory this process ever had resident, in bytes.
pub fn peak_bytes() -> u64 {
    // SAFETY: zero bytes are a valid rusage, and the pointer is to a live one.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        assert_eq!(libc::getrusage(libc::RUSAGE_SELF, &mut usage), 0, "no resource usage");
        usage
    };
    // Kilobytes, except on macOS.
    usage.ru_maxrss as u64 * if cfg!(target_os = "macos") { 1 } else { 1024 }
}

/// Runs a piece of work in this process.
pub fn here(work: impl FnOnce() -> (String, bool, u64)) -> Figures {
    let (cpu, wall) = (cpu_seconds(), Instant::now());
    let (answer, solved, nodes) = work();
    Figures {
        answer,
        solved,
        nodes,
        cpu: cpu_seconds() - cpu,
        wall: wall.elapsed().as_secs_f64(),
        peak: peak_bytes(),
    }
}

/// Runs `grundy-bench one ARGUMENTS` and reads its figures.
pub fn apart(arguments: &[String]) -> Figures {
    let program = std::env::current_exe().expect("the path of this program");
    let mut command = Command::new(program);
    command.arg("one").args(arguments);
    read(command, &arguments.join(" "))
}

/// Runs a command that prints figures.
pub fn read(mut command: Command, name: &str) -> Figures {
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.unwrap_or_else(|error| panic!("{name}: {error}"));
    let line = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        // Killed, most likely because it ran out of memory: reported as a row; the run continues.
        return Figures { answer: format!("{}", output.status), ..Figures::default() };
    }
    serde_json::from_str(line.trim()).unwrap_or_else(|error| panic!("{name}: {error}: {line}"))
}

/// Runs a program that does not measure itself; returns its figures, without an answer, and its output.
#[expect(clippy::zombie_processes, reason = "wait4 waits, and reports resource usage")]
pub fn program(mut command: Command, name: &str) -> (Figures, String) {
    let wall = Instant::now();
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut child = child.unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut text = String::new();
    let out = child.stdout.take().map(|mut out| out.read_to_string(&mut text));
    out.transpose().unwrap_or_else(|error| panic!("{name}: {error}"));
    // SAFETY: zero bytes are a valid rusage, the pointers are to live values, and nothing else waits for this child.
    let (usage, status) = unsafe {
        let (mut usage, mut status): (libc::rusage, i32) = (std::mem::zeroed(), 0);
        let waited = libc::wait4(child.id() as i32, &mut status, 0, &mut usage);
        assert_eq!(waited, child.id() as i32, "{name}: no resource usage");
        (usage, status)
    };
    let time = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 * 1e-6;
    let figures = Figures {
        answer: String::new(),
        solved: status == 0,
        nodes: 0,
        cpu: time(usage.ru_utime) + time(usage.ru_stime),
        wall: wall.elapsed().as_secs_f64(),
        peak: usage.ru_maxrss as u64 * if cfg!(target_os = "macos") { 1 } else { 1024 },
    };
    (figures, text)
}

/// The median of several runs, by wall time: the slower of two.
pub fn middle(mut runs: Vec<Figures>) -> Option<Figures> {
    runs.sort_by(|a, b| a.wall.total_cmp(&b.wall));
    (!runs.is_empty()).then(|| runs.swap_remove(runs.len() / 2))
}

/// Mean and temperature, written as the peers write them; nothing if they were not found.
fn mean_and_temperature(answer: &Answer) -> Option<String> {
    let (mean, temperature) = (answer.mean.as_ref()?, answer.temperature.as_ref()?);
    Some(format!("{mean} t {temperature}"))
}

/// How a problem is solved.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Solve {
    pub want: String,
    pub threads: usize,
    pub theorems: bool,
    pub parts: bool,
    pub symmetry: bool,
    pub memory: usize,
    pub nodes: Option<u64>,
    /// Wall seconds after which to stop.
    pub time: Option<u64>,
}

impl Default for Solve {
    /// The nimber by search alone on one thread in 8 GiB: what engines are compared by.
    fn default() -> Solve {
        Solve {
            want: "nimber".into(),
            threads: 1,
            theorems: false,
            parts: true,
            symmetry: true,
            memory: 8 << 30,
            nodes: None,
            time: None,
        }
    }
}

impl Solve {
    /// Solves a problem in its own process.
    pub fn run(&self, problem: &str) -> Figures {
        let how = serde_json::to_string(self).expect("plain data");
        apart(&["solve".into(), how, problem.into()])
    }

    pub fn options(&self) -> Options {
        let mut options = Options {
            wants: Some(Wants::read(&self.want).expect("names of fields")),
            threads: self.threads,
            theorems: self.theorems,
            ..Options::default()
        };
        options.switches.parts = self.parts;
        options.switches.symmetry = self.symmetry;
        options.limits.memory = self.memory;
        options.limits.nodes = self.nodes;
        options.limits.time = self.time.map(Duration::from_secs);
        options
    }

    /// Solves a problem in this process.
    pub fn here(&self, problem: &str) -> Figures {
        here(|| {
            let answer = grundy::ask::solve(problem, &self.options()).expect("a problem that can be read");
            // A value counts as found even if its text is too long to be written.
            let solved = answer.is_solved() || answer.mean.is_some();
            match self.text(&answer) {
                Some(text) => (text, solved, answer.nodes),
                None => ("no answer".into(), false, answer.nodes),
            }
        })
    }

    /// The requested result as a short text; `None` if the answer does not have it.
    fn text(&self, answer: &Answer) -> Option<String> {
        match (answer.stopped_by, answer.nimber) {
            _ if self.want == "value" && answer.mean.is_some() => mean_and_temperature(answer),
            (Some(limit), _) => Some(format!("stopped by {}", limit.id())),
            (_, Some(nimber)) => Some(nimber.to_string()),
            _ => answer.winner.map(|winner| winner.to_string()),
        }
    }
}
