//! What boards that are lists share: heaps, stacks, bags, points and listed cells.

use super::Refusal;
use crate::text::{Bilingual, ParseError};

/// The most heaps, stacks, bags, points or listed cells.
pub const MOST_ITEMS: usize = 100_000;

/// Rejects lists that are empty or too long.
pub fn check_items<T>(items: &[T]) -> Result<(), Refusal> {
    match items.len() {
        0 => Err(Refusal::board(words!(
            "expected at least one item in the list",
            "esperava-se pelo menos um item na lista"
        ))),
        1..=MOST_ITEMS => Ok(()),
        _ => Err(Refusal::board(words!(
            "at most {MOST_ITEMS} items in a list",
            "no máximo {MOST_ITEMS} itens em uma lista"
        ))),
    }
}

/// A list of items with commas between them, each read by `item` at its place.
pub fn list<T>(
    at: usize,
    pieces: impl Iterator<Item = (usize, usize)>,
    text: &str,
    item: impl Fn(usize, &str) -> Result<T, ParseError>,
) -> Result<Vec<T>, ParseError> {
    let mut items = Vec::new();
    for (from, to) in pieces {
        let piece = &text[from..to];
        let place = at + from + (piece.len() - piece.trim_start().len());
        items.push(item(place, piece.trim())?);
        if items.len() > MOST_ITEMS {
            return Err(ParseError::new(
                place,
                words!("at most {MOST_ITEMS} items in a list", "no máximo {MOST_ITEMS} itens em uma lista"),
            ));
        }
    }
    Ok(items)
}

/// The ranges of the pieces between separators; a separator inside brackets does not count.
pub fn pieces(text: &str, separator: u8) -> impl Iterator<Item = (usize, usize)> {
    let mut depth = 0i64;
    let mut cuts = Vec::new();
    for (i, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'{' => depth += 1,
            b')' | b'}' => depth -= 1,
            _ if byte == separator && depth <= 0 => cuts.push(i),
            _ => {}
        }
    }
    let ends: Vec<usize> = cuts.iter().copied().chain([text.len()]).collect();
    [0].into_iter().chain(cuts.into_iter().map(|cut| cut + 1)).zip(ends)
}

/// A number of objects.
pub fn number(at: usize, text: &str, expected: Bilingual) -> Result<u64, ParseError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ParseError::new(
            at,
            words!("'{text}': expected {}", "'{text}': esperava-se {}"; expected),
        ));
    }
    text.parse().map_err(|_| {
        ParseError::new(
            at,
            words!("'{text}': a number is at most {}", "'{text}': um número é no máximo {}", u64::MAX),
        )
    })
}
