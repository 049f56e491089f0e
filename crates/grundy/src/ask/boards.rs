//! Reads boards that are lists: heaps, stacks, bags, points, rows and rectangles with cells.

use super::Error;
use crate::games::Board;
use crate::graph::Label;
use crate::rules::{Pile, letter as label_letter};

/// The most heaps, stacks, bags, points or listed cells.
const MOST_ITEMS: usize = 100_000;

/// The longest row of cells.
const LONGEST_ROW: usize = 1_000_000;

/// A list of items with commas between them, each read by `item` at its place.
fn list<T>(
    at: usize,
    pieces: impl Iterator<Item = (usize, usize)>,
    text: &str,
    item: impl Fn(usize, &str) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    let mut items = Vec::new();
    for (from, to) in pieces {
        let piece = &text[from..to];
        let place = at + from + (piece.len() - piece.trim_start().len());
        items.push(item(place, piece.trim())?);
        if items.len() > MOST_ITEMS {
            return Err(Error::new(place, format!("at most {MOST_ITEMS} items in a list")));
        }
    }
    Ok(items)
}

/// Where the pieces between separators stand; a separator inside brackets does not count.
fn pieces(text: &str, separator: u8) -> impl Iterator<Item = (usize, usize)> {
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
fn number(at: usize, text: &str, expected: &str) -> Result<u64, Error> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Error::new(at, format!("'{text}': expected {expected}")));
    }
    text.parse().map_err(|_| Error::new(at, format!("'{text}': a number is at most {}", u64::MAX)))
}

/// Heaps, of which there may be only so many.
pub fn heaps(at: usize, text: &str, least: usize, most: usize) -> Result<Board, Error> {
    let heaps =
        list(at, pieces(text, b','), text, |place, item| number(place, item, "a heap size, as in 3,5,7"))?;
    let count = heaps.len();
    if count < least || count > most {
        let expected = match (least, most) {
            (1, 1) => "one number".to_string(),
            _ if least == most => format!("{least} numbers"),
            _ => format!("from {least} to {most} numbers"),
        };
        return Err(Error::new(at, format!("expected {expected}, found {count}")));
    }
    Ok(Board::Heaps(heaps))
}

/// Heaps and bags of heap sizes. A bag is a set: its sizes are sorted, and each stands once.
pub fn bags(at: usize, text: &str) -> Result<Board, Error> {
    let pile = |place: usize, item: &str| {
        let Some(inner) = item.strip_prefix('{') else {
            return Ok(Pile::Heap(number(place, item, "a heap or a bag, as in 2,{0;1;3}")?));
        };
        let Some(inner) = inner.strip_suffix('}') else {
            return Err(Error::new(place, format!("'{item}': expected '}}' at the end of the bag")));
        };
        if inner.trim().is_empty() {
            return Ok(Pile::Bag(Vec::new()));
        }
        let size = |place: usize, size: &str| number(place, size, "a heap size, as in {0;1;3}");
        let mut sizes = list(place + 1, pieces(inner, b';'), inner, size)?;
        sizes.sort_unstable();
        sizes.dedup();
        Ok(Pile::Bag(sizes))
    };
    Ok(Board::Bags(list(at, pieces(text, b','), text, pile)?))
}

/// Points with two coordinates.
pub fn points(at: usize, text: &str) -> Result<Board, Error> {
    let point = |place: usize, item: &str| {
        let fault = || Error::new(place, format!("'{item}': expected a point, as in (1,3),(2,3)"));
        let inner = item.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).ok_or_else(fault)?;
        let coordinate =
            |place: usize, text: &str| number(place, text, "a row and a column from 0, as in (1,3)");
        match list(place + 1, pieces(inner, b','), inner, coordinate)?[..] {
            [row, column] => Ok((row, column)),
            _ => Err(fault()),
        }
    };
    Ok(Board::Points(list(at, pieces(text, b','), text, point)?))
}

/// A row of empty and marked cells.
pub fn row(at: usize, text: &str) -> Result<Board, Error> {
    let trimmed = text.trim();
    let at = at + (text.len() - text.trim_start().len());
    if trimmed.is_empty() {
        return Err(Error::new(at, "expected a row of '.' and 'X', as in ..X.."));
    }
    if trimmed.len() > LONGEST_ROW {
        return Err(Error::new(at + LONGEST_ROW, format!("a row has at most {LONGEST_ROW} cells")));
    }
    let cell = |(i, sign): (usize, char)| match sign {
        '.' => Ok(false),
        'X' => Ok(true),
        _ => Err(Error::new(at + i, format!("'{sign}': expected '.' or 'X', as in ..X.."))),
    };
    Ok(Board::Row(trimmed.char_indices().map(cell).collect::<Result<_, _>>()?))
}

