//! Codes of octal games, such as 0.77, 4.1 and 0.(3).

use crate::text::ParseError;
use std::fmt;

/// The code of an octal game: what taking i objects from a heap may leave, for every i. Digit d_i is 1 if it may leave
/// nothing, plus 2 if it may leave one heap, plus 4 if it may leave two, none of these heaps empty (Guy and Smith
/// 1956). Digits may repeat for ever: nim is 0.(3).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Code {
    /// d_0, d_1, .. up to where the digits begin to repeat.
    digits: Vec<u8>,
    /// The digits that repeat; empty if the code ends, and then the last of `digits` is not 0.
    tail: Vec<u8>,
}

/// The most digits that are read.
const MOST_DIGITS: usize = 10_000;

impl Code {
    /// The code with these digits from d_0 on, none of them repeated.
    pub fn finite(digits: &[u8]) -> Code {
        Code { digits: digits.to_vec(), tail: Vec::new() }.tidied()
    }

    /// Reads `0.77`, `4.1` or `0.(3)`.
    pub fn read(text: &str) -> Result<Code, ParseError> {
        let first = match text.as_bytes().first() {
            Some(b'0') => 0,
            Some(b'4') => 4,
            _ => {
                return Err(ParseError::new(
                    0,
                    words!(
                        "expected an octal code such as 0.77, which begins with 0 or 4",
                        "esperava-se um código octal como 0.77, que começa com 0 ou 4"
                    ),
                ));
            }
        };
        if text.as_bytes().get(1) != Some(&b'.') {
            return Err(ParseError::new(
                1,
                words!(
                    "expected a point after the first digit, as in 0.77",
                    "esperava-se um ponto depois do primeiro algarismo, como em 0.77"
                ),
            ));
        }
        if text.len() > MOST_DIGITS {
            return Err(ParseError::new(
                MOST_DIGITS,
                words!(
                    "a code has at most {MOST_DIGITS} digits",
                    "um código tem no máximo {MOST_DIGITS} algarismos"
                ),
            ));
        }
        let open = text.find('(').unwrap_or(text.len());
        let mut digits = vec![first];
        digits.extend(octal_digits(text, 2, open)?);
        let tail = match text[open..].len() {
            0 => Vec::new(),
            _ if !text.ends_with(')') => {
                return Err(ParseError::new(
                    text.len(),
                    words!(
                        "expected ')' after the digits that repeat, as in 0.(3)",
                        "esperava-se ')' depois dos algarismos que se repetem, como em 0.(3)"
                    ),
                ));
            }
            _ => octal_digits(text, open + 1, text.len() - 1)?,
        };
        if open < text.len() && tail.is_empty() {
            return Err(ParseError::new(
                open + 1,
                words!(
                    "expected digits that repeat, as in 0.(3)",
                    "esperavam-se algarismos que se repetem, como em 0.(3)"
                ),
            ));
        }
        Ok(Code { digits, tail }.tidied())
    }

    /// The code in normal form: the tail as short and as early as possible.
    fn tidied(mut self) -> Code {
        let n = self.tail.len();
        let repeats = |p: &usize| (0..n).all(|i| self.tail[i] == self.tail[i % p]);
        let shortest = (1..=n).filter(|p| n.is_multiple_of(*p)).find(repeats).unwrap_or(0);
        self.tail.truncate(shortest);
        if self.tail == [0] {
            self.tail.clear();
        }
        while self.digits.len() > 1 && self.digits.last() == self.tail.last().or(Some(&0)) {
            self.digits.pop();
            if !self.tail.is_empty() {
                self.tail.rotate_right(1);
            }
        }
        self
    }

    /// Digit `i` of the code; digit 0 stands before the point.
    pub fn digit(&self, i: u64) -> u8 {
        let n = self.digits.len() as u64;
        match usize::try_from(i).ok().and_then(|i| self.digits.get(i)) {
            Some(&digit) => digit,
            None if self.tail.is_empty() => 0,
            None => self.tail[((i - n) % self.tail.len() as u64) as usize],
        }
    }

    /// d_0, d_1, .., without the digits that repeat.
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The digits that repeat for ever, if any.
    pub fn tail(&self) -> &[u8] {
        &self.tail
    }
}

/// The octal digits in a range of bytes of a text.
fn octal_digits(text: &str, from: usize, to: usize) -> Result<Vec<u8>, ParseError> {
    let digit = |(i, c): (usize, char)| match c.to_digit(8) {
        Some(digit) => Ok(digit as u8),
        None => Err(ParseError::new(
            from + i,
            words!("'{c}': expected a digit from 0 to 7", "'{c}': esperava-se um algarismo de 0 a 7"),
        )),
    };
    text[from..to].char_indices().map(digit).collect()
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |digits: &[u8]| digits.iter().map(u8::to_string).collect::<String>();
        write!(f, "{}.{}", self.digits[0], text(&self.digits[1..]))?;
        match self.tail.is_empty() {
            true if self.digits.len() == 1 => f.write_str("0"),
            true => Ok(()),
            false => write!(f, "({})", text(&self.tail)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reads(text: &str, shown: &str) {
        assert_eq!(Code::read(text).unwrap().to_string(), shown, "{text}");
    }

    #[test]
    fn codes_have_one_text() {
        reads("0.77", "0.77");
        reads("0.770", "0.77");
        reads("4.1", "4.1");
        reads("0.", "0.0");
        reads("0.000", "0.0");
        reads("0.33(3)", "0.(3)");
        reads("0.(3333)", "0.(3)");
        reads("0.1(31)", "0.(13)");
        reads("0.7(0)", "0.7");
        reads("4.(0123)", "4.(0123)");
    }

    #[test]
    fn digits_repeat() {
        let code = Code::read("0.12(345)").unwrap();
        assert_eq!((0..10).map(|i| code.digit(i)).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 3, 4, 5, 3]);
        assert_eq!(code.digit(3 + 3_000_000_000_000), 3);
        assert_eq!(Code::read("0.77").unwrap().digit(5), 0);
    }

    #[test]
    fn faults_are_found_where_they_are() {
        for (text, at) in [
            ("", 0),
            ("1.7", 0),
            ("0", 1),
            ("0,7", 1),
            ("0.78", 3),
            ("0.9", 2),
            ("0.7a", 3),
            ("0.7(", 4),
            ("0.7()", 4),
            ("0.7(38)", 5),
            ("0.(3)3", 6),
            ("0.é", 2),
        ] {
            assert_eq!(Code::read(text).unwrap_err().at, at, "{text}");
        }
    }
}
