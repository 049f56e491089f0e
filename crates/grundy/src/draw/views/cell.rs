//! Cells of boards and of rows.

use super::mark_class;
use crate::draw::svg::{label, number};
use crate::rules::Mark;

/// The side of a cell, and the room for letters and numbers at the rim.
pub const CELL: f64 = 36.0;
pub const EDGE: f64 = 26.0;

/// A cell: a cross if it was taken by nobody in particular, a disc with a letter if by a player.
pub fn cell(i: usize, mark: Mark, (x, y): (f64, f64), emphasised: bool) -> String {
    let square = |class: &str, inset: f64| {
        let (x, y, side) = (number(x + inset), number(y + inset), number(CELL - 2.0 * inset));
        format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>\n")
    };
    let (middle_x, middle_y) = (x + CELL / 2.0, y + CELL / 2.0);
    let disc = |letter: &str| {
        let (cx, cy) = (number(middle_x), number(middle_y));
        let class = mark_class(mark);
        format!("<circle class=\"shape {class}\" cx=\"{cx}\" cy=\"{cy}\" r=\"13\"/>\n")
            + &label(middle_x, middle_y, "strong", letter)
    };
    let mut text = format!("<g data-cell=\"{i}\">\n");
    text += &square(if mark == Mark::Dead { "shape dead" } else { "shape" }, 0.0);
    match mark {
        Mark::Free | Mark::Dead => {}
        Mark::Taken => {
            let [left, right] = [middle_x - 9.0, middle_x + 9.0].map(number);
            let [top, bottom] = [middle_y - 9.0, middle_y + 9.0].map(number);
            text += &format!(
                "<path class=\"line taken\" d=\"M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}\"/>\n"
            );
        }
        Mark::Alice => text += &disc("A"),
        Mark::Bob => text += &disc("B"),
    }
    if emphasised {
        text += &square("best", 3.0);
    }
    text + "</g>\n"
}
