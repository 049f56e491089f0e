//! Boxes with texts, in rows.

use crate::draw::svg::number;

/// The maximal width of a row, unless a single box is wider.
pub const WIDEST: f64 = 760.0;
/// The height of a chip or a box, and the room between them.
pub const HEIGHT: f64 = 30.0;
pub const GAP: f64 = 14.0;

/// A box of a row: its left upper corner and its width.
#[derive(Clone, Copy)]
pub struct Frame {
    pub x: f64,
    pub y: f64,
    pub width: f64,
}

impl Frame {
    /// The middle, from left to right.
    pub fn middle(&self) -> f64 {
        self.x + self.width / 2.0
    }

    /// The box with round corners, moved outwards by `beyond`.
    pub fn rectangle(&self, class: &str, round: f64, beyond: f64) -> String {
        let [x, y] = [self.x - beyond, self.y - beyond].map(number);
        let [width, height] = [self.width + 2.0 * beyond, HEIGHT + 2.0 * beyond].map(number);
        let round = number(round);
        format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\"/>\n"
        )
    }
}

/// Boxes of these widths in rows, the first at height `top`, and where the last row ends.
pub fn flow(widths: impl Iterator<Item = f64>, top: f64) -> (Vec<Frame>, f64) {
    let (mut x, mut y) = (0.0, top);
    let mut frames = Vec::new();
    for width in widths {
        if x > 0.0 && x + width > WIDEST {
            (x, y) = (0.0, y + HEIGHT + GAP);
        }
        frames.push(Frame { x, y, width });
        x += width + GAP;
    }
    (frames, y + HEIGHT)
}

/// The width of a box for a text.
pub fn width(text: &str) -> f64 {
    8.0 * text.chars().count() as f64 + 20.0
}
