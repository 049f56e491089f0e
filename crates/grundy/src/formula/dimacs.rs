//! DIMACS and QDIMACS: `p cnf variables clauses`, then literals, each clause ended by 0. Before the clauses of QDIMACS
//! stand lines such as `e 1 2 0` and `a 3 0`. Lines that begin with `c` are comments, and a line `%` ends the file.

use super::draft::{Clause, Draft, Literal, literal, number};
use super::prefix::{Prefix, Quantifier};
use super::{Formula, MOST_VARIABLES, variable};
use crate::text::ParseError;

/// A word and its offset.
type Word<'a> = (usize, &'a str);

/// Reads a file whose header agrees with its clauses.
pub fn read(text: &str) -> Result<Draft, ParseError> {
    let mut header: Option<Header> = None;
    let mut body = Body::default();
    for words in lines(text) {
        let (at, first) = words[0];
        match (first, &header) {
            (comment, _) if comment.starts_with('c') => {}
            ("%", _) => break,
            ("p", None) => header = Some(Header::read(&words)?),
            ("p", Some(_)) => {
                return Err(ParseError::new(
                    at,
                    words!("a second line 'p cnf'", "uma segunda linha 'p cnf'"),
                ));
            }
            (_, None) => {
                return Err(ParseError::new(
                    at,
                    words!(
                        "expected the line 'p cnf variables clauses' first",
                        "esperava-se primeiro a linha 'p cnf variáveis cláusulas'"
                    ),
                ));
            }
            ("a" | "e", Some(header)) => body.quantify(header, &words)?,
            (_, Some(header)) => {
                for &(at, word) in &words {
                    body.literal(header, at, word)?;
                }
            }
        }
    }
    let header = header.ok_or_else(|| {
        ParseError::new(
            text.len(),
            words!(
                "expected the line 'p cnf variables clauses'",
                "esperava-se a linha 'p cnf variáveis cláusulas'"
            ),
        )
    })?;
    body.finish(&header, text.trim_end().len())
}

/// The line `p cnf variables clauses` and its offset.
struct Header {
    at: usize,
    variables: usize,
    clauses: usize,
}

impl Header {
    fn read(words: &[Word]) -> Result<Header, ParseError> {
        let fault = |at: usize| {
            ParseError::new(
                at,
                words!(
                    "expected 'p cnf variables clauses', as in 'p cnf 3 2'",
                    "esperava-se 'p cnf variáveis cláusulas', como em 'p cnf 3 2'"
                ),
            )
        };
        let &[(at, _), (kind_at, kind), (variables_at, variables), (clauses_at, clauses)] = words else {
            return Err(fault(words[0].0));
        };
        if kind != "cnf" {
            return Err(fault(kind_at));
        }
        let variables: usize = variables.parse().map_err(|_| fault(variables_at))?;
        let clauses = clauses.parse().map_err(|_| fault(clauses_at))?;
        match variables <= MOST_VARIABLES {
            true => Ok(Header { at, variables, clauses }),
            false => Err(ParseError::new(
                variables_at,
                words!(
                    "at most {MOST_VARIABLES} variables are allowed",
                    "são permitidas no máximo {MOST_VARIABLES} variáveis"
                ),
            )),
        }
    }

    fn check(&self, at: usize, literal: i32) -> Result<(), ParseError> {
        match variable(literal) <= self.variables {
            true => Ok(()),
            false => {
                let n = self.variables;
                Err(ParseError::new(
                    at,
                    words!(
                        "{literal}: there is no such variable, since the header says {n}",
                        "{literal}: não existe tal variável, pois o cabeçalho diz {n}"
                    ),
                ))
            }
        }
    }
}

/// What follows the header.
#[derive(Default)]
struct Body {
    prefix: Option<(usize, Prefix)>,
    clauses: Vec<Clause>,
    /// The literals of a clause that is not yet ended.
    open: Vec<Literal>,
}

impl Body {
    /// A line such as `e 1 2 0`.
    fn quantify(&mut self, header: &Header, words: &[Word]) -> Result<(), ParseError> {
        let (at, letter) = words[0];
        if !self.clauses.is_empty() || !self.open.is_empty() {
            return Err(ParseError::new(
                at,
                words!(
                    "a quantifier after the first clause; the formula must be prenex",
                    "um quantificador depois da primeira cláusula; a fórmula deve ser prenexa"
                ),
            ));
        }
        let quantifier = if letter == "e" { Quantifier::Exists } else { Quantifier::ForAll };
        let (last, inner) = words[1..].split_last().unwrap_or((&words[0], &[]));
        if last.1 != "0" {
            return Err(ParseError::new(
                last.0 + last.1.len(),
                words!(
                    "expected 0 at the end of the quantified variables",
                    "esperava-se 0 no fim das variáveis quantificadas"
                ),
            ));
        }
        let (_, prefix) = self.prefix.get_or_insert((at, Prefix::default()));
        for &(at, word) in inner {
            let v = literal(at, word)?;
            header.check(at, v)?;
            let new = v > 0 && prefix.push(quantifier, variable(v));
            if !new {
                let message = words!(
                    "{word}: expected a variable that is not yet quantified",
                    "{word}: esperava-se uma variável ainda não quantificada"
                );
                return Err(ParseError::new(at, message));
            }
        }
        Ok(())
    }

