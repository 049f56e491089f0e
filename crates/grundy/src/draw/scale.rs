//! Axes with dyadic numbers.

use crate::value::{Dyadic, Thermograph, Wall};

/// The logarithm of the least power of two that is at least this large, within the range of dyadic numbers.
pub fn power_at_least(least: f64) -> i32 {
    least.max(f64::MIN_POSITIVE).log2().ceil().clamp(-50.0, 53.0) as i32
}

/// n times two to this power, as text.
pub fn multiple_text(n: i64, power: i32) -> String {
    let number = match u32::try_from(power) {
        Ok(power) => n.checked_mul(1 << power).and_then(Dyadic::integer),
        Err(_) => Dyadic::new(n, power.unsigned_abs()),
    };
    number.map_or(String::new(), |number| number.to_string())
}

/// The multiples of a power of two from one number to another, each with its text.
pub fn ticks(low: f64, high: f64, power: i32) -> Vec<(f64, String)> {
    let step = 2f64.powi(power);
    let (first, last) = ((low / step).ceil() as i64, (high / step).floor() as i64);
    (first..=last).map(|n| (n as f64 * step, multiple_text(n, power))).collect()
}

/// Where a wall stands at a temperature.
pub fn position(wall: &Wall, temperature: f64) -> f64 {
    let points = wall.points().iter().map(|point| (point.temperature.to_f64(), point.position.to_f64()));
    let mut below = None;
    for (t, x) in points {
        if t >= temperature {
            return match below {
                None => x,
                Some((before, from)) => from + (x - from) * (temperature - before) / (t - before),
            };
        }
        below = Some((t, x));
    }
    below.map_or(0.0, |(_, x)| x)
}

/// The part of a thermograph that a picture shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    /// The lowest and the highest temperature.
    pub bottom: f64,
    pub top: f64,
    /// The greatest position, at the left, and the least.
    pub greatest: f64,
    pub least: f64,
}

impl Window {
    /// Hot games are shown from temperature 0, others from -1; the mast continues for a while, and there is room on
    /// both sides.
    pub fn of(thermograph: &Thermograph) -> Window {
        let temperature = thermograph.temperature().to_f64();
        let bottom = if temperature > 0.0 { 0.0 } else { -1.0 };
        let room =
            ((temperature - bottom) / 4.0).max(2f64.powi(power_at_least((temperature - bottom) / 8.0)));
        let room = if temperature > bottom { room } else { 1.0 };
        Window {
            bottom,
            top: temperature + room,
            greatest: position(&thermograph.left, bottom) + room / 2.0,
            least: position(&thermograph.right, bottom) - room / 2.0,
        }
    }

    pub fn width(&self) -> f64 {
        self.greatest - self.least
    }

    pub fn height(&self) -> f64 {
        self.top - self.bottom
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_dyadic() {
        let texts = |low: f64, high: f64, power: i32| {
            ticks(low, high, power).into_iter().map(|(_, text)| text).collect::<Vec<_>>()
        };
        assert_eq!(texts(-0.6, 0.5, -2), ["-1/2", "-1/4", "0", "1/4", "1/2"]);
        assert_eq!(texts(3.0, 9.0, 2), ["4", "8"]);
        assert_eq!((power_at_least(1.0), power_at_least(0.3), power_at_least(5.0)), (0, -1, 3));
    }
}
