//! Thermographs as pictures.

use super::scale::{Window, position, power_at_least, ticks};
use super::svg::{Picture, label, number};
use crate::tell::Language;
use crate::value::{Thermograph, Wall};

/// The maximal width and height of the walls, and the maximal length of one unit: narrow enough that the texts can be
/// read where the picture stands beside a board.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 280.0;
const WIDEST_UNIT: f64 = 80.0;

/// Room for the labels of the axes.
const LEFT_EDGE: f64 = 64.0;
const TOP_EDGE: f64 = 28.0;
const BOTTOM_EDGE: f64 = 44.0;

/// The least distance of two ticks.
const TICK: f64 = 44.0;

/// A thermograph as a standalone SVG document: Left's wall, at the left and blue, Right's wall dashed and
/// orange, so that both are seen where they coincide, as in the mast. Positions decrease to the right and have
/// the scale of temperatures, so that walls stand upright or lean by 45 degrees.
pub fn thermograph_svg(thermograph: &Thermograph, title: &str, language: Language) -> String {
    let window = Window::of(thermograph);
    let unit = (WIDTH / window.width()).min(HEIGHT / window.height()).min(WIDEST_UNIT);
    let paper = Paper { window, unit };
    let mut body = paper.grid(language);
    body += &paper.wall(&thermograph.left, "alice");
    body += &paper.wall(&thermograph.right, "bob");
    let (mean, temperature) = (thermograph.mean(), thermograph.temperature());
    let foot = (paper.x(mean.to_f64()), paper.y(temperature.to_f64()));
    body +=
        &format!("<circle class=\"head\" cx=\"{}\" cy=\"{}\" r=\"5\"/>\n", number(foot.0), number(foot.1));
    let description = describe(thermograph, language);
    body += &label(LEFT_EDGE, TOP_EDGE / 2.0 - 2.0, "left", &description);
    let width = (LEFT_EDGE + window.width() * unit).max(LEFT_EDGE + 280.0);
    Picture { width, height: paper.y(window.bottom) + BOTTOM_EDGE, body }.document(
        title,
        &description,
        language,
    )
}

/// Mean and temperature in words.
pub(super) fn describe(thermograph: &Thermograph, language: Language) -> String {
    let (mean, temperature) = (thermograph.mean(), thermograph.temperature());
    match language {
        Language::English => format!("Mean {mean}, temperature {temperature}"),
        Language::Portuguese => format!("Média {mean}, temperatura {temperature}"),
    }
}

struct Paper {
    window: Window,
    /// The length of one degree, and of one in positions.
    unit: f64,
}

impl Paper {
    fn x(&self, position: f64) -> f64 {
        LEFT_EDGE + (self.window.greatest - position) * self.unit
    }

    fn y(&self, temperature: f64) -> f64 {
        TOP_EDGE + (self.window.top - temperature) * self.unit
    }

    /// Grid lines with their numbers and the names of the axes.
    fn grid(&self, language: Language) -> String {
        let Window { bottom, top, greatest, least } = self.window;
        let (left, right) = (number(self.x(greatest)), number(self.x(least)));
        let (high, low) = (number(self.y(top)), number(self.y(bottom)));
        let power = power_at_least(TICK / self.unit);
        let mut text = String::new();
        for (t, name) in ticks(bottom, top, power) {
            text += &format!("<path class=\"grid\" d=\"M{left} {}H{right}\"/>\n", number(self.y(t)));
            text += &label(LEFT_EDGE - 8.0, self.y(t), "right", &name);
        }
        for (v, name) in ticks(least, greatest, power) {
            text += &format!("<path class=\"grid\" d=\"M{} {high}V{low}\"/>\n", number(self.x(v)));
            text += &label(self.x(v), self.y(bottom) + 16.0, "", &name);
        }
        text += &format!("<path class=\"line\" d=\"M{left} {high}V{low}H{right}\"/>\n");
        let (positions, temperature) = match language {
            Language::English => ("position", "temperature"),
            Language::Portuguese => ("posição", "temperatura"),
        };
        let middle = (self.x(greatest) + self.x(least)) / 2.0;
        text += &label(middle, self.y(bottom) + 34.0, "dim", positions);
        let (x, y) = (number(12.0), number((self.y(bottom) + self.y(top)) / 2.0));
        text + &format!(
            "<text x=\"{x}\" y=\"{y}\" class=\"dim\" transform=\"rotate(-90 {x} {y})\">{temperature}</text>\n"
        )
    }

    /// A wall from the bottom over its corners up the mast.
    fn wall(&self, wall: &Wall, class: &str) -> String {
        let Window { bottom, top, .. } = self.window;
        let corners = wall.points().iter().map(|point| point.temperature.to_f64());
        let inner = corners.filter(|&t| t > bottom && t < top);
        let places = [bottom].into_iter().chain(inner).chain([top]);
        let places: Vec<String> =
            places.map(|t| format!("{} {}", number(self.x(position(wall, t))), number(self.y(t)))).collect();
        format!("<path class=\"line {class}\" d=\"M{}\"/>\n", places.join("L"))
    }
}
