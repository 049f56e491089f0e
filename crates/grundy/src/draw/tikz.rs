//! Pictures as TikZ: the same drawing, for papers and slides.

mod sheet;

use sheet::{Element, Sheet};
use std::fmt::Write;

/// A picture of this library as TikZ code. It reads the SVG that the other functions of this layer write (circles,
/// rectangles, paths of lines and Bézier curves, polygons, texts, groups that are moved or scaled) together with its rules
/// of style for light ground, so that both have the same shapes, colours and texts. It needs the packages `tikz` and `amssymb`.
///
/// ```
/// let graph = grundy::graph::Graph::undirected(2, [(0, 1)]);
/// let code = grundy::draw::tikz(&grundy::draw::graph_svg(&graph, None));
/// assert!(code.contains("\\begin{tikzpicture}") && code.contains("circle"));
/// ```
pub fn tikz(svg: &str) -> String {
    let sheet = Sheet::of(svg);
    let mut code = String::from("% \\usepackage{tikz,amssymb}\n");
    let mut writer = Writer { sheet: &sheet, moved: vec![(0.0, 0.0, 1.0)], before: Vec::new() };
    let mut drawn = String::new();
    for element in sheet::elements(svg) {
        match element.name {
            "title" => {
                let _ = writeln!(code, "% {}", element.text.replace('\n', " "));
            }
            "rect" if element.classes().eq(["paper"]) => {}
            _ => drawn += &writer.draw(&element).unwrap_or_default(),
        }
    }
    code + "\\begin{tikzpicture}[x=0.75pt,y=-0.75pt,line join=round]\n" + &drawn + "\\end{tikzpicture}\n"
}

/// Points per unit of the drawing.
const POINTS: f64 = 0.75;

/// Where the groups around an element move it, by how much they scale it, and the classes of the element before.
struct Writer<'a> {
    sheet: &'a Sheet<'a>,
    moved: Vec<(f64, f64, f64)>,
    before: Vec<String>,
}

