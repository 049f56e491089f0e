//! Tables as text, comma-separated values and JSON.

use super::TableArgs;
use super::kept::Kept;
use crate::lines::columns;
use crate::show;
use grundy::ask::{Answer, FamilyTable, Row, SparseSpace};
use grundy::tell::Language;
use grundy::text::Bilingual;
use std::collections::BTreeSet;
use std::io::{self, Write};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Text,
    Csv,
    Json,
}

type Column = (Bilingual, fn(&Answer, Language) -> Option<String>);

/// What a row can show. Values come last: they may be long, and rows are printed before the next is known.
const COLUMNS: [Column; 12] = [
    (Bilingual::of("winner", "vencedor"), |a, language| {
        a.winner.map(|winner| show::verdict(winner, language).to_string())
    }),
    (Bilingual::of("class", "classe"), |a, _| a.class.map(|class| class.to_string())),
    (Bilingual::of("nimber", "nimber"), |a, _| a.nimber.map(|n| n.to_string())),
    (Bilingual::of("loopy", "com laços"), |a, _| a.loopy.as_ref().map(|loopy| loopy.to_string())),
    (Bilingual::of("mean", "média"), |a, _| a.mean.clone()),
    (Bilingual::of("temperature", "temperatura"), |a, _| a.temperature.clone()),
    (Bilingual::of("score", "pontuação"), |a, _| a.score.map(|s| s.to_string())),
    (Bilingual::of("remoteness", "afastamento"), |a, _| a.remoteness.map(|r| r.to_string())),
    (Bilingual::of("depth", "mais longa"), |a, _| a.depth.map(|d| d.to_string())),
    (Bilingual::of("genus", "gênero"), |a, _| a.genus.clone()),
    (Bilingual::of("tame", "manso"), |a, language| {
        a.tame.map(|tame| language.pick(tame.to_string(), if tame { "sim" } else { "não" }.to_string()))
    }),
    (Bilingual::of("value", "valor"), |a, _| a.value.clone()),
];

/// Prints rows as they are computed, unless they are to be wrapped or aligned.
pub struct Printer {
    style: Style,
    language: Language,
    /// How wide the running number is.
    width: usize,
    /// The columns of a text table: those that the first row knows.
    columns: Vec<Column>,
    family: String,
    rows: u64,
    /// The rows with their options, if those are shown.
    options: Option<Vec<Vec<String>>>,
    wrap: Option<u64>,
}

impl Printer {
    pub fn new(args: &TableArgs, family: &str, language: Language) -> Printer {
        let style = match (args.json, args.csv) {
            (true, _) => Style::Json,
            (_, true) => Style::Csv,
            _ => Style::Text,
        };
        Printer {
            style,
            language,
            width: args.range.end().to_string().len().max(3),
            columns: Vec::new(),
            family: family.to_string(),
            rows: 0,
            options: args.options.then(Vec::new),
            wrap: args.wrap,
        }
    }

    pub fn row(&mut self, out: &mut dyn Write, row: &Row) -> io::Result<()> {
        self.rows += 1;
        match (self.style, &mut self.options) {
            (Style::Json, _) => self.json_row(out, row),
            (Style::Csv, _) => self.csv_row(out, row),
            (Style::Text, _) if self.wrap.is_some() => Ok(()),
            (Style::Text, Some(rows)) => {
                if rows.is_empty() {
                    let names = option_names(row).map(|name| self.language.of(&name).to_string());
                    rows.push(names.to_vec());
                }
                rows.push(std::iter::once(row.n.to_string()).chain(with_options(row)).collect());
                Ok(())
            }
            (Style::Text, None) => self.text_row(out, row),
        }
    }