/// Stacks over A, B and C, each from its bottom to its top.
pub fn stacks(at: usize, text: &str) -> Result<Board, Error> {
    let letter =
        |letter: char| [Label::A, Label::B, Label::C].into_iter().find(|&l| label_letter(l) == letter);
    let stack = |place: usize, item: &str| {
        let stack: Option<Vec<Label>> = item.chars().map(letter).collect();
        let fault = || Error::new(place, format!("'{item}': expected a stack of A, B and C, as in ABB,BAA"));
        stack.filter(|stack| !stack.is_empty()).ok_or_else(fault)
    };
    Ok(Board::Stacks(list(at, pieces(text, b','), text, stack)?))
}

/// A board of rows and columns, with some of its cells if they may be listed.
pub fn grid(at: usize, text: &str, listed: bool) -> Result<Board, Error> {
    let (size, listed_cells) = match text.split_once('/').filter(|_| listed) {
        Some((size, cells)) => (size, Some((at + size.len() + 1, cells))),
        None => (text, None),
    };
    let read = |side: &str| side.trim().parse::<usize>().ok().filter(|side| (1..=1000).contains(side));
    let sides = size.split_once('x').and_then(|(rows, columns)| Some((read(rows)?, read(columns)?)));
    let (rows, columns) = sides.ok_or_else(|| {
        Error::new(at, format!("'{size}': expected a board such as 3x4, sides from 1 to 1000"))
    })?;
    let cells = match listed_cells {
        Some((at, cells)) => list(at, pieces(cells, b'.'), cells, |place, item| {
            cell(item, rows, columns).ok_or_else(|| {
                let message = format!("'{item}': expected a cell of the {rows}x{columns} board, as in a1");
                Error::new(place, message)
            })
        })?,
        None => Vec::new(),
    };
    Ok(Board::Grid { rows, columns, cells })
}

/// A cell by the letters of its column and the number of its row from the top, if it is on the board.
fn cell(text: &str, rows: usize, columns: usize) -> Option<usize> {
    let end = text.find(|c: char| !c.is_ascii_lowercase())?;
    let (letters, digits) = text.split_at(end);
    if letters.is_empty() || letters.len() > 3 || digits.starts_with('0') {
        return None;
    }
    let column = letters.bytes().fold(0, |column, letter| column * 26 + (letter - b'a') as usize + 1) - 1;
    let row: usize = digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse().ok())??;
    (column < columns && row <= rows).then(|| (row - 1) * columns + column)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(read: Result<Board, Error>) -> usize {
        read.unwrap_err().at
    }

    #[test]
    fn canonical_texts_are_read_back() {
        let show = |read: Result<Board, Error>| read.unwrap().to_string();
        assert_eq!(show(bags(0, "2, {3;0;1;0},{}")), "2,{0;1;3},{}");
        assert_eq!(show(points(0, "(1,3), (2 , 3)")), "(1,3),(2,3)");
        assert_eq!(show(row(0, " ..X. ")), "..X.");
        assert_eq!(show(grid(0, "8x30/e6.ad8.e6", true)), "8x30/e6.ad8.e6");
        assert_eq!(show(grid(0, "8x8", true)), "8x8");
        assert_eq!(show(heaps(0, "3, 5", 1, 2)), "3,5");
    }

    #[test]
    fn faults_have_their_place() {
        assert_eq!(place(heaps(4, "3,x", 1, 9)), 6);
        assert_eq!(place(heaps(4, "3,18446744073709551616", 1, 9)), 6);
        assert_eq!(place(heaps(4, "1,2,3", 2, 2)), 4);
        assert_eq!(place(bags(0, "2,{0;x}")), 5);
        assert_eq!(place(bags(0, "2,{0;1")), 2);
        assert_eq!(place(points(0, "(1,3),(2)")), 6);
        assert_eq!(place(points(0, "(1,3),(2,-1)")), 9);
        assert_eq!(place(row(0, "..x")), 2);
        assert_eq!(place(row(3, "")), 3);
        assert_eq!(place(grid(0, "8x8/e6.i1", true)), 7);
        assert_eq!(place(grid(0, "8x8/e0", true)), 4);
        assert_eq!(place(grid(0, "8x8/", true)), 4);
        assert_eq!(place(grid(0, "8x8/a1", false)), 0);
    }
}
