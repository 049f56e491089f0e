//! Values: a card for each, with plus signs between them; as text a sum.

use super::Drawn;
use crate::draw::Style;
use crate::draw::svg::{Picture, label, number};
use crate::rules::view::Values;
use crate::rules::{Place, value_sum};
use crate::tell::Language;

impl Drawn for Values<'_> {
    fn picture(&self, style: &Style) -> Picture {
        if self.0.is_empty() {
            return Picture { width: 36.0, height: 36.0, body: label(18.0, 18.0, "strong", "0") };
        }
        Picture::row(self.0.iter().enumerate().map(|(i, value)| card(i, value, style)).collect())
    }

    fn text(&self, _language: Language) -> String {
        value_sum(self.0)
    }
}

/// The height of a card.
const HEIGHT: f64 = 58.0;

/// A value, and below it what is known of the moves in it.
fn card(i: usize, value: &str, style: &Style) -> Picture {
    let width = HEIGHT.max(28.0 + 9.0 * value.chars().count() as f64);
    let (middle, sign) = (width / 2.0, style.sign(&Place::element(i)));
    let frame = |class: &str, inset: f64| {
        let [at, wide, high] = [inset, width - 2.0 * inset, HEIGHT - 2.0 * inset].map(number);
        format!(
            "<rect class=\"{class}\" x=\"{at}\" y=\"{at}\" width=\"{wide}\" height=\"{high}\" rx=\"8\"/>\n"
        )
    };
    let mut body = format!("<g data-value=\"{i}\">\n{}", frame("shape", 1.0));
    if let Some(sign) = &sign {
        body += &frame(&format!("shape {}", sign.class), 4.0);
        body += &sign.label(middle, HEIGHT - 14.0);
    }
    let rise = if sign.is_some() { 6.0 } else { 0.0 };
    body += &label(middle, HEIGHT / 2.0 - rise, "strong", value);
    if style.emphasis.contains(&i) {
        body += &frame("best", 4.0);
    }
    Picture { width, height: HEIGHT, body: body + "</g>\n" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::{Found, Note, view_svg};
    use crate::rules::View;

    #[test]
    fn cards_show_their_values_and_what_is_known() {
        let note = Note { places: vec![Place::element(1)], found: Found::Win, text: "0".into() };
        let values = View::Values(vec!["{1|-1}".into(), "^".into()]);
        let svg = view_svg(&values, &Style { notes: vec![note], ..Style::default() });
        assert_eq!(svg.matches("<g data-value").count(), 2);
        assert_eq!(svg.matches("<rect class=\"shape win\"").count(), 1);
        assert!(svg.contains(">{1|-1}</text>") && svg.contains(">+</text>") && svg.contains(">✓ 0</text>"));
        assert!(view_svg(&View::Values(Vec::new()), &Style::default()).contains(">0</text>"));
    }
}
