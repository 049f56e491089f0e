//! Tables for people, in Markdown so that they can be kept.

/// Prints a heading and the names of the columns. Rows follow as they are found, so that a long run shows its
/// progress.
pub struct Report {
    widths: Vec<usize>,
}

impl Report {
    pub fn new(title: &str, columns: &[&str]) -> Report {
        println!("\n## {title}\n");
        let report = Report { widths: columns.iter().map(|name| name.chars().count().max(8)).collect() };
        report.row(&columns.iter().map(|name| name.to_string()).collect::<Vec<_>>());
        let rules: Vec<String> = report.widths.iter().map(|width| "-".repeat(width - 1) + ":").collect();
        report.row(&rules);
        report
    }

    pub fn row(&self, cells: &[String]) {
        assert_eq!(cells.len(), self.widths.len());
        let padded = cells.iter().zip(&self.widths).map(|(cell, width)| format!(" {cell:>width$} |"));
        println!("|{}", padded.collect::<String>());
    }
}

/// Seconds with three significant digits.
pub fn seconds(value: f64) -> String {
    match value {
        value if value >= 100.0 => format!("{value:.0}"),
        value if value >= 10.0 => format!("{value:.1}"),
        value if value >= 1.0 => format!("{value:.2}"),
        value if value >= 0.1 => format!("{value:.3}"),
        value => format!("{value:.4}"),
    }
}

pub fn ratio(value: f64) -> String {
    if value.is_finite() { format!("{value:.1}") } else { "-".into() }
}

pub fn mebibytes(bytes: u64) -> String {
    format!("{}", bytes >> 20)
}

/// A whole number with its digits in groups of three.
pub fn grouped(value: u64) -> String {
    let digits = value.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The middle value, the greater of two.
pub fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!([1, 999, 1000, 12345678].map(grouped), ["1", "999", "1,000", "12,345,678"]);
        assert_eq!(
            [0.01234, 0.5, 2.0, 33.33, 1234.5].map(seconds),
            ["0.0123", "0.500", "2.00", "33.3", "1234"]
        );
        assert_eq!(median(&[3.0, 1.0, 2.0]), 2.0);
    }
}
