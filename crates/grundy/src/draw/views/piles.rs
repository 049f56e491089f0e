//! Piles: heaps with their objects, the others as one block with what is in it.

use super::Drawn;
use super::columns::{Column, Content, Object, columns, lines};
use crate::draw::Style;
use crate::draw::svg::Picture;
use crate::rules::Pile;
use crate::tell::Language;

/// Heaps with more objects are drawn as one block with their number, in pictures and on the terminal.
const MOST_ALIKE: u64 = 30;
const MOST_OBJECTS: u64 = 40;

impl Drawn for Vec<Pile> {
    /// Piles side by side: heaps with their objects, bags with the sizes in them, the others as one block.
    fn picture(&self, style: &Style) -> Picture {
        let object = |_| Object { class: "heap".to_string(), letter: None };
        let content = |pile: &Pile| match pile {
            Pile::Heap(size @ 0..=MOST_ALIKE) => Content::Objects((0..*size).map(object).collect()),
            Pile::Bag(sizes) => Content::Bag(sizes.clone()),
            Pile::Heap(_) | Pile::Bank(_) | Pile::Limit(_) => Content::Block,
        };
        let column = |pile: &Pile| Column { text: pile.to_string(), content: content(pile) };
        columns(&self.iter().map(column).collect::<Vec<_>>(), style)
    }

    /// One line per pile: its number, its objects or what is in it; a bank and a limit have no number.
    fn text(&self, _language: Language) -> String {
        let width = self.len().saturating_sub(1).to_string().len();
        let line = |(i, pile): (usize, &Pile)| match pile {
            Pile::Heap(size @ 1..=MOST_OBJECTS) => {
                format!("{i:>width$}: {size} {}", "o".repeat(*size as usize))
            }
            Pile::Heap(_) | Pile::Bag(_) => format!("{i:>width$}: {pile}"),
            Pile::Bank(_) | Pile::Limit(_) => format!("{:width$}  {pile}", ""),
        };
        lines(self.iter().enumerate().map(line).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::{Found, Note, view_svg};
    use crate::rules::{Place, View};

    #[test]
    fn bags_and_banks_are_blocks() {
        let piles = vec![Pile::Heap(2), Pile::Bag(vec![0, 1, 3]), Pile::Bank(4)];
        let svg = view_svg(&View::Piles(piles), &Style::default());
        assert_eq!(svg.matches("<rect class=\"shape heap\"").count(), 5);
        assert_eq!(svg.matches("<g data-heap=\"1\">").count(), 1);
        assert_eq!(svg.matches("<rect class=\"line open\"").count(), 1);
        assert!(svg.contains(">+4</text>"));
    }

    #[test]
    fn results_stand_on_what_a_move_leaves() {
        let left =
            |of, objects, found| Note {
                places: vec![Place::Left { of, objects }], found, text: "∗1".into()
            };
        // Taking all of the first heap, letting it grow by one, and the bag as a heap of 3.
        let notes = vec![left(0, 0, Found::Win), left(0, 3, Found::Loss), left(1, 3, Found::Draw)];
        let piles = View::Piles(vec![Pile::Heap(2), Pile::Bag(vec![0, 3])]);
        let svg = view_svg(&piles, &Style { notes, ..Style::default() });
        for (class, sign) in [("win", "✓"), ("loss", "✗"), ("tie", "=")] {
            assert_eq!(svg.matches(&format!("<rect class=\"shape {class}\"")).count(), 1, "{class}");
            assert_eq!(svg.matches(&format!(">{sign} ∗1</text>")).count(), 1, "{class}");
        }
        assert_eq!(svg.matches("<rect class=\"shape dead\"").count(), 1, "an empty place above the heap");
    }
}
