//! Quotations in texts: `"a.b"` is one name, whatever characters it contains.

use std::ops::Range;

/// The content of the quotation at the start of the text, and its length including the quotes. `\"` stands for a
/// quote; other backslashes stand for themselves.
pub fn quoted(text: &str) -> Option<(String, usize)> {
    let mut content = String::new();
    let mut rest = text.strip_prefix('"')?.char_indices().peekable();
    while let Some((i, c)) = rest.next() {
        match c {
            '"' => return Some((content, i + 2)),
            '\\' if rest.next_if(|(_, next)| *next == '"').is_some() => content.push('"'),
            c => content.push(c),
        }
    }
    None
}

/// The text in quotes. It must not end in a backslash.
pub fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\\\""))
}

/// The quotations of a text, in order. A quote that is never closed is an ordinary character.
pub fn quotations(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(begin) = text[at..].find('"').map(|i| at + i) {
        let Some((_, length)) = quoted(&text[begin..]) else { break };
        at = begin + length;
        found.push(begin..at);
    }
    found
}

/// The pieces of a text between separators that are not in quotations, each with its place.
pub fn split_unquoted(text: &str, separator: char) -> Vec<(usize, &str)> {
    let quotations = quotations(text);
    let mut pieces = Vec::new();
    let mut from = 0;
    for (i, _) in text.match_indices(separator).filter(|(i, _)| is_outside(&quotations, *i)) {
        pieces.push((from, &text[from..i]));
        from = i + separator.len_utf8();
    }
    pieces.push((from, &text[from..]));
    pieces
}

/// Whether a place is in none of the ranges, which are in order.
pub fn is_outside(ranges: &[Range<usize>], place: usize) -> bool {
    let next = ranges.partition_point(|range| range.end <= place);
    ranges.get(next).is_none_or(|range| place < range.start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotations_are_one_piece() {
        assert_eq!(quoted("\"a.b\" c"), Some(("a.b".into(), 5)));
        assert_eq!(quoted(r#""a\"b\c""#), Some((r#"a"b\c"#.into(), 8)));
        assert_eq!((quoted("a"), quoted("\"a"), quoted(r#""a\""#)), (None, None, None));
        for name in ["", "a b", r#"a"b"#, r#"a\b"#, r#"a\"b"#] {
            let text = quote(name);
            assert_eq!(quoted(&text), Some((name.to_string(), text.len())), "{name}");
        }
        assert_eq!(quotations(r#"a"b"c"d"e"f"#), [1..4, 5..8]);
    }

    #[test]
    fn separators_in_quotations_do_not_count() {
        assert_eq!(split_unquoted(r#"a.".".é."#, '.'), [(0, "a"), (2, r#"".""#), (6, "é"), (9, "")]);
        assert_eq!(split_unquoted(r#"a"b.c"#, '.'), [(0, "a\"b"), (4, "c")]);
        assert_eq!(split_unquoted("", '.'), [(0, "")]);
    }
}