impl Writer<'_> {
    fn draw(&mut self, element: &Element<'_>) -> Option<String> {
        let code = match element.name {
            "g" => {
                let (x, y, scale) = self.here();
                let (by_x, by_y, by) = element.moved();
                self.moved.push((x + scale * by_x, y + scale * by_y, scale * by));
                None
            }
            "/g" => {
                self.moved.pop();
                None
            }
            "circle" => {
                let radius = number(element.value("r")? * self.here().2);
                let at = self.point(element.value("cx")?, element.value("cy")?);
                Some(self.path(element, &format!("{at} circle[radius={radius}]")))
            }
            "rect" => {
                let [x, y] = ["x", "y"].map(|name| element.value(name).unwrap_or(0.0));
                let to = self.point(x + element.value("width")?, y + element.value("height")?);
                Some(self.path(element, &format!("{} rectangle {to}", self.point(x, y))))
            }
            "path" => Some(self.path(element, &self.curve(element.attribute("d")?)?)),
            "polygon" => Some(self.path(element, &format!("{} -- cycle", self.points(element)?))),
            "polyline" => Some(self.path(element, &self.points(element)?)),
            "text" => Some(self.node(element)?),
            _ => return None,
        };
        self.before = element.classes().map(String::from).collect();
        code
    }

    fn here(&self) -> (f64, f64, f64) {
        self.moved.last().copied().unwrap_or((0.0, 0.0, 1.0))
    }

    fn point(&self, x: f64, y: f64) -> String {
        let (left, top, scale) = self.here();
        format!("({},{})", number(left + scale * x), number(top + scale * y))
    }

    fn points(&self, element: &Element<'_>) -> Option<String> {
        let numbers = numbers(element.attribute("points")?);
        let points: Vec<String> = numbers.chunks_exact(2).map(|pair| self.point(pair[0], pair[1])).collect();
        (!points.is_empty()).then(|| points.join(" -- "))
    }

    /// The commands of a path: moves, lines, and curves with one control point (written with two: Elevation of the degree)
    /// or two.
    fn curve(&self, d: &str) -> Option<String> {
        let mut code = String::new();
        let (mut x, mut y) = (0.0, 0.0);
        let starts: Vec<usize> =
            d.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()).map(|(i, _)| i).collect();
        for (i, &start) in starts.iter().enumerate() {
            let end = starts.get(i + 1).copied().unwrap_or(d.len());
            let values = numbers(&d[start + 1..end]);
            let from = (x, y);
            let piece = match (&d[start..=start], &values[..]) {
                ("M", &[to_x, to_y]) => {
                    (x, y) = (to_x, to_y);
                    format!(" {}", self.point(x, y))
                }
                ("L", &[to_x, to_y]) => {
                    (x, y) = (to_x, to_y);
                    format!(" -- {}", self.point(x, y))
                }
                ("H", &[to]) => {
                    x = to;
                    format!(" -- {}", self.point(x, y))
                }
                ("V", &[to]) => {
                    y = to;
                    format!(" -- {}", self.point(x, y))
                }
                ("Q", &[p, q, to_x, to_y]) => {
                    (x, y) = (to_x, to_y);
                    let third = |end: f64, control: f64| end + 2.0 / 3.0 * (control - end);
                    let one = self.point(third(from.0, p), third(from.1, q));
                    let two = self.point(third(x, p), third(y, q));
                    format!(" .. controls {one} and {two} .. {}", self.point(x, y))
                }
                ("C", &[p, q, u, v, to_x, to_y]) => {
                    (x, y) = (to_x, to_y);
                    format!(
                        " .. controls {} and {} .. {}",
                        self.point(p, q),
                        self.point(u, v),
                        self.point(x, y)
                    )
                }
                ("Z", &[]) => " -- cycle".to_string(),
                _ => return None,
            };
            code += &piece;
        }
        Some(code.trim_start().to_string())
    }

    fn path(&self, element: &Element<'_>, path: &str) -> String {
        let style = self.sheet.style(element, &self.before);
        let mut options = Vec::new();
        options.extend(style.colour("fill").map(|colour| format!("fill={colour}")));
        if let Some(colour) = style.colour("stroke") {
            options.push(format!("draw={colour}"));
            let width = style.length("stroke-width").unwrap_or(1.0);
            options.push(format!("line width={}pt", number(width * POINTS * self.here().2)));
        }
        let dashes = numbers(style.get("stroke-dasharray").filter(|dashes| *dashes != "none").unwrap_or(""));
        if let [on, off] = dashes[..] {
            options.push(format!("dash pattern=on {}pt off {}pt", number(on * POINTS), number(off * POINTS)));
        }
        options.extend(style.get("opacity").map(|opacity| format!("opacity={opacity}")));
        if let Some(round) = element.value("rx") {
            options.push(format!("rounded corners={}pt", number(round * POINTS * self.here().2)));
        }
        match options.is_empty() {
            true => String::new(),
            false => format!("\\path[{}] {path};\n", options.join(", ")),
        }
    }

    fn node(&self, element: &Element<'_>) -> Option<String> {
        let style = self.sheet.style(element, &self.before);
        let at = self.point(element.value("x")?, element.value("y")?);
        let size = style.length("font-size").unwrap_or(13.0) * POINTS * self.here().2;
        let bold = if style.get("font-weight") == Some("700") { "\\bfseries" } else { "" };
        let mut options = vec!["inner sep=0.6pt".to_string()];
        options.extend(match style.get("text-anchor") {
            Some("start") => Some("anchor=west".to_string()),
            Some("end") => Some("anchor=east".to_string()),
            _ => None,
        });
        options.extend(style.colour("fill").map(|colour| format!("text={colour}")));
        options.push(format!("font=\\sffamily{bold}\\fontsize{{{0}}}{{{0}}}\\selectfont", number(size)));
        if element.attribute("transform").is_some_and(|transform| transform.starts_with("rotate(-90")) {
            options.push("rotate=90".into());
        }
        Some(format!("\\node[{}] at {at} {{{}}};\n", options.join(", "), tex(&element.text)))
    }
}

/// The numbers of a text, separated by spaces or commas.
fn numbers(text: &str) -> Vec<f64> {
    text.split([' ', ',']).filter_map(|number| number.parse().ok()).collect()
}

fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_string() } else { short.to_string() }
}

