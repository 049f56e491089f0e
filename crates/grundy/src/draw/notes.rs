//! What is known about the moves of a position, as signs on its picture.

use super::Style;
use super::svg::label;
use crate::rules::Place;

/// What a move does for the player who makes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Found {
    /// It loses.
    Loss,
    /// It draws.
    Draw,
    /// It wins.
    Win,
}

impl Found {
    /// The class of its style, and its sign.
    fn shown(self) -> (&'static str, &'static str) {
        match self {
            Found::Win => ("win", "✓"),
            Found::Draw => ("tie", "="),
            Found::Loss => ("loss", "✗"),
        }
    }
}

/// A move on a picture: where it shows, what it does, and what it leaves, in a few characters.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    /// Where the move shows.
    pub places: Vec<Place>,
    /// What it does.
    pub found: Found,
    /// What it leaves: a nimber, a value, a score.
    pub text: String,
}

/// The best of the moves through one place.
pub struct Sign {
    /// The class of its style.
    pub class: &'static str,
    /// A sign, and what the move leaves if it is the only one.
    pub text: String,
}

impl Sign {
    /// The sign as a text around a point.
    pub fn label(&self, x: f64, y: f64) -> String {
        label(x, y, &format!("tag note {}", self.class), &self.text)
    }
}

impl Style {
    /// What is known about the moves through a place.
    pub fn sign(&self, place: &Place) -> Option<Sign> {
        let mut here = self.notes.iter().filter(|note| note.places.contains(place));
        let first = here.next()?;
        let best =
            here.clone().map(|note| note.found).max().map_or(first.found, |most| most.max(first.found));
        let (class, sign) = best.shown();
        let text = match here.next() {
            None if !first.text.is_empty() => format!("{sign} {}", first.text),
            _ => sign.to_string(),
        };
        Some(Sign { class, text })
    }

    /// The style of one board of a sum.
    pub fn of_part(&self, part: usize) -> Style {
        let inner = |place: &Place| match place {
            Place::Part { part: of, place } if *of == part => Some((**place).clone()),
            _ => None,
        };
        let note = |note: &Note| {
            let places: Vec<Place> = note.places.iter().filter_map(inner).collect();
            (!places.is_empty()).then(|| Note { places, ..note.clone() })
        };
        Style {
            language: self.language,
            theme: self.theme,
            layouts: self.layouts.get(part).cloned().into_iter().collect(),
            notes: self.notes.iter().filter_map(note).collect(),
            ..Style::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(at: usize, found: Found, text: &str) -> Note {
        Note { places: vec![Place::element(at)], found, text: text.into() }
    }

    #[test]
    fn a_place_shows_its_best_move() {
        let notes = vec![note(0, Found::Loss, "1"), note(0, Found::Win, "0"), note(1, Found::Loss, "∗2")];
        let style = Style { notes, ..Style::default() };
        let sign = |at: usize| style.sign(&Place::element(at)).map(|sign| (sign.class, sign.text));
        assert_eq!(sign(0), Some(("win", "✓".to_string())));
        assert_eq!(sign(1), Some(("loss", "✗ ∗2".to_string())));
        assert_eq!(sign(2), None);
    }

    #[test]
    fn boards_of_a_sum_have_their_own_notes() {
        let inside = Place::Part { part: 1, place: Box::new(Place::element(4)) };
        let notes = vec![Note { places: vec![inside], found: Found::Win, text: String::new() }];
        let layouts = vec![Vec::new(), vec![(0.0, 0.5)]];
        let style = Style { notes, layouts, ..Style::default() };
        assert!(style.of_part(0).notes.is_empty());
        assert!(style.of_part(1).sign(&Place::element(4)).is_some());
        assert_eq!(style.of_part(1).layouts, [vec![(0.0, 0.5)]]);
    }
}
