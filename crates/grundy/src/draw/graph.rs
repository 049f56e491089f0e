//! Graphs with marks, labels, tokens and weights.

use super::strokes::{RADIUS, class, curves, loop_svg, mark_class};
use super::svg::{Picture, label, number};
use super::{Style, place};
use crate::rules::{GraphView, Mark};

/// Room for rings, tags and loops around the outermost vertices.
const MARGIN: f64 = RADIUS + 14.0;

/// What the letters of a view stand on.
enum Letters<'a> {
    None,
    Vertices(&'a [u8]),
    Edges(&'a [u8]),
}

impl Letters<'_> {
    /// One letter per vertex or one per edge; vertices if both fit.
    fn of(view: &GraphView) -> Letters<'_> {
        match view.labels.as_deref().map(str::as_bytes) {
            Some(letters) if letters.len() == view.vertices.len() => Letters::Vertices(letters),
            Some(letters) if letters.len() == view.edges.len() => Letters::Edges(letters),
            _ => Letters::None,
        }
    }

    fn on_vertex(&self, v: usize) -> Option<char> {
        match self {
            Letters::Vertices(letters) => letters.get(v).map(|&letter| letter as char),
            _ => None,
        }
    }

    fn on_edge(&self, e: usize) -> Option<char> {
        match self {
            Letters::Edges(letters) => letters.get(e).map(|&letter| letter as char),
            _ => None,
        }
    }
}

/// A graph: lines first, then vertices over them.
pub fn picture(view: &GraphView, style: &Style) -> Picture {
    let shift = |(x, y): (f64, f64)| (x + MARGIN, y + MARGIN);
    let points: Vec<(f64, f64)> =
        place::on_paper(view, style.places.as_deref()).into_iter().map(shift).collect();
    let letters = Letters::of(view);
    let body = lines(view, &points, &letters)
        + &(0..points.len()).map(|v| vertex(view, v, points[v], &letters, style)).collect::<String>();
    let farthest = |coordinate: fn(&(f64, f64)) -> f64| points.iter().map(coordinate).fold(MARGIN, f64::max);
    Picture { width: farthest(|p| p.0) + MARGIN, height: farthest(|p| p.1) + MARGIN, body }
}

fn lines(view: &GraphView, points: &[(f64, f64)], letters: &Letters<'_>) -> String {
    let (mut drawn, mut tags) = (String::new(), String::new());
    for (i, (e, curve)) in view.edges.iter().zip(curves(view, points)).enumerate() {
        let letter = letters.on_edge(i);
        let class = class(view, e);
        let at = match curve {
            Some(curve) => {
                drawn += &curve.svg(e.directed, class);
                curve.tag()
            }
            None => {
                drawn += &loop_svg(points[e.from], class);
                (points[e.from].0, points[e.from].1 - RADIUS - 17.0)
            }
        };
        let words = [letter.map(String::from), e.weight.map(|weight| weight.to_string())];
        let tag = words.into_iter().flatten().collect::<Vec<_>>().join(" ");
        if !tag.is_empty() {
            tags += &label(at.0, at.1, "tag", &tag);
        }
    }
    drawn + &tags
}

fn vertex(view: &GraphView, v: usize, (x, y): (f64, f64), letters: &Letters<'_>, style: &Style) -> String {
    let mark = view.vertices[v];
    let letter = letters.on_vertex(v);
    let tint = letter.filter(|letter| mark == Mark::Free && letter.is_ascii_uppercase());
    let classes =
        format!("{}{}", mark_class(mark), tint.map_or(String::new(), |letter| format!(" {letter}")));
    let (cx, cy) = (number(x), number(y));
    let mut text = format!("<g data-vertex=\"{v}\">\n");
    if style.emphasis.contains(&v) {
        text += &format!("<circle class=\"best\" cx=\"{cx}\" cy=\"{cy}\" r=\"{}\"/>\n", number(RADIUS + 4.0));
    }
    text +=
        &format!("<circle class=\"shape {classes}\" cx=\"{cx}\" cy=\"{cy}\" r=\"{}\"/>\n", number(RADIUS));
    text += &label(x, y, if v > 999 { "small" } else { "" }, &v.to_string());
    if let Some(letter) = letter {
        text += &label(x + RADIUS * 0.95, y - RADIUS * 0.95, "tag", &letter.to_string());
    }
    text += &tokens(view.tokens.iter().filter(|&&token| token == v).count(), (x, y));
    text + "</g>\n"
}

/// One ring per token, up to three; more are counted.
fn tokens(count: usize, (x, y): (f64, f64)) -> String {
    let ring = |i: usize| {
        let r = number(RADIUS + 4.0 + 4.0 * i as f64);
        format!("<circle class=\"ring\" cx=\"{}\" cy=\"{}\" r=\"{r}\"/>\n", number(x), number(y))
    };
    let mut text: String = (0..count.min(3)).map(ring).collect();
    if count > 3 {
        text += &label(x - RADIUS, y + RADIUS + 4.0, "tag", &format!("×{count}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::view_svg;
    use super::*;
    use crate::rules::{Stroke, View};

    fn count(text: &str, part: &str) -> usize {
        text.matches(part).count()
    }

    #[test]
    fn everything_in_the_view_is_drawn() {
        let arc = |from, to| Stroke { from, to, directed: true, weight: Some(7), mark: Mark::Free };
        let view = GraphView {
            vertices: vec![Mark::Free, Mark::Dead, Mark::Alice],
            edges: vec![arc(0, 1), arc(1, 2), arc(2, 0), arc(2, 2)],
            labels: Some("ABC".into()),
            tokens: vec![0, 0],
        };
        let svg = view_svg(&View::Graph(view), &Style { emphasis: vec![2], ..Style::default() });
        assert_eq!(count(&svg, "<g data-vertex="), 3);
        assert_eq!(count(&svg, "<polygon class=\"head"), 3);
        assert_eq!(count(&svg, "class=\"ring\""), 2);
        assert_eq!(count(&svg, "class=\"best\""), 1);
        assert_eq!(count(&svg, ">7</text>"), 4);
        assert_eq!(count(&svg, "shape free A"), 1);
        assert_eq!(count(&svg, "shape dead\""), 1);
        assert_eq!(count(&svg, "shape alice\""), 1);
        assert!(svg.contains("<title>") && svg.contains("prefers-color-scheme:dark"));
    }

    #[test]
    fn the_empty_graph_has_a_picture() {
        let svg = view_svg(&View::Graph(GraphView::default()), &Style::default());
        assert!(svg.starts_with("<svg") && !svg.contains("NaN") && !svg.contains("inf"));
    }

    #[test]
    fn letters_on_edges_stand_on_the_lines() {
        let stroke = Stroke { from: 0, to: 1, directed: false, weight: None, mark: Mark::Free };
        let view = GraphView {
            vertices: vec![Mark::Free; 2],
            edges: vec![stroke],
            labels: Some("B".into()),
            tokens: Vec::new(),
        };
        assert_eq!(count(&view_svg(&View::Graph(view), &Style::default()), ">B</text>"), 1);
    }
}
