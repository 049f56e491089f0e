//! Several boards, in a sum.

use super::{Drawn, picture, view_text_in};
use crate::draw::Style;
use crate::draw::svg::Picture;
use crate::rules::View;
use crate::tell::Language;

impl Drawn for Vec<View> {
    fn picture(&self, style: &Style) -> Picture {
        let drawn = |(part, view): (usize, &View)| picture(view, &style.of_part(part));
        Picture::row(self.iter().enumerate().map(drawn).collect())
    }

    fn text(&self, language: Language) -> String {
        let texts: Vec<String> = self.iter().map(|view| view_text_in(view, language)).collect();
        texts.join("\n+\n")
    }
}
