//! SVG: escaping, the theme, and pictures that can be put side by side.

use super::theme::Theme;
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
        self.themed(title, description, language, Theme::Auto)
    }

    /// The same on a given ground.
    pub fn themed(&self, title: &str, description: &str, language: Language, theme: Theme) -> String {
        let (width, height) = (number(self.width + 2.0 * MARGIN), number(self.height + 2.0 * MARGIN));
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"grundy\" role=\"img\" lang=\"{}\" \
             width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n",
            language.id()
        );
        text += &format!("<title>{}</title>\n<desc>{}</desc>\n", escape(title), escape(description));
        text += &format!("<style>\n{}</style>\n", theme.rules());
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
