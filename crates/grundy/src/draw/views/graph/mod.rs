//! Graphs with marks, labels, tokens and weights.

mod parts;
mod place;
mod strokes;
mod text;

use super::cell::owned;
use super::{Drawn, mark_class, sign};
use crate::draw::Style;
use crate::draw::svg::{Picture, label, number};
use crate::draw::theme::HUES;
use crate::rules::{GraphView, Mark, Place};
use crate::tell::Language;
use strokes::{Curve, Point, RADIUS, class, curves, loop_svg};

/// Room for rings, tags and loops around the outermost vertices.
const MARGIN: f64 = RADIUS + 18.0;

impl Drawn for GraphView {
    /// A graph: lines first, then vertices over them, all moved so that the outermost things touch the frame.
    fn picture(&self, style: &Style) -> Picture {
        let points = place::on_paper(self, style.layouts.first().map(Vec::as_slice));
        let curves = curves(self, &points);
        let body = parts::halos(&style.parts, &points)
            + &lines(self, &points, &curves, style)
            + &(0..points.len()).map(|v| vertex(self, v, points[v], style)).collect::<String>()
            + &(0..points.len()).map(|v| long_name(self, v, points[v])).collect::<String>();
        let frame = frame(self, &points, &curves);
        let (x, y) = (number(-frame.0.0), number(-frame.0.1));
        let drawn = Picture {
            width: frame.1.0 - frame.0.0,
            height: frame.1.1 - frame.0.1,
            body: format!("<g transform=\"translate({x} {y})\">\n{body}</g>\n"),
        };
        parts::with_legend(drawn, &style.parts)
    }

    /// As a grid if it is one, else vertex by vertex.
    fn text(&self, language: Language) -> String {
        text::lattice(self).unwrap_or_else(|| text::listing(self, language))
    }
}

/// The longest name that fits into a vertex.
const LONGEST_INSIDE: usize = 4;

/// The name of a vertex if it does not fit into it, and stands below.
fn name_below(view: &GraphView, v: usize) -> Option<String> {
    Some(view.name(v)).filter(|name| name.chars().count() > LONGEST_INSIDE)
}

/// About how wide a name below a vertex is.
fn name_width(name: &str) -> f64 {
    6.0 * name.chars().count() as f64 + 8.0
}

/// The corners of the least rectangle around vertices, bent lines and loops, with some room.
fn frame(view: &GraphView, points: &[Point], curves: &[Option<Curve>]) -> (Point, Point) {
    let around = |&(x, y): &Point, room: f64| [(x - room, y - room), (x + room, y + room)];
    let vertices = points.iter().flat_map(|point| around(point, MARGIN));
    let bent = curves.iter().flatten().flat_map(|curve| around(&curve.middle(), 8.0));
    let loops = view.edges.iter().filter(|e| e.from == e.to).map(|e| loop_tag(points[e.from]));
    let names = points.iter().enumerate().filter_map(|(v, &(x, y))| {
        let half = name_width(&name_below(view, v)?) / 2.0;
        Some([(x - half, y), (x + half, y + RADIUS + 26.0)])
    });
    let loops = loops.flat_map(|point| around(&point, 10.0));
    let all: Vec<Point> = vertices.chain(bent).chain(loops).chain(names.flatten()).collect();
    let least = |coordinate: fn(&Point) -> f64| all.iter().map(coordinate).reduce(f64::min).unwrap_or(0.0);
    let most = |coordinate: fn(&Point) -> f64| all.iter().map(coordinate).reduce(f64::max).unwrap_or(0.0);
    ((least(|p| p.0), least(|p| p.1)), (most(|p| p.0), most(|p| p.1)))
}

/// The position of the label of a loop.
fn loop_tag((x, y): Point) -> Point {
    (x, y - RADIUS - 17.0)
}

/// How far the sign of a line stands from its tag.
const BESIDE: f64 = 18.0;

fn lines(view: &GraphView, points: &[Point], curves: &[Option<Curve>], style: &Style) -> String {
    let (mut drawn, mut tags) = (String::new(), String::new());
    for (i, (e, curve)) in view.edges.iter().zip(curves).enumerate() {
        let letter = view.edges[i].label;
        let class = class(view, e);
        let at = match curve {
            Some(curve) => {
                drawn += &curve.svg(e.directed, class);
                curve.tag()
            }
            None => {
                drawn += &loop_svg(points[e.from], class);
                loop_tag(points[e.from])
            }
        };
        let words = [letter.map(String::from), e.weight.map(|weight| weight.to_string())];
        let tag = words.into_iter().flatten().collect::<Vec<_>>().join(" ");
        if !tag.is_empty() {
            tags += &label(at.0, at.1, "tag", &tag);
        }
        if let Some(sign) = style.sign(&Place::Line { at: i }) {
            tags += &sign.label(if tag.is_empty() { at.0 } else { at.0 + BESIDE }, at.1);
        }
    }
    drawn + &tags
}

