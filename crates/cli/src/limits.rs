//! The options that every solving command shares.

use crate::ending::Wrong;
use clap::Args;
use grundy::ask::Options;
use grundy::solve::Limits;
use grundy::text::Bilingual;
use std::time::Duration;

/// The limits of a solve.
#[derive(Args, Debug)]
#[command(next_help_heading = "Limits")]
pub struct LimitArgs {
    /// Stop after this long: 10, 10s, 500ms, 2m or 1h
    #[arg(long, value_name = "DURATION", value_parser = duration)]
    pub time: Option<Duration>,
    /// Memory for the table of positions: 512M, 4G [default: 2G]
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    pub memory: Option<usize>,
    /// Stop after this many positions
    #[arg(long, value_name = "N")]
    pub nodes: Option<u64>,
    /// Threads to search with [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Use no theorems: search everything
    #[arg(long)]
    pub search_only: bool,
}

impl LimitArgs {
    pub fn options(&self) -> Options {
        let mut options = Options { theorems: !self.search_only, ..Options::default() };
        let default = Limits::default();
        options.limits.time = self.time;
        options.limits.memory = self.memory.unwrap_or(default.memory);
        options.limits.nodes = self.nodes;
        options.threads = self.threads.map_or(options.threads, usize::from);
        options
    }
}

/// A number and the unit after it.
fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_at(text.find(|c: char| c != '.' && !c.is_ascii_digit()).unwrap_or(text.len()))
}

const DURATION: Bilingual = Bilingual::of(
    "expected a duration such as 10, 10s, 500ms or 2m",
    "esperava-se uma duração como 10, 10s, 500ms ou 2m",
);
const TOO_LONG: Bilingual = Bilingual::of("the duration is too long", "a duração é longa demais");
const MEMORY: Bilingual = Bilingual::of(
    "expected an amount of memory such as 512M or 4G",
    "esperava-se uma quantidade de memória como 512M ou 4G",
);
const TOO_LITTLE: Bilingual = Bilingual::of("expected at least 1M", "esperava-se pelo menos 1M");

pub fn duration(text: &str) -> Result<Duration, Wrong> {
    let (number, unit) = split(text);
    let seconds = match unit.trim() {
        "ms" => 1e-3,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(Wrong::new(DURATION)),
    };
    let number: f64 = number.parse().map_err(|_| Wrong::new(DURATION))?;
    Duration::try_from_secs_f64(number * seconds).map_err(|_| Wrong::new(TOO_LONG))
}

pub fn bytes(text: &str) -> Result<usize, Wrong> {
    let (number, unit) = split(text);
    let shift = match unit.trim().to_ascii_uppercase().trim_end_matches('B').trim_end_matches('I') {
        "" => 0,
        "K" => 10,
        "M" => 20,
        "G" => 30,
        "T" => 40,
        _ => return Err(Wrong::new(MEMORY)),
    };
    let number: f64 = number.parse().map_err(|_| Wrong::new(MEMORY))?;
    let bytes = number * (1u64 << shift) as f64;
    if bytes < LEAST_MEMORY || bytes > usize::MAX as f64 / 4.0 {
        return Err(Wrong::new(TOO_LITTLE));
    }
    Ok(bytes as usize)
}

const LEAST_MEMORY: f64 = (1u64 << 20) as f64;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_have_units() {
        assert_eq!(duration("10").ok(), Some(Duration::from_secs(10)));
        assert_eq!(duration("10s").ok(), Some(Duration::from_secs(10)));
        assert_eq!(duration("1.5s").ok(), Some(Duration::from_millis(1500)));
        assert_eq!(duration("500ms").ok(), Some(Duration::from_millis(500)));
        assert_eq!(duration("2m").ok(), Some(Duration::from_secs(120)));
        for wrong in ["", "s", "10x", "-1", "1e400s", "1..2"] {
            assert!(duration(wrong).is_err(), "{wrong}");
        }
        assert!(duration(&"9".repeat(40)).is_err());
    }

    #[test]
    fn memory_has_units() {
        assert_eq!(bytes("512M").ok(), Some(512 << 20));
        assert_eq!(bytes("4G").ok(), Some(4 << 30));
        assert_eq!(bytes("4GiB").ok(), Some(4 << 30));
        assert_eq!(bytes("1048576").ok(), Some(1 << 20));
        for wrong in ["", "M", "0", "10", "4X", "99999999999999T"] {
            assert!(bytes(wrong).is_err(), "{wrong}");
        }
    }
}
