//! Stacks: every object with its letter and its tint.

use super::Drawn;
use super::columns::{Column, Content, Object, columns, lines};
use crate::draw::Style;
use crate::draw::svg::Picture;
use crate::rules::view::Stacks;
use crate::tell::Language;

/// Stacks with more objects are drawn as one block with their number: later than heaps, since their objects differ.
const MOST_STACKED: usize = 90;

impl Drawn for Stacks<'_> {
    /// Stacks side by side, every object with its letter and its tint.
    fn picture(&self, style: &Style) -> Picture {
        let object = |letter: char| Object { class: letter.to_string(), letter: Some(letter) };
        let content = |stack: &String| match stack.len() {
            0..=MOST_STACKED => Content::Objects(stack.chars().map(object).collect()),
            _ => Content::Block,
        };
        let column = |stack: &String| Column { text: stack.len().to_string(), content: content(stack) };
        columns(&self.0.iter().map(column).collect::<Vec<_>>(), style)
    }

    /// One line per stack: its number and its objects, bottom first.
    fn text(&self, _language: Language) -> String {
        let width = self.0.len().saturating_sub(1).to_string().len();
        let line = |(i, stack): (usize, &String)| match stack.as_str() {
            "" => format!("{i:>width$}: 0"),
            letters => format!("{i:>width$}: {letters}"),
        };
        lines(self.0.iter().enumerate().map(line).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::view_svg;
    use crate::rules::View;

    #[test]
    fn stacks_show_their_letters() {
        let stacks = vec!["ABB".to_string(), String::new(), "C".repeat(99)];
        let svg = view_svg(&View::Stacks(stacks), &Style::default());
        assert_eq!(svg.matches("<rect class=\"shape B\"").count(), 2);
        assert_eq!(svg.matches(">B</text>").count(), 2);
        assert!(svg.contains(">99</text>") && svg.matches("<rect class=\"shape C\"").count() == 0);
    }
}
