//! Cells of boards and of rows.

use super::{mark_class, sign};
use crate::draw::Style;
use crate::draw::svg::{label, number};
use crate::rules::{Mark, Place};

/// The side of a cell, and the room for letters and numbers at the rim.
pub const CELL: f64 = 36.0;
pub const EDGE: f64 = 26.0;

/// A square cell with what is on it.
pub fn cell(i: usize, mark: Mark, (x, y): (f64, f64), style: &Style) -> String {
    let square = |class: &str, inset: f64| rectangle(class, (x, y), (CELL, CELL), inset);
    let (sign, middle) = (style.sign(&Place::element(i)), (x + CELL / 2.0, y + CELL / 2.0));
    let mut text = format!("<g data-cell=\"{i}\">\n");
    text += &square(ground_class(mark), 0.0);
    if let Some(sign) = sign {
        text += &square(&format!("shape {}", sign.class), 2.0);
        text += &sign.label(middle.0, middle.1);
    }
    text += &piece(mark, middle);
    if style.emphasis.contains(&i) {
        text += &square("best", 3.0);
    }
    text + "</g>\n"
}

/// How the ground of a cell is drawn.
pub fn ground_class(mark: Mark) -> &'static str {
    if mark == Mark::Dead { "shape dead" } else { "shape" }
}

/// A rectangle with its left upper corner and its size, all sides moved inwards by `inset`.
pub fn rectangle(class: &str, (x, y): (f64, f64), (width, height): (f64, f64), inset: f64) -> String {
    let [x, y] = [x + inset, y + inset].map(number);
    let [width, height] = [width - 2.0 * inset, height - 2.0 * inset].map(number);
    format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>\n")
}

/// The shape of a piece or a vertex: a square if it is Bob's, else a disc.
pub fn owned(class: &str, mark: Mark, (x, y): (f64, f64), radius: f64) -> String {
    match mark {
        Mark::Bob => {
            let side = 0.92 * radius;
            let [left, top, width, round] = [x - side, y - side, 2.0 * side, 0.25 * radius].map(number);
            format!(
                "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{width}\" rx=\"{round}\"/>\n"
            )
        }
        _ => {
            let [x, y, radius] = [x, y, radius].map(number);
            format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n")
        }
    }
}

/// What is on a cell, around its middle: a cross if it was taken by nobody in particular, a disc or a square with a letter
/// if by a player, a broken ring if it is on offer.
pub fn piece(mark: Mark, (x, y): (f64, f64)) -> String {
    match mark {
        Mark::Free | Mark::Dead => String::new(),
        Mark::Taken => {
            let [left, right] = [x - 9.0, x + 9.0].map(number);
            let [top, bottom] = [y - 9.0, y + 9.0].map(number);
            format!(
                "<path class=\"line taken\" d=\"M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}\"/>\n"
            )
        }
        Mark::Alice | Mark::Bob | Mark::Offered => {
            owned(&format!("shape {}", mark_class(mark)), mark, (x, y), 13.0)
                + &label(x, y, "strong", sign(mark))
        }
    }
}