    /// What comes after the rows.
    pub fn end(&mut self, out: &mut dyn Write, kept: &Kept, table: &FamilyTable) -> io::Result<()> {
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
                let lines = match self.wrap {
                    Some(_) => Some(kept.wrapped(self.wrap, table).lines()),
                    None => self.options.take(),
                };
                lines.map_or(Ok(()), |lines| writeln!(out, "{}", columns(&lines)))?;
                let period = table.period_words();
                let space = table.sparse_space.as_ref().map(SparseSpace::words);
                let mut said = [period].into_iter().chain(space);
                said.try_for_each(|words| writeln!(out, "{}", self.language.of(&words)))
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
        let (width, language) = (self.width, self.language);
        if self.columns.is_empty() {
            self.columns =
                COLUMNS.into_iter().filter(|(_, cell)| cell(&row.answer, language).is_some()).collect();
            let names = self.columns.iter().map(|(name, _)| format!("  {:>6}", language.of(name)));
            writeln!(out, "{:>width$}{}", "n", names.collect::<String>())?;
        }
        let cells = self.columns.iter().map(|(name, cell)| {
            let text = cell(&row.answer, language).unwrap_or_else(|| "-".to_string());
            format!("  {text:>width$}", width = language.of(name).chars().count().max(6))
        });
        writeln!(out, "{:>width$}{}", row.n, cells.collect::<String>())
    }

    fn csv_row(&mut self, out: &mut dyn Write, row: &Row) -> io::Result<()> {
        if self.columns.is_empty() {
            self.columns = COLUMNS.to_vec();
            let mut names: Vec<&str> = self.columns.iter().map(|(name, _)| name.en).collect();
            if self.options.is_some() {
                names.extend(option_names(row)[1..].iter().map(|name| name.en));
            }
            writeln!(out, "n,problem,status,{},nodes,seconds,engine", names.join(","))?;
        }
        let answer = &row.answer;
        let status = if answer.is_solved() { "solved" } else { "stopped" };
        let mut cells = vec![row.n.to_string(), answer.problem.clone(), status.to_string()];
        cells
            .extend(self.columns.iter().map(|(_, cell)| cell(answer, Language::English).unwrap_or_default()));
        if self.options.is_some() {
            cells.extend(with_options(row));
        }
        cells.extend([answer.nodes.to_string(), answer.seconds.to_string(), answer.engine.to_string()]);
        writeln!(out, "{}", cells.iter().map(|cell| quoted(cell)).collect::<Vec<_>>().join(","))
    }
}

/// The columns of a table with options: the last is what to take from heaps, or which moves win.
fn option_names(row: &Row) -> [Bilingual; 5] {
    let last = if row.take.is_some() {
        Bilingual::of("take", "retirar")
    } else {
        Bilingual::of("winning", "vencedoras")
    };
    [
        Bilingual::of("n", "n"),
        Bilingual::of("options", "opções"),
        Bilingual::of("nimbers", "nimbers"),
        Bilingual::of("mex", "mex"),
        last,
    ]
}

/// What a row can become, the nimbers of that, both without repetition, their mex, and how to win.
fn with_options(row: &Row) -> [String; 4] {
    let mut positions: Vec<&str> = Vec::new();
    for position in row.options.iter().flatten() {
        if !positions.contains(&position.as_str()) {
            positions.push(position);
        }
    }
    let single = positions.iter().all(|position| position.chars().all(|c| c.is_ascii_digit()));
    let moves = row.answer.moves.as_deref().unwrap_or_default();
    let nimbers: BTreeSet<u64> = moves.iter().filter_map(|answer| answer.nimber).collect();
    let nimbers: Vec<String> = nimbers.iter().map(u64::to_string).collect();
    let winning = moves.iter().filter(|answer| answer.nimber == Some(0)).map(|answer| answer.text.as_str());
    let take = row.take.map(|take| take.to_string());
    let take = take.unwrap_or_else(|| winning.collect::<Vec<_>>().join(" "));
    let mex = row.answer.nimber.map(|nimber| nimber.to_string()).unwrap_or_default();
    let dash = |text: String| if text.is_empty() { "-".to_string() } else { text };
    [positions.join(if single { "," } else { " " }), nimbers.join(","), mex, take].map(dash)
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
    fn cells_are_quoted_where_needed() {
        assert_eq!(quoted("kayles:P5"), "kayles:P5");
        assert_eq!(quoted("nim:3,5"), "\"nim:3,5\"");
        assert_eq!(quoted("a\"b,"), "\"a\"\"b,\"");
    }
}
