//! `subtraction`: take a number of a given set.

use crate::families::entry::*;
use crate::families::heaps::{GAME, HeapGame};
use crate::heap::Rule;
use crate::text::ParseError;

pub static SUBTRACTION: Entry = Entry {
    id: "subtraction",
    name: Bilingual { en: "Subtraction game", pt: "Jogo da subtração" },
    rules: Bilingual {
        en: "Take a number of objects that is in the set from one heap. A move is written heap>left: 0>2 leaves 2 in the first heap.",
        pt: "Retire de uma pilha uma quantidade de objetos que esteja no conjunto. Uma jogada se escreve pilha>resto: 0>2 deixa 2 na primeira pilha.",
    },
    keys: &[KeyInfo {
        name: "set",
        values: Values::Written {
            form: "positive numbers with ; between them, such as 1;2;4",
            examples: &["1;2", "1;2;4", "2;3", "3"],
            read,
        },
        default: "1;2;3",
        help: Bilingual { en: "what may be taken", pt: "o que se pode retirar" },
    }],
    examples: &[
        Example::new("subtraction{set=1;2;4}:8", &[("nimber", "2")], "thesis on impartial games fig. 4.1"),
        Example::new(
            "subtraction{set=1;2;3;4}:10",
            &[("winner", "\"bob\""), ("nimber", "0")],
            "thesis on impartial games 2.1-2.2",
        ),
    ],
    complexity: &[Complexity::new(
        "normal, finite set",
        "nimbers repeat; linear time in the period and the heaps",
        "Winning Ways ch. 4",
    )],
    heaps: Some(HeapGame::Listed(|problem| Some(Rule::Subtraction(numbers(problem.key("set")).ok()?)))),
    ..GAME
};

/// The most numbers in a set.
const MOST_NUMBERS: usize = 100_000;

fn read(text: &str) -> Result<String, ParseError> {
    let texts: Vec<String> = numbers(text)?.iter().map(u64::to_string).collect();
    Ok(texts.join(";"))
}

/// The numbers of a set, ascending and each once.
fn numbers(text: &str) -> Result<Vec<u64>, ParseError> {
    let mut numbers = Vec::new();
    let mut at = 0;
    for item in text.split(';') {
        let digits = item.trim();
        let written = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        let number = digits.parse().ok().filter(|&number: &u64| written && number > 0);
        let fault = || format!("'{digits}': expected a positive number, as in 1;2;4");
        numbers.push(number.ok_or_else(|| ParseError::new(at, fault()))?);
        if numbers.len() > MOST_NUMBERS {
            return Err(ParseError::new(at, format!("at most {MOST_NUMBERS} numbers")));
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
    fn sets_have_one_text() {
        assert_eq!(read("4; 1;2;1"), Ok("1;2;4".to_string()));
        for (text, at) in
            [("", 0), ("0", 0), ("1;;2", 2), ("1;2;x", 4), ("1;-2", 2), ("1;99999999999999999999", 2)]
        {
            assert_eq!(read(text).unwrap_err().at, at, "{text}");
        }
    }
}
