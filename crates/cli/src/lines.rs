//! Text laid out for a terminal: named fields and aligned columns.

use std::io::{self, Write};

/// Widest name in a block.
const NAMES: usize = 11;

/// `  name        text`; further lines of the text are aligned under the first.
pub fn field(out: &mut dyn Write, name: &str, text: &str) -> io::Result<()> {
    let mut lines = text.lines();
    writeln!(out, "  {}", pad(name, NAMES, lines.next().unwrap_or_default()))?;
    for line in lines {
        writeln!(out, "  {}", pad("", NAMES, line))?;
    }
    Ok(())
}

fn pad(name: &str, width: usize, text: &str) -> String {
    let spaces = " ".repeat(width.saturating_sub(name.chars().count()));
    format!("{name}{spaces}  {text}").trim_end().to_string()
}

/// Rows of texts with every column set to the left.
pub fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |i: usize| rows.iter().filter_map(|row| row.get(i)).map(|c| c.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|i| width(i).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_string()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Moves with spaces between them, or commas where some have spaces in them.
pub fn moves(texts: &[String]) -> String {
    let spaced = texts.iter().any(|text| text.contains(' '));
    texts.join(if spaced { ", " } else { " " })
}

/// A list with commas, `-` if it is empty.
pub fn list<T: ToString>(items: &[T]) -> String {
    match items.is_empty() {
        true => "-".to_string(),
        false => items.iter().map(T::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// The widest line of running text.
const WIDEST: usize = 100;

/// Running text in lines that fit a terminal.
pub fn wrapped(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.len() - 1;
        let length = lines[last].chars().count();
        if length > 0 && length + 1 + word.chars().count() > WIDEST {
            lines.push(word.to_string());
        } else {
            let blank = if length > 0 { " " } else { "" };
            lines[last] += &format!("{blank}{word}");
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_wrapped_at_blanks() {
        let text = "word ".repeat(30);
        let lines: Vec<String> = wrapped(&text).lines().map(String::from).collect();
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.len() <= WIDEST && !line.ends_with(' ')));
        assert_eq!(wrapped(""), "");
    }

    #[test]
    fn columns_are_aligned_to_the_left() {
        let rows = [["a", "bcd"], ["abc", "é"]].map(|row| row.map(String::from).to_vec());
        assert_eq!(columns(&rows), "a    bcd\nabc  é");
    }
}
