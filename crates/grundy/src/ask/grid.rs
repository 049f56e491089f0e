//! A family of problems with two running numbers: the nim-addition table, the board of a queen or of a knight.

use super::table::{instance, wanted};
use super::{Error, Options};
use crate::rules::{Class, column_letters};
use serde::Serialize;
use std::ops::RangeInclusive;

/// Answers by row and column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct Grid {
    /// The problem text with `{n}` and `{m}` or `{a}` in it.
    pub family: String,
    /// The heading of each row: n.
    pub rows: Vec<u64>,
    /// The heading of each column: m, or its letters.
    pub columns: Vec<String>,
    /// What was asked for, several results with a blank between them; otherwise nimber, score, value or winner, whichever
    /// the problem is about; null if a limit was met.
    pub cells: Vec<Vec<Option<String>>>,
    /// Whether the player who starts loses.
    pub lost: Vec<Vec<bool>>,
}

/// The placeholders of the second running number: as a number, and as the letters of a column (1 is a).
const SECOND: &str = "{m}";
const LETTERS: &str = "{a}";

/// Whether a family has a second running number.
pub fn has_two(family: &str) -> bool {
    family.contains(SECOND) || family.contains(LETTERS)
}

/// The problem of a family for two numbers.
pub fn cell(family: &str, n: u64, m: u64) -> Result<String, Error> {
    if !has_two(family) {
        return Err(Error::new(
            family.len(),
            words!(
                "expected {{m}} or {{a}} in the problem, as in 'wythoff:{{n}},{{m}}'",
                "esperava-se {{m}} ou {{a}} no problema, como em 'wythoff:{{n}},{{m}}'"
            ),
        ));
    }
    let letters = column_letters(usize::try_from(m.saturating_sub(1)).unwrap_or(usize::MAX));
    instance(&family.replace(SECOND, &m.to_string()).replace(LETTERS, &letters), n)
}

/// The most cells of a grid.
pub const MOST_CELLS: u64 = 1 << 20;

/// Solves a family over two ranges, row by row. `each` is called after every row and says whether to continue.
pub fn grid(
    family: &str,
    rows: RangeInclusive<u64>,
    columns: RangeInclusive<u64>,
    options: &Options,
    mut each: impl FnMut() -> bool,
) -> Result<Grid, Error> {
    let count = |range: &RangeInclusive<u64>| (range.end() - range.start()).saturating_add(1);
    if count(&rows).saturating_mul(count(&columns)) > MOST_CELLS {
        return Err(Error::new(0, words!("at most {MOST_CELLS} cells", "no máximo {MOST_CELLS} casas")));
    }
    let heading = |m: u64| match family.contains(LETTERS) {
        true => column_letters(m.saturating_sub(1) as usize),
        false => m.to_string(),
    };
    let mut grid = Grid {
        family: family.to_string(),
        rows: Vec::new(),
        columns: columns.clone().map(heading).collect(),
        cells: Vec::new(),
        lost: Vec::new(),
    };
    for n in rows {
        let answers = columns.clone().map(|m| super::solve(&cell(family, n, m)?, options));
        let answers = answers.collect::<Result<Vec<_>, Error>>()?;
        grid.rows.push(n);
        let text = |answer| Some(wanted(answer, options.wants).join(" ")).filter(|text| !text.is_empty());
        grid.cells.push(answers.iter().map(text).collect());
        grid.lost.push(answers.iter().map(|answer| answer.class == Some(Class::P)).collect());
        if !each() {
            break;
        }
    }
    Ok(grid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Wants;

    #[test]
    fn nim_addition() {
        let found = grid("nim:{n},{m}", 0..=15, 0..=15, &Options::default(), || true).unwrap();
        for (n, row) in found.cells.iter().enumerate() {
            for (m, cell) in row.iter().enumerate() {
                assert_eq!(cell.as_deref(), Some((n ^ m).to_string().as_str()));
                assert_eq!(found.lost[n][m], n == m);
            }
        }
    }

    /// With two heaps the player who starts loses exactly if they are equal.
    #[test]
    fn cells_show_what_is_wanted() {
        let wants = Wants::read("winner,class").ok();
        let options = Options { wants, ..Options::default() };
        let found = grid("nim:{n},{m}", 0..=4, 0..=4, &options, || true).unwrap();
        for (n, row) in found.cells.iter().enumerate() {
            for (m, cell) in row.iter().enumerate() {
                assert_eq!(cell.as_deref(), Some(if n == m { "bob P" } else { "alice N" }));
            }
        }
    }

    #[test]
    fn a_family_needs_both_numbers() {
        let cells = ["nim:{n}", "nim:{m}", "nim:3"].map(|family| cell(family, 1, 1).is_err());
        assert_eq!(cells, [true; 3]);
        assert_eq!(cell("kayles:P{n}+P{a}", 2, 3).unwrap(), "kayles:P2+Pc");
    }
}
