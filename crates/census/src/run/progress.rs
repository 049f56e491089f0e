//! Progress on the terminal: shards, graphs, rate and time left; rows.

use super::shard::Record;
use grundy::tell::Language;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressFinish, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// A bar that advances with every shard. Nothing is shown where standard error is no terminal.
pub struct Progress {
    bar: ProgressBar,
    graphs: AtomicU64,
    language: Language,
}

impl Progress {
    /// Progress over the shards of a table, whose number may not be known.
    pub fn over(shards: Option<usize>, table: String, language: Language) -> Progress {
        let left = language.pick("left", "restantes");
        let template = match shards {
            Some(_) => format!("{{prefix}}  {{wide_bar}}  {{pos}}/{{len}}  {{msg}}  {{eta}} {left}"),
            None => "{prefix}  {spinner}  {pos}  {msg}".to_string(),
        };
        Progress::new(shards.map(|count| count as u64), &template, table, language)
    }

    /// Progress of a query over tables that are solved, whose end is not known.
    pub fn of_query(language: Language) -> Progress {
        let query = language.pick("query", "consulta").to_string();
        Progress::new(None, "{prefix}  {spinner}  {elapsed}  {msg}", query, language)
    }

    fn new(length: Option<u64>, template: &str, prefix: String, language: Language) -> Progress {
        let target =
            if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = ProgressBar::with_draw_target(length, target)
            .with_style(style)
            .with_prefix(prefix)
            .with_finish(ProgressFinish::AndClear);
        bar.enable_steady_tick(Duration::from_millis(200));
        Progress { bar, graphs: AtomicU64::new(0), language }
    }

    /// This many rows have been found.
    pub fn rows(&self, rows: u64) {
        self.bar.set_message(format!(
            "{} {}",
            self.language.number(rows),
            self.language.pick("rows", "linhas")
        ));
    }

    /// One more shard is done.
    pub fn shard(&self, record: &Record) {
        let Record::Solved { graphs, .. } = record else { return self.bar.inc(1) };
        let total = self.graphs.fetch_add(*graphs, Relaxed) + graphs;
        let seconds = self.bar.elapsed().as_secs_f64();
        let rate = if seconds > 0.0 { total as f64 / seconds } else { 0.0 };
        let (total, rate) = (self.language.number(total), self.language.number(rate as u64));
        self.bar.set_message(format!("{total} {}, {rate}/s", self.language.pick("graphs", "grafos")));
        self.bar.inc(1);
    }

    /// Prints something without the bar in its way.
    pub fn aside(&self, print: impl FnOnce()) {
        self.bar.suspend(print);
    }

    /// Clears the bar.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}
