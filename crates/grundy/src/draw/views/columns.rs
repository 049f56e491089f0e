//! Columns of objects on a common ground: heaps, piles and stacks.

use crate::draw::Style;
use crate::draw::svg::{Picture, label, number};

/// A heap or a stack as it is drawn.
pub struct Column {
    /// Its size, or what is in it.
    pub text: String,
    /// The letters of its objects, bottom first; none if it is drawn as one block.
    pub objects: Option<String>,
    /// Whether the letters are written on the objects.
    pub lettered: bool,
}

/// Columns on a common ground, counted from 1 as on the page.
pub fn columns(columns: &[Column], style: &Style) -> Picture {
    const COLUMN: f64 = 58.0;
    const LEVEL: f64 = 14.0;
    let level = |column: &Column| column.objects.as_ref().map_or(4, String::len) as f64;
    let highest = columns.iter().map(level).fold(0.0, f64::max);
    let ground = highest * LEVEL + 24.0;
    let width = COLUMN * columns.len().max(1) as f64;
    let mut body = String::new();
    for (i, column) in columns.iter().enumerate() {
        let middle = COLUMN * (i as f64 + 0.5);
        let top = ground - level(column) * LEVEL;
        let block = |class: &str, y: f64, height: f64| {
            let [x, y, h] = [middle - 20.0, y + 1.0, height - 2.0].map(number);
            format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"40\" height=\"{h}\" rx=\"6\"/>\n")
        };
        body += &format!("<g data-heap=\"{i}\">\n");
        if let Some(objects) = &column.objects {
            for (object, letter) in objects.chars().enumerate() {
                let y = ground - (object + 1) as f64 * LEVEL;
                let class =
                    if column.lettered { format!("shape {letter}") } else { "shape heap".to_string() };
                body += &block(&class, y, LEVEL);
                if column.lettered {
                    body += &label(middle, y + LEVEL / 2.0, "small", &letter.to_string());
                }
            }
            body += &label(middle, top - 10.0, "strong", &column.text);
        } else {
            body += &block("shape", top, 4.0 * LEVEL);
            body += &label(middle, top + 2.0 * LEVEL, "strong", &column.text);
        }
        if style.emphasis.contains(&i) {
            let (x, y) = (number(middle - 25.0), number(top - 20.0));
            let h = number(ground - top + 22.0);
            body +=
                &format!("<rect class=\"best\" x=\"{x}\" y=\"{y}\" width=\"50\" height=\"{h}\" rx=\"8\"/>\n");
        }
        body += &label(middle, ground + 12.0, "small dim", &(i + 1).to_string());
        body += "</g>\n";
    }
    let y = number(ground + 1.0);
    body += &format!("<path class=\"line\" d=\"M0 {y}H{}\"/>\n", number(width));
    Picture { width, height: ground + 22.0, body }
}

/// One line for each, or a symbol if there are none.
pub fn lines(lines: Vec<String>) -> String {
    if lines.is_empty() { "-".to_string() } else { lines.join("\n") }
}
