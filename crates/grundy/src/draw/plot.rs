//! Plots of a number over the running number of a table.

use super::svg::{Picture, label, number};
use crate::tell::Language;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 280.0;
/// Room for the numbers beside the axes.
const LEFT: f64 = 44.0;
const BELOW: f64 = 34.0;
/// About how many ticks an axis has.
const TICKS: f64 = 9.0;

/// Points with whole coordinates as SVG: n to the right, values upwards, a dot for each.
pub fn plot_svg(title: &str, points: &[(u64, i64)], language: Language) -> String {
    let span = |values: &mut dyn Iterator<Item = f64>| {
        let (low, high) =
            values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| (low.min(v), high.max(v)));
        if low > high { (0.0, 1.0) } else { (low, high.max(low + 1.0)) }
    };
    let (first, last) = span(&mut points.iter().map(|point| point.0 as f64));
    let (low, high) = span(&mut points.iter().map(|point| point.1 as f64).chain([0.0]));
    let x = |n: f64| LEFT + (n - first) / (last - first) * WIDTH;
    let y = |value: f64| 10.0 + (high - value) / (high - low) * HEIGHT;
    let mut body = String::new();
    for tick in ticks(low, high) {
        let [from, to, at] = [LEFT, LEFT + WIDTH, y(tick)].map(number);
        body += &format!("<path class=\"grid\" d=\"M{from} {at}H{to}\"/>\n");
        body += &label(LEFT - 8.0, y(tick), "right small dim", &number(tick));
    }
    for tick in ticks(first, last) {
        let [at, from, to] = [x(tick), y(high), y(low)].map(number);
        body += &format!("<path class=\"grid\" d=\"M{at} {from}V{to}\"/>\n");
        body += &label(x(tick), y(low) + 14.0, "small dim", &number(tick));
    }
    let radius = number((WIDTH / (points.len().max(1) as f64) / 2.5).clamp(0.8, 3.5));
    for &(n, value) in points {
        let [at, height] = [x(n as f64), y(value as f64)].map(number);
        body += &format!("<circle class=\"head alice\" cx=\"{at}\" cy=\"{height}\" r=\"{radius}\"/>\n");
    }
    body += &label(LEFT + WIDTH, y(low) + 28.0, "right small dim", "n");
    let description = match language {
        Language::English => {
            format!("A plot of {} over n.", language.count(points.len() as u64, "value", "values"))
        }
        Language::Portuguese => {
            format!(
                "Um gráfico de {} em função de n.",
                language.count(points.len() as u64, "valor", "valores")
            )
        }
    };
    Picture { width: LEFT + WIDTH + 6.0, height: 10.0 + HEIGHT + BELOW, body }.document(
        title,
        &description,
        language,
    )
}

/// Whole multiples of 1, 2 or 5 times a power of ten, about ten of them.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let rough = ((high - low) / TICKS).max(1.0);
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power).into_iter().find(|step| *step >= rough);
    let step = step.unwrap_or(10.0 * power);
    let (from, to) = ((low / step).ceil() as i64, (high / step).floor() as i64);
    (from..=to).map(|i| i as f64 * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_a_dot() {
        let svg = plot_svg("a<b", &[(3, 0), (4, 2), (5, -1)], Language::Portuguese);
        assert_eq!(svg.matches("<circle").count(), 3);
        assert!(svg.contains("<title>a&lt;b</title>") && svg.contains("Um gráfico de 3 valores"));
        assert!(plot_svg("", &[], Language::English).contains("0 values"));
    }

    #[test]
    fn ticks_are_round() {
        assert_eq!(ticks(0.0, 4.0), [0.0, 1.0, 2.0, 3.0, 4.0]);
        assert_eq!(ticks(0.0, 120.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0, 120.0]);
    }
}