/// A text as TeX writes it: special characters escaped, signs of mathematics by their commands.
fn tex(text: &str) -> String {
    let sign = |sign: char| match sign {
        '\\' => Some("\\textbackslash{}"),
        '{' => Some("\\{"),
        '}' => Some("\\}"),
        '$' => Some("\\$"),
        '&' => Some("\\&"),
        '#' => Some("\\#"),
        '_' => Some("\\_"),
        '%' => Some("\\%"),
        '^' => Some("\\^{}"),
        '~' => Some("\\~{}"),
        '<' => Some("$<$"),
        '>' => Some("$>$"),
        '|' => Some("$|$"),
        '✓' => Some("\\checkmark"),
        '✗' | '✕' | '×' => Some("$\\times$"),
        '∗' => Some("$\\ast$"),
        '−' => Some("$-$"),
        '±' => Some("$\\pm$"),
        '⊕' => Some("$\\oplus$"),
        '→' => Some("$\\to$"),
        '∞' => Some("$\\infty$"),
        '•' => Some("$\\bullet$"),
        '○' => Some("$\\circ$"),
        '↑' => Some("$\\uparrow$"),
        '↓' => Some("$\\downarrow$"),
        '½' => Some("$\\frac12$"),
        '≤' => Some("$\\le$"),
        '≥' => Some("$\\ge$"),
        '⊤' => Some("$\\top$"),
        '⊥' => Some("$\\bot$"),
        '¬' => Some("$\\lnot$"),
        '∨' => Some("$\\lor$"),
        '∧' => Some("$\\land$"),
        '∀' => Some("$\\forall$"),
        '∃' => Some("$\\exists$"),
        '…' => Some("\\dots{}"),
        _ => None,
    };
    text.chars().fold(String::new(), |mut code, c| {
        match sign(c) {
            Some(command) => code.push_str(command),
            None => code.push(c),
        }
        code
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::{Found, Note, Style, view_svg};
    use crate::rules::{GraphView, Mark, Place, Stroke, View};

    fn drawn(view: GraphView, style: &Style) -> String {
        tikz(&view_svg(&View::Graph(view), style))
    }

    /// Every brace is closed, every picture is one environment, and every command ends in a semicolon.
    #[track_caller]
    fn is_well_formed(code: &str) {
        assert_eq!(code.matches("\\begin{tikzpicture}").count(), 1);
        assert_eq!(code.matches("\\end{tikzpicture}").count(), 1);
        let plain = code.replace("\\{", "").replace("\\}", "");
        assert_eq!(plain.matches('{').count(), plain.matches('}').count(), "{code}");
        let commands = code.lines().filter(|line| line.starts_with("\\path") || line.starts_with("\\node"));
        assert!(commands.clone().count() > 0 && commands.clone().all(|line| line.ends_with(';')), "{code}");
    }

    #[test]
    fn shapes_colours_and_names_are_those_of_the_picture() {
        let view = GraphView {
            vertices: vec![Mark::Alice, Mark::Bob, Mark::Free],
            edges: vec![Stroke::line(0, 1), Stroke { directed: true, ..Stroke::line(1, 2) }],
            names: vec!["a_1".into(), "50%".into(), "São Paulo".into()],
            ..GraphView::default()
        };
        let notes = vec![Note { places: vec![Place::element(2)], found: Found::Win, text: "∗2".into() }];
        let code = drawn(view, &Style { notes, ..Style::default() });
        is_well_formed(&code);
        // Alice's disc and Bob's square in the colours of the page, the arrowhead, the names and the result.
        assert_eq!(code.matches("fill={rgb,255:red,26;green,101;blue,180}").count(), 1);
        assert!(
            code.lines().any(|line| line.contains("red,176;green,71;blue,13") && line.contains("rectangle"))
        );
        assert_eq!(code.matches("-- cycle").count(), 1);
        for text in ["{a\\_1}", "{50\\%}", "{São Paulo}", "{\\checkmark $\\ast$2}"] {
            assert!(code.contains(text), "{text} in {code}");
        }
    }

    /// A vertex that is coloured has its hue, and the outline of its owner: the last rule that matches decides.
    #[test]
    fn rules_of_style_are_applied_in_order() {
        let view = GraphView { vertices: vec![Mark::Bob], colours: vec![Some(2)], ..GraphView::default() };
        let code = drawn(view, &Style::default());
        let vertex = code.lines().find(|line| line.contains("rectangle")).unwrap();
        assert!(vertex.contains("fill={rgb,255:red,86;green,180;blue,233}"), "{vertex}");
        assert!(vertex.contains("draw={rgb,255:red,176;green,71;blue,13}"), "{vertex}");
        assert!(vertex.contains("rounded corners"), "{vertex}");
    }

    #[test]
    fn every_kind_of_board_can_be_written() {
        let views = [
            View::Heaps(vec![3, 0, 99]),
            View::Strip(vec![Mark::Free, Mark::Taken]),
            View::Stacks(vec!["AB".into()]),
            View::Values(vec!["{3|-1}".into()]),
            View::Several(vec![View::Heaps(vec![1]), View::Heaps(vec![2])]),
        ];
        for view in views {
            is_well_formed(&tikz(&view_svg(&view, &Style::default())));
        }
    }

    /// A quadratic curve from (0,0) over (3,3) to (6,0) has the cubic control points (2,2) and (4,2).
    #[test]
    fn curves_keep_their_form() {
        let code =
            tikz("<style>\n.grundy .line{stroke:#000000}\n</style><path class=\"line\" d=\"M0 0Q3 3 6 0\"/>");
        assert!(code.contains("(0,0) .. controls (2,2) and (4,2) .. (6,0);"), "{code}");
    }
}
