//! `grundy table` with two running numbers: a table of nimbers by row and column.

use super::table::TableArgs;
use crate::ending::{Ending, say};
use crate::lines::columns;
use crate::watch::Watch;
use crate::{picture, texts};
use grundy::ask::{Grid, cell, grid, solve};
use grundy::draw::{Cells, cells_svg};
use grundy::tell::Language;
use std::io::Write;
use std::ops::RangeInclusive;
use std::time::Instant;

/// Solves the family over both ranges and prints it as a table, comma-separated values or JSON.
pub fn run(
    args: &TableArgs,
    second: RangeInclusive<u64>,
    family: &str,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<Ending> {
    let mut options = args.limits.options();
    options.wants = args.want;
    for (n, m) in [(args.range.start(), second.start()), (args.range.end(), second.end())] {
        let text = cell(family, *n, *m).map_err(|error| texts::wrong(family, error))?;
        let mut quick = options.clone();
        quick.limits.nodes = Some(1);
        solve(&text, &quick).map_err(|error| texts::wrong(&text, error))?;
    }
    let (since, limits) = (Instant::now(), options.limits.clone());
    let watch = Watch::over(&limits, language);
    let proceed = || !limits.cancel.is_cancelled() && limits.time.is_none_or(|most| since.elapsed() <= most);
    let found = grid(family, args.range.clone(), second, &options, proceed);
    drop(watch);
    let found = found.map_err(|error| texts::wrong(family, error))?;
    if let Some(path) = &args.svg {
        let rows: Vec<String> = found.rows.iter().map(u64::to_string).collect();
        let table = Cells {
            title: &found.family,
            rows: &rows,
            columns: &found.columns,
            cells: &shown(&found),
            marked: &found.lost,
        };
        picture::write(path, &cells_svg(&table, language))?;
    }
    print(args, &found, out)?;
    let asked = args.range.clone().count();
    let solved = found.rows.len() == asked && found.cells.iter().flatten().all(Option::is_some);
    if !solved {
        out.flush()?;
        say(language.pick(
            "stopped by a limit: some cells are empty or missing",
            "interrompido por um limite: algumas casas estão vazias ou faltam",
        ));
    }
    Ok(Ending::of(solved))
}

fn shown(grid: &Grid) -> Vec<Vec<String>> {
    let text = |cell: &Option<String>| cell.clone().unwrap_or_else(|| "-".into());
    grid.cells.iter().map(|row| row.iter().map(text).collect()).collect()
}

fn print(args: &TableArgs, grid: &Grid, out: &mut dyn Write) -> anyhow::Result<()> {
    if args.json {
        writeln!(out, "{}", serde_json::to_string(grid)?)?;
        return Ok(());
    }
    let mut rows = vec![std::iter::once("n".to_string()).chain(grid.columns.iter().cloned()).collect()];
    for (n, cells) in grid.rows.iter().zip(shown(grid)) {
        rows.push(std::iter::once(n.to_string()).chain(cells).collect::<Vec<String>>());
    }
    if args.csv {
        rows.iter().try_for_each(|row| writeln!(out, "{}", row.join(",")))?;
    } else {
        writeln!(out, "{}", columns(&rows))?;
    }
    Ok(())
}
