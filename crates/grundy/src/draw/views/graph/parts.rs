//! Parts of a graph: a halo in the hue of its part behind every vertex, and a legend below.

use super::strokes::{Point, RADIUS};
use crate::draw::svg::{Picture, escape, number};

/// How many hues there are for parts.
const HUES: usize = 8;

/// How far a halo reaches beyond its vertex.
const HALO: f64 = 8.0;

/// Legend: height of a line, width of a marker, and the approximate width of a character.
const LINE: f64 = 22.0;
const SIGN: f64 = 20.0;
const CHARACTER: f64 = 7.5;
const GAP: f64 = 14.0;

/// The least width that a legend uses.
const NARROWEST: f64 = 240.0;

type Parts = [(String, Vec<usize>)];

/// The halos of all parts; a vertex in several has that of the first.
pub fn halos(parts: &Parts, points: &[Point]) -> String {
    let part_of = |v: usize| parts.iter().position(|(_, vertices)| vertices.contains(&v));
    let halo = |(v, &(x, y)): (usize, &Point)| part_of(v).map(|part| disc(part, x, y, RADIUS + HALO));
    points.iter().enumerate().filter_map(halo).collect()
}

fn disc(part: usize, x: f64, y: f64, r: f64) -> String {
    let hue = part % HUES;
    let (x, y, r) = (number(x), number(y), number(r));
    format!("<circle class=\"part part{hue}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>\n")
}

/// The picture with the names of the parts below it, in as many lines as they need.
pub fn with_legend(picture: Picture, parts: &Parts) -> Picture {
    if parts.is_empty() {
        return picture;
    }
    let widest = picture.width.max(NARROWEST);
    let (mut x, mut y, mut right) = (0.0_f64, picture.height + LINE, picture.width);
    let mut body = picture.body;
    for (i, (name, _)) in parts.iter().enumerate() {
        let width = SIGN + CHARACTER * name.chars().count() as f64 + GAP;
        if x > 0.0 && x + width > widest {
            (x, y) = (0.0, y + LINE);
        }
        body += &disc(i, x + SIGN / 2.0, y, 7.0);
        let (left, middle) = (number(x + SIGN), number(y));
        body += &format!(
            "<text x=\"{left}\" y=\"{middle}\" dy=\".35em\" class=\"left\">{}</text>\n",
            escape(name)
        );
        x += width;
        right = right.max(x);
    }
    Picture { width: right, height: y + LINE / 2.0, body }
}

#[cfg(test)]
mod tests {
    use crate::draw::{Style, graph_svg, styled_graph_svg};
    use crate::graph::Graph;

    #[test]
    fn parts_have_halos_and_a_legend() {
        let names = ["u", "v<", "w"].map(|name| Some(name.to_string()));
        let graph = Graph::undirected(3, [(0, 1), (1, 2)]).with_names(names);
        let style = Style {
            parts: vec![("ends & so on".into(), vec![0, 2]), ("middle".into(), vec![1])],
            ..Style::default()
        };
        let svg = styled_graph_svg(&graph, None, &style);
        assert_eq!(svg.matches("class=\"part part0\"").count(), 3);
        assert_eq!(svg.matches("class=\"part part1\"").count(), 2);
        assert!(svg.contains(">v&lt;</text>") && svg.contains(">ends &amp; so on</text>"));
        assert!(!graph_svg(&graph, None).contains("class=\"part"));
    }
}
