//! What graph6 and sparse6 share: bits in groups of six, each written as a byte from 63 (`?`) to 126 (`~`),
//! and the size header of 1, 4 or 8 bytes (McKay's formats).

use crate::graph::size::Size;
use crate::text::ParseError;

/// The size header at the start of `bytes`: the number of vertices and the length of the header. `at` is the offset
/// of these bytes in the text.
pub fn read_size(bytes: &[u8], at: usize) -> Result<(usize, usize), ParseError> {
    let (skip, length) = match bytes {
        [126, 126, ..] => (2, 8),
        [126, ..] => (1, 4),
        _ => (0, 1),
    };
    let mut n = 0u64;
    for i in skip..length {
        n = n << 6 | u64::from(sextet(bytes, i, at)?);
    }
    Size::new(n, 0).check().map_err(|message| ParseError::new(at, message))?;
    Ok((n as usize, length))
}

/// The six bits of byte `index`.
pub fn sextet(bytes: &[u8], index: usize, at: usize) -> Result<u8, ParseError> {
    match bytes.get(index) {
        Some(byte @ 63..=126) => Ok(byte - 63),
        Some(_) => Err(ParseError::new(
            at + index,
            words!("expected a byte from '?' to '~'", "esperava-se um byte de '?' a '~'"),
        )),
        None => Err(ParseError::new(
            at + index,
            words!("the text ends before the graph does", "o texto acaba antes do grafo"),
        )),
    }
}

pub fn write_size(n: usize) -> String {
    let bytes: Vec<u8> = match n {
        0..=62 => vec![n as u8],
        63..=258_047 => [63].into_iter().chain((0..3).rev().map(|i| (n >> (6 * i) & 63) as u8)).collect(),
        _ => [63, 63].into_iter().chain((0..6).rev().map(|i| (n >> (6 * i) & 63) as u8)).collect(),
    };
    bytes.into_iter().map(|byte| char::from(byte + 63)).collect()
}

/// Bits to text; the last group must be padded to six bits already.
pub fn write_bits(bits: &[bool]) -> String {
    bits.chunks(6)
        .map(|group| char::from(63 + group.iter().fold(0, |sum, &bit| sum << 1 | u8::from(bit))))
        .collect()
}

/// The one line of a text that holds a single graph, without the optional header, and where it begins.
pub fn single_line<'a>(text: &'a str, header: &str) -> Result<(&'a str, usize), ParseError> {
    let mut lines = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let begin = at + (line.len() - line.trim_start().len());
        let body = line.trim();
        let (body, begin) = body.strip_prefix(header).map_or((body, begin), |b| (b, begin + header.len()));
        if !body.is_empty() {
            lines.push((body, begin));
        }
        at += line.len();
    }
    match lines[..] {
        [line] => Ok(line),
        [] => Err(ParseError::new(
            0,
            words!("expected a graph, found an empty text", "esperava-se um grafo, e o texto é vazio"),
        )),
        [_, second, ..] => Err(ParseError::new(
            second.1,
            words!(
                "expected a single graph, found a second line",
                "esperava-se um só grafo, e há uma segunda linha"
            ),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_round_trip_at_their_borders() {
        for n in [0, 1, 62, 63, 4095, 4096, 99_999, 100_000] {
            let text = write_size(n);
            assert_eq!(read_size(text.as_bytes(), 0), Ok((n, text.len())));
        }
        // From the format's own description.
        assert_eq!(write_size(30), "]");
        assert_eq!(write_size(12345), "~B?x");
        assert_eq!(write_size(460_175_067), "~~?ZZZZZ");
    }

    #[test]
    fn bad_headers_are_placed() {
        assert_eq!(read_size(b"", 3).unwrap_err().at, 3);
        assert_eq!(read_size(b"~A!", 3).unwrap_err().at, 5);
        assert!(read_size(b"~~?ZZZZZ", 0).unwrap_err().message.en.contains("100000"));
    }
}
