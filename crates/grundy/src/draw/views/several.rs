//! Several boards, in a sum.

use super::{Drawn, picture, view_text_in};
use crate::draw::Style;
use crate::draw::svg::Picture;
use crate::rules::View;
use crate::tell::Language;

impl Drawn for Vec<View> {
    fn picture(&self, style: &Style) -> Picture {
        let plain = Style { language: style.language, ..Style::default() };
        Picture::row(self.iter().map(|view| picture(view, &plain)).collect())
    }

    fn text(&self, language: Language) -> String {
        let texts: Vec<String> = self.iter().map(|view| view_text_in(view, language)).collect();
        texts.join("\n+\n")
    }
}
