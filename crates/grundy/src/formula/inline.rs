//! Inline texts: `(1 -2)(2 3)`, `5:(1 -2)(2 3)`.

use super::draft::{Clause, Draft, Literal, literal};
use super::{MOST_VARIABLES, variable};
use crate::text::ParseError;

/// Reads clauses, with optional white space, after the number of variables if it is given.
pub fn read(text: &str) -> Result<Draft, ParseError> {
    let (variables, from) = head(text)?;
    let mut clauses = Vec::new();
    let mut at = from + blank(&text[from..]);
    if at == text.len() && variables.is_none() {
        return Err(ParseError::new(
            at,
            words!("expected a clause such as (1 -2)", "esperava-se uma cláusula como (1 -2)"),
        ));
    }
    while at < text.len() {
        if !text[at..].starts_with('(') {
            return Err(ParseError::new(
                at,
                words!(
                    "expected '(' and the literals of a clause, as in (1 -2)(2 3)",
                    "esperava-se '(' e os literais de uma cláusula, como em (1 -2)(2 3)"
                ),
            ));
        }
        let end = text[at..].find(')').map(|length| at + length);
        let end = end.ok_or_else(|| {
            ParseError::new(
                text.len(),
                words!("expected ')' at the end of the clause", "esperava-se ')' no fim da cláusula"),
            )
        })?;
        clauses.push(Clause { at, literals: literals(at + 1, &text[at + 1..end])? });
        at = end + 1 + blank(&text[end + 1..]);
    }
    let beyond = |&&(_, literal): &&Literal| variables.is_some_and(|variables| variable(literal) > variables);
    match clauses.iter().flat_map(|clause| &clause.literals).find(beyond) {
        Some(&(at, literal)) => {
            let n = variables.unwrap_or(0);
            Err(ParseError::new(
                at,
                words!(
                    "{literal}: there is no such variable, since there are {n}",
                    "{literal}: não existe tal variável, pois há {n}"
                ),
            ))
        }
        None => Ok(Draft { variables, clauses, prefix: None }),
    }
}

/// The number of variables, if the text begins with a number and a colon, and the offset of the clauses.
fn head(text: &str) -> Result<(Option<usize>, usize), ParseError> {
    let Some((number, _)) = text.split_once(':') else { return Ok((None, 0)) };
    let at = blank(text);
    let known = number.trim().parse().ok().filter(|&n: &usize| n <= MOST_VARIABLES);
    match known {
        Some(n) => Ok((Some(n), number.len() + 1)),
        None => {
            let message = words!(
                "expected the number of variables, at most {MOST_VARIABLES}, before ':'",
                "esperava-se o número de variáveis, no máximo {MOST_VARIABLES}, antes de ':'"
            );
            Err(ParseError::new(at, message))
        }
    }
}

fn literals(at: usize, text: &str) -> Result<Vec<Literal>, ParseError> {
    let place = |word: &str| at + (word.as_ptr() as usize - text.as_ptr() as usize);
    text.split_whitespace().map(|word| Ok((place(word), literal(place(word), word)?))).collect()
}

/// How many bytes of white space a text begins with.
fn blank(text: &str) -> usize {
    text.len() - text.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::super::{Formula, Shape};

    #[test]
    fn mistakes_are_placed() {
        for (text, at) in [
            ("", 0),
            (" ", 1),
            ("1 2", 0),
            ("(1 2", 4),
            ("(1 0)", 3),
            ("(1 -0)", 3),
            ("(1 x)", 3),
            ("(1 +2)", 3),
            ("(1 (2))", 3),
            ("(1) 2", 4),
            ("(1))", 3),
            ("(1000001)", 1),
            ("(99999999999999)", 1),
            ("2:(1 3)", 5),
            ("x:(1)", 0),
            ("-1:(1)", 0),
            ("(1):", 0),
            ("(á)", 1),
        ] {
            assert_eq!(Formula::read_inline(text).unwrap_err().at, at, "{text}");
        }
    }

    #[test]
    fn shapes_are_asked_for() {
        let positive = Shape { positive: true, ..Shape::ANY };
        assert_eq!(Formula::read("(1 2)(3 -1)", positive).unwrap_err().at, 8);
        let pairs = Shape { clause_length: Some(2), ..Shape::ANY };
        assert_eq!(Formula::read("(1 1)(2)", pairs).unwrap_err().at, 5);
        assert!(Formula::read("(1 1)(2 -1)", pairs).is_ok());
    }
}