    fn literal(&mut self, header: &Header, at: usize, word: &str) -> Result<(), ParseError> {
        match number(at, word)? {
            0 => {
                let place = self.open.first().map_or(at, |&(first, _)| first);
                self.clauses.push(Clause { at: place, literals: std::mem::take(&mut self.open) });
            }
            literal => {
                header.check(at, literal)?;
                self.open.push((at, literal));
            }
        }
        Ok(())
    }

    fn finish(self, header: &Header, end: usize) -> Result<Draft, ParseError> {
        if !self.open.is_empty() {
            return Err(ParseError::new(
                end,
                words!("expected 0 at the end of the clause", "esperava-se 0 no fim da cláusula"),
            ));
        }
        let (said, found) = (header.clauses, self.clauses.len());
        if said != found {
            let message = words!(
                "the header says that there are {said} clauses, and there are {found}",
                "o cabeçalho diz que há {said} cláusulas, e há {found}"
            );
            return Err(ParseError::new(header.at, message));
        }
        Ok(Draft { variables: Some(header.variables), clauses: self.clauses, prefix: self.prefix })
    }
}

/// The words of each line with their places in the text, empty lines left out.
fn lines(text: &str) -> impl Iterator<Item = Vec<Word<'_>>> {
    let begin = text.as_ptr() as usize;
    let placed = move |word: &'_ str| word.as_ptr() as usize - begin;
    let words =
        text.split('\n').map(move |line| line.split_whitespace().map(|word| (placed(word), word)).collect());
    words.filter(|words: &Vec<Word>| !words.is_empty())
}

pub fn write(formula: &Formula) -> String {
    let mut text = format!("p cnf {} {}\n", formula.variables, formula.clauses.len());
    for clause in &formula.clauses {
        clause.iter().for_each(|literal| text += &format!("{literal} "));
        text += "0\n";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::Shape;
    use super::*;

    fn read(text: &str) -> Result<String, (usize, usize)> {
        let shape = Shape { quantified: true, ..Shape::ANY };
        let read = Formula::read_file(text, shape);
        read.map(|formula| formula.to_string()).map_err(|error| (error.line(text), error.at))
    }

    #[test]
    fn clauses_may_span_lines() {
        assert_eq!(read("c one\np cnf 4 3\n1 -2\n0 2 3 0\nc two\n0\n").as_deref(), Ok("4:(1 -2)(2 3)()"));
        assert_eq!(read("p cnf 1 1\r\n1 0\r\n%\n0\n").as_deref(), Ok("(1)"));
        assert_eq!(read("p cnf 3 0").as_deref(), Ok("3:"));
    }

    #[test]
    fn mistakes_have_their_lines() {
        for (text, place) in [
            ("", (1, 0)),
            ("c nothing\n", (2, 10)),
            ("1 2 0", (1, 0)),
            ("x\n", (1, 0)),
            ("p cnf 3\n", (1, 0)),
            ("p edge 3 1\n", (1, 2)),
            ("p cnf x 1\n", (1, 6)),
            ("p cnf 3 1\np cnf 3 1\n", (2, 10)),
            ("p cnf 1000001 1\n", (1, 6)),
            ("p cnf 3 2\n1 2 0\n", (1, 0)),
            ("p cnf 3 1\n1 2 0\n3 0\n", (1, 0)),
            ("p cnf 3 1\n1 2\n", (2, 13)),
            ("c\np cnf 3 1\n1 4 0\n", (3, 14)),
            ("p cnf 3 1\n1 y 0\n", (2, 12)),
            ("p cnf 3 1\ne 1 2\n1 0\n", (2, 15)),
            ("p cnf 3 1\ne 1 1 0\n1 0\n", (2, 14)),
            ("p cnf 3 1\ne -1 0\n1 0\n", (2, 12)),
            ("p cnf 3 1\ne\n1 0\n", (2, 11)),
            ("p cnf 3 1\n1 0\ne 1 0\n", (3, 14)),
        ] {
            assert_eq!(read(text), Err(place), "{text}");
        }
        let error = Formula::read_file("p cnf 2 1\na 1 0\n1 2 0\n", Shape::ANY).unwrap_err();
        assert_eq!(error.at, 10);
    }
}
