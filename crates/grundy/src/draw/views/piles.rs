//! Piles: heaps with their objects, the others as one block with what is in it.

use super::Drawn;
use super::columns::{Column, columns, lines};
use crate::draw::Style;
use crate::draw::svg::Picture;
use crate::rules::Pile;
use crate::tell::Language;

/// Heaps with more objects are drawn as one block with their number, in pictures and on the terminal.
const MOST_ALIKE: usize = 12;
const MOST_OBJECTS: u64 = 40;

impl Drawn for Vec<Pile> {
    /// Piles side by side: heaps with their objects, the others as one block with what is in it.
    fn picture(&self, style: &Style) -> Picture {
        let few = |pile: &Pile| match pile {
            Pile::Heap(size) => usize::try_from(*size).ok().filter(|&size| size <= MOST_ALIKE),
            _ => None,
        };
        let column = |pile: &Pile| Column {
            text: pile.to_string(),
            objects: few(pile).map(|count| "C".repeat(count)),
            lettered: false,
        };
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
    use crate::draw::view_svg;
    use crate::rules::View;

    #[test]
    fn bags_and_banks_are_blocks() {
        let piles = vec![Pile::Heap(2), Pile::Bag(vec![0, 1, 3]), Pile::Bank(4)];
        let svg = view_svg(&View::Piles(piles), &Style::default());
        assert_eq!(svg.matches("<rect class=\"shape heap\"").count(), 2);
        assert!(svg.contains(">{0;1;3}</text>") && svg.contains(">+4</text>"));
    }
}
