//! `grundy table`: a family of problems over a range, and the period of its values.

use super::grid;
use crate::ending::{Ending, Wrong, say};
use crate::limits::LimitArgs;
use crate::picture::PictureArgs;
use crate::texts;
use crate::watch::Watch;
use clap::Args;
use grundy::ask::{
    Answer, FamilyTable, Options, Period, Row, SparseSpace, Wants, has_two, instance, solve, table,
};
use grundy::tell::Language;
use std::io::{self, Write};
use std::ops::RangeInclusive;
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
    /// What to compute: winner,class,nimber,value,score,remoteness,moves,depth or all
    #[arg(long, value_name = "LIST", value_parser = Wants::read)]
    pub want: Option<Wants>,
    #[command(flatten)]
    pub picture: PictureArgs,
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
  grundy table 'nim:{\u{1b}[0mn},{\u{1b}[0mm}' 0..15 0..15       the nim-addition table
  grundy table 'arc-kayles:grid(2,{\u{1b}[0mn})' 1..12 --want winner --time 60s";

fn range(text: &str) -> Result<RangeInclusive<u64>, String> {
    let expected = || "expected a range such as 0..120".to_string();
    let (from, to) = text.split_once("..").ok_or_else(expected)?;
    let read = |side: &str| side.trim_start_matches('=').trim().parse::<u64>().map_err(|_| expected());
    let (from, to) = (read(from)?, read(to)?);
    if from > to { Err(format!("{from} is greater than {to}")) } else { Ok(from..=to) }
}

