//! SVG: escaping, the theme, and pictures that can be put side by side.

use crate::tell::Language;

/// Text as XML: the five special characters are escaped, and control characters, which XML forbids, dropped.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' | '\t' => escaped.push(' '),
            control if control.is_control() => {}
            '\u{fffe}' | '\u{ffff}' => {}
            other => escaped.push(other),
        }
    }
    escaped
}

/// A length with at most one decimal.
pub fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    match text.strip_suffix(".0").unwrap_or(&text) {
        "-0" => "0".to_string(),
        short => short.to_string(),
    }
}

/// A text centred at a point.
pub fn label(x: f64, y: f64, class: &str, text: &str) -> String {
    let (x, y) = (number(x), number(y));
    format!("<text x=\"{x}\" y=\"{y}\" dy=\".35em\" class=\"{class}\">{}</text>\n", escape(text))
}

/// How many hues there are for the colours of vertices: those of Okabe and Ito, then some that colour-blind people can
/// distinguish from them too. The page has the same.
pub const HUES: u8 = 12;

/// Colours for light backgrounds, then for dark ones. Every rule is scoped, so that pictures can be embedded in a
/// page, and no rule uses variables, which many converters do not support. Players differ in more than hue.
const THEME: &str = "\
.grundy{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}
.grundy text{font-size:13px;text-anchor:middle;fill:#1b2430}
.grundy text.small{font-size:10px}
.grundy text.left{text-anchor:start}
.grundy text.right{text-anchor:end}
.grundy text.dim{fill:#67717f}
.grundy text.strong{font-weight:700}
.grundy text.tag{font-size:11px;font-weight:700;stroke:#fff;stroke-width:4px;paint-order:stroke}
.grundy text.tag.name{font-weight:400}
.grundy .paper{fill:#fff}
.grundy .shape{fill:#fff;stroke:#1b2430;stroke-width:1.6}
.grundy .shape.A{fill:#cfe3f5}
.grundy .shape.B{fill:#f8d9c6}
.grundy .shape.C{fill:#dfe9d8}
.grundy .shape.dead{fill:#f3f5f7;stroke:#a3acb8;stroke-dasharray:3 3}
.grundy .shape.taken{fill:#3c4656;stroke:#1b2430}
.grundy .shape.alice{fill:#1f6fb4;stroke:#124a7b}
.grundy .shape.bob{fill:#b8470f;stroke:#7d2f08}
.grundy .shape.offered{fill:#fdf0c2;stroke:#8a6a00;stroke-width:2.4;stroke-dasharray:5 3}
.grundy .shape.taken+text,.grundy .shape.alice+text,.grundy .shape.bob+text{fill:#fff}
.grundy .shape.dead+text{fill:#67717f}
.grundy .shape.hue0{fill:#e69f00;stroke:#1b2430}
.grundy .shape.hue1{fill:#56b4e9;stroke:#1b2430}
.grundy .shape.hue2{fill:#009e73;stroke:#1b2430}
.grundy .shape.hue3{fill:#f0e442;stroke:#1b2430}
.grundy .shape.hue4{fill:#0072b2;stroke:#1b2430}
.grundy .shape.hue5{fill:#d55e00;stroke:#1b2430}
.grundy .shape.hue6{fill:#cc79a7;stroke:#1b2430}
.grundy .shape.hue7{fill:#661100;stroke:#1b2430}
.grundy .shape.hue8{fill:#332288;stroke:#1b2430}
.grundy .shape.hue9{fill:#99ffee;stroke:#1b2430}
.grundy .shape.hue10{fill:#665555;stroke:#1b2430}
.grundy .shape.hue11{fill:#5511dd;stroke:#1b2430}
.grundy .shape.hue0+text,.grundy .shape.hue1+text,.grundy .shape.hue2+text,.grundy .shape.hue3+text,.grundy .shape.hue5+text,.grundy .shape.hue6+text,.grundy .shape.hue9+text{fill:#1b2430}
.grundy .shape.hue4+text,.grundy .shape.hue7+text,.grundy .shape.hue8+text,.grundy .shape.hue10+text,.grundy .shape.hue11+text{fill:#fff}
.grundy .part{opacity:.35}
.grundy .part0{fill:#e69f00}
.grundy .part1{fill:#56b4e9}
.grundy .part2{fill:#009e73}
.grundy .part3{fill:#f0e442}
.grundy .part4{fill:#0072b2}
.grundy .part5{fill:#d55e00}
.grundy .part6{fill:#cc79a7}
.grundy .part7{fill:#8c8c8c}
.grundy .line{fill:none;stroke:#4b5563;stroke-width:1.6}
.grundy .line.dead{stroke:#c3cad4;stroke-dasharray:4 4}
.grundy .line.taken{stroke:#1b2430;stroke-width:4}
.grundy .line.alice{stroke:#1f6fb4;stroke-width:4}
.grundy .line.bob{stroke:#b8470f;stroke-width:4;stroke-dasharray:9 3}
.grundy .line.offered{stroke:#8a6a00;stroke-width:4;stroke-dasharray:2 4}
.grundy .line.thin{stroke-width:1.8;stroke-dasharray:none}
.grundy .grid{fill:none;stroke:#e3e7ec;stroke-width:1}
.grundy .head{fill:#4b5563}
.grundy .head.dead{fill:#c3cad4}
.grundy .head.taken{fill:#1b2430}
.grundy .head.alice{fill:#1f6fb4}
.grundy .head.bob{fill:#b8470f}
.grundy .ring{fill:none;stroke:#8a2be2;stroke-width:2.4}
.grundy .best{fill:none;stroke:#1a8a3c;stroke-width:4;opacity:.75}
@media (prefers-color-scheme:dark){
.grundy text{fill:#e6eaf0}
.grundy text.dim{fill:#95a0af}
.grundy text.tag{stroke:#14181f}
.grundy .paper{fill:#14181f}
.grundy .shape{fill:#14181f;stroke:#e6eaf0}
.grundy .shape.A{fill:#17405f}
.grundy .shape.B{fill:#5c2f14}
.grundy .shape.C{fill:#2d3b2a}
.grundy .shape.dead{fill:#1a1f27;stroke:#5b6675}
.grundy .shape.taken{fill:#c3cad4;stroke:#e6eaf0}
.grundy .shape.alice{fill:#5aa9e6;stroke:#a9d3f5}
.grundy .shape.bob{fill:#f08a4b;stroke:#f8c4a3}
.grundy .shape.offered{fill:#423608;stroke:#e8c95c}
.grundy .shape.taken+text,.grundy .shape.alice+text,.grundy .shape.bob+text{fill:#14181f}
.grundy .shape.dead+text{fill:#95a0af}
.grundy .shape.hue0{fill:#e69f00;stroke:#e6eaf0}
.grundy .shape.hue1{fill:#56b4e9;stroke:#e6eaf0}
.grundy .shape.hue2{fill:#009e73;stroke:#e6eaf0}
.grundy .shape.hue3{fill:#f0e442;stroke:#e6eaf0}
.grundy .shape.hue4{fill:#0072b2;stroke:#e6eaf0}
.grundy .shape.hue5{fill:#d55e00;stroke:#e6eaf0}
.grundy .shape.hue6{fill:#cc79a7;stroke:#e6eaf0}
.grundy .shape.hue7{fill:#661100;stroke:#e6eaf0}
.grundy .shape.hue8{fill:#332288;stroke:#e6eaf0}
.grundy .shape.hue9{fill:#99ffee;stroke:#e6eaf0}
.grundy .shape.hue10{fill:#665555;stroke:#e6eaf0}
.grundy .shape.hue11{fill:#5511dd;stroke:#e6eaf0}
.grundy .shape.hue0+text,.grundy .shape.hue1+text,.grundy .shape.hue2+text,.grundy .shape.hue3+text,.grundy .shape.hue5+text,.grundy .shape.hue6+text,.grundy .shape.hue9+text{fill:#14181f}
.grundy .shape.hue4+text,.grundy .shape.hue7+text,.grundy .shape.hue8+text,.grundy .shape.hue10+text,.grundy .shape.hue11+text{fill:#fff}
.grundy .line{stroke:#aab4c2}
.grundy .line.dead{stroke:#3d4652}
.grundy .line.taken{stroke:#e6eaf0}
.grundy .line.alice{stroke:#5aa9e6}
.grundy .line.bob{stroke:#f08a4b}
.grundy .line.offered{stroke:#e8c95c}
.grundy .grid{stroke:#2a313b}
.grundy .head{fill:#aab4c2}
.grundy .head.dead{fill:#3d4652}
.grundy .head.taken{fill:#e6eaf0}
.grundy .head.alice{fill:#5aa9e6}
.grundy .head.bob{fill:#f08a4b}
.grundy .ring{stroke:#c79bff}
.grundy .best{stroke:#4cc26f}
}
";

/// Room around a picture.
const MARGIN: f64 = 8.0;

/// Beyond this width a sum continues in a new row.
const WIDEST_ROW: f64 = 1200.0;

/// A piece of a drawing, from (0, 0) to (width, height).
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Picture {
    pub width: f64,
    pub height: f64,
    pub body: String,
}

impl Picture {
    /// Pictures side by side, with a plus sign between them.
    pub fn row(pictures: Vec<Picture>) -> Picture {
        const PLUS: f64 = 28.0;
        let (mut x, mut y, mut row_height) = (0.0, 0.0, 0.0_f64);
        let mut whole = Picture::default();
        for (i, picture) in pictures.iter().enumerate() {
            if i > 0 && x + PLUS + picture.width > WIDEST_ROW {
                (x, y, row_height) = (0.0, y + row_height + PLUS, 0.0);
            }
            if i > 0 {
                whole.body += &label(x + PLUS / 2.0, y + picture.height / 2.0, "strong", "+");
                x += PLUS;
            }
            let at = format!("{} {}", number(x), number(y));
            whole.body += &format!("<g transform=\"translate({at})\">\n{}</g>\n", picture.body);
            x += picture.width;
            row_height = row_height.max(picture.height);
            whole.width = whole.width.max(x);
            whole.height = whole.height.max(y + row_height);
        }
        whole
    }

    /// The picture as a document of its own, with its title and description for screen readers.
    pub fn document(&self, title: &str, description: &str, language: Language) -> String {
        let (width, height) = (number(self.width + 2.0 * MARGIN), number(self.height + 2.0 * MARGIN));
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"grundy\" role=\"img\" lang=\"{}\" \
             width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n",
            language.id()
        );
        text += &format!("<title>{}</title>\n<desc>{}</desc>\n", escape(title), escape(description));
        text += &format!("<style>\n{THEME}</style>\n");
        text += &format!("<rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n");
        text +=
            &format!("<g transform=\"translate({0} {0})\">\n{1}</g>\n</svg>\n", number(MARGIN), self.body);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_signs_are_escaped() {
        assert_eq!(escape("a<b & \"c\" > 'd'\u{7}"), "a&lt;b &amp; &quot;c&quot; &gt; &#39;d&#39;");
        assert_eq!(escape("vértice 3"), "vértice 3");
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(number(3.0), "3");
        assert_eq!(number(2.25), "2.2");
        assert_eq!(number(-0.01), "0");
    }

    #[test]
    fn titles_cannot_break_out() {
        let text = Picture::default().document("</title><script>", "&", Language::English);
        assert!(!text.contains("<script>"));
        assert!(text.contains("<desc>&amp;</desc>"));
    }

    #[test]
    fn wide_sums_are_wrapped() {
        let piece = Picture { width: 500.0, height: 10.0, body: String::new() };
        let row = Picture::row(vec![piece; 3]);
        assert!(row.width <= WIDEST_ROW && row.height > 20.0);
        assert_eq!(Picture::row(Vec::new()), Picture::default());
    }
}
