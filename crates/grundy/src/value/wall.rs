//! Piecewise linear functions of the temperature: the walls of thermographs.

use super::{Dyadic, Failure};
use std::cmp::Ordering;

/// The coldest temperature of a wall.
pub const COLDEST: Dyadic = Dyadic::ONE.negative();

/// Where a wall turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// How far up.
    pub temperature: Dyadic,
    /// The score there.
    pub position: Dyadic,
}

/// A wall by its corners, from temperature -1 upwards; it runs straight between them, with slope 1, 0 or -1, and
/// vertically above the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wall {
    points: Vec<Point>,
}

/// What a wall becomes when each move costs the temperature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tax {
    /// Left pays: positions less the temperature.
    Left,
    /// Right pays: positions plus the temperature.
    Right,
}

impl Wall {
    /// The vertical wall at a number.
    pub fn vertical(position: Dyadic) -> Wall {
        Wall { points: vec![Point { temperature: COLDEST, position }] }
    }

    /// The corners: at least one, the first at temperature -1.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The last corner.
    pub(super) fn last(&self) -> Point {
        self.points[self.points.len() - 1]
    }

    /// The position at a temperature of at least -1.
    pub fn at(&self, temperature: Dyadic) -> Result<Dyadic, Failure> {
        let above = self.points.partition_point(|point| point.temperature <= temperature);
        let below = self.points[above.saturating_sub(1)];
        let Some(next) = self.points.get(above) else { return Ok(below.position) };
        let rise = minus(temperature, below.temperature)?;
        match next.position.cmp(&below.position) {
            Ordering::Equal => Ok(below.position),
            Ordering::Greater => plus(below.position, rise),
            Ordering::Less => minus(below.position, rise),
        }
    }

    /// The greater of two walls of one side at each temperature, or the lesser. Between corners of either they
    /// cross at most once, and where they do, their slopes differ by 1: those of left walls are 0 and -1,
    /// those of right walls 0 and 1.
    pub(super) fn envelope(&self, other: &Wall, side: Ordering) -> Result<Wall, Failure> {
        let mut points: Vec<Point> = Vec::new();
        let mut before: Option<(Dyadic, Dyadic, Dyadic)> = None;
        for temperature in temperatures(self, other) {
            let (a, b) = (self.at(temperature)?, other.at(temperature)?);
            if let Some((then, was_a, was_b)) = before
                && was_a.cmp(&was_b) == b.cmp(&a)
                && a != b
            {
                let gap = minus(was_a.max(was_b), was_a.min(was_b))?;
                let crossing = plus(then, gap)?;
                points.push(Point { temperature: crossing, position: self.at(crossing)? });
            }
            let position = if a.cmp(&b) == side { a } else { b };
            points.push(Point { temperature, position });
            before = Some((temperature, a, b));
        }
        Ok(Wall::straightened(points))
    }

    /// The wall up to a temperature, vertical from there on, after a tax.
    pub(super) fn taxed(&self, tax: Tax, until: Dyadic) -> Result<Wall, Failure> {
        let mut points = Vec::new();
        let below = self.points.iter().map(|point| point.temperature).filter(|&t| t < until);
        for temperature in below.chain([until]) {
            points.push(Point { temperature, position: self.taxed_at(tax, temperature)? });
        }
        Ok(Wall::straightened(points))
    }

    pub(super) fn taxed_at(&self, tax: Tax, temperature: Dyadic) -> Result<Dyadic, Failure> {
        let position = self.at(temperature)?;
        match tax {
            Tax::Left => minus(position, temperature),
            Tax::Right => plus(position, temperature),
        }
    }

    /// Removes points that are not corners. Slopes are distinguished by their sign.
    fn straightened(points: Vec<Point>) -> Wall {
        let slope = |a: Point, b: Point| b.position.cmp(&a.position);
        let mut kept: Vec<Point> = Vec::with_capacity(points.len());
        for point in points {
            if let [.., a, b] = kept[..]
                && slope(a, b) == slope(b, point)
            {
                kept.pop();
            }
            kept.push(point);
        }
        if let [.., a, b] = kept[..]
            && slope(a, b) == Ordering::Equal
        {
            kept.pop();
        }
        Wall { points: kept }
    }
}

/// The temperatures of all corners of two walls, upwards.
pub(super) fn temperatures(a: &Wall, b: &Wall) -> Vec<Dyadic> {
    let mut all: Vec<Dyadic> = a.points.iter().chain(&b.points).map(|point| point.temperature).collect();
    all.sort_unstable();
    all.dedup();
    all
}

pub(super) fn plus(a: Dyadic, b: Dyadic) -> Result<Dyadic, Failure> {
    a.plus(b).ok_or(Failure::TooLarge)
}

pub(super) fn minus(a: Dyadic, b: Dyadic) -> Result<Dyadic, Failure> {
    a.minus(b).ok_or(Failure::TooLarge)
}
