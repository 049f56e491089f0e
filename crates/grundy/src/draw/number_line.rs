//! Games on the number line: each covers the numbers that it is confused with.

use super::scale::{power_at_least, ticks};
use super::svg::{Picture, label, number};
use crate::tell::Language;
use crate::value::Dyadic;

/// The length of the line, the height of a row, the width of a letter, the least distance of two ticks.
const LENGTH: f64 = 720.0;
const ROW: f64 = 34.0;
const LETTER: f64 = 7.6;
const TICK: f64 = 48.0;

/// Longer names are cut.
const LONGEST_NAME: usize = 40;

/// Games over a number line, numbers increasing to the right, as a standalone SVG document. Each is given by its
/// name, its right stop and its left stop, and is a cloud from one to the other, a dot if they are equal. Overlapping
/// clouds are drawn one above the other, so that clouds side by side are in order.
pub fn number_line_svg(games: &[(String, Dyadic, Dyadic)], language: Language) -> String {
    let clouds = clouds(games);
    let line = Line::over(&clouds);
    let rows = rows(&clouds, &line);
    let ground = (rows.iter().max().map_or(0, |row| row + 1) as f64 + 0.5) * ROW;
    let mut body = line.axis(ground);
    for (cloud, row) in clouds.iter().zip(&rows) {
        body += &line.cloud(cloud, ground - (*row as f64 + 0.8) * ROW);
    }
    let (title, description) = match language {
        Language::English => ("Number line", language.count(games.len() as u64, "game", "games")),
        Language::Portuguese => ("Reta numérica", language.count(games.len() as u64, "jogo", "jogos")),
    };
    Picture { width: LENGTH, height: ground + 30.0, body }.document(title, &description, language)
}

struct Cloud {
    name: String,
    low: f64,
    high: f64,
}

/// The clouds from left to right, wide ones first.
fn clouds(games: &[(String, Dyadic, Dyadic)]) -> Vec<Cloud> {
    let cloud = |(name, right, left): &(String, Dyadic, Dyadic)| {
        let (right, left) = (right.to_f64(), left.to_f64());
        let name = if name.chars().count() > LONGEST_NAME {
            name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
        } else {
            name.clone()
        };
        Cloud { name, low: right.min(left), high: right.max(left) }
    };
    let mut clouds: Vec<Cloud> = games.iter().map(cloud).collect();
    clouds.sort_by(|a, b| a.low.total_cmp(&b.low).then(b.high.total_cmp(&a.high)));
    clouds
}

/// The row of each cloud: the lowest in which it and its name touch no other.
fn rows(clouds: &[Cloud], line: &Line) -> Vec<usize> {
    let mut ends: Vec<f64> = Vec::new();
    let mut rows = Vec::new();
    for cloud in clouds {
        let (from, to) = line.extent(cloud);
        let row = ends.iter().position(|&end| end < from).unwrap_or(ends.len());
        if row == ends.len() {
            ends.push(to);
        } else {
            ends[row] = to;
        }
        rows.push(row);
    }
    rows
}

/// The part of the line that is shown.
struct Line {
    low: f64,
    unit: f64,
}

impl Line {
    /// The part that contains all clouds and 0, with room on both sides.
    fn over(clouds: &[Cloud]) -> Line {
        let low = clouds.iter().map(|cloud| cloud.low).fold(0.0, f64::min);
        let high = clouds.iter().map(|cloud| cloud.high).fold(0.0, f64::max);
        let room = ((high - low) / 8.0).max(if high > low { 0.0 } else { 1.0 });
        Line { low: low - room, unit: LENGTH / (high - low + 2.0 * room) }
    }

    fn x(&self, number: f64) -> f64 {
        (number - self.low) * self.unit
    }

    /// The part of its row that a cloud needs, including its name, which is centred.
    fn extent(&self, cloud: &Cloud) -> (f64, f64) {
        let middle = self.x((cloud.low + cloud.high) / 2.0);
        let half = cloud.name.chars().count() as f64 * LETTER / 2.0;
        (
            (self.x(cloud.low) - 8.0).min(middle - half - 4.0),
            (self.x(cloud.high) + 8.0).max(middle + half + 4.0),
        )
    }

    fn axis(&self, ground: f64) -> String {
        let y = number(ground);
        let mut text = format!("<path class=\"line\" d=\"M0 {y}H{}\"/>\n", number(LENGTH));
        let high = self.low + LENGTH / self.unit;
        for (tick, name) in ticks(self.low, high, power_at_least(TICK / self.unit)) {
            let x = self.x(tick);
            text += &format!("<path class=\"grid\" d=\"M{0} 0V{y}\"/>\n", number(x));
            let half = name.chars().count() as f64 * LETTER / 2.0;
            if (half..=LENGTH - half).contains(&x) {
                text += &label(x, ground + 16.0, "small", &name);
            }
        }
        text
    }

    fn cloud(&self, cloud: &Cloud, y: f64) -> String {
        let (from, to) = (self.x(cloud.low), self.x(cloud.high));
        let middle = (from + to) / 2.0;
        let shape = if cloud.low == cloud.high {
            format!(
                "<circle class=\"head\" cx=\"{}\" cy=\"{}\" r=\"4\"/>\n",
                number(middle),
                number(y + 12.0)
            )
        } else {
            format!(
                "<rect class=\"shape C\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"8\" rx=\"4\"/>\n",
                number(from),
                number(y + 8.0),
                number((to - from).max(3.0))
            )
        };
        shape + &label(middle, y - 2.0, "", &cloud.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn d(n: i64) -> Dyadic {
        Dyadic::integer(n).unwrap()
    }

    #[test]
    fn clouds_that_meet_are_stacked() {
        let game = |name: &str, right: i64, left: i64| (name.to_string(), d(right), d(left));
        let games = [game("+-2", -2, 2), game("1*", 1, 1), game("{9|7}", 7, 9)];
        let clouds = clouds(&games);
        assert_eq!(rows(&clouds, &Line::over(&clouds)), [0, 1, 0]);
        let svg = number_line_svg(&games, Language::English);
        assert_eq!(svg.matches("<rect class=\"shape C\"").count(), 2);
        assert_eq!(svg.matches("<circle class=\"head\"").count(), 1);
        assert!(svg.contains(">{9|7}</text>"));
    }
}
