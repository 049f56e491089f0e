//! `grundy table`: a family of problems over a range, and the period of its values.

mod kept;
mod printer;
mod words;

use super::grid;
use crate::args::wants;
use crate::ending::{Ending, Wrong, say};
use crate::limits::LimitArgs;
use crate::watch::Watch;
use crate::{picture, texts};
use clap::Args;
use grundy::ask::{FamilyTable, Options, Wants, has_two, instance, solve, table};
use grundy::tell::Language;
use grundy::words;
use kept::Kept;
use printer::Printer;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Solve a family over a range of n, and look for the period
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct TableArgs {
    #[arg(help = "A problem in which {\u{1b}[0mn} stands for the running number")]
    problem: String,
    /// From A to B, both included
    #[arg(value_name = "A..B", value_parser = range)]
    pub range: RangeInclusive<u64>,
    #[arg(value_name = "C..D", value_parser = range, help = SECOND)]
    second: Option<RangeInclusive<u64>>,
    /// Print the table as one JSON object
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Print comma-separated values
    #[arg(long)]
    pub csv: bool,
    /// What to compute: winner,class,nimber,value,score,remoteness,moves,depth,rank or all; genus
    #[arg(long, value_name = "LIST", value_parser = wants)]
    pub want: Option<Wants>,
    /// Show what each n can become, the nimbers of that, their mex, and how many objects to take to win
    #[arg(long, conflicts_with = "second")]
    options: bool,
    /// Put values in rows of one period under each other, or of N
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "0", conflicts_with = "second")]
    wrap: Option<u64>,
    /// Draw the table to a file too
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Plot the numbers over n to a file too
    #[arg(long, value_name = "FILE", conflicts_with = "second")]
    plot: Option<PathBuf>,
    #[command(flatten)]
    pub limits: LimitArgs,
}

const SECOND: &str = "The range of a second number, which {\u{1b}[0mm} stands for, or {\u{1b}[0ma} as the \
                      letters of a column: gives a table by row and column, which can be drawn";

/// A style escape splits {n} below: clap would replace it with a line break.
const EXAMPLES: &str = "\
Examples:
  grundy table 'kayles:P{\u{1b}[0mn}' 0..120
  grundy table 'domination{convention=score}:C{\u{1b}[0mn}' 3..20 --csv
  grundy table 'snort:P{\u{1b}[0mn}' 0..8
  grundy table 'subtraction:{\u{1b}[0mn}' 0..19 --options         options, their nimbers, mex, what to take
  grundy table 'kayles:P{\u{1b}[0mn}' 0..135 --wrap --svg p.svg   rows of one period, drawn
  grundy table 'nim:{\u{1b}[0mn},{\u{1b}[0mm}' 0..15 0..15       the nim-addition table
  grundy table 'arc-kayles:grid(2,{\u{1b}[0mn})' 1..12 --want winner --time 60s";

fn range(text: &str) -> Result<RangeInclusive<u64>, Wrong> {
    let expected =
        || Wrong::new(words!("expected a range such as 0..120", "esperava-se um intervalo como 0..120"));
    let (from, to) = text.split_once("..").ok_or_else(expected)?;
    let read = |side: &str| side.trim_start_matches('=').trim().parse::<u64>().map_err(|_| expected());
    let (from, to) = (read(from)?, read(to)?);
    if from > to {
        Err(Wrong::new(words!("{from} is greater than {to}", "{from} é maior que {to}")))
    } else {
        Ok(from..=to)
    }
}

pub fn run(args: TableArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let family = texts::expanded(&args.problem)?;
    match args.second.clone() {
        Some(second) => return grid::run(&args, second, &family, language, out),
        None if has_two(&family) => {
            let message = words!(
                "a second running number needs a second range, as in 0..15 0..15",
                "um segundo número variável exige um segundo intervalo, como em 0..15 0..15"
            );
            return Err(Wrong::at(&family, family.len(), message).into());
        }
        None => {}
    }
    let mut options = args.limits.options();
    options.wants = match (args.options, args.want) {
        (true, want) => Some(Wants { moves: true, nimber: true, winner: true, ..want.unwrap_or_default() }),
        (false, want) => want,
    };
    let drawn = args.svg.is_some() || args.plot.is_some();
    if drawn && args.range.end() - args.range.start() >= MOST_DRAWN {
        return Err(Wrong::new(words::too_long(MOST_DRAWN)).into());
    }
    check(&family, &args.range, &options)?;
    let mut printer = Printer::new(&args, &family, language);
    let mut kept = Kept::new(args.want);
    let mut written: io::Result<()> = Ok(());
    let (since, limits) = (Instant::now(), options.limits.clone());
    let watch = Watch::over(&limits, language);
    let mut wanted = args.range.clone();
    let mut flushed = Instant::now();
    let table = table(&family, args.range.clone(), &options, |row| {
        wanted.next();
        written = printer.row(out, row);
        kept.add(row, drawn || args.wrap.is_some());
        // Rows are shown as they are computed, in batches.
        if flushed.elapsed() > PACE && written.is_ok() {
            written = out.flush();
            flushed = Instant::now();
        }
        let late = limits.time.is_some_and(|most| since.elapsed() > most);
        written.is_ok() && !late && !limits.cancel.is_cancelled()
    });
    drop(watch);
    written?;
    let table = table.map_err(|error| wrong(&family, &mut wanted, error))?;
    draw(&args, &family, &kept, &table, language)?;
    printer.end(out, &kept, &table)?;
    if !table.solved {
        out.flush()?;
        say(&words::stopped(table.count, language));
    }
    Ok(Ending::of(table.solved))
}

/// The most values that are drawn.
const MOST_DRAWN: u64 = 20_000;

/// Draws what was asked for.
fn draw(
    args: &TableArgs,
    family: &str,
    kept: &Kept,
    table: &FamilyTable,
    language: Language,
) -> Result<(), Wrong> {
    if let Some(path) = &args.svg {
        picture::write(path, &kept.svg(family, args.wrap, table, language))?;
    }
    match args.plot.as_ref().map(|path| (path, kept.plot(family, language))) {
        Some((path, Some(plot))) => picture::write(path, &plot),
        Some((_, None)) => {
            say(words::no_numbers(language));
            Ok(())
        }
        None => Ok(()),
    }
}

/// How often rows are flushed.
const PACE: Duration = Duration::from_millis(50);

/// Parses and sets up both ends of the range, so that a wrong family is rejected before anything is printed.
fn check(family: &str, range: &RangeInclusive<u64>, options: &Options) -> Result<(), Wrong> {
    let mut options = options.clone();
    options.limits.nodes = Some(1);
    for n in [*range.start(), *range.end()] {
        let text = instance(family, n).map_err(|error| texts::wrong(family, error))?;
        solve(&text, &options).map_err(|error| texts::wrong(&text, error))?;
    }
    Ok(())
}

/// The error refers to the text of the problem in the row that failed.
fn wrong(family: &str, wanted: &mut RangeInclusive<u64>, error: grundy::ask::Error) -> Wrong {
    let text = wanted.next().and_then(|n| instance(family, n).ok());
    texts::wrong(&text.unwrap_or_else(|| family.to_string()), error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_include_their_ends() {
        assert_eq!(range("0..120").ok(), Some(0..=120));
        assert_eq!(range("3..=7").ok(), Some(3..=7));
        for wrong in ["", "5", "..", "1..", "7..3", "a..b", "-1..2"] {
            assert!(range(wrong).is_err(), "{wrong}");
        }
    }
}
