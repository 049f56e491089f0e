//! Thermographs for the terminal.

use super::scale::{Window, multiple_text, position, power_at_least};
use crate::value::{Thermograph, Wall};

/// The most columns and rows of the walls; the labels of the temperature stand beside them.
const COLUMNS: f64 = 62.0;
const ROWS: f64 = 22.0;

/// The longest label of a temperature.
const LABEL: usize = 12;

/// A thermograph in box characters, at most 80 columns wide: temperatures upwards, positions decreasing to the right;
/// a row and a column are the same power of two, so that leaning walls move one column per row. Where the walls
/// coincide, as in the mast, the line is double.
pub fn thermograph_text(thermograph: &Thermograph) -> String {
    let window = Window::of(thermograph);
    let power = power_at_least((window.width() / COLUMNS).max(window.height() / ROWS));
    let sheet = Sheet::new(window, power);
    let labels: Vec<String> = (0..sheet.rows).map(|row| sheet.row_label(row)).collect();
    let margin = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    let mut lines = Vec::new();
    for (row, label) in labels.iter().enumerate() {
        let axis = if label.is_empty() { '│' } else { '┤' };
        let cells: String = sheet.row(row, thermograph).into_iter().collect();
        lines.push(format!("{label:>margin$} {axis}{}", cells.trim_end()));
    }
    let (axis, names) = sheet.bottom();
    lines.push(format!("{:margin$} └{axis}", ""));
    lines.push(format!("{:margin$}  {}", "", names.trim_end()));
    lines.join("\n")
}

/// Rows from the top and columns from the left, in multiples of two to a power.
struct Sheet {
    power: i32,
    rows: usize,
    columns: usize,
    /// The multiple of the topmost row and of the leftmost column.
    top: i64,
    greatest: i64,
}

impl Sheet {
    fn new(window: Window, power: i32) -> Sheet {
        let step = 2f64.powi(power);
        let (top, bottom) = ((window.top / step).ceil() as i64, (window.bottom / step).round() as i64);
        let (greatest, least) =
            ((window.greatest / step).ceil() as i64, (window.least / step).floor() as i64);
        let count = |from: i64, to: i64| (to - from).unsigned_abs() as usize + 1;
        Sheet { power, rows: count(bottom, top), columns: count(least, greatest), top, greatest }
    }

    fn temperature(&self, row: usize) -> f64 {
        (self.top - row as i64) as f64 * 2f64.powi(self.power)
    }

    fn column(&self, wall: &Wall, row: usize) -> usize {
        let multiple = position(wall, self.temperature(row)) / 2f64.powi(self.power);
        (self.greatest as f64 - multiple).round().clamp(0.0, self.columns as f64 - 1.0) as usize
    }

    /// Every fourth row has its temperature.
    fn row_label(&self, row: usize) -> String {
        let multiple = self.top - row as i64;
        if multiple % 4 != 0 {
            return String::new();
        }
        multiple_text(multiple, self.power).chars().take(LABEL).collect()
    }

    fn row(&self, row: usize, thermograph: &Thermograph) -> Vec<char> {
        let mut cells = vec![' '; self.columns];
        let (left, right) = (self.column(&thermograph.left, row), self.column(&thermograph.right, row));
        let lower = (row + 1).min(self.rows - 1);
        let leans = |wall: &Wall, column: usize| self.column(wall, lower) != column;
        if left == right {
            cells[left] = '║';
        } else {
            cells[left] = if leans(&thermograph.left, left) { '╱' } else { '│' };
            cells[right] = if leans(&thermograph.right, right) { '╲' } else { '│' };
        }
        cells
    }

    /// The axis of positions and the numbers below it, as many as have room.
    fn bottom(&self) -> (String, String) {
        let (mut axis, mut names) = (String::new(), String::new());
        for column in 0..self.columns {
            let multiple = self.greatest - column as i64;
            if multiple % 4 != 0 {
                axis.push('─');
                continue;
            }
            axis.push('┴');
            let name = multiple_text(multiple, self.power);
            let start = column.saturating_sub(name.len() / 2);
            if (names.is_empty() || start > names.len()) && start + name.len() <= self.columns + 4 {
                names = format!("{names:start$}{name}");
            }
        }
        (axis, names)
    }
}
