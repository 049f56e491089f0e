//! The values of a table, for what can be shown only when all are known.

use grundy::ask::{FamilyTable, Row, Wants, wanted};
use grundy::draw::{Cells, cells_svg, plot_svg};
use grundy::rules::Class;
use grundy::tell::Language;

/// The length of rows where there is no period.
const ROW: u64 = 10;

pub struct Kept {
    wants: Option<Wants>,
    /// The first number.
    first: Option<u64>,
    /// For each number its value, and whether the player who starts loses.
    values: Vec<(String, bool)>,
    points: Vec<(u64, i64)>,
}

impl Kept {
    pub fn new(wants: Option<Wants>) -> Kept {
        Kept { wants, first: None, values: Vec::new(), points: Vec::new() }
    }

    pub fn add(&mut self, row: &Row, needed: bool) {
        if !needed {
            return;
        }
        self.first = self.first.or(Some(row.n));
        let value = wanted(&row.answer, self.wants).join(" ");
        self.points.extend(value.parse().ok().map(|number| (row.n, number)));
        let value = if value.is_empty() { "-".to_string() } else { value };
        self.values.push((value, row.answer.class == Some(Class::P)));
    }

    /// The values in rows of one period, or of the length that was asked for, with a heading for each row and column.
    pub fn wrapped(&self, wrap: Option<u64>, table: &FamilyTable) -> Wrapped {
        let period = table.period.as_ref().map(|period| period.length).filter(|&length| length > 1);
        let length = wrap.filter(|&length| length > 0).or(period).unwrap_or(ROW);
        let length = usize::try_from(length).unwrap_or(usize::MAX).clamp(1, self.values.len().max(1));
        let rows = self.values.chunks(length);
        Wrapped {
            rows: (0..rows.len())
                .map(|i| (self.first.unwrap_or(0) + (i * length) as u64).to_string())
                .collect(),
            columns: (0..length).map(|i| format!("+{i}")).collect(),
            cells: rows.clone().map(|row| row.iter().map(|(value, _)| value.clone()).collect()).collect(),
            lost: rows.map(|row| row.iter().map(|(_, lost)| *lost).collect()).collect(),
        }
    }

    /// The table in rows, as a picture.
    pub fn svg(&self, family: &str, wrap: Option<u64>, table: &FamilyTable, language: Language) -> String {
        let Wrapped { rows, columns, cells, lost } = self.wrapped(wrap, table);
        let cells = Cells { title: family, rows: &rows, columns: &columns, cells: &cells, marked: &lost };
        cells_svg(&cells, language)
    }

    /// The numbers over n, as a picture; none if the values are no numbers.
    pub fn plot(&self, family: &str, language: Language) -> Option<String> {
        (!self.points.is_empty()).then(|| plot_svg(family, &self.points, language))
    }
}

/// Values in rows.
pub struct Wrapped {
    rows: Vec<String>,
    columns: Vec<String>,
    cells: Vec<Vec<String>>,
    lost: Vec<Vec<bool>>,
}

impl Wrapped {
    /// The lines of the table, with its headings.
    pub fn lines(self) -> Vec<Vec<String>> {
        let mut lines = vec![std::iter::once("n".to_string()).chain(self.columns).collect()];
        for (head, cells) in self.rows.into_iter().zip(self.cells) {
            lines.push(std::iter::once(head).chain(cells).collect());
        }
        lines
    }
}
