//! Heaps.

use super::Drawn;
use crate::draw::Style;
use crate::draw::svg::Picture;
use crate::rules::Pile;
use crate::tell::Language;

impl Drawn for Vec<u64> {
    /// Heaps side by side: their sizes above, their numbers, from 1, below.
    fn picture(&self, style: &Style) -> Picture {
        as_piles(self).picture(style)
    }

    /// One line per heap: its number, its size, its objects.
    fn text(&self, language: Language) -> String {
        as_piles(self).text(language)
    }
}

fn as_piles(heaps: &[u64]) -> Vec<Pile> {
    heaps.iter().map(|&size| Pile::Heap(size)).collect()
}

#[cfg(test)]
mod tests {
    use crate::draw::{Style, view_svg};
    use crate::rules::View;

    #[test]
    fn small_heaps_are_stacked_and_large_ones_counted() {
        let svg = view_svg(&View::Heaps(vec![3, 0, 100]), &Style::default());
        assert_eq!(svg.matches("<rect class=\"shape heap\"").count(), 3);
        assert_eq!(svg.matches("<rect class=\"shape\"").count(), 1);
        assert!(svg.contains(">100</text>"));
    }
}