/// The hue of a colour; greater colours are distinguished by their numbers alone.
fn hue_classes(colour: u8) -> String {
    match colour {
        1..=HUES => format!(" coloured hue{}", colour - 1),
        _ => " coloured".to_string(),
    }
}

fn vertex(view: &GraphView, v: usize, (x, y): Point, style: &Style) -> String {
    let mark = view.vertices[v];
    let letters = view.labels.as_deref().unwrap_or_default();
    let letter = letters.chars().nth(v).filter(char::is_ascii_uppercase);
    let tint = letter.filter(|_| mark == Mark::Free);
    let colour = view.colours.get(v).copied().flatten();
    let hue = colour.map_or(String::new(), hue_classes);
    let sign = style.sign(&Place::element(v)).filter(|_| mark == Mark::Free);
    let found = sign.as_ref().map_or(String::new(), |sign| format!(" {}", sign.class));
    let tint = tint.map_or(String::new(), |letter| format!(" {letter}"));
    let classes = format!("shape {}{tint}{hue}{found}", mark_class(mark));
    let (cx, cy) = (number(x), number(y));
    let mut text = format!("<g data-vertex=\"{v}\">\n");
    if style.emphasis.contains(&v) {
        text += &format!("<circle class=\"best\" cx=\"{cx}\" cy=\"{cy}\" r=\"{}\"/>\n", number(RADIUS + 4.0));
    }
    if found == " tie" {
        text +=
            &format!("<circle class=\"double\" cx=\"{cx}\" cy=\"{cy}\" r=\"{}\"/>\n", number(RADIUS + 4.0));
    }
    text += &owned(&classes, mark, (x, y), RADIUS);
    if view.ground == Some(v) {
        let (left, right, below) = (number(x - 22.0), number(x + 22.0), number(y + RADIUS + 6.0));
        text += &format!("<path class=\"line\" d=\"M{left} {below}H{right}\"/>\n");
    }
    if name_below(view, v).is_none() {
        let name = view.name(v);
        text += &label(x, y, if name.chars().count() > 3 { "small" } else { "" }, &name);
    }
    let count = tokens_on(view, v);
    text += &tokens(count, (x, y));
    if let Some(colour) = colour {
        text += &label(x + 0.95 * RADIUS, y - 0.95 * RADIUS, "tag", &colour.to_string());
    }
    text += &role(view, v, (x, y));
    text += &sign.map_or(String::new(), |sign| sign.label(x, y + RADIUS + 12.0));
    if let Some(letter) = letter {
        let off = 0.95 * RADIUS + 3.0 * count.min(3) as f64;
        text += &label(x + off, y - off, "tag", &letter.to_string());
    }
    text + "</g>\n"
}

/// The name of a vertex that stands below it.
fn long_name(view: &GraphView, v: usize, (x, y): Point) -> String {
    let below = y + RADIUS + 10.0 + 4.0 * tokens_on(view, v).min(3) as f64;
    name_below(view, v).map_or(String::new(), |name| label(x, below, "tag name", &name))
}

fn tokens_on(view: &GraphView, v: usize) -> usize {
    view.tokens.iter().filter(|&&token| token == v).count()
}

/// A thin ring around a vertex with a role, and its letter; the sign of a vertex on offer.
fn role(view: &GraphView, v: usize, (x, y): Point) -> String {
    let mark = view.vertices[v];
    let offered = (mark == Mark::Offered).then(|| sign(mark).to_string());
    let role = view.role(v).map(|role| role.letter().to_string());
    let mut text = String::new();
    if role.is_some() {
        let (cx, cy, r) = (number(x), number(y), number(RADIUS + 4.0));
        text += &format!("<circle class=\"line thin\" cx=\"{cx}\" cy=\"{cy}\" r=\"{r}\"/>\n");
    }
    if let Some(offered) = offered {
        text += &label(x - RADIUS - 6.0, y - RADIUS + 1.0, "tag", &offered);
    }
    if let Some(role) = role {
        text += &label(x + RADIUS + 6.0, y - RADIUS + 1.0, "tag", &role);
    }
    text
}