pub fn run(args: TableArgs, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let family = texts::expanded(&args.problem)?;
    match args.second.clone() {
        Some(second) => return grid::run(&args, second, &family, out),
        None if has_two(&family) => {
            let message = "a second running number needs a second range, as in 0..15 0..15";
            return Err(Wrong::at(&family, family.len(), message).into());
        }
        None => args.picture.refuse("only a table with two running numbers is drawn")?,
    }
    let mut options = args.limits.options();
    options.wants = args.want;
    check(&family, &args.range, &options)?;
    let mut printer = Printer::new(&args, &family);
    let mut written: io::Result<()> = Ok(());
    let (since, limits) = (Instant::now(), options.limits.clone());
    let watch = Watch::over(&limits);
    let mut wanted = args.range.clone();
    let mut flushed = Instant::now();
    let table = table(&family, args.range.clone(), &options, |row| {
        wanted.next();
        written = printer.row(out, row);
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
    printer.end(out, &table)?;
    if !table.solved {
        out.flush()?;
        say(&format!("stopped by a limit after {}", rows_text(table.count)));
    }
    Ok(Ending::of(table.solved))
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

fn rows_text(count: u64) -> String {
    Language::English.count(count, "row", "rows")
}

/// The error refers to the text of the problem in the row that failed.
fn wrong(family: &str, wanted: &mut RangeInclusive<u64>, error: grundy::ask::Error) -> Wrong {
    let text = wanted.next().and_then(|n| instance(family, n).ok());
    texts::wrong(&text.unwrap_or_else(|| family.to_string()), error)
}

fn period(period: Option<&Period>, last: Option<u64>) -> String {
    let Some(Period { length, from, saltus, proved_by, .. }) = period else {
        return "no period shows".to_string();
    };
    let how = match proved_by {
        Some(theorem) => format!("proved: {theorem}"),
        None => format!("seen up to {}, not proved", last.unwrap_or(0)),
    };
    let repeat = match saltus {
        0 => format!("values repeat from n = {from} on"),
        _ => format!("from n = {from} on values grow by {saltus} each time"),
    };
    format!("period {length}, pre-period {from} ({repeat}); {how}")
}

fn sparse_space(space: &SparseSpace) -> String {
    let SparseSpace { mask, rare, last_rare, among, .. } = space;
    let last = last_rare.map_or(String::new(), |n| format!(", the last at n = {n}"));
    format!(
        "sparse space: a nimber is rare if it has an even number of ones among the bits {mask:b}; \
         {rare} of the first {among} nimbers are rare{last}"
    )
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Text,
    Csv,
    Json,
}

type Column = (&'static str, fn(&Answer) -> Option<String>);

/// What a row can show. Values come last: they may be long, and rows are printed before the next is known.
const COLUMNS: [Column; 10] = [
    ("winner", |a| a.winner.map(|winner| winner.to_string())),
    ("class", |a| a.class.map(|class| class.to_string())),
    ("nimber", |a| a.nimber.map(|n| n.to_string())),
    ("loopy", |a| a.loopy.as_ref().map(|loopy| loopy.to_string())),
    ("mean", |a| a.mean.clone()),
    ("temperature", |a| a.temperature.clone()),
    ("score", |a| a.score.map(|s| s.to_string())),
    ("remoteness", |a| a.remoteness.map(|r| r.to_string())),
    ("depth", |a| a.depth.map(|d| d.to_string())),
    ("value", |a| a.value.clone()),
];

/// Prints rows as they are computed.
struct Printer {
    style: Style,
    /// How wide the running number is.
    width: usize,
    /// The columns of a text table: those that the first row knows.
    columns: Vec<Column>,
    family: String,
    rows: u64,
}

impl Printer {
    fn new(args: &TableArgs, family: &str) -> Printer {
        let style = match (args.json, args.csv) {
            (true, _) => Style::Json,
            (_, true) => Style::Csv,
            _ => Style::Text,
        };
        let width = args.range.end().to_string().len().max(3);
        Printer { style, width, columns: Vec::new(), family: family.to_string(), rows: 0 }
    }

    fn row(&mut self, out: &mut dyn Write, row: &Row) -> io::Result<()> {
        self.rows += 1;
        match self.style {
            Style::Json => self.json_row(out, row),
            Style::Csv => self.csv_row(out, row),
            Style::Text => self.text_row(out, row),
        }
    }

    /// What comes after the rows.
    fn end(&mut self, out: &mut dyn Write, table: &FamilyTable) -> io::Result<()> {
        match self.style {
            Style::Csv => Ok(()),
            Style::Json => {
                self.json_head(out, self.rows == 0)?;
                write!(out, "],\"period\":{}", serde_json::to_string(&table.period)?)?;
                if let Some(space) = &table.sparse_space {
                    write!(out, ",\"sparse_space\":{}", serde_json::to_string(space)?)?;
                }
                writeln!(out, "}}")
            }
            Style::Text => {
                writeln!(out, "{}", period(table.period.as_ref(), table.last))?;
                table.sparse_space.as_ref().map_or(Ok(()), |space| writeln!(out, "{}", sparse_space(space)))
            }
        }
    }

    /// The beginning of the one JSON object, once.
    fn json_head(&self, out: &mut dyn Write, now: bool) -> io::Result<()> {
        let family = serde_json::to_string(&self.family)?;
        if now { write!(out, "{{\"family\":{family},\"rows\":[") } else { Ok(()) }
    }

    fn json_row(&mut self, out: &mut dyn Write, row: &Row) -> io::Result<()> {
        self.json_head(out, self.rows == 1)?;
        let comma = if self.rows > 1 { "," } else { "" };
        write!(out, "{comma}{}", serde_json::to_string(row)?)
    }

    fn text_row(&mut self, out: &mut dyn Write, row: &Row) -> io::Result<()> {
        let width = self.width;
        if self.columns.is_empty() {
            self.columns = COLUMNS.into_iter().filter(|(_, cell)| cell(&row.answer).is_some()).collect();
            let names = self.columns.iter().map(|(name, _)| format!("  {name:>6}")).collect::<String>();
            writeln!(out, "{:>width$}{names}", "n")?;
        }
        let cells = self.columns.iter().map(|(name, cell)| {
            let text = cell(&row.answer).unwrap_or_else(|| "-".to_string());
            format!("  {text:>width$}", width = name.len().max(6))
        });
        writeln!(out, "{:>width$}{}", row.n, cells.collect::<String>())
    }

    fn csv_row(&mut self, out: &mut dyn Write, row: &Row) -> io::Result<()> {
        if self.columns.is_empty() {
            self.columns = COLUMNS.to_vec();
            let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
            writeln!(out, "n,problem,status,{},nodes,seconds,engine", names.join(","))?;
        }
        let answer = &row.answer;
        let status = if answer.is_solved() { "solved" } else { "stopped" };
        let mut cells = vec![row.n.to_string(), answer.problem.clone(), status.to_string()];
        cells.extend(self.columns.iter().map(|(_, cell)| cell(answer).unwrap_or_default()));
        cells.extend([answer.nodes.to_string(), answer.seconds.to_string(), answer.engine.to_string()]);
        writeln!(out, "{}", cells.iter().map(|cell| quoted(cell)).collect::<Vec<_>>().join(","))
    }
}

/// A cell of comma-separated values (RFC 4180).
fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\n']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_include_their_ends() {
        assert_eq!(range("0..120"), Ok(0..=120));
        assert_eq!(range("3..=7"), Ok(3..=7));
        for wrong in ["", "5", "..", "1..", "7..3", "a..b", "-1..2"] {
            assert!(range(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn cells_are_quoted_where_needed() {
        assert_eq!(quoted("kayles:P5"), "kayles:P5");
        assert_eq!(quoted("nim:3,5"), "\"nim:3,5\"");
        assert_eq!(quoted("a\"b,"), "\"a\"\"b,\"");
    }
}
