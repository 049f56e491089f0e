//! Sets of positive numbers as texts: `1;2;4`.

use crate::text::ParseError;

/// The most numbers in a set.
const MOST_NUMBERS: usize = 100_000;

/// The numbers of a set, ascending and each once.
pub fn set(text: &str) -> Result<Vec<u64>, ParseError> {
    let mut numbers = Vec::new();
    let mut at = 0;
    for item in text.split(';') {
        let digits = item.trim();
        let written = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        let number = digits.parse().ok().filter(|&number: &u64| written && number > 0);
        let fault = || {
            words!(
                "'{digits}': expected a positive number, as in 1;2;4",
                "'{digits}': esperava-se um número positivo, como em 1;2;4"
            )
        };
        numbers.push(number.ok_or_else(|| ParseError::new(at, fault()))?);
        if numbers.len() > MOST_NUMBERS {
            return Err(ParseError::new(
                at,
                words!("at most {MOST_NUMBERS} numbers", "no máximo {MOST_NUMBERS} números"),
            ));
        }
        at += item.len() + 1;
    }
    numbers.sort_unstable();
    numbers.dedup();
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_read() {
        assert_eq!(set("4; 1;2;1"), Ok(vec![1, 2, 4]));
        for (text, at) in
            [("", 0), ("0", 0), ("1;;2", 2), ("1;2;x", 4), ("1;-2", 2), ("1;99999999999999999999", 2)]
        {
            assert_eq!(set(text).unwrap_err().at, at, "{text}");
        }
    }
}