/// One ring per token, up to three; more are counted.
fn tokens(count: usize, (x, y): Point) -> String {
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
    use super::*;
    use crate::draw::{Found, Note, view_svg};
    use crate::rules::{Role, RoleView, Stroke, View};

    fn count(text: &str, part: &str) -> usize {
        text.matches(part).count()
    }

    #[test]
    fn everything_in_the_view_is_drawn() {
        let arc = |from, to| Stroke { directed: true, weight: Some(7), ..Stroke::line(from, to) };
        let view = GraphView {
            vertices: vec![Mark::Free, Mark::Dead, Mark::Alice],
            edges: vec![arc(0, 1), arc(1, 2), arc(2, 0), arc(2, 2)],
            labels: Some("ABC".into()),
            tokens: vec![0, 0],
            ground: Some(1),
            ..GraphView::default()
        };
        let svg = view_svg(&View::Graph(view), &Style { emphasis: vec![2], ..Style::default() });
        assert_eq!(count(&svg, "<g data-vertex="), 3);
        assert_eq!(count(&svg, "<polygon class=\"head"), 3);
        assert_eq!(count(&svg, "class=\"ring\""), 2);
        assert_eq!(count(&svg, "<path class=\"line\""), 1);
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

    /// Colours are shown by hue and by number, since there are only so many hues.
    #[test]
    fn colours_of_vertices_are_drawn() {
        let view = GraphView {
            vertices: vec![Mark::Taken, Mark::Free, Mark::Taken],
            colours: vec![Some(2), None, Some(14)],
            ..GraphView::default()
        };
        let svg = view_svg(&View::Graph(view), &Style::default());
        assert_eq!(count(&svg, "shape taken coloured hue1\""), 1);
        assert_eq!(count(&svg, "shape taken coloured\""), 1);
        assert_eq!(count(&svg, "class=\"tag\">14</text>"), 1);
        assert_eq!(count(&svg, "shape free\""), 1);
    }

    /// Alice's and Bob's vertices and edges differ in their shapes and dashes, not only in colour.
    #[test]
    fn owners_offers_and_roles_are_drawn() {
        let line = |to, mark| Stroke { mark, ..Stroke::line(0, to) };
        let view = GraphView {
            vertices: vec![Mark::Alice, Mark::Bob, Mark::Offered, Mark::Free],
            edges: vec![line(1, Mark::Alice), line(2, Mark::Bob), line(3, Mark::Offered)],
            roles: vec![
                RoleView { vertex: 0, role: Role::Source },
                RoleView { vertex: 3, role: Role::Target },
            ],
            ..GraphView::default()
        };
        let svg = view_svg(&View::Graph(view), &Style::default());
        for class in ["line alice\"", "line bob\"", "line offered\"", "shape offered\"", "shape bob\""] {
            assert_eq!(count(&svg, class), 1, "{class}");
        }
        assert!(svg.contains(".line.bob{stroke:#b0470d;stroke-width:4;stroke-dasharray"));
        assert_eq!(count(&svg, "<circle class=\"line thin\""), 2);
        for tag in ["?", "s", "t"] {
            assert_eq!(count(&svg, &format!("class=\"tag\">{tag}</text>")), 1, "{tag}");
        }
        assert_eq!(count(&svg, "<circle class=\"shape alice\""), 1);
        assert_eq!(count(&svg, "<rect class=\"shape bob\""), 1);
    }

    /// Results differ in outline and sign, and stand below their vertices or on their lines.
    #[test]
    fn results_are_drawn() {
        let view = GraphView {
            vertices: vec![Mark::Free, Mark::Free, Mark::Free, Mark::Alice],
            edges: vec![Stroke::line(0, 1)],
            ..GraphView::default()
        };
        let found = [Found::Win, Found::Draw, Found::Loss, Found::Win];
        let note = |(at, found)| Note { places: vec![Place::element(at)], found, text: "∗2".into() };
        let mut notes: Vec<Note> = found.into_iter().enumerate().map(note).collect();
        notes.push(Note { places: vec![Place::Line { at: 0 }], found: Found::Win, text: String::new() });
        let svg = view_svg(&View::Graph(view), &Style { notes, ..Style::default() });
        for part in
            ["shape free win\"", "shape free tie\"", "shape free loss\"", "class=\"double\"", ">✗ ∗2<", ">✓<"]
        {
            assert_eq!(count(&svg, part), 1, "{part}");
        }
        assert_eq!(count(&svg, "shape alice\""), 1, "what is taken has no result");
    }

    #[test]
    fn letters_on_edges_stand_on_the_lines() {
        let stroke = Stroke { label: Some('B'), ..Stroke::line(0, 1) };
        let view = GraphView { vertices: vec![Mark::Free; 2], edges: vec![stroke], ..GraphView::default() };
        assert_eq!(count(&view_svg(&View::Graph(view), &Style::default()), ">B</text>"), 1);
    }
}
