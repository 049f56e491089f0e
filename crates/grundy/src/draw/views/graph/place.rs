//! The positions of vertices in a drawing.

use super::strokes::RADIUS;
use super::{name_below, name_width};
use crate::graph::layout::{clearance, closest};
use crate::rules::GraphView;

/// The least distance wanted between two vertices, and the greatest that long names make it.
const SPACING: f64 = 58.0;
const WIDE_SPACING: f64 = 110.0;
/// The widest a drawing may become.
const WIDEST: f64 = 6000.0;

/// Points on paper for the vertices, the least coordinates being 0, from places in the unit square: the given
/// ones if there is one per vertex, else the automatic layout. The square is scaled so that the closest pair
/// of vertices is far enough apart to be drawn, and lines keep clear of vertices.
pub fn on_paper(view: &GraphView, given: Option<&[(f64, f64)]>) -> Vec<(f64, f64)> {
    let n = view.vertices.len();
    let unit = match given {
        Some(places) if places.len() == n => places.to_vec(),
        _ => view.layout(),
    };
    let below = (0..n).filter_map(|v| name_below(view, v)).map(|name| name_width(&name));
    let spacing = below.fold(SPACING, f64::max).min(WIDE_SPACING);
    let side = scale(view, &unit, spacing).min(MOST_GROWTH * spacing * n as f64).min(WIDEST);
    let least =
        |coordinate: fn(&(f64, f64)) -> f64| unit.iter().map(coordinate).fold(f64::INFINITY, f64::min);
    let (left, top) = (least(|p| p.0), least(|p| p.1));
    unit.iter().map(|(x, y)| ((x - left) * side, (y - top) * side)).collect()
}

/// How much a drawing may grow so that lines keep clear of vertices, and the largest for which this is looked at.
const MOST_GROWTH: f64 = 1.8;
const MOST_CHECKED: usize = 150;

/// How large the unit square is drawn: so that the closest vertices are `spacing` apart, and larger where lines would
/// touch vertices.
fn scale(view: &GraphView, unit: &[(f64, f64)], spacing: f64) -> f64 {
    let apart = spacing / closest(unit).clamp(1e-3, 1.0);
    if unit.len() > MOST_CHECKED {
        return apart;
    }
    let edges: Vec<(usize, usize)> =
        view.edges.iter().filter(|e| e.from != e.to).map(|e| (e.from, e.to)).collect();
    let clear = (RADIUS + 3.0) / clearance(&edges, unit).max(1e-9);
    clear.clamp(apart, MOST_GROWTH * apart)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Mark;

    #[test]
    fn vertices_keep_their_distance() {
        let view = GraphView { vertices: vec![Mark::Free; 12], ..GraphView::default() };
        let points = on_paper(&view, None);
        for (i, a) in points.iter().enumerate() {
            assert!(a.0 >= 0.0 && a.1 >= 0.0);
            assert!(points[..i].iter().all(|b| (a.0 - b.0).hypot(a.1 - b.1) > SPACING - 1.0));
        }
    }

    #[test]
    fn given_places_are_kept() {
        let view = GraphView { vertices: vec![Mark::Free; 2], ..GraphView::default() };
        assert_eq!(on_paper(&view, Some(&[(0.0, 0.0), (1.0, 0.0)])), [(0.0, 0.0), (SPACING, 0.0)]);
    }
}
