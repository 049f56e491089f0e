//! Watches work: Ctrl-C cancels it, and a spinner on the terminal shows its progress.

use grundy::solve::Limits;
use grundy::tell::Language;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long a solve may take before the spinner appears, and how often it is updated.
const PATIENCE: Duration = Duration::from_secs(1);
const TICK: Duration = Duration::from_millis(100);

/// Lives as long as the solve that it watches.
pub struct Watch {
    ended: Option<Sender<()>>,
    spinner: Option<JoinHandle<()>>,
}

impl Watch {
    /// Starts watching. The first Ctrl-C cancels the solve, the second ends the program.
    pub fn over(limits: &Limits, language: Language) -> Watch {
        let progress = limits.progress.clone();
        let positions = move || {
            let count = language.number(progress.load(Relaxed));
            format!("{count} {}", language.pick("positions", "posições"))
        };
        Watch::with_text(limits, positions)
    }

    /// The same with a custom progress text.
    pub fn with_text(limits: &Limits, words: impl Fn() -> String + Send + 'static) -> Watch {
        let cancel = limits.cancel.clone();
        let _ = ctrlc::set_handler(move || {
            if cancel.is_cancelled() {
                std::process::exit(130);
            }
            cancel.cancel();
        });
        if !stderr().is_terminal() {
            return Watch { ended: None, spinner: None };
        }
        let (ended, end) = channel();
        let spinner = std::thread::spawn(move || {
            let since = Instant::now();
            if end.recv_timeout(PATIENCE) != Err(RecvTimeoutError::Timeout) {
                return;
            }
            let style = ProgressStyle::with_template("{spinner} {msg}");
            let bar = ProgressBar::new_spinner()
                .with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
            while end.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                bar.set_message(format!("{}, {:.0} s", words(), since.elapsed().as_secs_f64()));
                bar.tick();
            }
            bar.finish_and_clear();
        });
        Watch { ended: Some(ended), spinner: Some(spinner) }
    }
}

/// Clears the spinner before anything else is printed.
impl Drop for Watch {
    fn drop(&mut self) {
        drop(self.ended.take());
        if let Some(spinner) = self.spinner.take() {
            let _ = spinner.join();
        }
    }
}
