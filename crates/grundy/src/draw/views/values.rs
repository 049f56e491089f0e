//! Values, written as a sum.

use super::Drawn;
use crate::draw::Style;
use crate::draw::svg::{Picture, label};
use crate::rules::value_sum;
use crate::rules::view::Values;
use crate::tell::Language;

impl Drawn for Values<'_> {
    fn picture(&self, _style: &Style) -> Picture {
        let sum = value_sum(self.0);
        let width = 12.0 * sum.chars().count() as f64 + 24.0;
        Picture { width, height: 36.0, body: label(width / 2.0, 18.0, "strong", &sum) }
    }

    fn text(&self, _language: Language) -> String {
        value_sum(self.0)
    }
}
