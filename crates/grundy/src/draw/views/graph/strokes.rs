//! The lines of a drawn graph: straight where they can be, bent around vertices and beside each other.

use crate::draw::svg::number;
use crate::draw::views::mark_class;
use crate::rules::{GraphView, Mark, Stroke};
use std::collections::HashMap;

/// The radius of a drawn vertex.
pub const RADIUS: f64 = 15.0;

/// Between parallel lines.
const GAP: f64 = 26.0;

/// Bends to try around vertices that stand in the way, in units of the distance between the ends.
const BENDS: [f64; 7] = [0.0, 0.25, -0.25, 0.45, -0.45, 0.7, -0.7];

/// Graphs with more vertices are drawn without looking for vertices in the way.
const MOST_CHECKED: usize = 150;

pub type Point = (f64, f64);

/// A line from vertex to vertex: a quadratic curve whose control point is `bend` off the middle.
pub struct Curve {
    from: Point,
    control: Point,
    to: Point,
}

/// One curve per stroke, in their order; `None` for loops. Lines that share their ends fan out; a single line
/// bends if another vertex lies on it.
pub fn curves(view: &GraphView, points: &[Point]) -> Vec<Option<Curve>> {
    let ends = |e: &Stroke| (e.from.min(e.to), e.from.max(e.to));
    let mut together: HashMap<(usize, usize), Vec<usize>> = HashMap::new();
    for (i, e) in view.edges.iter().enumerate() {
        together.entry(ends(e)).or_default().push(i);
    }
    let curve = |(i, e): (usize, &Stroke)| {
        if e.from == e.to {
            return None;
        }
        let beside = &together[&ends(e)];
        let rank = beside.iter().position(|&j| j == i).unwrap_or(0) as f64;
        let side = if e.from < e.to { 1.0 } else { -1.0 };
        let offset = 2.0 * GAP * side * (rank - (beside.len() - 1) as f64 / 2.0);
        let straight = beside.len() == 1;
        Some(if straight { around(e, points) } else { Curve::bent(points[e.from], points[e.to], offset) })
    };
    view.edges.iter().enumerate().map(curve).collect()
}

/// The least bent curve that meets no other vertex.
fn around(e: &Stroke, points: &[Point]) -> Curve {
    let (a, b) = (points[e.from], points[e.to]);
    let length = (a.0 - b.0).hypot(a.1 - b.1);
    let bent = |bend: f64| Curve::bent(a, b, bend * length);
    if points.len() > MOST_CHECKED {
        return bent(0.0);
    }
    let others = || (0..points.len()).filter(|&v| v != e.from && v != e.to).map(|v| points[v]);
    let free = BENDS.into_iter().map(bent).find(|curve| others().all(|point| !curve.meets(point)));
    free.unwrap_or_else(|| bent(0.0))
}

impl Curve {
    fn bent(from: Point, to: Point, offset: f64) -> Curve {
        let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let (dx, dy) = unit(from, to);
        Curve { from, control: (middle.0 - dy * offset, middle.1 + dx * offset), to }
    }

    fn at(&self, t: f64) -> Point {
        let mix = |a: f64, b: f64, c: f64| (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
        (mix(self.from.0, self.control.0, self.to.0), mix(self.from.1, self.control.1, self.to.1))
    }

    /// The point farthest from the straight line.
    pub fn middle(&self) -> Point {
        self.at(0.5)
    }

    /// The position of a label on the line: off the middle, so that labels of crossing diagonals do not overlap.
    pub fn tag(&self) -> Point {
        self.at(0.45)
    }

    /// Whether the curve passes over a vertex at this point.
    fn meets(&self, point: Point) -> bool {
        (1..24).map(|i| self.at(i as f64 / 24.0)).any(|p| (p.0 - point.0).hypot(p.1 - point.1) < RADIUS + 2.0)
    }

    /// The path from rim to rim, and the arrowhead if there is one.
    pub fn svg(&self, directed: bool, class: &str) -> String {
        const HEAD: f64 = 10.0;
        let start = towards(self.from, self.control, RADIUS);
        let tip = towards(self.to, self.control, RADIUS + 1.0);
        let end = if directed { towards(self.to, self.control, RADIUS + HEAD - 2.0) } else { tip };
        let [x, y, p, q, u, v] = [start.0, start.1, self.control.0, self.control.1, end.0, end.1].map(number);
        let mut text = format!("<path class=\"line {class}\" d=\"M{x} {y}Q{p} {q} {u} {v}\"/>\n");
        if directed {
            let (dx, dy) = unit(self.control, self.to);
            let base = (tip.0 - HEAD * dx, tip.1 - HEAD * dy);
            let wing = |side: f64| (base.0 - side * dy * HEAD * 0.45, base.1 + side * dx * HEAD * 0.45);
            let corners = [tip, wing(1.0), wing(-1.0)].map(|p| format!("{},{}", number(p.0), number(p.1)));
            text += &format!("<polygon class=\"head {class}\" points=\"{}\"/>\n", corners.join(" "));
        }
        text
    }
}

/// A loop above a vertex.
pub fn loop_svg(at: Point, class: &str) -> String {
    let (x, y) = (number(at.0), number(at.1 - RADIUS - 7.0));
    format!("<circle class=\"line {class}\" cx=\"{x}\" cy=\"{y}\" r=\"10\"/>\n")
}

/// How a line is drawn: by its mark, and faintly if it is free but one of its ends is out of play.
pub fn class(view: &GraphView, e: &Stroke) -> &'static str {
    let dead_end =
        [e.from, e.to].into_iter().any(|v| view.vertices[v] == Mark::Dead && !view.tokens.contains(&v));
    match e.mark {
        Mark::Free if dead_end => "dead",
        mark => mark_class(mark),
    }
}

fn unit(from: Point, to: Point) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1e-9);
    (dx / length, dy / length)
}

/// The point at a distance from one point on the way to another.
fn towards(from: Point, to: Point, distance: f64) -> Point {
    let (dx, dy) = unit(from, to);
    (from.0 + dx * distance, from.1 + dy * distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three vertices in a row with the outer two joined: the line must leave the row.
    #[test]
    fn lines_bend_around_vertices() {
        let points = [(0.0, 0.0), (100.0, 0.0), (200.0, 0.0)];
        let view = GraphView {
            vertices: vec![Mark::Free; 3],
            edges: vec![Stroke::line(0, 1), Stroke::line(0, 2)],
            ..GraphView::default()
        };
        let drawn = curves(&view, &points);
        assert_eq!(drawn[0].as_ref().unwrap().at(0.5), (50.0, 0.0));
        assert!(drawn[1].as_ref().unwrap().at(0.5).1.abs() > RADIUS);
    }

    #[test]
    fn lines_with_the_same_ends_part() {
        let points = [(0.0, 0.0), (100.0, 0.0)];
        let view = GraphView {
            vertices: vec![Mark::Free; 2],
            edges: vec![Stroke::line(0, 1), Stroke::line(1, 0), Stroke::line(0, 0)],
            ..GraphView::default()
        };
        let drawn = curves(&view, &points);
        let (a, b) = (drawn[0].as_ref().unwrap().at(0.5), drawn[1].as_ref().unwrap().at(0.5));
        assert!((a.1 - b.1).abs() > 20.0);
        assert!(drawn[2].is_none());
    }
}
